#if canImport(SwiftParser)
  import SwiftSyntax

  extension APIGuard {
    /// The guards that the arguments of `@available`, `#available` and `#unavailable` stand for.
    ///
    /// Deprecation is none: such code can still run. The version of the language is none either.
    static func guards(of arguments: AvailabilityArgumentListSyntax) -> [APIGuard] {
      var versions: [String: [Int]] = [:]
      var system: String?
      var result: [APIGuard] = []
      for argument in arguments {
        switch argument.argument {
        case .availabilityVersionRestriction(let restriction):
          versions[restriction.platform.text] = restriction.version.map(parts(of:))
        case .token(let token) where token.tokenKind == .keyword(.unavailable):
          if let system { result.append(.unavailable(system)) }
        case .token(let token): system = system ?? token.text
        case .availabilityLabeledArgument(let labeled):
          guard let system, labeled.label.tokenKind == .keyword(.introduced),
            case .version(let version) = labeled.value
          else { continue }
          versions[system] = parts(of: version)
        @unknown default: continue
        }
      }
      versions["swift"] = nil
      return versions.isEmpty ? result : [.available(versions)] + result
    }

    /// The guards that a part of an `#if` stands for: its condition, and the opposite of those
    /// before it, of which no more than sixteen are told.
    static func guards(of clause: IfConfigClauseSyntax) -> [APIGuard] {
      var result: [APIGuard] = []
      guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return [] }
      for other in clauses.prefix(16) {
        guard other.id != clause.id else { break }
        if let condition = other.condition {
          result.append(.compilation("!(\(condition.trimmedDescription))"))
        }
      }
      if let condition = clause.condition {
        result.append(.compilation(condition.trimmedDescription))
      }
      return result
    }

    private static func parts(of version: VersionTupleSyntax) -> [Int] {
      ([version.major] + version.components.map(\.number)).compactMap { Int($0.text) }
    }
  }
#endif
