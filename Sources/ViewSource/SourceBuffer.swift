/// The bytes of one file: immutable, and followed by zero bytes.
///
/// One of the three files of the project that use raw memory. The invariant that makes it sound: `base` points to
/// `count` bytes followed by `SourceBytes.padding` zeros, is written only in `init`, and is freed only in `deinit`; a
/// `SourceBytes` is a borrowed view whose holder keeps the buffer alive.
@safe
public final class SourceBuffer: Sendable {
  nonisolated(unsafe) private let base: UnsafeMutablePointer<UInt8>
  /// The number of bytes, without the padding.
  public let count: Int
  #if DEBUG
    package let looks = ReadCount()
  #endif

  /// Copies `source`; at most 4 GiB, because positions are 32 bits wide.
  public convenience init(_ source: some Collection<UInt8>) {
    unsafe self.init(capacity: source.count) { destination in
      unsafe destination.initialize(fromContentsOf: source)
    }
  }

  /// Copies the UTF-8 of a text; traps at 4 GiB.
  public convenience init(_ text: String) {
    self.init(text.utf8)
  }

  /// Allocates `capacity` bytes and calls `fill` to write them; `fill` returns the number of bytes written.
  init(capacity: Int, fill: (UnsafeMutableBufferPointer<UInt8>) throws -> Int) rethrows {
    precondition(capacity < Int(UInt32.max) - SourceBytes.padding, "a source file is smaller than 4 GiB")
    let base = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + SourceBytes.padding)
    do {
      count = try unsafe fill(UnsafeMutableBufferPointer(start: base, count: capacity))
    } catch {
      unsafe base.deallocate()
      throw error
    }
    unsafe (base + count).initialize(repeating: 0, count: capacity - count + SourceBytes.padding)
    unsafe self.base = base
  }

  deinit {
    unsafe base.deallocate()
  }

  /// The bytes, valid while this buffer is alive.
  public var bytes: SourceBytes {
    #if DEBUG
      unsafe SourceBytes(base: UnsafePointer(base), count: count, looks: looks)
    #else
      unsafe SourceBytes(base: UnsafePointer(base), count: count)
    #endif
  }
}

extension SourceBuffer {
  /// Whether the file is not UTF-8 text: its beginning has both a NUL byte and invalid UTF-8, or as many NUL bytes as
  /// UTF-16.
  ///
  /// A few NUL bytes alone are white space in Swift, and invalid UTF-8 alone is a local error.
  public var isBinary: Bool {
    let length = min(count, 8192)
    guard bytes.hasZero(before: length) else { return false }
    let start = bytes.array(SourceRange(0, length))
    // In UTF-16, every other byte of Swift code is zero.
    if start.count(where: { $0 == 0 }) >= max(length / 4, 2) { return true }
    var text = start.makeIterator()
    var decoder = UTF8()
    while true {
      switch decoder.decode(&text) {
      case .scalarValue: continue
      case .emptyInput: return false
      // The last character of the prefix may be truncated.
      case .error: return text.next() != nil || start.count == count
      }
    }
  }
}

/// A borrowed view of a `SourceBuffer`'s bytes: two words, no reference counting. A debug build counts the reads.
///
/// Reads of up to `padding` bytes after the end return zeros, so a loop that stops at a zero byte needs no bounds
/// check.
@safe
public struct SourceBytes: @unchecked Sendable {
  /// The number of zero bytes after the last byte.
  public static let padding = 32

  @usableFromInline let base: UnsafePointer<UInt8>
  /// The number of bytes, without the padding.
  public let count: Int
  #if DEBUG
    @usableFromInline package let looks: ReadCount
  #endif

  /// The byte at an offset, zero from `count` on; only a debug build checks that the offset is less than `padding`
  /// bytes after the end.
  @inlinable
  public subscript(offset: Int) -> UInt8 {
    @inline(__always) get {
      assert(offset >= 0 && offset < count + SourceBytes.padding)
      #if DEBUG
        looks.add(1)
      #endif
      return unsafe base[offset]
    }
  }

  /// Eight bytes at `offset`, the first in the lowest bits.
  @inlinable @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count + SourceBytes.padding)
    #if DEBUG
      looks.add(1)
    #endif
    return unsafe UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  /// Whether one of the bytes before `end`, at most `count`, is zero.
  func hasZero(before end: Int) -> Bool {
    var offset = 0
    while offset < end {
      let word = word(at: offset)
      // Only bytes above the first zero byte can be false positives, by a borrow: the lowest bit set is in the first
      // zero byte.
      let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if zeros != 0 { return offset + zeros.trailingZeroBitCount / 8 < end }
      offset += 8
    }
    return false
  }

  /// Traps on an invalid range, so that a caller's error cannot read memory outside the buffer.
  @inline(__always)
  private func check(_ range: SourceRange) {
    precondition(
      range.start >= 0 && range.start <= range.end && range.end <= count + SourceBytes.padding,
      "a range is inside of its file")
    #if DEBUG
      looks.add(range.count)
    #endif
  }

  /// The bytes of a range as text; invalid UTF-8 becomes U+FFFD.
  public func text(_ range: SourceRange) -> String {
    check(range)
    return unsafe String(decoding: UnsafeBufferPointer(start: base + range.start, count: range.count), as: UTF8.self)
  }

  /// A copy of the bytes of a range.
  public func array(_ range: SourceRange) -> [UInt8] {
    check(range)
    return unsafe Array(UnsafeBufferPointer(start: base + range.start, count: range.count))
  }

  /// Whether the bytes of a range equal a text; traps if the range has the text's length but is not inside the file.
  public func isEqual(_ range: SourceRange, to text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    check(range)
    return text.withUTF8Buffer { other in
      for index in 0..<range.count where unsafe base[range.start + index] != other[index] { return false }
      return true
    }
  }

  /// Whether the bytes of a range equal the UTF-8 of a text; traps if the range has the text's length but is not inside
  /// the file.
  public func isEqual(_ range: SourceRange, toText text: String) -> Bool {
    let utf8 = text.utf8
    guard utf8.count == range.count else { return false }
    check(range)
    return unsafe utf8.withContiguousStorageIfAvailable { other in
      for index in 0..<range.count where unsafe base[range.start + index] != other[index] { return false }
      return true
    } ?? zip(utf8, range.start..<range.end).allSatisfy { $0 == self[$1] }
  }

  /// Whether two ranges contain the same bytes.
  public func isEqual(_ left: SourceRange, _ right: SourceRange) -> Bool {
    guard left.count == right.count else { return false }
    check(left)
    check(right)
    var offset = 0
    while offset + 8 <= left.count {
      if word(at: left.start + offset) != word(at: right.start + offset) { return false }
      offset += 8
    }
    return offset == left.count || lastWord(of: left, from: offset) == lastWord(of: right, from: offset)
  }

  /// The last bytes of a range, fewer than eight, from an offset in it.
  @inline(__always)
  private func lastWord(of range: SourceRange, from offset: Int) -> UInt64 {
    let bitCount = UInt64((range.count - offset) * 8)
    return word(at: range.start + offset) & ((1 << bitCount) - 1)
  }

  /// A hash of a range: of its length, its first eight and its last eight bytes. Ranges that differ only in between may
  /// have the same hash.
  @inline(__always)
  package func hash(of range: SourceRange) -> UInt64 {
    check(range)
    let first: UInt64
    let last: UInt64
    if range.count >= 8 {
      (first, last) = (word(at: range.start), word(at: range.end - 8))
    } else {
      (first, last) = (lastWord(of: range, from: 0), 0)
    }
    let product = (first ^ UInt64(range.count)).multipliedFullWidth(by: 0xA076_1D64_78BD_642F &+ last &* 2)
    return product.high ^ product.low
  }
}
