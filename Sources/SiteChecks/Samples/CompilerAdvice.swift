import SwiftSnippets

/// Says what to try about an error of the compiler.
enum CompilerAdvice {
  /// Advice in the imperative, or nil where there is none that is sure to help.
  static func advice(for error: CompilerError, in use: SampleUse) -> String? {
    if let known = error.id.flatMap({ byID[$0] }) { return known }
    let text = use.sample.text
    if use.marks.context != nil, BracketBalance.isAvailable,
      BracketBalance.firstFault(in: text) != nil
    {
      return "close in the sample what it opens, and nothing else"
    }
    return ParseAdvice.advice(for: text, nearLine: error.line)
  }

  /// For errors about which SwiftParser has nothing to say, by the compiler's names for them.
  private static let byID = [
    "expected_separator": "separate the two with a comma",
    "lex_single_quote_string": "write double quotation marks",
    "enum_case_dot_prefix": "show the whole `switch` or `enum` around the case",
    "initializer_decl_wrong_scope": "show the type around the initializer",
    "static_var_decl_global_scope": "show the type around the static property",
    "static_func_decl_global_scope": "show the type around the static method",
    "decl_inner_scope": "move the import to the top of the sample",
    "lex_conflict_marker_in_file": "choose one side of the conflict and remove the markers",
    "pound_error": "remove the `#error` line",
    "statement_begins_with_closure": "name the right language after the fence if this is not Swift",
  ]
}
