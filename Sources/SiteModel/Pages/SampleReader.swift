import MarkdownReader
import SourceDiagnostics
import SwiftSnippets

/// Gathers the samples of a page, with the marks on their fences.
struct SampleReader {
  private let document: MarkdownDocument
  /// The Swift samples in reading order.
  private(set) var uses: [SampleUse] = []
  /// Whether a fence is never closed, so that what follows it was taken for code.
  private(set) var hasUnclosedFence = false
  /// What is wrong with fences and their marks.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a page's samples.
  ///
  /// - Parameters:
  ///   - document: the page.
  ///   - body: its blocks without title and status line.
  ///   - card: its sections, where it has any; then every fence has to name its language.
  init(_ document: MarkdownDocument, body: [MarkdownNodeID], card: Card?) {
    self.document = document
    guard let card else {
      read(body, section: nil)
      readFences(body, isCard: false)
      return
    }
    read(card.introduction, section: nil)
    for section in card.sections { read(section.body, section: section.title) }
    readFences(body, isCard: true)
  }

  private mutating func read(_ blocks: [MarkdownNodeID], section: String?) {
    var number = 0
    for sample in SampleExtractor.samples(in: document, of: blocks) {
      let marks = FenceMarksReader.read(sample)
      diagnostics += marks.diagnostics
      if let finding = FenceLanguage.finding(sample) { diagnostics.append(finding) }
      guard sample.isSwift else { continue }
      number += 1
      diagnostics += HiddenLines.findings(in: sample)
      uses.append(SampleUse(sample, section: section, number: number, marks: marks.value))
    }
  }

  private mutating func readFences(_ blocks: [MarkdownNodeID], isCard: Bool) {
    for index in blocks.flatMap({ $0.index..<document[$0].end.index }) {
      let id = MarkdownNodeID(index: index)
      guard case .codeBlock(let block) = document[id].kind, block.isFenced,
        let fence = document.fenceRange(of: id)
      else { continue }
      if !document.isClosedFence(id) {
        hasUnclosedFence = true
        diagnostics.append(unclosed(id, fence))
      } else if isCard, block.info.isEmpty {
        diagnostics.append(
          Rule.fenceUnlabelled.finding(
            "this fence does not say what language is in it", at: document.file.span(fence),
            suggestion: "write the language after it, such as `swift`; `text` for none"))
      }
    }
  }

  private func unclosed(_ id: MarkdownNodeID, _ fence: Range<Int>) -> Diagnostic {
    let starts = document.codeLines(of: id)
    let lines = document.file.lines
    let opening = document.file.text(in: fence)
    let marks = String(opening.prefix { $0 == opening.first })
    // A heading of Markdown inside is where the author believed to be out of the code.
    let heading = starts.first { start in
      let line = document.file.text(ofLine: lines.line(at: start))
      return line.hasPrefix("## ") || line.hasPrefix("# ")
    }
    var notes: [Note] = []
    if let heading {
      let span = document.file.span(ofLine: lines.line(at: heading))
      notes.append(Note("so this heading, and all that follows it, is code", at: span))
    } else if let last = starts.last {
      notes.append(Note("so everything down to line \(lines.line(at: last) + 1) is code"))
    }
    return Rule.fenceUnclosed.finding(
      "this fence is never closed", at: document.file.span(fence), notes: notes,
      suggestion: "write \(marks) on a line of its own after the code")
  }
}
