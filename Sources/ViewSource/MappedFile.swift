#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file as a part of memory: what of it is looked at is read from the disk, or shared with other processes that have.
///
/// It asks the operating system by functions that take pointers. What makes it sound: the memory is `count` bytes, is
/// unmapped only in `deinit`, and everything that is read of it lies inside.
@safe
public final class MappedFile: Sendable {
  nonisolated(unsafe) private let base: UnsafeMutableRawPointer
  /// In bytes.
  public let count: Int

  /// Maps a file that only this process's user can have written: others could change what is trusted. `nil` if there is
  /// no such file, if it is empty or no regular file, or if it cannot be mapped.
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

  /// Eight bytes from an offset on, the lowest first; traps if they are not inside of the file.
  public func word(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count - 8, "a word is inside of its file")
    return UInt64(littleEndian: unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Words of eight bytes from an offset on, the lowest byte of each first; traps if they are not inside of the file.
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

  /// So many values from an offset on, for as long as the file is mapped; traps if they are not inside of the file, or
  /// begin where such a value cannot. The caller makes sure that the bytes there are such values: any bytes are taken.
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

  /// A number that tells bytes from others: those of a range of whole words; traps if it is not inside of the file.
  package func checksum(at offset: Int, count length: Int) -> UInt64 {
    precondition(
      offset >= 0 && length >= 0 && offset <= count && length <= count - offset, "a range is inside of its file")
    return unsafe MappedFile.checksum(of: UnsafeRawBufferPointer(start: base + offset, count: length))
  }

  /// The same of bytes in memory, of which those behind the last whole word do not count.
  package static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    unsafe bytes.withUnsafeBytes { unsafe checksum(of: $0) }
  }

  /// Each word is mixed into one of four sums, so that a processor works on four at a time.
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
