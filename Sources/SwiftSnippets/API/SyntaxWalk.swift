#if canImport(SwiftParser)
  import SwiftSyntax

  /// What looks at the nodes of a tree on the way down and up.
  protocol SyntaxObserver {
    /// Comes to a node, before its children.
    ///
    /// - Returns: whether to go on to the children. `exit` is called in both cases.
    mutating func enter(_ node: Syntax) -> Bool
    /// Leaves a node, after its children.
    mutating func exit(_ node: Syntax)
  }

  extension SyntaxObserver {
    /// Shows the observer every node of a tree, in reading order.
    ///
    /// SwiftSyntax's own visitor calls itself for each level, and a chain of modifiers is two
    /// levels for each of them: some thousand use up the stack of a thread. This one keeps its
    /// levels in an array.
    mutating func walk(_ root: Syntax) {
      var levels: [(node: Syntax, children: SyntaxChildren.Iterator)] = []
      visit(root, &levels)
      while let level = levels.indices.last {
        if let child = levels[level].children.next() {
          visit(child, &levels)
        } else {
          exit(levels.removeLast().node)
        }
      }
    }

    private mutating func visit(
      _ node: Syntax, _ levels: inout [(node: Syntax, children: SyntaxChildren.Iterator)]
    ) {
      if enter(node) {
        levels.append((node, node.children(viewMode: .sourceAccurate).makeIterator()))
      } else {
        exit(node)
      }
    }
  }
#endif
