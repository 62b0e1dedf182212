import Foundation
package import SwiftSnippets
import Synchronization

/// Remembers the highlighting of samples from one run to the next, by their content.
///
/// Nothing depends on it but time: what it holds is checked before it is used, what does not fit is
/// worked out anew, and what no run needed is dropped.
package final class HighlightCache: Sendable {
  private struct State {
    /// What this run needed, as it is to be written.
    var used: [HighlightKey: [UInt8]] = [:]
    /// Whether something was worked out anew.
    var isChanged = false
  }

  /// The name of the cache in its folder.
  static let fileName = "highlighting"

  private let folder: String
  private let head: [UInt8]
  private let file: [UInt8]
  private let entries: [HighlightKey: Range<Int>]
  private let compute: @Sendable (String) -> [HighlightSpan]
  private let state = Mutex(State())

  /// Opens a cache; one that does not exist, or is another program's, is empty.
  ///
  /// - Parameters:
  ///   - folder: the folder it is in, as an absolute path; it need not exist.
  ///   - program: the program's file: another build of it may highlight otherwise.
  ///   - compute: works out the highlighting of some code.
  package init(
    folder: String, program: String,
    compute: @escaping @Sendable (String) -> [HighlightSpan] = { SwiftHighlighter.spans(in: $0) }
  ) {
    self.folder = folder
    self.compute = compute
    let build = (try? Data(contentsOf: URL(filePath: program))).map { [UInt8]($0) } ?? []
    head = CacheFile.head(stamp: HighlightKey(of: build).low)
    let path = folder + "/" + Self.fileName
    file = (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) } ?? []
    entries = CacheFile.entries(in: file, head: head)
  }

  /// The highlighting of some code, remembered or worked out.
  package func spans(in text: String) -> [HighlightSpan] {
    let code = Array(text.utf8)
    let key = HighlightKey(of: code)
    if let place = entries[key], CacheFile.isSound(place, of: key, in: file),
      let spans = SpanCoding.spans(in: file[place], length: code.count)
    {
      state.withLock { $0.used[key] = Array(file[place]) }
      return spans
    }
    let spans = compute(text)
    let bytes = SpanCoding.bytes(of: spans)
    state.withLock { state in
      state.used[key] = bytes
      state.isChanged = true
    }
    return spans
  }

  /// Writes what this run needed, where that is not what is there.
  ///
  /// The file is replaced in one step, so that a run that ends early, or another at the same time, leaves
  /// a whole one.
  ///
  /// - Returns: whether it is on disk now; a cache that cannot be written harms nothing.
  @discardableResult
  package func save() -> Bool {
    let (used, isChanged) = state.withLock { ($0.used, $0.isChanged) }
    guard isChanged || used.count != entries.count else { return true }
    var bytes = head
    for (key, content) in used.sorted(by: { $0.key < $1.key }) {
      bytes += CacheFile.entry(key, content[...])
    }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try mark()
      try Data(bytes).write(to: URL(filePath: folder + "/" + Self.fileName), options: .atomic)
      return true
    } catch {
      return false
    }
  }

  /// Tells version control and backups that nothing here is worth keeping.
  private func mark() throws {
    let ignore = URL(filePath: folder + "/.gitignore")
    if !FileManager.default.fileExists(atPath: ignore.path) {
      try Data("*\n".utf8).write(to: ignore, options: .atomic)
    }
    let tag = URL(filePath: folder + "/CACHEDIR.TAG")
    if !FileManager.default.fileExists(atPath: tag.path) {
      try Data("Signature: 8a477f597d28d172789f06886806bc55\n".utf8).write(
        to: tag, options: .atomic)
    }
  }
}
