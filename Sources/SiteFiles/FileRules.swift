package import SourceDiagnostics

/// The rules about reading the handbook's folder.
package enum FileRules {
  /// All of them, in order of their names.
  package static let all: [Rule] = [.fileSymlink]
}

extension Rule {
  /// A symbolic link that is not followed.
  package static let fileSymlink = Rule(
    "file.symlink", .fixed(.error),
    summary: "A symbolic link that leads nowhere, out of the handbook, or in a loop.",
    rationale: """
      What lies outside the handbook is not under its review, and might be private; a loop has no \
      end. Such a link is not followed.
      """)
}
