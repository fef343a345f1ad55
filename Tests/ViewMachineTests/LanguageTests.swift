import FixtureSupport
import Foundation
import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewMachine

/// The programs of `Fixtures/Language` print on the machine what they print when compiled. `Tests/Goldens/language.py`
/// records the output of the compiled programs.
@Suite struct LanguageTests {
  private struct Case: Sendable {
    let name: String
    let source: SourceFile
    let expected: String
    /// Whether the compiled program ends with a trap, and its exit status otherwise.
    let traps: Bool
    let status: Int
    /// The language mode of the compilation.
    let languageMode: Int
  }

  /// `not-yet-equal.txt` lists the programs whose output still differs; a program whose output becomes equal must be
  /// removed from the list.
  @Test func programsPrintWhatTheyPrintCompiled() throws {
    let cases = try LanguageTests.cases()
    #expect(cases.count >= 250)
    let equal = Workers.map(cases.count, jobs: 2) { LanguageTests.isEqual(cases[$0]) }
    let different = cases.indices.filter { !equal[$0] }.map { cases[$0].name }
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("not-yet-equal.txt")
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(different.map { $0 + "\n" }.joined().utf8).write(to: url)
    }
    let listed = Set(try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init))
    #expect(listed.subtracting(different).sorted() == [], "equal now: to be taken from the list")
    #expect(Set(different).subtracting(listed).sorted() == [], "not what the compiler's program prints")
  }

  private static func cases() throws -> [Case] {
    let folder = Fixture.root.appendingPathComponent("Language")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var result: [Case] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let name = file.deletingPathExtension().path.dropFirst(folder.path.count + 1)
      let text = try String(contentsOf: file, encoding: .utf8)
      let status = text.firstMatch(of: /\/\/ exit: (\d+)/).flatMap { Int($0.1) } ?? 0
      result.append(
        Case(
          name: String(name), source: SourceFile(path: file.lastPathComponent, text: text),
          expected: try String(contentsOf: file.deletingPathExtension().appendingPathExtension("txt"), encoding: .utf8),
          traps: text.contains("// traps"), status: status, languageMode: text.contains("// swift-version: 6") ? 6 : 5))
    }
    return result.sorted { $0.name < $1.name }
  }

  private static func isEqual(_ test: Case) -> Bool {
    var settings = BuildSettings()
    settings.target = BuildSettings.Target("macos\(BuildSettings.scriptSDK)")
    settings.sdk = BuildSettings.scriptSDK
    settings.platform = .macos
    settings.languageMode = test.languageMode
    // The compiled programs were built without `DEBUG`.
    settings.removed = ["DEBUG"]
    let program = Program(
      [Program.ModuleSource(name: "main", files: [test.source])], configuration: settings.configuration, jobs: 1)
    let machine = Machine(program)
    machine.limits.fuel = 50_000_000
    // On the machine that ran the compiled programs, Foundation finds no region.
    machine.region = "en_001"
    do throws(Fault) {
      let status = try machine.runProgram()
      return machine.output == test.expected && status == test.status && !test.traps
    } catch {
      guard test.traps, case .trap = error.kind else { return false }
      return machine.output == test.expected
    }
  }
}
