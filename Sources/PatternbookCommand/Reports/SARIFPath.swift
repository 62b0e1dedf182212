import SiteModel

/// Writes paths as SARIF wants them.
enum SARIFPath {
  /// A path relative to the handbook as a relative URI.
  static func uri(_ path: String) -> String { PercentEncoding.encode(path) }
}
