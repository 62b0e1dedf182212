/// A word of Swift code, or something that stands between words.
struct SampleToken: Hashable, Sendable {
  /// What a token is.
  enum Kind: Hashable, Sendable {
    /// An identifier.
    case word
    /// An identifier between back-ticks, which may hold anything.
    case quotedName
    /// A keyword.
    case keyword
    /// An operator; `...` and `…` are such.
    case `operator`
    /// A number.
    case number
    /// What opens or closes a string: quotes with their `#` signs.
    case quote
    /// What stands in a string, up to an interpolation.
    case text
    /// The same where nothing closes the string.
    case openText
    /// A regular expression.
    case regex
    /// A bracket, comma, period, colon, `@`, `#`, backslash and the like.
    case mark
    /// A comment.
    case comment
    /// What the lexer can make nothing of.
    case unexpected
  }

  let kind: Kind
  /// Where it stands, in bytes of the code.
  let range: Range<Int>

  /// Whether it may hold anything: what stands in it is for readers and not for the compiler.
  var isProse: Bool {
    switch kind {
    case .text, .openText, .comment, .regex, .quotedName: true
    default: false
    }
  }
}
