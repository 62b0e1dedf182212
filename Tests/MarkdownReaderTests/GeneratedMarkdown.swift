/// Writes Markdown documents by chance, the same for the same seed.
struct GeneratedMarkdown {
  /// What may stand in a line.
  enum Style {
    /// Words and well-formed inlines, without escapes and entities.
    case clean
    /// Anything, in any order, well-formed or not.
    case wild
  }

  private let style: Style
  private var random: SplitMix64
  private var lines: [String] = []
  /// Whether footnotes may be mentioned.
  private var mentions = true

  /// The document of a seed.
  static func document(seed: UInt64, style: Style) -> String {
    var generator = GeneratedMarkdown(style: style, random: SplitMix64(seed: seed))
    generator.write()
    return generator.lines.joined(separator: "\n") + "\n"
  }

  private init(style: Style, random: SplitMix64) {
    self.style = style
    self.random = random
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func write() {
    for _ in 0..<Int.random(in: 3...8, using: &random) { lines += block(depth: 0) + [""] }
    lines += ["[ref]: https://example.org/a \"Title\"", "[other]: <x y> 'z'", ""]
    // cmark-gfm counts mentions in footnotes that it drops; so none has any.
    mentions = false
    if chance(50) { lines += ["[^n]: A note, " + inline(2), "", "    and more of it.", ""] }
    if chance(30) { lines += ["[^m]: Another."] }
  }

  // MARK: Blocks

  private mutating func block(depth: Int) -> [String] {
    switch Int.random(in: depth < 4 ? 0..<14 : 5..<14, using: &random) {
    case 9:
      return [
        String(repeating: "#", count: pick([1, 2, 3, 6])) + " " + line()
          + pick(["", " #", " ##  "])
      ]
    case 5: return paragraph() + [pick(["===", "---", "=", "-----"])]
    case 0, 1: return quote(depth)
    case 2, 3, 4: return list(depth)
    case 6: return fence()
    case 7: return ["    indented " + pick(["*code*", "`x`", "\tx"]), "", "      more"]
    case 8: return table()
    case 10: return [pick(["***", "- - -", "___"])]
    case 11: return [pick(["<div>", "<!-- note -->", "</p>", "<x-y a=\"1\">"]), line(), ""]
    default: return paragraph()
    }
  }

  private mutating func paragraph() -> [String] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      pick(["", "", "", "  ", "   "]) + line() + pick(["", "", "", "  ", "\\", " "])
    }
  }

  private mutating func quote(_ depth: Int) -> [String] {
    var text = block(depth: depth + 1)
    if chance(40) { text += [""] + block(depth: depth + 1) }
    let mark = pick(["> ", ">", "> ", " > "])
    let isLazy = chance(20)
    return text.enumerated().map { index, line in isLazy && index > 0 ? line : mark + line }
  }

  private mutating func list(_ depth: Int) -> [String] {
    let isOrdered = chance(30)
    let isLoose = chance(30)
    let bullet = pick(["-", "*", "+"])
    let isTask = chance(20)
    var result: [String] = []
    for number in 0..<Int.random(in: 1...4, using: &random) {
      let marker = isOrdered ? "\(number + 7). " : bullet + pick([" ", " ", "   "])
      let indent = String(repeating: " ", count: marker.count)
      var text = chance(60) ? paragraph() : block(depth: depth + 1)
      if isTask { text = [pick(["[ ] ", "[x] "]) + line()] }
      if chance(25) { text += (chance(50) ? [""] : []) + block(depth: depth + 1) }
      for (index, line) in text.enumerated() {
        result.append(index == 0 ? marker + line : line.isEmpty ? "" : indent + line)
      }
      if isLoose { result.append("") }
    }
    return result
  }

  private mutating func fence() -> [String] {
    let mark = pick(["```", "~~~", "`````"])
    let indent = pick(["", "", "  "])
    let info = pick(["", "swift", " swift title=\"x\"", "text"])
    let body = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      pick(["let a = 1", "", "  indented", "\ttab", "<b> & \"c\"", "``"])
    }
    return [indent + mark + info] + body.map { indent + $0 } + (chance(90) ? [indent + mark] : [])
  }

  private mutating func table() -> [String] {
    let columns = Int.random(in: 1...4, using: &random)
    let marker = (0..<columns).map { _ in pick(["---", ":--", "--:", ":-:", "-"]) }
    var rows = [row(columns), "|" + marker.joined(separator: "|") + "|"]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      rows.append(row(Int.random(in: 1...(columns + 1), using: &random)))
    }
    return (chance(15) ? [line()] : []) + rows
  }

  private mutating func row(_ columns: Int) -> String {
    let cells = (0..<columns).map { _ in
      let text = chance(10) ? "" : inline(2)
      return text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
    return pick(["| ", "|", "|  "]) + cells.joined(separator: pick([" | ", "|"]))
      + pick([" |", "|"])
  }

  // MARK: Inlines

  private mutating func line() -> String { inline(Int.random(in: 1...6, using: &random)) }

  private mutating func inline(_ count: Int) -> String {
    if style == .wild, chance(60) { return wildLine(count * 2) }
    return (0..<count).map { _ in piece(depth: 0) }.joined(separator: " ")
  }

  private mutating func word() -> String {
    pick([
      "word", "a", "naïve", "日本語", "it's", "x_y", "2 < 3", "🎉", "e.g.", "wwww", "end:", "(so)",
      "un#1", "10%", "a|b",
    ])
  }

  private mutating func piece(depth: Int) -> String {
    guard depth < 3 else { return word() }
    switch Int.random(in: 0..<18, using: &random) {
    case 0: return pick(["*", "_"]).wrapping(piece(depth: depth + 1))
    case 1: return pick(["**", "__"]).wrapping(piece(depth: depth + 1))
    case 2: return pick(["~~", "~"]).wrapping(word())
    case 3: return pick(["`code`", "`` a`b ``", "` x `"])
    case 4: return "[" + piece(depth: 3) + "](" + pick(["a.md", "<b c.md>", "x(y).md \"T\""]) + ")"
    case 5: return pick(["[ref]", "[ref][]", "[text][other]", "[*em*][ref]"])
    case 6: return "![" + word() + "](pic.png" + pick(["", " 'title'"]) + ")"
    case 7: return pick(["https://example.org/a_b?c=d", "www.example.org", "me@example.org"])
    case 8: return pick(["<https://example.org>", "<me@example.org>"])
    case 9: return pick(["<kbd>", "<span lang=\"de\">", "</span>", "<br/>"])
    case 10: return depth == 0 && mentions ? pick(["[^n]", "[^m]", "[^none]"]) : word()
    default: return word()
    }
  }

  private mutating func wildLine(_ count: Int) -> String {
    (0..<count).map { _ in
      pick([
        "*", "**", "***", "_", "__", "`", "``", "[", "]", "![", "](", ")", "(", "<", ">", "~", "~~",
        "\\", "\\*", "\\[", "\\\\", "&amp;", "&copy;", "&#35;", "&#x1F389;", "&nope;", "&",
        "&fjlig;",
        "<b>", "<a href='x'>", "<!-- c -->", "http://a.b/c", "www.a.bc", "a@b.cd", ":", "//", "\"",
        "'",
        " ", " ", "word", "ß", "日本", "|", "\t", "#", "-", "+", "1.", "!", "[ref]",
        mentions ? "[^n]" : "[^", "{}", "$",
      ])
    }.joined()
  }
}

extension String {
  /// A text between two copies of this mark.
  fileprivate func wrapping(_ text: String) -> String { self + text + self }
}
