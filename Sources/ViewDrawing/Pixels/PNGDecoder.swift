/// Reads PNG files with any colour type and depth, interlaced or not.
public enum PNGDecoder {
  /// The image of a file; `nil` if it is not a PNG file, is damaged, or has too many pixels.
  public static func decode(_ file: [UInt8]) -> Bitmap? {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var reader = PNGReader()
    var place = 8
    while place + 12 <= file.count {
      let length = (0..<4).reduce(0) { $0 << 8 | Int(file[place + $1]) }
      guard length <= file.count - place - 12 else { break }
      let type = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      let content = file[place + 8..<place + 8 + length]
      guard type != "IEND", reader.add(type, Array(content)) else { break }
      place += 12 + length
    }
    return reader.bitmap()
  }
}

/// Reads the chunks of a file.
private struct PNGReader {
  private var width = 0
  private var height = 0
  private var depth = 0
  private var kind = 0
  private var isInterlaced = false
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []
  private var data: [UInt8] = []

  /// - Returns: whether to continue reading.
  mutating func add(_ type: String, _ content: [UInt8]) -> Bool {
    switch type {
    case "IHDR":
      guard content.count == 13 else { return false }
      func long(_ at: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(content[at + $1]) } }
      (width, height, depth, kind) = (long(0), long(4), Int(content[8]), Int(content[9]))
      isInterlaced = content[12] == 1
    case "PLTE": palette = content
    case "tRNS": transparency = content
    case "IDAT": data += content
    default: break
    }
    return true
  }

  /// The number of components of a pixel: grey, RGB, or palette index; types 4 and 6 also have an opacity.
  private var channels: Int? {
    let depths: [Int: (channels: Int, depths: [Int])] = [
      0: (1, [1, 2, 4, 8, 16]), 2: (3, [8, 16]), 3: (1, [1, 2, 4, 8]), 4: (2, [8, 16]), 6: (4, [8, 16]),
    ]
    return depths[kind].flatMap { $0.depths.contains(depth) ? $0.channels : nil }
  }

  func bitmap() -> Bitmap? {
    guard let channels, width > 0, height > 0, width <= PixelRenderer.maximumPixelCount / height else { return nil }
    // The pixels of each pass: the first column and row, and the steps.
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    let rowLimit = (width * channels * depth + 7) / 8 + 1
    guard let raw = Inflater.inflate(zlib: data, limit: (rowLimit + 8) * height * 2) else { return nil }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    var place = 0
    for (left, top, stepX, stepY) in passes {
      let columns = (width - left + stepX - 1) / stepX
      let rows = (height - top + stepY - 1) / stepY
      guard columns > 0, rows > 0 else { continue }
      let length = (columns * channels * depth + 7) / 8
      var above = [UInt8](repeating: 0, count: length)
      for row in 0..<rows {
        guard place + 1 + length <= raw.count else { return nil }
        var line = Array(raw[place + 1..<place + 1 + length])
        PNGReader.unfilter(&line, above, raw[place], max(1, channels * depth / 8))
        let start = ((top + row * stepY) * width + left) * 4
        if depth == 8, kind == 6 || kind == 2 && transparency.isEmpty {
          PNGReader.copy(line, channels, to: &bytes, at: start, step: stepX * 4)
        } else {
          for column in 0..<columns { write(line, column, channels, to: &bytes, at: start + column * stepX * 4) }
        }
        above = line
        place += 1 + length
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Copies pixels of three or four bytes, the format of nearly all files.
  private static func copy(_ line: [UInt8], _ channels: Int, to bytes: inout [UInt8], at start: Int, step: Int) {
    var place = start
    var source = 0
    while source + channels <= line.count {
      bytes[place] = line[source]
      bytes[place + 1] = line[source + 1]
      bytes[place + 2] = line[source + 2]
      bytes[place + 3] = channels == 4 ? line[source + 3] : 255
      source += channels
      place += step
    }
  }

  /// - Parameter step: the distance to the pixel on the left, in bytes.
  private static func unfilter(_ line: inout [UInt8], _ above: [UInt8], _ filter: UInt8, _ step: Int) {
    switch filter {
    case 0: return
    case 1:
      for index in line.indices.dropFirst(step) { line[index] &+= line[index - step] }
      return
    case 2:
      for index in line.indices { line[index] &+= above[index] }
      return
    default: break
    }
    for index in line.indices {
      let left = index >= step ? Int(line[index - step]) : 0
      let up = Int(above[index])
      let corner = index >= step ? Int(above[index - step]) : 0
      let guess: Int
      switch filter {
      case 3: guess = (left + up) / 2
      case 4:
        // Paeth: the neighbour nearest to left + up - corner.
        let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
        guess = a <= b && a <= c ? left : b <= c ? up : corner
      default: guess = 0
      }
      line[index] &+= UInt8(truncatingIfNeeded: guess)
    }
  }

  /// A component of a pixel; one of 16 bits as a single number.
  private func sample(_ line: [UInt8], _ number: Int) -> Int {
    switch depth {
    case 16: Int(line[2 * number]) << 8 | Int(line[2 * number + 1])
    case 8: Int(line[number])
    default: Int(line[number * depth / 8]) >> (8 - depth - number * depth % 8) & ((1 << depth) - 1)
    }
  }

  private func write(_ line: [UInt8], _ column: Int, _ channels: Int, to bytes: inout [UInt8], at place: Int) {
    let samples = (0..<channels).map { sample(line, column * channels + $0) }
    let most = (1 << depth) - 1
    func byte(_ sample: Int) -> UInt8 { UInt8(truncatingIfNeeded: depth == 16 ? sample >> 8 : sample * 255 / most) }
    /// Whether the pixel has the file's transparent colour.
    func isTransparent() -> Bool {
      transparency.count == 2 * channels
        && samples.indices.allSatisfy { Int(transparency[2 * $0]) << 8 | Int(transparency[2 * $0 + 1]) == samples[$0] }
    }
    var color: (UInt8, UInt8, UInt8, UInt8)
    switch kind {
    case 3:
      let index = samples[0]
      guard 3 * index + 2 < palette.count else { return }
      color = (
        palette[3 * index], palette[3 * index + 1], palette[3 * index + 2],
        index < transparency.count ? transparency[index] : 255
      )
    case 0, 4:
      let grey = byte(samples[0])
      color = (grey, grey, grey, kind == 4 ? byte(samples[1]) : isTransparent() ? 0 : 255)
    default:
      color = (
        byte(samples[0]), byte(samples[1]), byte(samples[2]), kind == 6 ? byte(samples[3]) : isTransparent() ? 0 : 255
      )
    }
    (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3]) = color
  }
}
