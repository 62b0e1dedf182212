/// Why files could not be read or a site could not be written.
package enum SiteFilesError: Error, Hashable, Sendable {
  /// No folder at or above this one holds a `site.yml`.
  case noHandbook(String)
  /// A file or folder could not be read, for the system's reason.
  case unreadable(path: String, reason: String)
  /// A file or folder could not be written, for the system's reason.
  case unwritable(path: String, reason: String)
  /// The output folder holds files, and none of our manifests.
  case notOurs(String)
  /// A path that a site must not have, such as one that leads out of it.
  case invalidPath(String)
  /// A file of the site would take the place of somebody else's.
  case conflict(String)
  /// Another process is writing beside this folder.
  case busy(String)

  /// What happened, in one sentence without a full stop.
  package var message: String {
    switch self {
    case .noHandbook(let folder):
      "there is no `site.yml` in `\(folder)` or any folder above it"
    case .unreadable(let path, let reason): "`\(path)` cannot be read: \(reason)"
    case .unwritable(let path, let reason): "`\(path)` cannot be written: \(reason)"
    case .notOurs(let folder):
      "`\(folder)` holds files that Patternbook did not write; name an empty or a new folder"
    case .invalidPath(let path): "`\(path)` is no path that a site may have"
    case .conflict(let path):
      "`\(path)` in the output folder is not from Patternbook, and the site has a file in its place"
    case .busy(let folder): "another build is writing beside `\(folder)`"
    }
  }
}
