import SiteModel
import SitePipeline
import SourceDiagnostics
import Testing

@Suite("What findings weigh") struct SeverityPolicyTests {
  private static let fixed = Rule("a.fixed", .fixed(.error), summary: "", rationale: "")
  private static let standard = Rule("a.standard", .standard(.warning), summary: "", rationale: "")
  private static let tightening = Rule("a.tightening", .tightening, summary: "", rationale: "")

  private func settle(
    _ rule: Rule, on text: String = "# A\n", overrides: [RuleID: Severity?] = [:]
  ) -> [Severity] {
    var configuration = SiteConfiguration()
    configuration.severities = overrides
    let file = SourceFile(path: "content/patterns/a.md", text: text)
    let page = PageModeller.model(PageReader.read(file).value, configuration).value
    let policy = SeverityPolicy(
      rules: [Self.fixed, Self.standard, Self.tightening], configuration: configuration,
      pages: [page])
    return policy.settle([rule.finding("x", at: file.span(0..<1))]).map(\.severity)
  }

  @Test("a rule that tightens warns on drafts and is an error from review on")
  func tightening() {
    #expect(settle(Self.tightening, on: "---\nstatus: draft\n---\n# A\n") == [.warning])
    for status in ["review", "ready", "deprecated"] {
      #expect(settle(Self.tightening, on: "---\nstatus: \(status)\n---\n# A\n") == [.error])
    }
  }

  @Test("the configuration changes a rule, whatever the status") func overrides() {
    #expect(settle(Self.standard) == [.warning])
    #expect(settle(Self.standard, overrides: [Self.standard.id: .error]) == [.error])
    #expect(settle(Self.tightening, overrides: [Self.tightening.id: .note]) == [.note])
  }

  @Test("a rule that is off has no findings") func off() {
    #expect(settle(Self.standard, overrides: [Self.standard.id: nil]).isEmpty)
    #expect(settle(Self.tightening, overrides: [Self.tightening.id: nil]).isEmpty)
  }

  @Test("a fixed rule cannot be changed or turned off") func fixed() {
    #expect(settle(Self.fixed, overrides: [Self.fixed.id: nil]) == [.error])
    #expect(settle(Self.fixed, overrides: [Self.fixed.id: .note]) == [.error])
  }

  @Test("findings come sorted and each once") func sortedOnce() {
    let policy = SeverityPolicy(
      rules: [Self.standard], configuration: SiteConfiguration(), pages: [])
    let findings = ["b.md", "a.md", "b.md"].map {
      Self.standard.finding("x", at: SourceSpan(path: $0, range: 0..<1))
    }
    #expect(policy.settle(findings).map(\.span?.path) == ["a.md", "b.md"])
  }
}
