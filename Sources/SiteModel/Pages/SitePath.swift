/// Reckoning with paths whose parts are joined by `/`.
package enum SitePath {
  /// The folder of a path; empty at the top.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// A path as seen from a folder, with `.` and `..` worked out.
  ///
  /// - Returns: nil where it climbs out of the top.
  package static func resolve(_ path: some StringProtocol, in folder: String) -> String? {
    var parts = folder.split(separator: "/").map(String.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": guard parts.popLast() != nil else { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
