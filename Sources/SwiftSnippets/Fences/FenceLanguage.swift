package import SourceDiagnostics

/// Finds fences whose language was meant to be Swift, and is written otherwise.
package enum FenceLanguage {
  /// What is wrong with the language that a fence names; nil where nothing is.
  ///
  /// - Parameter sample: a sample of any language.
  /// - Returns: a finding, with a mend where there is just one.
  package static func finding(_ sample: CodeSample) -> Diagnostic? {
    let word = sample.language
    guard !sample.isSwift, let meant = meaning(of: word) else { return nil }
    let start = sample.infoSpan.range.lowerBound
    let span = SourceSpan(path: sample.path, range: start..<(start + word.utf8.count))
    let isPlain = sample.infoSpan.range.count == sample.info.utf8.count
    let isExact = meant == .spelling && isPlain
    return Rule.fenceLanguage.finding(
      "`\(word)` is not the info string `swift`", at: isPlain ? span : sample.infoSpan,
      notes: [Note("so this sample is not checked, and other readers may not take it for Swift")],
      suggestion: isExact ? nil : "write `swift`, with marks after a space",
      fixIts: isExact ? [FixIt("write `swift`", replacing: span, with: "swift")] : [])
  }

  private enum Meaning {
    /// The word itself in another form.
    case spelling
    /// The word with something behind it, which may matter.
    case more
  }

  /// Ways to write it that other tools take.
  private static let forms: Set<String> = [
    "swift", "{swift}", "{.swift}", ".swift", "language-swift", "lang-swift", "lang=swift",
    "swift:", "swift;", "swift,", "```swift", "swift```",
  ]

  private static func meaning(of word: String) -> Meaning? {
    let lower = word.lowercased()
    if forms.contains(lower) { return .spelling }
    let letters = lower.unicodeScalars.filter { !"{}.".unicodeScalars.contains($0) }
    let bare = String(String.UnicodeScalarView(letters))
    let head = bare.unicodeScalars.prefix { ("a"..."z").contains($0) }
    if String(String.UnicodeScalarView(head)) == "swift" {
      let next = bare.unicodeScalars.dropFirst(5).first
      let isOther = next == "-" || next == "_"
      return isOther ? nil : .more
    }
    return misspelt.contains(lower) ? .spelling : nil
  }

  /// Slips of the fingers; no other language has such a name.
  private static let misspelt: Set<String> = [
    "swfit", "siwft", "wsift", "swit", "swif", "swft", "wift", "sift", "swiift", "swiftt", "swwift",
    "sswift", "swifft", "swiff", "swith",
  ]
}
