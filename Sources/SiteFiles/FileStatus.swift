/// What is known about a file without reading it.
struct FileStatus: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    case other
  }

  let kind: Kind
  /// The mode bits, without those that tell the kind.
  let mode: UInt32
  let size: Int
  let identity: FileIdentity
}

/// What makes a file the same file under another name.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}

/// One name in a folder.
struct FolderEntry: Hashable, Sendable {
  let name: String
  let kind: FileStatus.Kind
}
