import SwiftCompiler

extension Command {
  /// The program's version.
  static let programVersion = "0.1.0"

  /// Prints the program's version and the compiler's.
  static let version = Command(
    name: "version", summary: "Prints the version of the program and of the compiler it finds.",
    words: "", options: []
  ) { _, environment in
    let compiler = try? await InstalledCompiler.find(searchPath: environment.searchPath).version
    environment.print("patternbook \(programVersion) (\(compiler ?? "no Swift compiler found"))")
    return 0
  }
}
