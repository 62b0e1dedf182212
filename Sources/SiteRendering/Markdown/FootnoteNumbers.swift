import MarkdownReader

/// The numbers of a document's footnotes and of their mentions.
struct FootnoteNumbers {
  /// The number of each footnote, by its label.
  private var numbers: [String: Int] = [:]
  /// Which mention of its footnote a node is, from 1, by the node's index.
  private var ordinals: [Int: Int] = [:]
  /// How often each footnote is mentioned.
  private var counts: [String: Int] = [:]

  /// Numbers them: footnotes in the order of their texts at the end of the document, mentions in
  /// the order in which they stand in the file.
  init(_ document: MarkdownDocument) {
    var mentions: [(label: String, index: Int)] = []
    for index in document.nodes.indices {
      switch document.nodes[index].kind {
      case .footnoteDefinition(let label): numbers[label] = numbers.count + 1
      case .footnoteReference(let label): mentions.append((label, index))
      default: continue
      }
    }
    mentions.sort {
      document.nodes[$0.index].range.lowerBound < document.nodes[$1.index].range.lowerBound
    }
    for mention in mentions {
      counts[mention.label, default: 0] += 1
      ordinals[mention.index] = counts[mention.label]
    }
  }

  /// The number of a footnote.
  func number(of label: String) -> Int { numbers[label] ?? 0 }

  /// Which mention of its footnote a node is.
  func ordinal(of mention: MarkdownNodeID) -> Int { ordinals[mention.index] ?? 1 }

  /// How often a footnote is mentioned.
  func mentions(of label: String) -> Int { counts[label] ?? 0 }
}
