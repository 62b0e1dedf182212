package import MarkdownReader
package import SourceDiagnostics

/// The text of a block without mark-up, every byte of which knows where it stands in the file.
package struct InlineText: Sendable {
  /// A stretch of the text that comes from one node.
  private struct Piece {
    /// The first byte of the text that it holds.
    var start: Int
    /// Where that byte stands in the file.
    var offset: Int
    /// Whether the file has the same bytes there, so that each has a place of its own.
    var isVerbatim: Bool
  }

  /// The text's bytes.
  package let bytes: [UInt8]
  /// The stretches in order.
  private let pieces: [Piece]
  /// Where an empty text stands in the file.
  private let end: Int
  private let file: SourceFile

  /// Flattens a node: its text, code spans and breaks; breaks become spaces.
  package init(_ document: MarkdownDocument, _ node: MarkdownNodeID) {
    var bytes: [UInt8] = []
    var pieces: [Piece] = []
    for index in document.descendants(of: node) {
      let child = document.nodes[index]
      let literal: String
      switch child.kind {
      case .text(let text), .code(let text): literal = text
      case .softBreak, .lineBreak: literal = " "
      default: continue
      }
      let start = Self.start(of: literal, child, document.file)
      pieces.append(
        Piece(start: bytes.count, offset: start.offset, isVerbatim: start.isVerbatim))
      bytes.append(contentsOf: literal.utf8)
    }
    self.bytes = bytes
    self.pieces = pieces
    end = document[node].range.upperBound
    file = document.file
  }

  /// Makes a text from one line of a file, byte by byte.
  package init(file: SourceFile, range: Range<Int>) {
    bytes = Array(file.text(in: range).utf8)
    pieces = [Piece(start: 0, offset: range.lowerBound, isVerbatim: true)]
    end = range.upperBound
    self.file = file
  }

  /// The whole text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of some of its bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The place in the file of some of its bytes.
  package func span(_ range: Range<Int>) -> SourceSpan {
    let start = offset(of: range.lowerBound)
    let end = range.isEmpty ? start : offset(of: range.upperBound - 1) + 1
    return file.span(start..<max(start, end))
  }

  /// The file offset of a byte, or of the text's end.
  private func offset(of place: Int) -> Int {
    guard let piece = pieces.last(where: { $0.start <= place }) else { return end }
    guard place < bytes.count else {
      return bytes.isEmpty ? end : offset(of: bytes.count - 1) + 1
    }
    return piece.isVerbatim ? piece.offset + place - piece.start : piece.offset
  }

  /// Whether the bytes stand in the file just as they are here, so that they can be replaced.
  package func isVerbatim(_ range: Range<Int>) -> Bool {
    file.text(in: span(range).range) == text(range)
  }

  /// A range without the blanks at its ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(start) { start += 1 }
    while end > start, isBlank(end - 1) { end -= 1 }
    return start..<end
  }

  /// The first place of a byte in a range.
  package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    bytes[range].firstIndex(of: byte)
  }

  private func isBlank(_ index: Int) -> Bool {
    bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0A
  }

  private static func start(
    of literal: String, _ node: MarkdownNode, _ file: SourceFile
  ) -> (offset: Int, isVerbatim: Bool) {
    let source = file.text(in: node.range)
    if source == literal { return (node.range.lowerBound, true) }
    if case .code = node.kind {
      let ticks = source.utf8.prefix { $0 == UInt8(ascii: "`") }.count
      let inner = node.range.lowerBound + ticks
      if file.text(in: inner..<(inner + literal.utf8.count)) == literal { return (inner, true) }
    }
    return (node.range.lowerBound, false)
  }
}
