package import SourceDiagnostics

extension Rule {
  /// Bytes that are no UTF-8.
  package static let fileEncoding = Rule(
    "file.encoding", .fixed(.error),
    summary: "A file is not valid UTF-8.",
    rationale: "Every other encoding shows wrong letters somewhere, and nobody sees where.")

  /// A NUL character.
  package static let fileNUL = Rule(
    "file.nul", .fixed(.error),
    summary: "A file holds a NUL character.",
    rationale: "Tools cut text at a NUL, so what follows may be lost without a word.")

  /// A control character other than tab, line feed and carriage return.
  package static let fileControlCharacter = Rule(
    "file.control-character", .fixed(.error),
    summary: "A file holds a control character.",
    rationale: "HTML does not allow it; it mostly comes along when text is pasted from a terminal.")

  /// A file with nothing in it.
  package static let fileEmpty = Rule(
    "file.empty", .standard(.error),
    summary: "A page has nothing in it.",
    rationale: "An empty page is a link that leads nowhere.")

  /// Two outputs on one address.
  package static let addressCollision = Rule(
    "address.collision", .fixed(.error),
    summary: "Two pages or files have one address, also by case or Unicode form.",
    rationale: "Only one of them could be published, and which one hangs on the disk.")

  /// An alias that is no address.
  package static let aliasInvalid = Rule(
    "alias.invalid", .fixed(.error),
    summary: "An alias is not a path below the site.",
    rationale: "A redirect is a file; it must be written inside the site and nowhere else.")

  /// An alias that is taken.
  package static let aliasCollision = Rule(
    "alias.collision", .standard(.error),
    summary: "An alias is the address of a page or another alias.",
    rationale: "The old address can lead to one page only.")
}
