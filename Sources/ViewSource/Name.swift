import Synchronization

/// An identifier, interned: two names are the same text exactly if they are equal, which is one comparison of integers.
///
/// Names are the same in every file and every analysis of a process. Nothing is ever removed.
public struct Name: IntegerKey, Sendable, BitwiseCopyable {
  /// Never zero, so that a column of names can say with it what was not asked yet.
  public let index: UInt32

  @inlinable public var bits: UInt64 { UInt64(index) }

  /// The name that was given an index.
  @inlinable
  package init(index: UInt32) {
    self.index = index
  }

  /// Interns a text as it is: backticks would be part of the name. Takes a lock, from any thread.
  public init(_ text: String) {
    self = NameTable.shared.intern(text)
  }

  /// The identifier in a range of a file, without backticks.
  public init(_ range: SourceRange, in bytes: SourceBytes) {
    self = NameTable.shared.intern(range, in: bytes)
  }

  /// The name whose UTF-8 is in words of eight bytes, the lowest byte first; what is behind the last byte is zero.
  package init(_ words: BlockFile.Words, byteCount: Int) {
    self = NameTable.shared.intern(words, byteCount: byteCount)
  }

  /// The text that the name was made of.
  public var text: String { NameTable.shared.text(of: self) }

  /// `$name`: what a property wrapper projects.
  public var isProjection: Bool { index & NameTable.projectionBit != 0 }

  /// `$name` of `name`.
  public var projection: Name { Name("$" + text) }

  /// `_name`: what a property wrapper keeps.
  public var isStorage: Bool { index & NameTable.storageBit != 0 }

  /// `_name` of `name`.
  public var storage: Name { Name("_" + text) }

  /// No name at all: an unlabelled argument, `_`.
  public static let none = Name("_")
}

extension Name: CustomStringConvertible {
  public var description: String { text }
}

extension Name: ExpressibleByStringLiteral {
  /// Interns the literal each time it runs: what is compared often is kept in a constant.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// All names of the process. Sharded by hash, so that threads that read different files rarely meet.
final class NameTable: Sendable {
  static let shared = NameTable()

  /// A power of two; the low bits of a name's index say which shard it is in.
  private static let shardBits: UInt32 = 6
  private let shards: [Shard]

  private init() {
    shards = (0..<(1 << NameTable.shardBits)).map { _ in Shard() }
  }

  private final class Shard: Sendable {
    let state = Mutex(State())
  }

  /// The highest bits of a name's index say how it begins, which is asked often.
  static let projectionBit: UInt32 = 1 << 31
  static let storageBit: UInt32 = 1 << 30

  /// What a name is told by: its length and its first bytes, which for nearly all names are all of it.
  private struct Key {
    static let width: UInt32 = 16

    var low: UInt64 = 0
    var high: UInt64 = 0
    /// Of all bytes.
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    /// Of the name's bytes; a file has fewer than 2^32.
    var count: UInt32 = 0

    /// Whether the key says everything.
    var isWhole: Bool { count <= Key.width }

    /// Adds the next eight bytes, or the last ones.
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

    /// Where to look first among so many slots: by the upper half, since the lowest bits chose the shard.
    func slot(of slotCount: Int) -> Int { Int(hash >> 32) & (slotCount - 1) }

    /// The highest bits of the name's index.
    var beginning: UInt32 {
      switch UInt8(truncatingIfNeeded: low) {
      case UInt8(ascii: "$"): projectionBit
      case UInt8(ascii: "_") where count > 1: storageBit
      default: 0
      }
    }
  }

  /// A name at its place in the table: half a line of the processor's cache, the only one that finding it looks at.
  private struct Slot {
    var key = Key()
    /// Into the texts; zero for an empty slot.
    var index: UInt32 = 0
  }

  /// The text of a name. Most names of a program are never written, so it is made when it is asked for.
  private enum Text {
    case made(String)
    /// The bytes are in the words of a key.
    case short(low: UInt64, high: UInt64, count: UInt8)
    /// The bytes are in words of the shard.
    case late(Int)
  }

  private struct State {
    /// The first is of no name.
    var texts = [Text.made("")]
    /// The UTF-8 of long names, the lowest byte of each word first.
    var lateTexts: [(words: BlockFile.Words, byteCount: Int)] = []
    /// Their count is a power of two.
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
  ///   - text: that of the name, asked for if it is new and the key is not all of it.
  ///   - isEqual: asked only where the key is not all of the name.
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
