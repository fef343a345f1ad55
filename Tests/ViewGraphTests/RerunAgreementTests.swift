import FixtureSupport
import Foundation
import Testing
import ViewGraph
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The bodies that run again in a run against what the analyzer says of each change, without running.
///
/// Each program is used: whatever can be tapped, typed into, moved or left is, one after the other. A body that runs
/// because of a property must be one that `viewlint dependencies` says runs for it; a child that runs because its inputs
/// differ must not be one that is said to be skipped; and a state that was written, and whose change is said to run the
/// body, must have run it.
@Suite struct RerunAgreementTests {
  @Test(arguments: ["Run", "Identity", "Dependencies"])
  func bodiesRunAgainWhereTheAnalysisSaysSo(_ folder: String) throws {
    let list = Fixture.package.appendingPathComponent("Tests/ViewGraphTests/reruns-not-yet-agreeing-\(folder).txt")
    var found: [String] = []
    for fixture in Fixture.all(in: folder) {
      let source = SourceFile(path: "\(fixture.name).swift", buffer: SourceBuffer(try fixture.source()))
      found += Workers.onDeepStack { RerunComparison.contradictions(in: [source]) }.map { "\(fixture.name): \($0)" }
    }
    let text = found.sorted().map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" { try Data(text.utf8).write(to: list) }
    #expect(text == (try String(contentsOf: list, encoding: .utf8)))
  }
}
