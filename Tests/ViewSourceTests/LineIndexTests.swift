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

  @Test func contentsLeaveOutLineEnds() {
    let buffer = SourceBuffer("one\r\ntwo\rthree\n")
    let index = LineIndex(buffer)
    #expect((1...index.lineCount).map { buffer.bytes.text(index.contents(ofLine: $0)) } == ["one", "two", "three", ""])
  }
}
