#if canImport(SwiftParser)
  import SwiftParser
  import SwiftSyntax
#endif

/// Takes code apart with the toolchain's lexer and parser.
enum SampleTokens {
  /// Whether this build can do so.
  static var isAvailable: Bool {
    #if canImport(SwiftParser)
      true
    #else
      false
    #endif
  }

  #if canImport(SwiftParser)
    /// The tokens of some code in order, comments among them; broken code has tokens too.
    ///
    /// Code beyond `ParserLimits` has none.
    static func tokens(of text: String) -> [SampleToken] {
      ParserLimits.allow(text) ? tokens(of: Parser.parse(source: text)) : []
    }

    /// The tokens of a tree.
    static func tokens(of tree: SourceFileSyntax) -> [SampleToken] {
      var result: [SampleToken] = []
      var place = 0
      for token in tree.tokens(viewMode: .sourceAccurate) {
        take(token.leadingTrivia, &place, &result)
        let length = token.tokenKind == .endOfFile ? 0 : token.trimmedLength.utf8Length
        if length > 0 {
          result.append(SampleToken(kind: kind(of: token), range: place..<(place + length)))
        }
        place += length
        take(token.trailingTrivia, &place, &result)
      }
      return result
    }

    private static func take(
      _ trivia: Trivia, _ place: inout Int, _ result: inout [SampleToken]
    ) {
      for piece in trivia {
        let end = place + piece.sourceLength.utf8Length
        switch piece {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment:
          result.append(SampleToken(kind: .comment, range: place..<end))
        case .unexpectedText, .backslashes, .pounds:
          result.append(SampleToken(kind: .unexpected, range: place..<end))
        default: break
        }
        place = end
      }
    }

    private static func kind(of token: TokenSyntax) -> SampleToken.Kind {
      switch token.tokenKind {
      case .identifier(let name): name.utf8.first == 0x60 ? .quotedName : .word
      case .dollarIdentifier, .wildcard: .word
      case .keyword: .keyword
      case .binaryOperator, .prefixOperator, .postfixOperator, .ellipsis, .prefixAmpersand,
        .exclamationMark, .infixQuestionMark, .postfixQuestionMark, .equal, .arrow:
        .operator
      case .integerLiteral, .floatLiteral: .number
      case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter: .quote
      case .stringSegment: isOpen(token) ? .openText : .text
      case .regexLiteralPattern: .regex
      case .unknown: .unexpected
      default: .mark
      }
    }

    private static func isOpen(_ segment: TokenSyntax) -> Bool {
      guard
        let string = segment.parent?.parent?.parent?.as(StringLiteralExprSyntax.self)
      else { return false }
      return string.closingQuote.presence == .missing
    }
  #else
    /// The tokens of some code; this build cannot tell, so there are none.
    static func tokens(of text: String) -> [SampleToken] { [] }
  #endif
}
