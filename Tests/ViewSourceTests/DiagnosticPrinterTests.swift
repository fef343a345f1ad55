import Testing
import ViewSource

@Suite struct DiagnosticPrinterTests {
  private func text(_ source: String, _ range: SourceRange, context: SourceRange? = nil) -> String {
    let file = SourceFile(path: "a.swift", text: source)
    return DiagnosticPrinter().text(
      of: Diagnostic(.warning, "rule", "message", in: file, at: range, context: context))
  }

  @Test func caretsStandUnderTheRange() {
    #expect(
      text("let a = 1\nlet bc = 2\n", SourceRange(14, 16)) == """
        a.swift:2:5: warning: message [rule]
            2 | let bc = 2
              |     ^~

        """)
  }

  @Test func tabsTakeFourCells() {
    #expect(text("\tx", SourceRange(1, 2)).contains("    1 |     x\n      |     ^\n"))
  }

  @Test func wideCharactersTakeTwoCells() {
    #expect(text("日本 x", SourceRange(7, 8)).contains("    1 | 日本 x\n      |      ^\n"))
  }

  @Test func carriageReturnsAreNotShown() {
    #expect(text("a b\r\nc\r\n", SourceRange(2, 3)).contains("    1 | a b\n      |   ^\n"))
  }

  @Test func controlCharactersBecomePictures() {
    #expect(text("\u{1B}[31mx", SourceRange(5, 6)).contains("␛[31mx"))
  }

  @Test func rangesAtTheEndOfTheFile() {
    #expect(text("a", SourceRange(1, 1)).contains("    1 | a\n      |  ^\n"))
    #expect(text("", SourceRange(0, 0)).contains("    1 | \n      | ^\n"))
  }

  @Test func contextShowsMoreLines() {
    let result = text("if a {\n  b\n}\n", SourceRange(0, 4), context: SourceRange(0, 12))
    #expect(result.contains("    1 | if a {\n      | ^~~~\n    2 |   b\n    3 | }\n"))
  }

  @Test func longLinesAreCutAroundTheCarets() {
    let line = String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000)
    let result = text(line, SourceRange(5000, 5001))
    let lines = result.split(separator: "\n")
    #expect(lines[1].count < 200)
    let source = Array(lines[1])
    #expect(lines[2].firstIndex(of: "^").map { source[lines[2].distance(from: lines[2].startIndex, to: $0)] } == "X")
  }

  /// Each invalid UTF-8 byte and each combining character takes the space that it has in the source, and no more.
  @Test func brokenBytesAreCountedAsTheyStand() {
    let broken: [UInt8] = Array(repeating: [0x80, 0xCC, 0x81], count: 3000).flatMap { $0 }
    let bytes = Array("let x = ".utf8) + broken + Array(" y".utf8)
    let file = SourceFile(path: "a.swift", buffer: SourceBuffer(bytes))
    let place = SourceRange(bytes.count - 1, bytes.count)
    let lines = DiagnosticPrinter().text(of: Diagnostic(.warning, "rule", "message", in: file, at: place))
      .split(separator: "\n")
    let source = Array(lines[1])
    #expect(lines[2].firstIndex(of: "^").map { source[lines[2].distance(from: lines[2].startIndex, to: $0)] } == "y")
  }

  /// However long a line is, only the part near the location is read and shown.
  @Test func scalarsAreNotCutInTwo() {
    for shift in 0..<4 {
      let line = String(repeating: "a", count: shift) + String(repeating: "😀", count: 2000)
      let result = text(line, SourceRange(shift + 4000, shift + 4004))
      #expect(!result.contains("\u{FFFD}"))
      #expect(result.contains("^~"))
    }
  }

  #if DEBUG
    @Test func aLongLineIsNotReadForEachPlace() {
      let file = SourceFile(path: "a.swift", text: String(repeating: "f(a) ", count: 20_000))
      let positions = file.lineIndex
      let before = file.buffer.looks.total
      for number in 0..<100 {
        let place = SourceRange(number * 1000, number * 1000 + 1)
        _ = DiagnosticPrinter().text(of: Diagnostic(.warning, "rule", "message", in: file, at: place))
        _ = positions.utf16Column(of: place.start)
      }
      // Reading the line once per location would be a hundred times its 100,000 bytes.
      #expect(file.buffer.looks.total - before < 10 * file.buffer.count)
    }
  #endif
}
