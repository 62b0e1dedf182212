import MarkdownReader
import SiteModel
import SourceDiagnostics

extension Check {
  /// An image without a text alternative.
  static let imageAlt: Check = Check(
    Rule(
      "image.alt", .standard(.error),
      summary: "An image has no alt text and is not marked as decorative.",
      rationale: "Someone using a screen reader hears nothing, or the file's name.")
  ) { checked, rule in
    checked.images.compactMap { id in
      guard case .image(_, let title) = checked.document[id].kind else { return nil }
      let alt = checked.document.plainText(of: id)
      let isBlank = alt.allSatisfy(\.isWhitespace)
      guard isBlank, !(title == "decorative" && alt.isEmpty) else { return nil }
      return rule.finding(
        "this image has no alt text", at: checked.document.span(of: id),
        suggestion: "say what it shows in the brackets, or mark it: ![](file.png \"decorative\")")
    }
  }
}
