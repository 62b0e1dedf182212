import SourceDiagnostics

/// Puts partials into the templates that ask for them, once and for all, so that rendering never
/// has to look for or parse one.
///
/// Tags that stand alone on a line take the line with them, as the Mustache manual has it. A
/// partial's text goes in as it is: unlike there it is not indented, which would change what stands
/// in a `pre`.
struct TemplateAssembler {
  /// A template with everything it includes.
  struct Assembly {
    var text: [UInt8] = []
    /// How many tags there are, those of partials included.
    var tags = 0
    /// The deepest nesting of sections.
    var depth = 0
  }

  /// The longest text of one layout, in bytes, once its partials are in.
  static let longestText = 4_000_000
  /// The most tags of one layout, once its partials are in.
  static let mostTags = 100_000

  private let partials: [String: Template]
  private var finished: [String: Assembly?] = [:]
  private var underway: [String] = []
  private(set) var findings: [Diagnostic] = []

  init(partials: [String: Template]) {
    self.partials = partials
  }

  /// The whole text of a template, or nil where a finding says why there is none.
  mutating func assemble(_ template: Template) -> Assembly? {
    var result = Assembly()
    var depth = 0
    var position = 0
    let bytes = Array(template.file.text.utf8)
    for tag in template.tags {
      result.text += bytes[position..<tag.line.lowerBound]
      position = tag.line.upperBound
      result.tags += 1
      switch tag.kind {
      case .comment: break
      case .partial:
        guard let part = include(tag, in: template) else { return nil }
        append(part, for: tag, to: &result, in: bytes)
        result.depth = max(result.depth, depth + part.depth)
      case .section, .inverted:
        depth += 1
        result.depth = max(result.depth, depth)
        result.text += bytes[tag.range]
      case .end:
        depth -= 1
        result.text += bytes[tag.range]
      case .variable, .unescaped: result.text += bytes[tag.range]
      }
      guard fits(result, at: tag, in: template) else { return nil }
    }
    result.text += bytes[position...]
    return result
  }

  /// The whole text of a partial; each is put together once.
  mutating func assemblePartial(_ name: String, _ template: Template) -> Assembly? {
    if let known = finished[name] { return known }
    underway.append(name)
    let result = assemble(template)
    underway.removeLast()
    finished[name] = result
    return result
  }

  private mutating func include(_ tag: TemplateTag, in template: Template) -> Assembly? {
    let place = template.file.span(tag.range)
    guard let partial = partials[tag.name] else {
      let nearest = NameSuggestion.nearest(to: tag.name, among: partials.keys)
      findings.append(
        Rule.themeUnknownPartial.finding(
          "there is no partial `\(tag.name)`", at: place,
          suggestion: nearest.map { "`{{> \($0)}}`" }))
      return nil
    }
    if let start = underway.firstIndex(of: tag.name) {
      let path = (underway[start...] + [tag.name]).map { "`\($0)`" }.joined(separator: " > ")
      findings.append(
        Rule.themePartialCycle.finding(
          "the partial `\(tag.name)` includes itself: \(path)", at: place))
      return nil
    }
    guard underway.count < Template.deepestNesting else {
      findings.append(
        Rule.themeDeepNesting.finding(
          "partials are nested deeper than \(Template.deepestNesting)", at: place))
      return nil
    }
    return assemblePartial(tag.name, partial)
  }

  /// Puts a partial's text in; of a tag alone on its line the line's ending stays if the text has
  /// none of its own.
  private func append(
    _ part: Assembly, for tag: TemplateTag, to result: inout Assembly, in bytes: [UInt8]
  ) {
    result.text += part.text
    result.tags += part.tags
    let endsLine =
      tag.line != tag.range && tag.line.upperBound > 0
      && bytes[tag.line.upperBound - 1] == 0x0A
    if endsLine, part.text.last != 0x0A { result.text.append(0x0A) }
  }

  private mutating func fits(
    _ assembly: Assembly, at tag: TemplateTag, in template: Template
  ) -> Bool {
    let message: String
    if assembly.depth > Template.deepestNesting {
      message = "sections are nested deeper than \(Template.deepestNesting)"
    } else if assembly.text.count > Self.longestText || assembly.tags > Self.mostTags {
      message =
        "with its partials the template grows beyond \(Self.longestText / 1_000_000) MB"
        + " or \(Self.mostTags) tags"
    } else {
      return true
    }
    findings.append(Rule.themeDeepNesting.finding(message, at: template.file.span(tag.range)))
    return false
  }
}
