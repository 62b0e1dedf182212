import HTMLMarkup
import SwiftSnippets

/// Writes the code of a Swift sample with its words marked, without the lines that are hidden, in the
/// parts that its comments divide it into.
struct SampleMarkup {
  private let bytes: [UInt8]
  private let lines: [Range<Int>]
  private let isShown: [Bool]
  private let parts: [SamplePart]
  private let spans: [HighlightSpan]

  /// Prepares to write a sample.
  ///
  /// - Parameters:
  ///   - text: the code, each line ended by `\n`.
  ///   - spans: what to mark in it; what does not fit the code is left out.
  init(_ text: String, spans: [HighlightSpan]) {
    bytes = Array(text.utf8)
    var lines: [Range<Int>] = []
    var start = 0
    for (place, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(start..<(place + 1))
      start = place + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    self.lines = lines
    isShown = HiddenLines(text).isShown
    parts = SamplePart.parts(of: text)
    self.spans = HighlightSpan.fit(spans, length: bytes.count) ? spans : []
  }

  /// The parts of the sample.
  var renderings: [CodeRendering.Part] {
    guard !parts.isEmpty else {
      return [CodeRendering.Part(content: html(0..<lines.count, isLast: true))]
    }
    return parts.enumerated().map { index, part in
      let content = html(part.lines, isLast: index == parts.count - 1)
      return switch part.role {
      case .plain: CodeRendering.Part(content: content)
      case .wrong:
        CodeRendering.Part(
          label: "Wrong", className: "code-part code-part-wrong", content: content)
      case .right:
        CodeRendering.Part(
          label: "Right", className: "code-part code-part-right", content: content)
      }
    }
  }

  private func html(_ range: Range<Int>, isLast: Bool) -> HTML {
    let shown = range.filter { $0 >= isShown.count || isShown[$0] }
    // Where lines were taken away, empty ones at the edges are left over.
    let isWhole = shown.count == range.count
    let first = isWhole ? shown.startIndex : shown.firstIndex { !isBlank($0) } ?? shown.startIndex
    let last =
      isWhole ? shown.endIndex : (shown.lastIndex { !isBlank($0) } ?? shown.endIndex - 1) + 1
    let written = first < last ? shown[first..<last] : []
    // The empty lines between two parts are copied, and take no room in the first of them.
    let end =
      isLast ? written.endIndex : (written.lastIndex { !isBlank($0) } ?? written.endIndex - 1) + 1
    var writer = HTMLWriter()
    var next = 0
    write(written[..<end], &next, to: &writer)
    if end < written.endIndex {
      writer.open("span", class: "code-gap")
      write(written[end...], &next, to: &writer)
      writer.close("span")
    }
    return writer.html
  }

  /// Writes some lines, those that follow each other in one go.
  private func write(_ lines: ArraySlice<Int>, _ next: inout Int, to writer: inout HTMLWriter) {
    var stretch: Range<Int>?
    for line in lines {
      let range = self.lines[line]
      if let open = stretch, open.upperBound == range.lowerBound {
        stretch = open.lowerBound..<range.upperBound
      } else {
        if let open = stretch { write(open, &next, to: &writer) }
        stretch = range
      }
    }
    if let open = stretch { write(open, &next, to: &writer) }
  }

  /// Writes some bytes with the spans in them; `next` is the first span that may not be past.
  private func write(_ range: Range<Int>, _ next: inout Int, to writer: inout HTMLWriter) {
    var place = range.lowerBound
    while next < spans.count, spans[next].range.upperBound <= place { next += 1 }
    while next < spans.count, spans[next].range.lowerBound < range.upperBound {
      let span = spans[next].range.clamped(to: range)
      writer.text(utf8: bytes[place..<span.lowerBound])
      writer.open("span", class: spans[next].kind.className)
      writer.text(utf8: bytes[span])
      writer.close("span")
      place = span.upperBound
      guard spans[next].range.upperBound <= range.upperBound else { break }
      next += 1
    }
    writer.text(utf8: bytes[place..<range.upperBound])
  }

  private func isBlank(_ line: Int) -> Bool {
    bytes[lines[line]].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
  }
}
