/// A key and its value in a YAML mapping.
package struct YAMLEntry: Hashable, Sendable {
  /// The key's text.
  package let key: String
  /// The UTF-8 bytes of the file the key stands on.
  package let keyRange: Range<Int>
  /// The value.
  package let value: YAMLNode

  /// Makes an entry.
  package init(key: String, keyRange: Range<Int>, value: YAMLNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
