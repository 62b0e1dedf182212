/// The text of one block with inlines, joined from its lines, whose bytes know where they stand.
///
/// `position` follows the inlines through it.
/// The columns that cmark-gfm reports for inlines are wrong in many ways (prefixes of later lines,
/// escapes, autolinks, table cells), so they are not used: the text is read along with the tree.
struct BlockContent {
  /// A stretch of the text that stands in one piece in the file.
  struct Piece {
    /// The first byte's index in the text.
    var start: Int
    /// The first byte's offset in the file.
    var offset: Int
  }

  /// The text without blanks at its end.
  private(set) var bytes: [UInt8] = []
  /// How far the inlines have been followed.
  var position = 0
  private var pieces: [Piece] = []
  /// The piece last asked for; questions mostly go forward.
  private var current = 0

  /// Empties it.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    position = 0
    current = 0
  }

  /// Adds bytes that stand in one piece, the first at an offset.
  mutating func append(_ more: some Sequence<UInt8>, at offset: Int) {
    pieces.append(Piece(start: bytes.count, offset: offset))
    bytes.append(contentsOf: more)
  }

  /// Begins a new piece with what is added next, which stands at an offset.
  mutating func split(at start: Int, offset: Int) {
    pieces.append(Piece(start: start, offset: offset))
  }

  /// Adds bytes to the piece begun last.
  mutating func extend(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Begins a piece with each line.
  mutating func splitLines() {
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      pieces.append(Piece(start: start, offset: 0))
      start = index + 1
    }
    if start < bytes.count { pieces.append(Piece(start: start, offset: 0)) }
  }

  /// How many pieces it has.
  var pieceCount: Int { pieces.count }

  /// Places lines, in order, by the length of each without its ending.
  mutating func placePieces(_ offset: (_ length: Int) -> Int) {
    for index in pieces.indices {
      let isLast = index + 1 == pieces.count
      var end = isLast ? bytes.count : pieces[index + 1].start - 1
      if isLast, bytes.last == 0x0A { end -= 1 }
      pieces[index].offset = offset(end - pieces[index].start)
    }
  }

  /// Drops blanks and line endings at the end.
  mutating func trimEnd() {
    while let byte = bytes.last, ASCII.isSpace(byte) { bytes.removeLast() }
  }

  /// The byte at the position and some further on, or 0 after the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  /// The offset in the file of a byte of the text, or of its end.
  mutating func offset(of index: Int) -> Int {
    guard !pieces.isEmpty else { return 0 }
    while current > 0, pieces[current].start > index { current -= 1 }
    while current + 1 < pieces.count, pieces[current + 1].start <= index { current += 1 }
    return pieces[current].offset + index - pieces[current].start
  }

  /// The offset in the file of the position.
  mutating func offset() -> Int { offset(of: position) }
}
