import CCMarkGFM
import Synchronization

/// A tree of cmark-gfm, and a place in it; the tree is freed with it.
///
/// cmark-gfm is not re-entrant: while it parses it switches a table of the whole process, so one
/// lock covers every parse. A finished tree belongs to its owner alone and is walked without it.
@safe struct CMarkTree: ~Copyable {
  /// A step of a walk through the tree.
  enum Step {
    case enter, exit
  }

  private static let lock = Mutex(())

  private let root: OpaquePointer
  /// The node the walk stands at, and how it came there; nil before the first step.
  private var node: OpaquePointer
  private var last: Step?

  /// Parses the bytes from an offset on; nil where memory ran out.
  ///
  /// - Parameters:
  ///   - bytes: the file's text.
  ///   - offset: where the Markdown begins in it.
  ///   - locking: false only in the test that shows what the lock is for.
  init?(_ bytes: [UInt8], from offset: Int, locking: Bool = true) {
    let address =
      locking
      ? Self.lock.withLock { _ in Self.parse(bytes, offset) } : Self.parse(bytes, offset)
    guard let root = unsafe OpaquePointer(bitPattern: address) else { return nil }
    unsafe self.root = root
    unsafe node = root
  }

  deinit {
    unsafe cmark_node_free(root)
  }

  /// Goes to the next place in reading order, or gives nil at the end.
  ///
  /// Every node is entered and left.
  mutating func advance() -> Step? {
    guard let last else { return unsafe enter(root) }
    if last == .enter {
      guard let child = unsafe cmark_node_first_child(node) else {
        return unsafe leave(node)
      }
      return unsafe enter(child)
    }
    guard unsafe node != root else { return nil }
    if let next = unsafe cmark_node_next(node) { return unsafe enter(next) }
    guard let parent = unsafe cmark_node_parent(node) else { return nil }
    return unsafe leave(parent)
  }

  /// What cmark-gfm makes of the tree itself.
  func html() -> String {
    let options = CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES
    guard let text = unsafe cmark_render_html(root, options, nil) else { return "" }
    defer { unsafe cmark_get_default_mem_allocator().pointee.free(text) }
    return unsafe String(cString: text)
  }

  private mutating func enter(_ node: OpaquePointer) -> Step {
    unsafe self.node = node
    last = .enter
    return .enter
  }

  private mutating func leave(_ node: OpaquePointer) -> Step {
    unsafe self.node = node
    last = .exit
    return .exit
  }

  private static func parse(_ bytes: [UInt8], _ offset: Int) -> UInt {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = unsafe cmark_parser_new(CMARK_OPT_FOOTNOTES) else { return 0 }
    defer { unsafe cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      guard let found = unsafe cmark_find_syntax_extension(name) else { continue }
      unsafe cmark_parser_attach_syntax_extension(parser, found)
    }
    unsafe bytes.withUnsafeBytes { all in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: all.dropFirst(offset))
      guard let start = rest.baseAddress else { return }
      unsafe cmark_parser_feed(parser, start.assumingMemoryBound(to: CChar.self), rest.count)
    }
    return unsafe UInt(bitPattern: cmark_parser_finish(parser))
  }
}

// MARK: - What the node is

extension CMarkTree {
  /// The kind of the node.
  var kind: CMarkKind {
    switch unsafe cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
    case CMARK_NODE_DOCUMENT: .document
    default: extensionKind
    }
  }

  /// The kind of a node of an extension; only its name tells it.
  private var extensionKind: CMarkKind {
    guard let name = unsafe cmark_node_get_type_string(node) else { return .unknown }
    return switch unsafe String(cString: name) {
    case "table_cell": .tableCell
    case "table_row", "table_header": .tableRow
    case "table": .table
    case "strikethrough": .strikethrough
    default: .unknown
    }
  }

  /// The line it begins on, counted from 1 at the offset parsed from; 0 where it has no place.
  var startLine: Int { Int(unsafe cmark_node_get_start_line(node)) }
  /// The byte of that line it begins at, counted from 1.
  var startColumn: Int { Int(unsafe cmark_node_get_start_column(node)) }
  /// The line it ends on.
  var endLine: Int { Int(unsafe cmark_node_get_end_line(node)) }
  /// The byte of that line it ends at.
  var endColumn: Int { Int(unsafe cmark_node_get_end_column(node)) }

  /// The line the next node after it, at any level, begins on; 0 where there is none.
  var nextStartLine: Int {
    var place: OpaquePointer? = unsafe node
    while let current = unsafe place {
      if let next = unsafe cmark_node_next(current) {
        return Int(unsafe cmark_node_get_start_line(next))
      }
      unsafe place = cmark_node_parent(current)
    }
    return 0
  }

  /// The text of a leaf.
  var literal: String { unsafe Self.string(cmark_node_get_literal(node)) }
  /// The lines of a paragraph, underlined heading or table, as the block parser joined them.
  ///
  /// Not for headings with `#`: cmark-gfm leaves the text of an empty one uninitialised.
  var content: String { unsafe Self.string(cmark_node_get_string_content(node)) }
  /// The first line's rest of a block of code.
  var info: String { unsafe Self.string(cmark_node_get_fence_info(node)) }
  /// Where a link or image leads.
  var destination: String { unsafe Self.string(cmark_node_get_url(node)) }
  /// The title of a link or image.
  var title: String { unsafe Self.string(cmark_node_get_title(node)) }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "" }
    return unsafe String(cString: text)
  }

  /// The level of a heading.
  var headingLevel: Int { Int(unsafe cmark_node_get_heading_level(node)) }
  /// Whether every paragraph of a list stands without blank lines.
  var isTight: Bool { unsafe cmark_node_get_list_tight(node) != 0 }
  /// The first number of a list, or nil for bullets.
  var listStart: Int? {
    guard unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return nil }
    return Int(unsafe cmark_node_get_list_start(node))
  }
  /// Whether an item is a task.
  var isTask: Bool { unsafe cmark_node_get_syntax_extension(node) != nil }
  /// Whether a table's row is its header.
  var isHeader: Bool { unsafe cmark_gfm_extensions_get_table_row_is_header(node) != 0 }

  /// Whether a block of code stands between fences.
  var isFenced: Bool {
    var (length, offset, character): (CInt, CInt, CChar) = (0, 0, 0)
    return unsafe cmark_node_get_fenced(node, &length, &offset, &character) != 0
  }

  /// The alignment of each of a table's columns.
  var columns: [MarkdownColumnAlignment] {
    let count = Int(unsafe cmark_gfm_extensions_get_table_columns(node))
    guard let letters = unsafe cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    return unsafe UnsafeBufferPointer(start: letters, count: count).map { letter in
      switch letter {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
  }
}
