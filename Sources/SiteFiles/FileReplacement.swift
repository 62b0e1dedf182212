import SiteRendering

/// Brings a site up to date file by file, for a folder that cannot be exchanged whole.
///
/// Each file is written beside its place and takes it in one step, so that no reader sees half a
/// file; the site as a whole is a mixture until the end.
struct FileReplacement {
  let site: NewSite

  /// Does it.
  func run() throws(SiteFilesError) {
    let folder = site.location.folder
    try Disk.makeFolder(folder)
    try writeManifest(ofBoth())
    let blocking = Set(site.plan.removed.filter(isInTheWay))
    try remove(site.plan.removed.filter(blocking.contains))
    for path in site.plan.folders { try Disk.makeFolder(folder + "/" + path) }
    for index in site.plan.changed {
      let file = site.tree.files[index]
      try replace(folder + "/" + file.path, with: file.bytes)
    }
    try remove(site.plan.removed.filter { !blocking.contains($0) })
    try writeManifest(site.plan.manifest)
  }

  /// While it goes on, the files of both sites are ours: a killed run is made good by the next.
  private func ofBoth() -> Manifest {
    var hashes = site.plan.manifest.hashes
    for path in site.plan.removed { hashes[path] = site.former.manifest.hashes[path] }
    return Manifest(hashes: hashes)
  }

  private func writeManifest(_ manifest: Manifest) throws(SiteFilesError) {
    try replace(site.location.folder + "/" + Manifest.fileName, with: manifest.bytes)
  }

  /// Whether a stale file stands where the new site has a folder, or in one where it has a file.
  private func isInTheWay(_ path: String) -> Bool {
    site.plan.folders.contains(path)
      || OutputPath.folders(of: path).contains { site.tree[$0] != nil }
  }

  /// Removes files, and folders that have nothing in them afterwards.
  private func remove(_ paths: [String]) throws(SiteFilesError) {
    let needed = Set(site.plan.folders)
    for path in paths {
      try Disk.removeFile(site.location.folder + "/" + path)
      for folder in OutputPath.folders(of: path) where !needed.contains(folder) {
        guard Disk.removeFolderIfEmpty(site.location.folder + "/" + folder) else { break }
      }
    }
  }

  /// Writes a file beside another and lets it take its place.
  private func replace(_ path: String, with bytes: [UInt8]) throws(SiteFilesError) {
    try Disk.replace(path, with: bytes)
  }
}
