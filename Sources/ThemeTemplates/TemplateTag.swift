/// One tag of a template.
struct TemplateTag: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case variable
    case unescaped
    case section
    case inverted
    case end
    case partial
    case comment
  }

  let kind: Kind
  /// The name without marks and white space; of a comment, nothing.
  let name: String
  /// The tag with its braces, in bytes of the file.
  let range: Range<Int>
  /// What goes when the tag does: its whole line where it stands alone on it, else its own range.
  let line: Range<Int>
  /// The index of its end tag where a section begins, else its own index.
  var end: Int
}
