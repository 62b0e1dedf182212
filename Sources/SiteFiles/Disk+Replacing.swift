extension Disk {
  /// Writes a file beside another and lets it take the other's place in one step.
  ///
  /// - Parameters:
  ///   - path: the file; it need not be there.
  ///   - bytes: its new content.
  ///   - keepingMode: whether the new file has the mode bits of the old one.
  /// - Throws: `unwritable`; the file is as it was then.
  static func replace(
    _ path: String, with bytes: [UInt8], keepingMode: Bool = false
  ) throws(SiteFilesError) {
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    // Shortened, so that the longest name there can be has room for the ending.
    let name = String(path[slash...].unicodeScalars.prefix(50))
    let unfinished = "\(path[..<slash]).\(name)\(OutputPath.unfinishedEnding)"
    let mode = keepingMode ? try look(at: path)?.mode : nil
    try removeAll(unfinished)
    try write(bytes, to: unfinished, mode: mode)
    do throws(SiteFilesError) {
      try rename(unfinished, to: path)
    } catch {
      try? removeFile(unfinished)
      throw error
    }
  }
}
