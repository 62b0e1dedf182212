import Foundation
import Testing

@Suite("Style")
struct StyleTests {
  @Test("`package` declarations are documented")
  func documented() throws {
    for path in try Repository.paths(below: "Sources", endings: [".swift"]) {
      let lines = try Repository.text(path).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where Self.needsWords(line) {
        var above = index - 1
        while above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
        let isDocumented = above >= 0 && lines[above].drop { $0 == " " }.hasPrefix("///")
        #expect(isDocumented, "\(path):\(index + 1) \(line)")
      }
    }
  }

  @Test("what the architecture rules out does not occur")
  func ruledOut() throws {
    let refused = [
      "fatal" + "Error(", "try" + "!", "as" + "! ", "@unchecked " + "Sendable",
      "nonisolated" + "(unsafe)",
    ]
    for path in try Repository.paths(below: "Sources", endings: [".swift"]) {
      let text = try Repository.text(path)
      for word in refused { #expect(!text.contains(word), "\(path) has \(word)") }
    }
  }

  @Test(
    "tasks start in one place and for a time limit, and only the program reads environment and clock"
  )
  func onePlace() throws {
    for path in try Repository.paths(below: "Sources", endings: [".swift"]) {
      let text = try Repository.text(path)
      let mayWait = ["Sources/ParallelMapping/", "Sources/SwiftCompiler/ProcessWatch.swift"]
      if !mayWait.contains(where: path.hasPrefix) {
        #expect(!text.contains("TaskGroup(") && !text.contains("Task {"), "\(path) starts tasks")
      }
      if !path.hasPrefix("Sources/patternbook/") {
        #expect(!text.contains("ProcessInfo"), "\(path) reads the environment")
        #expect(!text.contains("Date()"), "\(path) reads the clock")
      }
    }
  }

  /// Members that a protocol asks for have the protocol's words.
  private static func needsWords(_ line: Substring) -> Bool {
    let code = line.drop { $0 == " " }
    guard code.hasPrefix("package "), !code.hasPrefix("package import") else { return false }
    let asked = [
      "package static func <", "package static func ==", "package func hash(",
      "package var description:", "package mutating func next()", "package func encode(",
    ]
    return !asked.contains { code.hasPrefix($0) }
  }
}
