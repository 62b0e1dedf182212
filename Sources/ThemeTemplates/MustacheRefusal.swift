/// What Mustache has against a template.
struct MustacheRefusal: Error {
  /// Its own words.
  let message: String
}
