/// One name of a view model: what templates may do with it and how it is read, declared together.
package struct ViewField<Root>: Sendable {
  /// The name, what it holds and its kind.
  package let shape: ViewFieldShape
  /// Reads the value for people and tests.
  let read: @Sendable (Root) -> ViewValue
  /// Writes the value for the library, without making one first.
  let encode: @Sendable (Root, inout ViewEncoder) -> Void

  init(
    _ name: String, _ help: String, _ shape: ViewShape, isOptional: Bool = false,
    read: @escaping @Sendable (Root) -> ViewValue,
    encode: @escaping @Sendable (Root, inout ViewEncoder) -> Void
  ) {
    self.init(
      shape: ViewFieldShape(name: name, help: help, shape: shape, isOptional: isOptional),
      read: read, encode: encode)
  }

  private init(
    shape: ViewFieldShape, read: @escaping @Sendable (Root) -> ViewValue,
    encode: @escaping @Sendable (Root, inout ViewEncoder) -> Void
  ) {
    self.shape = shape
    self.read = read
    self.encode = encode
  }

  /// The same name in the view model of something that leads to this root: a card page has the
  /// fields of every page.
  ///
  /// - Parameter part: how the other root leads to this one.
  /// - Returns: the field, reading from the other root.
  package func on<Whole>(
    _ part: @escaping @Sendable (Whole) -> Root
  ) -> ViewField<Whole> {
    let (read, encode) = (read, encode)
    return ViewField<Whole>(
      shape: shape, read: { read(part($0)) }, encode: { encode(part($0), &$1) })
  }
}
