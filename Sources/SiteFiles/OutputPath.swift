import SiteRendering

/// The paths that a site may have.
enum OutputPath {
  /// The ending of files that are being written one by one; such a name also begins with a full
  /// stop.
  static let unfinishedEnding = ".patternbook-new"

  /// Checks all paths of a site.
  ///
  /// None may lead out of it, none may be one of our own, and no file may stand where another needs
  /// a folder.
  static func check(_ tree: OutputTree) throws(SiteFilesError) {
    var paths: Set<String> = []
    for file in tree.files {
      guard isValid(file.path), paths.insert(file.path).inserted else {
        throw .invalidPath(file.path)
      }
    }
    for file in tree.files {
      for folder in folders(of: file.path) where paths.contains(folder) {
        throw .invalidPath(file.path)
      }
    }
  }

  /// The folders that a path stands in, innermost first: `a/b/c` is in `a/b` and `a`.
  static func folders(of path: String) -> [String] {
    var result: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      result.append(String(rest))
    }
    return result
  }

  /// Whether a name is that of a file being written one by one.
  static func isUnfinished(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(unfinishedEnding)
  }

  private static func isValid(_ path: String) -> Bool {
    guard !path.utf8.contains(0), path != Manifest.fileName else { return false }
    return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { part in
        !part.isEmpty && part.count <= 255 && !part.elementsEqual(".".utf8)
          && !part.elementsEqual("..".utf8) && !isUnfinished(String(part) ?? "")
      }
  }
}
