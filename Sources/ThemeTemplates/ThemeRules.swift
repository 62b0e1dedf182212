package import SourceDiagnostics

/// The rules about templates.
package enum ThemeRules {
  /// All of them, in order of their names.
  package static let all: [Rule] = [
    .themeDeepNesting, .themeMissingLayout, .themePartialCycle, .themeSyntax, .themeUnknownName,
    .themeUnknownPartial,
  ]
}

extension Rule {
  /// A template that Mustache cannot read, or that prints a value the wrong way.
  package static let themeSyntax = Rule(
    "theme.syntax", .fixed(.error),
    summary: "A template that Mustache cannot read, or that prints a value the wrong way.",
    rationale: """
      A tag that is never closed would swallow the rest of the page, and text printed without \
      escaping could put markup of its own into it.
      """)

  /// A name in a template that nothing gives a value.
  package static let themeUnknownName = Rule(
    "theme.unknown-name", .fixed(.error),
    summary: "A name in a template that the view model does not have.",
    rationale: """
      Mustache prints nothing for a name it does not know, so a misspelt one would leave a hole in \
      every page without a word.
      """)

  /// A partial that the theme does not have.
  package static let themeUnknownPartial = Rule(
    "theme.unknown-partial", .fixed(.error),
    summary: "A template asks for a partial that does not exist.",
    rationale: "The part of the page that the partial should write would be missing silently.")

  /// A partial that includes itself.
  package static let themePartialCycle = Rule(
    "theme.partial-cycle", .fixed(.error),
    summary: "A partial that includes itself, directly or through others.",
    rationale: "Such a page would have no end.")

  /// A template too deep or too large.
  package static let themeDeepNesting = Rule(
    "theme.deep-nesting", .fixed(.error),
    summary:
      "Sections or partials nested deeper than 100, or a layout that grows beyond all bounds.",
    rationale: "The limit keeps a broken template from exhausting the memory of the build.")

  /// A layout that the theme lacks.
  package static let themeMissingLayout = Rule(
    "theme.missing-layout", .fixed(.error),
    summary: "A layout that the handbook needs is missing from the theme folder.",
    rationale:
      "Pages of that kind could not be written. A site without a theme folder uses our own.")
}
