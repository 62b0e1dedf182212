/// What a YAML node holds.
///
/// Every scalar is text; the field that takes it decides its type.
package indirect enum YAMLContent: Hashable, Sendable {
  /// A text, and whether it stood in quotes or as a block.
  case scalar(String, isQuoted: Bool)
  case sequence([YAMLNode])
  /// Entries in the order written; a repeated key is reported and its later value left out.
  case mapping([YAMLEntry])
}
