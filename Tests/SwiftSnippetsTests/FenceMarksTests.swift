import SourceDiagnostics
import SwiftSnippets
import Testing

@Suite("Marks on fences")
struct FenceMarksTests {
  private func read(_ info: String) throws -> Parsed<FenceMarks> {
    FenceMarksReader.read(try #require(SamplePage("let a = 1", info: info).sample))
  }

  @Test("say what a sample stands in, how it fails, why it is skipped and what it is called")
  func values() throws {
    let marks = try read("swift in=member  fails=expected_expr\ttitle=\"On iOS 17\"").value
    #expect(marks.context?.value == .member)
    #expect(marks.failure?.value == .id("expected_expr"))
    #expect(marks.title == "On iOS 17")
    #expect(!marks.isFaulty)
    #expect(try read("swift skip=\"a macro of  ours\"").value.skip?.value == "a macro of ours")
    #expect(try read("swift fails").value.failure?.value == .unnamed)
    #expect(try read("swift title=UIKit").value.title == "UIKit")
    #expect(try read("swift").value == FenceMarks())
  }

  @Test(
    "are findings where they are wrong, at the mark, with what is meant",
    arguments: [
      ("swift in=membr", "fence.mark-value", 10, "did you mean `in=member`?"),
      ("swift in", "fence.mark-value", 7, "it takes one of member, enum"),
      ("swift skp=\"x\"", "fence.unknown-mark", 7, "did you mean `skip`?"),
      ("swift ignore", "fence.unknown-mark", 7, "a Swift fence takes"),
      ("swift skip", "fence.mark-value", 7, "write skip="),
      ("swift skip=\"  \"", "fence.mark-value", 7, "write skip="),
      ("swift title=", "fence.mark-value", 13, "write title="),
      ("swift title=\"open", "fence.mark-value", 13, "write title="),
      ("swift title=\"a\"b", "fence.mark-value", 13, "write title="),
      ("swift fails=Ä", "fence.mark-value", 13, "write one such as"),
      ("swift in=body in=body", "fence.repeated-mark", 15, "leave one"),
      ("swift skip=\"x\" in=body", "fence.mark-conflict", 7, "keep one"),
      ("text skip=\"x\"", "fence.unknown-mark", 6, "take it away"),
      ("swift in=", "fence.mark-value", 10, "it takes one of member, enum"),
      ("swift fails=\"\"", "fence.mark-value", 13, "write one such as"),
      ("swift title=On iOS 17", "fence.mark-value", 13, "write title=\"On iOS 17\""),
      ("swift title=On iOS in=body", "fence.mark-value", 13, "write title=\"On iOS\""),
      ("swift skip='a macro'", "fence.mark-value", 12, "write skip=\"a macro\""),
      ("swift title=“Cart”", "fence.mark-value", 13, "write title=\"Cart\""),
    ])
  func faults(_ info: String, _ rule: String, _ column: Int, _ suggestion: String) throws {
    let page = SamplePage("let a = 1", info: info)
    let read = FenceMarksReader.read(try #require(page.sample))
    #expect(read.value.isFaulty)
    #expect(read.diagnostics.map(\.rule.name) == [rule])
    let finding = try #require(read.diagnostics.first)
    #expect(finding.suggestion?.hasPrefix(suggestion) == true)
    let place = finding.span.map { page.file.position(of: $0.range.lowerBound) }
    #expect(place == SourcePosition(line: 1, column: column + 8))
  }

  @Test(
    "of other languages are left to other tools",
    arguments: ["js {1,3}", "text title=\"x\"", "kotlin numbers"])
  func others(_ info: String) throws {
    #expect(try read(info).diagnostics.isEmpty)
  }

  @Test("are placed on the whole info string where Markdown's escapes are in it")
  func escapes() throws {
    let page = SamplePage("let a = 1", info: "swift title=\"a &amp; b\" x")
    let read = FenceMarksReader.read(try #require(page.sample))
    #expect(read.value.title == "a & b")
    #expect(read.diagnostics.first?.span == page.sample?.infoSpan)
  }

  @Test(
    "are not read where the language is misspelt, which is told",
    arguments: [
      ("Swift", true), ("SWIFT", true), ("{.swift}", true), ("language-swift", true),
      ("swfit", true),
      ("swift,ignore", false), ("swift:a.swift", false), ("swift5", false),
    ])
  func language(_ word: String, _ isMended: Bool) throws {
    let sample = try #require(SamplePage("let a = 1", info: word + " x=y").sample)
    let finding = try #require(FenceLanguage.finding(sample))
    #expect(finding.rule.name == "fence.language")
    #expect(finding.fixIts.isEmpty != isMended)
    #expect(!sample.isSwift)
    let marked = try read(word + " in=member skip=\"x\"")
    #expect(marked.diagnostics.isEmpty)
  }

  @Test(
    "take other languages for what they are",
    arguments: [
      "swift", "swiftui", "swift-format", "text", "sh", "shift", "c", "swiftinterface",
    ])
  func otherLanguages(_ word: String) throws {
    let sample = try #require(SamplePage("let a = 1", info: word).sample)
    #expect(FenceLanguage.finding(sample) == nil)
  }
}
