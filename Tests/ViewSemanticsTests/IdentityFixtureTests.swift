import FixtureSupport
import Foundation
import Testing
import ViewSource

@testable import ViewSemantics

/// Tests every case of `Fixtures/Identity`, `Fixtures/Dependencies` and `Fixtures/Diff` against its golden.
@Suite struct IdentityFixtureTests {
  @Test(arguments: Fixture.all(in: "Identity"))
  func identity(_ fixture: Fixture) throws {
    let text = try answer(fixture) { analyzer, file in
      analyzer.identities(in: file).map { analyzer.text(of: $0) }.joined()
    }
    try fixture.expectGolden(text)
  }

  @Test(arguments: Fixture.all(in: "Dependencies"))
  func dependencies(_ fixture: Fixture) throws {
    let text = try answer(fixture) { analyzer, file in
      (analyzer.dependencies(in: file) + analyzer.previewDependencies(in: file))
        .map { analyzer.text(of: $0, in: file) }.joined()
    }
    try fixture.expectGolden(text)
  }

  /// A body has the same name as its identity tree: with its module if another module has a type of that name.
  @Test func bodiesOfTypesOfOneNameAreToldApart() {
    let row = "import SwiftUI\nstruct Row: View { @State private var isOn = false; var body: some View { Text(\"\") } }"
    let modules = ["App", "Kit"].map { name in
      Program.ModuleSource(
        name: name, files: [SourceFile(path: "\(name)/Row.swift", buffer: SourceBuffer(row))])
    }
    let program = Program(modules)
    let (bodies, roots) = Workers.onDeepStack { () -> ([String], [String]) in
      let analyzer = Analyzer(program)
      let files = program.userFileIDs
      return (
        files.flatMap { analyzer.dependencies(in: $0).map(\.name) },
        files.flatMap { analyzer.identities(in: $0).map(\.name) }
      )
    }
    #expect(bodies == ["App.Row.body", "Kit.Row.body"])
    #expect(bodies == roots)
  }

  /// Results that are reused from one view to others must not change any result.
  @Test(arguments: Fixture.all(in: "Dependencies"))
  func theOrderOfQuestionsDoesNotShow(_ fixture: Fixture) throws {
    let file = SourceFile(path: fixture.name + ".swift", buffer: SourceBuffer(try fixture.source()))
    let program = Program(
      [.init(name: "Main", files: [file])], configuration: try TypeGolden.configuration(of: fixture))
    let (known, backwards) = Workers.onDeepStack { () -> ([String], [String]) in
      let id = program.userFileIDs[0]
      let names = Analyzer(program).dependencies(in: id).map(\.view)
      let analyzer = Analyzer(program)
      func answers(_ analyzer: Analyzer, _ view: String) -> String {
        analyzer.dependencies(in: id, view: view).map { analyzer.text(of: $0, in: id) }.joined()
      }
      return (names.map { answers(Analyzer(program), $0) }, names.reversed().map { answers(analyzer, $0) }.reversed())
    }
    #expect(known == backwards)
  }

  private func answer(_ fixture: Fixture, _ answer: @escaping @Sendable (Analyzer, FileID) -> String) throws -> String {
    let file = SourceFile(path: fixture.name + ".swift", buffer: SourceBuffer(try fixture.source()))
    let program = Program(
      [.init(name: "Main", files: [file])], configuration: try TypeGolden.configuration(of: fixture))
    return Analysis.map(program, answer).joined()
  }

  // MARK: Edits

  /// A case of `Fixtures/Diff` has the code that both versions share, then `// MARK: old` and `// MARK: new`.
  @Test(arguments: Fixture.all(in: "Diff"))
  func diff(_ fixture: Fixture) throws {
    let text = String(decoding: try fixture.source(), as: UTF8.self)
    let parts = text.components(separatedBy: "// MARK: ")
    try #require(parts.count == 3, "a case has an old and a new part")
    let sides = parts.dropFirst().map { snapshots(parts[0] + "// " + $0) }
    let diffs = IdentityDiff.compare(sides[0], sides[1])
    try fixture.expectGolden(diffs.isEmpty ? "no difference\n" : diffs.map(\.text).joined())
  }

  private func snapshots(_ text: String) -> [IdentityDiff.Snapshot] {
    let program = Program([.init(name: "Main", files: [SourceFile(path: "a.swift", text: text)])])
    return Analysis.map(program) { $0.identitySnapshots(in: $1) }.flatMap { $0 }
  }
}
