/// The names of variables and parameters that some code declares: those after `let` and `var`, and those
/// before a colon in the signature of a function or an initializer.
struct DeclaredVariables {
  /// All of them.
  private(set) var all: Set<String> = []
  /// Those that are true or false.
  private(set) var flags: Set<String> = []

  /// Looks through some code.
  init(in text: LintedText) {
    let code = text.code
    var isSignature = false
    for (index, token) in code.enumerated() {
      let word = text.text(token)
      if token.kind == .keyword, word == "func" || word == "init" { isSignature = true }
      if word == "{" || word == "}" { isSignature = false }
      guard token.kind == .word, index > 0 else { continue }
      let before = text.text(code[index - 1])
      let isVariable = before == "let" || before == "var"
      let next = index + 1 < code.count ? text.text(code[index + 1]) : ""
      guard isVariable || (isSignature && next == ":") else { continue }
      all.insert(word)
      let value = index + 2 < code.count ? text.text(code[index + 2]) : ""
      if ["Bool", "true", "false"].contains(value) { flags.insert(word) }
    }
  }
}
