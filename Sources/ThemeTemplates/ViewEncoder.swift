import HTMLMarkup

/// Writes values in the form that `cmustache_render` documents.
struct ViewEncoder {
  private(set) var bytes: [UInt8] = []

  /// Begins with nothing written.
  init() {
    bytes.reserveCapacity(32_768)
  }

  /// Begins with an object.
  init(_ object: ViewObject) {
    self.init()
    append(.object(object))
  }

  /// Writes a value and everything in it.
  mutating func append(_ value: ViewValue) {
    switch value {
    case .text(let text): append(text)
    case .markup(let html): append(html.text)
    case .flag(let holds): append(holds)
    case .object(let object):
      beginObject(object.names.count)
      for (name, value) in zip(object.names, object.values) {
        append(name: name)
        append(value)
      }
    case .list(let items):
      beginList(items.count)
      for item in items { append(item) }
    case .absent: append(false)
    }
  }

  /// Writes something that holds or not; also a value that is missing.
  mutating func append(_ holds: Bool) {
    bytes.append(holds ? 1 : 0)
  }

  /// Writes a text.
  ///
  /// Empty text is false: Mustache counts it as true otherwise, and prints nothing either way.
  mutating func append(_ text: String) {
    guard !text.isEmpty else {
      bytes.append(0)
      return
    }
    bytes.append(2)
    append(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Begins an object; that many names follow, each with its value.
  mutating func beginObject(_ count: Int) {
    bytes.append(3)
    append(count)
  }

  /// Begins a list; that many values follow.
  mutating func beginList(_ count: Int) {
    bytes.append(4)
    append(count)
  }

  /// Writes a name of an object; its value follows.
  mutating func append(name: String) {
    append(name.utf8.count)
    bytes.append(contentsOf: name.utf8)
  }

  private mutating func append(_ number: Int) {
    let number = UInt32(truncatingIfNeeded: number)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
