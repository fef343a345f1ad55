/// UTF-16 columns, as SARIF and the Language Server Protocol count them.
///
/// A column is the number of code units since the start of the line. For a file with a very long line, the index stores
/// the number of code units at regular intervals (marks), so that many columns in that line do not each count from its
/// start.
extension LineIndex {
  /// The offset of a scalar, and the number of code units before it in the file.
  struct UTF16Mark {
    var offset: UInt32
    var units: UInt32
  }

  /// The interval of the marks in bytes: the maximum number of bytes decoded for one column, except in lines no longer
  /// than two intervals.
  private static let stride = 1024

  /// The column in UTF-16 code units from 1. An invalid byte counts as one unit.
  public func utf16Column(of offset: Int) -> Int {
    let start = Int(lineStarts[line(of: offset) - 1])
    guard offset - start > LineIndex.stride, !utf16Marks.isEmpty else { return utf16Units(from: start, to: offset) + 1 }
    return utf16Units(before: offset) - utf16Units(before: start) + 1
  }

  private func utf16Units(before offset: Int) -> Int {
    // A mark is at its multiple of the stride or, if that is inside a scalar, right after the scalar.
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

  /// Advances past one scalar and counts its code units.
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
