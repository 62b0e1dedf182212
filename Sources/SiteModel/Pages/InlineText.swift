package import MarkdownReader
package import SourceDiagnostics

/// The text of a block without mark-up, every byte of which knows where it stands in the file.
package struct InlineText: Sendable {
  /// The text's bytes.
  package let bytes: [UInt8]
  /// The file offset of each byte, and of the end.
  private let offsets: [Int]
  private let file: SourceFile

  /// Flattens a node: its text, code spans and breaks; breaks become spaces.
  package init(_ document: MarkdownDocument, _ node: MarkdownNodeID) {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    for index in document.descendants(of: node) {
      let child = document.nodes[index]
      let literal: String
      switch child.kind {
      case .text(let text), .code(let text): literal = text
      case .softBreak, .lineBreak: literal = " "
      default: continue
      }
      let start = Self.start(of: literal, child, document.file)
      for (place, byte) in literal.utf8.enumerated() {
        bytes.append(byte)
        offsets.append(start.isVerbatim ? start.offset + place : start.offset)
      }
    }
    offsets.append(offsets.last.map { $0 + 1 } ?? document[node].range.upperBound)
    self.bytes = bytes
    self.offsets = offsets
    file = document.file
  }

  /// Makes a text from one line of a file, byte by byte.
  package init(file: SourceFile, range: Range<Int>) {
    bytes = Array(file.text(in: range).utf8)
    offsets = Array(range.lowerBound...(range.lowerBound + bytes.count))
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
    let start = offsets[range.lowerBound]
    let end = range.isEmpty ? start : offsets[range.upperBound - 1] + 1
    return file.span(start..<max(start, end))
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
