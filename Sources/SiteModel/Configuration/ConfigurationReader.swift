import AssistiveProfiles
package import SourceDiagnostics
import WCAGData
import YAMLReader

/// Reads `site.yml`.
package struct ConfigurationReader {
  private let file: SourceFile
  private let rules: [RuleID: RuleSeverity]
  private var configuration = SiteConfiguration()
  private var diagnostics: [Diagnostic] = []

  /// Reads a handbook's configuration.
  ///
  /// - Parameters:
  ///   - file: `site.yml`, or nil where there is none.
  ///   - rules: every rule that `checks` can name.
  /// - Returns: the configuration, with defaults for what could not be read.
  package static func read(_ file: SourceFile?, rules: [Rule]) -> Parsed<SiteConfiguration> {
    guard let file else { return Parsed(SiteConfiguration()) }
    var reader = ConfigurationReader(file: file, rules: rules)
    reader.read()
    return Parsed(reader.configuration, reader.diagnostics)
  }

  private init(file: SourceFile, rules: [Rule]) {
    self.file = file
    self.rules = Dictionary(
      rules.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first })
  }

  /// The fields whose values are lists of mappings, read entry by entry.
  private static let structured: Set<String> = ["navigation", "sections", "profiles"]

  private mutating func read() {
    diagnostics += FileChecks.findings(file).filter { $0.rule != Rule.fileEmpty.id }
    let yaml = YAMLReader.read(file, 0..<file.lines.length)
    diagnostics += yaml.diagnostics
    let plain = yaml.value?.mapping.map { entries in
      YAMLNode(
        content: .mapping(entries.filter { !Self.structured.contains($0.key) }),
        range: yaml.value?.range ?? 0..<0)
    }
    var fields = FieldReader(file: file)
    fields.read(plain ?? yaml.value, fields: SiteConfiguration.fields, owner: "site.yml")
    diagnostics += fields.diagnostics
    let isTitled = yaml.value?.mapping?.contains { $0.key == "title" } ?? (yaml.value != nil)
    if !isTitled, yaml.diagnostics.isEmpty, fields.diagnostics.isEmpty {
      let start = file.span(0..<0)
      report(
        .fieldValue, "site.yml needs a title", at: start, suggestion: "write title: My handbook")
    }
    takeTexts(fields.values)
    takeWCAG(fields.values.entries("wcag"))
    takeSeverities(fields.values.entries("checks"))
    takeSamples(fields.values.entries("samples"))
    for entry in yaml.value?.mapping ?? [] where Self.structured.contains(entry.key) {
      takeStructured(entry)
    }
  }

  private mutating func takeTexts(_ values: FieldValues) {
    configuration.title = values.text("title")?.value ?? configuration.title
    configuration.summary = values.text("summary")?.value
    if let language = values.text("language") {
      if LanguageTag.isWellFormed(language.value) {
        configuration.language = language.value
      } else {
        report(.fieldValue, "language takes a tag such as en or de-AT", at: language.span)
      }
    }
    configuration.owner = values.text("owner")?.value
    configuration.feedback = values.text("feedback").flatMap { webAddress($0, orMail: true) }
    configuration.edit = values.text("edit").flatMap { webAddress($0, orMail: false) }
    configuration.url = values.text("url").flatMap { webAddress($0, orMail: false) }
      .map { String($0.reversed().drop { $0 == "/" }.reversed()) }
    if let base = values.text("base")?.value {
      let parts = base.split(separator: "/").joined(separator: "/")
      configuration.base = parts.isEmpty ? "/" : "/\(parts)/"
    }
    for element in values.texts("html") where HTMLTag.isDangerous(element.value.lowercased()) {
      report(.fieldValue, "\(element.value) cannot be allowed", at: element.span)
    }
    if values.has("html") {
      configuration.allowedHTML = Set(values.texts("html").map { $0.value.lowercased() })
    }
  }

  /// An address of the web, or a mail address made a link; anything else is a finding.
  private mutating func webAddress(_ text: Located<String>, orMail: Bool) -> String? {
    let value = text.value
    let hasBlank = value.unicodeScalars.contains { $0.properties.isWhitespace }
    let isWeb = (value.hasPrefix("https://") || value.hasPrefix("http://")) && !hasBlank
    if isWeb || (orMail && value.hasPrefix("mailto:")) { return value }
    if orMail, value.contains("@"), !value.contains(":"), !value.contains(" ") {
      return "mailto:" + value
    }
    let mail = orMail ? " or a mail address" : ""
    report(.fieldValue, "this takes an address that begins with https://\(mail)", at: text.span)
    return nil
  }

  private mutating func takeWCAG(_ entries: [YAMLEntry]) {
    for entry in entries {
      let text = entry.value.scalar ?? ""
      switch entry.key {
      case "version":
        if let version = WCAGVersion(rawValue: text) {
          configuration.wcagVersion = version
        } else {
          reportChoice(entry, WCAGVersion.allCases.map(\.rawValue))
        }
      case "level":
        if let level = ConformanceLevel(rawValue: text) {
          configuration.wcagLevel = level
        } else {
          reportChoice(entry, ConformanceLevel.allCases.map(\.rawValue))
        }
      default: reportUnknown(entry, ["version", "level"], in: "wcag")
      }
    }
  }

  private mutating func takeSamples(_ entries: [YAMLEntry]) {
    for entry in entries {
      guard entry.key == "max_skipped" else {
        reportUnknown(entry, ["max_skipped"], in: "samples")
        continue
      }
      if let count = entry.value.scalar.flatMap({ Int($0) }), count >= 0 {
        configuration.mostSkippedSamples = count
      } else {
        report(
          .fieldValue, "max_skipped takes a number from 0", at: file.span(entry.value.range))
      }
    }
  }

  private mutating func takeSeverities(_ entries: [YAMLEntry]) {
    for entry in entries {
      guard let severity = rules[RuleID(entry.key)] else {
        reportUnknown(entry, rules.keys.map(\.name).sorted(), in: "checks")
        continue
      }
      if case .fixed = severity {
        report(
          .fieldValue, "the rule \(entry.key) cannot be changed", at: file.span(entry.keyRange))
      } else if entry.value.scalar == "off" {
        configuration.severities[RuleID(entry.key)] = .some(nil)
      } else if let severity = entry.value.scalar.flatMap(Severity.init(rawValue:)) {
        configuration.severities[RuleID(entry.key)] = severity
      } else {
        reportChoice(entry, ["off", "note", "warning", "error"])
      }
    }
  }

  private mutating func takeStructured(_ entry: YAMLEntry) {
    guard let items = entry.value.sequence else {
      report(
        .fieldValue, "\(entry.key) takes a list of entries", at: file.span(entry.value.range))
      return
    }
    for item in items {
      switch entry.key {
      case "navigation": takeNavigation(item)
      case "sections": takeSection(item)
      default: takeProfile(item)
      }
    }
  }

  private mutating func takeNavigation(_ node: YAMLNode) {
    let fields = [
      Field("title", .text, "The group's title."), Field("pages", .texts, "What stands in it."),
    ]
    guard let values = values(node, fields, "a navigation group", needs: ["title", "pages"]) else {
      return
    }
    configuration.navigation.append(
      NavigationGroup(
        title: values.text("title")?.value ?? "", entries: values.texts("pages")))
  }

  private mutating func takeSection(_ node: YAMLNode) {
    let fields = [
      Field("heading", .text, "Its heading."), Field("required", .choice(["true", "false"]), ""),
      Field("after", .text, "The heading of the section it follows."),
    ]
    guard let values = values(node, fields, "a section", needs: ["heading"]),
      let heading = values.text("heading")
    else { return }
    var after: SectionKind?
    if let name = values.text("after") {
      guard case .exact(let kind) = configuration.sections.match(name.value) else {
        report(.fieldValue, "after names no section: \"\(name.value)\"", at: name.span)
        return
      }
      after = kind
    }
    configuration.sections = configuration.sections.adding(
      heading: heading.value, isRequired: values.text("required").map { $0.value == "true" },
      after: after)
  }

  private mutating func takeProfile(_ node: YAMLNode) {
    let fields = [
      Field("id", .text, ""), Field("name", .text, ""), Field("spellings", .texts, ""),
      Field("settings", .text, ""), Field("turn_on", .text, ""), Field("turn_off", .text, ""),
    ]
    guard let values = values(node, fields, "a profile", needs: ["id", "name"]) else { return }
    let profile = AssistiveProfile(
      id: values.text("id")?.value ?? "", name: values.text("name")?.value ?? "",
      spellings: values.texts("spellings").map(\.value),
      settingsPath: values.text("settings")?.value, turnOn: values.text("turn_on")?.value,
      turnOff: values.text("turn_off")?.value)
    configuration.profiles = configuration.profiles.adding([profile])
  }

  /// The fields of an entry; nil where one that it needs is missing.
  private mutating func values(
    _ node: YAMLNode, _ fields: [Field], _ owner: String, needs: [String]
  ) -> FieldValues? {
    var reader = FieldReader(file: file)
    reader.read(node, fields: fields, owner: owner)
    diagnostics += reader.diagnostics
    guard node.mapping != nil else { return nil }
    for name in needs where !reader.values.has(name) {
      report(.fieldValue, "\(owner) needs \(name)", at: file.span(node.range))
      return nil
    }
    return reader.values
  }

  private mutating func reportChoice(_ entry: YAMLEntry, _ words: [String]) {
    report(
      .fieldValue, "\(entry.key) takes one of " + words.joined(separator: ", "),
      at: file.span(entry.value.range))
  }

  private mutating func reportUnknown(_ entry: YAMLEntry, _ names: [String], in owner: String) {
    let near = NameSuggestion.nearest(to: entry.key, among: names)
    report(
      .fieldUnknown, "unknown key \"\(entry.key)\" in \(owner)", at: file.span(entry.keyRange),
      suggestion: near.map { "did you mean \"\($0)\"?" })
  }

  private mutating func report(
    _ rule: Rule, _ message: String, at span: SourceSpan, suggestion: String? = nil
  ) {
    diagnostics.append(rule.finding(message, at: span, suggestion: suggestion))
  }
}
