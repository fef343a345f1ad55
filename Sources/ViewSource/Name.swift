import Synchronization

/// An identifier, interned: two names are the same text exactly if they are equal, which is one comparison of integers.
///
/// Names are the same in every file and every analysis of a process. Nothing is ever removed.
public struct Name: Hashable, Sendable, BitwiseCopyable {
  public let index: UInt32

  @inlinable
  init(index: UInt32) {
    self.index = index
  }

  public init(_ text: String) {
    self = NameTable.shared.intern(text)
  }

  /// The identifier in a range of a file, without backticks.
  public init(_ range: SourceRange, in bytes: SourceBytes) {
    self = NameTable.shared.intern(range, in: bytes)
  }

  public var text: String { NameTable.shared.text(of: self) }

  /// `$name`: what a property wrapper projects.
  public var isProjection: Bool { index & NameTable.projectionBit != 0 }

  /// `_name`: what a property wrapper keeps.
  public var isStorage: Bool { index & NameTable.storageBit != 0 }

  /// No name at all: an unlabelled argument, `_`.
  public static let none = Name("_")
}

extension Name: CustomStringConvertible {
  public var description: String { text }
}

extension Name: ExpressibleByStringLiteral {
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

  private struct State {
    var texts: [String] = []
    var names: [Name] = []
    var hashes: [UInt32] = []
    /// Indices into `texts` plus one; zero is an empty slot. The count is a power of two.
    var slots = [UInt32](repeating: 0, count: 256)

    mutating func grow() {
      var grown = [UInt32](repeating: 0, count: slots.count * 2)
      for index in texts.indices {
        var slot = Int(hashes[index]) & (grown.count - 1)
        while grown[slot] != 0 { slot = (slot + 1) & (grown.count - 1) }
        grown[slot] = UInt32(index + 1)
      }
      slots = grown
    }
  }

  func intern(_ text: String) -> Name {
    intern(hash: NameTable.hash(text.utf8), makeText: { text }) { $0.utf8.elementsEqual(text.utf8) }
  }

  func intern(_ range: SourceRange, in bytes: SourceBytes) -> Name {
    var range = range
    if range.count >= 2, bytes[range.start] == UInt8(ascii: "`") { range = SourceRange(range.start + 1, range.end - 1) }
    var hash: UInt64 = NameTable.seed
    var offset = range.start
    while offset + 8 <= range.end {
      hash = NameTable.mix(hash, bytes.word(at: offset))
      offset += 8
    }
    if offset < range.end {
      hash = NameTable.mix(hash, bytes.word(at: offset) & ((1 << UInt64((range.end - offset) * 8)) - 1))
    }
    return intern(hash: hash, makeText: { bytes.text(range) }) { bytes.isEqual(range, toText: $0) }
  }

  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }

  private static func hash(_ text: String.UTF8View) -> UInt64 {
    var hash = seed
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in text {
      word |= UInt64(byte) << shift
      shift += 8
      if shift == 64 {
        hash = mix(hash, word)
        word = 0
        shift = 0
      }
    }
    return shift > 0 ? mix(hash, word) : hash
  }

  private func intern(hash: UInt64, makeText: () -> String, isEqual: (String) -> Bool) -> Name {
    let shardIndex = UInt32(truncatingIfNeeded: hash) & ((1 << NameTable.shardBits) - 1)
    let short = UInt32(truncatingIfNeeded: hash >> 32)
    return shards[Int(shardIndex)].state.withLock { state in
      var slot = Int(short) & (state.slots.count - 1)
      while state.slots[slot] != 0 {
        let index = Int(state.slots[slot]) - 1
        if state.hashes[index] == short, isEqual(state.texts[index]) {
          return state.names[index]
        }
        slot = (slot + 1) & (state.slots.count - 1)
      }
      let text = makeText()
      let name = Name(
        index: UInt32(state.texts.count) << NameTable.shardBits | shardIndex | NameTable.beginning(of: text))
      state.texts.append(text)
      state.names.append(name)
      state.hashes.append(short)
      state.slots[slot] = UInt32(state.texts.count)
      if state.texts.count * 2 > state.slots.count { state.grow() }
      return name
    }
  }

  private static func beginning(of text: String) -> UInt32 {
    switch text.utf8.first {
    case UInt8(ascii: "$"): projectionBit
    case UInt8(ascii: "_") where text.utf8.count > 1: storageBit
    default: 0
    }
  }

  func text(of name: Name) -> String {
    let index = name.index & ~(NameTable.projectionBit | NameTable.storageBit)
    let shard = Int(index & ((1 << NameTable.shardBits) - 1))
    return shards[shard].state.withLock { $0.texts[Int(index >> NameTable.shardBits)] }
  }
}
