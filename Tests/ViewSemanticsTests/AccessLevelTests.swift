import Testing
import ViewSource

@testable import ViewSemantics

/// The access level of a property is that of reading it: `private(set)` and its kind restrict writing only.
@Suite struct AccessLevelTests {
  @Test(arguments: [
    ("public internal(set) var", Access.publicAccess), ("public internal(set) weak var", .publicAccess),
    ("internal(set) public var", .publicAccess), ("public private(set) var", .publicAccess),
    ("public package(set) var", .publicAccess), ("package internal(set) var", .packageAccess),
    ("open fileprivate(set) var", .publicAccess), ("fileprivate private(set) var", .fileprivateAccess),
    ("private(set) var", .internalAccess), ("internal private(set) var", .internalAccess),
    ("public var", .publicAccess),
  ])
  func restrictedSetters(_ words: String, _ expected: Access) throws {
    let file = SourceFile(path: "A.swift", text: "class Box { \(words) value: Box? }")
    let program = Program([Program.ModuleSource(name: "Main", files: [file])], jobs: 1)
    let decls = program.file(program.userFileIDs[0]).summary.decls
    #expect(try #require(decls.first { $0.name.text == "value" }).access == expected)
  }
}
