package import SourceDiagnostics

extension Rule {
  /// An unknown key.
  package static let fieldUnknown = Rule(
    "field.unknown", .standard(.error),
    summary: "A key of front matter or of site.yml is unknown.",
    rationale: "A misspelt key has no effect, and nothing on the page shows it.")

  /// A value of the wrong form.
  package static let fieldValue = Rule(
    "field.value", .standard(.error),
    summary: "A field's value is of the wrong type or form, or not in its list.",
    rationale: "Indexes and filters are built from these values; one that is off drops the page.")

  /// An item given twice.
  package static let fieldRepeatedItem = Rule(
    "field.repeated-item", .standard(.warning),
    summary: "An item is given twice in one list.",
    rationale: "The second has no effect; often another item was meant.")

  /// Front matter that never ends.
  package static let frontMatterUnclosed = Rule(
    "front-matter.unclosed", .fixed(.error),
    summary: "Front matter begins on line 1 and never ends.",
    rationale: "Without its closing line, the page would be read as fields, or the fields as text.")

  /// A status that is none.
  package static let statusUnknown = Rule(
    "status.unknown", .standard(.error),
    summary: "A status is none of draft, review, ready and deprecated.",
    rationale: "The status decides whether a page is published and how strict its rules are.")

  /// Two statuses that differ.
  package static let statusConflict = Rule(
    "status.conflict", .standard(.error),
    summary: "Front matter and the Status line under the title differ.",
    rationale: "One of the two is out of date, and nobody can tell which.")

  /// A page without a title.
  package static let titleMissing = Rule(
    "title.missing", .standard(.error),
    summary: "A page has no title.",
    rationale: "Lists, links, browser tabs and screen readers name a page by its title.")
}
