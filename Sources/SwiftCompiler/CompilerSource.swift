package import SwiftSnippets

/// A sample as the compiler reads it, alone or with code around it.
package struct CompilerSource: Hashable, Sendable {
  /// The file: empty lines down to the sample's line in the page, then the sample, so that the
  /// compiler's lines are those of the page.
  let bytes: [UInt8]
  /// The zero-based line of the file on which the sample begins.
  let firstLine: Int

  /// A sample as a file.
  ///
  /// A `#!` line, which may stand only at the beginning of a file, is left empty.
  ///
  /// - Parameters:
  ///   - sample: the sample.
  ///   - text: code in place of the sample's own; nil for its own.
  ///   - wrapping: code that stands before and after it; `before` fits on the line of the fence.
  package init(
    _ sample: CodeSample, text: String? = nil, wrapping: (before: String, after: String)? = nil
  ) {
    var code = (text ?? sample.text).utf8[...]
    if code.starts(with: "#!".utf8) { code = code.drop { $0 != 0x0A } }
    let isPadded = sample.firstLine > 0
    var bytes = Array(repeating: UInt8(0x0A), count: isPadded ? sample.firstLine - 1 : 0)
    bytes += Array((wrapping?.before ?? "").utf8)
    if isPadded { bytes.append(0x0A) }
    bytes += Array(code)
    if let after = wrapping?.after {
      if bytes.last != 0x0A { bytes.append(0x0A) }
      bytes += Array(after.utf8) + [0x0A]
    }
    self.bytes = bytes
    firstLine = sample.firstLine
  }

  /// Whether the sample tells the compiler that it is another file.
  ///
  /// Nobody could then say whose an error is. Also true of code that only has the word.
  var movesErrors: Bool {
    let word = Array("sourceLocation".utf8)
    guard let first = word.first, bytes.count >= word.count else { return false }
    return (0...(bytes.count - word.count)).contains {
      bytes[$0] == first && bytes[$0..<($0 + word.count)].elementsEqual(word)
    }
  }
}
