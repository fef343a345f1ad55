import ViewLayout

/// A TrueType or OpenType font: glyph indices, metrics and outlines of characters.
///
/// Lengths are in font units; y grows upwards, as in the file.
struct FontFile: Sendable {
  /// Font units per em.
  let unitsPerEm: Double
  let data: FontBytes
  private let tables: [String: Range<Int>]
  private let glyphCount: Int
  private let hasLongOffsets: Bool
  private let metricCount: Int
  private let characterMap: CharacterMap
  private let compact: CompactFont?

  /// `nil` if the bytes are not a font file.
  ///
  /// - Parameter index: the index of the font in a collection.
  init?(_ bytes: [UInt8], index: Int = 0) {
    data = FontBytes(bytes: bytes)
    let isCollection = data.tag(0) == "ttcf"
    let start = isCollection ? data.long(12 + 4 * index) : 0
    guard [0x0001_0000, 0x7472_7565, 0x4F54_544F].contains(data.long(start)) else { return nil }
    var tables: [String: Range<Int>] = [:]
    for number in 0..<data.word(start + 4) {
      let record = start + 12 + 16 * number
      let offset = data.long(record + 8)
      let length = data.long(record + 12)
      guard offset <= data.count, length <= data.count - offset else { continue }
      tables[data.tag(record)] = offset..<offset + length
    }
    guard let head = tables["head"], let maximum = tables["maxp"], let header = tables["hhea"],
      let map = tables["cmap"], tables["hmtx"] != nil, let characters = CharacterMap(data, map)
    else { return nil }
    self.tables = tables
    unitsPerEm = Double(max(data.word(head.lowerBound + 18), 1))
    hasLongOffsets = data.word(head.lowerBound + 50) != 0
    glyphCount = data.word(maximum.lowerBound + 4)
    metricCount = data.word(header.lowerBound + 34)
    characterMap = characters
    let bytes = data
    compact = tables["CFF "].flatMap { CompactFont(bytes, $0) }
    guard compact != nil || tables["glyf"] != nil && tables["loca"] != nil else { return nil }
  }

  /// The place of a table in the file.
  func range(of table: String) -> Range<Int>? { tables[table] }

  /// The index of a character's glyph; `nil` if the font has none.
  func glyph(_ scalar: Unicode.Scalar) -> Int? {
    let glyph = characterMap.glyph(scalar, data)
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }

  /// The advance width of a glyph.
  func advance(_ glyph: Int) -> Double {
    guard let table = tables["hmtx"], metricCount > 0 else { return 0 }
    return Double(data.word(table.lowerBound + 4 * min(glyph, metricCount - 1)))
  }

  /// The kerning between two glyphs.
  func kerning(_ left: Int, _ right: Int) -> Double {
    guard let table = tables["kern"], data.word(table.lowerBound) == 0, data.word(table.lowerBound + 2) > 0 else {
      return 0
    }
    let start = table.lowerBound + 4
    // Format 0, horizontal, plain values: a sorted list of pairs.
    guard data.word(start + 4) & 0xFF07 == 1 else { return 0 }
    let wanted = left << 16 | right
    var low = 0
    var high = data.word(start + 6)
    while low < high {
      let middle = (low + high) / 2
      let pair = start + 14 + 6 * middle
      let found = data.long(pair)
      if found == wanted { return Double(data.signedWord(pair + 4)) }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return 0
  }

  /// The outline of a glyph; empty for a space.
  func outline(_ glyph: Int) -> DrawnPath {
    if let compact { return compact.outline(glyph) }
    var path = DrawnPath()
    var components = FontFile.maximumComponents
    addOutline(glyph, .identity, depth: 0, &components, to: &path)
    return path
  }

  // MARK: TrueType outlines

  private func glyphData(_ glyph: Int) -> Range<Int>? {
    guard let locations = tables["loca"], let glyphs = tables["glyf"], glyph >= 0, glyph < glyphCount else {
      return nil
    }
    func offset(_ number: Int) -> Int {
      hasLongOffsets ? data.long(locations.lowerBound + 4 * number) : 2 * data.word(locations.lowerBound + 2 * number)
    }
    let (start, end) = (offset(glyph), offset(glyph + 1))
    guard start < end, end <= glyphs.count else { return nil }
    return glyphs.lowerBound + start..<glyphs.lowerBound + end
  }

  /// The number of components of a glyph with those of its components; more would be a hostile font.
  private static let maximumComponents = 512

  private func addOutline(
    _ glyph: Int, _ transform: AffineTransform, depth: Int, _ components: inout Int, to path: inout DrawnPath
  ) {
    // The depth limit ends cycles of composite glyphs.
    guard depth < 6, let range = glyphData(glyph) else { return }
    let contourCount = data.signedWord(range.lowerBound)
    if contourCount < 0 {
      addComposite(range.lowerBound + 10, transform, depth: depth, &components, to: &path)
    } else {
      addSimple(range.lowerBound + 10, contourCount, transform, to: &path)
    }
  }

  private func addComposite(
    _ start: Int, _ transform: AffineTransform, depth: Int, _ components: inout Int, to path: inout DrawnPath
  ) {
    var offset = start
    // The maximum number of components of a glyph.
    for _ in 0..<64 {
      guard components > 0 else { return }
      components -= 1
      let flags = data.word(offset)
      let glyph = data.word(offset + 2)
      offset += 4
      var part = AffineTransform.identity
      let hasWords = flags & 1 != 0
      if flags & 2 != 0 {
        part.tx = Double(hasWords ? data.signedWord(offset) : Int(Int8(truncatingIfNeeded: data.byte(offset))))
        part.ty = Double(hasWords ? data.signedWord(offset + 2) : Int(Int8(truncatingIfNeeded: data.byte(offset + 1))))
      }
      offset += hasWords ? 4 : 2
      func fraction() -> Double {
        defer { offset += 2 }
        return Double(data.signedWord(offset)) / 16_384
      }
      if flags & 0x08 != 0 {
        part.a = fraction()
        part.d = part.a
      } else if flags & 0x40 != 0 {
        part.a = fraction()
        part.d = fraction()
      } else if flags & 0x80 != 0 {
        part.a = fraction()
        part.b = fraction()
        part.c = fraction()
        part.d = fraction()
      }
      addOutline(glyph, part.concatenating(transform), depth: depth + 1, &components, to: &path)
      if flags & 0x20 == 0 { return }
    }
  }

  private func addSimple(_ start: Int, _ contourCount: Int, _ transform: AffineTransform, to path: inout DrawnPath) {
    let ends = (0..<contourCount).map { data.word(start + 2 * $0) }
    guard let last = ends.last else { return }
    let count = last + 1
    var offset = start + 2 * contourCount
    offset += 2 + data.word(offset)
    var flags: [Int] = []
    while flags.count < count, offset < data.count {
      let flag = data.byte(offset)
      offset += 1
      flags.append(flag)
      if flag & 8 != 0 {
        for _ in 0..<data.byte(offset) { flags.append(flag) }
        offset += 1
      }
    }
    guard flags.count >= count else { return }
    func coordinates(short: Int, same: Int) -> [Double] {
      var value = 0
      return (0..<count).map { index in
        if flags[index] & short != 0 {
          value += flags[index] & same != 0 ? data.byte(offset) : -data.byte(offset)
          offset += 1
        } else if flags[index] & same == 0 {
          value += data.signedWord(offset)
          offset += 2
        }
        return Double(value)
      }
    }
    let x = coordinates(short: 2, same: 16)
    let y = coordinates(short: 4, same: 32)
    var first = 0
    for end in ends {
      guard end >= first, end < count else { return }
      let points = (first...end).map { (transform.apply(to: Point(x: x[$0], y: y[$0])), flags[$0] & 1 != 0) }
      FontFile.addContour(points, to: &path)
      first = end + 1
    }
  }

  /// Adds a contour of on-curve points and quadratic control points; there is an implicit point halfway between two
  /// control points.
  private static func addContour(_ points: [(Point, isOn: Bool)], to path: inout DrawnPath) {
    guard points.count > 1 else { return }
    let firstOn = points.firstIndex { $0.isOn }
    let start = firstOn.map { points[$0].0 } ?? points[0].0.mixed(with: points[points.count - 1].0, 0.5)
    path.move(to: start)
    var control: Point?
    for step in 1...points.count {
      let (point, isOn) = points[((firstOn ?? -1) + step) % points.count]
      if isOn {
        if let last = control { path.addQuad(to: point, control: last) } else { path.addLine(to: point) }
        control = nil
      } else {
        if let last = control { path.addQuad(to: last.mixed(with: point, 0.5), control: last) }
        control = point
      }
    }
    if let control { path.addQuad(to: start, control: control) }
    path.close()
  }
}

/// The mapping from characters to glyphs: the table `cmap`, formats 4 and 12.
private struct CharacterMap: Sendable {
  private let start: Int
  private let format: Int

  init?(_ data: FontBytes, _ table: Range<Int>) {
    var best: (start: Int, format: Int)?
    for number in 0..<data.word(table.lowerBound + 2) {
      let record = table.lowerBound + 4 + 8 * number
      // The Unicode tables of the Unicode and Windows platforms.
      let (platform, encoding) = (data.word(record), data.word(record + 2))
      guard platform == 0 || platform == 3 && (encoding == 1 || encoding == 10) else { continue }
      let start = table.lowerBound + data.long(record + 4)
      let format = data.word(start)
      guard format == 4 || format == 12, format > best?.format ?? 0 else { continue }
      best = (start, format)
    }
    guard let best else { return nil }
    (start, format) = best
  }

  func glyph(_ scalar: Unicode.Scalar, _ data: FontBytes) -> Int {
    format == 12 ? glyph12(Int(scalar.value), data) : glyph4(Int(scalar.value), data)
  }

  private func glyph12(_ character: Int, _ data: FontBytes) -> Int {
    var low = 0
    var high = min(data.long(start + 12), data.count / 12)
    while low < high {
      let middle = (low + high) / 2
      let group = start + 16 + 12 * middle
      if data.long(group + 4) < character { low = middle + 1 } else { high = middle }
    }
    let group = start + 16 + 12 * low
    guard low < data.long(start + 12), data.long(group) <= character, character <= data.long(group + 4) else {
      return 0
    }
    return data.long(group + 8) + character - data.long(group)
  }

  private func glyph4(_ character: Int, _ data: FontBytes) -> Int {
    guard character < 0x10000 else { return 0 }
    let count = data.word(start + 6) / 2
    let ends = start + 14
    let starts = ends + 2 * count + 2
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if data.word(ends + 2 * middle) < character { low = middle + 1 } else { high = middle }
    }
    guard low < count, data.word(starts + 2 * low) <= character else { return 0 }
    let delta = data.word(starts + 2 * count + 2 * low)
    let rangeOffset = starts + 4 * count + 2 * low
    let range = data.word(rangeOffset)
    if range == 0 { return (character + delta) & 0xFFFF }
    let glyph = data.word(rangeOffset + range + 2 * (character - data.word(starts + 2 * low)))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }
}
