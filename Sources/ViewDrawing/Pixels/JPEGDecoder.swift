import ViewLayout

/// Reads JPEG files with Huffman codes and 8 bits per sample, sequential or progressive; nearly all files are of this
/// kind.
public enum JPEGDecoder {
  /// The maximum number of pixels of a file.
  public static let maximumPixelCount = PixelRenderer.maximumPixelCount / 2

  /// The image of a file, even if truncated; `nil` if it is not a JPEG file or has more than `maximumPixelCount`
  /// pixels. The EXIF orientation is left to the caller.
  ///
  /// - Parameter count: the desired maximum number of pixels. A larger image has a half, a quarter or an eighth of its
  ///   width and height, which are rounded up.
  public static func decode(_ file: [UInt8], reducedTo count: Int = 4_000_000) -> Bitmap? {
    guard file.starts(with: [0xFF, 0xD8]) else { return nil }
    var reader = JPEGReader(file)
    reader.read()
    return reader.bitmap(reducedTo: count)
  }
}

/// Reads the segments of a file.
private struct JPEGReader {
  private var bytes: JPEGBits
  private var tables = [[Int]](repeating: [Int](repeating: 1, count: 64), count: 4)
  /// Four codes for DC coefficients and four for AC coefficients.
  private var codes = [JPEGCode?](repeating: nil, count: 8)
  private var components: [JPEGComponent] = []
  private var width = 0
  private var height = 0
  private var isProgressive = false
  private var restartInterval = 0
  /// The colour transform of Adobe's marker: 0 for none, 1 and 2 with luminance.
  private var adobeTransform: Int?
  /// The number of remaining blocks of an end-of-band run in a progressive scan.
  private var endOfBandRun = 0

  init(_ file: [UInt8]) { bytes = JPEGBits(file) }

  mutating func read() {
    while let marker = bytes.nextMarker() {
      switch marker {
      case 0xD9: return
      case 0x01, 0xD0...0xD8: continue
      default: break
      }
      let start = bytes.place
      let end = start + max(bytes.word(start), 2)
      bytes.place = start + 2
      switch marker {
      case 0xC0, 0xC1, 0xC2: guard readFrame(isProgressive: marker == 0xC2) else { return }
      case 0xC4: readCodes(end)
      case 0xDB: readTables(end)
      case 0xDD: restartInterval = bytes.word(bytes.place)
      case 0xEE: if end - start >= 14, bytes.byte(start + 2) == 0x41 { adobeTransform = bytes.byte(start + 13) }
      case 0xDA:
        guard readScan() else { return }
        continue
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return
      default: break
      }
      bytes.place = end
    }
  }

  private mutating func readTables(_ end: Int) {
    while bytes.place < end {
      let head = bytes.nextByte()
      guard head & 15 < 4 else { return }
      for index in 0..<64 {
        tables[head & 15][JPEGReader.order[index]] =
          head >> 4 == 0 ? bytes.nextByte() : bytes.nextByte() << 8 | bytes.nextByte()
      }
    }
  }

  private mutating func readCodes(_ end: Int) {
    while bytes.place + 17 <= end {
      let head = bytes.nextByte()
      let counts = (0..<16).map { _ in bytes.nextByte() }
      let count = counts.reduce(0, +)
      guard head & 15 < 4, head >> 4 < 2, count <= 256, bytes.place + count <= end else { return }
      codes[(head >> 4) * 4 + (head & 15)] = JPEGCode(counts, (0..<count).map { _ in bytes.nextByte() })
    }
  }

  private mutating func readFrame(isProgressive: Bool) -> Bool {
    self.isProgressive = isProgressive
    guard components.isEmpty, bytes.nextByte() == 8 else { return false }
    height = bytes.nextByte() << 8 | bytes.nextByte()
    width = bytes.nextByte() << 8 | bytes.nextByte()
    let count = bytes.nextByte()
    guard width > 0, height > 0, width <= JPEGDecoder.maximumPixelCount / height, [1, 3, 4].contains(count) else {
      return false
    }
    var frame: [JPEGComponent] = []
    for _ in 0..<count {
      let id = bytes.nextByte()
      let factors = bytes.nextByte()
      let (across, down) = (factors >> 4, factors & 15)
      guard (1...4).contains(across), (1...4).contains(down) else { return false }
      frame.append(JPEGComponent(id: id, across: across, down: down, table: bytes.nextByte() & 3))
    }
    let mostAcross = frame.reduce(1) { max($0, $1.across) }
    let mostDown = frame.reduce(1) { max($0, $1.down) }
    for index in frame.indices {
      frame[index].measure(width, height, mostAcross, mostDown)
    }
    components = frame
    return true
  }

  // MARK: Scans

  private mutating func readScan() -> Bool {
    let count = bytes.nextByte()
    guard !components.isEmpty, (1...4).contains(count) else { return false }
    var order: [Int] = []
    for _ in 0..<count {
      let id = bytes.nextByte()
      let choice = bytes.nextByte()
      guard let index = components.firstIndex(where: { $0.id == id }), !order.contains(index) else { return false }
      components[index].first = choice >> 4 & 3
      components[index].others = choice & 3
      order.append(index)
    }
    let (start, end, shift) = (bytes.nextByte(), min(bytes.nextByte(), 63), bytes.nextByte())
    let band = isProgressive ? JPEGBand(start: start, end: end, high: shift >> 4, low: shift & 15) : JPEGBand()
    guard band.start <= band.end, band.low < 14, count == 1 || band.start == 0 else { return false }
    bytes.beginScan()
    endOfBandRun = 0
    let single = order.count == 1 ? components[order[0]] : nil
    let mostAcross = components.reduce(1) { max($0, $1.across) }
    let mostDown = components.reduce(1) { max($0, $1.down) }
    // A scan of one component has only its blocks; a scan of several has groups of blocks that cover the same area.
    let columns = single?.blocksAcross ?? (width + 8 * mostAcross - 1) / (8 * mostAcross)
    let rows = single?.blocksDown ?? (height + 8 * mostDown - 1) / (8 * mostDown)
    for number in 0..<columns * rows {
      if restartInterval > 0, number > 0, number % restartInterval == 0 {
        guard bytes.restart() else { return true }
        endOfBandRun = 0
        for index in components.indices { components[index].lastFirst = 0 }
      }
      let (column, row) = (number % columns, number / columns)
      for index in order {
        let (across, down) = single == nil ? (components[index].across, components[index].down) : (1, 1)
        for y in 0..<down {
          for x in 0..<across where !readBlock(index, column * across + x, row * down + y, band) { return true }
        }
      }
    }
    for index in components.indices { components[index].lastFirst = 0 }
    return true
  }

  /// - Returns: whether the block was read.
  private mutating func readBlock(_ index: Int, _ column: Int, _ row: Int, _ band: JPEGBand) -> Bool {
    guard column < components[index].stride, row * components[index].stride + column < components[index].blockCount
    else {
      return false
    }
    let block = 64 * (row * components[index].stride + column)
    if band.high > 0 { return refine(index, block, band) }
    if band.start == 0 {
      guard let code = codes[components[index].first], let size = bytes.symbol(code), size <= 15,
        let difference = bytes.signed(size)
      else { return false }
      components[index].lastFirst &+= difference
      components[index].coefficients[block] = Int16(truncatingIfNeeded: components[index].lastFirst << band.low)
    }
    guard band.end > 0 else { return true }
    if endOfBandRun > 0 {
      endOfBandRun -= 1
      return true
    }
    guard let code = codes[4 + components[index].others] else { return false }
    var place = max(band.start, 1)
    while place <= band.end {
      guard let symbol = bytes.symbol(code) else { return false }
      let (zeros, size) = (symbol >> 4, symbol & 15)
      if size == 0 {
        if zeros < 15 {
          // The end of the block; in progressive scans, possibly of many more.
          guard let extra = bytes.bits(zeros) else { return false }
          endOfBandRun = isProgressive ? (1 << zeros) + extra - 1 : 0
          return true
        }
        place += 16
        continue
      }
      place += zeros
      guard place <= 63, let value = bytes.signed(size) else { return false }
      components[index].coefficients[block + JPEGReader.order[place]] = Int16(truncatingIfNeeded: value << band.low)
      place += 1
    }
    return true
  }

  /// Refines the coefficients by one bit.
  private mutating func refine(_ index: Int, _ block: Int, _ band: JPEGBand) -> Bool {
    let bit = Int16(1) << Int16(band.low)
    if band.start == 0 {
      guard let value = bytes.bits(1) else { return false }
      if value == 1 { components[index].coefficients[block] |= bit }
      return true
    }
    /// - Returns: whether a bit could be read.
    func sharpen(_ place: Int) -> Bool {
      guard let value = bytes.bits(1) else { return false }
      let old = components[index].coefficients[place]
      if value == 1, old & bit == 0 { components[index].coefficients[place] = old &+ (old > 0 ? bit : -bit) }
      return true
    }
    var place = band.start
    if endOfBandRun == 0 {
      guard let code = codes[4 + components[index].others] else { return false }
      while place <= band.end {
        guard let symbol = bytes.symbol(code) else { return false }
        var zeros = symbol >> 4
        var value: Int16 = 0
        if symbol & 15 == 0 {
          if zeros < 15 {
            guard let extra = bytes.bits(zeros) else { return false }
            endOfBandRun = (1 << zeros) + extra
            break
          }
        } else {
          guard let sign = bytes.bits(1) else { return false }
          value = sign == 1 ? bit : -bit
        }
        while place <= band.end {
          let target = block + JPEGReader.order[place]
          if components[index].coefficients[target] != 0 {
            guard sharpen(target) else { return false }
          } else {
            if zeros == 0 {
              if value != 0 { components[index].coefficients[target] = value }
              place += 1
              break
            }
            zeros -= 1
          }
          place += 1
        }
      }
    }
    if endOfBandRun > 0 {
      while place <= band.end {
        let target = block + JPEGReader.order[place]
        if components[index].coefficients[target] != 0, !sharpen(target) { return false }
        place += 1
      }
      endOfBandRun -= 1
    }
    return true
  }

  // MARK: Pixels

  func bitmap(reducedTo count: Int) -> Bitmap? {
    guard !components.isEmpty else { return nil }
    // A block of 8 by 8 coefficients becomes a block of samples with this edge.
    var edge = 8
    while edge > 1, width * edge / 8 * (height * edge / 8) > count { edge /= 2 }
    let (width, height) = ((width * edge + 7) / 8, (height * edge + 7) / 8)
    let planes = components.map { $0.samples(tables[$0.table], edge: edge) }
    let mostAcross = components.reduce(1) { max($0, $1.across) }
    let mostDown = components.reduce(1) { max($0, $1.down) }
    let hasLightness = components.count == 3 ? adobeTransform != 0 : adobeTransform == 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    var parts = [Float](repeating: 0, count: components.count)
    for y in 0..<height {
      for x in 0..<width {
        for index in components.indices {
          let component = components[index]
          let place = (y * component.down / mostDown) * component.stride * edge + x * component.across / mostAcross
          parts[index] = planes[index][place]
        }
        if hasLightness, parts.count >= 3 {
          let (light, blue, red) = (parts[0], parts[1] - 128, parts[2] - 128)
          parts[0] = light + 1.402 * red
          parts[1] = light - 0.344136 * blue - 0.714136 * red
          parts[2] = light + 1.772 * blue
        }
        func byte(_ value: Float) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }
        switch parts.count {
        case 1: bytes += [byte(parts[0]), byte(parts[0]), byte(parts[0]), 255]
        case 3: bytes += [byte(parts[0]), byte(parts[1]), byte(parts[2]), 255]
        default:
          // Inverted CMYK, as Adobe's programs write it.
          let black = parts[3] / 255
          bytes += [byte(parts[0] * black), byte(parts[1] * black), byte(parts[2] * black), 255]
        }
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// The positions of the coefficients of a block in zigzag order.
  static let order: [Int] = {
    var order: [Int] = []
    for sum in 0..<15 {
      let range = max(0, sum - 7)...min(sum, 7)
      for x in sum % 2 == 0 ? Array(range) : range.reversed() { order.append((sum - x) * 8 + x) }
    }
    return order
  }()
}

/// The coefficients and bits of a scan.
private struct JPEGBand {
  var start = 0
  var end = 63
  var high = 0
  var low = 0
}

/// A component: a colour or the luminance.
private struct JPEGComponent {
  let id: Int
  let across: Int
  let down: Int
  let table: Int
  var first = 0
  var others = 0
  var lastFirst = 0
  /// The number of blocks of the image.
  private(set) var blocksAcross = 0
  private(set) var blocksDown = 0
  /// The number of blocks per row, including padding of the last group.
  private(set) var stride = 0
  private(set) var blockCount = 0
  var coefficients: [Int16] = []

  init(id: Int, across: Int, down: Int, table: Int) {
    (self.id, self.across, self.down, self.table) = (id, across, down, table)
  }

  mutating func measure(_ width: Int, _ height: Int, _ mostAcross: Int, _ mostDown: Int) {
    blocksAcross = ((width * across + mostAcross - 1) / mostAcross + 7) / 8
    blocksDown = ((height * down + mostDown - 1) / mostDown + 7) / 8
    stride = (width + 8 * mostAcross - 1) / (8 * mostAcross) * across
    blockCount = stride * ((height + 8 * mostDown - 1) / (8 * mostDown) * down)
    coefficients = Array(repeating: 0, count: blockCount * 64)
  }

  /// The inverse cosine transform of blocks with an edge: the weight of each coefficient in each sample.
  private static func waves(edge: Int) -> [Float] {
    (0..<edge * edge).map { number in
      let (place, wave) = (number / edge, number % edge)
      let scale = wave == 0 ? 0.5.squareRoot() : 1
      return Float(scale * Angle(radians: (2 * Double(place) + 1) * Double(wave) * .pi / Double(2 * edge)).cosine / 2)
    }
  }

  /// The samples of all blocks, row by row. The coefficients of the lowest frequencies alone make smaller blocks.
  ///
  /// - Parameter edge: the width and height of a block in samples: 8, 4, 2 or 1.
  func samples(_ table: [Int], edge: Int) -> [Float] {
    let waves = JPEGComponent.waves(edge: edge)
    var samples = [Float](repeating: 0, count: blockCount * edge * edge)
    let factors = table.map { Float($0) }
    var rows = [Float](repeating: 0, count: edge * edge)
    for block in 0..<blockCount {
      let start = block * 64
      for y in 0..<edge {
        for x in 0..<edge {
          var sum: Float = 0
          for wave in 0..<edge {
            let index = y * 8 + wave
            sum += Float(coefficients[start + index]) * factors[index] * waves[x * edge + wave]
          }
          rows[y * edge + x] = sum
        }
      }
      let corner = (block / stride * edge) * stride * edge + block % stride * edge
      for y in 0..<edge {
        for x in 0..<edge {
          var sum: Float = 128
          for wave in 0..<edge { sum += rows[wave * edge + x] * waves[y * edge + wave] }
          samples[corner + y * stride * edge + x] = sum
        }
      }
    }
    return samples
  }
}
