import MarkdownReader
import SourceDiagnostics
import Testing

@Suite("Places of Markdown nodes")
struct MarkdownSpanTests {
  private static let documents: UInt64 = 500

  @Test("every node stands inside its parent", arguments: [GeneratedMarkdown.Style.clean, .wild])
  func nesting(_ style: GeneratedMarkdown.Style) {
    for seed in 0..<Self.documents {
      let document = document(seed, style)
      let isNested = document.nodes.allSatisfy { node in
        let outer = document[node.parent].range
        return outer.lowerBound <= node.range.lowerBound
          && node.range.upperBound <= outer.upperBound
      }
      #expect(isNested, "document \(seed)")
    }
  }

  @Test(
    "text without escapes and entities is exactly its source",
    arguments: [GeneratedMarkdown.Style.clean, .wild])
  func text(_ style: GeneratedMarkdown.Style) {
    var (count, faults) = (0, [String]())
    for seed in 0..<Self.documents {
      let document = document(seed, style)
      for node in document.nodes {
        guard case .text(let literal) = node.kind else { continue }
        count += 1
        let source = document.file.text(in: node.range)
        let isResolved = source.contains("\\") || source.contains("&")
        if source != literal, !isResolved { faults.append("\(seed): \(literal) is \(source)") }
      }
    }
    #expect(count > 10_000)
    #expect(faults.isEmpty)
  }

  @Test(
    "inlines begin and end with their marks",
    arguments: [GeneratedMarkdown.Style.clean, .wild])
  func marks(_ style: GeneratedMarkdown.Style) {
    var (count, faults) = (0, [String]())
    for seed in 0..<Self.documents {
      let document = document(seed, style)
      for node in document.nodes {
        let source = document.file.text(in: node.range)
        guard let isRight = Self.hasMarks(node.kind, source) else { continue }
        count += 1
        if !isRight { faults.append("\(seed): \(node.kind) is \(source)") }
      }
    }
    #expect(count > 10_000)
    #expect(faults.isEmpty)
  }

  /// Whether a source is that of an inline of a kind; nil for kinds without marks.
  private static func hasMarks(_ kind: MarkdownNodeKind, _ source: String) -> Bool? {
    func isBetween(_ start: String, _ ends: String...) -> Bool {
      source.hasPrefix(start) && ends.contains { source.hasSuffix($0) }
    }
    switch kind {
    case .emphasis: return isBetween("*", "*") || isBetween("_", "_")
    case .strong: return isBetween("**", "**") || isBetween("__", "__")
    case .strikethrough: return isBetween("~", "~")
    case .code: return isBetween("`", "`")
    case .image: return isBetween("![", ")", "]")
    case .footnoteReference: return isBetween("[^", "]")
    case .softBreak, .lineBreak: return source.hasSuffix("\n")
    case .link:
      let isBare = ["http", "www."].contains { source.hasPrefix($0) } || source.contains("@")
      return isBetween("[", ")", "]") || isBetween("<", ">") || isBare
    default: return nil
    }
  }

  private func document(_ seed: UInt64, _ style: GeneratedMarkdown.Style) -> MarkdownDocument {
    let text = GeneratedMarkdown.document(seed: seed, style: style)
    return MarkdownReader.read(SourceFile(path: "generated.md", text: text)).value
  }
}
