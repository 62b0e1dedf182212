// The only file that touches libyaml.
import CLibYAML

/// A libyaml parser over a text, freed when it goes.
@safe struct YAMLEventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// What libyaml refused, and where, in Unicode scalars.
  struct Refusal {
    var problem: String
    var offset: Int
  }

  private init() {
    // libyaml keeps the parser's own address, so the parser must not move.
    unsafe parser = .allocate(capacity: 1)
    unsafe yaml_parser_initialize(parser)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// All events of a text, up to the first that libyaml refuses.
  static func events(of text: String) -> (events: [YAMLEvent], refusal: Refusal?) {
    var text = text
    return text.withUTF8 { bytes in
      let stream = YAMLEventStream()
      unsafe yaml_parser_set_input_string(stream.parser, bytes.baseAddress, bytes.count)
      unsafe yaml_parser_set_encoding(stream.parser, YAML_UTF8_ENCODING)
      return stream.collect()
    }
  }

  private borrowing func collect() -> (events: [YAMLEvent], refusal: Refusal?) {
    var events: [YAMLEvent] = []
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) != 0 else {
        return (events, refusal())
      }
      defer { unsafe yaml_event_delete(&event) }
      if unsafe event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT {
        return (events, nil)
      }
      if let copy = unsafe Self.copy(event) { events.append(copy) }
    }
  }

  private borrowing func refusal() -> Refusal {
    let state = unsafe parser.pointee
    var problem = unsafe state.problem.map { unsafe String(cString: $0) } ?? "unreadable YAML"
    if let context = unsafe state.context {
      problem += unsafe " " + String(cString: context)
    }
    return unsafe Refusal(problem: problem, offset: Int(state.problem_mark.index))
  }

  private static func copy(_ event: yaml_event_t) -> YAMLEvent? {
    let range =
      unsafe Int(
        event.start_mark.index)..<max(
        Int(event.start_mark.index), Int(event.end_mark.index))
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, range: range)
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, range: range)
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, range: range)
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      return unsafe YAMLEvent(
        kind: .sequenceStart, range: range, hasAnchor: start.anchor != nil,
        hasTag: start.tag != nil)
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      return unsafe YAMLEvent(
        kind: .mappingStart, range: range, hasAnchor: start.anchor != nil, hasTag: start.tag != nil)
    case YAML_ALIAS_EVENT:
      return unsafe YAMLEvent(kind: .alias(text(event.data.alias.anchor)), range: range)
    case YAML_SCALAR_EVENT: return unsafe scalar(event, range)
    default: return nil
    }
  }

  private static func scalar(_ event: yaml_event_t, _ range: Range<Int>) -> YAMLEvent {
    let scalar = unsafe event.data.scalar
    let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let text = unsafe String(decoding: bytes, as: UTF8.self)
    return unsafe YAMLEvent(
      kind: .scalar(text, isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE), range: range,
      hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil)
  }

  private static func text(_ name: UnsafeMutablePointer<yaml_char_t>?) -> String {
    guard let name = unsafe name else { return "" }
    return unsafe String(cString: name)
  }
}
