import SiteFiles
import SourceDiagnostics
import SwiftCompiler

/// The program: finds the command, runs it, and says what went wrong.
package enum PatternbookProgram {
  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - environment: the world around it.
  /// - Returns: the exit code: 0 clean, 1 findings of error severity, 2 could not run.
  package static func run(
    _ arguments: [String], _ environment: CommandEnvironment
  ) async -> Int32 {
    do {
      return try await dispatch(arguments, environment)
    } catch let error as UsageError {
      let suggestion = error.suggestion.map { "\n  did you mean \($0)?" } ?? ""
      environment.printError("patternbook: \(error.message)\(suggestion)")
    } catch let error as SwiftCompilerError {
      environment.printError("patternbook: \(error.message)")
    } catch let error as SiteFilesError {
      environment.printError("patternbook: \(error.message)")
    } catch {
      environment.printError("patternbook: \(error)")
    }
    return 2
  }

  private static func dispatch(
    _ arguments: [String], _ environment: CommandEnvironment
  ) async throws -> Int32 {
    guard let first = arguments.first else {
      environment.print(HelpText.overview)
      return 2
    }
    let synonyms = ["--help": "help", "-h": "help", "--version": "version"]
    let name = synonyms[first] ?? first
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let near = NameSuggestion.nearest(
        to: name, among: Command.all.map(\.name) + ["--help", "--version"])
      throw UsageError("unknown command \"\(name)\"", suggestion: near.map { "patternbook \($0)" })
    }
    let options = command.options + [.help]
    let read = try Arguments(arguments.dropFirst(), options: options)
    if read.has(.help) {
      environment.print(HelpText.text(of: command))
      return 0
    }
    let most = command.words.isEmpty ? 0 : 1
    guard read.words.count <= most else {
      throw UsageError("\(name) takes no \"\(read.words[most])\"")
    }
    return try await command.run(read, environment)
  }
}
