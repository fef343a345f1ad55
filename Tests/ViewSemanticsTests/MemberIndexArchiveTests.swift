import Foundation
import Testing
import ViewSource

@testable import ViewSemantics

/// The members of types are read from an archive as they were written; a damaged archive gives nothing.
@Suite struct MemberIndexArchiveTests {
  private static let program = Program([
    Program.ModuleSource(
      name: "Main",
      files: [
        SourceFile(
          path: "A.swift",
          text: """
            struct Shop { var items: [Item] = []; func buy() {}; func buy(_ count: Int) {} }
            extension Item { var price: Int { 1 } }
            extension Shop.Shelf { func fill() {} }
            """),
        SourceFile(
          path: "B.swift",
          text: """
            struct Item { let name: String }
            extension Shop { struct Shelf { var places = 3 }; func sell(_ item: Item) {} }
            extension Shop: Equatable { static func == (left: Shop, right: Shop) -> Bool { true } }
            """),
      ])
  ])
  /// The order of the names differs from their order in the index.
  private static let names = Array(Set(program.files.flatMap { $0.summary.decls.map(\.name) })).sorted {
    $0.text > $1.text
  }
  private static let head: [UInt64] = [7, 1]

  private static func bytes(of index: MemberIndex) throws -> [UInt8] {
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    return BlockFile.bytes(of: try #require(index.blocks { numbers[$0] }), head: head)
  }

  private static func kept(_ bytes: [UInt8]) throws -> MemberIndex? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("members \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("kept.members")
    try Data(bytes).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    return BlockFile(file.path, head: head).flatMap { file in MemberIndex({ file.block($0)?.array }, names: names) }
  }

  /// All members of the types in the given files, and the extensions of these types.
  private static func text(of index: MemberIndex, in files: Range<Int>) -> [String] {
    let names = files.flatMap { program.files[$0].summary.decls.map(\.name) }
    return files.flatMap { number -> [String] in
      program.files[number].summary.decls.indices.flatMap { place -> [String] in
        let id = DeclID(FileID(number), place)
        let members = names.map { "\($0): \(index.members(of: id, named: $0))" }
        return members + ["\(index.extensions[id] ?? [])", "\(String(describing: index.extendedTypes[id]))"]
      }
    }
  }

  @Test func membersComeOutAsTheyWentIn() throws {
    let own = Self.program.catalogueFileCount..<Self.program.files.count
    let index = Self.program.memberIndex
    let copy = try #require(try Self.kept(try Self.bytes(of: index)))
    #expect(Self.text(of: copy, in: own) == Self.text(of: index, in: own))
    #expect(Self.text(of: copy, in: own).contains { $0.hasPrefix("fill: [") && $0 != "fill: []" })
  }

  /// The same for the whole catalogue, with the first declarations of each file.
  @Test func theCataloguesMembersComeOutAsTheyWentIn() throws {
    let index = try #require(Self.program.catalogue).memberIndex
    let copy = try #require(try Self.kept(try Self.bytes(of: index)))
    for number in 0..<Self.program.catalogueFileCount {
      for (place, decl) in Self.program.files[number].summary.decls.enumerated() {
        let id = DeclID(FileID(number), place)
        #expect(copy.extensions[id] == index.extensions[id])
        #expect(copy.extendedTypes[id] == index.extendedTypes[id])
        guard decl.parent != Decl.none else { continue }
        let parent = DeclID(FileID(number), Int(decl.parent))
        let owner = index.extendedTypes[parent] ?? parent
        #expect(copy.members(of: owner, named: decl.name) == index.members(of: owner, named: decl.name))
      }
    }
  }

  @Test func whatIsDamagedIsAsGoodAsNone() throws {
    let bytes = try Self.bytes(of: Self.program.memberIndex)
    for place in stride(from: 0, to: bytes.count, by: 13) {
      var damaged = bytes
      damaged[place] ^= 0x41
      #expect(try Self.kept(damaged) == nil)
      #expect(try Self.kept(Array(bytes[..<place])) == nil)
    }
  }

  /// Words with correct checksums are validated too: an index must not point outside of the archive.
  @Test func wordsOfNoIndexAreRefused() throws {
    let index = Self.program.memberIndex
    let numbers = Dictionary(uniqueKeysWithValues: Self.names.enumerated().map { ($1, $0) })
    let blocks = try #require(index.blocks { numbers[$0] })
    #expect(index.blocks { _ in nil } == nil)
    for number in [1, 3, 4] {
      var wrong = blocks
      wrong[number][0] = 1 << 40
      #expect(MemberIndex({ wrong[$0] }, names: Self.names) == nil)
    }
    for number in 0..<6 {
      var short = blocks
      short[number].removeLast()
      #expect(MemberIndex({ short[$0] }, names: Self.names) == nil, "block \(number)")
    }
  }
}
