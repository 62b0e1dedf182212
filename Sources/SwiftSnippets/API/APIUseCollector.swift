#if canImport(SwiftParser)
  import SwiftSyntax

  /// Collects the names that a tree uses, and those that it declares.
  struct APIUseCollector: SyntaxObserver {
    /// What was found, and what stands before it.
    private var found: [(use: APIUse, base: APIBase)] = []
    private var declared = DeclaredNames()
    private var scopes = GuardScopes()
    /// Nodes that are assigned to.
    private var targets: Set<SyntaxIdentifier> = []
    /// Conditions of `#if`, in which nothing is used.
    private var conditions: Set<SyntaxIdentifier> = []
    /// The byte at which the sample begins.
    private let start: Int

    /// Makes one for a sample that begins at a byte of the tree's text.
    init(start: Int) { self.start = start }

    /// The uses that are not of the sample's own names; in no order.
    var uses: [APIUse] { found.compactMap { finished($0.use, after: $0.base) } }

    mutating func enter(_ node: Syntax) -> Bool {
      if node.kind == .token || conditions.contains(node.id) { return false }
      scopes.enter(node)
      declared.note(node)
      switch node.as(SyntaxEnum.self) {
      case .ifConfigClause(let node): node.condition.map { _ = conditions.insert($0.id) }
      case .sequenceExpr(let node): noteTargets(node)
      case .inOutExpr(let node): targets.insert(node.expression.unwrapped.id)
      case .declReferenceExpr(let node): addBare(node)
      case .memberAccessExpr(let node): addMember(node)
      case .keyPathExpr(let node): addKeyPath(node)
      case .identifierType(let node): addType(node.name, after: [], of: Syntax(node))
      case .memberType(let node):
        if let owner = APIBase.parts(of: node.baseType) {
          addType(node.name, after: owner, of: Syntax(node))
        }
      case .macroExpansionExpr(let node): addMacro(node.macroName, node.argumentLabels)
      case .macroExpansionDecl(let node): addMacro(node.macroName, node.argumentLabels)
      case .functionSignature(let node): addOverridden(node)
      case .identifierPattern(let node): addOverridden(node)
      case .attribute(let node): return !node.isOfLanguage
      case .importDecl: return false
      default: break
      }
      return true
    }

    mutating func exit(_ node: Syntax) { scopes.exit(node) }

    // MARK: - Taking up and giving out

    private mutating func add(
      _ token: TokenSyntax, _ kind: APIUse.Kind, after base: APIBase, access: APIUse.Access,
      labels: [String] = []
    ) {
      let from = token.positionAfterSkippingLeadingTrivia.utf8Offset - start
      let range = from..<(from + token.trimmedLength.utf8Length)
      let use = APIUse(
        token.plainText, kind, access: access, labels: labels, range: range, guards: scopes.guards)
      found.append((use, base))
    }

    /// The use with its owner; nil where it is the sample's own, or a module.
    private func finished(_ use: APIUse, after base: APIBase) -> APIUse? {
      var base = base
      if case .type(let parts) = base {
        base = .type(
          Array(parts.first.map(declared.isModule) == true ? parts.dropFirst() : parts[...]))
      }
      let isCalled = use.access == .called
      guard !declared.declares(use.name, after: base, isCalled: isCalled) else { return nil }
      if base == .nothing || base == .typeName, use.kind == .type, declared.isModule(use.name) {
        return nil
      }
      var owner: String?
      if case .type(let parts) = base, !parts.isEmpty { owner = parts.joined(separator: ".") }
      return APIUse(
        use.name, use.kind, owner: owner, access: use.access, labels: use.labels, range: use.range,
        guards: use.guards)
    }

    // MARK: - Names

    private mutating func addBare(_ node: DeclReferenceExprSyntax) {
      guard let name = node.baseName.sdkName, !LanguageNames.contains(name), !node.isPartOfOther
      else { return }
      let call = Syntax(node).call
      let isBase = Syntax(node).isBase
      let kind: APIUse.Kind =
        switch (name.isCapitalized, call != nil) {
        case (_, false) where name.hasSuffix("Notification") && !isBase: .notification
        case (true, _): .type
        case (false, true): .function
        case (false, false): .memberProperty
        }
      add(
        node.baseName, kind, after: .nothing, access: access(to: Syntax(node), call),
        labels: call?.argumentLabels ?? [])
    }

    private mutating func addMember(_ node: MemberAccessExprSyntax) {
      guard let name = node.declName.baseName.sdkName else { return }
      let call = Syntax(node).call
      let isCutOff = node.base == nil && call != nil && node.beginsFragment
      let base = node.base.map { APIBase($0) } ?? (isCutOff ? .expression : .dot)
      let kind: APIUse.Kind =
        if node.isNotification(name, after: base, isCalled: call != nil) {
          .notification
        } else if base == .environment {
          .environmentValue
        } else if base == .dot {
          .staticMember
        } else if case .type = base, name.isCapitalized {
          .type
        } else {
          call == nil ? .memberProperty : .method
        }
      add(
        node.declName.baseName, kind, after: base, access: access(to: Syntax(node), call),
        labels: call?.argumentLabels ?? [])
    }

    private mutating func addType(_ token: TokenSyntax, after owner: [String], of node: Syntax) {
      guard let name = token.sdkName else { return }
      let base = owner.isEmpty ? APIBase.typeName : .type(owner)
      guard let attribute = node.parent?.as(AttributeSyntax.self) else {
        if owner.isEmpty && LanguageNames.contains(name) { return }
        return add(token, .type, after: base, access: .read)
      }
      add(token, .attribute, after: base, access: .called, labels: attribute.argumentLabels)
    }

    private mutating func addMacro(_ token: TokenSyntax, _ labels: [String]) {
      guard let name = token.sdkName, !LanguageNames.containsMacro(name) else { return }
      add(token, .macro, after: .macroName, access: .called, labels: labels)
    }

    private mutating func addKeyPath(_ node: KeyPathExprSyntax) {
      let owner = node.root.flatMap { APIBase.parts(of: $0) }
      let place = node.environmentAccess
      let isOfEnvironment = place != nil || owner?.last == "EnvironmentValues"
      for (index, part) in node.components.enumerated() {
        guard case .property(let property) = part.component,
          property.declName.baseName.sdkName != nil
        else { continue }
        let isValue = index == 0 && isOfEnvironment
        let base: APIBase =
          isValue ? .environment : index == 0 ? owner.map { .type($0) } ?? .expression : .expression
        add(
          property.declName.baseName, isValue ? .environmentValue : .memberProperty, after: base,
          access: isValue ? place ?? .read : .read)
      }
    }

    // MARK: - What a sample overrides

    private mutating func addOverridden(_ node: FunctionSignatureSyntax) {
      guard let function = node.parent?.as(FunctionDeclSyntax.self),
        function.modifiers.has(.override)
      else { return }
      let labels = node.parameterClause.parameters.map(\.firstName.text)
      add(function.name, .method, after: .sdk, access: .overridden, labels: labels)
    }

    private mutating func addOverridden(_ node: IdentifierPatternSyntax) {
      guard node.overridden != nil else { return }
      add(node.identifier, .memberProperty, after: .sdk, access: .overridden)
    }

    // MARK: - Assignment

    private func access(to node: Syntax, _ call: FunctionCallExprSyntax?) -> APIUse.Access {
      call != nil ? .called : targets.contains(node.id) ? .written : .read
    }

    /// Operators are not yet put in order, so that what is assigned to stands right before one.
    private mutating func noteTargets(_ node: SequenceExprSyntax) {
      var last: ExprSyntax?
      for element in node.elements {
        if element.isAssignment, var target = last {
          if let tried = target.as(TryExprSyntax.self) { target = tried.expression }
          if let awaited = target.as(AwaitExprSyntax.self) { target = awaited.expression }
          targets.insert(target.unwrapped.id)
        }
        last = element
      }
    }
  }
#endif
