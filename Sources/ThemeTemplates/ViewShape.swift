/// What kind of value a name has, known before there is any page.
package indirect enum ViewShape: Hashable, Sendable {
  /// Text that is escaped when printed.
  case text
  /// Markup that is printed as it is.
  case markup
  /// True or false.
  case flag
  /// Names of their own.
  case object(ViewObjectShape)
  /// Several of one shape.
  case list(ViewShape)

  /// The shape in a few words, for messages and reference pages: "list of card".
  package var summary: String {
    switch self {
    case .text: "text"
    case .markup: "markup"
    case .flag: "flag"
    case .object(let shape): shape.name
    case .list(let item): "list of \(item.summary)"
    }
  }
}
