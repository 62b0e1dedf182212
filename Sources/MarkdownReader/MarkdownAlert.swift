/// A block quote that GitHub shows as an alert: its first line is `[!NOTE]` or one of its kind.
package struct MarkdownAlert: Hashable, Sendable {
  /// What an alert is for.
  package enum Kind: String, CaseIterable, Sendable {
    case note, tip, important, warning, caution

    /// The word that stands over it.
    package var title: String {
      switch self {
      case .note: "Note"
      case .tip: "Tip"
      case .important: "Important"
      case .warning: "Warning"
      case .caution: "Caution"
      }
    }
  }

  /// What it is for.
  package let kind: Kind
  /// The nodes of the line that makes it one, to be left out where it is drawn: the whole paragraph
  /// where nothing else is in it, else the marker and the break after it.
  package let marker: [MarkdownNodeID]
}

extension MarkdownDocument {
  /// What alert a block quote is, at any level; nil for one that is none and for other nodes.
  package func alert(of id: MarkdownNodeID) -> MarkdownAlert? {
    guard case .blockQuote = self[id].kind else { return nil }
    guard let paragraph = children(of: id).first(where: { _ in true }) else { return nil }
    guard case .paragraph = self[paragraph].kind else { return nil }
    var inlines = children(of: paragraph)
    guard let first = inlines.next(), case .text(let text) = self[first].kind else { return nil }
    guard let kind = MarkdownAlert.Kind.allCases.first(where: { $0.matches(text) }) else {
      return nil
    }
    guard let second = inlines.next() else {
      return MarkdownAlert(kind: kind, marker: [paragraph])
    }
    switch self[second].kind {
    case .softBreak, .lineBreak: return MarkdownAlert(kind: kind, marker: [first, second])
    default: return nil
    }
  }
}

extension MarkdownAlert.Kind {
  /// Whether a line is this alert's, in any case.
  fileprivate func matches(_ line: String) -> Bool {
    let name = rawValue.utf8
    let bytes = line.utf8
    guard bytes.count == name.count + 3, line.hasPrefix("[!"), line.hasSuffix("]") else {
      return false
    }
    return zip(bytes.dropFirst(2), name).allSatisfy { $0 | 0x20 == $1 }
  }
}
