import Foundation
import PatternbookCommand
import SitePipeline
import SourceDiagnostics
import Testing

@Suite("Rules and their fixtures")
struct CheckFixtureTests {
  @Test("every rule has a fixture and a page, and there is no other")
  func oneToOne() throws {
    let rules = RuleList.all.map(\.id.name)
    #expect(Set(rules).count == rules.count)
    #expect(CheckFixture.all.map(\.rule) == rules)
    let pages = CheckFixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "content/checks")
    let names = try FileManager.default.contentsOfDirectory(atPath: pages.path)
      .filter { $0.hasSuffix(".md") && $0 != "index.md" }.map { String($0.dropLast(3)) }
    #expect(names.sorted() == rules)
  }

  @Test(
    "each finds what is marked, at the mark, and nothing else is found",
    arguments: CheckFixture.all.filter { !$0.isGenerated && !$0.needsCompiler })
  func marks(fixture: CheckFixture) async throws { try await expectMarks(fixture) }

  @Test(
    "so does each that has to ask the compiler", Self.needsCompiler,
    arguments: CheckFixture.all.filter(\.needsCompiler))
  func marksOfCompiler(fixture: CheckFixture) async throws { try await expectMarks(fixture) }

  private func expectMarks(_ fixture: CheckFixture) async throws {
    let files = try fixture.files()
    let build = try await FixtureRun.build(
      files.map(\.file), includesDrafts: fixture.rule != "link.draft",
      checkSamples: fixture.isAboutSamples ? SampleStep.check : nil)
    let expected =
      files.flatMap { entry in
        entry.marks.map { "\(place(entry.file, $0)) \(fixture.rule)" }
      } + Array(repeating: "- \(fixture.rule)", count: fixture.unplaced())
    let found = build.diagnostics.map { diagnostic in
      let place = diagnostic.span.flatMap { span in
        build.files[span.path].map { self.place($0, span.range.lowerBound) }
      }
      return "\(place ?? "-") \(diagnostic.rule)"
    }
    #expect(found.sorted() == expected.sorted())
  }

  @Test(
    "the mend of a rule gives the text expected, and leaves nothing of the rule",
    arguments: CheckFixture.all.filter { $0.isMended && !$0.needsCompiler })
  func mends(fixture: CheckFixture) async throws {
    try await expectMends(fixture, checkSamples: nil)
  }

  @Test(
    "so does the mend of each that has to ask the compiler", Self.needsCompiler,
    arguments: CheckFixture.all.filter { $0.isMended && $0.needsCompiler })
  func mendsOfCompiler(fixture: CheckFixture) async throws {
    try await expectMends(fixture, checkSamples: SampleStep.check)
  }

  /// In files for which no mended text is given something may be left that has no mend.
  private func expectMends(
    _ fixture: CheckFixture, checkSamples: SitePipeline.SampleCheck?
  ) async throws {
    let files = try fixture.files().map(\.file)
    let build = try await FixtureRun.build(files, checkSamples: checkSamples)
    let expected = try fixture.mended()
    var after: [SourceFile] = []
    for file in files {
      let fixIts = build.diagnostics.filter { $0.span?.path == file.path }
        .flatMap { $0.fixIts.prefix(1) }
      let mended = try #require(file.applying(fixIts, to: Array(file.text.utf8)))
      let text = String(decoding: mended.bytes, as: UTF8.self)
      if let wanted = expected[file.path] { #expect(text == wanted) }
      after.append(SourceFile(path: file.path, text: text))
    }
    let again = try await FixtureRun.build(after, checkSamples: checkSamples)
    let left = again.diagnostics.filter { $0.rule.name == fixture.rule }
    #expect(!left.contains { expected[$0.span?.path ?? ""] != nil })
  }

  @Test("messages are one lower-case sentence without a full stop", arguments: CheckFixture.all)
  func wording(fixture: CheckFixture) async throws {
    let build = try await FixtureRun.build(try fixture.files().map(\.file))
    for diagnostic in build.diagnostics {
      let first = try #require(diagnostic.message.first)
      #expect(!first.isUppercase || diagnostic.message.hasPrefix("YAML"), "\(diagnostic.message)")
      #expect(!diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
    }
  }

  private static let needsCompiler: ConditionTrait = .enabled(
    if: SampleStep.isInstalled, "there is no swiftc on PATH to ask")

  private func place(_ file: SourceFile, _ offset: Int) -> String {
    let position = file.position(of: offset)
    return "\(file.path):\(position.line):\(position.column)"
  }
}
