import FixtureSupport
import Foundation
import Testing
import ViewGraph
import ViewLayout
import ViewPreview
import ViewProof
import ViewSemantics
import ViewSource

/// Compares the identities and the re-evaluated bodies of a run with what the analyzer predicts without running, as
/// `viewrun prove --agreement` does for an app.
@Suite struct AgreementTests {
  @Test(arguments: ["Run", "Identity", "Dependencies"])
  func runsShowWhatTheAnalysisSays(_ folder: String) throws {
    let list = Fixture.package.appendingPathComponent("Tests/ViewGraphTests/not-yet-agreeing-\(folder).txt")
    var found: [String] = []
    for fixture in Fixture.all(in: folder) {
      let source = SourceFile(path: "\(fixture.name).swift", buffer: SourceBuffer(try fixture.source()))
      found += AgreementTests.contradictions(in: source).map { "\(fixture.name): \($0)" }
    }
    let text = found.sorted().map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" { try Data(text.utf8).write(to: list) }
    #expect(text == (try String(contentsOf: list, encoding: .utf8)))
  }

  private static func contradictions(in source: SourceFile) -> [String] {
    Workers.onDeepStack {
      let program = Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1)
      let options = PreviewOptions(size: Size(width: 320, height: 480), metrics: .cell)
      var agreement = Agreement(RunnableProgram(program), options: options)
      agreement.use(program.userFileIDs)
      return agreement.contradictions.map(\.text)
    }
  }
}
