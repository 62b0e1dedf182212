import SiteModel

/// Keeps the site out of the handbook's own folders.
enum OutputPlace {
  /// Throws where an output folder is the handbook, holds it, or is one of its source folders.
  static func check(_ output: String, handbook: String) throws(UsageError) {
    let path = "/" + (SitePath.resolve(output, in: "") ?? "")
    let sources = [handbook + "/" + PageReader.contentFolder, handbook + "/theme"]
    let isSource = sources.contains { path == $0 || path.hasPrefix($0 + "/") }
    let holdsHandbook = (handbook + "/").hasPrefix(path == "/" ? "/" : path + "/")
    guard isSource || holdsHandbook else { return }
    throw UsageError(
      "the site cannot be written to \(path): the handbook itself is there; name another folder")
  }
}
