/// What a command may know of the world around it, given by the program or by a test.
package struct CommandEnvironment: Sendable {
  /// The folder the command is run in.
  package var workingFolder: String
  /// Prints a result.
  package var print: @Sendable (String) -> Void
  /// Prints an error or progress.
  package var printError: @Sendable (String) -> Void
  /// Whether results are printed in colour.
  package var usesColour: Bool
  /// How many cores there are.
  package var cores: Int
  /// Where programs are looked for: folders with colons between them.
  package var searchPath: String
  /// The program's own file, by which the cache knows one build from another; nil for no cache.
  package var programFile: String?

  /// Describes the world around a command.
  package init(
    workingFolder: String, print: @escaping @Sendable (String) -> Void,
    printError: @escaping @Sendable (String) -> Void, usesColour: Bool, cores: Int,
    searchPath: String, programFile: String? = nil
  ) {
    self.workingFolder = workingFolder
    self.print = print
    self.printError = printError
    self.usesColour = usesColour
    self.cores = cores
    self.searchPath = searchPath
    self.programFile = programFile
  }
}
