/// A Huffman code of a JPEG file.
struct JPEGCode {
  /// The symbol and length of a code, by its first eight bits; length 0 for longer codes.
  private(set) var short = [(symbol: UInt8, length: UInt8)](repeating: (0, 0), count: 256)
  let counts: [Int]
  let symbols: [Int]

  /// - Parameter counts: the number of codes of each length, from 1.
  init(_ counts: [Int], _ symbols: [Int]) {
    self.counts = counts
    self.symbols = symbols
    var (code, index) = (0, 0)
    for length in 1...8 {
      for _ in 0..<counts[length - 1] {
        let first = code << (8 - length)
        // A damaged file may have more codes than possible.
        for entry in min(first, 256)..<min(first + 1 << (8 - length), 256) {
          short[entry] = (UInt8(truncatingIfNeeded: symbols[index]), UInt8(truncatingIfNeeded: length))
        }
        code += 1
        index += 1
      }
      code <<= 1
    }
  }
}

/// The bytes of a JPEG file, and the bits of scans, the highest first. Reads after the end return 0.
struct JPEGBits {
  private let file: [UInt8]
  var place = 0
  private var buffer: UInt32 = 0
  private var count = 0
  /// The number of bits supplied after the end of a scan.
  private var missing = 0

  init(_ file: [UInt8]) { self.file = file }

  func byte(_ at: Int) -> Int { at < file.count ? Int(file[at]) : 0 }
  func word(_ at: Int) -> Int { byte(at) << 8 | byte(at + 1) }

  mutating func nextByte() -> Int {
    defer { place += 1 }
    return byte(place)
  }

  /// Skips to the next marker; `nil` at the end of the file.
  mutating func nextMarker() -> Int? {
    while place + 1 < file.count {
      if file[place] == 0xFF, file[place + 1] != 0, file[place + 1] != 0xFF {
        place += 2
        return Int(file[place - 1])
      }
      place += 1
    }
    return nil
  }

  mutating func beginScan() { (buffer, count, missing) = (0, 0, 0) }

  /// Skips past the next restart marker; returns whether there is one.
  mutating func restart() -> Bool {
    beginScan()
    guard let marker = nextMarker() else { return false }
    guard (0xD0...0xD7).contains(marker) else {
      place -= 2
      return false
    }
    return true
  }

  private mutating func fill(_ wanted: Int) -> Bool {
    while count < wanted {
      var next = 0
      if place < file.count, !(file[place] == 0xFF && byte(place + 1) != 0) {
        next = Int(file[place])
        // A byte 0xFF is followed by a zero byte, to distinguish it from a marker.
        place += next == 0xFF ? 2 : 1
      } else {
        missing += 8
        // A few bits after the end may be peeked, but not consumed.
        if missing > 64 { return false }
      }
      buffer = buffer << 8 | UInt32(next)
      count += 8
    }
    return true
  }

  /// The next bits as a number; at most 16.
  mutating func bits(_ wanted: Int) -> Int? {
    guard wanted > 0 else { return 0 }
    guard fill(wanted) else { return nil }
    count -= wanted
    return Int(buffer >> UInt32(count)) & ((1 << wanted) - 1)
  }

  /// The next bits as a signed number: numbers that begin with 0 are negative.
  mutating func signed(_ size: Int) -> Int? {
    guard size > 0 else { return 0 }
    return bits(size).map { $0 < 1 << (size - 1) ? $0 - (1 << size) + 1 : $0 }
  }

  mutating func symbol(_ code: JPEGCode) -> Int? {
    guard fill(8) else { return nil }
    let entry = code.short[Int(buffer >> UInt32(count - 8)) & 255]
    if entry.length > 0 {
      count -= Int(entry.length)
      return Int(entry.symbol)
    }
    var (value, first, index) = (0, 0, 0)
    for length in 0..<16 {
      guard let bit = bits(1) else { return nil }
      value |= bit
      let codes = code.counts[length]
      if value - first < codes { return code.symbols[index + value - first] }
      index += codes
      first = (first + codes) << 1
      value <<= 1
    }
    return nil
  }
}
