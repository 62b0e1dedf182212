/// A system and the first version of it that something holds for, such as iOS 17.
package struct PlatformVersion: Hashable, Sendable, CustomStringConvertible {
  /// The systems that can be named.
  package static let systems = [
    "iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS", "Mac Catalyst",
  ]
  /// The system's name, as Apple writes it.
  package let system: String
  /// The version's parts; empty where every version is meant.
  package let version: [Int]

  /// Reads a system with or without a version, or gives nil.
  package init?(_ text: String) {
    guard let system = Self.systems.last(where: { text == $0 || text.hasPrefix($0 + " ") }) else {
      return nil
    }
    let rest = text.dropFirst(system.count).drop { $0 == " " }
    var version: [Int] = []
    let parts = rest.isEmpty ? [] : rest.split(separator: ".", omittingEmptySubsequences: false)
    for part in parts {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part),
        number < 1_000
      else { return nil }
      version.append(number)
    }
    self.system = system
    self.version = version
  }

  package var description: String {
    version.isEmpty
      ? system : system + " " + version.map(String.init).joined(separator: ".")
  }
}
