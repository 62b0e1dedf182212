/// Where a site is written, with symbolic links resolved.
struct OutputLocation: Hashable, Sendable {
  /// The folder that the output folder stands in: an absolute path without symbolic links.
  let parent: String
  /// The output folder's name.
  let name: String

  /// The output folder.
  var folder: String { parent == "/" ? "/" + name : parent + "/" + name }

  /// Where the new site is put together; always the same name, so that the next build clears what a
  /// killed one left.
  var stage: String { (parent == "/" ? "/" : parent + "/") + ".\(name).patternbook-stage" }

  /// Resolves a path as a user gave it; the folders above the output folder are made if need be.
  init(resolving path: String) throws(SiteFilesError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .invalidPath(path) }
    var absolute = path
    if !path.hasPrefix("/") { absolute = try Disk.workingFolder() + "/" + path }
    while absolute.count > 1, absolute.hasSuffix("/") { absolute.removeLast() }
    if let real = Disk.realPath(absolute) {
      absolute = real
    } else if try Disk.look(at: absolute) != nil {
      throw .unwritable(path: path, reason: "the symbolic link leads nowhere or in a loop")
    }
    guard let slash = absolute.lastIndex(of: "/"), absolute != "/" else { throw .notOurs(path) }
    name = String(absolute[absolute.index(after: slash)...])
    guard name != ".", name != ".." else { throw .invalidPath(path) }
    let above = slash == absolute.startIndex ? "/" : String(absolute[..<slash])
    try Self.makeFolders(above)
    guard let parent = Disk.realPath(above) else {
      throw .unwritable(path: path, reason: "the folder above it cannot be reached")
    }
    self.parent = parent
  }

  private static func makeFolders(_ path: String) throws(SiteFilesError) {
    var missing: [String] = []
    var folder = path
    while try Disk.look(at: folder, followingLinks: true) == nil,
      let slash = folder.lastIndex(of: "/"), slash > folder.startIndex
    {
      missing.append(folder)
      folder = String(folder[..<slash])
    }
    for folder in missing.reversed() where !folder.hasSuffix("/.") { try Disk.makeFolder(folder) }
  }
}
