import FixtureSupport
import Foundation
import Testing
import ViewSemantics
import ViewSource

/// The code that the README shows for the libraries.
@Suite struct LibrarySampleTests {
  /// The sample compiles and prints what its comment says.
  @Test func theSamplePrintsWhatItsCommentSays() throws {
    var printed: [String] = []
    func print(_ name: String, _ type: String) { printed.append("\(name) \(type)") }

    let text = """
      import SwiftUI
      struct Badge: View { var count = 0; var body: some View { if count > 0 { Text("new").padding() } } }
      """
    let program = Program([.init(name: "App", files: [SourceFile(path: "Badge.swift", text: text)])])
    for body in Analysis.map(program, { $0.typedDeclarations(in: $1) }).joined() {
      print(body.name, body.type)  // Badge.body Optional<ModifiedContent<Text, _PaddingLayout>>
    }

    #expect(printed == ["Badge.body Optional<ModifiedContent<Text, _PaddingLayout>>"])
    let here = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let sample = try Self.sample()
    let code = sample.split(separator: "\n").filter { !$0.hasPrefix("import ") }
    for line in code { #expect(here.contains("    \(line)\n"), "README shows other code: \(line)") }
  }

  /// The block of the README that is fenced as `swift`.
  private static func sample() throws -> Substring {
    let readme = try String(contentsOf: Fixture.package.appendingPathComponent("README.md"), encoding: .utf8)
    return try #require(readme.firstMatch(of: /(?s)```swift\n(.*?)```/)).1
  }
}
