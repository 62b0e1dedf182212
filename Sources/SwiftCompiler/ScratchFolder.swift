import Foundation

/// A folder for what the compiler reads and prints, which nobody else can look into.
struct ScratchFolder: Sendable {
  let path: String

  /// Makes the folder.
  ///
  /// - Parameter parent: where it is made; nil for where the system keeps its temporary files.
  /// - Throws: `noScratchFolder`.
  init(in parent: String?) throws(SwiftCompilerError) {
    let above = parent.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
    let place = above.appending(path: "patternbook-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .noScratchFolder(reason: error.localizedDescription)
    }
    path = place.path
  }

  /// Removes the folder with everything in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
