private import CFileSystem

extension Disk {
  /// Writes a file that must not be there yet, with the usual mode unless one is given.
  static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32? = nil
  ) throws(SiteFilesError) {
    let code = unsafe bytes.withUnsafeBufferPointer {
      unsafe cfilesystem_write(path, $0.baseAddress, $0.count, mode ?? 0o666)
    }
    try check(code, path)
    // The mask for new files must not take bits away from a mode that was asked for.
    if let mode { try setMode(mode, of: path) }
  }

  /// Gives a file or folder its mode bits.
  static func setMode(_ mode: UInt32, of path: String) throws(SiteFilesError) {
    try check(unsafe cfilesystem_set_mode(path, mode), path)
  }

  /// Makes a folder; one that is there is left as it is.
  static func makeFolder(_ path: String) throws(SiteFilesError) {
    let code = tryToMakeFolder(path)
    if cfilesystem_is_present(code) == 0 { try check(code, path) }
  }

  /// Makes a folder, or returns the error number.
  static func tryToMakeFolder(_ path: String) -> Int32 { unsafe cfilesystem_make_folder(path) }

  /// Removes a file or a symbolic link.
  static func removeFile(_ path: String) throws(SiteFilesError) {
    try check(unsafe cfilesystem_remove_file(path), path)
  }

  /// Removes a folder where nothing is in it; tells whether it did.
  @discardableResult
  static func removeFolderIfEmpty(_ path: String) -> Bool {
    unsafe cfilesystem_remove_folder(path) == 0
  }

  /// Removes a file, a symbolic link or a folder with everything in it; nothing there is well too.
  static func removeAll(_ path: String) throws(SiteFilesError) {
    guard let status = try look(at: path) else { return }
    guard status.kind == .folder else { return try removeFile(path) }
    var folders = [(path: path, isEmptied: false)]
    while let (folder, isEmptied) = folders.popLast() {
      if isEmptied {
        try check(unsafe cfilesystem_remove_folder(folder), folder)
        continue
      }
      folders.append((folder, true))
      if try look(at: folder).map({ $0.mode & 0o700 != 0o700 }) ?? false {
        try setMode(0o700, of: folder)
      }
      for entry in try entries(of: folder) {
        let path = folder + "/" + entry.name
        if entry.kind == .folder { folders.append((path, false)) } else { try removeFile(path) }
      }
    }
  }

  /// Gives a file another name, in place of what has that name.
  static func rename(_ old: String, to new: String) throws(SiteFilesError) {
    try check(unsafe cfilesystem_rename(old, new), new)
  }

  /// Gives a file a second name; copies it where the file system does not offer that.
  static func link(
    _ old: String, to new: String, kind: FileStatus.Kind
  ) throws(SiteFilesError) {
    if unsafe cfilesystem_link(old, new) == 0 { return }
    switch kind {
    case .link: try check(unsafe cfilesystem_copy_symlink(old, new), new)
    case .file: try write(read(old), to: new, mode: look(at: old)?.mode)
    case .folder, .other:
      throw .unwritable(path: old, reason: "it is neither a file nor a folder, and cannot be kept")
    }
  }

  /// Lets two folders change places in one step; returns the error number.
  static func exchange(_ one: String, _ other: String) -> Int32 {
    unsafe cfilesystem_exchange(one, other)
  }

  /// Whether an error number of `exchange` means that it is not offered here.
  static func isNotOffered(_ code: Int32) -> Bool { cfilesystem_is_not_offered(code) != 0 }

  /// Whether an error number means that a folder may not be written to.
  static func isForbidden(_ code: Int32) -> Bool { cfilesystem_is_forbidden(code) != 0 }

  private static func check(_ code: Int32, _ path: String) throws(SiteFilesError) {
    guard code == 0 else { throw .unwritable(path: path, reason: message(code)) }
  }
}
