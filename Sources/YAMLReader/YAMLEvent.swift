/// One step of reading YAML, copied out of libyaml.
struct YAMLEvent {
  /// What the step is.
  enum Kind {
    case scalar(String, isQuoted: Bool)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
    case documentStart
    case alias(String)
  }

  var kind: Kind
  /// Where it begins and ends, in Unicode scalars from the start of the YAML.
  var range: Range<Int>
  var hasAnchor = false
  var hasTag = false
}
