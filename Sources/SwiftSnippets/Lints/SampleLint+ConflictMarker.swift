package import SourceDiagnostics

extension Rule {
  /// The marks of a merge that was not finished.
  package static let sampleConflictMarker = Rule(
    "sample.conflict-marker", .standard(.error),
    summary: "A sample holds the markers of a merge conflict.",
    rationale: "Two versions of the sample stand in it, and only its author knows which is meant.")
}

extension SampleLint {
  /// Lines that begin as git marks a conflict, outside of strings and comments.
  static let conflictMarker = SampleLint(
    .sampleConflictMarker,
    isSuspected: { bytes in
      ByteSearch.contains("<<<<<<<", in: bytes) || ByteSearch.contains(">>>>>>>", in: bytes)
    },
    find: { text in
      text.lines.filter { line in
        let bytes = text.bytes[line]
        let isMarker =
          bytes.starts(with: "<<<<<<< ".utf8) || bytes.starts(with: ">>>>>>> ".utf8)
          || bytes.elementsEqual("<<<<<<<".utf8) || bytes.elementsEqual(">>>>>>>".utf8)
        return isMarker && text.isCode(line.lowerBound)
      }
      .map { line in
        LintHit(
          range: line, message: "a merge conflict was left in the sample",
          suggestion: "keep one of its two sides and take the markers away")
      }
    })
}
