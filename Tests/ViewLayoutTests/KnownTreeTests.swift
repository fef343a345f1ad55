import Testing

@testable import ViewLayout

/// Trees whose frames an independent implementation of SwiftUI's layout computed, some of them measured in SwiftUI
/// itself.
@Suite struct KnownTreeTests {
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
