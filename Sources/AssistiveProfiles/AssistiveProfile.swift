/// A setting or technology under which a check is run, such as VoiceOver or Reduce Motion.
package struct AssistiveProfile: Hashable, Sendable {
  /// Its stable id, such as `reduce-motion`.
  package let id: String
  /// Its name.
  package let name: String
  /// How it may be written in a Check block, its name among them.
  package let spellings: [String]
  /// Where it is in Settings, with the system described, or nil.
  package let settingsPath: String?
  /// How it is turned on, or nil.
  package let turnOn: String?
  /// How it is turned off, or nil.
  package let turnOff: String?
  /// The value by which an app sees it, or nil.
  package let reportedBy: String?

  /// Makes a profile; a site can add its own.
  package init(
    id: String, name: String, spellings: [String], settingsPath: String? = nil,
    turnOn: String? = nil, turnOff: String? = nil, reportedBy: String? = nil
  ) {
    self.id = id
    self.name = name
    self.spellings = spellings
    self.settingsPath = settingsPath
    self.turnOn = turnOn
    self.turnOff = turnOff
    self.reportedBy = reportedBy
  }
}
