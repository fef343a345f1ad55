import Foundation
import Testing
import ViewSource

/// Cache files of the commands replace whatever is at their path, and leave the target of a link alone.
@Suite struct KeptFileTests {
  @Test func aLinkIsReplacedAndNotFollowed() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("kept \(UUID())")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    let other = folder.appendingPathComponent("other").path
    let path = folder.appendingPathComponent("kept").path
    try Data("precious".utf8).write(to: URL(fileURLWithPath: other))
    try manager.createSymbolicLink(atPath: path, withDestinationPath: other)
    try FileSystem.keep(Array("kept".utf8), at: path)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "precious")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
    #expect(try manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType == .typeRegular)

    // Other users could have written the file; only this user can write its replacement.
    try manager.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    #expect(MappedFile(ownFile: path) == nil)
    try FileSystem.keep(Array("kept again".utf8), at: path)
    #expect(MappedFile(ownFile: path)?.count == 10)
    #expect(try manager.contentsOfDirectory(atPath: folder.path).sorted() == ["kept", "other"])
    #expect(throws: WriteError.self) { try FileSystem.keep([], at: folder.path + "/none/kept") }
  }
}
