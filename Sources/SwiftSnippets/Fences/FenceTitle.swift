/// The title that a fence can give its sample, in any language: `title="On iOS 17"`.
package enum FenceTitle {
  /// The title in an info string, or nil.
  package static func title(of info: String) -> String? {
    guard info.utf8.count > "title=".utf8.count, info.contains("title=") else { return nil }
    let mark = FenceMark.marks(in: Array(info.utf8)).first { $0.name == "title" }
    guard let mark, !mark.isOpen, let value = mark.value else { return nil }
    let words = value.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}
