import ViewLayout

/// The outlines of OpenType fonts in Adobe's Compact Font Format, with Type 2 charstrings.
struct CompactFont: Sendable {
  private let data: FontBytes
  private let glyphs: [Range<Int>]
  private let globalRoutines: [Range<Int>]
  /// The subroutines of each private dictionary, and the selector of a glyph's dictionary.
  private let routines: [[Range<Int>]]
  private let selector: FontSelector?

  init?(_ data: FontBytes, _ table: Range<Int>) {
    self.data = data
    let start = table.lowerBound
    guard data.byte(start) == 1 else { return nil }
    let names = CompactFont.index(data, start + data.byte(start + 2))
    let dictionaries = CompactFont.index(data, names.end)
    let strings = CompactFont.index(data, dictionaries.end)
    globalRoutines = CompactFont.index(data, strings.end).items
    guard let top = dictionaries.items.first else { return nil }
    let entries = CompactFont.dictionary(data, top)
    guard let charstrings = entries[17]?.first else { return nil }
    glyphs = CompactFont.index(data, start + Int(clamping: charstrings)).items
    /// The subroutines of the private dictionary to which a dictionary refers.
    func routines(_ entries: [Int: [Double]]) -> [Range<Int>] {
      guard let pair = entries[18], pair.count == 2 else { return [] }
      let offset = start + Int(clamping: pair[1])
      let own = CompactFont.dictionary(data, offset..<offset + max(0, min(Int(clamping: pair[0]), data.count)))
      guard let local = own[19]?.first else { return [] }
      return CompactFont.index(data, offset + Int(clamping: local)).items
    }
    if let fonts = entries[0x0C24]?.first, let selector = entries[0x0C25]?.first {
      self.routines = CompactFont.index(data, start + Int(clamping: fonts)).items.map {
        routines(CompactFont.dictionary(data, $0))
      }
      self.selector = FontSelector(start: start + Int(clamping: selector))
    } else {
      self.routines = [routines(entries)]
      selector = nil
    }
  }

  func outline(_ glyph: Int) -> DrawnPath {
    guard glyphs.indices.contains(glyph) else { return DrawnPath() }
    let font = selector?.font(of: glyph, data) ?? 0
    var reader = CharstringReader(
      data: data, globalRoutines: globalRoutines, routines: routines.indices.contains(font) ? routines[font] : [])
    reader.run(glyphs[glyph], depth: 0)
    reader.path.close()
    return reader.path
  }

  /// The items of an INDEX structure, and its end.
  private static func index(_ data: FontBytes, _ start: Int) -> (items: [Range<Int>], end: Int) {
    let count = data.word(start)
    guard count > 0 else { return ([], start + 2) }
    let size = data.byte(start + 2)
    func offset(_ number: Int) -> Int {
      (0..<size).reduce(0) { $0 << 8 | data.byte(start + 3 + number * size + $1) }
    }
    let base = start + 2 + (count + 1) * size
    var items: [Range<Int>] = []
    items.reserveCapacity(count)
    for number in 0..<count {
      let (from, to) = (base + offset(number), base + offset(number + 1))
      items.append(from <= to && to <= data.count ? from..<to : 0..<0)
    }
    return (items, base + offset(count))
  }

  /// The operands of a dictionary by their operators; two-byte operators are 0x0C00 and more.
  private static func dictionary(_ data: FontBytes, _ range: Range<Int>) -> [Int: [Double]] {
    var entries: [Int: [Double]] = [:]
    var operands: [Double] = []
    var offset = range.lowerBound
    while offset < range.upperBound, offset < data.count {
      let first = data.byte(offset)
      offset += 1
      switch first {
      case 12:
        entries[0x0C00 | data.byte(offset)] = operands
        operands = []
        offset += 1
      case 0...21:
        entries[first] = operands
        operands = []
      case 28:
        operands.append(Double(data.signedWord(offset)))
        offset += 2
      case 29:
        operands.append(Double(Int32(truncatingIfNeeded: data.long(offset))))
        offset += 4
      case 30:
        // A decimal number; no operator read here has one.
        while offset < range.upperBound, data.byte(offset) & 0x0F != 0x0F, data.byte(offset) >> 4 != 0x0F {
          offset += 1
        }
        offset += 1
        operands.append(0)
      case 32...246: operands.append(Double(first - 139))
      case 247...250:
        operands.append(Double((first - 247) * 256 + data.byte(offset) + 108))
        offset += 1
      case 251...254:
        operands.append(Double(-(first - 251) * 256 - data.byte(offset) - 108))
        offset += 1
      default: break
      }
    }
    return entries
  }

  /// The selector of a glyph's private dictionary, in fonts with several.
  private struct FontSelector: Sendable {
    let start: Int

    func font(of glyph: Int, _ data: FontBytes) -> Int {
      guard data.byte(start) == 3 else { return data.byte(start + 1 + glyph) }
      var low = 0
      var high = data.word(start + 1)
      while low + 1 < high {
        let middle = (low + high) / 2
        if data.word(start + 3 + 3 * middle) <= glyph { low = middle } else { high = middle }
      }
      return data.byte(start + 5 + 3 * low)
    }
  }
}

/// Interprets the charstring of a glyph.
private struct CharstringReader {
  var path = DrawnPath()
  private let data: FontBytes
  private let globalRoutines: [Range<Int>]
  private let routines: [Range<Int>]
  private var stack: [Double] = []
  private var place = Point.zero
  private var stemCount = 0
  private var isEnded = false
  /// The number of operators so far; nested routines of a hostile font could be called without end.
  private var work = 0
  private static let maximumWork = 200_000

  init(data: FontBytes, globalRoutines: [Range<Int>], routines: [Range<Int>]) {
    self.data = data
    self.globalRoutines = globalRoutines
    self.routines = routines
  }

  mutating func run(_ range: Range<Int>, depth: Int) {
    guard depth < 11 else { return }
    var offset = range.lowerBound
    while offset < range.upperBound, !isEnded {
      work += 1
      if work > CharstringReader.maximumWork { return isEnded = true }
      let first = data.byte(offset)
      offset += 1
      switch first {
      case 28:
        push(Double(data.signedWord(offset)))
        offset += 2
      case 32...246: push(Double(first - 139))
      case 247...250:
        push(Double((first - 247) * 256 + data.byte(offset) + 108))
        offset += 1
      case 251...254:
        push(Double(-(first - 251) * 256 - data.byte(offset) - 108))
        offset += 1
      case 255:
        push(Double(Int32(truncatingIfNeeded: data.long(offset))) / 65_536)
        offset += 4
      case 10, 29:
        let list = first == 10 ? routines : globalRoutines
        let bias = list.count < 1_240 ? 107 : list.count < 33_900 ? 1_131 : 32_768
        let number = Int(clamping: stack.popLast() ?? 0) &+ bias
        if list.indices.contains(number) { run(list[number], depth: depth + 1) }
      case 11: return
      case 19, 20:
        // Hints; a mask has one bit for each.
        stemCount += stack.count / 2
        stack = []
        offset += (stemCount + 7) / 8
      case 12:
        perform(0x0C00 | data.byte(offset))
        offset += 1
      default: perform(first)
      }
    }
  }

  private mutating func push(_ value: Double) {
    // The maximum stack depth of the format.
    if stack.count < 513 { stack.append(value) }
  }

  private mutating func perform(_ code: Int) {
    defer { stack = [] }
    let count = stack.count
    switch code {
    case 1, 3, 18, 23: stemCount += count / 2
    case 14: isEnded = true
    case 21: move(count >= 2 ? stack[count - 2] : 0, stack.last ?? 0)
    case 22: move(stack.last ?? 0, 0)
    case 4: move(0, stack.last ?? 0)
    case 5: for index in stride(from: 0, to: count - 1, by: 2) { line(stack[index], stack[index + 1]) }
    case 6, 7:
      for index in 0..<count {
        let isAcross = (code == 6) == (index % 2 == 0)
        line(isAcross ? stack[index] : 0, isAcross ? 0 : stack[index])
      }
    case 8: for index in stride(from: 0, to: count - 5, by: 6) { curve(at: index) }
    case 24:
      for index in stride(from: 0, to: count - 7, by: 6) { curve(at: index) }
      if count >= 2 { line(stack[count - 2], stack[count - 1]) }
    case 25:
      for index in stride(from: 0, to: count - 7, by: 2) { line(stack[index], stack[index + 1]) }
      if count >= 6 { curve(at: count - 6) }
    case 26, 27:
      // All curves but the first begin and end in the same direction, vertically or horizontally.
      var index = count % 4 == 0 ? 0 : 1
      var other = index == 1 ? stack[0] : 0
      while index + 3 < count {
        let (a, b, c, d) = (stack[index], stack[index + 1], stack[index + 2], stack[index + 3])
        if code == 26 { curve(other, a, b, c, 0, d) } else { curve(a, other, b, c, d, 0) }
        other = 0
        index += 4
      }
    case 30, 31:
      // Curves that begin horizontally and end vertically, alternating with the opposite.
      var isAcross = code == 31
      var index = 0
      while index + 3 < count {
        let last = count - index == 5 ? stack[index + 4] : 0
        let (a, b, c, d) = (stack[index], stack[index + 1], stack[index + 2], stack[index + 3])
        if isAcross { curve(a, 0, b, c, last, d) } else { curve(0, a, b, c, d, last) }
        isAcross.toggle()
        index += 4
      }
    case 0x0C22 where count >= 7:
      let s = stack
      curve(s[0], 0, s[1], s[2], s[3], 0)
      curve(s[4], 0, s[5], -s[2], s[6], 0)
    case 0x0C23 where count >= 12:
      curve(at: 0)
      curve(at: 6)
    case 0x0C24 where count >= 9:
      let s = stack
      curve(s[0], s[1], s[2], s[3], s[4], 0)
      curve(s[5], 0, s[6], s[7], s[8], -(s[1] + s[3] + s[7]))
    case 0x0C25 where count >= 11:
      let s = stack
      let dx = s[0] + s[2] + s[4] + s[6] + s[8]
      let dy = s[1] + s[3] + s[5] + s[7] + s[9]
      curve(at: 0)
      if abs(dx) > abs(dy) {
        curve(s[6], s[7], s[8], s[9], s[10], -dy)
      } else {
        curve(s[6], s[7], s[8], s[9], -dx, s[10])
      }
    default: break
    }
  }

  private mutating func move(_ dx: Double, _ dy: Double) {
    path.close()
    place = Point(x: place.x + dx, y: place.y + dy)
    path.move(to: place)
  }

  private mutating func line(_ dx: Double, _ dy: Double) {
    place = Point(x: place.x + dx, y: place.y + dy)
    path.addLine(to: place)
  }

  private mutating func curve(at index: Int) {
    curve(stack[index], stack[index + 1], stack[index + 2], stack[index + 3], stack[index + 4], stack[index + 5])
  }

  private mutating func curve(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ cx: Double, _ cy: Double) {
    let control1 = Point(x: place.x + ax, y: place.y + ay)
    let control2 = Point(x: control1.x + bx, y: control1.y + by)
    place = Point(x: control2.x + cx, y: control2.y + cy)
    path.addCubic(to: place, control1: control1, control2: control2)
  }
}
