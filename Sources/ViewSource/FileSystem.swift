#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The error of a failed access to a file or folder, with a reason to show to the user.
public struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path as the caller passed it; `<stdin>` for standard input.
  public let path: String
  /// The reason, in lower case, without a full stop: the operating system's message or a message of the tools.
  public let reason: String

  /// Creates an error for a path that the tools reject, not the operating system; `reason` is shown after
  /// `cannot read …:`.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, errno code: Int32) {
    self.init(path: path, reason: unsafe String(cString: strerror(code)).lowercased())
  }

  public var description: String { "cannot read \(path): \(reason)" }
}

/// Access to the file system: the bytes of files and the contents of folders.
///
/// It makes system calls directly and does not use Foundation, to keep the startup time of a command low.
public enum FileSystem {
  /// Reads a whole file that a search found. It rejects paths that are not regular files: reading a pipe without a
  /// writer would block forever.
  public static func readFound(_ path: String) throws(FileError) -> SourceBuffer {
    if let status = status(path), status.kind == .other { throw FileError(path: path, reason: "is not a regular file") }
    return try read(path)
  }

  /// Reads a whole file.
  public static func read(_ path: String) throws(FileError) -> SourceBuffer {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
    defer { close(descriptor) }
    guard let status = status(ofDescriptor: descriptor) else { throw FileError(path: path, errno: errno) }
    guard status.kind != .folder else { throw FileError(path: path, reason: "is a folder") }
    // Paths that are not regular files (a pipe, `/dev/stdin`) do not report their size.
    guard status.kind == .file, status.size > 0 else { return try readStream(descriptor, path: path) }
    guard status.size < Int(Int32.max) else { throw FileError(path: path, reason: "is larger than 2 GiB") }
    do {
      return try unsafe SourceBuffer(capacity: status.size) { destination in
        var count = 0
        while count < destination.count {
          let got = unsafe systemRead(
            descriptor, destination.baseAddress.map { unsafe $0 + count }, destination.count - count)
          if got < 0, errno == EINTR { continue }
          guard got >= 0 else { throw FileError(path: path, errno: errno) }
          if got == 0 { break }
          count += got
        }
        return count
      }
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(path: path, reason: "\(error)")
    }
  }

  /// Reads standard input to its end.
  public static func readStandardInput() throws(FileError) -> SourceBuffer {
    try readStream(STDIN_FILENO, path: "<stdin>")
  }

  private static func readStream(_ descriptor: Int32, path: String) throws(FileError) -> SourceBuffer {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = unsafe chunk.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0.baseAddress, $0.count) }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileError(path: path, errno: errno) }
      if got == 0 { return SourceBuffer(bytes) }
      bytes += chunk[..<got]
      guard bytes.count < Int(Int32.max) else { throw FileError(path: path, reason: "is larger than 2 GiB") }
    }
  }

  /// The kind of a file system entry.
  public enum Kind: Sendable {
    case file, folder, other
  }

  /// The status of a path. Two paths with the same `identity` are the same file or folder.
  public struct Status: Sendable {
    /// The kind; for a symbolic link, the kind of its target.
    public let kind: Kind
    /// In bytes.
    public let size: Int
    /// The time of the last modification, in nanoseconds since an unspecified reference time.
    public let writingTime: Int
    /// Equal for two paths exactly if they refer to the same file or folder, for example through a link; not meant to
    /// be stored.
    public let identity: Identity

    /// The device and inode numbers.
    public struct Identity: Hashable, Sendable {
      let device: UInt64
      let inode: UInt64
    }
  }

  /// The status of a path, following symbolic links; `nil` if there is none.
  public static func status(_ path: String) -> Status? {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return nil }
    return Status(information)
  }

  /// Whether a path exists in its folder; a broken link counts.
  public static func isEntry(_ path: String) -> Bool {
    var information = stat()
    return unsafe lstat(path, &information) == 0
  }

  /// The error for a path without a status.
  static func reasonForNoStatus(_ path: String) -> FileError {
    var information = stat()
    guard unsafe stat(path, &information) != 0, errno != ENOENT else {
      return FileError(path: path, reason: "no such file or folder")
    }
    return FileError(path: path, errno: errno)
  }

  private static func status(ofDescriptor descriptor: Int32) -> Status? {
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else { return nil }
    return Status(information)
  }

  /// The contents of a folder.
  public struct Folder: Sendable {
    /// The identity of the folder itself.
    public let identity: Status.Identity
    /// Sorted by the bytes of their names, without `.` and `..`.
    public let entries: [Entry]
  }

  /// An entry of a folder.
  public struct Entry: Sendable {
    /// The name without the folder; bytes that are not valid UTF-8 become U+FFFD, see `isExact`.
    public let name: String
    /// Whether `name` is the exact name, with which the entry can be opened. File names are bytes and need not be
    /// UTF-8.
    public let isExact: Bool
    /// `nil` for a symbolic link, and if the folder does not report the kind; then call `status`.
    public let kind: Kind?
    /// The identity of the entry itself, not of a link's target.
    public let identity: Status.Identity
  }

  /// The contents of a folder, with the information that the folder itself reports.
  ///
  /// - Parameters:
  ///   - suffix: the suffix of the names of regular files to include. Links, and entries whose kind the folder does not
  ///     report, are always included.
  ///   - folderSuffix: the suffix of the names of folders to include.
  public static func entries(
    inFolder path: String, ofFilesEndingIn suffix: String, ofFoldersEndingIn folderSuffix: String = ""
  ) throws(FileError) -> Folder {
    guard let folder = unsafe opendir(path) else { throw FileError(path: path, errno: errno) }
    defer { unsafe closedir(folder) }
    guard let status = unsafe status(ofDescriptor: dirfd(folder)) else { throw FileError(path: path, errno: errno) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(folder) {
      let type = unsafe Int(entry.pointee.d_type)
      let identity = unsafe Status.Identity(device: status.identity.device, inode: UInt64(entry.pointee.d_ino))
      let named = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name -> Entry? in
          // Most entries match neither suffix; the filter runs before a `String` is made of the name.
          if type == Int(DT_REG), unsafe !ends(name, in: suffix) { return nil }
          if type == Int(DT_DIR), unsafe !ends(name, in: folderSuffix) { return nil }
          return unsafe Entry(
            name: String(cString: name), isExact: String(validatingCString: name) != nil, kind: Kind(entryType: type),
            identity: identity)
        }
      }
      if let named, named.name != ".", named.name != ".." { entries.append(named) }
    }
    entries.sort { isBefore($0.name, $1.name) }
    return Folder(identity: status.identity, entries: entries)
  }

  /// Orders by bytes. The result equals `lexicographicallyPrecedes` of the UTF-8 views, which compares one byte at a
  /// time.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    let order = unsafe left.utf8.withContiguousStorageIfAvailable { left in
      unsafe right.utf8.withContiguousStorageIfAvailable { right -> Bool in
        let common = min(left.count, right.count)
        guard common > 0, let first = left.baseAddress, let second = right.baseAddress else {
          return left.count < right.count
        }
        let difference = unsafe memcmp(first, second, common)
        return difference == 0 ? left.count < right.count : difference < 0
      }
    }
    return (order ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func ends(_ name: UnsafePointer<CChar>, in suffix: String) -> Bool {
    let excess = unsafe strlen(name) - suffix.utf8.count
    return unsafe excess >= 0 && strcmp(name + excess, suffix) == 0
  }
}

extension FileSystem.Kind {
  /// The kind that a folder reports for an entry; `nil` if it reports none, or for a symbolic link.
  fileprivate init?(entryType type: Int) {
    switch type {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

extension FileSystem.Status {
  fileprivate init(_ information: stat) {
    let type = information.st_mode & S_IFMT
    kind = type == S_IFREG ? .file : type == S_IFDIR ? .folder : .other
    size = Int(information.st_size)
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    writingTime = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    identity = Identity(device: UInt64(truncatingIfNeeded: information.st_dev), inode: UInt64(information.st_ino))
  }
}

/// Calls `read(2)`, which `FileSystem.read` shadows inside `FileSystem`.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}
