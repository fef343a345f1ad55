import Synchronization

/// An interned identifier: two names are equal exactly if their texts are equal, which one integer comparison decides.
///
/// Names are shared by all files and analyses of a process. They are never removed.
public struct Name: IntegerKey, Sendable, BitwiseCopyable {
  /// Never zero, so that a column of names can use zero for "not computed yet".
  public let index: UInt32

  @inlinable public var bits: UInt64 { UInt64(index) }

  /// The name with a known index.
  @inlinable
  package init(index: UInt32) {
    self.index = index
  }

  /// Interns a text unchanged: backticks become part of the name. Takes a lock; safe to call from any thread.
  public init(_ text: String) {
    self = NameTable.shared.intern(text)
  }

  /// The identifier in a range of a file, without backticks.
  public init(_ range: SourceRange, in bytes: SourceBytes) {
    self = NameTable.shared.intern(range, in: bytes)
  }

  /// Interns a name from its UTF-8 in little-endian words; bytes after the last one are zero.
  package init(_ words: BlockFile.Words, byteCount: Int) {
    self = NameTable.shared.intern(words, byteCount: byteCount)
  }

  /// The text of the identifier.
  public var text: String { NameTable.shared.text(of: self) }

  /// Whether the name is `$name`, the projected value of a property wrapper.
  public var isProjection: Bool { index & NameTable.projectionBit != 0 }

  /// The name `$name` for `name`.
  public var projection: Name { Name("$" + text) }

  /// Whether the name is `_name`, the backing storage of a property wrapper.
  public var isStorage: Bool { index & NameTable.storageBit != 0 }

  /// The name `_name` for `name`.
  public var storage: Name { Name("_" + text) }

  /// The name `_`: an argument without a label.
  public static let none = Name("_")
}

extension Name: CustomStringConvertible {
  public var description: String { text }
}

extension Name: ExpressibleByStringLiteral {
  /// Interns the literal on every evaluation: store names that are compared often in constants.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// The table of all names of the process. It is sharded by hash, to avoid lock contention between threads that read
/// different files.
final class NameTable: Sendable {
  static let shared = NameTable()

  /// The number of shards is a power of two; the low bits of a name's index are its shard.
  private static let shardBits: UInt32 = 6
  private let shards: [Shard]

  private init() {
    shards = (0..<(1 << NameTable.shardBits)).map { _ in Shard() }
  }

  private final class Shard: Sendable {
    let state = Mutex(State())
  }

  /// The highest bits of a name's index encode its prefix, because `isProjection` and `isStorage` are queried often.
  static let projectionBit: UInt32 = 1 << 31
  static let storageBit: UInt32 = 1 << 30

  /// The lookup key of a name: its length, its hash and its first 16 bytes, which for nearly all names are the whole
  /// name.
  private struct Key {
    static let width: UInt32 = 16

    var low: UInt64 = 0
    var high: UInt64 = 0
    /// The hash of all bytes.
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    /// The number of bytes of the name; a file has fewer than 2^32.
    var count: UInt32 = 0

    /// Whether the key contains the whole name.
    var isWhole: Bool { count <= Key.width }

    /// Appends the next eight bytes, or the last ones.
    @inline(__always)
    mutating func add(_ word: UInt64, byteCount: UInt32) {
      switch count {
      case 0: low = word
      case 8: high = word
      default: break
      }
      count += byteCount
      let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
      hash = product.high ^ product.low
    }

    static func == (left: Key, right: Key) -> Bool {
      left.hash == right.hash && left.count == right.count && left.low == right.low && left.high == right.high
    }

    /// The first slot to probe. It uses the upper half of the hash, because the lowest bits select the shard.
    func slot(of slotCount: Int) -> Int { Int(hash >> 32) & (slotCount - 1) }

    /// The highest bits of the name's index, which encode its prefix.
    var beginning: UInt32 {
      switch UInt8(truncatingIfNeeded: low) {
      case UInt8(ascii: "$"): projectionBit
      case UInt8(ascii: "_") where count > 1: storageBit
      default: 0
      }
    }
  }

  /// A slot of the hash table: half a cache line, the only memory that a lookup reads.
  private struct Slot {
    var key = Key()
    /// The index into `texts`; zero for an empty slot.
    var index: UInt32 = 0
  }

  /// The text of a name. Most names of a program are never printed, so the string is made on first use.
  private enum Text {
    case made(String)
    /// The bytes are in the words of a key.
    case short(low: UInt64, high: UInt64, count: UInt8)
    /// The index of the bytes in `lateTexts`.
    case late(Int)
  }

  private struct State {
    /// The text of each name; the first element is unused.
    var texts = [Text.made("")]
    /// The UTF-8 of long names, as little-endian words.
    var lateTexts: [(words: BlockFile.Words, byteCount: Int)] = []
    /// The number of slots is a power of two.
    var slots = [Slot](repeating: Slot(), count: 256)

    func text(_ index: Int) -> String {
      switch texts[index] {
      case .made(let string): return string
      case .short(let low, let high, let count): return State.text(byteCount: Int(count)) { $0 == 0 ? low : high }
      case .late(let place): return State.text(of: lateTexts[place].words, byteCount: lateTexts[place].byteCount)
      }
    }

    static func text(of words: BlockFile.Words, byteCount: Int) -> String { text(byteCount: byteCount) { words[$0] } }

    private static func text(byteCount: Int, word: (Int) -> UInt64) -> String {
      let bytes = (0..<byteCount).map { UInt8(truncatingIfNeeded: word($0 / 8) >> UInt64($0 % 8 * 8)) }
      return String(decoding: bytes, as: UTF8.self)
    }

    mutating func grow() {
      var grown = [Slot](repeating: Slot(), count: slots.count * 2)
      for entry in slots where entry.index != 0 {
        var slot = entry.key.slot(of: grown.count)
        while grown[slot].index != 0 { slot = (slot + 1) & (grown.count - 1) }
        grown[slot] = entry
      }
      slots = grown
    }
  }

  func intern(_ text: String) -> Name {
    var key = Key()
    var (word, byteCount): (UInt64, UInt32) = (0, 0)
    for byte in text.utf8 {
      word |= UInt64(byte) << UInt64(byteCount * 8)
      byteCount += 1
      if byteCount == 8 {
        key.add(word, byteCount: 8)
        (word, byteCount) = (0, 0)
      }
    }
    if byteCount > 0 { key.add(word, byteCount: byteCount) }
    return intern(key) { _ in
      .made(text)
    } isEqual: {
      $0.utf8.elementsEqual(text.utf8)
    }
  }

  func intern(_ words: BlockFile.Words, byteCount: Int) -> Name {
    var key = Key()
    var left = byteCount
    for index in 0..<words.count where left > 0 {
      key.add(words[index], byteCount: UInt32(min(8, left)))
      left -= 8
    }
    return intern(key) { state in
      state.lateTexts.append((words, byteCount))
      return .late(state.lateTexts.count - 1)
    } isEqual: {
      $0 == State.text(of: words, byteCount: byteCount)
    }
  }

  func intern(_ range: SourceRange, in bytes: SourceBytes) -> Name {
    var range = range
    if range.count >= 2, bytes[range.start] == UInt8(ascii: "`") { range = SourceRange(range.start + 1, range.end - 1) }
    var key = Key()
    var offset = range.start
    while offset + 8 <= range.end {
      key.add(bytes.word(at: offset), byteCount: 8)
      offset += 8
    }
    if offset < range.end {
      let byteCount = UInt32(range.end - offset)
      key.add(bytes.word(at: offset) & ((1 << UInt64(byteCount * 8)) - 1), byteCount: byteCount)
    }
    return intern(key) { _ in
      .made(bytes.text(range))
    } isEqual: {
      bytes.isEqual(range, toText: $0)
    }
  }

  /// - Parameters:
  ///   - text: makes the text; called if the name is new and the key does not contain all of it.
  ///   - isEqual: compares the whole text; called only if the key does not contain the whole name.
  private func intern(_ key: Key, text: (inout State) -> Text, isEqual: (String) -> Bool) -> Name {
    let shard = UInt32(truncatingIfNeeded: key.hash) & ((1 << NameTable.shardBits) - 1)
    let index = shards[Int(shard)].state.withLock { state in
      var slot = key.slot(of: state.slots.count)
      while true {
        let entry = state.slots[slot]
        if entry.index == 0 { break }
        if entry.key == key, key.isWhole || isEqual(state.text(Int(entry.index))) { return entry.index }
        slot = (slot + 1) & (state.slots.count - 1)
      }
      let index = UInt32(state.texts.count)
      state.texts.append(
        key.isWhole ? .short(low: key.low, high: key.high, count: UInt8(key.count)) : text(&state))
      state.slots[slot] = Slot(key: key, index: index)
      if state.texts.count * 4 > state.slots.count * 3 { state.grow() }
      return index
    }
    return Name(index: index << NameTable.shardBits | shard | key.beginning)
  }

  func text(of name: Name) -> String {
    let index = name.index & ~(NameTable.projectionBit | NameTable.storageBit)
    let shard = Int(index & ((1 << NameTable.shardBits) - 1))
    return shards[shard].state.withLock { state in
      let number = Int(index >> NameTable.shardBits)
      let string = state.text(number)
      if case .made = state.texts[number] { return string }
      state.texts[number] = .made(string)
      return string
    }
  }
}
