package import SourceDiagnostics

/// Applies fix-its to the files of a handbook.
package enum FixItWriter {
  /// Applies fix-its, each file in one step; a file is written only if it is still as it was read.
  ///
  /// - Parameters:
  ///   - fixIts: mends in the order in which they count; those of one that overlap an earlier one
  ///     are left for the next run.
  ///   - files: the files as they were read.
  ///   - root: the handbook's folder.
  /// - Returns: what was done.
  /// - Throws: `SiteFilesError.unreadable` or `unwritable`; files before the one named are mended.
  package static func apply(
    _ fixIts: [FixIt], to files: [SourceFile], root: String
  ) throws(SiteFilesError) -> FixReport {
    var byPath: [String: [FixIt]] = [:]
    for fixIt in fixIts {
      guard let path = fixIt.edits.first?.span.path,
        fixIt.edits.allSatisfy({ $0.span.path == path })
      else { continue }
      byPath[path, default: []].append(fixIt)
    }
    var report = FixReport()
    for file in files {
      guard let wanted = byPath[file.path] else { continue }
      let applied = try mend(file, wanted, root)
      report.applied += applied
      report.left += wanted.count - applied
      if applied > 0 { report.files.append(file.path) }
    }
    return report
  }

  private static func mend(
    _ file: SourceFile, _ fixIts: [FixIt], _ root: String
  ) throws(SiteFilesError) -> Int {
    // The file itself, not a link to it, is given new bytes.
    guard let place = Disk.realPath(root + "/" + file.path) else {
      throw .unreadable(path: file.path, reason: "it is gone")
    }
    let original = try Disk.read(place)
    guard SourceFile(path: file.path, bytes: original) == file,
      let mended = file.applying(fixIts, to: original), mended.applied > 0
    else { return 0 }
    try Disk.replace(place, with: mended.bytes, keepingMode: true)
    return mended.applied
  }
}
