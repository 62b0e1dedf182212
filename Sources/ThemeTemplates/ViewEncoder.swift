import HTMLMarkup

/// Writes values in the form that `cmustache_render` documents.
struct ViewEncoder {
  private(set) var bytes: [UInt8] = []

  init(_ object: ViewObject) {
    bytes.reserveCapacity(16_384)
    append(.object(object))
  }

  private mutating func append(_ value: ViewValue) {
    switch value {
    case .text(let text): append(text)
    case .markup(let html): append(html.text)
    case .flag(let holds): bytes.append(holds ? 1 : 0)
    case .object(let object):
      bytes.append(3)
      append(object.names.count)
      for (name, value) in zip(object.names, object.values) {
        append(name.utf8.count)
        bytes.append(contentsOf: name.utf8)
        append(value)
      }
    case .list(let items):
      bytes.append(4)
      append(items.count)
      for item in items { append(item) }
    case .absent: bytes.append(0)
    }
  }

  /// Empty text is false: Mustache counts it as true otherwise, and prints nothing either way.
  private mutating func append(_ text: String) {
    guard !text.isEmpty else {
      bytes.append(0)
      return
    }
    bytes.append(2)
    append(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(_ number: Int) {
    let number = UInt32(truncatingIfNeeded: number)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
