import SourceDiagnostics

/// Looks every name of a layout up in its view model, the way Mustache does while rendering: the
/// innermost section first, then outwards.
struct NameChecker {
  private let partials: [String: Template]
  private let layout: String
  /// What is in view, outermost first.
  private var frames: [ViewShape]
  /// The partial tags that led here.
  private var inclusions: [SourceSpan] = []
  private var findings: [Diagnostic] = []

  private init(layout: String, shape: ViewShape, partials: [String: Template]) {
    self.layout = layout
    self.partials = partials
    frames = [shape]
  }

  /// What a layout and its partials say wrong.
  ///
  /// Every partial must be known and none may include itself.
  static func findings(
    in template: Template, layout: String, shape: ViewShape, partials: [String: Template]
  ) -> [Diagnostic] {
    var checker = NameChecker(layout: layout, shape: shape, partials: partials)
    checker.walk(template)
    return checker.findings
  }

  private mutating func walk(_ template: Template) {
    let depth = frames.count
    for tag in template.tags {
      switch tag.kind {
      case .comment: break
      case .variable, .unescaped: checkPrinted(tag, in: template)
      case .section:
        let shape = lookUp(tag, in: template)
        if case .list(let item) = shape {
          frames.append(item)
        } else {
          frames.append(shape ?? .flag)
        }
      case .inverted:
        _ = lookUp(tag, in: template)
        frames.append(.flag)
      case .end: if frames.count > depth { frames.removeLast() }
      case .partial:
        guard let partial = partials[tag.name] else { break }
        inclusions.append(template.file.span(tag.range))
        walk(partial)
        inclusions.removeLast()
      }
    }
  }

  private mutating func checkPrinted(_ tag: TemplateTag, in template: Template) {
    guard let shape = lookUp(tag, in: template) else { return }
    let span = template.file.span(tag.range)
    switch (shape, tag.kind) {
    case (.text, .variable), (.markup, .unescaped): break
    case (.text, _):
      report(
        .themeSyntax, "`\(tag.name)` is text and would be printed without escaping", span,
        fixIt: FixIt("print it escaped", replacing: span, with: "{{\(tag.name)}}"))
    case (.markup, _):
      report(
        .themeSyntax, "`\(tag.name)` is markup and would be printed escaped", span,
        fixIt: FixIt("print it as it is", replacing: span, with: "{{{\(tag.name)}}}"))
    default:
      report(
        .themeSyntax, "`\(tag.name)` is a \(shape.kindName), which cannot be printed", span,
        suggestion: "begin a section: `{{#\(tag.name)}}`")
    }
  }

  private mutating func lookUp(_ tag: TemplateTag, in template: Template) -> ViewShape? {
    let path = tag.name == "." ? [] : tag.name.split(separator: ".").map(String.init)
    guard let first = path.first else { return frames.last }
    for frame in frames.reversed() {
      if let shape = frame.member(path[...]) { return shape }
    }
    let span = template.file.span(tag.range)
    for frame in frames.reversed() where path.count > 1 {
      guard let (owner, missing) = frame.firstMissing(path[...]), missing != first else { continue }
      let message = "`\(missing)` is no name of `\(owner.summary)`"
      reportUnknown(missing, message, among: [owner], span)
      return nil
    }
    let view = frames.last { if case .object = $0 { true } else { false } }?.summary ?? layout
    reportUnknown(first, "`\(first)` is no name that `\(view)` can see", among: frames, span)
    return nil
  }

  private mutating func reportUnknown(
    _ missing: String, _ message: String, among owners: [ViewShape], _ span: SourceSpan
  ) {
    let known = owners.flatMap(\.memberNames)
    let nearest = NameSuggestion.nearest(to: missing, among: known)
    report(.themeUnknownName, message, span, suggestion: nearest.map { "`\($0)`" })
  }

  private mutating func report(
    _ rule: Rule, _ message: String, _ span: SourceSpan, suggestion: String? = nil,
    fixIt: FixIt? = nil
  ) {
    let notes = inclusions.last.map { [Note("included here", at: $0)] } ?? []
    findings.append(
      rule.finding(
        message, at: span, notes: notes, suggestion: suggestion, fixIts: fixIt.map { [$0] } ?? []))
  }
}
