import Testing
import ViewLayout

@testable import ViewDrawing

@Suite struct PathTests {
  static let frame = Rect(x: 10, y: 20, width: 100, height: 60)

  @Test func boundsOfShapes() throws {
    for path in [
      DrawnPath.rectangle(PathTests.frame), .ellipse(in: PathTests.frame), .capsule(in: PathTests.frame),
      .roundedRectangle(PathTests.frame, cornerRadius: 12),
      .roundedRectangle(PathTests.frame, cornerRadius: 12, style: .continuous),
      .roundedRectangle(PathTests.frame, cornerRadius: 29, style: .continuous),
    ] {
      let bounds = try #require(path.bounds)
      #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 110) < 1e-9, "\(path.elements)")
      #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 80) < 1e-9)
    }
  }

  @Test func aListKeepsItsNodes() {
    var list = DisplayList()
    list.append(.fill(.ellipse(in: PathTests.frame), .color(.black)), node: 1)
    list.push(.opacity(0.5), node: 2)
    list.append(.fill(.rectangle(PathTests.frame), .color(.white)), node: 3)
    list.pop()
    #expect(list.items.map(\.node) == [1, 2, 3, 2])
    #expect(list.openGroupCount == 0)
  }
}
