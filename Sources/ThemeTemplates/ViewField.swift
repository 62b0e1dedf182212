/// One name of a view model: what templates may do with it and how it is read, declared together.
package struct ViewField<Root>: Sendable {
  /// The name, what it holds and its kind.
  package let shape: ViewFieldShape
  let read: @Sendable (Root) -> ViewValue

  init(
    _ name: String, _ help: String, _ shape: ViewShape, isOptional: Bool = false,
    read: @escaping @Sendable (Root) -> ViewValue
  ) {
    self.shape = ViewFieldShape(name: name, help: help, shape: shape, isOptional: isOptional)
    self.read = read
  }

  private init(shape: ViewFieldShape, read: @escaping @Sendable (Root) -> ViewValue) {
    self.shape = shape
    self.read = read
  }

  /// The same name in the view model of something that leads to this root: a card page has the
  /// fields of every page.
  ///
  /// - Parameter part: how the other root leads to this one.
  /// - Returns: the field, reading from the other root.
  package func on<Whole>(
    _ part: @escaping @Sendable (Whole) -> Root
  ) -> ViewField<Whole> {
    let read = read
    return ViewField<Whole>(shape: shape) { read(part($0)) }
  }
}
