import Testing

@testable import ViewLayout

@Suite struct ScrollTests {
  /// Documentation: content has its ideal length on a scrolling axis, and begins at the start.
  @Test func contentIsIdealWhereItScrolls() throws {
    let tree = try Tree(
      "(scroll v #scroll (vstack center 0 #content (color #a) (flex _ _ _ _ 70 _ center #b (color)) (spacer _ #s)))")
    tree.layout(100, 300)
    #expect(tree["scroll"] == Rect(x: 0, y: 0, width: 100, height: 300))
    #expect(tree["content"] == Rect(x: 0, y: 0, width: 100, height: 88))
    #expect(tree["a"]?.height == 10)
    #expect(tree["b"]?.height == 70)
    #expect(tree["s"]?.height == 8)
  }

  /// Formula: on the other axis a scroll view is as large as its content.
  @Test func aScrollViewHugsItsContentAcross() throws {
    let tree = try Tree("(scroll v #scroll (frame 30 500 center #content (color)))")
    tree.layout(100, 300)
    #expect(tree["scroll"] == Rect(x: 35, y: 0, width: 30, height: 300))
    #expect(tree["content"]?.height == 500)
  }

  /// Documentation: the offset moves the content; in right-to-left direction it counts from the right.
  @Test func theOffsetMovesTheContent() throws {
    let vertical = try Tree("(scroll v 0 120 (frame 30 500 center #content (color)))")
    vertical.layout(100, 300)
    #expect(vertical["content"]?.minY == -120)
    let horizontal = try Tree("(scroll h 120 0 (frame 500 30 center #content (color)))")
    horizontal.layout(100, 300)
    #expect(horizontal["content"]?.minX == -120)
    horizontal.layout(100, 300, .rightToLeft)
    #expect(horizontal["content"]?.maxX == 220)
  }

  /// Documentation: content margins lie between the edges of the scroll view and its content, and scroll with the
  /// content.
  @Test func contentMargins() throws {
    let engine = LayoutEngine()
    let content = engine.insert(.frame(width: nil, height: 500), children: [engine.insert(.color)])
    let margins = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let root = engine.insert(.scrollView(offset: Point(x: 0, y: 4), contentMargins: margins), children: [content])
    engine.layout(root, in: LayoutSurface(size: Size(width: 100, height: 300)))
    #expect(engine.frame(of: root) == Rect(x: 0, y: 0, width: 100, height: 300))
    #expect(engine.frame(of: content) == Rect(x: 20, y: 6, width: 40, height: 500))
    #expect(engine.contentSize(of: root) == Size(width: 100, height: 540))
  }

  /// Formula: on an axis that does not scroll, the margins are subtracted from the proposal of the content and added to
  /// its size. In right-to-left direction, leading is on the right.
  @Test func contentMarginsUnderEachProposal() throws {
    let engine = LayoutEngine()
    let content = engine.insert(.frame(width: nil, height: 500), children: [engine.insert(.color)])
    let margins = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let root = engine.insert(.scrollView(contentMargins: margins), children: [content])
    #expect(engine.sizeThatFits(root, in: .unspecified) == Size(width: 70, height: 540))
    #expect(engine.sizeThatFits(root, in: .zero) == Size(width: 60, height: 0))
    #expect(engine.sizeThatFits(root, in: ProposedViewSize(width: 100, height: 50)) == Size(width: 100, height: 50))
    #expect(engine.sizeThatFits(root, in: .infinity) == Size(width: .infinity, height: .infinity))
    engine.layout(root, in: LayoutSurface(size: Size(width: 100, height: 300), direction: .rightToLeft))
    #expect(engine.frame(of: content) == Rect(x: 40, y: 10, width: 40, height: 500))
    let empty = engine.insert(.scrollView(contentMargins: margins))
    #expect(engine.sizeThatFits(empty, in: ProposedViewSize(width: 100, height: 300)) == Size(width: 60, height: 300))
  }

  /// Recorded on SwiftUI: several views form a `VStack`, whichever way they scroll.
  @Test func severalViewsFormAStack() throws {
    let vertical = try Tree("(scroll v (frame 9 9 center #a (color)) (frame 9 9 center #b (color)))")
    vertical.layout(9, 100)
    #expect(vertical["b"] == Rect(x: 0, y: 17, width: 9, height: 9))
    let horizontal = try Tree("(scroll h (group (frame 9 9 center #a (color)) (frame 9 9 center #b (color))))")
    horizontal.layout(100, 26)
    #expect(horizontal["b"] == Rect(x: 0, y: 17, width: 9, height: 9))
  }

  /// Documentation: when both axes scroll, content keeps its ideal size.
  @Test func bothAxes() throws {
    let tree = try Tree("(scroll hv (color #a))")
    tree.layout(100, 300)
    #expect(tree["a"] == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  /// A change of the offset alone measures nothing.
  @Test func scrollingMeasuresNothing() throws {
    let tree = try Tree("(scroll v (vstack center 0 (text one) (text two #two)))")
    tree.layout(100, 20)
    tree.engine.setKind(.scrollView(.vertical, offset: Point(x: 0, y: 9)), of: tree.root)
    let pass = tree.layout(100, 20)
    #expect(pass.statistics.measured == 0)
    #expect(tree["two"]?.minY == 7)
  }
}
