import SiteModel
import SourceDiagnostics
import WCAGData

/// A card as `list cards` gives it.
struct CardRecord: Encodable {
  let slug: String
  let title: String
  let status: String
  let path: String
  let address: String
  let summary: String?
  let criteria: [String]

  init(_ page: Page) {
    slug = page.slug
    title = page.title.value
    status = page.status.rawValue
    path = page.filePath
    address = page.address.path
    summary = page.summary
    criteria = (page.card?.criteria ?? []).map(\.number.value.description)
  }
}
