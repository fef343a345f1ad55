import FixtureSupport
import Foundation
import Testing

/// Each option that the help of a command lists is used by a command fixture, or by a test of live sessions.
@Suite struct OptionCoverageTests {
  @Test(arguments: ["viewlint", "viewrun"])
  func everyOptionIsUsed(command: String) throws {
    let sessions = try String(
      contentsOf: Fixture.root.deletingLastPathComponent().appendingPathComponent(
        "Tests/ViewPreviewTests/TerminalSessionTests.swift"), encoding: .utf8)
    let commands = ["Lint", "Run", "Diff", "Identity", "Types", "Dependencies", "Apps"]
      .flatMap { CommandFixture.all(in: $0) }
      .compactMap { try? String(contentsOf: $0.url.appendingPathComponent("commands"), encoding: .utf8) }
    let used = words(in: commands.joined(separator: "\n") + sessions)
    let listed = try options(of: command, [])
    #expect(listed.count > 20, "the help lists the options")
    #expect(listed.subtracting(used).sorted() == [])
  }

  /// The options of a command and its subcommands.
  private func options(of command: String, _ path: [String]) throws -> Set<String> {
    let line = ([command] + path + ["--help"]).joined(separator: " ")
    let help = try CommandFixture.output(of: line, in: FileManager.default.temporaryDirectory).text
    var result = words(in: help)
    guard path.isEmpty else { return result }
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0 == "Commands:" })
    for line in lines[start...].dropFirst().prefix(while: { $0.hasPrefix("  ") }) {
      if let name = line.dropFirst(2).split(separator: " ").first, !line.hasPrefix("   ") {
        result.formUnion(try options(of: command, [String(name)]))
      }
    }
    return result
  }

  private func words(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z][a-z\-]+/).map { String($0.output) })
  }
}
