import SourceDiagnostics

/// Finds the tags of a template the way Mustache's parser does, and what it could not read.
///
/// The parser itself is given a template only after this: it dies on deep nesting, and its messages
/// name the wrong place for a section that ends under another name.
struct TemplateScanner {
  private let file: SourceFile
  private let bytes: [UInt8]
  private var tags: [TemplateTag] = []
  private var open: [Int] = []
  private var findings: [Diagnostic] = []

  private init(_ file: SourceFile) {
    self.file = file
    bytes = Array(file.text.utf8)
  }

  /// Reads a file; a template with findings must not be used.
  static func read(_ file: SourceFile) -> Parsed<Template> {
    var scanner = TemplateScanner(file)
    scanner.scan()
    return Parsed(Template(file: file, tags: scanner.tags), scanner.findings)
  }

  private mutating func scan() {
    var position = 0
    while let start = find([0x7B, 0x7B], from: position) {
      guard let next = takeTag(at: start) else { return }
      position = next
    }
    for index in open.prefix(Template.deepestNesting).reversed() {
      let tag = tags[index]
      report("the section `\(tag.name)` is never closed", tag.range)
    }
  }

  /// Reads the tag at a place and returns where it ends, or nil where the rest cannot be read.
  private mutating func takeTag(at start: Int) -> Int? {
    let isTriple = start + 2 < bytes.count && bytes[start + 2] == 0x7B
    let closing = [UInt8](repeating: 0x7D, count: isTriple ? 3 : 2)
    let inside = start + closing.count
    guard let stop = find(closing, from: inside) else {
      report("this tag is never closed", start..<min(start + 2, bytes.count))
      return nil
    }
    let end = stop + closing.count
    let content = trim(inside..<stop)
    let mark = content.isEmpty ? 0 : bytes[content.lowerBound]
    let kind = isTriple ? TemplateTag.Kind.unescaped : Self.kind(of: mark)
    let isMarked = kind != .variable && !isTriple
    let nameRange = trim((content.lowerBound + (isMarked ? 1 : 0))..<content.upperBound)
    if kind != .comment, find([0x7B, 0x7B], from: inside).map({ $0 < stop }) ?? false {
      report("this tag is never closed before the next one begins", start..<inside)
      return nil
    }
    let name = kind == .comment ? "" : file.text(in: nameRange)
    guard check(name, kind, mark, start..<end) else { return end }
    append(kind, name, start..<end)
    return end
  }

  private mutating func append(_ kind: TemplateTag.Kind, _ name: String, _ range: Range<Int>) {
    let standsAlone = kind != .variable && kind != .unescaped
    tags.append(
      TemplateTag(
        kind: kind, name: name, range: range, line: standsAlone ? lineOf(range) : range,
        end: tags.count))
    switch kind {
    case .section, .inverted:
      open.append(tags.count - 1)
      if open.count == Template.deepestNesting + 1 {
        findings.append(
          Rule.themeDeepNesting.finding(
            "sections are nested deeper than \(Template.deepestNesting)", at: file.span(range)))
      }
    case .end: close(name, range)
    default: break
    }
  }

  private mutating func close(_ name: String, _ range: Range<Int>) {
    guard let index = open.popLast() else {
      report("`{{/\(name)}}` ends a section that was never begun", range)
      return
    }
    tags[index].end = tags.count - 1
    guard tags[index].name != name else { return }
    findings.append(
      Rule.themeSyntax.finding(
        "the section `\(tags[index].name)` is closed as `\(name)`", at: file.span(range),
        notes: [Note("the section begins here", at: file.span(tags[index].range))]))
  }

  /// Refuses tags that are not offered and names that cannot be names.
  private mutating func check(
    _ name: String, _ kind: TemplateTag.Kind, _ mark: UInt8, _ range: Range<Int>
  ) -> Bool {
    if kind == .comment { return true }
    if mark == UInt8(ascii: "=") {
      report("other delimiters than `{{` and `}}` are not offered", range)
    } else if kind == .variable, [0x3C, 0x24, 0x2A].contains(mark) {
      report("template inheritance is not offered; use a partial", range)
    } else if name.isEmpty {
      report("a tag without a name", range)
    } else if !Self.isName(name, isPartial: kind == .partial) {
      report("`\(name.prefix(40))` cannot be a name", range)
    } else {
      return true
    }
    return false
  }

  private mutating func report(_ message: String, _ range: Range<Int>) {
    findings.append(Rule.themeSyntax.finding(message, at: file.span(range)))
  }
}

extension TemplateScanner {
  private static func kind(of mark: UInt8) -> TemplateTag.Kind {
    switch mark {
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .end
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "&"): .unescaped
    case UInt8(ascii: "!"): .comment
    default: .variable
    }
  }

  /// Letters, digits, `_` and `-`, joined by full stops, or by slashes in a partial's name; or a
  /// lone full stop.
  private static func isName(_ name: String, isPartial: Bool) -> Bool {
    if name == ".", !isPartial { return true }
    let parts = name.split(separator: isPartial ? "/" : ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D: true
          default: false
          }
        }
    }
  }

  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index..<index + pattern.count].elementsEqual(pattern) {
        return index
      }
      index += 1
    }
    return nil
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, Self.isSpace(bytes[low]) { low += 1 }
    while high > low, Self.isSpace(bytes[high - 1]) { high -= 1 }
    return low..<high
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// The whole line with its ending, where a tag stands alone on it; else the tag.
  private func lineOf(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low > 0, bytes[low - 1] == 0x20 || bytes[low - 1] == 0x09 { low -= 1 }
    while high < bytes.count, bytes[high] == 0x20 || bytes[high] == 0x09 { high += 1 }
    guard low == 0 || bytes[low - 1] == 0x0A else { return range }
    guard high < bytes.count else { return low..<high }
    return bytes[high] == 0x0A ? low..<(high + 1) : range
  }
}
