import SourceDiagnostics

/// Builds a tree from events with a work stack, and reports what front matter has no use for.
struct YAMLTreeBuilder {
  /// A sequence or mapping that is being filled.
  private struct Level {
    var isMapping: Bool
    var start: Int
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    var key: (text: String, range: Range<Int>)?
    var expectsKey: Bool
  }

  private let file: SourceFile
  private let offsets: ScalarOffsets
  private var levels: [Level] = []
  private var documents = 0
  private(set) var root: YAMLNode?
  private(set) var diagnostics: [Diagnostic] = []

  init(file: SourceFile, offsets: ScalarOffsets) {
    self.file = file
    self.offsets = offsets
  }

  /// Takes all events; false where the tree was given up for its depth.
  mutating func build(_ events: [YAMLEvent]) -> Bool {
    for event in events {
      let range = offsets.bytes(event.range)
      reportExtras(event, range)
      switch event.kind {
      case .documentStart:
        documents += 1
        guard documents == 1 else {
          report(.yamlDocuments, "a second YAML document begins here and is not read", at: range)
          return true
        }
      case .scalar(let text, let isQuoted):
        add(YAMLNode(content: .scalar(text, isQuoted: isQuoted), range: range))
      case .alias:
        add(YAMLNode(content: .scalar("", isQuoted: false), range: range))
      case .sequenceStart, .mappingStart:
        guard open(event, range) else { return false }
      case .sequenceEnd, .mappingEnd: close(range)
      }
    }
    return true
  }

  /// Adds a finding.
  mutating func report(_ rule: Rule, _ message: String, at range: Range<Int>, notes: [Note] = []) {
    diagnostics.append(rule.finding(message, at: file.span(range), notes: notes))
  }

  private mutating func reportExtras(_ event: YAMLEvent, _ range: Range<Int>) {
    if case .alias(let name) = event.kind {
      report(.yamlAlias, "the alias *\(name) is not followed; write the value itself", at: range)
    } else if event.hasAnchor {
      report(.yamlAlias, "anchors are not used here; write the value where it is needed", at: range)
    }
    if event.hasTag {
      report(.yamlTag, "tags are not used here; the field decides the type", at: range)
    }
  }

  private mutating func open(_ event: YAMLEvent, _ range: Range<Int>) -> Bool {
    guard levels.count < YAMLLimits.depth else {
      report(
        .yamlDeepNesting, "this is nested deeper than \(YAMLLimits.depth) levels and is not read",
        at: range)
      return false
    }
    var isMapping = false
    if case .mappingStart = event.kind { isMapping = true }
    levels.append(Level(isMapping: isMapping, start: range.lowerBound, expectsKey: isMapping))
    return true
  }

  private mutating func close(_ range: Range<Int>) {
    guard let level = levels.popLast() else { return }
    let last = level.isMapping ? level.entries.last?.value.range : level.items.last?.range
    let end = max(level.start, last?.upperBound ?? range.upperBound)
    let content: YAMLContent =
      level.isMapping ? .mapping(level.entries) : .sequence(level.items)
    add(YAMLNode(content: content, range: level.start..<end))
  }

  private mutating func add(_ node: YAMLNode) {
    guard var level = levels.popLast() else {
      if root == nil { root = node }
      return
    }
    if !level.isMapping {
      level.items.append(node)
    } else if level.expectsKey {
      level.key = (node.scalar ?? "", node.range)
      if node.scalar == nil {
        report(.yamlSyntax, "a key must be a plain text", at: node.range)
      }
      level.expectsKey = false
    } else {
      level.expectsKey = true
      if let key = level.key { addEntry(key, node, to: &level) }
    }
    levels.append(level)
  }

  private mutating func addEntry(
    _ key: (text: String, range: Range<Int>), _ node: YAMLNode, to level: inout Level
  ) {
    if let first = level.entries.first(where: { $0.key == key.text }) {
      let note = Note("first given here", at: file.span(first.keyRange))
      report(
        .yamlDuplicateKey, "the key \"\(key.text)\" is given twice", at: key.range, notes: [note])
      return
    }
    level.entries.append(YAMLEntry(key: key.text, keyRange: key.range, value: node))
  }
}
