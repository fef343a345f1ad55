import Testing
import ViewSource

@testable import ViewSemantics

/// Finds which views of two programs have the same identity.
@Suite struct IdentityDiffTests {
  private func snapshots(_ files: [(path: String, body: String)]) -> [IdentityDiff.Snapshot] {
    let modules = files.map { file in
      Program.ModuleSource(
        name: file.path,
        files: [
          SourceFile(
            path: file.path,
            text: "import SwiftUI\nstruct ContentView: View { var body: some View { \(file.body) } }")
        ])
    }
    return Analysis.map(Program(modules)) { $0.identitySnapshots(in: $1) }.flatMap { $0 }
  }

  private let old = [("a/ContentView.swift", "Text(\"a\")"), ("b/ContentView.swift", "Color.red")]

  @Test func viewsOfOneNameAreToldApartByTheirFiles() {
    #expect(IdentityDiff.compare(snapshots(old), snapshots(old)).isEmpty)
    #expect(IdentityDiff.compare(snapshots(old), snapshots(old.reversed())).isEmpty)
  }

  @Test func aFileThatIsMovedKeepsItsViews() {
    let new = [("c/Start.swift", "Text(\"a\")"), ("b/ContentView.swift", "Color.red")]
    #expect(IdentityDiff.compare(snapshots(old), snapshots(new)).isEmpty)
  }

  @Test func theOneThatIsGoneEnds() {
    let diffs = IdentityDiff.compare(snapshots(old), snapshots([old[1]]))
    #expect(diffs.map(\.ended).map { $0.map(\.view) } == [["Text"]])
  }
}
