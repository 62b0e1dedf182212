/// Finds and reads the folder of a handbook.
package enum Handbook {
  /// The handbook's folder: the nearest one, from a folder upwards, that holds a `site.yml`.
  ///
  /// - Parameters:
  ///   - folder: where to begin; nil for the working folder.
  ///   - above: whether to look in the folders above, too.
  /// - Returns: the folder's absolute path without symbolic links.
  /// - Throws: `SiteFilesError.noHandbook` where there is none.
  package static func find(
    from folder: String? = nil, above: Bool = true
  ) throws(SiteFilesError) -> String {
    let named = if let folder { folder } else { try Disk.workingFolder() }
    guard let start = Disk.realPath(named) else { throw .noHandbook(named) }
    var path = start
    while true {
      let status = try Disk.look(at: path + "/site.yml", followingLinks: true)
      if status?.kind == .file { return path }
      guard above, path != "/", let slash = path.lastIndex(of: "/") else {
        throw .noHandbook(named)
      }
      path = slash == path.startIndex ? "/" : String(path[..<slash])
    }
  }

  /// Reads `site.yml` and all files below `content` and `theme`.
  ///
  /// Names that begin with a full stop are left out.
  ///
  /// - Parameter root: the handbook's folder, as `find` gives it.
  /// - Returns: the files, and a finding for each symbolic link that is not followed.
  /// - Throws: `SiteFilesError.unreadable` with the file's path, `noHandbook` without a folder.
  package static func read(root: String) throws(SiteFilesError) -> SourceTree {
    guard let real = Disk.realPath(root) else { throw .noHandbook(root) }
    var reader = SourceTreeReader(root: real)
    return try reader.read()
  }
}
