import FixtureSupport
import Foundation
import Testing
import ViewLint
import ViewSource

/// The transcripts, the images and the table of rules in the README are correct.
@Suite struct FrontPageTests {
  /// Every command in the README prints the output shown there, when all are run one after another in a terminal.
  @Test func transcriptsAreWhatTheCommandsPrint() throws {
    let transcripts = try Transcript.all()
    #expect(transcripts.count >= 3)
    let workspace = try Workspace()
    defer { workspace.remove() }
    let terminal = PseudoTerminal(in: workspace.folder, usesColor: false)
    for transcript in transcripts {
      #expect(!transcript.steps.isEmpty, "README.md:\(transcript.line): no command in this block")
      for step in transcript.steps {
        let printed = try terminal.run(step.command)
        // Markdown does not show trailing spaces or a blank line at the end.
        let (expected, actual) = (Self.trimmed(step.output), Self.trimmed(printed))
        if expected != actual {
          Issue.record(
            "README.md:\(transcript.line): `\(step.command)`\n\(Difference.text(expected, actual))")
        }
      }
    }
  }

  /// The image at the top of the README is what the command prints.
  @Test func thePictureIsWhatTheCommandPrints() throws {
    let command = "viewlint ."
    let workspace = try Workspace()
    defer { workspace.remove() }
    let app = workspace.folder.appendingPathComponent("Fixtures/Apps/Garden")
    let printed = try PseudoTerminal(in: app, usesColor: true).run(command)
    let text = "\u{1B}[32m$\u{1B}[0m \(command)\n" + printed
    let picture = TerminalPicture(of: text, title: "Garden", columns: 96).svg
    let url = Fixture.package.appendingPathComponent(".github/viewlint.svg")
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(picture.utf8).write(to: url)
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    #expect(expected == picture, "\(Difference.text(expected, picture))")
  }

  /// The image of a view is what the command draws.
  @Test func thePictureOfAViewIsWhatTheCommandDraws() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    let command = "viewrun Fixtures/Apps/Garden/Previews.swift --format svg --size 376x280 -o picture.svg"
    #expect(try PseudoTerminal(in: workspace.folder, usesColor: false).run(command) == "")
    let picture = try String(
      contentsOf: workspace.folder.appendingPathComponent("picture.svg"), encoding: .utf8)
    let url = Fixture.package.appendingPathComponent(".github/viewrun.svg")
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(picture.utf8).write(to: url)
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    #expect(expected == picture, "\(Difference.text(expected, picture))")
  }

  /// The table lists rules of the default profile, with the precision that their documentation states.
  @Test func theTableOfRulesStatesTheirPrecision() throws {
    let readme = try String(contentsOf: Fixture.package.appendingPathComponent("README.md"), encoding: .utf8)
    let rows = readme.matches(of: /(?m)^\| `(?<rule>\w+)` \|[^|\n]*\| (?<right>\d+) of (?<judged>\d+) \|$/)
    #expect(rows.count == 15)
    for row in rows {
      let info = try #require(
        Linter.allRuleInfo.first { $0.id.description == row.rule }, "README names `\(row.rule)`, which is no rule")
      let precision = try #require(info.precision, "`\(row.rule)` was never judged")
      #expect(info.profile == .default)
      #expect("\(precision.right) of \(precision.judged)" == "\(row.right) of \(row.judged)", "\(row.rule)")
    }
  }

  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
