import SiteChecks
import SiteModel
import SourceDiagnostics
import Testing

@Suite("The list of checks") struct CheckListTests {
  private func findings(_ text: String, at path: String = "patterns/a.md") -> [String] {
    let configuration = SiteConfiguration()
    let file = SourceFile(path: "content/" + path, text: text)
    let page = PageModeller.model(PageReader.read(file).value, configuration).value
    let linker = CatalogLinker(
      Catalog(
        configuration: configuration, pages: [page], assets: [], includesDrafts: true))
    let catalog = linker.join([linker.link(PageIndex(0)).value]).value
    return Check.findings(on: PageIndex(0), in: catalog).map(\.rule.name)
  }

  @Test("each check has a rule of its own that says what and why") func rules() {
    #expect(Set(SiteChecksRules.all.map(\.id)).count == Check.all.count)
    for rule in SiteChecksRules.all {
      #expect(rule.summary.hasSuffix(".") && rule.rationale.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test("a card with a title alone misses every required section once") func missing() {
    let required = SectionTable.standard.sections.count { $0.isRequired }
    #expect(findings("# A\n").filter { $0 == "section.missing" }.count == required)
  }

  @Test("sections are asked of cards only") func otherPages() {
    #expect(findings("# A\n", at: "a.md").isEmpty)
    #expect(findings("# A\n", at: "guides/a.md").isEmpty)
  }

  @Test("a file that could not be read is no further news") func emptyFile() {
    #expect(findings("").isEmpty)
    #expect(findings("---\nstatus: draft\n---\n").isEmpty)
  }

  @Test("what a script could do is found on every page") func scripts() {
    #expect(!findings("# A\n\n<script>x</script>\n", at: "a.md").isEmpty)
    #expect(!findings("# A\n\n<kbd onclick=\"x\">y</kbd>\n", at: "a.md").isEmpty)
    #expect(findings("# A\n\n<kbd>y</kbd>\n", at: "a.md").isEmpty)
  }
}
