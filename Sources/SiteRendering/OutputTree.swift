/// The built site in memory: every file once, sorted by the bytes of its path.
package struct OutputTree: Hashable, Sendable {
  /// The files.
  package let files: [OutputFile]

  private init(files: [OutputFile]) {
    self.files = files
  }

  /// Puts files in order.
  ///
  /// - Parameter files: files in any order.
  /// - Returns: the tree, which holds the first file of each path, and the paths given more than
  ///   once, each once; the caller reports those.
  package static func make(_ files: [OutputFile]) -> (tree: OutputTree, repeated: [String]) {
    let sorted = files.enumerated().sorted { left, right in
      let (one, other) = (left.element.path.utf8, right.element.path.utf8)
      if one.elementsEqual(other) { return left.offset < right.offset }
      return one.lexicographicallyPrecedes(other)
    }
    var unique: [OutputFile] = []
    unique.reserveCapacity(sorted.count)
    var repeated: [String] = []
    for (_, file) in sorted {
      if let last = unique.last, last.path.utf8.elementsEqual(file.path.utf8) {
        if repeated.last != file.path { repeated.append(file.path) }
      } else {
        unique.append(file)
      }
    }
    return (OutputTree(files: unique), repeated)
  }

  /// The bytes of a path, or nil where the site has no such file.
  package subscript(path: String) -> [UInt8]? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path.utf8.lexicographicallyPrecedes(path.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < files.count, files[low].path == path else { return nil }
    return files[low].bytes
  }
}
