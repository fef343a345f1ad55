/// The start offsets of the lines of a file. A line ends at LF, at CR LF or at a lone CR.
public struct LineIndex: Sendable {
  /// A line and a column, both counted from 1; the column in UTF-8 bytes.
  public struct Position: Sendable, Hashable {
    /// From 1.
    public var line: Int
    /// In bytes of UTF-8, from 1.
    public var column: Int

    /// Both count from 1; the existence of the position is not checked.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  let buffer: SourceBuffer
  /// The offset of the first byte of every line; the first is 0.
  public let lineStarts: [UInt32]
  /// The number of UTF-16 code units before offsets at regular intervals; empty if the file has no very long line.
  let utf16Marks: [UTF16Mark]

  /// Scans the whole file, and a second time if it has a very long line.
  public init(_ buffer: SourceBuffer) {
    self.buffer = buffer
    let bytes = buffer.bytes
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && bytes[offset] != UInt8(ascii: "\n")) {
        starts.append(UInt32(offset))
      }
    }
    lineStarts = starts
    utf16Marks = LineIndex.utf16Marks(bytes, starts)
  }

  /// The number of lines. A file that ends with a line ending has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// The line, counted from 1, that contains the byte at `offset`.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column of a byte offset; the end of the file is a valid offset.
  public func position(of offset: Int) -> Position {
    let line = line(of: offset)
    return Position(line: line, column: offset - Int(lineStarts[line - 1]) + 1)
  }

  /// The bytes of a line, counted from 1, without its line ending.
  public func contents(ofLine line: Int) -> SourceRange {
    let start = Int(lineStarts[line - 1])
    var end = line < lineStarts.count ? Int(lineStarts[line]) : buffer.count
    let bytes = buffer.bytes
    if end > start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceRange(start, end)
  }
}
