#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The error of a failed write.
public struct WriteError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path of the file, as the caller passed it.
  public let path: String
  /// The operating system's message, in lower case, without a full stop.
  public let reason: String

  init(_ path: String, _ code: Int32) {
    self.path = path
    reason = unsafe String(cString: strerror(code)).lowercased()
  }

  public var description: String { "cannot write \(path): \(reason)" }
}

extension FileSystem {
  /// The current working directory.
  public static var currentFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The path of the running executable; `nil` if the system does not report it.
  public static var executablePath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = unsafe _NSGetExecutablePath(nil, &size)
      var bytes = [CChar](repeating: 0, count: Int(size) + 1)
      guard unsafe _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }

  /// Creates or replaces a file atomically: at every moment the path has the complete old file or the complete new one.
  ///
  /// The bytes go to a temporary file in the same folder, which is then renamed. Permissions are kept. For a symbolic
  /// link, the target of the link is replaced, not the link. A path that is not a regular file (a device, a pipe) is
  /// opened and written to.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(WriteError) {
    let target = resolved(path)
    var information = stat()
    let exists = unsafe stat(target, &information) == 0
    if let descriptor = descriptor(named: path) { return try write(bytes, to: dup(descriptor), path) }
    if exists, information.st_mode & S_IFMT != S_IFREG {
      return try write(bytes, to: unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY), path)
    }
    // Renaming would bypass the permissions of a read-only file.
    if exists, unsafe access(target, W_OK) != 0 { throw WriteError(path, errno) }
    let mode = exists ? information.st_mode & 0o7777 : 0o666
    let (temporary, descriptor) = openTemporary(beside: target, mode)
    guard descriptor >= 0 else { throw WriteError(path, errno) }
    var failure: Int32 = 0
    if exists {
      // The process's umask may have removed bits of the mode; only a privileged process can keep a different owner.
      if fchmod(descriptor, mode) != 0 { failure = errno }
      _ = fchown(descriptor, information.st_uid, information.st_gid)
    }
    if failure == 0 { failure = write(bytes, to: descriptor) }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    try finish(descriptor, temporary, as: target, failure, named: path)
  }

  /// Atomically writes a file that only the current user can write. A file or symbolic link at the path is replaced;
  /// the link's target is not changed. The content may be lost if the machine loses power right afterwards.
  public static func keep(_ bytes: [UInt8], at path: String) throws(WriteError) {
    let (temporary, descriptor) = openTemporary(beside: path, 0o644)
    guard descriptor >= 0 else { throw WriteError(path, errno) }
    try finish(descriptor, temporary, as: path, write(bytes, to: descriptor), named: path)
  }

  /// Creates a temporary file in the same folder, open for writing; returns a negative descriptor and sets `errno` on
  /// failure.
  private static func openTemporary(beside target: String, _ mode: mode_t) -> (path: String, descriptor: Int32) {
    let temporary = FilePath.parent(of: target) + "/." + FilePath.name(of: target) + ".viewlint-\(getpid())"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    var descriptor = unsafe open(temporary, flags, mode)
    if descriptor < 0, errno == EEXIST {
      // Left by a killed process with the same process ID: in containers, process IDs start again at 1.
      unsafe unlink(temporary)
      descriptor = unsafe open(temporary, flags, mode)
    }
    return (temporary, descriptor)
  }

  /// Closes the temporary file and renames it, or removes it after a failure.
  private static func finish(
    _ descriptor: Int32, _ temporary: String, as target: String, _ failure: Int32, named path: String
  ) throws(WriteError) {
    var failure = failure
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, unsafe rename(temporary, target) != 0 { failure = errno }
    guard failure == 0 else {
      unsafe unlink(temporary)
      throw WriteError(path, failure)
    }
  }

  /// Creates a folder and its missing parent folders.
  public static func makeFolder(_ path: String) throws(WriteError) {
    if status(path)?.kind == .folder { return }
    let parent = FilePath.parent(of: path)
    if parent != path, parent != "." { try makeFolder(parent) }
    if unsafe mkdir(path, 0o777) != 0, errno != EEXIST { throw WriteError(path, errno) }
  }

  /// Removes a file.
  public static func removeFile(_ path: String) throws(WriteError) {
    if unsafe unlink(path) != 0 { throw WriteError(path, errno) }
  }

  /// Writes to a descriptor and closes it.
  private static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(WriteError) {
    guard descriptor >= 0 else { throw WriteError(path, errno) }
    var failure = write(bytes, to: descriptor)
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw WriteError(path, failure) }
  }

  /// The number of the open file descriptor that a path names: `/dev/stdout`, `/dev/fd/3`. Opening such a path again
  /// would start at the beginning of the file.
  private static func descriptor(named path: String) -> Int32? {
    var path = path
    // The limit ends cycles of links.
    for _ in 0..<16 {
      switch path {
      case "/dev/stdout": return STDOUT_FILENO
      case "/dev/stderr": return STDERR_FILENO
      default: break
      }
      for folder in ["/dev/fd", "/proc/self/fd"] {
        if let number = FilePath.suffix(of: path, inFolder: folder).flatMap({ Int32($0) }) { return number }
      }
      guard let next = linkTarget(path) else { return nil }
      path = next
    }
    return nil
  }

  /// The target of a symbolic link; `nil` for any other path.
  private static func linkTarget(_ path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      guard let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return 0 }
      return unsafe readlink(path, start, buffer.count)
    }
    guard count > 0, count < bytes.count else { return nil }
    let target = String(decoding: bytes[..<count], as: UTF8.self)
    return target.hasPrefix("/") ? target : FilePath.parent(of: path) + "/" + target
  }

  /// The path with all symbolic links resolved, including the last component. If the file does not exist, the path
  /// itself or the target of the link at the path.
  public static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else {
      var path = path
      for _ in 0..<16 { path = linkTarget(path) ?? path }
      return path
    }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Writes all bytes; returns the error number, or 0.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let written = unsafe systemWrite(
          descriptor, buffer.baseAddress.map { unsafe $0 + offset }, buffer.count - offset)
        if written < 0, errno == EINTR { continue }
        guard written >= 0 else { return errno }
        offset += written
      }
      return 0
    }
  }
}

/// Calls `write(2)`, which `FileSystem.write` shadows inside `FileSystem`.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
