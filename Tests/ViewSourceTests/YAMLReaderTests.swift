import Foundation
import Testing

@testable import ViewSource

/// The part of YAML that descriptions of projects use.
@Suite struct YAMLReaderTests {
  private func shown(_ text: String) -> String {
    func shown(_ value: JSONValue) -> String {
      if let elements = value.array { return "[" + elements.map(shown).joined(separator: " ") + "]" }
      if let members = value.members {
        return "{" + members.map { "\($0.key)=\(shown($0.value))" }.joined(separator: " ") + "}"
      }
      return value.string ?? "?"
    }
    return shown(YAMLReader.read(SourceBuffer(text)))
  }

  @Test func blocksAreNestedByIndentation() {
    #expect(shown("a:\n  b: 1\n  c:\n  - x\n  - y: 2\n    z: 3\nd:\n- e\n") == "{a={b=1 c=[x {y=2 z=3}]} d=[e]}")
    #expect(shown("- - 1\n  - 2\n-\n  k: v\n") == "[[1 2] {k=v}]")
    #expect(shown("a:\nb: c\n") == "{a= b=c}")
  }

  @Test func valuesInOneLineMayGoOn() {
    #expect(shown("a: [1, \"b, c\", {d: e, f: [g]}]\nh: {}\n") == "{a=[1 b, c {d=e f=[g]}] h={}}")
    #expect(shown("a: [1,\n  2]\nb: 3\n") == "{a=[1 2] b=3}")
    #expect(shown("a: [1\n") == "{a=[1]}")
  }

  @Test func quotesCommentsAndTextsInSeveralLines() {
    #expect(
      shown("# one\na: \"x # y\" # two\n'b: c': d#e\nf: https://g.h\n---\n") == "{a=x # y b: c=d#e f=https://g.h}")
    #expect(shown("run: |\n  echo \"a: b\"\n  exit\nend: 1\n") == "{run=echo \"a: b\"\nexit end=1}")
  }

  @Test func anchorsAreMerged() {
    #expect(shown("a: &one\n  b: 1\nc:\n  <<: *one\n  d: 2\ne: *one\n") == "{a={b=1} c={b=1 d=2} e={b=1}}")
  }

  @Test func aliasesOfAliasesEnd() {
    var text = "a0: &a0 [x, x]\n"
    for number in 1..<40 { text += "a\(number): &a\(number) [*a\(number - 1), *a\(number - 1)]\n" }
    let value = YAMLReader.read(SourceBuffer(text))
    func count(_ value: JSONValue) -> Int {
      (value.array ?? value.members?.map(\.value) ?? []).reduce(1) { $0 + count($1) }
    }
    #expect(count(value) < 300_000)
  }
}
