package import SourceDiagnostics

/// Reads YAML into values that know where they stand.
package enum YAMLReader {
  /// Reads the YAML on some bytes of a file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - range: the UTF-8 bytes to read, without delimiters.
  /// - Returns: the value, or nil where there is none or it could not be read.
  package static func read(_ file: SourceFile, _ range: Range<Int>) -> Parsed<YAMLNode?> {
    let text = file.text(in: range)
    let offsets = ScalarOffsets(text, base: range.lowerBound)
    let (events, refusal) = YAMLEventStream.events(of: text)
    var builder = YAMLTreeBuilder(file: file, offsets: offsets)
    let isWhole = builder.build(events)
    if let refusal, isWhole {
      let place = offsets.byte(refusal.offset)
      let end = range.isEmpty ? range.upperBound : range.upperBound - 1
      let offset = min(place, end)
      builder.report(
        .yamlSyntax, "cannot read this YAML: \(refusal.problem)", at: offset..<offset)
      return Parsed(nil, builder.diagnostics)
    }
    return Parsed(isWhole ? builder.root : nil, builder.diagnostics)
  }
}
