import SourceDiagnostics

/// A SARIF file.
struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [SARIFRun]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}

/// A text in SARIF.
struct SARIFMessage: Encodable {
  let text: String
}

/// One run of the tool in SARIF.
struct SARIFRun: Encodable {
  /// The tool.
  struct Tool: Encodable {
    /// The program and its rules.
    struct Driver: Encodable {
      let name = "patternbook"
      let semanticVersion = Command.programVersion
      let rules: [SARIFRule]
    }

    let driver: Driver
  }

  let tool: Tool
  let columnKind = "unicodeCodePoints"
  let results: [SARIFResult]

  init(rules: [SARIFRule], results: [SARIFResult]) {
    tool = Tool(driver: Tool.Driver(rules: rules))
    self.results = results
  }
}

/// A rule in SARIF.
struct SARIFRule: Encodable {
  /// How much a rule weighs.
  struct Configuration: Encodable {
    let level: String
  }

  let id: String
  let shortDescription: SARIFMessage
  let fullDescription: SARIFMessage
  let defaultConfiguration: Configuration

  init(_ rule: Rule) {
    id = rule.id.name
    shortDescription = SARIFMessage(text: rule.summary)
    fullDescription = SARIFMessage(text: rule.rationale)
    defaultConfiguration = Configuration(level: rule.severity.initial.rawValue)
  }
}
