import AssistiveProfiles
import Testing

@Suite("Assistive profiles") struct ProfileTableTests {
  private func ids(_ text: String) -> [String] {
    ProfileTable.builtIn.read(text).profiles.map(\.id)
  }

  @Test("50 profiles are built in, each id and name once") func builtIn() {
    let profiles = ProfileTable.builtIn.profiles
    #expect(profiles.count == 50)
    #expect(Set(profiles.map(\.id)).count == 50)
    #expect(Set(profiles.map { $0.name.lowercased() }).count == 50)
  }

  @Test("no spelling means two profiles") func spellingsAreUnique() {
    var owners: [String: String] = [:]
    for profile in ProfileTable.builtIn.profiles {
      for spelling in Set((profile.spellings + [profile.name]).map { $0.lowercased() }) {
        #expect(owners[spelling] == nil, "\(spelling) is of \(owners[spelling] ?? "")")
        owners[spelling] = profile.id
      }
    }
  }

  @Test("every spelling leads to its profile") func spellingsLeadHome() {
    for profile in ProfileTable.builtIn.profiles {
      for spelling in profile.spellings + [profile.name] {
        let read = ProfileTable.builtIn.read(spelling)
        #expect(read.profiles == [profile], "\(spelling)")
        #expect(read.setUp.isEmpty, "\(spelling)")
      }
    }
  }

  @Test("what is said beside a profile is its set-up") func setUp() {
    let read = ProfileTable.builtIn.read("Reduce Motion off, and then on")
    #expect(read.profiles.map(\.id) == ["reduce-motion"])
    #expect(read.setUp == "off, and then on")
  }

  @Test("several profiles come in the order named, joining words left out") func several() {
    let read = ProfileTable.builtIn.read("VoiceOver and Switch Control")
    #expect(read.profiles.map(\.id) == ["voiceover", "switch-control"])
    #expect(read.setUp == "")
    #expect(ids("Switch Control + VoiceOver") == ["switch-control", "voiceover"])
  }

  @Test("a profile named twice counts once") func namedTwice() {
    #expect(ids("VoiceOver, voiceover") == ["voiceover"])
  }

  @Test("no assistive technology is a profile where no other is named") func noTechnology() {
    #expect(ids("no assistive technology") == ["none"])
    #expect(ids("none, VoiceOver") == ["voiceover"])
  }

  @Test("case makes no difference") func caseMakesNoDifference() {
    #expect(ids("VOICEOVER") == ["voiceover"])
    #expect(ids("reduce MOTION") == ["reduce-motion"])
  }

  @Test("the longest spelling wins") func longestWins() {
    let table = ProfileTable([
      AssistiveProfile(id: "text", name: "Text", spellings: []),
      AssistiveProfile(id: "large", name: "Large", spellings: ["Large Text"]),
    ])
    #expect(table.read("large text").profiles.map(\.id) == ["large"])
    #expect(table.read("text, large").profiles.map(\.id) == ["text", "large"])
  }

  @Test("an unknown name gives no profile and stays as set-up") func unknown() {
    let read = ProfileTable.builtIn.read("Crystal Ball")
    #expect(read.profiles.isEmpty)
    #expect(read.setUp == "Crystal Ball")
  }

  @Test(
    "a spelling within a word does not count",
    arguments: ["VoiceOvers", "unzoomed", "éZoom", "Zoom2"])
  func withinWords(text: String) {
    #expect(ids(text).isEmpty)
  }

  @Test("a site's own profiles come after the built-in ones") func ownProfiles() {
    let own = AssistiveProfile(id: "braille-room", name: "Braille Room", spellings: [])
    let table = ProfileTable.builtIn.adding([own])
    #expect(table.profiles.last == own)
    #expect(table.read("Braille Room").profiles == [own])
    #expect(ProfileTable.builtIn.read("Braille Room").profiles != [own])
  }
}
