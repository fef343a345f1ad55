import Testing

@testable import ViewLayout

/// Trees with frames that an independent implementation of SwiftUI's layout computed, some of them measured in SwiftUI
/// itself.
@Suite struct KnownTreeTests {
  /// No tree is dropped because its notation cannot be parsed.
  @Test(arguments: ["cases.txt", "generated.txt"])
  func everyTreeIsRead(file: String) throws {
    let headings = try KnownTree.text(of: file).split(separator: "\n").count { $0.hasPrefix("case ") }
    #expect(try KnownTree.load(file).count == headings)
  }

  @Test(arguments: try KnownTree.load("cases.txt"))
  func aKnownCaseAgrees(tree: KnownTree) {
    guard tree.doubt.isEmpty else { return }
    #expect(tree.differences() == [])
  }

  @Test(arguments: try KnownTree.load("generated.txt"))
  func aGeneratedTreeAgrees(tree: KnownTree) {
    guard tree.doubt.isEmpty else { return }
    #expect(tree.differences() == [])
  }
}
