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
}
