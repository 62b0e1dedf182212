/// A form in which findings are printed: one value each.
struct ReportFormat: Sendable {
  /// Its name on the command line.
  let name: String
  /// The whole report as text.
  let text: @Sendable (Report, _ usesColour: Bool) throws -> String

  /// All forms.
  static let all: [ReportFormat] = [.plain, .json, .sarif, .github]

  /// The form of a name; the plain one where there is none.
  static func named(_ name: String?) -> ReportFormat {
    all.first { $0.name == name } ?? .plain
  }
}
