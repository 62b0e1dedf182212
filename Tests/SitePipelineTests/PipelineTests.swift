import BuiltInTheme
import SiteChecks
import SiteModel
import SitePipeline
import SiteRendering
import SourceDiagnostics
import SwiftSnippets
import Testing

@Suite("The pipeline") struct PipelineTests {
  private static let theme = BuiltInTheme.files.map {
    SourceFile(path: "theme/" + $0.path, text: $0.text)
  }

  private func run(
    _ pages: [String: String], drafts: Bool, renders: Bool = true, jobs: Int = 2,
    samples: SitePipeline.SampleCheck? = nil
  ) async throws -> SiteBuild {
    let files = pages.sorted { $0.key < $1.key }.map {
      SourceFile(path: "content/" + $0.key, text: $0.value)
    }
    let options = BuildOptions(includesDrafts: drafts, rendersPages: renders, jobs: jobs)
    return try await SitePipeline(
      options: options, rules: SiteModelRules.all + SiteChecksRules.all, checkSamples: samples
    )
    .run(
      SiteSources(
        configuration: SourceFile(path: "site.yml", text: "title: T\n"), pages: files, assets: []),
      theme: Self.theme)
  }

  private func paths(_ build: SiteBuild) -> [String] { build.output?.files.map(\.path) ?? [] }

  private let draft = "---\nstatus: draft\n---\n# D\n\n[x](nowhere.md)\n"

  @Test("a draft is neither checked nor published where drafts are left out")
  func draftsOut() async throws {
    let build = try await run(["a.md": "# A\n", "d.md": draft], drafts: false)
    #expect(build.diagnostics.isEmpty)
    #expect(paths(build).contains("a.html") && !paths(build).contains("d.html"))
  }

  @Test("a draft is checked and published where drafts are in") func draftsIn() async throws {
    let faulty = try await run(["d.md": draft], drafts: true)
    #expect(faulty.diagnostics.map(\.rule.name) == ["link.unresolved"])
    let sound = try await run(["d.md": "---\nstatus: draft\n---\n# D\n"], drafts: true)
    #expect(paths(sound).contains("d.html"))
  }

  @Test("a page whose status cannot be read is still reported") func unreadableStatus() async throws
  {
    let build = try await run(["a.md": "---\nstatus: drft\n---\n# A\n"], drafts: false)
    #expect(build.diagnostics.map(\.rule.name) == ["status.unknown"])
    #expect(build.hasErrors)
  }

  @Test("a card that says no status is checked though it is not published")
  func noStatus() async throws {
    let build = try await run(["patterns/a.md": "# A\n\n[x](no.md)\n"], drafts: false)
    #expect(build.diagnostics.contains { $0.rule.name == "link.unresolved" })
  }

  @Test("an error keeps the site from being made") func errors() async throws {
    let build = try await run(["a.md": "# A\n\n[x](nowhere.md)\n"], drafts: false)
    #expect(build.hasErrors && build.output == nil)
  }

  @Test("a run that only checks makes no site") func checkOnly() async throws {
    let build = try await run(["a.md": "# A\n"], drafts: false, renders: false)
    #expect(build.diagnostics.isEmpty && build.output == nil)
  }

  @Test("samples come in the order of pages and lines, without those of drafts")
  func samples() async throws {
    let sample = "```swift\nlet x = 1\n```\n"
    let pages = [
      "a.md": "# A\n\n\(sample)\n\(sample)", "b.md": "# B\n\n\(sample)",
      "d.md": "---\nstatus: draft\n---\n# D\n\n\(sample)",
    ]
    let build = try await run(pages, drafts: false) { requests in
      SampleAnswers(
        compiler: "Swift 6", engine: "batch",
        outcomes: requests.map {
          let path = $0.use.sample.path
          return SampleOutcome(.notChecked("\(path) \($0.use.number)"))
        })
    }
    #expect(build.samples?.unchecked == 3)
    #expect(build.samples?.isNothingChecked == true)
    let told = ["content/a.md 1", "content/a.md 2", "content/b.md 1"]
    #expect(
      build.diagnostics.map(\.message) == told.map { "the sample could not be checked: \($0)" })
  }

  /// Answers as a compiler that refuses what has the word "wrong" in it.
  private static let compiler: SitePipeline.SampleCheck = { requests in
    SampleAnswers(
      compiler: "Swift 6", engine: "batch",
      outcomes: requests.map {
        let error = CompilerError(line: 0, column: 4, message: "no", id: "an_id")
        let isWrong = $0.use.sample.text.contains("wrong") && $0.mended?.contains("wrong") != false
        return SampleOutcome(isWrong ? .refused([error]) : .parsed)
      })
  }

  @Test("samples are counted by what came of them")
  func counts() async throws {
    let fences = [
      "swift\nlet a = 1", "swift fails=an_id\nlet wrong", "swift skip=\"why\"\nlet wrong",
      "swift fails=other\nlet wrong", "swift\nlet wrong", "swift in=nowhere\nlet a = 1",
    ]
    let text = fences.map { "```\($0)\n```\n" }.joined(separator: "\n")
    let build = try await run(["a.md": "# A\n\n\(text)"], drafts: false, samples: Self.compiler)
    let report = try #require(build.samples)
    #expect(report.parsed == 1 && report.failedAsExpected == 1 && report.skipped == 1)
    #expect(report.refused == 2 && report.unchecked == 1 && !report.isNothingChecked)
    #expect(
      build.diagnostics.map(\.rule.name) == [
        "sample.expected-failure", "sample.parse", "fence.mark-value",
      ])
  }

  private static let display = """
    # A

    ```swift title="One"
    // snippet.hide
    import Hidden
    // snippet.show
    let a = 1
    ```

    ```swift fails=an_id
    let wrong
    ```

    ```swift skip="a macro"
    // WRONG
    let a = 1

    // CORRECT
    let b = 2
    ```

    ```json
    {}
    ```
    """

  @Test("a page shows titles, verdicts, messages and parts of its samples")
  func display() async throws {
    let build = try await run(["a.md": Self.display], drafts: false, samples: Self.compiler)
    let bytes = try #require(build.output?.files.first { $0.path == "a.html" }?.bytes)
    let html = String(decoding: bytes, as: UTF8.self)
    #expect(html.contains("<p class=\"code-title\">One</p>"))
    #expect(
      html.contains(
        "<code class=\"language-swift\"><span class=\"k\">let</span> a = <span class=\"n\">1</span>\n</code>"
      ))
    #expect(html.contains("<p class=\"code-verdict\">Parsed by Swift 6</p>"))
    #expect(html.contains("The compiler says: <samp>line 1: error: no (an_id)</samp>"))
    #expect(html.contains("Refused by Swift 6, as it should be"))
    #expect(html.contains("Not checked: a macro"))
    #expect(html.contains("<p class=\"code-part-label\">Wrong</p>"))
    #expect(html.contains("<p class=\"code-part-label\">Right</p>"))
    #expect(html.contains("</span>\n<span class=\"code-gap\">\n</span></code>"))
    #expect(html.ranges(of: "code-gap").count == 1)
    #expect(html.contains("<p class=\"code-title\">JSON</p>"))
    #expect(!html.contains("Hidden"))
    let unchecked = try await run(["a.md": Self.display], drafts: false)
    let plain = try #require(unchecked.output?.files.first { $0.path == "a.html" }?.bytes)
    #expect(!String(decoding: plain, as: UTF8.self).contains("Parsed by"))
  }

  @Test("the site is the same bytes with one job and with four") func jobs() async throws {
    let pages = Dictionary(
      uniqueKeysWithValues: (1...40).map { ("p\($0).md", "# P \($0)\n\n[x](p1.md)\n") })
    let one = try await run(pages, drafts: false, jobs: 1)
    let four = try await run(pages, drafts: false, jobs: 4)
    #expect(one.output != nil)
    #expect(one.output == four.output)
  }
}
