import SwiftSnippets

/// The uses of a sample in short words, so that tests can be read.
enum FoundUses {
  /// What one use is: kind, owner and name, labels, access unless it follows from the labels.
  static func words(_ use: APIUse) -> String {
    let name = (use.owner.map { $0 + "." } ?? "") + use.name
    let labels = use.labels.isEmpty ? "" : "(" + use.labels.map { $0 + ":" }.joined() + ")"
    return "\(use.access) \(use.kind) \(name)\(labels)"
  }

  /// All uses of a sample.
  static func all(_ text: String) -> [String] { APIUses.uses(in: text).map(words) }

  /// The uses of a name in a sample.
  static func named(_ name: String, in text: String) -> [APIUse] {
    APIUses.uses(in: text).filter { $0.name == name }
  }
}
