/// What the compiler says about a sample.
package enum SampleVerdict: Hashable, Sendable {
  /// It parses.
  case parsed
  /// It does not, and here is why: the errors by place, never none.
  case refused([CompilerError])
  /// The compiler did not come to a verdict, for this reason.
  case notChecked(String)

  /// The errors; none where it was not refused.
  package var errors: [CompilerError] {
    if case .refused(let errors) = self { errors } else { [] }
  }
}
