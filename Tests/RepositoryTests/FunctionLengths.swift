/// Measures functions in Swift sources that `swift format` has laid out: the end of a function is
/// the first closing brace at its own indentation.
enum FunctionLengths {
  /// A function: the line it begins on, from 1, and its length in lines.
  struct Entry {
    let line: Int
    let length: Int
  }

  /// The functions and initializers of a text.
  static func of(_ text: String) -> [Entry] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [Entry] = []
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      let words = code.prefix { $0 != "(" && $0 != "<" && $0 != "{" }.split(separator: " ")
      guard words.contains("func") || words.last == "init" || words.last == "init?",
        !code.hasPrefix("//")
      else { continue }
      let indentation = line.count - code.count
      let end = lines[index...].firstIndex { other in
        other.prefix(indentation).allSatisfy { $0 == " " }
          && other.dropFirst(indentation).first == "}"
      }
      if let end { result.append(Entry(line: index + 1, length: end - index + 1)) }
    }
    return result
  }
}
