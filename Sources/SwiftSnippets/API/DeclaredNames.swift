#if canImport(SwiftParser)
  import SwiftSyntax

  /// The names that a sample declares.
  ///
  /// They are told apart by what they can stand for, not by where they can be seen: a sample is
  /// short, and a part of a file has no scopes to be trusted. A use is the sample's own
  ///
  /// - after nothing, `self` or `Self`, where the sample declares the name in any way;
  /// - after an expression, where it is called and the sample declares a method, or a property with
  ///   a function's type: so `.font(font)` stays, whatever a property `font` holds; where it is not
  ///   called, where the sample declares a property or a method;
  /// - after only a dot, where the sample declares a static member or a case of an enumeration;
  /// - after a type, where the sample declares the type, or the member in an extension of it;
  /// - as an environment value, where the sample declares it in an extension of `EnvironmentValues`.
  ///
  /// A type, a wrapper or a macro is the sample's own where it declares one of the name. What has
  /// `override` before it, or comes after `super`, is the SDK's.
  struct DeclaredNames {
    private var all: Set<String> = []
    private var types: Set<String> = []
    private var macros: Set<String> = []
    private var properties: Set<String> = []
    private var methods: Set<String> = []
    private var statics: Set<String> = []
    /// Members of extensions, with the type that is extended before them.
    private var extending: Set<String> = []
    /// Modules that are imported.
    private var modules: Set<String> = []

    /// Whether a name before a dot is that of a module.
    func isModule(_ name: String) -> Bool {
      !types.contains(name) && (modules.contains(name) || LanguageNames.isModule(name))
    }

    /// Whether a use is of something that the sample declares.
    ///
    /// - Parameters:
    ///   - name: the name that is used.
    ///   - base: what stands before it, without a module.
    ///   - isCalled: whether it is called.
    /// - Returns: whether it is the sample's own.
    func declares(_ name: String, after base: APIBase, isCalled: Bool) -> Bool {
      switch base {
      case .nothing, .own: all.contains(name)
      case .type(let parts):
        parts.isEmpty
          ? false
          : types.contains(parts[0])
            || extending.contains((parts + [name]).joined(separator: "."))
      case .typeName: types.contains(name)
      case .macroName: macros.contains(name)
      case .dot: statics.contains(name)
      case .expression: isCalled ? methods.contains(name) : properties.contains(name)
      case .environment: extending.contains("EnvironmentValues." + name)
      case .sdk: false
      }
    }

    /// Takes up what a node declares.
    mutating func note(_ node: Syntax) {
      switch node.as(SyntaxEnum.self) {
      case .importDecl(let node): node.path.first.map { _ = modules.insert($0.name.text) }
      case .structDecl(let node): noteType(node.name, node)
      case .classDecl(let node): noteType(node.name, node)
      case .enumDecl(let node): noteType(node.name, node)
      case .actorDecl(let node): noteType(node.name, node)
      case .protocolDecl(let node): noteType(node.name, node)
      case .typeAliasDecl(let node): noteType(node.name, node)
      case .associatedTypeDecl(let node): noteType(node.name, node)
      case .genericParameter(let node): noteType(node.name, node)
      case .macroDecl(let node): macros.insert(node.name.plainText)
      case .functionDecl(let node): note(node)
      case .variableDecl(let node): note(node)
      case .enumCaseElement(let node): noteCase(node)
      default: noteLocal(node)
      }
    }

    private mutating func noteLocal(_ node: Syntax) {
      switch node.as(SyntaxEnum.self) {
      case .identifierPattern(let node):
        if node.overridden == nil { all.insert(node.identifier.plainText) }
      case .functionParameter(let node): all.insert((node.secondName ?? node.firstName).plainText)
      case .closureParameter(let node): all.insert((node.secondName ?? node.firstName).plainText)
      case .closureShorthandParameter(let node): all.insert(node.name.plainText)
      case .closureCapture(let node): all.insert(node.name.plainText)
      default: return
      }
    }

    private mutating func noteType(_ name: TokenSyntax, _ node: some SyntaxProtocol) {
      types.insert(name.plainText)
      all.insert(name.plainText)
      noteExtending(name.plainText, node.surrounding)
    }

    private mutating func noteCase(_ node: EnumCaseElementSyntax) {
      all.insert(node.name.plainText)
      statics.insert(node.name.plainText)
      // The element stands in a list, and that in the declaration.
      noteExtending(node.name.plainText, node.parent?.parent?.surrounding)
    }

    private mutating func note(_ node: FunctionDeclSyntax) {
      guard !node.modifiers.has(.override) else { return }
      let name = node.name.plainText
      all.insert(name)
      guard let place = node.surrounding else { return }
      methods.insert(name)
      properties.insert(name)
      if node.modifiers.has(.static) || node.modifiers.has(.class) { statics.insert(name) }
      noteExtending(name, place)
    }

    private mutating func note(_ node: VariableDeclSyntax) {
      guard !node.modifiers.has(.override), let place = node.surrounding else { return }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        else { continue }
        properties.insert(name)
        if binding.holdsFunction { methods.insert(name) }
        if node.modifiers.has(.static) || node.modifiers.has(.class) { statics.insert(name) }
        noteExtending(name, place)
      }
    }

    private mutating func noteExtending(_ name: String, _ place: Syntax?) {
      guard let extended = place?.as(ExtensionDeclSyntax.self)?.extendedType else { return }
      let parts = APIBase.parts(of: extended) ?? []
      extending.insert((parts.drop(while: isModule) + [name]).joined(separator: "."))
    }
  }
#endif
