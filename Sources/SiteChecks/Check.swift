package import SiteModel
package import SourceDiagnostics

/// A check: a rule and how it looks for its findings on one page.
package struct Check: Sendable {
  /// The rule.
  package let rule: Rule
  /// Looks at a page.
  private let find: @Sendable (CheckedPage, Rule) -> [Diagnostic]

  /// Declares a check.
  ///
  /// - Parameters:
  ///   - rule: what it reports.
  ///   - find: looks at one page and reports by the rule; pages may be looked at in any order and at the same time.
  init(_ rule: Rule, find: @escaping @Sendable (CheckedPage, Rule) -> [Diagnostic]) {
    self.rule = rule
    self.find = find
  }

  /// The findings of all checks on one page.
  package static func findings(on index: PageIndex, in catalog: LinkedCatalog) -> [Diagnostic] {
    let checked = CheckedPage(
      page: catalog[index], configuration: catalog.catalog.configuration)
    return all.flatMap { $0.find(checked, $0.rule) }
  }

  /// Every check, one line each.
  package static let all: [Check] = [
    .sectionCase, .sectionLevel, .sectionMisspelt, .sectionRepeated, .sectionEmpty,
    .sectionMissing, .sectionOrder, .sectionUnknown, .sampleMissing, .sampleNoSwift,
    .checkNoCase, .checkUnknownKey, .checkMissingKey, .checkRepeatedID, .checkUnknownProfile,
    .wcagUnreadable, .wcagNoEntry, .wcagUnknownNumber, .wcagName, .wcagLevel, .wcagRemoved,
    .wcagNewer, .wcagRepeated, .headingSkippedLevel, .headingEmpty, .headingSecondTitle,
    .linkNoText, .htmlUnbalanced, .imageAlt, .htmlRefused, .htmlScript,
  ]
}
