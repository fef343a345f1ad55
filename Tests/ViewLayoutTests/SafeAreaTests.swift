import Testing

@testable import ViewLayout

@Suite struct SafeAreaTests {
  private static let phone = LayoutSurface(
    size: Size(width: 100, height: 200), safeArea: EdgeInsets(top: 20, leading: 5, bottom: 30, trailing: 10))

  private func layout(_ text: String, _ surface: LayoutSurface = phone) throws -> Tree {
    let tree = try Tree(text)
    tree.engine.layout(tree.root, in: surface)
    return tree
  }

  /// Documentation: a root view is proposed the size of the safe area and centred in it.
  @Test func theRootLiesInTheSafeArea() throws {
    #expect(try layout("(color #a)")["a"] == Rect(x: 5, y: 20, width: 85, height: 150))
    #expect(try layout("(frame 5 10 center #a (color))")["a"] == Rect(x: 45, y: 90, width: 5, height: 10))
  }

  /// Documentation: `ignoresSafeArea` extends a view to the edges of the surface that it touches.
  @Test func aViewReachesTheEdgesThatItTouches() throws {
    #expect(try layout("(unsafe (color #a))")["a"] == Rect(x: 0, y: 0, width: 100, height: 200))
    let top = try layout("(vstack center 0 (unsafe (color #a)) (color #b))")
    #expect(top["a"] == Rect(x: 0, y: 0, width: 100, height: 95))
    #expect(top["b"] == Rect(x: 5, y: 95, width: 85, height: 75))
    let inner = try layout("(padding 1 1 1 1 (unsafe (color #a)))")
    #expect(inner["a"] == Rect(x: 6, y: 21, width: 83, height: 148))
  }

  /// Documentation: only the given edges and regions are ignored.
  @Test func edgesAndRegionsAreChosen() throws {
    let engine = LayoutEngine()
    let color = engine.insert(.color)
    let root = engine.insert(.modifier(.ignoresSafeArea(.container, .bottom)), children: [color])
    engine.layout(root, in: Self.phone)
    #expect(engine.frame(of: color) == Rect(x: 5, y: 20, width: 85, height: 180))
    engine.setKind(.modifier(.ignoresSafeArea(.keyboard, .all)), of: root)
    engine.layout(root, in: Self.phone)
    #expect(engine.frame(of: color) == Rect(x: 5, y: 20, width: 85, height: 150))
  }

  /// Documentation: the keyboard makes the bottom unsafe; a view that ignores the keyboard extends behind it, down to
  /// the bars.
  @Test func theKeyboardIsARegionOfItsOwn() {
    let engine = LayoutEngine()
    let color = engine.insert(.color)
    let root = engine.insert(.modifier(.ignoresSafeArea(.keyboard, .all)), children: [color])
    var surface = Self.phone
    surface.keyboard = 90
    let pass = engine.layout(root, in: surface)
    #expect(pass.rootFrame == Rect(x: 5, y: 20, width: 85, height: 90))
    #expect(engine.frame(of: color) == Rect(x: 5, y: 20, width: 85, height: 150))
  }

  /// Documentation: in right-to-left direction, leading insets are on the right.
  @Test func insetsFollowTheReadingDirection() throws {
    let tree = try Tree("(unsafe #safe (color #a))")
    var surface = Self.phone
    surface.direction = .rightToLeft
    tree.engine.layout(tree.root, in: surface)
    #expect(tree["safe"]?.minX == 10)
    #expect(tree["a"] == Rect(x: 0, y: 0, width: 100, height: 200))
  }

  /// Formula: a bar takes its length and 8 points, or the given spacing; the content gets the rest.
  @Test(arguments: [("bottom", 0.0, 32.0), ("top", 18, 32), ("leading", 0, 50), ("trailing", 0, 50)])
  func aBarTakesItsPart(edge: String, top: Double, height: Double) throws {
    let tree = try layout(
      "(inset \(edge) center _ (color #content) (frame 10 10 center #bar (color)))",
      LayoutSurface(size: Size(width: 50, height: 50)))
    #expect(tree["content"]?.minY == top)
    #expect(tree["content"]?.height == height)
    let bar = try #require(tree["bar"])
    #expect(edge == "bottom" ? bar.maxY == 50 : edge == "top" ? bar.minY == 0 : bar.midY == 25)
  }

  /// Independent implementation: the bar lies at the edge of the proposed area. Content that does not fill the rest
  /// lies at the opposite edge, centred on the other axis.
  @Test func aSmallContentLeavesTheBarAtTheEdge() throws {
    let text = "(inset leading bottom 6 #all (frame 20 10 center #content (color)) (frame 30 4 center #bar (color)))"
    let tree = try layout(text, LayoutSurface(size: Size(width: 100, height: 50)))
    #expect(tree["all"] == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(tree["content"] == Rect(x: 80, y: 20, width: 20, height: 10))
    #expect(tree["bar"] == Rect(x: 0, y: 26, width: 30, height: 4))
    let mirrored = try layout(text, LayoutSurface(size: Size(width: 100, height: 50), direction: .rightToLeft))
    #expect(mirrored["content"] == Rect(x: 0, y: 20, width: 20, height: 10))
    #expect(mirrored["bar"] == Rect(x: 70, y: 26, width: 30, height: 4))
  }

  /// Documentation: content that ignores the safe area extends behind the bar.
  @Test func contentGoesOnBehindABar() throws {
    let tree = try layout(
      "(inset bottom center 0 (unsafe (color #content)) (frame 10 10 center #bar (color)))",
      LayoutSurface(size: Size(width: 50, height: 50)))
    #expect(tree["content"] == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  /// Documentation: two bars at one edge add up; the later modifier is on the outside.
  @Test func barsAddUp() throws {
    let tree = try layout(
      "(inset bottom center 0 (inset bottom center 0 (color #content) (frame 9 10 center #inner (color))) (frame 9 20 center #outer (color)))",
      LayoutSurface(size: Size(width: 50, height: 100)))
    #expect(tree["outer"]?.minY == 80)
    #expect(tree["inner"]?.minY == 70)
    #expect(tree["content"]?.height == 70)
  }

  /// Documentation: `safeAreaPadding` insets like padding, and views that ignore the safe area extend under it.
  @Test func safeAreaPaddingIsUnsafe() throws {
    let tree = try layout(
      "(safePadding 5 6 7 8 (zstack center (color #a) (unsafe (color #b))))",
      LayoutSurface(size: Size(width: 50, height: 50)))
    #expect(tree["a"] == Rect(x: 6, y: 5, width: 36, height: 38))
    #expect(tree["b"] == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  /// Documentation: a reader knows how far the unsafe area extends into its surroundings.
  @Test func aReaderKnowsTheSafeArea() {
    let engine = LayoutEngine()
    var value: GeometryValue?
    let root = engine.insert(.container(.geometryReader(GeometryContent { value = $0 })))
    engine.layout(root, in: Self.phone)
    #expect(value?.safeArea == EdgeInsets(top: 20, leading: 5, bottom: 30, trailing: 10))
    #expect(value?.frame == Rect(x: 5, y: 20, width: 85, height: 150))
    #expect(value?.size == Size(width: 85, height: 150))
  }
}
