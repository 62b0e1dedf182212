import Foundation
import MarkdownReader
import SourceDiagnostics
import Synchronization
import Testing

@Suite("Parallel reading of Markdown", .serialized)
struct MarkdownParallelTests {
  @Test("200 copies read at once give 200 equal trees")
  func locked() {
    #expect(wrongTrees(locking: true) == 0)
  }

  /// Shows what the lock is for; `PATTERNBOOK_UNLOCKED=1` runs it, and it may crash.
  ///
  /// cmark-gfm switches a table of the whole process around every parse, so that other parses miss
  /// strikethroughs and autolinks.
  @Test(
    "without the lock some trees are wrong",
    .enabled(if: ProcessInfo.processInfo.environment["PATTERNBOOK_UNLOCKED"] == "1"))
  func unlocked() {
    var wrong = 0
    for _ in 0..<20 where wrong == 0 { wrong = wrongTrees(locking: false) }
    print("without the lock \(wrong) of 200 trees are wrong")
    #expect(wrong > 0)
  }

  private func wrongTrees(locking: Bool) -> Int {
    let copies = 200
    let texts = (0..<20).map { GeneratedMarkdown.document(seed: $0, style: .clean) }
    let text = texts.joined(separator: "\n~~gone~~ www.example.org\n\n")
    let file = SourceFile(path: "a.md", text: text)
    let expected = MarkdownReader.read(file).value
    let wrong = Counter()
    DispatchQueue.concurrentPerform(iterations: copies) { _ in
      if MarkdownReader.read(file, locking: locking).value != expected { wrong.add() }
    }
    return wrong.value
  }
}

/// Counts from several threads.
private final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func add() { count.withLock { $0 += 1 } }
}
