import Foundation
import HighlightStore
import SwiftSnippets
import Synchronization
import Testing

@Suite("The cache of highlighting")
final class HighlightCacheTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "patternbook-cache-\(UUID().uuidString)").path
  private let computed = Mutex<[String]>([])

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static let samples = [
    "let a = 1\n", "struct B { var c = \"ü\" }\n", "// nothing\n", "\n",
    "#Preview { Text(\"x\") }\n",
  ]

  private var file: URL { URL(filePath: folder + "/highlighting") }

  /// A cache that notes what it has to work out.
  private func open(program: String = "/dev/null") -> HighlightCache {
    HighlightCache(folder: folder, program: program) { [self] text in
      computed.withLock { $0.append(text) }
      return SwiftHighlighter.spans(in: text)
    }
  }

  /// The samples that a new cache has to work out; all that it says must be right.
  private func worksOut(program: String = "/dev/null") -> [String] {
    computed.withLock { $0 = [] }
    let cache = open(program: program)
    for sample in Self.samples {
      #expect(cache.spans(in: sample) == SwiftHighlighter.spans(in: sample))
    }
    #expect(cache.save())
    return computed.withLock { $0 }
  }

  @Test("what was worked out once is remembered")
  func remembers() {
    #expect(worksOut() == Self.samples)
    #expect(worksOut() == [])
  }

  @Test("the file is written only where something has changed, and again the same")
  func writesSeldom() throws {
    _ = worksOut()
    let first = try Data(contentsOf: file)
    let date =
      try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    _ = worksOut()
    let later =
      try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    #expect(date == later)
    try FileManager.default.removeItem(at: file)
    _ = worksOut()
    #expect(try Data(contentsOf: file) == first)
  }

  @Test("what no run needs any more is dropped")
  func drops() throws {
    _ = worksOut()
    let before = try Data(contentsOf: file).count
    let cache = open()
    _ = cache.spans(in: Self.samples[0])
    cache.save()
    #expect(try Data(contentsOf: file).count < before)
    #expect(worksOut() == Array(Self.samples.dropFirst()))
  }

  @Test("a file cut off anywhere is used as far as it is whole, and made whole again")
  func isTruncated() throws {
    _ = worksOut()
    let whole = try Data(contentsOf: file)
    for length in stride(from: 0, to: whole.count, by: 7) {
      try whole.prefix(length).write(to: file)
      #expect(!worksOut().isEmpty)
      #expect(try Data(contentsOf: file) == whole)
    }
  }

  @Test("a byte changed anywhere harms nothing, and is put right")
  func isDamaged() throws {
    _ = worksOut()
    let whole = try Data(contentsOf: file)
    for place in 0..<whole.count {
      var damaged = whole
      damaged[place] ^= 0x15
      try damaged.write(to: file)
      #expect(!worksOut().isEmpty)
      #expect(try Data(contentsOf: file) == whole)
    }
  }

  @Test("a foreign file is replaced")
  func isForeign() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for content in ["", "#!/bin/sh\n", String(repeating: "x", count: 5_000)] {
      try Data(content.utf8).write(to: file)
      #expect(worksOut() == Self.samples)
      #expect(worksOut() == [])
      try FileManager.default.removeItem(at: file)
    }
  }

  @Test("another build of the program remembers nothing of the first")
  func isOfAnotherBuild() throws {
    _ = worksOut()
    #expect(worksOut(program: "/etc/hostname") == Self.samples)
  }

  @Test("version control and backups are told to leave the folder alone")
  func isMarked() throws {
    _ = worksOut()
    #expect(try String(contentsOfFile: folder + "/.gitignore", encoding: .utf8) == "*\n")
    let tag = try String(contentsOfFile: folder + "/CACHEDIR.TAG", encoding: .utf8)
    #expect(tag.hasPrefix("Signature: 8a477f597d28d172789f06886806bc55"))
  }

  @Test("a folder that cannot be made costs the cache and nothing else")
  func isReadOnly() {
    let cache = HighlightCache(folder: "/dev/null/cache", program: "/dev/null")
    #expect(cache.spans(in: "let a = 1\n") == SwiftHighlighter.spans(in: "let a = 1\n"))
    #expect(!cache.save())
  }
}
