/// A YAML value that knows where it stands.
package struct YAMLNode: Hashable, Sendable {
  /// What it holds.
  package let content: YAMLContent
  /// The UTF-8 bytes of the file it stands on.
  package let range: Range<Int>

  /// Makes a node; only a reader does.
  package init(content: YAMLContent, range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// The text of a scalar, or nil.
  package var scalar: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The values of a sequence, or nil.
  package var sequence: [YAMLNode]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  /// The entries of a mapping, or nil.
  package var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Whether nothing was written where a value could be: `key:` alone.
  package var isMissing: Bool {
    if case .scalar("", isQuoted: false) = content { true } else { false }
  }
}
