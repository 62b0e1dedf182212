import PatternbookCommand
import Testing

@Suite("The command line") struct CommandLineTests {
  @Test("no command prints what there is and ends with 2") func noCommand() async throws {
    let outcome = try await ScratchHandbook().run()
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("usage: patternbook COMMAND"))
  }

  @Test(
    "what is not understood is told with what was meant, and ends with 2",
    arguments: [
      (["biuld"], "did you mean patternbook build?"), (["check", "--strct"], "--strict?"),
      (["check", "--format", "jsn"], "did you mean json?"), (["list", "card"], "list cards?"),
      (["explain", "link.anchr"], "link.anchor?"),
    ])
  func suggestions(arguments: [String], words: String) async throws {
    let outcome = try await ScratchHandbook().run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(words))
    #expect(outcome.output.isEmpty)
  }

  @Test(
    "a value that is missing, wrong or too much ends with 2",
    arguments: [
      (["check", "--format"], "--format needs a value"), (["check", "--format="], "needs a value"),
      (["check", "--strict=yes"], "--strict takes no value"),
      (["check", "--jobs", "0"], "1 to 256"),
      (["check", "--jobs=many"], "not \"many\""), (["explain"], "needs a rule's name"),
      (["list"], "cards, rules or criteria"), (["help", "nothing"], "no command \"nothing\""),
    ])
  func values(arguments: [String], words: String) async throws {
    let outcome = try await ScratchHandbook().run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(words))
  }

  @Test("a value stands after its option or behind an equals sign") func forms() async throws {
    let handbook = try ScratchHandbook()
    let apart = await handbook.run("check", "--no-samples", "--format", "json")
    let joined = await handbook.run("check", "--no-samples", "--format=json")
    #expect(apart.code == 0 && joined.code == 0)
    #expect(apart.output.hasPrefix("{"))
    #expect(apart.output == joined.output)
  }

  @Test("what follows two hyphens is no option") func twoHyphens() async throws {
    let outcome = try await ScratchHandbook().run("explain", "--", "--format")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("there is no rule \"--format\""))
  }

  @Test("help lists every command", arguments: [["help"], ["--help"], ["-h"]])
  func help(arguments: [String]) async throws {
    let outcome = try await ScratchHandbook().run(arguments)
    #expect(outcome.code == 0)
    for name in Self.commands { #expect(outcome.output.contains("\n  \(name) "), "\(name)") }
  }

  @Test("each command has help with its options, asked for in either way", arguments: commands)
  func commandHelp(name: String) async throws {
    let handbook = try ScratchHandbook()
    let asked = await handbook.run("help", name)
    let option = await handbook.run(name, "--help")
    #expect(asked.code == 0 && option.code == 0)
    #expect(asked.output == option.output)
    #expect(asked.output.contains("usage: patternbook \(name)"))
    #expect(asked.output.contains("--help"))
  }

  @Test("help for a command names the options that it takes") func optionsInHelp() async throws {
    let handbook = try ScratchHandbook()
    for (name, options) in Self.options {
      let help = await handbook.run("help", name).output
      for option in options { #expect(help.contains("  \(option)"), "\(name) \(option)") }
    }
  }

  @Test("a version is printed though there is no compiler", arguments: ["version", "--version"])
  func version(word: String) async throws {
    let outcome = try await ScratchHandbook().run(word)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("patternbook "))
    #expect(outcome.output.contains("no Swift compiler found"))
  }

  static let commands = ["build", "check", "list", "explain", "version", "help"]

  static let options = [
    "build": [
      "--site DIR", "--output DIR", "--drafts", "--no-samples", "--strict", "--jobs N", "--quiet",
      "--verbose",
    ],
    "check": [
      "--site DIR", "--format FORM", "--fix", "--strict", "--no-samples", "--jobs N", "--quiet",
    ],
    "list": ["--site DIR", "--format FORM"], "explain": ["--format FORM"],
  ]
}
