#if canImport(SwiftParser)
  import SwiftSyntax

  extension FunctionCallExprSyntax {
    /// The labels of the arguments, `_` for one without.
    var argumentLabels: [String] {
      arguments.labels(closure: trailingClosure, others: additionalTrailingClosures)
    }
  }

  extension FreestandingMacroExpansionSyntax {
    /// The labels of the arguments, `_` for one without.
    var argumentLabels: [String] {
      arguments.labels(closure: trailingClosure, others: additionalTrailingClosures)
    }
  }

  extension AttributeSyntax {
    /// The labels of the arguments, `_` for one without.
    var argumentLabels: [String] {
      guard case .argumentList(let list) = arguments else { return [] }
      return list.map(\.plainLabel)
    }
  }

  extension LabeledExprListSyntax {
    fileprivate func labels(
      closure: ClosureExprSyntax?, others: MultipleTrailingClosureElementListSyntax
    ) -> [String] {
      map(\.plainLabel) + (closure == nil ? [] : ["_"]) + others.map(\.label.plainText)
    }
  }

  extension LabeledExprSyntax {
    fileprivate var plainLabel: String { label?.plainText ?? "_" }
  }
#endif
