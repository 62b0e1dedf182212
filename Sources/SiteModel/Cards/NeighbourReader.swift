import MarkdownReader
import SourceDiagnostics

/// Reads the items of Related patterns and of Chapters.
struct NeighbourReader {
  private let document: MarkdownDocument

  init(document: MarkdownDocument) {
    self.document = document
  }

  /// The related cards of a section.
  func related(_ body: [MarkdownNodeID]) -> [RelatedEntry] {
    ListItems.items(of: body, in: document).compactMap { entry in
      guard let paragraph = entry.paragraph else { return nil }
      let text = InlineText(document, paragraph)
      let all = text.trimmed(0..<text.bytes.count)
      let colon = text.firstIndex(of: UInt8(ascii: ":"), in: all)
      let name = text.trimmed(all.lowerBound..<(colon ?? all.upperBound))
      let reason = colon.map { text.text(text.trimmed(($0 + 1)..<all.upperBound)) }
      return RelatedEntry(
        name: Located(text.text(name), at: text.span(name)), destination: link(in: paragraph),
        reason: reason?.isEmpty == true ? nil : reason, item: entry.item,
        wholeText: Located(text.text(all), at: text.span(all)))
    }
  }

  /// The related cards that front matter names.
  func related(_ names: [Located<String>]) -> [RelatedEntry] {
    names.map {
      RelatedEntry(name: $0, destination: nil, reason: nil, item: nil, wholeText: $0)
    }
  }

  /// The chapters of a section.
  func chapters(_ body: [MarkdownNodeID]) -> [ChapterEntry] {
    ListItems.items(of: body, in: document).compactMap { entry in
      guard let paragraph = entry.paragraph else { return nil }
      let text = InlineText(document, paragraph)
      let all = text.trimmed(0..<text.bytes.count)
      let (number, rest) = Self.number(text, all)
      let title = rest.isEmpty ? nil : Located(text.text(rest), at: text.span(rest))
      return ChapterEntry(
        number: number, title: title, span: text.span(all), item: entry.item)
    }
  }

  /// The address of the link with which a paragraph begins.
  private func link(in paragraph: MarkdownNodeID) -> String? {
    let first = document.children(of: paragraph).first { _ in true }
    guard let first, case .link(let destination, _) = document[first].kind else { return nil }
    return destination
  }

  /// The number after the word Chapter, and what follows it and its colon.
  private static func number(_ text: InlineText, _ all: Range<Int>) -> (Int?, Range<Int>) {
    let word = "chapter "
    guard text.text(all).lowercased().hasPrefix(word) else { return (nil, all) }
    let digits = text.trimmed((all.lowerBound + word.utf8.count)..<all.upperBound)
    let end = text.bytes[digits].firstIndex { !(0x30...0x39).contains($0) } ?? digits.upperBound
    guard let number = Int(text.text(digits.lowerBound..<end)) else { return (nil, all) }
    var rest = text.trimmed(end..<digits.upperBound)
    guard rest.isEmpty || text.bytes[rest.lowerBound] == UInt8(ascii: ":") else {
      return (nil, all)
    }
    if !rest.isEmpty { rest = text.trimmed((rest.lowerBound + 1)..<rest.upperBound) }
    return (number, rest)
  }
}
