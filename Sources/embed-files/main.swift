import Foundation

// embed-files FOLDER OUTPUT: writes a Swift source that holds every file below FOLDER as a constant.
// Names that begin with a dot are left out.

/// A file below the folder, as a Swift expression.
func entry(_ path: String, in folder: URL) throws -> String {
  let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  return "  (path: \(text: path), text: \(text: text)),\n"
}

extension String.StringInterpolation {
  /// Writes a text as a string literal of Swift.
  mutating func appendInterpolation(text: String) {
    appendLiteral("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": appendLiteral("\\\(scalar)")
      case "\n": appendLiteral("\\n")
      case "\r": appendLiteral("\\r")
      case "\t": appendLiteral("\\t")
      case _ where scalar.value < 0x20: appendLiteral("\\u{\(String(scalar.value, radix: 16))}")
      default: appendLiteral(String(scalar))
      }
    }
    appendLiteral("\"")
  }
}

/// Whether a path below the folder is a plain file to be embedded.
func isEmbedded(_ path: String, in folder: URL) -> Bool {
  let values = try? folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
  let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
  return values?.isRegularFile == true && !isHidden
}

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: embed-files FOLDER OUTPUT\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  .filter { isEmbedded($0, in: folder) }.sorted()
let entries = try paths.map { try entry($0, in: folder) }.joined()
let source = """
  /// The files of the folder, sorted by path.
  let embeddedFiles: [(path: StaticString, text: StaticString)] = [
  \(entries)]

  """
try source.write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
