import Testing
import ViewSource

@Suite struct LineIndexTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\n", 2, 2, 1), ("ä = 1", 3, 1, 4),
  ])
  func positions(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let index = LineIndex(SourceBuffer(text))
    #expect(index.position(of: offset) == LineIndex.Position(line: line, column: column))
  }

  @Test func utf16ColumnsCountUnits() {
    let index = LineIndex(SourceBuffer("😀 = x"))
    #expect(index.utf16Column(of: 4) == 3)
  }

  /// In a long line the UTF-16 units are not counted from the beginning; the result is the same.
  @Test func utf16ColumnsOfALongLine() {
    let text = "first\n" + String(repeating: "a😀é日", count: 2000) + "\nlast 😀 line"
    let index = LineIndex(SourceBuffer(text))
    var offset = 0
    var column = 1
    for scalar in text.unicodeScalars {
      #expect(index.utf16Column(of: offset) == column)
      offset += UTF8.width(scalar)
      column = scalar == "\n" ? 1 : column + UTF16.width(scalar)
    }
  }

  @Test func invalidBytesAreUnits() {
    let index = LineIndex(SourceBuffer(Array(repeating: 0x80, count: 5000) as [UInt8]))
    #expect(index.utf16Column(of: 10) == 11)
    #expect(index.utf16Column(of: 4500) == 4501)
  }

  @Test func contentsLeaveOutLineEnds() {
    let buffer = SourceBuffer("one\r\ntwo\rthree\n")
    let index = LineIndex(buffer)
    #expect((1...index.lineCount).map { buffer.bytes.text(index.contents(ofLine: $0)) } == ["one", "two", "three", ""])
  }
}
