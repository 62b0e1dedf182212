extension ViewShape {
  /// The names in it; none where it is no object.
  var memberNames: [String] {
    guard case .object(let shape) = self else { return [] }
    return shape.fields.map(\.name)
  }

  /// What a dotted path leads to, or nil where it leads nowhere.
  func member(_ path: ArraySlice<String>) -> ViewShape? {
    guard let first = path.first else { return self }
    guard case .object(let shape) = self, let field = shape[first] else { return nil }
    return field.shape.member(path.dropFirst())
  }

  /// Where a dotted path that leads nowhere breaks off: the shape reached, and the name it lacks.
  func firstMissing(_ path: ArraySlice<String>) -> (owner: ViewShape, name: String)? {
    guard let first = path.first else { return nil }
    guard case .object(let shape) = self, let field = shape[first] else { return (self, first) }
    return field.shape.firstMissing(path.dropFirst())
  }

  /// The word for its kind, for messages.
  var kindName: String {
    switch self {
    case .text: "text"
    case .markup: "markup"
    case .flag: "flag"
    case .object: "group of names"
    case .list: "list"
    }
  }
}
