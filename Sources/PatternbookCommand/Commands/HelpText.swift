/// Help, made from the tables of commands and options.
enum HelpText {
  /// What the program does and which commands it has.
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let rows = Command.all.map { "  \(pad($0.name, width))  \($0.summary)" }
    return """
      Patternbook turns a folder of Markdown pattern cards into an accessibility handbook, and
      checks every Swift sample in it with the compiler.

      usage: patternbook COMMAND [OPTIONS]

      \(rows.joined(separator: "\n"))

      patternbook COMMAND --help tells more. Exit codes: 0 clean, 1 findings of error severity,
      2 could not run.
      """
  }

  /// How a command is used.
  static func text(of command: Command) -> String {
    let options = command.options + [.help]
    let names = options.map { option in option.name + (option.value.map { " " + $0 } ?? "") }
    let width = names.map(\.count).max() ?? 0
    let rows = zip(names, options).map { "  \(pad($0, width))  \($1.help)" }
    let words = command.words.isEmpty ? "" : " " + command.words
    return """
      \(command.summary)

      usage: patternbook \(command.name)\(words) [OPTIONS]

      \(rows.joined(separator: "\n"))
      """
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
