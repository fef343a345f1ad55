/// The bytes of one file: immutable, and followed by zero bytes.
///
/// One of the three files of the project that touch raw memory. What makes it sound: `base` points to `count` bytes
/// followed by `SourceBytes.padding` zeros, is written only in `init`, and is freed only in `deinit`; a `SourceBytes`
/// is a borrowed view whose holder keeps the buffer alive.
@safe
public final class SourceBuffer: Sendable {
  nonisolated(unsafe) private let base: UnsafeMutablePointer<UInt8>
  /// In bytes, without the padding.
  public let count: Int
  #if DEBUG
    package let looks = LookCount()
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

  /// Room for `capacity` bytes, which `fill` writes; it returns how many it wrote.
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

  /// The bytes, for code that runs while this buffer is alive.
  public var bytes: SourceBytes {
    #if DEBUG
      unsafe SourceBytes(base: UnsafePointer(base), count: count, looks: looks)
    #else
      unsafe SourceBytes(base: UnsafePointer(base), count: count)
    #endif
  }
}

extension SourceBuffer {
  /// Whether this is no UTF-8 text: a NUL byte and bytes that are no UTF-8 are both near the beginning, or so many NUL
  /// bytes as in UTF-16.
  ///
  /// A few NUL bytes alone are white space to Swift, and bytes that are no UTF-8 alone are a mistake in one place.
  public var isBinary: Bool {
    let length = min(count, 8192)
    guard bytes.hasZero(before: length) else { return false }
    let start = bytes.array(SourceRange(0, length))
    // In UTF-16 every other byte of Swift code is zero.
    if start.count(where: { $0 == 0 }) >= max(length / 4, 2) { return true }
    var text = start.makeIterator()
    var decoder = UTF8()
    while true {
      switch decoder.decode(&text) {
      case .scalarValue: continue
      case .emptyInput: return false
      // The last character of the beginning may have been cut in two.
      case .error: return text.next() != nil || start.count == count
      }
    }
  }
}

/// A borrowed view of a `SourceBuffer`'s bytes: two words, no reference counting. A debug build counts what is read.
///
/// Reading up to `padding` bytes behind the end gives zeros, so a loop that stops at a zero byte needs no other check.
@safe
public struct SourceBytes: @unchecked Sendable {
  /// How many zero bytes follow the last one.
  public static let padding = 32

  @usableFromInline let base: UnsafePointer<UInt8>
  /// In bytes, without the padding.
  public let count: Int
  #if DEBUG
    @usableFromInline package let looks: LookCount
  #endif

  /// The byte at an offset, zero from `count` on; only a debug build checks that the offset is less than `padding`
  /// behind the end.
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

  /// Eight bytes from `offset` on, the first in the lowest bits.
  @inlinable @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count + SourceBytes.padding)
    #if DEBUG
      looks.add(1)
    #endif
    return unsafe UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  /// Whether one of the bytes before an offset, at most `count`, is zero.
  func hasZero(before end: Int) -> Bool {
    var offset = 0
    while offset < end {
      let word = word(at: offset)
      // Only bytes above the first zero byte can borrow: the lowest bit that is set is in that byte.
      let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if zeros != 0 { return offset + zeros.trailingZeroBitCount / 8 < end }
      offset += 8
    }
    return false
  }

  /// A caller that asks for the bytes of a range may have worked it out wrongly: that must not read the memory of others.
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

  /// Whether a range holds just the bytes of a text; traps if it is of that length but not inside of the file.
  public func isEqual(_ range: SourceRange, to text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    check(range)
    return text.withUTF8Buffer { other in
      for index in 0..<range.count where unsafe base[range.start + index] != other[index] { return false }
      return true
    }
  }

  /// Whether a range holds just the UTF-8 of a text, byte for byte; traps if it is of that length but not inside of the
  /// file.
  public func isEqual(_ range: SourceRange, toText text: String) -> Bool {
    let utf8 = text.utf8
    guard utf8.count == range.count else { return false }
    check(range)
    return unsafe utf8.withContiguousStorageIfAvailable { other in
      for index in 0..<range.count where unsafe base[range.start + index] != other[index] { return false }
      return true
    } ?? zip(utf8, range.start..<range.end).allSatisfy { $0 == self[$1] }
  }

  /// Whether two ranges hold the same bytes.
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

  /// The bytes of a range from an offset in it on, fewer than eight.
  @inline(__always)
  private func lastWord(of range: SourceRange, from offset: Int) -> UInt64 {
    let bitCount = UInt64((range.count - offset) * 8)
    return word(at: range.start + offset) & ((1 << bitCount) - 1)
  }

  /// A number that is the same for the same bytes: of their count, the first eight and the last eight. What differs
  /// just between may have the same one.
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
