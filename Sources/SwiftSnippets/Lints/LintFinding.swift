package import SourceDiagnostics

/// What a lint found in a sample: one finding, at however many places.
package struct LintFinding: Hashable, Sendable {
  /// The finding as it stands where the compiler has nothing to say of the sample.
  package let diagnostic: Diagnostic
  /// The lines of the sample, from zero, on which it was found.
  package let lines: Set<Int>
  /// Whether it says something of the sample as a whole, so that it explains every error in it.
  package let isOfWholeSample: Bool
  /// Whether it has a mend.
  package var isMended: Bool { !diagnostic.fixIts.isEmpty }
}
