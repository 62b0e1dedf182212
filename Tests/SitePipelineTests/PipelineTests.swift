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
    let build = try await run(pages, drafts: false) { uses in
      SampleReport(
        compiler: nil, engine: "", parsed: uses.count, refused: 0, unchecked: 0,
        diagnostics: uses.map {
          Rule("a.b", .standard(.note), summary: "", rationale: "")
            .finding("sample \($0.number)", at: nil)
        })
    }
    #expect(build.samples?.parsed == 3)
    #expect(build.samples?.diagnostics.map(\.message) == ["sample 1", "sample 2", "sample 1"])
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
