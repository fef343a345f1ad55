import FixtureSupport
import Foundation
import Testing
import ViewSource
import ViewSyntax

/// Trees are read from an archive as they were written; a damaged archive, or one of another program, gives nothing.
@Suite struct TreeArchiveTests {
  private static let texts = [
    "struct A { var body: some View { if x { Text(\"\\(y)\") } else { B(a + b * c) } } }\n#if os(iOS)\nlet z = 1\n#endif",
    "infix operator <+>\nlet sum = a <+> b",
    "",
    "struct {",
    String(repeating: "func f(_ value: Int) -> [String: Int] { [\"a\": value] }\n", count: 300),
  ]

  private static let origin = TreeArchive.Origin(size: 1_000, time: 2_000)

  /// Runs `body` with the path of a file in a temporary folder.
  private static func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("archive \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("kept.trees")
    try Data(bytes).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    try body(file.path)
  }

  private static func names(in tree: SyntaxTree) -> [Name] { tree.root.tokenIndices.map { tree.root.name(at: $0) } }

  private static var results: [ParseResult] { texts.map { Parser.parse(SourceBuffer($0)) } }

  @Test func treesComeOutAsTheyWentIn() throws {
    let results = Self.results
    try Self.withFile(TreeArchive.bytes(of: results, origin: Self.origin)) { path in
      let archive = try #require(TreeArchive(path, origin: Self.origin))
      for (number, parsed) in results.enumerated() {
        let kept = archive.result(number, of: SourceBuffer(Self.texts[number]))
        // One file declares an operator, another one has an error.
        guard number != 1, number != 3 else {
          #expect(kept == nil)
          continue
        }
        let tree = try #require(kept).tree
        #expect(kept?.diagnostics.isEmpty == true)
        #expect(TreePrinter.text(of: tree.root) == TreePrinter.text(of: parsed.tree.root))
        #expect(tree.hasConditions == parsed.tree.hasConditions)
        #expect(tree.hasUnknownOperators == parsed.tree.hasUnknownOperators)
        #expect(tree.byteCount == parsed.tree.byteCount)
        #expect(Self.names(in: tree) == Self.names(in: parsed.tree))
      }
      #expect(archive.result(results.count, of: SourceBuffer("")) == nil)
      #expect(archive.result(-1, of: SourceBuffer("")) == nil)
      // The same number, but a source of another length.
      #expect(archive.result(0, of: SourceBuffer("struct B {}")) == nil)
    }
  }

  @Test func archivesOfOtherProgramsAreNotOpened() throws {
    try Self.withFile(TreeArchive.bytes(of: Self.results, origin: Self.origin)) { path in
      #expect(TreeArchive(path, origin: TreeArchive.Origin(size: 1_000, time: 2_001)) == nil)
      #expect(TreeArchive(path, origin: TreeArchive.Origin(size: 1_001, time: 2_000)) == nil)
      #expect(TreeArchive(path + "x", origin: Self.origin) == nil)
      #expect(TreeArchive(FileManager.default.temporaryDirectory.path, origin: Self.origin) == nil)
      // Another user could have written the file.
      try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
      #expect(TreeArchive(path, origin: Self.origin) == nil)
    }
  }

  /// Each changed byte loses the tree that it belongs to, or the whole archive, but never gives another tree.
  @Test func damagedArchivesGiveNothing() throws {
    let results = Self.results
    let whole = TreeArchive.bytes(of: results, origin: Self.origin)
    let expected = results.map { TreePrinter.text(of: $0.tree.root) }
    var generator = SeededGenerator(seed: 11)
    for round in 0..<300 {
      var bytes = whole
      if round.isMultiple(of: 3) {
        bytes.removeLast(Int.random(in: 1...bytes.count, using: &generator))
      } else {
        // Most of the changes are in the header, where they do most damage.
        let limit = round.isMultiple(of: 2) ? 320 : bytes.count
        let place = Int.random(in: 0..<limit, using: &generator)
        bytes[place] ^= UInt8(1 << Int.random(in: 0..<8, using: &generator))
      }
      try Self.withFile(bytes) { path in
        guard let archive = TreeArchive(path, origin: Self.origin) else { return }
        for number in results.indices {
          guard let kept = archive.result(number, of: SourceBuffer(Self.texts[number])) else { continue }
          #expect(TreePrinter.text(of: kept.tree.root) == expected[number], "round \(round), tree \(number)")
        }
      }
    }
  }
}
