import Foundation
import PatternbookCommand

let environment = CommandEnvironment(
  workingFolder: FileManager.default.currentDirectoryPath,
  print: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
  printError: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) },
  usesColour: isatty(STDOUT_FILENO) != 0
    && ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true,
  cores: ProcessInfo.processInfo.activeProcessorCount,
  searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin",
  programFile: Bundle.main.executablePath)
let code = await PatternbookProgram.run(Array(CommandLine.arguments.dropFirst()), environment)
exit(code)
