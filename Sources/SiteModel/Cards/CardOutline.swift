import MarkdownReader

/// Cuts a card's blocks into sections.
struct CardOutline {
  private let document: MarkdownDocument
  private let table: SectionTable

  init(document: MarkdownDocument, table: SectionTable) {
    self.document = document
    self.table = table
  }

  /// The blocks before the first section, and the sections in order.
  func read(_ body: [MarkdownNodeID]) -> (introduction: [MarkdownNodeID], sections: [CardSection]) {
    let starts = body.indices.compactMap { start(at: $0, in: body) }
    let accepted = settle(starts)
    let introduction = Array(body[..<(accepted.first?.index ?? body.count)])
    var seen: Set<String> = []
    let sections = accepted.enumerated().map { place, start in
      let end = place + 1 < accepted.count ? accepted[place + 1].index : body.count
      let isRepeated = start.kind.map { !seen.insert($0.id).inserted } ?? false
      return CardSection(
        kind: start.kind, match: start.match, heading: body[start.index], title: start.title,
        level: start.level, body: Array(body[(start.index + 1)..<end]), isRepeated: isRepeated)
    }
    return (introduction, sections)
  }

  /// A heading that may begin a section.
  private struct Start {
    var index: Int
    var level: Int
    var title: String
    var match: SectionMatch
    var kind: SectionKind?
  }

  private func start(at index: Int, in body: [MarkdownNodeID]) -> Start? {
    guard case .heading(let level) = document[body[index]].kind else { return nil }
    let title = Self.tidy(document.plainText(of: body[index]))
    return Start(index: index, level: level, title: title, match: table.match(title), kind: nil)
  }

  /// Decides which headings begin sections.
  ///
  /// A heading of level 2 always does. One of another level does where it names a section that no
  /// heading of level 2 names; otherwise deeper headings are free. A near miss counts for a section
  /// only where that section is not given otherwise.
  private func settle(_ starts: [Start]) -> [Start] {
    let second = starts.filter { $0.level == 2 }
    var named = Set(second.compactMap { Self.sure($0.match)?.id })
    var result: [Start] = []
    for var start in starts {
      let sure = Self.sure(start.match)
      if start.level != 2 {
        guard let sure, !named.contains(sure.id) else { continue }
        named.insert(sure.id)
      }
      start.kind = sure
      result.append(start)
    }
    for index in result.indices {
      guard case .nearMiss(let kind, _) = result[index].match else { continue }
      if named.insert(kind.id).inserted { result[index].kind = kind }
    }
    return result
  }

  private static func sure(_ match: SectionMatch) -> SectionKind? {
    switch match {
    case .exact(let kind), .wrongCase(let kind, _): kind
    case .nearMiss, .none: nil
    }
  }

  private static func tidy(_ text: String) -> String {
    text.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
  }
}
