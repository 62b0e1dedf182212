#if canImport(SwiftParser)
  import SwiftSyntax

  /// The conditions that stand around a place while a tree is walked.
  ///
  /// An `#available` guards what comes after it in its list of conditions, and the body; not the
  /// `else`. After `guard` it guards the rest of the block. `#unavailable`, where it is the only
  /// condition, guards the `else`. `@available` guards its declaration; an `#if` each of its parts.
  struct GuardScopes {
    /// Guards with all that stand around them, and the place at which they end.
    private var scopes: [(end: AbsolutePosition, guards: [APIGuard])] = []

    /// The guards that stand around the place, from outside to inside.
    var guards: [APIGuard] { scopes.last?.guards ?? [] }

    /// Comes to a node.
    mutating func enter(_ node: Syntax) {
      while let last = scopes.last, last.end <= node.position { scopes.removeLast() }
      switch node.kind {
      case .attribute:
        guard let attribute = node.as(AttributeSyntax.self),
          case .availability(let arguments) = attribute.arguments,
          let declaration = attribute.parent?.parent, !declaration.isConditional
        else { return }
        APIGuard.guards(of: arguments).forEach { begin($0, until: declaration) }
      case .ifConfigClause:
        guard let clause = node.as(IfConfigClauseSyntax.self) else { return }
        APIGuard.guards(of: clause).forEach { begin($0, until: node) }
      default: return
      }
    }

    /// Leaves a node.
    mutating func exit(_ node: Syntax) {
      switch node.kind {
      case .availabilityCondition: leaveCondition(node)
      case .codeBlock:
        // The body of an `if` whose `else` comes next.
        guard let parent = node.parent?.as(IfExprSyntax.self), parent.body.id == node.id,
          let other = parent.elseBody, let inner = Self.guardOfElse(parent.conditions)
        else { return }
        begin(inner, until: Syntax(other))
      case .conditionElementList:
        guard let parent = node.parent?.as(GuardStmtSyntax.self),
          let inner = Self.guardOfElse(parent.conditions)
        else { return }
        begin(inner, until: Syntax(parent.body))
      case .guardStmt:
        guard let statement = node.as(GuardStmtSyntax.self), let block = node.parent?.parent else {
          return
        }
        statement.conditions.compactMap { Self.guardOfBody($0) }.forEach {
          begin($0, until: block)
        }
      default: return
      }
    }

    private mutating func begin(_ inner: APIGuard, until end: Syntax) {
      scopes.append((end.endPosition, APIGuard.joining(guards, inner)))
    }

    private mutating func leaveCondition(_ node: Syntax) {
      guard let element = node.parent?.as(ConditionElementSyntax.self),
        let inner = Self.guardOfBody(element), let list = element.parent
      else { return }
      if let statement = list.parent?.as(IfExprSyntax.self) {
        begin(inner, until: Syntax(statement.body))
      } else if let statement = list.parent?.as(WhileStmtSyntax.self) {
        begin(inner, until: Syntax(statement.body))
      } else {
        begin(inner, until: list)
      }
    }

    private static func guardOfBody(_ element: ConditionElementSyntax) -> APIGuard? {
      guard case .availability(let condition) = element.condition,
        condition.availabilityKeyword.tokenKind == .poundAvailable
      else { return nil }
      return APIGuard.guards(of: condition.availabilityArguments).first
    }

    private static func guardOfElse(_ conditions: ConditionElementListSyntax) -> APIGuard? {
      guard conditions.count == 1, case .availability(let condition) = conditions.first?.condition,
        condition.availabilityKeyword.tokenKind == .poundUnavailable
      else { return nil }
      return APIGuard.guards(of: condition.availabilityArguments).first
    }
  }

  extension SyntaxProtocol {
    /// Whether this is a part of an `#if` that holds what stands in it.
    var isConditional: Bool {
      [.ifConfigClause, .ifConfigClauseList, .ifConfigDecl].contains(kind)
    }
  }
#endif
