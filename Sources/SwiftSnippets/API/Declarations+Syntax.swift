#if canImport(SwiftParser)
  import SwiftSyntax

  extension SyntaxProtocol {
    /// The type, extension or file that a declaration is a member of; nil where it is local.
    ///
    /// What is at the top of a file counts: a part of a file may be members without their type.
    var surrounding: Syntax? {
      var node = parent
      while let place = node {
        switch place.kind {
        case .codeBlockItem, .codeBlockItemList, .memberBlockItem, .memberBlockItemList,
          .memberBlock, .unexpectedNodes:
          node = place.parent
        case _ where place.isConditional: node = place.parent
        case .sourceFile, .extensionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl,
          .protocolDecl:
          return place
        default: return nil
        }
      }
      return nil
    }
  }

  extension TokenSyntax {
    /// The name without back-ticks.
    var plainText: String { identifier?.name ?? text }
  }

  extension DeclModifierListSyntax {
    /// Whether a modifier is among them.
    func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
  }

  extension IdentifierPatternSyntax {
    /// The declaration with `override` that this is the name of, or nil.
    var overridden: VariableDeclSyntax? {
      guard let variable = parent?.parent?.parent?.as(VariableDeclSyntax.self),
        parent?.is(PatternBindingSyntax.self) == true, variable.modifiers.has(.override)
      else { return nil }
      return variable
    }
  }

  extension PatternBindingSyntax {
    /// Whether it is declared with a function's type, or with a closure as its value.
    var holdsFunction: Bool {
      guard var type = typeAnnotation?.type else {
        return initializer?.value.is(ClosureExprSyntax.self) == true
      }
      // `(() -> Void)?` is an optional of a tuple of one function.
      while true {
        if let attributed = type.as(AttributedTypeSyntax.self) {
          type = attributed.baseType
        } else if let optional = type.as(OptionalTypeSyntax.self) {
          type = optional.wrappedType
        } else if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
          type = forced.wrappedType
        } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
          let first = tuple.elements.first
        {
          type = first.type
        } else {
          return type.is(FunctionTypeSyntax.self)
        }
      }
    }
  }
#endif
