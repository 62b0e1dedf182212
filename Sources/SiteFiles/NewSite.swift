import SiteRendering

/// A site that is about to be written.
struct NewSite: Sendable {
  let tree: OutputTree
  let plan: WritePlan
  let former: FormerSite
  let location: OutputLocation

  /// Puts the site together beside the output folder.
  func stage() throws(SiteFilesError) {
    let (stage, folder) = (location.stage + "/", location.folder + "/")
    try Disk.makeFolder(location.stage)
    for path in plan.folders { try Disk.makeFolder(stage + path) }
    for index in plan.changed {
      try Disk.write(tree.files[index].bytes, to: stage + tree.files[index].path)
    }
    for index in plan.unchanged {
      let path = tree.files[index].path
      try Disk.link(folder + path, to: stage + path, kind: .file)
    }
    for path in plan.kept {
      try Disk.link(folder + path, to: stage + path, kind: former.files[path] ?? .other)
    }
    try Disk.write(plan.manifest.bytes, to: stage + Manifest.fileName)
    try takeModes()
  }

  /// Gives folders that were there the mode bits that they had, the inner before the outer.
  private func takeModes() throws(SiteFilesError) {
    guard let mode = former.folders[""] else { return }
    for path in plan.folders.reversed() {
      guard let mode = former.folders[path] else { continue }
      try Disk.setMode(mode, of: location.stage + "/" + path)
    }
    try Disk.setMode(mode, of: location.stage)
  }
}
