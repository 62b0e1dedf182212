/// An option of the command line: the single place that says what it is.
struct Option: Hashable, Sendable {
  /// Its name with two hyphens.
  let name: String
  /// What its value is called in help; nil for an option without one.
  let value: String?
  /// What its value may be; empty where anything may.
  let choices: [String]
  /// What it does, in one sentence.
  let help: String

  init(_ name: String, value: String? = nil, choices: [String] = [], _ help: String) {
    self.name = name
    self.value = value
    self.choices = choices
    self.help = help
  }

  static let site = Option(
    "--site", value: "DIR",
    "The handbook's folder; else the current or the nearest above it with a site.yml.")
  static let output = Option(
    "--output", value: "DIR", "Where the site is written; else _site in the handbook's folder.")
  static let drafts = Option("--drafts", "Publish drafts too.")
  static let noSamples = Option("--no-samples", "Leave the Swift samples unchecked.")
  static let engine = Option(
    "--engine", value: "ENGINE", choices: ["batch", "swiftc"],
    "How Swift samples are checked: batch, or one swiftc each, which is slow.")
  static let noCache = Option(
    "--no-cache", "Work all highlighting out anew, and remember none of it.")
  static let format = Option(
    "--format", value: "FORM", choices: ["text", "json", "sarif", "github"],
    "How findings are printed: text, json, sarif or github.")
  static let json = Option(
    "--format", value: "FORM", choices: ["text", "json"], "How the answer is printed: text or json."
  )
  static let fix = Option("--fix", "Apply the exact mends, then check again.")
  static let strict = Option("--strict", "End with 1 on warnings too.")
  static let jobs = Option(
    "--jobs", value: "N",
    "How many pages and samples are worked on at once; else one for each core.")
  static let quiet = Option("--quiet", "Print findings and nothing else.")
  static let verbose = Option("--verbose", "Print each phase as it begins, on standard error.")
  static let help = Option("--help", "Print help.")
}
