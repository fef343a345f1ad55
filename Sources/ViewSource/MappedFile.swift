#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A memory-mapped file: the operating system reads pages on first access and shares them between processes.
///
/// It calls functions that take pointers. The invariant that makes it sound: the memory is `count` bytes long, is
/// unmapped only in `deinit`, and every read is checked to lie inside it.
@safe
public final class MappedFile: Sendable {
  nonisolated(unsafe) private let base: UnsafeMutableRawPointer
  /// In bytes.
  public let count: Int

  /// Maps a file that belongs to the current user; a file that other users can write is not trusted. `nil` if there is
  /// no such file, if it is empty or not a regular file, or if it cannot be mapped.
  public init?(ownFile path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      information.st_uid == geteuid(), information.st_mode & 0o022 == 0, information.st_size > 0
    else { return nil }
    let size = Int(information.st_size)
    guard let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), unsafe start != MAP_FAILED else {
      return nil
    }
    unsafe base = unsafe start
    count = size
  }

  deinit {
    unsafe munmap(base, count)
  }

  /// Reads a little-endian 64-bit word at a byte offset; traps if the word is not inside the file.
  public func word(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count - 8, "a word is inside of its file")
    return UInt64(littleEndian: unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Reads `number` little-endian 64-bit words at a byte offset; traps if they are not inside the file.
  func words(at offset: Int, count number: Int) -> [UInt64] {
    precondition(
      offset >= 0 && number >= 0 && offset <= count && number <= (count - offset) / 8, "words are inside of their file")
    return unsafe [UInt64](unsafeUninitializedCapacity: number) { buffer, initialized in
      for index in 0..<number {
        unsafe buffer.initializeElement(
          at: index, to: UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset + index * 8, as: UInt64.self)))
      }
      initialized = number
    }
  }

  /// A pointer to `number` values at a byte offset, valid as long as the file is mapped; traps if they are not inside
  /// the file or not aligned. The caller guarantees that the bytes are values of the type: the function accepts any
  /// bytes.
  @unsafe
  package func elements<Element: BitwiseCopyable>(
    _ type: Element.Type, at offset: Int, count number: Int
  ) -> UnsafeMutablePointer<Element> {
    let size = MemoryLayout<Element>.stride
    precondition(
      offset >= 0 && number >= 0 && number <= (count - offset) / size && offset <= count
        && offset % MemoryLayout<Element>.alignment == 0, "values are inside of their file")
    return unsafe (base + offset).assumingMemoryBound(to: Element.self)
  }

  /// A checksum of a range of whole words; traps if the range is not inside the file.
  package func checksum(at offset: Int, count length: Int) -> UInt64 {
    precondition(
      offset >= 0 && length >= 0 && offset <= count && length <= count - offset, "a range is inside of its file")
    return unsafe MappedFile.checksum(of: UnsafeRawBufferPointer(start: base + offset, count: length))
  }

  /// The same checksum of bytes in memory; bytes after the last whole word are ignored.
  package static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    unsafe bytes.withUnsafeBytes { unsafe checksum(of: $0) }
  }

  /// Mixes each word into one of four sums, so that the processor computes four in parallel.
  private static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var sums = (UInt64(1), UInt64(2), UInt64(3), UInt64(4))
    func mix(_ sum: inout UInt64, _ offset: Int) {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      sum = (sum ^ word) &* factor
      sum ^= sum >> 29
    }
    var offset = 0
    while offset + 32 <= bytes.count {
      mix(&sums.0, offset)
      mix(&sums.1, offset + 8)
      mix(&sums.2, offset + 16)
      mix(&sums.3, offset + 24)
      offset += 32
    }
    while offset + 8 <= bytes.count {
      mix(&sums.0, offset)
      offset += 8
    }
    return ((sums.0 &* factor ^ sums.1) &* factor ^ sums.2) &* factor ^ sums.3
  }
}
