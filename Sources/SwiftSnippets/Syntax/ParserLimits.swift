/// How deeply code may be nested for SwiftParser to be asked about it.
///
/// SwiftParser counts brackets and gives up at 256 levels, but it calls itself without counting for
/// `else if`, `#if`, `try try` and such, and a few thousand of these end the program. Square
/// brackets double its time with each level: twenty take seconds. For each curly quotation mark it
/// reads to the end of the code. Code beyond these limits is not written by hand, so it is left
/// alone. What is in strings and comments counts, too.
struct ParserLimits {
  /// Whether SwiftParser can be asked about a text.
  static func allow(_ text: String) -> Bool {
    var limits = Self()
    let bytes = Array(text.utf8)
    guard curlyQuotes(in: bytes) * bytes.count <= 5_000_000 else { return false }
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, isWord(bytes[index]) { index += 1 }
      if index > start {
        limits.take(word: String(decoding: bytes[start..<index], as: UTF8.self))
        limits.before = UInt8(ascii: "a")
      } else {
        limits.take(mark: bytes[index])
        limits.before = bytes[index]
        index += 1
      }
      if limits.areExceeded { return false }
    }
    return true
  }

  private var brackets = 0
  private var squares = 0
  private var angles = 0
  private var arrows = 0
  private var questions = 0
  private var elses = 0
  private var conditions = 0
  private var keywords = 0
  private var branches = 0
  /// The marks that can lengthen a chain as `a.b[c](d)?`.
  private var links = 0
  /// The byte before; `a` for any of a word.
  private var before: UInt8 = 0

  private var areExceeded: Bool {
    brackets > 200 || squares > 10 || angles > 64 || arrows > 200 || questions > 400
      || elses > 400 || conditions > 64 || keywords > 64 || branches > 64 || links > 800
  }

  private mutating func take(word: String) {
    keywords = Self.repeatable.contains(word) ? keywords + 1 : 0
    if word == "else" { elses += 1 }
    if word == "if" { branches += 1 }
    if before == UInt8(ascii: "#"), word == "if" { conditions += 1 }
    if before == UInt8(ascii: "#"), word == "endif" { conditions = max(0, conditions - 1) }
  }

  private mutating func take(mark: UInt8) {
    if Self.chaining.contains(mark) { links += 1 }
    switch mark {
    case UInt8(ascii: "["): (brackets, squares) = (brackets + 1, squares + 1)
    case UInt8(ascii: "]"): (brackets, squares) = (max(0, brackets - 1), max(0, squares - 1))
    case UInt8(ascii: "("): brackets += 1
    case UInt8(ascii: ")"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "<"): if before == UInt8(ascii: "a") { angles += 1 }
    case UInt8(ascii: ">"):
      if before == UInt8(ascii: "-") { arrows += 1 } else { angles = max(0, angles - 1) }
    case UInt8(ascii: "?"): questions += 1
    case UInt8(ascii: "{"): endStatement(nesting: 1)
    case UInt8(ascii: "}"): endStatement(nesting: -1)
    case UInt8(ascii: ";"): endStatement(nesting: 0)
    default: return
    }
  }

  /// What is counted within a statement begins again.
  private mutating func endStatement(nesting: Int) {
    brackets = max(0, brackets + nesting)
    (angles, arrows, questions) = (0, 0, 0)
    (branches, links) = (0, 0)
  }

  /// Words that can stand one after the other, each a level for SwiftParser.
  private static let repeatable: Set<String> = [
    "any", "await", "case", "consume", "copy", "each", "if", "inout", "let", "repeat", "return",
    "some", "throw", "try", "unsafe", "var",
  ]

  private static let chaining = Set(".[(?!".utf8)

  /// How many of “ and ” there are.
  private static func curlyQuotes(in bytes: [UInt8]) -> Int {
    var count = 0
    for index in bytes.indices.dropFirst(2)
    where bytes[index] & 0xFE == 0x9C && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2 {
      count += 1
    }
    return count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
}
