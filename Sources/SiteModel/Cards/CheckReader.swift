import AssistiveProfiles
import MarkdownReader
import SourceDiagnostics

/// Reads the `text` samples of a Check section into cases.
struct CheckReader {
  static let keys = ["Profile", "Task", "Expected", "ID"]

  private let document: MarkdownDocument
  private let profiles: ProfileTable
  private let slug: String
  private var counts: [String: Int] = [:]
  private(set) var cases: [CheckCase] = []
  private(set) var faults: [CheckFault] = []

  init(document: MarkdownDocument, profiles: ProfileTable, slug: String) {
    self.document = document
    self.profiles = profiles
    self.slug = slug
  }

  /// Reads all blocks of a section, in order.
  mutating func read(_ body: [MarkdownNodeID]) {
    for node in body {
      for index in node.index..<document[node].end.index {
        let id = MarkdownNodeID(index: index)
        guard case .codeBlock(let code) = document[id].kind, code.isFenced,
          code.language == "text"
        else { continue }
        read(block: id)
      }
    }
  }

  private mutating func read(block: MarkdownNodeID) {
    var draft: CheckDraft?
    let lines = CheckLine.lines(of: block, in: document)
    // A block without any key is a sample of text and no case.
    guard lines.contains(where: { $0.key != nil }) else { return }
    for line in lines {
      guard let key = line.key else {
        if draft == nil { faults.append(.strayLine(line.span)) }
        draft?.add(line)
        continue
      }
      let meant = Self.meaning(of: key.value)
      if meant != key.value { faults.append(.unknownKey(key, meant: meant)) }
      if draft == nil || meant == "Profile" {
        finish(draft, in: block)
        draft = CheckDraft(span: line.span)
      }
      if let first = draft?.place(of: meant ?? key.value) {
        faults.append(.repeatedKey(key, first: first))
      }
      draft?.begin(meant ?? key.value, line)
    }
    finish(draft, in: block)
  }

  /// The key that a word stands for: itself, or the nearest.
  private static func meaning(of word: String) -> String? {
    keys.contains(word) ? word : NameSuggestion.nearest(to: word, among: keys)
  }

  private mutating func finish(_ draft: CheckDraft?, in block: MarkdownNodeID) {
    guard let draft else { return }
    let profileText = draft.single("Profile")
    let read = profileText.map { profiles.read($0.value) } ?? (profiles: [], setUp: "")
    let written = draft.single("ID")
    let profileID = read.profiles.first?.id ?? "profile"
    counts[profileID, default: 0] += 1
    let made = "\(slug)/\(profileID)-\(counts[profileID] ?? 1)"
    cases.append(
      CheckCase(
        id: written?.value ?? made, writtenID: written, profileText: profileText,
        profiles: read.profiles, setUp: read.setUp, task: draft.single("Task"),
        expectations: draft.expectations, span: draft.span, block: block))
    for key in ["Profile", "Task", "Expected"] where !draft.has(key) {
      faults.append(.missingKey(key, case: draft.span))
    }
  }
}
