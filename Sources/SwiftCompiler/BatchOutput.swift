/// Reads what the compiler prints about a batch.
struct BatchOutput {
  /// The errors that every statement outside of a function raises where more than one file is
  /// parsed, and that mean nothing of a sample, which is a file of its own.
  static let topLevelIDs: Set<String> = ["illegal_top_level_expr", "illegal_top_level_stmt"]

  /// The files, by their places, with an error of another id.
  private(set) var suspects: Set<Int> = []
  /// The ids of the errors of each file that is no sample, by name.
  private(set) var others: [String: [String]] = [:]
  /// The first error that is said of no file at all; the batch cannot be trusted then.
  private(set) var complaint: String?

  /// Reads the output of one run.
  init(_ text: String) {
    for line in text.utf8.split(separator: 0x0A) { read(line) }
  }

  private mutating func read(_ line: Substring.UTF8View) {
    guard let (place, words) = Self.divide(line) else { return }
    let parts = place.split(separator: 0x3A, omittingEmptySubsequences: false)
    guard parts.count >= 3 else {
      complaint = complaint ?? String(Substring(line))
      return
    }
    let name = Substring(parts[0])
    let id = Self.id(in: words)
    if let index = BatchFile.index(of: name) {
      let isTopLevel = id.map { Self.topLevelIDs.contains($0) } ?? false
      if !isTopLevel { suspects.insert(index) }
    } else if name.hasSuffix(".swift") {
      others[String(name), default: []].append(id ?? "")
    } else {
      complaint = complaint ?? String(Substring(line))
    }
  }

  /// What stands before and after the first ` error: `; nil where it does not follow a colon.
  private static func divide(
    _ line: Substring.UTF8View
  ) -> (place: Substring.UTF8View, words: Substring.UTF8View)? {
    let mark = Array(": error: ".utf8)
    var rest = line
    while let colon = rest.firstIndex(of: 0x3A) {
      if rest[colon...].starts(with: mark) {
        return (line[..<colon], rest[colon...].dropFirst(mark.count))
      }
      rest = rest[rest.index(after: colon)...]
    }
    return line.starts(with: "error: ".utf8) ? (line[..<line.startIndex], line) : nil
  }

  private static func id(in words: Substring.UTF8View) -> String? {
    guard words.last == 0x5D, let open = words.lastIndex(of: 0x5B) else { return nil }
    return String(Substring(words[words.index(after: open)...].dropLast()))
  }
}
