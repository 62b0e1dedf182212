/// A command of the program.
struct Command: Sendable {
  /// Its name.
  let name: String
  /// What it does, in one sentence.
  let summary: String
  /// What may stand after its name besides options, for help.
  let words: String
  /// Its options.
  let options: [Option]
  /// Does it; returns the exit code.
  let run: @Sendable (Arguments, CommandEnvironment) async throws -> Int32

  /// All commands, in the order of help.
  static let all: [Command] = [.build, .check, .list, .explain, .version, .help]
}
