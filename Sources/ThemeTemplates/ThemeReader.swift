import SourceDiagnostics

/// Reads a theme folder: every template by itself, then every layout with its partials.
struct ThemeReader {
  private let folder: String
  private var layouts: [String: Template] = [:]
  private var partials: [String: Template] = [:]
  private var reported: [Diagnostic] = []

  init(files: [SourceFile], folder: String) {
    self.folder = folder
    for file in files {
      if let name = name(of: file, in: "layouts") {
        layouts[name] = scan(file)
      } else if let name = name(of: file, in: "partials") {
        partials[name] = scan(file)
      }
    }
  }

  /// What was wrong, sorted, none twice.
  var findings: [Diagnostic] {
    var seen: Set<SeenFinding> = []
    return reported.sorted().filter {
      seen.insert(SeenFinding(rule: $0.rule, span: $0.span, message: $0.message)).inserted
    }
  }

  /// The layouts that are in order.
  mutating func read(_ shapes: [String: ViewShape]) -> [String: CompiledTemplate] {
    var assembler = TemplateAssembler(partials: partials)
    for (name, partial) in partials.sorted(by: { $0.key < $1.key }) {
      _ = assembler.assemblePartial(name, partial)
    }
    var result: [String: CompiledTemplate] = [:]
    for (name, shape) in shapes.sorted(by: { $0.key < $1.key }) {
      guard let template = layouts[name] else {
        reportMissing(name)
        continue
      }
      guard let assembly = assembler.assemble(template) else { continue }
      let wrong = NameChecker.findings(
        in: template, layout: name, shape: shape, partials: partials)
      reported += wrong
      if wrong.isEmpty { result[name] = compile(assembly, template.file) }
    }
    reported += assembler.findings
    return result
  }

  private mutating func compile(
    _ assembly: TemplateAssembler.Assembly, _ file: SourceFile
  ) -> CompiledTemplate? {
    switch CompiledTemplate.parse(String(decoding: assembly.text, as: UTF8.self)) {
    case .success(let compiled): return compiled
    case .failure(let refusal):
      reported.append(
        Rule.themeSyntax.finding(
          "Mustache refuses the template: \(refusal.message)", at: file.span(0..<0)))
      return nil
    }
  }

  private func name(of file: SourceFile, in kind: String) -> String? {
    let prefix = "\(folder)/\(kind)/"
    let suffix = ".mustache"
    guard file.path.hasPrefix(prefix), file.path.hasSuffix(suffix) else { return nil }
    return String(file.path.dropFirst(prefix.count).dropLast(suffix.count))
  }

  /// A template in order, or an empty one where it is not, so that nothing else is said about it.
  private mutating func scan(_ file: SourceFile) -> Template {
    let parsed = TemplateScanner.read(file)
    reported += parsed.diagnostics
    guard !parsed.diagnostics.isEmpty else { return parsed.value }
    return Template(file: SourceFile(path: file.path, text: ""), tags: [])
  }

  private mutating func reportMissing(_ name: String) {
    let nearest = NameSuggestion.nearest(to: name, among: layouts.keys)
    reported.append(
      Rule.themeMissingLayout.finding(
        "the layout `\(folder)/layouts/\(name).mustache` is missing", at: nil,
        suggestion: nearest.map { "is `\($0).mustache` meant for it?" }))
  }
}

/// What makes two findings of one place the same, whichever layout led there.
private struct SeenFinding: Hashable {
  let rule: RuleID
  let span: SourceSpan?
  let message: String
}
