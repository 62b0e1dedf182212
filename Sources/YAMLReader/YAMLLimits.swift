/// How much YAML is read.
package enum YAMLLimits {
  /// The deepest nesting of sequences and mappings; deeper YAML is a finding and is not read.
  package static let depth = 32
}
