/// Compresses bytes with DEFLATE in the zlib format (RFC 1950 and 1951), with matches and the fixed Huffman codes.
struct Deflater {
  private static let windowSize = 32_768
  private static let shortest = 3
  private static let longest = 258
  /// The maximum number of candidates compared for the longest match.
  private static let tries = 24

  private let input: [UInt8]
  private var output: [UInt8] = [0x78, 0x9C]
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0
  /// The last offset of each hash of three bytes, and for each offset the previous one with the same hash; -1 for none.
  private var heads = [Int32](repeating: -1, count: 1 << 15)
  private var chains = [Int32](repeating: -1, count: Deflater.windowSize)

  private init(_ input: [UInt8]) { self.input = input }

  /// The bytes as a zlib stream.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var deflater = Deflater(bytes)
    deflater.compress()
    let sum = Checksum.adler32(bytes)
    for shift in [24, 16, 8, 0] { deflater.output.append(UInt8(truncatingIfNeeded: sum >> UInt32(shift))) }
    return deflater.output
  }

  private mutating func compress() {
    // A single final block with the fixed codes.
    write(1, 1)
    write(1, 2)
    var place = 0
    while place < input.count {
      let match = longestMatch(at: place)
      if match.length >= Deflater.shortest {
        writeMatch(length: match.length, distance: match.distance)
        for offset in 0..<match.length { remember(place + offset) }
        place += match.length
      } else {
        writeLiteral(Int(input[place]))
        remember(place)
        place += 1
      }
    }
    writeLiteral(256)
    if bitCount > 0 { write(0, 8 - bitCount) }
  }

  private func hash(_ place: Int) -> Int {
    let value = UInt32(input[place]) << 16 | UInt32(input[place + 1]) << 8 | UInt32(input[place + 2])
    return Int((value &* 0x9E37_79B1) >> 17)
  }

  private mutating func remember(_ place: Int) {
    guard place + Deflater.shortest <= input.count else { return }
    let hash = hash(place)
    chains[place & (Deflater.windowSize - 1)] = heads[hash]
    heads[hash] = Int32(truncatingIfNeeded: place)
  }

  private func longestMatch(at place: Int) -> (length: Int, distance: Int) {
    let most = min(Deflater.longest, input.count - place)
    guard most >= Deflater.shortest else { return (0, 0) }
    var best = (length: 0, distance: 0)
    var candidate = Int(heads[hash(place)])
    var tries = Deflater.tries
    while candidate >= 0, place - candidate < Deflater.windowSize, tries > 0 {
      if best.length == 0 || input[candidate + best.length] == input[place + best.length] {
        var length = 0
        while length < most, input[candidate + length] == input[place + length] { length += 1 }
        if length > best.length {
          best = (length, place - candidate)
          if length == most { break }
        }
      }
      let next = Int(chains[candidate & (Deflater.windowSize - 1)])
      // An overwritten entry of a chain points forwards.
      guard next < candidate else { break }
      candidate = next
      tries -= 1
    }
    return best
  }

  // MARK: Codes

  /// Writes bits, the lowest first.
  private mutating func write(_ value: UInt64, _ count: UInt64) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Writes a Huffman code, the highest bit first.
  private mutating func writeCode(_ code: UInt64, _ count: UInt64) {
    var reversed: UInt64 = 0
    for bit in 0..<count where code >> bit & 1 != 0 { reversed |= 1 << (count - 1 - bit) }
    write(reversed, count)
  }

  /// Writes a literal byte, the end of block (256) or a length code.
  private mutating func writeLiteral(_ symbol: Int) {
    switch symbol {
    case ..<144: writeCode(UInt64(0x30 + symbol), 8)
    case ..<256: writeCode(UInt64(0x190 + symbol - 144), 9)
    case ..<280: writeCode(UInt64(symbol - 256), 7)
    default: writeCode(UInt64(0xC0 + symbol - 280), 8)
    }
  }

  private mutating func writeMatch(length: Int, distance: Int) {
    if length == Deflater.longest {
      writeLiteral(285)
    } else {
      let (symbol, bits, rest) = Deflater.bucket(length - 3, doubling: 4)
      writeLiteral(257 + symbol)
      write(UInt64(rest), UInt64(bits))
    }
    let (symbol, bits, rest) = Deflater.bucket(distance - 1, doubling: 2)
    writeCode(UInt64(symbol), 5)
    write(UInt64(rest), UInt64(bits))
  }

  /// The bucket of a length or distance. There are `doubling` buckets of each size; the first size is one, for two
  /// groups, and each further size is twice the previous one.
  private static func bucket(_ value: Int, doubling: Int) -> (symbol: Int, bits: Int, rest: Int) {
    guard value >= 2 * doubling else { return (value, 0, 0) }
    let bits = Int.bitWidth - 1 - (value / doubling).leadingZeroBitCount
    let size = 1 << bits
    return (doubling * bits + value / size, bits, value % size)
  }
}
