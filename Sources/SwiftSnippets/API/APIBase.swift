#if canImport(SwiftParser)
  import SwiftSyntax

  /// What stands before a name.
  enum APIBase: Equatable {
    /// Nothing.
    case nothing
    /// Nothing, and the name is that of a type or an attribute.
    case typeName
    /// `#`.
    case macroName
    /// Only a dot, as before `.isButton`.
    case dot
    /// `self` or `Self`.
    case own
    /// A type, in its parts; without any where only a module is written.
    case type([String])
    /// Something whose type the code does not tell.
    case expression
    /// The values of an environment.
    case environment
    /// What no sample declares, as after `super`.
    case sdk

    /// The most parts of a type that are looked at.
    private static let mostParts = 8

    /// What an expression is, before a dot.
    init(_ expression: ExprSyntax) {
      if let parts = Self.parts(of: expression) {
        self = .type(parts)
        return
      }
      switch expression.unwrapped.as(ExprSyntaxEnum.self) {
      case .superExpr: self = .sdk
      case .declReferenceExpr(let node):
        switch node.baseName.tokenKind {
        case .keyword(.self), .keyword(.Self): self = .own
        default: self = node.baseName.plainText == "environment" ? .environment : .expression
        }
      case .memberAccessExpr(let node):
        let isEnvironment = node.declName.baseName.plainText == "environment"
        self = isEnvironment ? .environment : .expression
      case .functionCallExpr(let node):
        let parts = Self.parts(of: node.calledExpression)
        self = parts?.last == "EnvironmentValues" ? .environment : .expression
      default: self = .expression
      }
    }

    /// The parts of an expression that names a type, or nil.
    static func parts(of expression: ExprSyntax) -> [String]? {
      var parts: [String] = []
      var expression = expression.unwrapped
      while parts.count < mostParts {
        if let node = expression.as(DeclReferenceExprSyntax.self) {
          guard let name = node.baseName.sdkName, name.isCapitalized else { return nil }
          return [name] + parts
        }
        guard let node = expression.as(MemberAccessExprSyntax.self), let base = node.base,
          let name = node.declName.baseName.sdkName, name.isCapitalized
        else { return nil }
        parts.insert(name, at: 0)
        expression = base.unwrapped
      }
      return nil
    }

    /// The parts of a type's name, or nil where it is not a plain name.
    static func parts(of type: TypeSyntax) -> [String]? {
      var parts: [String] = []
      var type = type
      while parts.count < mostParts {
        if let node = type.as(IdentifierTypeSyntax.self) {
          return node.name.sdkName.map { [$0] + parts }
        }
        guard let node = type.as(MemberTypeSyntax.self), let name = node.name.sdkName else {
          return nil
        }
        parts.insert(name, at: 0)
        type = node.baseType
      }
      return nil
    }
  }

  extension ExprSyntax {
    /// The expression without `?`, `!` and generic arguments after it.
    var unwrapped: ExprSyntax {
      var expression = self
      while true {
        if let node = expression.as(OptionalChainingExprSyntax.self) {
          expression = node.expression
        } else if let node = expression.as(ForceUnwrapExprSyntax.self) {
          expression = node.expression
        } else if let node = expression.as(GenericSpecializationExprSyntax.self) {
          expression = node.expression
        } else {
          return expression
        }
      }
    }
  }

  extension TokenSyntax {
    /// The name, where it can be one of an SDK: an identifier, and neither one of a closure's
    /// numbered arguments nor a wrapped property's other values.
    var sdkName: String? {
      guard case .identifier = tokenKind, let first = plainText.first, first != "$", first != "_"
      else {
        return nil
      }
      return plainText
    }
  }

  extension String {
    /// Whether the first letter is a capital.
    var isCapitalized: Bool { first?.isUppercase == true }
  }
#endif
