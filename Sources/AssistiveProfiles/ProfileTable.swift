/// The assistive profiles that a Check block can name.
package struct ProfileTable: Hashable, Sendable {
  /// All profiles, the built-in ones first.
  package let profiles: [AssistiveProfile]
  /// Spellings in lower case with the index of their profile, longest first.
  private let spellings: [(letters: [Unicode.Scalar], profile: Int)]

  /// The built-in profiles; their sources are named at the head of `data/profiles.tsv`.
  package static let builtIn = ProfileTable(embeddedProfiles())

  /// Makes a table of profiles.
  package init(_ profiles: [AssistiveProfile]) {
    self.profiles = profiles
    spellings = profiles.enumerated().flatMap { index, profile in
      Set(profile.spellings + [profile.name]).map { (Self.letters($0), index) }
    }
    .sorted { left, right in
      if left.0.count != right.0.count { return left.0.count > right.0.count }
      return left.1 < right.1
    }
    .map { (letters: $0.0, profile: $0.1) }
  }

  /// The table with a site's own profiles added.
  package func adding(_ own: [AssistiveProfile]) -> ProfileTable {
    ProfileTable(profiles + own)
  }

  package static func == (left: ProfileTable, right: ProfileTable) -> Bool {
    left.profiles == right.profiles
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(profiles)
  }

  /// The profiles named in a text, in the order named, and what else it says.
  ///
  /// The longest known spelling wins at each place and must stand as whole words. A profile of the
  /// id `none` counts only where no other is named.
  package func read(_ text: String) -> (profiles: [AssistiveProfile], setUp: String) {
    let original = Array(text.unicodeScalars)
    let letters = Self.letters(text)
    guard original.count == letters.count else { return ([], text) }
    var found: [Int] = []
    var rest = ""
    var index = 0
    while index < letters.count {
      if let match = match(letters, at: index) {
        if !found.contains(match.profile) { found.append(match.profile) }
        index += match.letters.count
      } else {
        rest.unicodeScalars.append(original[index])
        index += 1
      }
    }
    let named = found.map { profiles[$0] }
    let others = named.filter { $0.id != "none" }
    return (others.isEmpty ? named : others, Self.tidy(rest))
  }

  private func match(
    _ letters: [Unicode.Scalar], at index: Int
  ) -> (letters: [Unicode.Scalar], profile: Int)? {
    if index > 0, Self.isWord(letters[index - 1]) { return nil }
    return spellings.first { spelling in
      let end = index + spelling.letters.count
      guard end <= letters.count, letters[index..<end].elementsEqual(spelling.letters) else {
        return false
      }
      return end == letters.count || !Self.isWord(letters[end])
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func letters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      return lower.count == 1 ? lower.first ?? scalar : scalar
    }
  }

  /// Trims blanks and joining punctuation from both ends.
  private static func tidy(_ text: String) -> String {
    let edge: Set<Character> = [" ", "\t", ",", ";", ":", "+", "&", "(", ")"]
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
    var rest = Substring(words)
    while let first = rest.first, edge.contains(first) { rest.removeFirst() }
    while let last = rest.last, edge.contains(last) { rest.removeLast() }
    return rest == "and" || rest == "with" ? "" : String(rest)
  }

  private static func embeddedProfiles() -> [AssistiveProfile] {
    guard let file = embeddedFiles.first(where: { "\($0.path)" == "profiles.tsv" }) else {
      return []
    }
    return "\(file.text)".split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let row = line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { $0 == "-" ? nil : String($0) }
      guard row.count == 7, let id = row[0], let name = row[1] else { return nil }
      return AssistiveProfile(
        id: id, name: name, spellings: row[2]?.split(separator: "|").map(String.init) ?? [],
        settingsPath: row[3], turnOn: row[4], turnOff: row[5], reportedBy: row[6])
    }
  }
}
