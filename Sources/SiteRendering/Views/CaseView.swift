import ThemeTemplates

/// A case of Check.
package struct CaseView: Sendable {
  var anchor: String
  var number: Int
  var id: String
  var profiles: [NameView]
  var setUp: String?
  var task: String
  var expectations: [String]

  private static let expectation = ViewModel<String>(
    "expectation", "One thing that must come of a case.",
    [.text("text", "What is heard, seen or felt.") { $0 }])

  static let model = ViewModel<CaseView>(
    "case", "A case for a tester.",
    [
      .text("anchor", "Its anchor.") { $0.anchor },
      .text("number", "Its number on the card, from 1.") { String($0.number) },
      .text("id", "Its stable id.") { $0.id },
      .list("profiles", "The assistive profiles to test with.", of: NameView.model) {
        $0.profiles
      },
      .optionalText("setUp", "What else is set before.") { $0.setUp },
      .text("task", "What is done.") { $0.task },
      .list("expectations", "What must come of it.", of: expectation) { $0.expectations },
    ])
}
