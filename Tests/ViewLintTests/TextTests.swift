import Testing
import ViewSource
import ViewSyntax

@testable import ViewLint

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> [Substring] {
    UnifiedDiff.text(path: "A.swift", old: Array(old.utf8), new: Array(new.utf8)).split(separator: "\n")
  }

  @Test func equalTextsHaveNone() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
  }

  @Test func distantChangesAreHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "2\nx\n", maxReplacements: 1).replacing("18\n", with: "")
    #expect(
      diff(old, new) == [
        "--- A.swift", "+++ b/A.swift", "@@ -1,6 +1,6 @@", " 1", " 2", "-3", "+x", " 4", " 5", " 6",
        "@@ -15,6 +15,5 @@", " 15", " 16", " 17", "-18", " 19", " 20",
      ])
  }

  @Test func aMissingLineEndIsShown() {
    #expect(
      diff("a", "b\n") == [
        "--- A.swift", "+++ b/A.swift", "@@ -1 +1 @@", "-a", "\\ No newline at end of file", "+b",
      ])
    #expect(diff("", "b\n")[2] == "@@ -0,0 +1 @@")
  }

  /// Swift treats `é` and `e´` as equal; a file does not.
  @Test func linesAreBytes() {
    #expect(diff("\u{E9}\n", "e\u{301}\n").count == 5)
  }
}

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("Generated", "Generated", true), ("Generated", "A/Generated", true), ("Generated", "A/GeneratedX", false),
    ("*.gen.swift", "A/B.gen.swift", true), ("*.gen.swift", "B.gen.swift.bak", false),
    ("A/*/C", "A/B/C", true), ("A/*/C", "A/B/B/C", false), ("A/*/C", "X/A/B/C", false),
    ("A/**", "A/B/C", true), ("A/**/C", "A/C", true), ("A/**/C", "A/B/B/C", true), ("/A", "A", true),
    ("/A", "B/A", false), ("A/", "B/A", true), ("a?c", "abc", true), ("a?c", "ac", false), ("**/*x*y", "q/axby", true),
  ])
  func matches(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }

  /// Many wildcards must not make matching slow.
  @Test func isNotExponential() {
    let pattern = PathPattern(String(repeating: "*a", count: 50) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 1000)))
  }
}

@Suite struct GitChangesTests {
  @Test func readsADiffWithoutContext() {
    let diff = """
      diff --git a/A.swift b/A.swift
      --- a/A.swift
      +++ b/A.swift
      @@ -3 +3,2 @@ struct A {
      --- a/not a header
      +++ b/not a header
      +x
      @@ -9,2 +10,0 @@
      -y
      -z
      diff --git a/gone.swift b/gone.swift
      --- a/gone.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -y
      diff --git "a/q\\"\\303\\251.swift" "b/q\\"\\303\\251.swift"
      --- "a/q\\"\\303\\251.swift"
      +++ "b/q\\"\\303\\251.swift"
      @@ -0,0 +1 @@
      +x
      \\ No newline at end of file
      --- a/with space.swift\t
      +++ b/with space.swift\t
      @@ -1 +1 @@
      -a
      +b
      """
    let lines = GitChanges.changedLines(in: diff)
    #expect(lines["A.swift"]?.ranges == [3...4, 10...11])
    #expect(lines["q\"é.swift"]?.ranges == [1...1])
    #expect(lines["with space.swift"]?.ranges == [1...1])
    #expect(lines.count == 3)
  }
}

@Suite struct SuppressionScannerTests {
  private func scan(_ text: String) -> [SuppressionComment] {
    let file = SourceFile(path: "A.swift", text: text)
    return SuppressionScanner.scan(Parser.parse(file.buffer).tree, file)
  }

  @Test func readsNamesUpToTheReason() {
    let comment = scan("let a = 1 // viewlint:disable:this a, b c - d, e\n").first
    #expect(comment?.command == .disableThis)
    #expect(comment?.names.map(\.text) == ["a", "b", "c"])
    #expect(scan("//viewlint:enable").first?.command == .enable)
    #expect(scan("// viewlint:disable a — why").first?.names.map(\.text) == ["a"])
  }

  @Test func nextIsTheNextLineOfCode() {
    #expect(scan("// viewlint:disable:next a\n\n// another comment\nlet a = 1\n").first?.line == 4)
    #expect(scan("let b = 2 // viewlint:disable:next a\nlet a = 1\n").first?.line == 2)
  }

  @Test func stringsAndOtherCommentsAreNoCommands() {
    #expect(scan("let a = \"// viewlint:disable b\"").isEmpty)
    #expect(scan("let a = \"\"\"\n  // viewlint:disable b\n  \"\"\"").isEmpty)
    #expect(scan("// see viewlint:disable b").isEmpty)
    #expect(scan("/* // viewlint:disable b */").isEmpty)
    #expect(scan("let a = \"viewlint:\" // viewlint:enable\n").count == 1)
  }

  /// Whatever precedes the word, the search that skips bytes does not miss it.
  @Test func findsTheWordAtEveryOffset() {
    for length in 0..<40 {
      for filler in ["v", "i", "e", "w", "l", "n", "t", ":", "x"] {
        let text = "//" + String(repeating: filler, count: length) + "\n// viewlint:enable\n"
        #expect(scan(text).count == 1, "\(filler) \(length)")
      }
    }
  }
}

@Suite struct ReportTests {
  @Test func namesOfFindingsStayWhenLinesMove() {
    func fingerprints(_ text: String) -> [String] {
      let file = SourceFile(path: "A.swift", text: text)
      let findings = text.ranges(of: "x  y").map { range in
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return Finding(
          Diagnostic(.warning, "test", "test", in: file, at: SourceRange(start, start + 4)), declaration: "A.body")
      }
      return Report(findings: findings).fingerprints
    }
    let first = fingerprints("x  y; x  y")
    #expect(Set(first).count == 2)
    #expect(fingerprints("\n\n  x  y\nx  y") == first)
  }

  @Test func xmlHoldsNoControlCharacters() {
    #expect(XMLText.escaped("a<b>&\"\u{1}\n") == "a&lt;b&gt;&amp;&quot;\u{FFFD}&#10;")
  }

  @Test func pathsBecomeURIs() {
    #expect(Reporter.uri(of: "my app/é:1.swift") == "my%20app/%C3%A9%3A1.swift")
    #expect(Reporter.uri(of: "/a.swift") == "file:///a.swift")
  }
}
