#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file could not be written.
public struct WriteError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file that was to be written, as the caller named it.
  public let path: String
  /// What the operating system says, in lower case, without a full stop.
  public let reason: String

  init(_ path: String, _ code: Int32) {
    self.path = path
    reason = unsafe String(cString: strerror(code)).lowercased()
  }

  public var description: String { "cannot write \(path): \(reason)" }
}

extension FileSystem {
  /// The folder that relative paths start from.
  public static var currentFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The file that this process runs; `nil` if the system does not tell.
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

  /// Replaces a file, or makes it, in one step: at every moment there is the old file or the new one, whole.
  ///
  /// The bytes go to a new file beside it, which then takes its name. Permissions are kept, and where the path is a link
  /// the file that it leads to is replaced, not the link. What is no plain file, as a device or a pipe, is written to.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(WriteError) {
    let target = resolved(path)
    var information = stat()
    let exists = unsafe stat(target, &information) == 0
    if let descriptor = descriptor(named: path) { return try write(bytes, to: dup(descriptor), path) }
    if exists, information.st_mode & S_IFMT != S_IFREG {
      return try write(bytes, to: unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY), path)
    }
    // Renaming would get around the permissions of a file that may not be written.
    if exists, unsafe access(target, W_OK) != 0 { throw WriteError(path, errno) }
    let mode = exists ? information.st_mode & 0o7777 : 0o666
    let (temporary, descriptor) = openTemporary(beside: target, mode)
    guard descriptor >= 0 else { throw WriteError(path, errno) }
    var failure: Int32 = 0
    if exists {
      // The process's mask may have taken something from the mode; another owner can be kept only by the privileged.
      if fchmod(descriptor, mode) != 0 { failure = errno }
      _ = fchown(descriptor, information.st_uid, information.st_gid)
    }
    if failure == 0 { failure = write(bytes, to: descriptor) }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    try finish(descriptor, temporary, as: target, failure, named: path)
  }

  /// Makes a file that only this process's user can write, in one step, in place of the file or the link that has the path:
  /// what a link leads to stays as it is. What the file holds may be lost if the machine loses its power right afterwards.
  public static func keep(_ bytes: [UInt8], at path: String) throws(WriteError) {
    let (temporary, descriptor) = openTemporary(beside: path, 0o644)
    guard descriptor >= 0 else { throw WriteError(path, errno) }
    try finish(descriptor, temporary, as: path, write(bytes, to: descriptor), named: path)
  }

  /// A new file beside another one, open for writing; a negative descriptor and `errno` if it cannot be made.
  private static func openTemporary(beside target: String, _ mode: mode_t) -> (path: String, descriptor: Int32) {
    let temporary = FilePath.parent(of: target) + "/." + FilePath.name(of: target) + ".viewlint-\(getpid())"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    var descriptor = unsafe open(temporary, flags, mode)
    if descriptor < 0, errno == EEXIST {
      // Left by a process of this number that was killed: in containers they begin anew.
      unsafe unlink(temporary)
      descriptor = unsafe open(temporary, flags, mode)
    }
    return (temporary, descriptor)
  }

  /// Closes a new file and gives it its name, or removes it if something failed.
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

  /// Makes a folder and those around it that are not there.
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

  /// Writes to what is open, and closes it.
  private static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(WriteError) {
    guard descriptor >= 0 else { throw WriteError(path, errno) }
    var failure = write(bytes, to: descriptor)
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw WriteError(path, failure) }
  }

  /// The number that a path names something of this process by which is open already: `/dev/stdout`, `/dev/fd/3`. What is
  /// there is not to be opened again, which would begin at its begin.
  private static func descriptor(named path: String) -> Int32? {
    var path = path
    // Links that lead round in a circle lead to nothing.
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

  /// Where a link leads; `nil` for what is none.
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

  /// The path of a file without links in it, the file's own included; where there is no such file the path itself, or
  /// where a link there leads to.
  public static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else {
      var path = path
      for _ in 0..<16 { path = linkTarget(path) ?? path }
      return path
    }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Writes everything; the error, or 0.
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

/// `write(2)`, which inside `FileSystem` is hidden by its own.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
