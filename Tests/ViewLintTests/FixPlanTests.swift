import Testing
import ViewSource

@testable import ViewLint

@Suite struct FixPlanTests {
  private func diagnostic(_ file: SourceFile, _ edits: [(Int, Int, String)], isSafe: Bool = true) -> Diagnostic {
    let edits = edits.map { TextEdit(SourceRange($0.0, $0.1), $0.2) }
    return Diagnostic(
      .warning, "test", "test", in: file, at: edits[0].range, fixIts: [FixIt("fix", edits, isSafe: isSafe)])
  }

  private func fixed(_ text: String, _ fixes: [[(Int, Int, String)]]) -> String {
    let file = SourceFile(path: "A.swift", text: text)
    let plan = FixPlan(for: fixes.map { diagnostic(file, $0) }, in: file, includesUnsafe: false)
    return String(decoding: plan.apply(to: file), as: UTF8.self)
  }

  @Test func appliesWhatDoesNotOverlap() {
    #expect(fixed("abcdef", [[(0, 1, "X")], [(2, 3, "Y")]]) == "XbYdef")
    #expect(fixed("abcdef", [[(0, 3, "X")], [(2, 4, "Y")]]) == "Xdef")
    #expect(fixed("abcdef", [[(0, 1, "X"), (5, 6, "Z")], [(2, 3, "Y")]]) == "XbYdeZ")
  }

  @Test func leavesTouchingFixesForTheNextRound() {
    #expect(fixed("abcdef", [[(0, 2, "X")], [(2, 3, "Y")]]) == "Xcdef")
    #expect(fixed("abcdef", [[(2, 2, "X")], [(2, 2, "Y")]]) == "abXcdef")
  }

  @Test func takesAllEditsOfAFixOrNone() {
    #expect(fixed("abcdef", [[(0, 1, "X")], [(0, 1, "Y"), (4, 5, "Z")]]) == "Xbcdef")
    #expect(fixed("abcdef", [[(0, 2, "X"), (1, 3, "Y")]]) == "abcdef")
  }

  @Test func neverCutsACharacter() {
    #expect(fixed("aéb", [[(2, 3, "X")]]) == "aéb")
    #expect(fixed("a", [[(0, 9, "X")]]) == "a")
  }

  @Test func writesLinesAsTheFileDoes() {
    #expect(fixed("a\r\nb\r\n", [[(0, 1, "x\ny")]]).utf8.elementsEqual("x\r\ny\r\nb\r\n".utf8))
    #expect(fixed("a\nb", [[(0, 1, "x\ny")]]) == "x\ny\nb")
  }

  @Test func unsafeFixesAreAskedFor() {
    let file = SourceFile(path: "A.swift", text: "ab")
    let diagnostics = [diagnostic(file, [(0, 1, "X")], isSafe: false)]
    #expect(FixPlan(for: diagnostics, in: file, includesUnsafe: false).count == 0)
    #expect(FixPlan(for: diagnostics, in: file, includesUnsafe: true).count == 1)
  }

  @Test func linesMoveWithEdits() {
    let file = SourceFile(path: "A.swift", text: "1\n2\n3\n4\n5\n")
    var lines = LineSet()
    lines.insert(4...4)
    // Line 2 is deleted, and a line is inserted before line 1.
    let edits = [TextEdit(SourceRange(0, 0), "0\n"), TextEdit(SourceRange(2, 4), "")]
    #expect(lines.moved(by: edits, in: file).ranges == [4...4])
    #expect(lines.moved(by: [edits[1]], in: file).ranges == [3...3])
    // Text that an edit inserts into a line of the set belongs to the set.
    #expect(lines.moved(by: [TextEdit(SourceRange(6, 7), "a\nb")], in: file).ranges == [4...5])
    // Whole lines are deleted before the lines of the set, or some of these lines together with others.
    var two = LineSet()
    two.insert(4...5)
    #expect(two.moved(by: [TextEdit(SourceRange(2, 6), "")], in: file).ranges == [2...3])
    #expect(two.moved(by: [TextEdit(SourceRange(2, 8), "")], in: file).ranges == [2...2])
    #expect(two.moved(by: [TextEdit(SourceRange(0, 7), "a")], in: file).ranges == [1...2])
    #expect(two.moved(by: [TextEdit(SourceRange(8, 10), "")], in: file).ranges == [4...4])
  }
}
