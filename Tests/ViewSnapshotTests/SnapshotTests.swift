import FixtureSupport
import Foundation
import Testing
import ViewLayout
import ViewPreview
import ViewSemantics
import ViewSnapshotTesting
import ViewSource

@testable import ViewSnapshots

/// Snapshots of previews: a recorded snapshot is read back unchanged, and a change is reported once, where it begins.
@Suite struct SnapshotTests {
  private let options = PreviewOptions(size: Size(width: 160, height: 80), metrics: .cell)

  private func snapshots(_ body: String) throws -> SnapshotFile {
    let text = "import SwiftUI\n#Preview(\"A \\\"title\\\"\") { \(body) }\n"
    let maker = SnapshotMaker(options: options, configuration: BuildSettings().configuration)
    let module = SnapshotModule(files: [SourceFile(path: "A.swift", text: text)])
    return try #require(maker.snapshots(of: module, jobs: 1).first).file
  }

  private func differences(_ old: String, _ new: String) throws -> [String] {
    let before = try #require(try snapshots(old).snapshots.first)
    return try #require(try snapshots(new).snapshots.first).differences(since: before).map(\.message)
  }

  @Test func whatIsKeptComesBack() throws {
    let file = try snapshots(
      "VStack { Text(\"a\\t\\\"|\\n! b\"); Color.red.opacity(0.5).frame(width: 20.25); Text(\"\") }")
    #expect(SnapshotFile(file.text) == file)
    #expect(SnapshotFile("something else") == nil)
    #expect(SnapshotFile("viewrun snapshots 1\n\npreview \"A\" 1×1 light\nbroken\n") == nil)
  }

  @Test func whatIsTheSameIsNotTold() throws {
    #expect(try differences("Text(\"a\")", "Text(\"a\")").isEmpty)
  }

  @Test func aChangeIsToldWhereItBegins() throws {
    #expect(
      try differences("HStack { Text(\"ab\"); Text(\"c\") }", "HStack { Text(\"abcd\"); Text(\"c\") }") == [
        "`HStack` moved from (64, 32) to (56, 32)", "`Text` says \"abcd\", no longer \"ab\"",
        "`Text \"abcd\"` resized from 16 × 16 to 32 × 16", "`Text \"c\"` moved from (88, 32) to (96, 32)",
      ])
    #expect(
      try differences("Text(\"a\")", "Text(\"a\").foregroundStyle(.red)").contains { $0.contains("recoloured") })
    #expect(
      try differences("VStack { if false { Text(\"b\") } }", "VStack { if true { Text(\"b\") } }").contains {
        $0.hasPrefix("`Text \"b\"` appeared")
      })
  }

  @Test func aModuleBringsItsImportsAndResources() throws {
    let sources = Fixture.root.appendingPathComponent("Run/snapshots-with-resources/Package/Sources/Shop")
    let module = try SnapshotSources.module(in: sources.path)
    #expect(module.name == "Shop")
    #expect(module.files.map(\.path) == ["Shelf.swift"])
    #expect(module.imported.map(\.name) == ["Models"])
    let maker = SnapshotMaker(options: options, configuration: BuildSettings().configuration, locale: "de_DE")
    let text = try #require(maker.snapshots(of: module, jobs: 1).first).file.text
    #expect(text.contains("Pflanze des Tages") && text.contains("#108020") && !text.contains("error"))
  }

  /// Tests the library product in a package that depends on it.
  @Test func aPackageIsCheckedByItsTests() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appendingPathComponent("Sources/App")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    let view = sources.appendingPathComponent("V.swift")
    try Data("import SwiftUI\n#Preview { Text(\"one\") }\n".utf8).write(to: view)
    let module = try SnapshotSources.module(in: sources.path)
    #expect(try SnapshotFolder(sources.path + "/.viewrun", options: options).record([module]) == 1)
    let test = folder.path + "/Tests/AppTests/T.swift"
    try expectSnapshots(of: "Sources/App", options: options, filePath: test)
    try Data("import SwiftUI\n#Preview { Text(\"two\") }\n".utf8).write(to: view)
    withKnownIssue { try expectSnapshots(of: "Sources/App", options: options, filePath: test) }
  }
}
