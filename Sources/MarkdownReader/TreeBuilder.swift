import SourceDiagnostics

/// Builds our tree from cmark-gfm's, and finds out where each node stands.
///
/// Blocks take their first line and column from cmark-gfm, and their last line from what is in
/// them. Inlines are followed through their block's text; see `BlockContent`.
struct TreeBuilder {
  /// A node that was entered and not yet left.
  struct Open {
    /// Its index, or nil where it is left out for its depth.
    var index: Int?
    var kind: CMarkKind
    /// Where the last of its children ends.
    var childEnd: Int
    /// What has to be followed at its end.
    var closing: Closing = .nothing
  }

  /// The mark at the end of an inline.
  enum Closing {
    case nothing
    /// So many bytes.
    case marks(Int)
    /// The bracket of a link or image, with what follows it.
    case bracket
  }

  let file: SourceFile
  let source: [UInt8]
  /// The line of the file at which cmark-gfm's first line stands, less one.
  let baseLine: Int

  var nodes: [MarkdownNode] = []
  var open: [Open] = []
  var content = BlockContent()
  /// The bytes of the literal being followed.
  private var literal: [UInt8] = []
  /// How many of the innermost open links were made without brackets: their text is read as it is.
  var isVerbatimLink = false
  /// The row's cells that are still to come, the next one last.
  var cells: [Range<Int>] = []
  /// Where the header row of the table just entered stands.
  var headerRow = 0..<0
  /// Nodes that mention footnotes, with the number that cmark-gfm gave them.
  private var mentions: [(index: Int, number: Int)] = []
  private var labels: [String] = []
  /// Where the first node stands that is nested too deeply.
  private(set) var tooDeep: Range<Int>?

  /// Prepares to build the tree of a file's bytes from an offset on.
  init(file: SourceFile, source: [UInt8], from offset: Int) {
    self.file = file
    self.source = source
    baseLine = file.lines.line(at: offset) - 1
    nodes.reserveCapacity((source.count - offset) / 16 + 8)
    open.reserveCapacity(16)
    nodes.append(
      MarkdownNode(
        kind: .document, range: offset..<source.count, parent: .document, end: .document))
    open.append(Open(index: 0, kind: .document, childEnd: offset))
  }

  /// Walks through a tree, once.
  mutating func build(_ tree: inout CMarkTree) -> [MarkdownNode] {
    _ = tree.advance()
    while let step = tree.advance() {
      switch step {
      case .enter: enter(tree)
      case .exit: leave()
      }
    }
    nodes[0].end = MarkdownNodeID(index: nodes.count)
    nameMentions()
    clampIntoParents()
    return nodes
  }

  private mutating func enter(_ tree: borrowing CMarkTree) {
    let kind = tree.kind
    switch kind {
    case .text: enterText(tree)
    case .softBreak, .lineBreak, .code, .htmlInline, .footnoteReference:
      enterLeaf(kind, tree)
    case .emphasis, .strong, .strikethrough, .link, .image:
      enterSpan(kind, tree)
    case .unknown: push(kind, nil)
    default: enterBlock(kind, tree)
    }
  }

  private mutating func leave() {
    guard let node = open.popLast(), !open.isEmpty else { return }
    close(node.closing)
    guard let index = node.index else { return }
    switch node.kind {
    case .emphasis, .strong, .strikethrough, .link, .image:
      extend(index, to: max(content.offset(), node.childEnd))
      isVerbatimLink = false
    case .list, .item, .footnoteDefinition:
      if nodes.count > index + 1 { extend(index, to: node.childEnd) }
    case .blockQuote, .table:
      extend(index, to: max(nodes[index].range.upperBound, node.childEnd))
    default: break
    }
    nodes[index].end = MarkdownNodeID(index: nodes.count)
    let end = nodes[index].range.upperBound
    if end > open[open.count - 1].childEnd { open[open.count - 1].childEnd = end }
  }

  private mutating func extend(_ index: Int, to end: Int) {
    let start = nodes[index].range.lowerBound
    nodes[index].range = start..<max(start, end)
  }

  /// Adds a node to the open one.
  mutating func push(
    _ kind: CMarkKind, _ node: MarkdownNodeKind?, _ range: Range<Int> = 0..<0,
    closing: Closing = .nothing
  ) {
    let parent = open[open.count - 1].index
    var index: Int?
    if open.count > MarkdownLimits.depth {
      if tooDeep == nil { tooDeep = range }
    } else if let parent, let node {
      index = nodes.count
      nodes.append(
        MarkdownNode(
          kind: node, range: range, parent: MarkdownNodeID(index: parent),
          end: MarkdownNodeID(index: nodes.count + 1)))
    }
    open.append(Open(index: index, kind: kind, childEnd: range.lowerBound, closing: closing))
  }

  /// Footnotes are numbered in the order in which their texts stand at the end of the document.
  private mutating func nameMentions() {
    for mention in mentions where mention.number >= 1 && mention.number <= labels.count {
      nodes[mention.index].kind = .footnoteReference(label: labels[mention.number - 1])
    }
  }

  /// Sees to it that every node stands inside its parent.
  private mutating func clampIntoParents() {
    for index in nodes.indices.dropFirst() {
      let outer = nodes[nodes[index].parent.index].range
      let range = nodes[index].range
      guard range.lowerBound < outer.lowerBound || range.upperBound > outer.upperBound else {
        continue
      }
      nodes[index].range = range.clamped(to: outer)
    }
  }

  /// Notes the label of a footnote's text.
  mutating func addLabel(_ label: String) { labels.append(label) }
}

// MARK: - Inlines

extension TreeBuilder {
  private mutating func enterText(_ tree: borrowing CMarkTree) {
    let text = tree.literal
    guard !text.isEmpty else { return push(.text, nil) }
    literal.removeAll(keepingCapacity: true)
    literal.append(contentsOf: text.utf8)
    let found = content.follow(literal, raw: isVerbatimLink)
    push(.text, .text(text), range(of: found))
  }

  private mutating func enterLeaf(_ kind: CMarkKind, _ tree: borrowing CMarkTree) {
    let start = content.position
    switch kind {
    case .code:
      content.followCode()
      push(kind, .code(tree.literal), range(of: start..<content.position))
    case .htmlInline:
      let text = tree.literal
      let found = content.follow(Array(text.utf8), raw: true)
      push(kind, .htmlInline(text), range(of: found))
    case .footnoteReference:
      content.followFootnoteReference()
      let number = Int(tree.literal) ?? 0
      if open.count <= MarkdownLimits.depth { mentions.append((nodes.count, number)) }
      push(kind, .footnoteReference(label: ""), range(of: start..<content.position))
    default:
      let found = content.followBreak(isHard: kind == .lineBreak)
      let begin = content.offset(of: found.lowerBound)
      let end = found.isEmpty ? begin : content.offset(of: found.upperBound - 1) + 1
      push(kind, kind == .lineBreak ? .lineBreak : .softBreak, begin..<max(begin, end))
    }
  }

  private mutating func enterSpan(_ kind: CMarkKind, _ tree: borrowing CMarkTree) {
    let start = content.offset()
    let byte = content.peek()
    switch kind {
    case .link, .image:
      let node: MarkdownNodeKind =
        kind == .link
        ? .link(destination: tree.destination, title: tree.title)
        : .image(destination: tree.destination, title: tree.title)
      var closing = Closing.bracket
      if kind == .image {
        if byte == UInt8(ascii: "!") { content.position += 2 }
      } else if byte == UInt8(ascii: "[") {
        content.position += 1
      } else {
        let isPointed = byte == UInt8(ascii: "<")
        if isPointed { content.position += 1 }
        closing = .marks(isPointed ? 1 : 0)
      }
      push(kind, node, start..<start, closing: closing)
      if case .marks = closing { isVerbatimLink = true }
    case .strikethrough:
      let marks = min(content.run(of: UInt8(ascii: "~"), at: content.position), 2)
      content.position += marks
      push(kind, .strikethrough, start..<start, closing: .marks(marks))
    default:
      let isMark = byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
      let marks = isMark ? (kind == .strong ? 2 : 1) : 0
      content.position += marks
      push(kind, kind == .strong ? .strong : .emphasis, start..<start, closing: .marks(marks))
    }
  }

  private mutating func close(_ closing: Closing) {
    switch closing {
    case .nothing: break
    case .marks(let count): content.position = min(content.position + count, content.bytes.count)
    case .bracket: content.followLinkEnd()
    }
  }

  private mutating func range(of found: Range<Int>) -> Range<Int> {
    let start = content.offset(of: found.lowerBound)
    return start..<max(start, content.offset(of: found.upperBound))
  }
}
