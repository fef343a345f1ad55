import Testing

@testable import ViewLayout

@Suite struct ContainerTests {
  /// Documentation: shows the first view whose ideal size fits, otherwise the last one; the other views do not exist.
  @Test(arguments: [(200.0, "a"), (100, "b"), (50, "c")])
  func viewThatFits(width: Double, chosen: String) throws {
    let tree = try Tree(
      "(fits h (mono 15 10 20 #a) (mono 8 10 20 #b) (mono 7 10 20 #c))")
    tree.layout(width, 100)
    for name in ["a", "b", "c"] { #expect((tree[name] != nil) == (name == chosen)) }
  }

  /// Formula: the ideal size on the given axes decides which view fits; the full proposal decides the size.
  @Test func viewThatFitsProposesWhatItIsProposed() throws {
    let vertical = try Tree("(fits v (flex _ _ inf _ _ inf center #a (mono 15 10 20)) (color #b))")
    vertical.layout(100, 30)
    #expect(vertical["a"] == nil)
    vertical.layout(100, 50)
    #expect(vertical["a"] == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  /// Documentation: the content of a reader is placed at its top leading corner, each view on its own.
  @Test func geometryReader() throws {
    let tree = try Tree("(geometry (frame 0.5w 0.25h center #a (color)) (frame 10 w|40 center #b (color)))")
    tree.layout(100, 200)
    #expect(tree["a"] == Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(tree["b"] == Rect(x: 0, y: 0, width: 10, height: 40))
    tree.layout(30, 200)
    #expect(tree["a"] == Rect(x: 0, y: 0, width: 15, height: 50))
    #expect(tree["b"] == Rect(x: 0, y: 0, width: 10, height: 30))
  }

  /// A reader passes only changes on to its content.
  @Test func aReaderUpdatesItsContentWhenItChanges() {
    let engine = LayoutEngine()
    var sizes: [Size] = []
    let reader = engine.insert(.container(.geometryReader(GeometryContent { sizes.append($0.size) })))
    let root = engine.insert(.padding(.all, 5), children: [reader])
    let surface = LayoutSurface(size: Size(width: 50, height: 50))
    engine.layout(root, in: surface)
    engine.layout(root, in: surface)
    engine.setKind(.padding(.all, 10), of: root)
    engine.layout(root, in: surface)
    #expect(sizes == [Size(width: 40, height: 40), Size(width: 30, height: 30)])
  }

  /// Documentation: several views at a root form a `VStack`, several in an overlay a `ZStack`.
  @Test func implicitContainers() throws {
    let root = try Tree("(group (frame 20 10 center #a (color)) (frame 10 10 center #b (color)))")
    root.layout(20, 28)
    #expect(root["b"] == Rect(x: 5, y: 18, width: 10, height: 10))
    let overlay = try Tree(
      "(overlay bottomTrailing (frame 50 50 center (color)) (frame 20 10 center #a (color)) (frame 10 20 center #b (color)))"
    )
    overlay.layout(50, 50)
    #expect(overlay["a"] == Rect(x: 30, y: 35, width: 20, height: 10))
    #expect(overlay["b"] == Rect(x: 35, y: 30, width: 10, height: 20))
    #expect(ImplicitContainer.content.kind == .vStack())
    #expect(ImplicitContainer.scroll.kind == .vStack())
    #expect(ImplicitContainer.secondary.kind == .zStack())
  }

  /// Documentation: dividers and spacers adapt to the stack around them, even with modifiers in between.
  @Test func separatorsFollowTheirStack() throws {
    let tree = try Tree(
      "(hstack center 0 (padding 1 1 1 1 (divider #a)) (group (divider #b)) (zstack center (divider #c)) (overlay center (color) (divider #d)))"
    )
    tree.layout(100, 50)
    #expect(tree["a"]?.size == Size(width: 1, height: 48))
    #expect(tree["b"]?.size == Size(width: 1, height: 50))
    #expect(tree["c"]?.height == 1)
    #expect(tree["d"]?.width == 1)
  }

  /// A stack that changes its axis turns its dividers.
  @Test func separatorsTurnWithTheirStack() throws {
    let tree = try Tree("(hstack center 0 (padding 0 0 0 0 (group (divider #a))) (color))")
    tree.layout(100, 50)
    #expect(tree["a"]?.size == Size(width: 1, height: 50))
    tree.engine.setKind(.vStack(spacing: 0), of: tree.root)
    tree.layout(100, 50)
    #expect(tree["a"]?.size == Size(width: 100, height: 1))
    let column = tree.engine.insert(.hStack(spacing: 0))
    tree.engine.setChildren(tree.engine.children(of: tree.root), of: column)
    tree.engine.layout(column, in: LayoutSurface(size: Size(width: 100, height: 50)))
    #expect(tree["a"]?.size == Size(width: 1, height: 50))
  }

  /// A spacer that becomes the only view of a scroll view leaves the column that was made for several views.
  @Test func separatorsLeaveAContainerThatWasMade() throws {
    let tree = try Tree("(scroll v (ideal h (flex _ _ _ _ _ _ center (spacer 5 #s))) (color #c))")
    tree.layout(40, 40)
    #expect(tree["s"]?.size == Size(width: 0, height: 5))
    tree.engine.remove(try tree.node("c"))
    tree.layout(40, 40)
    #expect(tree["s"]?.size == Size(width: 5, height: 5))
  }

  /// Documentation: offset and position.
  @Test func offsetAndPosition() throws {
    let tree = try Tree(
      "(hstack center 0 (offset 10 -5 #o (frame 20 20 center #a (color))) (position 30 8 #p (frame 10 6 center #b (color))))"
    )
    tree.layout(100, 20)
    #expect(tree["o"] == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(tree["a"] == Rect(x: 10, y: -5, width: 20, height: 20))
    #expect(tree["p"] == Rect(x: 20, y: 0, width: 80, height: 20))
    #expect(tree["b"] == Rect(x: 45, y: 5, width: 10, height: 6))
    tree.layout(100, 20, .rightToLeft)
    #expect(tree["a"] == Rect(x: 70, y: -5, width: 20, height: 20))
    #expect(tree["b"] == Rect(x: 45, y: 5, width: 10, height: 6))
  }

  /// Documentation: a part of a tree may have another layout direction.
  @Test func aSubtreeHasItsOwnDirection() throws {
    let tree = try Tree(
      "(vstack center 0 (hstack center 0 (frame 10 10 center #a (color)) (spacer 0)) (direction rtl (hstack center 0 (frame 10 10 center #b (color)) (spacer 0))))"
    )
    tree.layout(100, 20)
    #expect(tree["a"]?.minX == 0)
    #expect(tree["b"]?.minX == 90)
    #expect(tree.engine.direction(of: try tree.node("b")) == .rightToLeft)
  }
}
