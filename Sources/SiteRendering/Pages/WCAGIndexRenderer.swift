import SiteModel
import SourceDiagnostics
import WCAGData

/// Draws the WCAG index.
struct WCAGIndexRenderer {
  let frame: PageFrame
  let mappings: MappingIndex

  private var version: WCAGVersion { frame.catalog.catalog.configuration.wcagVersion }

  /// The principles and guidelines, for the on-page contents.
  var contents: [ContentsView] {
    WCAG.principles.map { principle in
      ContentsView(
        anchor: "principle.\(principle.number)", title: "\(principle.number) \(principle.name)",
        children: principle.guidelines.filter { guideline in
          guideline.criteria.contains { $0.isPart(of: version) }
        }
        .map {
          ContentsView(anchor: "guideline.\($0.number)", title: "\($0.number) \($0.name)")
        })
    }
  }

  /// The index.
  func view() -> WCAGView {
    WCAGView(
      version: version.rawValue, coverage: mappings.coverage,
      principles: WCAG.principles.map(principle))
  }

  private func principle(_ principle: Principle) -> WCAGView.Principle {
    WCAGView.Principle(
      anchor: "principle.\(principle.number)", number: "\(principle.number)",
      name: principle.name,
      guidelines: principle.guidelines.map(guideline).filter { !$0.criteria.isEmpty })
  }

  private func guideline(_ guideline: Guideline) -> WCAGView.Guideline {
    WCAGView.Guideline(
      anchor: "guideline.\(guideline.number)", number: "\(guideline.number)",
      name: guideline.name,
      criteria: guideline.criteria.filter { $0.isPart(of: version) }.map(criterion))
  }

  private func criterion(_ criterion: SuccessCriterion) -> WCAGView.Criterion {
    WCAGView.Criterion(
      anchor: "sc.\(criterion.number)", number: "\(criterion.number)", name: criterion.name,
      level: criterion.level.rawValue, sourceAddress: criterion.understandingAddress,
      cards: (mappings.entries[criterion.number] ?? []).map(mapped))
  }

  private func mapped(_ entry: MappingIndex.Entry) -> WCAGView.Mapped {
    let page = frame.catalog[entry.card]
    let text = PageText(frame: frame, index: entry.card)
    return WCAGView.Mapped(
      link: frame.link(entry.card), status: StatusNames.name(of: page.status),
      isUnfinished: page.status != .ready, isSupport: entry.mapping.isSupport,
      how: text.remainder(of: entry.mapping.item, after: entry.mapping.prefix))
  }
}
