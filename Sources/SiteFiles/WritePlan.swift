import SiteRendering

/// What has to happen so that the output folder holds the new site, worked out before anything is
/// touched.
struct WritePlan: Sendable {
  /// Files of the new site that are new or changed, as indices.
  private(set) var changed: [Int] = []
  /// Files of the new site that are there already, byte for byte, as indices.
  private(set) var unchanged: [Int] = []
  /// Files of an earlier build that the new site has not.
  private(set) var removed: [String] = []
  /// Files of others, sorted.
  private(set) var kept: [String] = []
  /// All folders that the new site and the files of others need, the outer before the inner.
  private(set) var folders: [String] = []
  /// What the new site's manifest says.
  private(set) var manifest = Manifest(hashes: [:])
  /// What is to be told to the user.
  private(set) var notes: [String] = []
  /// Whether the output folder is in order as it is.
  private(set) var isEmpty = false

  private let tree: OutputTree
  private let former: FormerSite
  private let place: String

  /// Compares a site with what is in the output folder.
  ///
  /// - Throws: `conflict` where a file of others stands in the way, `unreadable`.
  static func make(
    _ tree: OutputTree, over former: FormerSite, at place: String
  ) throws(SiteFilesError) -> WritePlan {
    var plan = WritePlan(tree: tree, former: former, place: place)
    let paths = Set(tree.files.map(\.path))
    for (index, file) in tree.files.enumerated() { try plan.compare(file, index) }
    for path in former.files.keys.sorted() where !paths.contains(path) { try plan.sort(path) }
    try plan.gatherFolders(paths)
    plan.isEmpty =
      plan.changed.isEmpty && plan.removed.isEmpty && former.isOurs
      && plan.manifest == former.manifest && plan.folders.count == former.folders.count - 1
    return plan
  }

  private init(tree: OutputTree, former: FormerSite, place: String) {
    self.tree = tree
    self.former = former
    self.place = place
  }

  private mutating func compare(_ file: OutputFile, _ index: Int) throws(SiteFilesError) {
    let hash = ContentHash(of: file.bytes)
    manifest.hashes[file.path] = hash
    guard let kind = former.files[file.path] else {
      changed.append(index)
      return
    }
    let isOurs = former.manifest.hashes[file.path] != nil
    if kind == .file, try isSame(file) {
      unchanged.append(index)
    } else if isOurs {
      try noteEdit(file.path, kind)
      changed.append(index)
    } else {
      throw .conflict(file.path)
    }
  }

  private func isSame(_ file: OutputFile) throws(SiteFilesError) -> Bool {
    let path = place + "/" + file.path
    guard try Disk.look(at: path)?.size == file.bytes.count else { return false }
    return try Disk.read(path) == file.bytes
  }

  /// Tells where somebody's change to a file of ours goes under.
  private mutating func noteEdit(_ path: String, _ kind: FileStatus.Kind) throws(SiteFilesError) {
    guard try isEdited(path, kind) else { return }
    notes.append("`\(path)` was changed by hand since the last build; the change is overwritten")
  }

  private func isEdited(_ path: String, _ kind: FileStatus.Kind) throws(SiteFilesError) -> Bool {
    guard kind == .file else { return true }
    return try ContentHash(of: Disk.read(place + "/" + path)) != former.manifest.hashes[path]
  }

  /// Decides about a file that the new site has not: stale, edited by hand, or of others.
  private mutating func sort(_ path: String) throws(SiteFilesError) {
    let kind = former.files[path] ?? .other
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if kind == .file, OutputPath.isUnfinished(name) {
      removed.append(path)
    } else if former.manifest.hashes[path] == nil {
      kept.append(path)
    } else if try isEdited(path, kind) {
      notes.append(
        "`\(path)` is no longer part of the site, but was changed by hand, so it is kept")
      kept.append(path)
    } else {
      removed.append(path)
    }
  }

  private mutating func gatherFolders(_ paths: Set<String>) throws(SiteFilesError) {
    var needed = Set(paths.flatMap(OutputPath.folders(of:)))
    for path in kept where needed.contains(path) { throw .conflict(path) }
    let ours = Set(former.manifest.hashes.keys.flatMap(OutputPath.folders(of:)))
    let foreignFolders = former.emptyFolders.subtracting(ours)
    for folder in foreignFolders where paths.contains(folder) { throw .conflict(folder) }
    needed.formUnion(foreignFolders)
    for path in kept + foreignFolders {
      for folder in OutputPath.folders(of: path) {
        if paths.contains(folder) { throw .conflict(folder) }
        needed.insert(folder)
      }
    }
    folders = needed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
