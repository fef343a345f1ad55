/// Decompresses DEFLATE streams in the zlib format (RFC 1950 and 1951).
struct Inflater {
  /// The maximum size of the output; a small file can expand to a very large one.
  private let limit: Int
  private let input: [UInt8]
  private var place: Int
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// The decompressed bytes of a zlib stream; `nil` for an invalid stream.
  static func inflate(zlib input: [UInt8], limit: Int) -> [UInt8]? {
    // A header of two bytes: the method, without a preset dictionary.
    guard input.count > 2, input[0] & 0x0F == 8, input[1] & 0x20 == 0 else { return nil }
    var inflater = Inflater(input, limit: limit)
    return inflater.run() ? inflater.output : nil
  }

  private init(_ input: [UInt8], limit: Int) {
    self.input = input
    self.limit = limit
    place = 2
    output.reserveCapacity(min(limit, input.count * 4))
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = read(1), let kind = read(2) else { return false }
      switch kind {
      case 0: guard copyStored() else { return false }
      case 1: guard copyCoded(Inflater.fixedLiterals, Inflater.fixedDistances) else { return false }
      case 2:
        guard let (literals, distances) = readCodes(), copyCoded(literals, distances) else { return false }
      default: return false
      }
      if isLast == 1 { return true }
    }
  }

  /// Reads bits, the lowest first; `nil` at the end of the stream.
  private mutating func read(_ count: Int) -> Int? {
    while bitCount < count {
      guard place < input.count else { return nil }
      bits |= UInt64(input[place]) << UInt64(bitCount)
      place += 1
      bitCount += 8
    }
    defer {
      bits >>= UInt64(count)
      bitCount -= count
    }
    return Int(bits & ((1 << UInt64(count)) - 1))
  }

  private mutating func copyStored() -> Bool {
    // A stored block begins at the next byte boundary.
    place -= bitCount / 8
    (bits, bitCount) = (0, 0)
    guard let length = read(16), read(16) != nil else { return false }
    guard place + length <= input.count, output.count + length <= limit else { return false }
    output += input[place..<place + length]
    place += length
    return true
  }

  // MARK: Codes

  /// A Huffman code: the number of codes of each length, and the symbols in the order of their codes.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: some Collection<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      var starts = [Int](repeating: 0, count: 16)
      for length in 1..<15 { starts[length + 1] = starts[length] + counts[length] }
      symbols = Array(repeating: 0, count: counts.reduce(0, +))
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[starts[length]] = symbol
        starts[length] += 1
      }
    }
  }

  private static let fixedLiterals = Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Code([Int](repeating: 5, count: 30))

  private mutating func symbol(_ code: Code) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1..<16 {
      guard let bit = read(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func readCodes() -> (Code, Code)? {
    guard let literals = read(5), let distances = read(5), let lengths = read(4) else { return nil }
    // The order of the code lengths for the code length alphabet.
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var own = [Int](repeating: 0, count: 19)
    for index in 0..<lengths + 4 {
      guard let length = read(3) else { return nil }
      own[order[index]] = length
    }
    let code = Code(own)
    let count = literals + 257 + distances + 1
    var all: [Int] = []
    while all.count < count {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case 16:
        guard let last = all.last, let extra = read(2) else { return nil }
        all += [Int](repeating: last, count: 3 + extra)
      case 17:
        guard let extra = read(3) else { return nil }
        all += [Int](repeating: 0, count: 3 + extra)
      case 18:
        guard let extra = read(7) else { return nil }
        all += [Int](repeating: 0, count: 11 + extra)
      default: all.append(symbol)
      }
    }
    guard all.count == count else { return nil }
    return (Code(all[..<(literals + 257)]), Code(all[(literals + 257)...].map { $0 }))
  }

  private mutating func copyCoded(_ literals: Code, _ distances: Code) -> Bool {
    while true {
      guard let symbol = symbol(literals) else { return false }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(truncatingIfNeeded: symbol))
        continue
      }
      if symbol == 256 { return true }
      guard symbol < 286, let length = length(symbol - 257), let code = self.symbol(distances), code < 30,
        let distance = distance(code), distance <= output.count, output.count + length <= limit
      else { return false }
      // The source of a match may overlap its destination.
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// The length buckets: eight of size one, then four of each doubled size.
  private mutating func length(_ code: Int) -> Int? {
    if code == 28 { return 258 }
    if code < 8 { return code + 3 }
    let extra = (code - 4) / 4
    return read(extra).map { ((4 + code % 4) << extra) + 3 + $0 }
  }

  private mutating func distance(_ code: Int) -> Int? {
    if code < 4 { return code + 1 }
    let extra = code / 2 - 1
    return read(extra).map { ((2 + code % 2) << extra) + 1 + $0 }
  }
}
