import Foundation
import SiteFiles
import SiteRendering

/// A folder of its own for one test, removed with everything in it at the end.
final class ScratchFolder {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = base.appending(path: "patternbook-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The place of something in the folder.
  func place(_ name: String) -> String { path + "/" + name }

  /// Writes a file, with the folders it needs.
  func write(_ text: String, to name: String) throws {
    let parent = (place(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: place(name)))
  }

  /// The text of a file, or nil where there is none.
  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: place(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Makes a folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: place(name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place(name), withDestinationPath: target)
  }

  /// Removes a file or folder.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: place(name))
  }

  /// Everything in a folder of it, at any depth, sorted; folders end in a slash.
  func contents(of name: String) -> [String] {
    let items = FileManager.default.enumerator(atPath: place(name))?.allObjects ?? []
    return items.compactMap { $0 as? String }.map { item in
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(
        atPath: place(name) + "/" + item, isDirectory: &isFolder)
      return isFolder.boolValue ? item + "/" : item
    }.sorted()
  }

  /// What makes a file that file: it changes when the file is written anew.
  func identity(of name: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: place(name))[.systemFileNumber] as? Int ?? 0
  }

  /// The mode bits of a file or folder.
  func mode(of name: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: place(name))[.posixPermissions] as? Int ?? 0
  }

  /// Sets the mode bits of a file or folder.
  func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: place(name))
  }
}

/// A site of text files.
func site(_ files: [String: String]) -> OutputTree {
  OutputTree.make(files.map { OutputFile(path: $0.key, text: $0.value) }).tree
}
