package import SourceDiagnostics

extension Rule {
  /// YAML that libyaml refuses.
  package static let yamlSyntax = Rule(
    "yaml.syntax", .fixed(.error),
    summary: "The YAML of a front matter or of site.yml cannot be read.",
    rationale: "A field that is not read has no effect, and nobody would notice.")

  /// A key given twice in one mapping.
  package static let yamlDuplicateKey = Rule(
    "yaml.duplicate-key", .fixed(.error),
    summary: "A key is given twice in one mapping.",
    rationale: "Readers of YAML differ in which of the two they take.")

  /// An anchor or an alias.
  package static let yamlAlias = Rule(
    "yaml.alias", .fixed(.error),
    summary: "An anchor (&name) or an alias (*name) is used.",
    rationale: "Front matter is short; a value that stands elsewhere is harder to read than "
      + "the same value written twice, and an alias can make a small file very large.")

  /// An explicit tag.
  package static let yamlTag = Rule(
    "yaml.tag", .fixed(.error),
    summary: "An explicit tag (!!str) is used.",
    rationale: "Each field has one type already, so a tag can only contradict it.")

  /// More than one document.
  package static let yamlDocuments = Rule(
    "yaml.documents", .fixed(.error),
    summary: "A second YAML document begins.",
    rationale: "Only the first would be read, and the rest silently dropped.")

  /// Nesting over the limit.
  package static let yamlDeepNesting = Rule(
    "yaml.deep-nesting", .fixed(.error),
    summary: "YAML is nested deeper than \(YAMLLimits.depth) levels.",
    rationale: "No field is that deep; a file that is was made by mistake or to do harm.")
}

/// The rules of this module.
package enum YAMLRules {
  /// Every rule a YAML reader can report.
  package static let all: [Rule] = [
    .yamlSyntax, .yamlDuplicateKey, .yamlAlias, .yamlTag, .yamlDocuments, .yamlDeepNesting,
  ]
}
