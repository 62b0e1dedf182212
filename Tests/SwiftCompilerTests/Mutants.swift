import Foundation
import MarkdownReader
import SourceDiagnostics
import SwiftSnippets

/// Makes damaged samples of sound ones, the same for the same seed.
struct Mutants {
  private let sources: [String]
  private var state: UInt64

  init(_ sources: [String], seed: UInt64) {
    self.sources = sources
    state = seed
  }

  /// The snippets, the corpus of samples and the Swift samples of our own handbook.
  static func sources() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let corpus = try files(
      below: root.appending(path: "Tests/Fixtures/Samples"), ending: ".swift.txt")
    let snippets = try files(
      below: root.appending(path: "Tests/Fixtures/Snippets"), ending: ".swift.txt")
    let pages = try files(below: root.appending(path: "content"), ending: ".md")
    let handbook = pages.flatMap { text in
      SampleExtractor.samples(in: MarkdownReader.read(SourceFile(path: "a.md", text: text)).value)
        .filter(\.isSwift).map(\.text)
    }
    return (corpus + snippets + handbook).filter { !$0.contains("~~~~~~~~") }
  }

  private static func files(below folder: URL, ending: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(ending) }.sorted().map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  /// So many mutants.
  func make(_ count: Int) -> [String] {
    var maker = self
    return (0..<count).map { number in
      maker.mutant(of: sources[number % sources.count])
    }
  }

  private mutating func mutant(of source: String) -> String {
    var scalars = Array(source.unicodeScalars)
    for _ in 0...pick(2) where !scalars.isEmpty {
      let place = pick(scalars.count)
      switch pick(7) {
      case 0: scalars.remove(at: place)
      case 1: scalars.insert(Self.intruders[pick(Self.intruders.count)], at: place)
      case 2: scalars.swapAt(place, pick(scalars.count))
      case 3: scalars[place] = Self.intruders[pick(Self.intruders.count)]
      case 4: scalars.removeSubrange(place..<min(place + 1 + pick(30), scalars.count))
      case 5:
        scalars.insert(
          contentsOf: scalars[place..<min(place + 1 + pick(30), scalars.count)],
          at: pick(scalars.count))
      default:
        scalars.insert(
          contentsOf: Array(Self.words[pick(Self.words.count)].unicodeScalars), at: place)
      }
    }
    let text = String(String.UnicodeScalarView(scalars))
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private static let intruders: [Unicode.Scalar] = [
    "(", ")", "{", "}", "[", "]", "\"", "\\", ",", ":", ";", ".", "@", "#", "`", "\n", " ", "=",
    "-", ">", "<", "!", "?", "&", "$", "/", "*", "0", "\u{201C}", "\u{A0}", "\u{200B}", "\u{2026}",
  ]

  private static let words = [
    " func ", " let ", "\n#if os(iOS)\n", "\n#endif\n", " case ", "/*", "*/", "\"\"\"",
    " init() { } ",
    "import B\n", " else ", "...", "\n@main\n", " await ", "<<<<<<<", " static var a = 1\n",
    "#warning(\"x\")\n", "#sourceLocation(file: \"a.swift\", line: 5)\n", "\n}\n", "{\n",
  ]

  /// A number below another, by a linear congruential generator (Knuth's constants for 64 bits).
  private mutating func pick(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, count)))
  }
}
