import SourceDiagnostics

/// Walks the folders of a handbook and reads what is in them.
struct SourceTreeReader {
  /// The endings of files below `theme` that are read as text, in lower case.
  static let themeTextEndings: Set<String> = [
    "mustache", "css", "js", "json", "svg", "txt", "html", "xml", "webmanifest",
  ]

  /// Whether a file is read as text: pages, the configuration, and what is text in a theme.
  ///
  /// Below `content`, everything but pages is published byte for byte.
  private static func isText(_ path: String, ending: String) -> Bool {
    path.hasPrefix("theme/") ? themeTextEndings.contains(ending) : ["md", "yml"].contains(ending)
  }

  private struct Folder {
    let path: String
    let location: String
    /// The folder and all that it stands in, to see loops.
    let identities: [FileIdentity]
  }

  private let root: String
  private var upcoming: [Folder] = []
  private var files: [SourceFile] = []
  private var assets: [AssetFile] = []
  private var findings: [Diagnostic] = []
  /// Folders that a link has led to; each is followed once, so that links cannot multiply files.
  private var linked: Set<FileIdentity> = []

  init(root: String) {
    self.root = root
  }

  /// Reads everything.
  mutating func read() throws(SiteFilesError) -> SourceTree {
    guard let top = try Disk.look(at: root, followingLinks: true), top.kind == .folder else {
      throw .noHandbook(root)
    }
    for name in ["content", "site.yml", "theme"] {
      guard let status = try Disk.look(at: root + "/" + name) else { continue }
      try take(
        FolderEntry(name: name, kind: status.kind),
        in: Folder(path: "", location: root, identities: [top.identity]))
    }
    while let folder = upcoming.popLast() {
      for entry in try Disk.entries(of: folder.location) where !entry.name.hasPrefix(".") {
        try take(entry, in: folder)
      }
    }
    return SourceTree(
      root: root,
      files: files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      assets: assets.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      diagnostics: findings.sorted())
  }

  private mutating func take(_ entry: FolderEntry, in folder: Folder) throws(SiteFilesError) {
    let path = folder.path.isEmpty ? entry.name : folder.path + "/" + entry.name
    let location = folder.location + "/" + entry.name
    switch entry.kind {
    case .file: try takeFile(path, location)
    case .folder: try takeFolder(path, location, in: folder)
    case .link: try follow(path, location, in: folder)
    case .other:
      throw .unreadable(path: path, reason: "it is neither a file nor a folder")
    }
  }

  private mutating func takeFile(_ path: String, _ location: String) throws(SiteFilesError) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let ending = name.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...] }
    if let ending, Self.isText(path, ending: String(Substring(ending)).lowercased()) {
      files.append(SourceFile(path: path, bytes: try Disk.read(location)))
    } else {
      let size = try Disk.look(at: location, followingLinks: true)?.size ?? 0
      assets.append(AssetFile(path: path, location: location, size: size))
    }
  }

  private mutating func takeFolder(
    _ path: String, _ location: String, in parent: Folder
  ) throws(SiteFilesError) {
    guard let status = try Disk.look(at: location) else { return }
    upcoming.append(
      Folder(path: path, location: location, identities: parent.identities + [status.identity]))
  }

  private mutating func follow(
    _ path: String, _ location: String, in folder: Folder
  ) throws(SiteFilesError) {
    guard let target = Disk.realPath(location) else {
      return report("the symbolic link `\(path)` leads nowhere or in a loop", path)
    }
    guard target.hasPrefix(root == "/" ? root : root + "/") else {
      return report("the symbolic link `\(path)` leads out of the handbook", path)
    }
    guard let status = try Disk.look(at: target) else { return }
    switch status.kind {
    case .file: try takeFile(path, target)
    case .folder where folder.identities.contains(status.identity):
      report("the symbolic link `\(path)` leads back to a folder that it stands in", path)
    case .folder:
      guard linked.insert(status.identity).inserted else {
        return report("the symbolic link `\(path)` leads to a folder that another link gives", path)
      }
      upcoming.append(
        Folder(path: path, location: target, identities: folder.identities + [status.identity]))
    case .link, .other:
      throw .unreadable(path: path, reason: "it leads to neither a file nor a folder")
    }
  }

  private mutating func report(_ message: String, _ path: String) {
    findings.append(
      Rule.fileSymlink.finding(message, at: SourceSpan(path: path, range: 0..<0)))
  }
}
