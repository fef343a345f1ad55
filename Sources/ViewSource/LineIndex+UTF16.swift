/// Columns as SARIF and editors count them.
///
/// A column is the number of code units since the line began. So that it is not counted anew from there for each of many
/// places in one long line, the units of a file that has such a line are counted once, and kept a stride apart.
extension LineIndex {
  /// The begin of a scalar, and how many code units stand before it in the file.
  struct UTF16Mark {
    var offset: UInt32
    var units: UInt32
  }

  /// How many bytes are decoded for one column at most, besides those of a line no longer than two strides.
  private static let stride = 1024

  /// The column in UTF-16 code units from 1. An invalid byte counts as one unit.
  public func utf16Column(of offset: Int) -> Int {
    let start = Int(lineStarts[line(of: offset) - 1])
    guard offset - start > LineIndex.stride, !utf16Marks.isEmpty else { return utf16Units(from: start, to: offset) + 1 }
    return utf16Units(before: offset) - utf16Units(before: start) + 1
  }

  private func utf16Units(before offset: Int) -> Int {
    // A mark stands at its multiple of the stride or, where that is inside of a scalar, just behind it.
    var number = min(offset / LineIndex.stride, utf16Marks.count - 1)
    if number > 0, Int(utf16Marks[number].offset) > offset { number -= 1 }
    let mark = utf16Marks[number]
    return Int(mark.units) + utf16Units(from: Int(mark.offset), to: offset)
  }

  private func utf16Units(from start: Int, to end: Int) -> Int {
    let bytes = buffer.bytes
    var units = 0
    var offset = start
    while offset < end { LineIndex.step(bytes, &offset, &units) }
    return units
  }

  /// Moves behind one scalar and counts its code units.
  private static func step(_ bytes: SourceBytes, _ offset: inout Int, _ units: inout Int) {
    let length = bytes[offset] < 0x80 ? 1 : UTF8Decoding.scalar(in: bytes, at: offset)?.1 ?? 1
    offset += length
    units += length == 4 ? 2 : 1
  }

  static func utf16Marks(_ bytes: SourceBytes, _ lineStarts: [UInt32]) -> [UTF16Mark] {
    let ends = lineStarts.dropFirst() + [UInt32(bytes.count)]
    guard zip(lineStarts, ends).contains(where: { Int($1) - Int($0) > 2 * stride }) else { return [] }
    var marks: [UTF16Mark] = []
    var offset = 0
    var units = 0
    while offset < bytes.count {
      if offset >= marks.count * stride { marks.append(UTF16Mark(offset: UInt32(offset), units: UInt32(units))) }
      step(bytes, &offset, &units)
    }
    return marks
  }
}
