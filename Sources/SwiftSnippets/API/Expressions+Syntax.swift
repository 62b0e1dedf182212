#if canImport(SwiftParser)
  import SwiftSyntax

  extension Syntax {
    /// The call of which this is what is called, with or without `?`, `!` and generic arguments.
    var call: FunctionCallExprSyntax? {
      var node = self
      while let parent = node.parent {
        switch parent.kind {
        case .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr: node = parent
        case .functionCallExpr:
          let call = parent.as(FunctionCallExprSyntax.self)
          return call?.calledExpression.id == node.id ? call : nil
        default: return nil
        }
      }
      return nil
    }

    /// Whether a dot and a name come after it.
    var isBase: Bool { parent?.as(MemberAccessExprSyntax.self)?.base?.id == id }
  }

  extension DeclReferenceExprSyntax {
    /// Whether it is a name after a dot, which is looked at with what is before the dot.
    var isPartOfOther: Bool {
      if let access = parent?.as(MemberAccessExprSyntax.self) { return access.declName.id == id }
      return parent?.is(KeyPathPropertyComponentSyntax.self) == true
    }
  }

  extension MemberAccessExprSyntax {
    /// Whether this, with nothing before its dot, begins a chain of modifiers that was cut off from
    /// its view: at the beginning of a part of a file, or in an `#if` among modifiers.
    ///
    /// In a closure or a body it is a value.
    var beginsFragment: Bool {
      var node = Syntax(self)
      while let parent = node.parent, Self.chain.contains(parent.kind) {
        guard parent.children(viewMode: .sourceAccurate).first?.id == node.id else { return false }
        node = parent
      }
      if node.parent?.is(IfConfigClauseSyntax.self) == true { return true }
      return node.parent?.is(CodeBlockItemSyntax.self) == true
        && node.surrounding?.is(SourceFileSyntax.self) == true
    }

    private static let chain: Set<SyntaxKind> = [
      .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .postfixIfConfigExpr,
    ]

    /// Whether it is the name of a notification, or a notification for assistive technology.
    func isNotification(_ name: String, after base: APIBase, isCalled: Bool) -> Bool {
      let owner: [String]
      switch base {
      case .type(let parts): owner = parts
      case .dot: owner = []
      default: return false
      }
      if owner.last == "AccessibilityNotification" { return true }
      if owner.count > 1, owner.last == "Notification", name != "Name" { return true }
      let argument = parent?.as(LabeledExprSyntax.self)?.label?.text
      if base == .dot, argument == "notification" { return true }
      guard !isCalled else { return false }
      if name.hasSuffix("DidChange") { return true }
      return name.hasSuffix("Notification") && (!name.isCapitalized || owner.last == "Name")
    }
  }

  extension AttributeSyntax {
    /// Whether it is one of the language, which begin with a small letter, but for `@MainActor`;
    /// what stands in it is not code.
    var isOfLanguage: Bool {
      guard let name = APIBase.parts(of: attributeName)?.last else { return false }
      return !name.isCapitalized || name == "MainActor"
    }
  }

  extension KeyPathExprSyntax {
    /// What is done with the environment value that this leads to; nil where the place is none for
    /// environment values.
    var environmentAccess: APIUse.Access? {
      guard let list = parent?.as(LabeledExprSyntax.self)?.parent?.as(LabeledExprListSyntax.self)
      else { return nil }
      if let attribute = list.parent?.as(AttributeSyntax.self) {
        let name = APIBase.parts(of: attribute.attributeName)?.last
        return name == "Environment" ? .read : nil
      }
      guard let called = list.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.unwrapped
      else { return nil }
      if let member = called.as(MemberAccessExprSyntax.self),
        ["environment", "transformEnvironment"].contains(member.declName.baseName.plainText)
      {
        return .written
      }
      return APIBase.parts(of: called)?.last == "Environment" ? .read : nil
    }
  }

  extension ExprSyntax {
    /// Whether it is an operator that puts a value into what stands before it.
    var isAssignment: Bool {
      if self.is(AssignmentExprSyntax.self) { return true }
      guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }
  }
#endif
