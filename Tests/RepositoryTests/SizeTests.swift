import Foundation
import Testing

@Suite("Sizes")
struct SizeTests {
  @Test("no source file is longer than 300 lines")
  func files() throws {
    for path in try Repository.sources() {
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 301, "\(path) has \(lines.count - 1) lines")
    }
  }

  @Test("no function is longer than 40 lines")
  func functions() throws {
    for path in try Repository.sources() where path.hasSuffix(".swift") {
      for entry in FunctionLengths.of(try Repository.text(path)) {
        #expect(entry.length <= 40, "\(path):\(entry.line) has \(entry.length) lines")
      }
    }
  }

  @Test("a longer function would be found")
  func meter() {
    let body = Array(repeating: "  work()", count: 39).joined(separator: "\n")
    let text = "func a() {\n\(body)\n}\n\nfunc b() {\n  work()\n\(body)\n}\n"
    #expect(FunctionLengths.of(text).map(\.length) == [41, 42])
  }
}
