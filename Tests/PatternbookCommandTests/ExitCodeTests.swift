import PatternbookCommand
import Testing

@Suite("Exit codes and what is written") struct ExitCodeTests {
  private static let broken = ["site.yml": "title: T\n", "content/a.md": "# A\n\n[x](b.md)\n"]
  private static let sample = [
    "site.yml": "title: T\n", "content/a.md": "# A\n\n```swift\nlet x = 1\n```\n",
  ]
  private static let warning = [
    "site.yml": "title: T\nchecks:\n  link.unresolved: warning\n",
    "content/a.md": "# A\n\n[x](b.md)\n",
  ]

  @Test("a clean handbook ends with 0 and is written") func clean() async throws {
    let handbook = try ScratchHandbook()
    let outcome = await handbook.run("build", "--no-samples")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("no findings in 1 page"))
    #expect(try handbook.text("_site/a.html").contains("<h1"))
    #expect(handbook.has("_site/index.html"))
  }

  @Test("an error ends with 1 and writes nothing") func errors() async throws {
    let handbook = try ScratchHandbook(Self.broken)
    let outcome = await handbook.run("build", "--no-samples")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("[link.unresolved]"))
    #expect(outcome.errors.contains("nothing written"))
    #expect(!handbook.has("_site"))
    #expect(await handbook.run("check", "--no-samples").code == 1)
  }

  @Test("a warning ends with 1 only where the run is strict", arguments: ["build", "check"])
  func strict(command: String) async throws {
    let handbook = try ScratchHandbook(Self.warning)
    #expect(await handbook.run(command, "--no-samples", "--strict").code == 1)
    #expect(!handbook.has("_site"))
    #expect(await handbook.run(command, "--no-samples").code == 0)
  }

  @Test("samples without a compiler to check them end with 2") func noCompiler() async throws {
    let handbook = try ScratchHandbook(Self.sample)
    let outcome = await handbook.run("check")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("patternbook: "))
    #expect(await handbook.run("check", "--no-samples").code == 0)
  }

  @Test("no compiler is needed where there are no samples") func noSamples() async throws {
    let outcome = try await ScratchHandbook().run("check")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("no Swift samples"))
  }

  @Test("a folder that is no handbook ends with 2") func noHandbook() async throws {
    let handbook = try ScratchHandbook(["other/x.txt": "x"])
    #expect(await handbook.run("check", "--site", "other").code == 2)
    #expect(await handbook.run("check", "--site", "nowhere").code == 2)
  }

  @Test(
    "the site cannot be written over the handbook",
    arguments: [".", "content", "content/site", "theme", "/"])
  func output(place: String) async throws {
    let handbook = try ScratchHandbook()
    let outcome = await handbook.run("build", "--no-samples", "--output", place)
    #expect(outcome.code == 2)
    #expect(try handbook.text("content/a.md") == "# A\n")
  }

  @Test("a site goes where it is told, drafts only where asked for") func drafts() async throws {
    let handbook = try ScratchHandbook([
      "site.yml": "title: T\n", "content/d.md": "---\nstatus: draft\n---\n# D\n",
    ])
    #expect(await handbook.run("build", "--no-samples", "--output", "out").code == 0)
    #expect(handbook.has("out/index.html") && !handbook.has("out/d.html"))
    #expect(
      await handbook.run("build", "--no-samples", "--output", "out", "--drafts").code == 0)
    #expect(handbook.has("out/d.html"))
  }

  @Test("a quiet run that finds nothing prints nothing", arguments: ["build", "check"])
  func quiet(command: String) async throws {
    let outcome = try await ScratchHandbook().run(command, "--no-samples", "--quiet")
    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test("mends are applied and the handbook checked again") func fix() async throws {
    let handbook = try ScratchHandbook([
      "site.yml": "title: T\n", "content/a.md": "# A\n\n[x](B.md)\n", "content/b.md": "# B\n",
    ])
    #expect(await handbook.run("check", "--no-samples").code == 1)
    #expect(await handbook.run("check", "--no-samples", "--fix").code == 0)
    #expect(try handbook.text("content/a.md") == "# A\n\n[x](b.md)\n")
  }
}
