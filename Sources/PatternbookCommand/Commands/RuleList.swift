import MarkdownReader
import SiteChecks
import SiteFiles
import SiteModel
package import SourceDiagnostics
import SwiftSnippets
import ThemeTemplates
import YAMLReader

/// Every rule of Patternbook.
package enum RuleList {
  /// The rules, sorted by id.
  package static let all: [Rule] =
    (MarkdownRules.all + YAMLRules.all + ThemeRules.all + SiteModelRules.all
    + SiteChecksRules.all + SnippetRules.all + FileRules.all)
    .sorted { $0.id < $1.id }

  /// The rule of an id, or nil.
  package static func rule(_ id: String) -> Rule? {
    all.first { $0.id.name == id }
  }
}
