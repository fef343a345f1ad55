import Testing
import ViewSource

@testable import ViewSemantics

/// The memos of expressions are discarded from time to time, which does not change any result.
@Suite struct BodyMemosTests {
  @Test func typesAreTheSameHoweverMuchWasAskedBefore() {
    let (one, all) = Workers.onDeepStack {
      let program = Program([Program.ModuleSource(name: "Main", files: BodyMemosTests.files)], jobs: 1)
      let analyzer = Analyzer(program)
      let all = program.userFileIDs.map { analyzer.typedDeclarations(in: $0).map(\.type) }
      let memos = analyzer.bodyMemos
      #expect(memos.expressions.count < BodyMemosTests.files.count * BodyMemosTests.length)
      return (program.userFileIDs.map { Analyzer(program).typedDeclarations(in: $0).map(\.type) }, all)
    }
    #expect(one == all)
    #expect(Set(all).count == 2)
  }

  private static let length = 600

  /// Two kinds of files whose nodes have the same numbers but different contents.
  private static let files = (0..<12).map { number in
    let value = number.isMultiple(of: 2) ? "1" : "\"\""
    let lines = (0..<length).map { "_ = Pair(first: value\(number), second: value\(number).hashValue + \($0)).first" }
    let text = """
      import SwiftUI
      private struct Pair<First, Second> {
        let first: First
        let second: Second
      }
      struct View\(number): View {
        let value\(number) = \(value)
        var body: some View {
          let values = [1, 2].map { number in
            \(lines.joined(separator: "\n      "))
            return Pair(first: value\(number), second: number)
          }
          ForEach(values, id: \\.second) { pair in Text("\\(pair.second)").tag(pair.first) }
        }
      }
      """
    return SourceFile(path: "App/View\(number).swift", text: text)
  }
}
