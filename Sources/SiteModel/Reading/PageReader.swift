import MarkdownReader
package import SourceDiagnostics
import YAMLReader

/// Reads the files of pages.
package enum PageReader {
  /// The folder of pages, below the handbook.
  package static let contentFolder = "content"

  /// Reads front matter and text of a file.
  package static func read(_ file: SourceFile) -> Parsed<ParsedPage> {
    let path = String(file.path.dropFirst(contentFolder.utf8.count + 1))
    let kind = PageKind.kind(ofPath: path)
    let front = FrontMatter(file)
    var diagnostics = FileChecks.findings(file, body: front.bodyOffset)
    var reader = FieldReader(file: file)
    if let range = front.yaml {
      let yaml = YAMLReader.read(file, range)
      diagnostics += yaml.diagnostics
      reader.read(yaml.value, fields: kind.fields, owner: "the front matter of a \(kind.id)")
      diagnostics += reader.diagnostics
    }
    if front.isUnclosed {
      diagnostics.append(
        Rule.frontMatterUnclosed.finding(
          "front matter begins here and never ends", at: file.span(ofLine: 0),
          suggestion: "end it with a line that is only ---"))
    }
    let markdown = MarkdownReader.read(file, from: front.bodyOffset)
    diagnostics += markdown.diagnostics
    let page = ParsedPage(
      path: path, kind: kind, fields: reader.values, document: markdown.value)
    return Parsed(page, diagnostics)
  }
}
