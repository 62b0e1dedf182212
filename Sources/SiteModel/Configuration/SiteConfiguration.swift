package import AssistiveProfiles
package import SourceDiagnostics
package import WCAGData

/// What `site.yml` says, with defaults for what it leaves out.
package struct SiteConfiguration: Sendable {
  /// The handbook's title.
  package var title = "Handbook"
  /// The handbook in one sentence, or nil.
  package var summary: String?
  /// The language of its pages, a BCP 47 tag.
  package var language = "en"
  /// Where it is published, without a final `/`; nil where it is not known.
  package var url: String?
  /// The path under which it is published, with `/` at both ends.
  package var base = "/"
  /// Who answers for it, or nil.
  package var owner: String?
  /// Where a barrier is reported: an address or a mail address, or nil.
  package var feedback: String?
  /// Where a page is edited: an address in which `{path}` stands for the file's path, or nil.
  package var edit: String?
  /// The version of WCAG that cards are mapped to.
  package var wcagVersion = WCAGVersion.v22
  /// The conformance level aimed at.
  package var wcagLevel = ConformanceLevel.AA
  /// The groups of the menu.
  package var navigation: [NavigationGroup] = []
  /// What findings of a rule weigh here; nil for a rule that is off.
  package var severities: [RuleID: Severity?] = [:]
  /// How many samples may be skipped.
  package var mostSkippedSamples = 10
  /// The elements of raw HTML that a card may use.
  package var allowedHTML: Set<String> = SiteConfiguration.standardHTML
  /// The sections of a card.
  package var sections = SectionTable.standard
  /// The assistive profiles that a Check can name.
  package var profiles = ProfileTable.builtIn

  /// The configuration of a handbook whose `site.yml` says nothing.
  package init() {}

  /// The elements of raw HTML that are allowed where `site.yml` names none.
  package static let standardHTML: Set<String> = [
    "span", "kbd", "abbr", "br", "details", "summary",
  ]

  /// The fields of `site.yml`.
  package static let fields = [
    Field("title", .text, "The handbook's title."),
    Field("summary", .text, "The handbook in one sentence."),
    Field("language", .text, "The language of its pages, such as en or de-AT."),
    Field("url", .text, "Where it is published; makes a site map for search engines."),
    Field("base", .text, "The path under which it is published, for the 404 page."),
    Field("owner", .text, "Who answers for it."),
    Field("feedback", .text, "Where a barrier is reported: an address or a mail address."),
    Field("edit", .text, "Where a page is edited; {path} stands for the file's path."),
    Field("wcag", .map, "`version` (2.0, 2.1, 2.2) and `level` (A, AA, AAA)."),
    Field("navigation", .texts, "The menu: groups with a title and pages."),
    Field("checks", .map, "What findings of a rule weigh: off, note, warning or error."),
    Field("samples", .map, "`max_skipped`: how many samples may be skipped."),
    Field("html", .texts, "The elements of raw HTML that a card may use."),
    Field("sections", .texts, "Further sections of a card, or required ones."),
    Field("profiles", .texts, "Further assistive profiles."),
  ]
}
