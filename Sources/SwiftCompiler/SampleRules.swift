package import SourceDiagnostics

/// The rules about what the compiler says.
package enum SampleRules {
  /// All of them, in order of their names.
  package static let all: [Rule] = [.sampleParse]
}

extension Rule {
  /// A Swift sample that the compiler refuses.
  package static let sampleParse = Rule(
    "sample.parse", .fixed(.error),
    summary: "A Swift sample that `swiftc -parse` refuses.",
    rationale: """
      Readers copy samples. One that cannot even be parsed costs them time and the handbook its \
      credit.
      """)
}
