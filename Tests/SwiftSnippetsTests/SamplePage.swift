import MarkdownReader
import SourceDiagnostics
import SwiftSnippets

/// A page with one sample, for tests.
struct SamplePage {
  let file: SourceFile
  let sample: CodeSample?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - code: the sample's code.
  ///   - info: the info string of its fence.
  init(_ code: String, info: String = "swift") {
    let text = "~~~~~~~~\(info)\n\(code)\n~~~~~~~~\n"
    file = SourceFile(path: "a.md", text: text)
    sample = SampleExtractor.samples(in: MarkdownReader.read(file).value).first
  }

  /// The sample with the marks of its fence.
  var use: SampleUse? {
    sample.map { SampleUse($0, section: nil, number: 1, marks: FenceMarksReader.read($0).value) }
  }

  /// What the lints say of the sample.
  var lints: SampleLinter.Result { use.map(SampleLinter.look) ?? SampleLinter.Result() }
}
