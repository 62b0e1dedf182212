private import CFileSystem

/// Keeps other builds from writing beside a folder for as long as it lives.
///
/// The folder itself is locked, so nothing is left behind, and the system lets go of the lock when
/// the process ends, however it does.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until no other build writes beside the folder.
  init(folder: String, patience: Duration) throws(SiteFilesError) {
    var descriptor: Int32 = -1
    var taken: Int32 = 0
    let pause: UInt32 = 20
    var waited = Duration.zero
    while true {
      let code = unsafe cfilesystem_lock(folder, &descriptor, &taken)
      if code == 0 { break }
      guard taken != 0 else {
        throw .unwritable(path: folder, reason: Disk.message(code))
      }
      guard waited < patience else { throw .busy(folder) }
      Disk.pause(milliseconds: pause)
      waited += .milliseconds(pause)
    }
    self.descriptor = descriptor
  }

  /// Lets the next build go on; also happens when the lock ends otherwise.
  consuming func release() {}

  deinit {
    cfilesystem_close(descriptor)
  }
}
