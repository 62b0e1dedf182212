/// A language that is found under Swift fences, and what gives it away.
struct OtherLanguage: Sendable {
  /// Its name in prose.
  let name: String
  /// Its info string.
  let fence: String
  /// Bytes of which one has to stand somewhere in such code.
  let signs: [StaticString]
  /// The first place that cannot be Swift and is this language, outside of what Swift takes for
  /// strings and comments; nil where there is none.
  let place: @Sendable (LintedText) -> Range<Int>?

  /// All that are known.
  static let all = [objectiveC, shell, json, kotlin, markup]

  private static let objectiveC = OtherLanguage(
    name: "Objective-C", fence: "objc",
    signs: [
      "@interface", "@implementation", "@property", "@synthesize", "@end", "#import", "NSString *",
      "@protocol", "@class", "- (", "+ (", "];", "@\"",
    ],
    place: { text in
      LineSearch.first(in: text) { line, _ in isObjectiveC(line) }
        ?? text.places(of: "@\"").first { text.isCode($0.lowerBound) }
    })

  private static let objectiveCStarts: [StaticString] = [
    "@interface ", "@implementation ", "@property ", "@property(", "@synthesize ", "#import ",
    "@protocol ", "@class ", "NSString *",
  ]

  private static func isObjectiveC(_ line: ArraySlice<UInt8>) -> Bool {
    if objectiveCStarts.contains(where: { LineSearch.begins(line, $0) }) { return true }
    if line.elementsEqual("@end".utf8) { return true }
    // A message: `[label setText:title];`.
    if line.first == 0x5B, LineSearch.ends(line, "];") {
      return !line.contains(0x2C) && line.contains(0x20)
    }
    // A method begins with its type. A difference in parentheses has no name right behind them.
    guard LineSearch.begins(line, "- (") || LineSearch.begins(line, "+ (") else { return false }
    let type = line.dropFirst(3).prefix { LineSearch.isLetter($0) || $0 == 0x20 || $0 == 0x2A }
    let rest = line[type.endIndex...]
    return rest.first == 0x29 && rest.dropFirst().first.map(LineSearch.isLetter) == true
  }

  private static let shell = OtherLanguage(
    name: "a shell command", fence: "sh",
    signs: ["$ ", "% ", "#!/bin/", "#!/usr/bin/env "] + commands,
    place: { text in
      LineSearch.first(in: text) { line, isFirst in
        if LineSearch.begins(line, "$ ") { return true }
        if isFirst, LineSearch.begins(line, "% ") || LineSearch.begins(line, "#!/bin/") {
          return true
        }
        if isFirst, LineSearch.begins(line, "#!/usr/bin/env ") {
          return !ByteSearch.contains("swift", in: Array(line))
        }
        return commands.contains { LineSearch.begins(line, $0) }
      }
        ?? shebang(in: text)
    })

  /// A first line that Swift takes for one of its own scripts, and which names another program.
  private static func shebang(in text: LintedText) -> Range<Int>? {
    guard let line = text.lines.first, text.bytes[line].starts(with: "#!".utf8),
      !ByteSearch.contains("swift", in: Array(text.bytes[line]))
    else { return nil }
    return line
  }

  /// Commands with a word behind them; no Swift statement is two such words in a row.
  private static let commands: [StaticString] = [
    "swift build", "swift test", "swift run", "swift package", "git clone ", "git commit ",
    "git checkout ", "xcrun simctl", "xcodebuild -", "brew install ", "pod install", "npm install",
    "sudo ", "cd ./", "cd ..", "curl -", "curl http", "mkdir -", "export PATH",
  ]

  private static let json = OtherLanguage(
    name: "JSON", fence: "json", signs: ["\":", "\" :"],
    place: { text in
      let code = text.code
      // An object, or a list that begins with one: a text as the name of its first member.
      let opening = code.prefix { ["{", "["].contains(text.text($0)) }
      guard let first = code.first, opening.last.map({ text.text($0) }) == "{" else { return nil }
      let member = code.dropFirst(opening.count).prefix {
        $0.kind == .quote || $0.kind == .text || $0.kind == .openText
      }
      let next = code.dropFirst(opening.count + member.count).first
      guard !member.isEmpty, next.map({ text.text($0) }) == ":" else { return nil }
      return first.range
    })

  private static let kotlin = OtherLanguage(
    name: "Kotlin", fence: "kotlin", signs: ["fun ", "val ", "@Composable"],
    place: { text in LineSearch.first(in: text) { line, _ in isKotlin(line) } })

  private static func isKotlin(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line
    for word: StaticString in ["private ", "internal ", "override ", "suspend ", "inline "]
    where LineSearch.begins(rest, word) {
      rest = rest.dropFirst(word.utf8CodeUnitCount)
    }
    if LineSearch.begins(rest, "@Composable") { return true }
    let isFunction = LineSearch.begins(rest, "fun ")
    guard isFunction || LineSearch.begins(rest, "val ") else { return false }
    let name = rest.dropFirst(4).prefix {
      LineSearch.isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2E
    }
    let next = rest[name.endIndex...].drop { $0 == 0x20 }.first
    guard !name.isEmpty else { return false }
    return isFunction ? next == 0x28 || next == 0x3C : next == 0x3D || next == 0x3A
  }

  private static let markup = OtherLanguage(
    name: "XML or HTML", fence: "xml", signs: ["</", "/>", "<?xml", "<!DOCTYPE"],
    place: { text in
      LineSearch.first(in: text) { line, isFirst in
        guard line.first == 0x3C, line.last == 0x3E, let next = line.dropFirst().first else {
          return false
        }
        return next == 0x2F
          || (isFirst && (LineSearch.isLetter(next) || next == 0x3F || next == 0x21))
      }
    })
}
