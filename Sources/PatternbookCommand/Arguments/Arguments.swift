import SourceDiagnostics

/// The words of a command line, read by a command's options.
struct Arguments: Sendable {
  private var values: [String: String] = [:]
  private var flags: Set<String> = []
  /// The words that are no options, in order.
  private(set) var words: [String] = []

  /// Reads words; the first that is not understood is thrown.
  init(_ arguments: some Sequence<String>, options: [Option]) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? "--help" : String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw Self.unknown(name, options)
      }
      guard option.value != nil else {
        guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
        flags.insert(name)
        continue
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty
      else { throw UsageError("\(name) needs a value: \(name) \(option.value ?? "")") }
      try Self.check(value, of: option)
      values[name] = value
    }
  }

  /// Whether an option without a value is given.
  func has(_ option: Option) -> Bool { flags.contains(option.name) }

  /// The value of an option, or nil.
  func value(of option: Option) -> String? { values[option.name] }

  private static func check(_ value: String, of option: Option) throws(UsageError) {
    guard !option.choices.isEmpty, !option.choices.contains(value) else { return }
    let near = NameSuggestion.nearest(to: value, among: option.choices)
    throw UsageError(
      "\(option.name) takes \(option.choices.joined(separator: ", ")), not \"\(value)\"",
      suggestion: near)
  }

  private static func unknown(_ name: String, _ options: [Option]) -> UsageError {
    let names = options.map(\.name)
    let near = NameSuggestion.nearest(to: name, among: names)
    return UsageError("unknown option \(name)", suggestion: near)
  }
}
