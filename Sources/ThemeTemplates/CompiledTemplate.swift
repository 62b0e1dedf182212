private import CMustache

/// A template that Mustache has parsed, ready to be rendered by any number of threads at once.
///
/// It owns a C++ object that never changes after parsing. The object is kept as its address, a
/// plain number, since the compiler cannot know that reading it from several threads is safe.
final class CompiledTemplate: Sendable {
  private let address: UInt

  /// Parses a template.
  ///
  /// - Parameter text: a template without partials, lambdas and other delimiters, nested no deeper
  ///   than the limits of `Theme`.
  /// - Returns: the template, or what Mustache has against it.
  static func parse(_ text: String) -> Result<CompiledTemplate, MustacheRefusal> {
    var text = text
    var error: OpaquePointer?
    let parsed = text.withUTF8 { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) {
        unsafe cmustache_parse($0.baseAddress, $0.count, &error)
      }
    }
    if let parsed = unsafe parsed {
      return .success(CompiledTemplate(address: UInt(bitPattern: parsed)))
    }
    return .failure(MustacheRefusal(message: unsafe take(error) ?? "not enough memory"))
  }

  private init(address: UInt) {
    self.address = address
  }

  deinit {
    unsafe cmustache_free(OpaquePointer(bitPattern: address))
  }

  /// Renders the template.
  func render(_ object: ViewObject) -> [UInt8] { render(ViewEncoder(object)) }

  /// Renders the template with values that are written already.
  func render(_ encoder: ViewEncoder) -> [UInt8] {
    let values = encoder.bytes
    let text = unsafe values.withUnsafeBufferPointer {
      unsafe cmustache_render(OpaquePointer(bitPattern: address), $0.baseAddress, $0.count)
    }
    guard let text = unsafe text else { return [] }
    defer { unsafe cmustache_text_free(text) }
    let bytes = unsafe UnsafeRawBufferPointer(
      start: cmustache_text_bytes(text), count: cmustache_text_count(text))
    return unsafe Array(bytes)
  }

  private static func take(_ text: OpaquePointer?) -> String? {
    guard let text = unsafe text else { return nil }
    defer { unsafe cmustache_text_free(text) }
    let bytes = unsafe UnsafeRawBufferPointer(
      start: cmustache_text_bytes(text), count: cmustache_text_count(text))
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
