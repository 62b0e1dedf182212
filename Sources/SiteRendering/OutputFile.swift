/// One file of the built site.
package struct OutputFile: Hashable, Sendable {
  /// Its path in the site, with `/` between its parts and none at its ends.
  package let path: String
  /// Its content.
  package let bytes: [UInt8]

  /// Describes a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Describes a text file.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
