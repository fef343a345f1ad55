import Testing

@testable import ViewLayout

@Suite struct DrawingTests {
  /// Documentation: scale and rotation change drawing and hit testing, but not the layout.
  @Test func effectsChangeDrawingOnly() throws {
    let tree = try Tree(
      "(hstack center 0 (frame 20 20 center #a (color)) (effect #scaled (frame 20 20 center #b (color #leaf))))")
    tree.layout(40, 20)
    #expect(tree["b"] == Rect(x: 20, y: 0, width: 20, height: 20))
    let transform = try #require(tree.engine.drawingTransform(of: try tree.node("b")))
    #expect(transform.apply(to: Rect(x: 0, y: 0, width: 20, height: 20)) == Rect(x: 10, y: -10, width: 40, height: 40))
    let hits = tree.engine.leaves(at: Point(x: 12, y: 2), below: tree.root)
    #expect(hits.first == (try tree.node("leaf")))
    #expect(hits.count == 2)
  }

  /// Formula: a quarter turn about the center.
  @Test func rotation() throws {
    let engine = LayoutEngine()
    let leaf = engine.insert(.color)
    let box = engine.insert(.frame(width: 40, height: 10), children: [leaf])
    let turned = engine.insert(
      .modifier(.effect(.rotation(Angle(degrees: 90), anchor: .center))), children: [box])
    engine.layout(turned, proposal: .unspecified)
    let drawn = try #require(engine.drawingTransform(of: box)).apply(to: Rect(x: 0, y: 0, width: 40, height: 10))
    #expect(drawn.isNear(Rect(x: 15, y: -15, width: 10, height: 40)))
    #expect(engine.leaves(at: Point(x: 20, y: -14), below: turned) == [leaf])
    #expect(engine.leaves(at: Point(x: 2, y: 5), below: turned) == [])
    #expect(abs(Angle(degrees: 30).sine - 0.5) < 1e-12)
    #expect(abs(Angle(degrees: 1_000_000).cosine - Angle(degrees: 1_000_000 - 360 * 2777).cosine) < 1e-6)
  }

  /// A scale of 0 has no inverse, so nothing in the view is hit.
  @Test func aFlattenedViewIsNotHit() {
    let engine = LayoutEngine()
    let flat = engine.insert(
      .modifier(.effect(.scale(x: 0, y: 1, anchor: .center))), children: [engine.insert(.color)])
    engine.layout(flat, proposal: ProposedViewSize(width: 10, height: 10))
    #expect(engine.leaves(at: Point(x: 5, y: 5), below: flat).isEmpty)
  }

  /// Documentation: the z-index orders the views of one container; equal ones stay in order.
  @Test func zIndexOrdersSiblings() throws {
    let tree = try Tree("(zstack center (color #a) (pass (zindex 1 (color #b))) (zindex -1 (color #c)) (color #d))")
    tree.layout(10, 10)
    let names = try ["c", "a", "d", "b"].map { try tree.node($0) }
    #expect(tree.engine.leaves(at: Point(x: 5, y: 5), below: tree.root) == Array(names.reversed()))
  }

  /// Documentation: a background is drawn first, an overlay last.
  @Test func decorationsHaveTheirPlace() throws {
    let tree = try Tree("(overlay center (background center (color #view) (color #behind)) (color #front))")
    tree.layout(10, 10)
    let order = try ["front", "view", "behind"].map { try tree.node($0) }
    #expect(tree.engine.leaves(at: Point(x: 5, y: 5), below: tree.root) == order)
  }

  /// Documentation: views that are hidden, clipped or scrolled out of sight are not hit.
  @Test func invisiblePartsAreNotHit() throws {
    let hidden = try Tree("(hidden (color))")
    hidden.layout(10, 10)
    #expect(hidden.engine.leaves(at: Point(x: 5, y: 5), below: hidden.root).isEmpty)
    let clipped = try Tree("(clipped (frame 10 10 center (frame 30 30 center (color))))")
    clipped.layout(50, 50)
    #expect(clipped.engine.leaves(at: Point(x: 25, y: 25), below: clipped.root).count == 1)
    #expect(clipped.engine.leaves(at: Point(x: 15, y: 25), below: clipped.root).isEmpty)
    let scrolled = try Tree("(padding 10 0 10 0 (scroll v 0 10 (frame 50 100 center (color))))")
    scrolled.layout(50, 50)
    #expect(scrolled.engine.leaves(at: Point(x: 25, y: 5), below: scrolled.root).isEmpty)
    #expect(scrolled.engine.leaves(at: Point(x: 25, y: 15), below: scrolled.root).count == 1)
  }

  /// Documentation: an offset moves the area that is hit.
  @Test func anOffsetMovesWhatIsHit() throws {
    let tree = try Tree("(offset 30 0 (frame 10 10 center (color)))")
    tree.layout(10, 10)
    #expect(tree.engine.leaves(at: Point(x: 5, y: 5), below: tree.root).isEmpty)
    #expect(tree.engine.leaves(at: Point(x: 35, y: 5), below: tree.root).count == 1)
  }

  /// Formula: each edge is rounded to the nearest pixel on its own, halves up, so that neighbours touch.
  @Test func framesAreRoundedToPixels() {
    let pixels = PixelGrid(scale: 2)
    #expect(pixels.round(0.25) == 0.5)
    #expect(pixels.round(-0.25) == 0)
    #expect(pixels.round(Rect(x: 0.3, y: 0, width: 33.3, height: 10.1)) == Rect(x: 0.5, y: 0, width: 33, height: 10))
    #expect(pixels.roundUp(20.287) == 20.5)
    #expect(PixelGrid(scale: 3).roundUp(61.0 / 3) == 61.0 / 3)
    #expect(PixelGrid(scale: -1).scale == 1)
    let thirds = (0..<3).map {
      PixelGrid(scale: 1).round(Rect(x: Double($0) * 100 / 3, y: 0, width: 100 / 3, height: 1))
    }
    #expect(thirds.map(\.minX) == [0, 33, 67])
    #expect(thirds.map(\.maxX) == [33, 67, 100])
  }
}
