import SiteModel
import SourceDiagnostics
import WCAGData

extension Check {
  /// A name that the criterion does not have.
  static let wcagName: Check = Check(
    Rule(
      "wcag.name", .standard(.error),
      summary: "A success criterion has another name.",
      rationale: "Number and name check each other; where they differ, one of them is wrong.")
  ) { checked, rule in
    (checked.page.card?.criteria ?? []).compactMap { mapping in
      let number = mapping.number.value
      guard let criterion = WCAG.criterion(number), mapping.name.value != criterion.name,
        !(criterion.removed != nil && criterion.formerNames.contains(mapping.name.value))
      else { return nil }
      let written = mapping.name.value
      if written.hasPrefix(criterion.name + " (") {
        return rule.finding(
          "\"\(written.dropFirst(criterion.name.count + 1))\" after the name of \(number) is unknown",
          at: mapping.name.span,
          suggestion: "write (supports) or the level, such as (Level \(criterion.level.rawValue))")
      }
      let isFormer = criterion.formerNames.contains(written)
      let elsewhere = WCAG.criteria.first { $0.name == written }
      var notes = isFormer ? [Note("\"\(written)\" was its name in an earlier version")] : []
      notes += elsewhere.map { [Note("\"\(written)\" is \($0.number)")] } ?? []
      let isSafe = mapping.isNameReplaceable && elsewhere == nil
      return rule.finding(
        written.isEmpty
          ? "success criterion \(number) is \"\(criterion.name)\"; its name is missing"
          : "success criterion \(number) is \"\(criterion.name)\", not \"\(written)\"",
        at: mapping.name.span, notes: notes,
        fixIts: isSafe
          ? [FixIt("replace the name", replacing: mapping.name.span, with: criterion.name)] : [])
    }
  }
}
