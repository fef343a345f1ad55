#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file or folder could not be used, in words for the person who named it.
public struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// As the caller named it; `<stdin>` for standard input.
  public let path: String
  /// A phrase in lower case, without a full stop: the operating system's or the project's own.
  public let reason: String

  /// For what the operating system does not refuse but the tools do; `reason` is shown behind `cannot read …:`.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, errno code: Int32) {
    self.init(path: path, reason: unsafe String(cString: strerror(code)).lowercased())
  }

  public var description: String { "cannot read \(path): \(reason)" }
}

/// What the tools ask of the operating system: bytes of files, contents of folders.
///
/// Plain system calls rather than Foundation, so that starting a command costs nothing.
public enum FileSystem {
  /// The whole of a file that was found, not named: reading a pipe without a writer would never end.
  public static func readFound(_ path: String) throws(FileError) -> SourceBuffer {
    if let status = status(path), status.kind == .other { throw FileError(path: path, reason: "is no regular file") }
    return try read(path)
  }

  /// The whole of a file.
  public static func read(_ path: String) throws(FileError) -> SourceBuffer {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
    defer { close(descriptor) }
    guard let status = status(ofDescriptor: descriptor) else { throw FileError(path: path, errno: errno) }
    guard status.kind != .folder else { throw FileError(path: path, reason: "is a folder") }
    // Files that are no regular files (a pipe, /dev/stdin) do not know their size.
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

  /// Everything that comes from standard input.
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

  /// What a path leads to.
  public enum Kind: Sendable {
    case file, folder, other
  }

  /// What is at a path. Two paths with one `identity` are the same file or folder.
  public struct Status: Sendable {
    /// Of what a symbolic link leads to, not of the link.
    public let kind: Kind
    /// In bytes.
    public let size: Int
    /// When it was last written, in nanoseconds since some time.
    public let writingTime: Int
    /// Equal for two paths exactly if they lead to one file or folder, as through a link; not meant to be stored.
    public let identity: Identity

    /// The device and the number on it that the operating system gives a file.
    public struct Identity: Hashable, Sendable {
      let device: UInt64
      let inode: UInt64
    }
  }

  /// Follows symbolic links; `nil` if there is nothing that can be asked.
  public static func status(_ path: String) -> Status? {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return nil }
    return Status(information)
  }

  /// Whether a folder has an entry of this name, be it a link that leads nowhere.
  public static func isEntry(_ path: String) -> Bool {
    var information = stat()
    return unsafe lstat(path, &information) == 0
  }

  /// Why nothing can be asked of a path that has no status.
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

  /// What is in a folder.
  public struct Folder: Sendable {
    /// That of the folder itself.
    public let identity: Status.Identity
    /// Sorted by the bytes of their names, without `.` and `..`.
    public let entries: [Entry]
  }

  /// Something in a folder.
  public struct Entry: Sendable {
    /// Without the folder; bytes that are no UTF-8 have become U+FFFD, see `isExact`.
    public let name: String
    /// Whether `name` is the name, by which what it names can be opened. A name is bytes, which need not be UTF-8.
    public let isExact: Bool
    /// `nil` for a symbolic link, and where the folder does not tell: then `status` has to be asked.
    public let kind: Kind?
    /// That of the entry itself, not of what a link leads to.
    public let identity: Status.Identity
  }

  /// What is in a folder, as far as the folder itself tells.
  ///
  /// - Parameters:
  ///   - suffix: of the regular files only those whose names end so. Where the folder does not tell what is a regular file,
  ///     and for links, all are named.
  ///   - folderSuffix: the same for folders.
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
          // Most of what is in folders is neither: no string need be made of its name.
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

  /// By their bytes: the same as `lexicographicallyPrecedes` of their UTF-8, which takes the bytes one by one.
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
  /// What a folder says of an entry; `nil` if it does not, or if that is a link.
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

/// `read(2)`, which inside `FileSystem` is hidden by its own `read`.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}
