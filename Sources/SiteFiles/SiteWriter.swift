package import SiteRendering

/// Writes a site so that its folder holds the old site or the new one, never a mixture.
///
/// The new site is put together beside the old one, out of hard links where a file has not changed,
/// and the two folders change places in one step. Where that is not offered, files are replaced one
/// by one, and the report says so.
package struct SiteWriter {
  /// Lets two folders change places and returns the system's error number, 0 for none.
  package typealias Exchange = (_ one: String, _ other: String) -> Int32

  private let exchange: Exchange
  private let patience: Duration
  private let onPhase: (WritePhase) -> Void

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - exchange: how folders change places; nil for the system's own call.
  ///   - patience: how long to wait for another build that writes beside the folder.
  ///   - onPhase: called at the beginning of each phase.
  package init(
    exchange: Exchange? = nil, patience: Duration = .seconds(10),
    onPhase: @escaping (WritePhase) -> Void = { _ in }
  ) {
    self.exchange = exchange ?? Disk.exchange
    self.patience = patience
    self.onPhase = onPhase
  }

  /// Writes a site.
  ///
  /// Files of others in the folder are kept, stale files of ours are removed unless they were
  /// edited by hand, and a folder that is in order already is not touched at all.
  ///
  /// - Parameters:
  ///   - tree: the site.
  ///   - output: the output folder; a symbolic link to it is followed.
  /// - Returns: what was done.
  /// - Throws: `SiteFilesError`: `notOurs` where the folder holds files but no manifest of ours,
  ///   `conflict` where a file of others stands in the way, `invalidPath`, `busy`, `unreadable`,
  ///   `unwritable`. The folder is as it was then.
  package func write(
    _ tree: OutputTree, to output: String
  ) throws(SiteFilesError) -> WriteReport {
    try OutputPath.check(tree)
    let location = try OutputLocation(resolving: output)
    let lock = try FolderLock(folder: location.parent, patience: patience)
    let report = try write(tree, to: location)
    lock.release()
    return report
  }

  private func write(
    _ tree: OutputTree, to location: OutputLocation
  ) throws(SiteFilesError) -> WriteReport {
    onPhase(.compare)
    let former = try FormerSite.read(location.folder)
    let canStage = try clearStage(location)
    let plan = try WritePlan.make(tree, over: former, at: location.folder)
    var report = WriteReport(folder: location.folder)
    report.written = plan.isEmpty ? 0 : plan.changed.count
    report.unchanged = plan.unchanged.count
    report.removed = plan.removed.count
    report.kept = plan.kept.count
    report.notes = plan.notes
    if plan.isEmpty { return report }
    let site = NewSite(tree: tree, plan: plan, former: former, location: location)
    if canStage, try isOnOneDisk(location, former) {
      if try exchangeSites(site, report: &report) { return report }
    }
    onPhase(.replace)
    report.wasAtomic = false
    report.notes.append("the site was replaced file by file: its folder cannot be exchanged whole")
    try FileReplacement(site: site).run()
    return report
  }

  /// Removes what a killed build left; false where nothing can be put beside the output folder.
  private func clearStage(_ location: OutputLocation) throws(SiteFilesError) -> Bool {
    try Disk.removeAll(location.stage)
    let code = Disk.tryToMakeFolder(location.stage)
    if code == 0 { return Disk.removeFolderIfEmpty(location.stage) }
    guard Disk.isForbidden(code) else {
      throw .unwritable(path: location.stage, reason: Disk.message(code))
    }
    return false
  }

  /// Whether the output folder and the one it stands in are on one file system.
  private func isOnOneDisk(
    _ location: OutputLocation, _ former: FormerSite
  ) throws(SiteFilesError) -> Bool {
    guard let identity = former.identity else { return true }
    return try Disk.look(at: location.parent)?.identity.device == identity.device
  }

  /// Puts the new site together and lets it take the old one's place; false where that is not
  /// offered.
  private func exchangeSites(
    _ site: NewSite, report: inout WriteReport
  ) throws(SiteFilesError) -> Bool {
    let location = site.location
    let isFirst = site.former.identity == nil
    do throws(SiteFilesError) {
      onPhase(.stage)
      try site.stage()
      onPhase(.exchange)
      if isFirst { try Disk.rename(location.stage, to: location.folder) }
    } catch {
      try? Disk.removeAll(location.stage)
      throw error
    }
    if isFirst { return true }
    let code = exchange(location.stage, location.folder)
    onPhase(.clean)
    do throws(SiteFilesError) {
      try Disk.removeAll(location.stage)
    } catch {
      report.notes.append("the former site is left in `\(location.stage)`: \(error.message)")
    }
    guard code != 0 else { return true }
    guard Disk.isNotOffered(code) else {
      throw .unwritable(path: location.folder, reason: Disk.message(code))
    }
    return false
  }
}
