/// What is in the output folder before a site is written.
struct FormerSite: Sendable {
  /// Files, links and others that are no folders, with their kinds.
  private(set) var files: [String: FileStatus.Kind] = [:]
  /// The folders with their mode bits; the output folder itself is the empty path.
  private(set) var folders: [String: UInt32] = [:]
  /// Folders with nothing in them.
  private(set) var emptyFolders: Set<String> = []
  /// Whether an earlier build wrote it.
  private(set) var isOurs = false
  /// What an earlier build wrote.
  private(set) var manifest = Manifest(hashes: [:])
  /// The output folder's own place on disk; nil where there is no such folder.
  private(set) var identity: FileIdentity?

  /// Looks at the output folder; one that is neither ours nor empty is refused.
  static func read(_ folder: String) throws(SiteFilesError) -> FormerSite {
    var result = FormerSite()
    guard let status = try Disk.look(at: folder) else { return result }
    guard status.kind == .folder else { throw .notOurs(folder) }
    result.identity = status.identity
    let entries = try Disk.entries(of: folder)
    if !entries.isEmpty {
      guard entries.contains(FolderEntry(name: Manifest.fileName, kind: .file)),
        let manifest = Manifest(bytes: try Disk.read(folder + "/" + Manifest.fileName))
      else { throw .notOurs(folder) }
      result.manifest = manifest
      result.isOurs = true
    }
    try result.walk(folder, mode: status.mode)
    return result
  }

  private mutating func walk(_ top: String, mode: UInt32) throws(SiteFilesError) {
    folders[""] = mode
    var upcoming = [""]
    while let folder = upcoming.popLast() {
      let entries = try Disk.entries(of: folder.isEmpty ? top : top + "/" + folder)
      if entries.isEmpty, !folder.isEmpty { emptyFolders.insert(folder) }
      for entry in entries {
        let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
        if entry.kind == .folder {
          folders[path] = try Disk.look(at: top + "/" + path)?.mode ?? 0o755
          upcoming.append(path)
        } else if path != Manifest.fileName {
          files[path] = entry.kind
        }
      }
    }
  }
}
