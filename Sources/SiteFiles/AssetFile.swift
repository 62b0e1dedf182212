/// A file of the handbook that is copied as it is; its bytes are read when they are asked for.
package struct AssetFile: Hashable, Sendable {
  /// Its path, relative to the handbook.
  package let path: String
  /// Its place on disk.
  package let location: String
  /// How many bytes it has.
  package let size: Int

  /// Reads the file.
  ///
  /// - Returns: its bytes.
  /// - Throws: `SiteFilesError.unreadable`.
  package func bytes() throws(SiteFilesError) -> [UInt8] { try Disk.read(location) }
}
