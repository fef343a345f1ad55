import FixtureSupport
import Testing
import ViewSource

@testable import ViewSemantics

/// Every case of `Fixtures/Identity` and `Fixtures/Dependencies` against its golden, and what edits do to identities.
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
      analyzer.dependencies(in: file).map { analyzer.text(of: $0, in: file) }.joined()
    }
    try fixture.expectGolden(text)
  }

  private func answer(_ fixture: Fixture, _ answer: @escaping @Sendable (Analyzer, FileID) -> String) throws -> String {
    let file = SourceFile(path: fixture.name + ".swift", buffer: SourceBuffer(try fixture.source()))
    return Analysis.map(Program([.init(name: "Main", files: [file])]), answer).joined()
  }

  // MARK: Edits

  private let child = """
    struct Child: View { @State private var n = 0; var body: some View { Text("\\(n)") } }

    """

  private func snapshots(_ body: String) -> [IdentityDiff.Snapshot] {
    let text = "import SwiftUI\n" + child + "struct Root: View { var a = true; var body: some View { \(body) } }"
    let program = Program([.init(name: "Main", files: [SourceFile(path: "a.swift", text: text)])])
    return Analysis.map(program) { $0.identitySnapshots(in: $1) }.flatMap { $0 }
  }

  @Test func anotherModifierKeepsIdentity() {
    let diff = IdentityDiff.compare(snapshots("Child().padding()"), snapshots("Child().opacity(0.5)"))
    #expect(diff.count == 1)
    #expect(diff.first?.ended == [])
    #expect(diff.first?.types != nil)
  }

  @Test func aConditionAroundAViewResetsIt() {
    let diff = IdentityDiff.compare(snapshots("Child()"), snapshots("if a { Child() } else { Text(\"b\") }"))
    #expect(diff.first?.ended.map(\.owned) == [["@State Child.n"]])
    #expect(diff.first?.begun.map(\.path) == ["Root.body/true", "Root.body/false"])
  }

  @Test func aSiblingBeforeAViewResetsIt() {
    let diff = IdentityDiff.compare(snapshots("VStack { Child() }"), snapshots("VStack { Text(\"b\"); Child() }"))
    #expect(diff.first?.ended.map(\.path) == ["Root.body/VStack"])
  }

  @Test func aGroupAroundAViewKeepsIt() {
    let diff = IdentityDiff.compare(snapshots("Child()"), snapshots("Group { Child() }"))
    #expect(diff.flatMap(\.ended).allSatisfy { $0.view != "Child" })
  }
}
