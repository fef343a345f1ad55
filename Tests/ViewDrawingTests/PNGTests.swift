import FixtureSupport
import Testing

@testable import ViewDrawing

@Suite struct PNGTests {
  /// Known checksums: of the empty chunk at the end of every PNG file, and of the name of RFC 1950.
  @Test func checksums() {
    #expect(Checksum.crc32(Array("IEND".utf8)[...]) == 0xAE42_6082)
    #expect(Checksum.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
  }

  /// A decoder of this test reads back what was written.
  @Test func filesAreReadAgain() throws {
    var generator = SeededGenerator(seed: 11)
    for (width, height, kinds) in [(1, 1, 1), (7, 5, 255), (64, 33, 3), (300, 20, 2)] {
      for isOpaque in [true, false] {
        let bytes = (0..<width * height * 4).map { index -> UInt8 in
          index % 4 == 3 && isOpaque ? 255 : UInt8(Int.random(in: 0...kinds, using: &generator) * 255 / kinds)
        }
        let bitmap = try #require(Bitmap(width: width, height: height, bytes: bytes))
        #expect(try PNGTests.decode(PNGEncoder.encode(bitmap)) == bitmap)
        #expect(PNGDecoder.decode(PNGEncoder.encode(bitmap)) == bitmap)
      }
    }
    // Repeated data is compressed.
    let plain = try #require(Bitmap(width: 500, height: 500, bytes: [UInt8](repeating: 255, count: 1_000_000)))
    #expect(PNGEncoder.encode(plain).count < 8_000)
  }

  /// Reading a damaged file always ends.
  @Test func damagedFilesAreHarmless() throws {
    var generator = SeededGenerator(seed: 4)
    let bytes = (0..<20 * 9 * 4).map { UInt8($0 % 7 * 30) }
    let file = PNGEncoder.encode(try #require(Bitmap(width: 20, height: 9, bytes: bytes)))
    for _ in 0..<300 {
      var damaged = file
      for _ in 0..<3 {
        damaged[Int.random(in: 8..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = PNGDecoder.decode(Array(damaged.prefix(Int.random(in: 20...file.count, using: &generator))))
    }
    #expect(PNGDecoder.decode([]) == nil && PNGDecoder.decode(Array(file.prefix(40))) == nil)
  }

  /// Files of another encoder (libpng) in each colour type: one row with a black, a red or grey, and a white pixel.
  @Test(arguments: PNGTests.samples) func filesOfOthers(_ sample: String) throws {
    let words = sample.split(separator: " ").map(String.init)
    let file = stride(from: 0, to: words[1].count, by: 2).compactMap { index -> UInt8? in
      let start = words[1].index(words[1].startIndex, offsetBy: index)
      return UInt8(words[1][start..<words[1].index(start, offsetBy: 2)], radix: 16)
    }
    let bitmap = try #require(PNGDecoder.decode(file), "\(words[0])")
    let pixels = bitmap.bytes.map { String($0) }.joined(separator: ",")
    #expect(pixels == words[2], "\(words[0])")
  }

  private static let samples = [
    """
    grey 89504e470d0a1a0a0000000d4948445200000003000000020800000000b81f39c60000001049444154789c636068f8cfc0c\
    e79020008f2025844502fd00000000049454e44ae426082 0,0,0,255,128,128,128,255,255,255,255,255,7,7,7,255,9,9,\
    9,255,200,200,200,255
    """,
    """
    bits 89504e470d0a1a0a0000000d4948445200000009000000020100000000a22dcb7e0000000e49444154789c630865605c750\
    d0003dc01d7c1a69afe0000000049454e44ae426082 0,0,0,255,255,255,255,255,0,0,0,255,255,255,255,255,0,0,0,25\
    5,255,255,255,255,0,0,0,255,255,255,255,255,0,0,0,255,255,255,255,255,0,0,0,255,255,255,255,255,0,0,0,25\
    5,255,255,255,255,0,0,0,255,255,255,255,255,0,0,0,255,255,255,255,255
    """,
    """
    colors 89504e470d0a1a0a0000000d49484452000000030000000208020000001216f14d0000001c49444154789c63646060f8c\
    fc0c0f0ff3f23231333071b4bf4016d002a53045ea7f560a50000000049454e44ae426082 0,0,0,255,255,0,0,255,255,255,\
    255,255,1,2,3,255,9,8,7,255,100,200,50,255
    """,
    """
    palette 89504e470d0a1a0a0000000d4948445200000003000000020203000000e01a8e890000000c504c5445b2e49909080701\
    0203800000ff9324200000000c49444154789c63d8c030010002a401415bd962740000000049454e44ae426082 1,2,3,255,128\
    ,0,0,255,178,228,153,255,1,2,3,255,9,8,7,255,178,228,153,255
    """,
    """
    opacity 89504e470d0a1a0a0000000d49484452000000030000000208060000009d74661a0000002349444154789c63606060f8\
    ff9f81a1e1ffffffff19199998ff73b0b130441fd06600007f7908d9cf404a350000000049454e44ae426082 0,0,0,255,255,0\
    ,0,128,255,255,255,255,1,2,3,255,9,8,7,255,100,200,50,255
    """,
    """
    greyOpacity 89504e470d0a1a0a0000000d4948445200000003000000020804000000377dae910000001749444154789c6360f8\
    efd3f0ff3f03d37f8eff33ff03002f8a076ad00f2f100000000049454e44ae426082 0,0,0,255,76,76,76,128,255,255,255,\
    255,2,2,2,255,8,8,8,255,153,153,153,255
    """,
  ]

  // MARK: Decoder

  private struct Fault: Error {}

  private static func decode(_ file: [UInt8]) throws -> Bitmap {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw Fault() }
    func long(_ at: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(file[at + $1]) } }
    var (place, header, data): (Int, [UInt8], [UInt8]) = (8, [], [])
    while place < file.count {
      let length = long(place)
      let type = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      let content = Array(file[place + 8..<place + 8 + length])
      guard long(place + 8 + length) == Int(Checksum.crc32(file[place + 4..<place + 8 + length])) else { throw Fault() }
      if type == "IHDR" { header = content }
      if type == "IDAT" { data += content }
      place += 12 + length
    }
    let (width, height) = (Int(header[2]) << 8 | Int(header[3]), Int(header[6]) << 8 | Int(header[7]))
    let channels = header[9] == 2 ? 3 : 4
    var inflater = Inflater(data)
    let raw = try inflater.inflate()
    guard raw.count == height * (width * channels + 1) else { throw Fault() }
    var rows = [[UInt8]](repeating: [], count: height)
    for y in 0..<height {
      let start = y * (width * channels + 1)
      var row = Array(raw[start + 1..<start + 1 + width * channels])
      for x in row.indices {
        switch raw[start] {
        case 1: row[x] &+= x >= channels ? row[x - channels] : 0
        case 2: row[x] &+= y > 0 ? rows[y - 1][x] : 0
        default: break
        }
      }
      rows[y] = row
    }
    var bytes: [UInt8] = []
    for row in rows {
      for x in 0..<width { bytes += row[x * channels..<x * channels + 3] + [channels == 4 ? row[x * 4 + 3] : 255] }
    }
    guard let bitmap = Bitmap(width: width, height: height, bytes: bytes) else { throw Fault() }
    return bitmap
  }

  /// Inflates blocks with fixed codes only.
  private struct Inflater {
    let input: [UInt8]
    var bit = 16

    init(_ input: [UInt8]) { self.input = input }

    mutating func bits(_ count: Int) -> Int {
      (0..<count).reduce(0) { value, index in
        defer { bit += 1 }
        return value | (bit / 8 < input.count ? Int(input[bit / 8] >> UInt8(bit % 8)) & 1 : 0) << index
      }
    }

    mutating func code(_ count: Int) -> Int { (0..<count).reduce(0) { value, _ in value << 1 | bits(1) } }

    mutating func symbol() -> Int {
      var code = code(7)
      if code < 24 { return 256 + code }
      code = code << 1 | bits(1)
      if code < 192 { return code - 48 }
      if code < 200 { return code - 192 + 280 }
      code = code << 1 | bits(1)
      return code - 400 + 144
    }

    mutating func inflate() throws -> [UInt8] {
      // The tables of RFC 1951.
      let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
      ]
      let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
      let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
      ]
      let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
      ]
      guard bits(1) == 1, bits(2) == 1 else { throw Fault() }
      var output: [UInt8] = []
      while bit / 8 < input.count {
        let symbol = symbol()
        if symbol == 256 {
          bit = (bit + 7) / 8 * 8
          let sum = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(input[bit / 8 + $1]) }
          guard sum == Checksum.adler32(output) else { throw Fault() }
          return output
        }
        if symbol < 256 {
          output.append(UInt8(symbol))
          continue
        }
        let length = lengths[symbol - 257] + bits(lengthBits[symbol - 257])
        let number = code(5)
        let distance = distances[number] + bits(distanceBits[number])
        guard distance <= output.count else { throw Fault() }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
      throw Fault()
    }
  }
}
