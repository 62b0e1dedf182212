import MarkdownReader
import SourceDiagnostics
import WCAGData

/// Reads the items of WCAG mapping.
struct MappingReader {
  private let document: MarkdownDocument
  private(set) var criteria: [CriterionMapping] = []
  private(set) var bestPractices: [BestPractice] = []
  private(set) var unreadable: [MarkdownNodeID] = []

  init(document: MarkdownDocument) {
    self.document = document
  }

  /// Reads all items of the lists in a section.
  mutating func read(_ body: [MarkdownNodeID]) {
    for item in ListItems.items(of: body, in: document) {
      guard let paragraph = item.paragraph else {
        unreadable.append(item.item)
        continue
      }
      let text = InlineText(document, paragraph)
      if let criterion = Self.criterion(text, item.item) {
        criteria.append(criterion)
      } else if let practice = Self.bestPractice(text, item.item) {
        bestPractices.append(practice)
      } else {
        unreadable.append(item.item)
      }
    }
  }

  private static func bestPractice(_ text: InlineText, _ item: MarkdownNodeID) -> BestPractice? {
    let all = text.trimmed(0..<text.bytes.count)
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: all),
      text.text(text.trimmed(all.lowerBound..<colon)).lowercased() == "best practice"
    else { return nil }
    let how = text.trimmed((colon + 1)..<all.upperBound)
    guard !how.isEmpty else { return nil }
    return BestPractice(how: text.text(how), item: item, prefix: how.lowerBound)
  }

  /// Reads `SC 2.3.3 Name (Level AAA) (supports): how`; nil where it is not of that form.
  private static func criterion(_ text: InlineText, _ item: MarkdownNodeID) -> CriterionMapping? {
    var rest = text.trimmed(0..<text.bytes.count)
    for prefix in ["Success criterion ", "SC ", "WCAG "]
    where text.text(rest).lowercased().hasPrefix(prefix.lowercased()) {
      rest = text.trimmed((rest.lowerBound + prefix.utf8.count)..<rest.upperBound)
    }
    let numberEnd = text.bytes[rest].firstIndex { !Self.isNumberByte($0) } ?? rest.upperBound
    let numberRange = rest.lowerBound..<numberEnd
    guard let number = CriterionNumber(text.text(numberRange)), number.parts.count == 3,
      let colon = text.firstIndex(of: UInt8(ascii: ":"), in: numberEnd..<rest.upperBound)
    else { return nil }
    let how = text.trimmed((colon + 1)..<rest.upperBound)
    guard !how.isEmpty else { return nil }
    var name = text.trimmed(numberEnd..<colon)
    var level: Located<String>?
    var isSupport = false
    while let group = Self.lastGroup(text, name) {
      let word = text.text(group).lowercased()
      if word == "supports" {
        isSupport = true
      } else if let letters = Self.levelRange(text, group) {
        level = Located(text.text(letters), at: text.span(letters))
      } else {
        break
      }
      name = text.trimmed(name.lowerBound..<(group.lowerBound - 1))
    }
    return CriterionMapping(
      number: Located(number, at: text.span(numberRange)),
      name: Located(text.text(name), at: text.span(name)),
      isNameReplaceable: !name.isEmpty && text.isVerbatim(name), level: level,
      isSupport: isSupport, how: text.text(how), item: item, prefix: how.lowerBound)
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// What stands in the parentheses at the end of a range, without them.
  private static func lastGroup(_ text: InlineText, _ range: Range<Int>) -> Range<Int>? {
    guard let last = range.last, text.bytes[last] == UInt8(ascii: ")"),
      let open = text.bytes[range].lastIndex(of: UInt8(ascii: "("))
    else { return nil }
    return (open + 1)..<last
  }

  /// The letters of `Level AA`, `level AA` or `AA`.
  private static func levelRange(_ text: InlineText, _ group: Range<Int>) -> Range<Int>? {
    var letters = group
    if text.text(group).lowercased().hasPrefix("level ") {
      letters = text.trimmed((group.lowerBound + 6)..<group.upperBound)
    }
    let word = text.text(letters)
    return ["A", "AA", "AAA"].contains(word.uppercased()) ? letters : nil
  }
}
