private import CFileSystem

/// The calls of the operating system that the rest of this module is made of.
///
/// Those that read throw `unreadable`, those that write `unwritable`; where the caller decides what
/// a failure means, the error number is returned, 0 for none.
enum Disk {
  /// What is known about a file; nil where there is none.
  static func look(
    at path: String, followingLinks: Bool = false
  ) throws(SiteFilesError) -> FileStatus? {
    var status = cfilesystem_status()
    let code = unsafe cfilesystem_look(path, followingLinks ? 1 : 0, &status)
    if cfilesystem_is_missing(code) != 0 { return nil }
    guard code == 0 else { throw .unreadable(path: path, reason: message(code)) }
    return FileStatus(
      kind: kind(status.kind), mode: status.mode, size: Int(clamping: status.size),
      identity: FileIdentity(device: status.device, inode: status.inode))
  }

  /// The names in a folder with their kinds, sorted by their bytes.
  static func entries(of folder: String) throws(SiteFilesError) -> [FolderEntry] {
    var code: Int32 = 0
    guard let stream = unsafe cfilesystem_open_folder(folder, &code) else {
      throw .unreadable(path: folder, reason: message(code))
    }
    defer { unsafe cfilesystem_close_folder(stream) }
    var result: [FolderEntry] = []
    var kind: Int32 = 0
    while let name = unsafe cfilesystem_next(stream, &kind, &code) {
      result.append(FolderEntry(name: unsafe String(cString: name), kind: Self.kind(kind)))
    }
    guard code == 0 else { throw .unreadable(path: folder, reason: message(code)) }
    return result.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(SiteFilesError) -> [UInt8] {
    var descriptor: Int32 = -1
    var size: UInt64 = 0
    let opened = unsafe cfilesystem_open(path, &descriptor, &size)
    guard opened == 0 else { throw .unreadable(path: path, reason: message(opened)) }
    defer { cfilesystem_close(descriptor) }
    var result: [UInt8] = []
    var capacity = Int(clamping: size) + 1
    while true {
      var code: Int32 = 0
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        code = unsafe cfilesystem_fill(descriptor, buffer.baseAddress, capacity, &count)
      }
      guard code == 0 else { throw .unreadable(path: path, reason: message(code)) }
      if result.isEmpty { result = piece } else { result += piece }
      guard piece.count == capacity else { return result }
      capacity = 65_536
    }
  }

  /// The absolute path of an existing file, without symbolic links; nil where there is none.
  static func realPath(_ path: String) -> String? {
    var code: Int32 = 0
    guard let result = unsafe cfilesystem_real_path(path, &code) else { return nil }
    defer { unsafe cfilesystem_free(result) }
    return unsafe String(cString: result)
  }

  /// The folder that relative paths begin in.
  static func workingFolder() throws(SiteFilesError) -> String {
    var code: Int32 = 0
    guard let result = unsafe cfilesystem_working_folder(&code) else {
      throw .unreadable(path: ".", reason: message(code))
    }
    defer { unsafe cfilesystem_free(result) }
    return unsafe String(cString: result)
  }

  /// Waits.
  static func pause(milliseconds: UInt32) { cfilesystem_pause(milliseconds) }

  /// The system's words for an error number.
  static func message(_ code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    return unsafe String(cString: cfilesystem_message(code, &buffer, buffer.count))
  }

  private static func kind(_ code: Int32) -> FileStatus.Kind {
    switch UInt32(bitPattern: code) {
    case cfilesystem_file.rawValue: .file
    case cfilesystem_folder.rawValue: .folder
    case cfilesystem_symlink.rawValue: .link
    default: .other
    }
  }
}
