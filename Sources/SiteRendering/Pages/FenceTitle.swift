/// The title that a fence can give its sample: `title="On iOS 17"`.
enum FenceTitle {
  /// The title in an info string, or nil.
  static func title(of info: String) -> String? {
    guard info.utf8.count > "title=".utf8.count else { return nil }
    let parts = info.split(separator: "title=\"", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].isEmpty || parts[0].last == " ",
      let end = parts[1].firstIndex(of: "\""), end != parts[1].startIndex
    else { return nil }
    return String(parts[1][..<end])
  }
}
