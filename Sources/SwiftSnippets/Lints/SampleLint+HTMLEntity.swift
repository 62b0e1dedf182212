package import SourceDiagnostics

extension Rule {
  /// An HTML entity in Swift code.
  package static let sampleHTMLEntity = Rule(
    "sample.html-entity", .standard(.error),
    summary: "An HTML entity such as `&quot;` stands in Swift code.",
    rationale: """
      The code was copied from the source of a web page. In a fence Markdown shows `&lt;` as it is, \
      and so does everybody who copies it.
      """)
}

extension SampleLint {
  /// Entities outside of strings and comments.
  static let htmlEntity = SampleLint(
    .sampleHTMLEntity, mend: "write the character itself",
    isSuspected: { bytes in
      entities.contains { ByteSearch.contains($0.name, in: bytes) }
    },
    find: { text in
      let declared = DeclaredVariables(in: text).all
      return entities.flatMap { entity in
        // A variable `amp` makes an operator and a name of `mask&amp;`.
        text.places(of: entity.name.description)
          .filter { text.isCode($0.lowerBound) && !declared.contains(name(of: entity.name)) }
          .map { range in
            LintHit(
              range: range, message: "`\(entity.name)` is HTML for `\(entity.text)`, not Swift",
              edits: [LintEdit(range: range, text: entity.text)])
          }
      }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    })

  private static func name(of entity: StaticString) -> String {
    String(entity.description.dropFirst().dropLast())
  }

  private static let entities: [(name: StaticString, text: String)] = [
    ("&quot;", "\""), ("&#34;", "\""), ("&#x22;", "\""), ("&ldquo;", "\""), ("&rdquo;", "\""),
    ("&lt;", "<"), ("&#60;", "<"), ("&#x3c;", "<"), ("&#x3C;", "<"), ("&gt;", ">"),
    ("&#62;", ">"), ("&#x3e;", ">"), ("&#x3E;", ">"), ("&amp;", "&"), ("&#38;", "&"),
    ("&#x26;", "&"), ("&nbsp;", " "), ("&#160;", " "), ("&#xa0;", " "), ("&#39;", "'"),
    ("&#x27;", "'"), ("&apos;", "'"), ("&minus;", "-"), ("&ndash;", "-"), ("&lbrace;", "{"),
    ("&rbrace;", "}"), ("&lpar;", "("), ("&rpar;", ")"),
  ]
}
