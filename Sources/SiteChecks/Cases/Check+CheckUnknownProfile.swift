import AssistiveProfiles
import SiteModel
import SourceDiagnostics

extension Check {
  /// A Profile line that names no profile.
  static let checkUnknownProfile: Check = Check(
    Rule(
      "check.unknown-profile", .standard(.warning),
      summary: "A Profile line names no known assistive profile.",
      rationale: "The test plan has a page for each profile; the case would be on none of them.")
  ) { checked, rule in
    let names = checked.configuration.profiles.profiles.map(\.name)
    return (checked.page.card?.cases ?? []).compactMap { entry in
      guard let text = entry.profileText, entry.profiles.isEmpty else { return nil }
      let near = NameSuggestion.nearest(to: text.value, among: names)
      return rule.finding(
        "\"\(text.value)\" names no known profile", at: text.span,
        suggestion: near.map { "did you mean \"\($0)\"?" }
          ?? "name one such as VoiceOver, or add it to profiles in site.yml")
    }
  }
}
