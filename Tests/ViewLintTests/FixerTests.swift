import Foundation
import Testing
import ViewSource

@testable import ViewLint

/// Fixes whole files, round after round.
@Suite struct FixerTests {
  /// A view with nested conditions, each of which can be fixed once the outer ones are gone.
  private static func nested(_ depth: Int) -> String {
    let conditions = (0..<depth).map { "if isOn\($0) { Counter().padding(\($0)) } else { " }.joined()
    let flags = (0..<depth).map { "var isOn\($0) = false; " }.joined()
    return """
      import SwiftUI
      struct Counter: View { @State private var count = 0; var body: some View { Stepper("\\(count)", value: $count) } }
      struct Example: View { \(flags)
        var body: some View {
          \(conditions)Counter()\(String(repeating: " }", count: depth))
        }
      }

      """
  }

  private func fixer(_ rounds: Int = 1000) -> Fixer {
    let options = LintOptions()
    return Fixer(
      LintRun(options, ConfigurationStore(.none)), options, includesUnsafe: true, maximumRounds: rounds)
  }

  @Test func goesOnUntilNothingIsLeft() {
    let file = SourceFile(path: "A.swift", text: Self.nested(13))
    let outcome = fixer().fix([file], paths: ["A.swift"])
    #expect(outcome.fixCount > 10)
    #expect(outcome.reasonsLeft.isEmpty)
    #expect(fixer().fix(outcome.after, paths: ["A.swift"]).fixCount == 0)
  }

  @Test func saysThatItStopped() {
    let file = SourceFile(path: "A.swift", text: Self.nested(5))
    let outcome = fixer(2).fix([file], paths: ["A.swift"])
    #expect(outcome.reasonsLeft == ["A.swift still has fixes after 2 rounds"])
    #expect(outcome.fixCount > 0)
    #expect(fixer().fix(outcome.after, paths: ["A.swift"]).fixCount > 0)
  }

  @Test func whatCannotBeWrittenIsNotFixed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fixer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = "// viewlint:disable:next identity\nlet a = 1\n"
    let paths = ["Changed.swift", "Same.swift"].map { folder.appendingPathComponent($0).path }
    let files = paths.map { SourceFile(path: $0, text: text) }
    // An editor saves another text during the search for fixes.
    try Data("let b = 2\n".utf8).write(to: URL(fileURLWithPath: paths[0]))
    try Data(text.utf8).write(to: URL(fileURLWithPath: paths[1]))
    let fixer = fixer()
    var outcome = fixer.fix(files, paths: paths)
    #expect(outcome.fixCounts == [1, 1])
    let problems = fixer.write(&outcome, except: nil, paths: paths)
    #expect(problems == ["cannot write \(paths[0]): it was changed in the meantime"])
    #expect(outcome.fixCounts == [0, 1])
    #expect(outcome.changed.map(\.before.path) == [paths[1]])
    #expect(outcome.last.findings.map(\.diagnostic.file.path) == [paths[0]])
    #expect(try String(contentsOfFile: paths[1], encoding: .utf8) == "let a = 1\n")
  }
}
