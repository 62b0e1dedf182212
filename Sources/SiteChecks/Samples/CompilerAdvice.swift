import SwiftSnippets

/// Says what to try about an error of the compiler.
enum CompilerAdvice {
  /// Advice in the imperative, or nil where there is none that is sure to help.
  static func advice(for error: CompilerError, in sample: CodeSample) -> String? {
    if let known = error.id.flatMap({ byID[$0] }) { return known }
    return ParseAdvice.advice(for: sample.text, nearLine: error.line)
  }

  /// For errors about which SwiftParser has nothing to say, by the compiler's names for them.
  private static let byID = [
    "expected_separator": "separate the two with a comma",
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
