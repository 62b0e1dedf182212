import SourceDiagnostics

extension Command {
  /// Prints help.
  static let help = Command(
    name: "help", summary: "Prints what the program, or one of its commands, does.",
    words: "[COMMAND]", options: []
  ) { arguments, environment in
    guard let name = arguments.words.first else {
      environment.print(HelpText.overview)
      return 0
    }
    guard let command = all.first(where: { $0.name == name }) else {
      let near = NameSuggestion.nearest(to: name, among: all.map(\.name))
      throw UsageError("there is no command \"\(name)\"", suggestion: near)
    }
    environment.print(HelpText.text(of: command))
    return 0
  }
}
