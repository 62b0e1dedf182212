import AssistiveProfiles
import SiteModel
import SourceDiagnostics
import Testing

@Suite("The blocks of Check") struct CheckBlockTests {
  private func read(_ lines: [String]) -> Card? {
    SiteFixture.card(
      "## Check\n\n```text\n" + lines.joined(separator: "\n") + "\n```\n")
  }

  @Test("a block is one case with its values and places") func oneCase() throws {
    let card = try #require(
      read(["Profile:   Reduce Motion off, and then on", "Task:      savé", "Expected:  spoken"]))
    let check = try #require(card.cases.first)
    #expect(card.cases.count == 1 && card.caseFaults.isEmpty)
    #expect(check.profiles.map(\.id) == ["reduce-motion"])
    #expect(check.setUp == "off, and then on")
    #expect(check.task?.value == "savé")
    #expect(check.expectations.map(\.value) == ["spoken"])
    #expect(check.id == "a/reduce-motion-1")
  }

  @Test("each Profile line begins a case, counted by profile") func severalCases() throws {
    let one = ["Task: t", "Expected: e"]
    let card = try #require(
      read([
        "Profile: VoiceOver", one[0], one[1], "Profile: Zoom", one[0], one[1], "Profile: VoiceOver",
        one[0], one[1],
      ]))
    #expect(card.cases.map(\.id) == ["a/voiceover-1", "a/zoom-1", "a/voiceover-2"])
  }

  @Test("a case can name several profiles") func severalProfiles() {
    let card = read(["Profile: VoiceOver and Switch Control", "Task: t", "Expected: e"])
    #expect(card?.cases.first?.profiles.map(\.id) == ["voiceover", "switch-control"])
  }

  @Test("a further line is a further expectation, a deeper one more of the last")
  func continuationLines() {
    let card = read([
      "Profile: Zoom", "Task:      open", "           and close", "Expected:  one",
      "             goes on", "           two",
    ])
    #expect(card?.cases.first?.expectations.map(\.value) == ["one goes on", "two"])
    #expect(card?.cases.first?.task?.value == "open and close")
  }

  @Test("expectations may all stand below their key") func expectationsBelow() {
    let card = read(["Profile: Zoom", "Task: t", "Expected:", "  one", "  two", "    goes on"])
    #expect(card?.cases.first?.expectations.map(\.value) == ["one", "two goes on"])
  }

  @Test("a written id is kept") func writtenID() {
    let card = read(["Profile: Zoom", "ID: zoom-me", "Task: t", "Expected: e"])
    #expect(card?.cases.first?.id == "zoom-me")
    #expect(card?.cases.first?.writtenID?.value == "zoom-me")
  }

  @Test("a misspelt key is read as the one meant, and reported") func misspeltKey() throws {
    let card = try #require(read(["Profile: Zoom", "Task: t", "Expcted: e"]))
    #expect(card.cases.first?.expectations.map(\.value) == ["e"])
    guard case .unknownKey(let key, "Expected")? = card.caseFaults.first else {
      Issue.record("no unknown key")
      return
    }
    #expect(key.value == "Expcted" && card.caseFaults.count == 1)
  }

  @Test("missing keys are reported one by one") func missingKeys() throws {
    let card = try #require(read(["Profile: Zoom"]))
    let missing = card.caseFaults.compactMap { fault in
      if case .missingKey(let key, _) = fault { key } else { nil }
    }
    #expect(missing == ["Task", "Expected"])
  }

  @Test("a colon within a value begins no key") func colonInValue() {
    let card = read(["Profile: Zoom", "Task: open the tab: Mail", "Expected: e"])
    #expect(card?.cases.first?.task?.value == "open the tab: Mail")
  }

  @Test("samples in other languages are no cases") func otherLanguages() {
    let card = SiteFixture.card("## Check\n\n```swift\nProfile: Zoom\n```\n")
    #expect(card?.cases.isEmpty == true)
  }
}
