import Testing

@testable import ViewLayout

@Suite struct SpacingTests {
  /// Documentation: views without preferences are 8 points apart; a `Spacer` leaves no gap.
  @Test func defaultDistances() {
    let ordinary = ViewSpacing()
    #expect(ordinary.distance(to: ordinary, along: .horizontal) == 8)
    #expect(ordinary.distance(to: .zero, along: .vertical) == 0)
    #expect(ordinary.distance(to: .uniform(20, on: .top), along: .vertical) == 20)
    #expect(ordinary.distance(to: .uniform(20, on: .top), along: .horizontal) == 8)
  }

  /// Documentation: a union takes the larger preference of both on the given edges.
  @Test func unions() {
    var spacing = ViewSpacing.uniform(4, on: .all)
    spacing.formUnion(.uniform(10, on: .all), edges: [.top, .leading])
    #expect(ViewSpacing.zero.distance(to: spacing, along: .vertical) == 10)
    #expect(spacing.distance(to: .zero, along: .vertical) == 4)
    #expect(spacing.union(.uniform(30, on: .bottom)).distance(to: .zero, along: .vertical) == 30)
  }

  /// Formula: the gaps around text in a `VStack` with iOS metrics at body, 17 points: line 20.29, a tenth of it 2.33
  /// rounded to pixels, ascent 16.19, cap height 11.98.
  @Test func textDecidesTheGapsAroundIt() throws {
    let engine = LayoutEngine(metrics: LayoutMetrics(pixels: PixelGrid(scale: 3)), textMeasurer: IOSTextMeasurer())
    let tree = Tree(
      try #require(
        TreeNotation(
          "(vstack leading _ (frame 9 9 center #above (color)) (text One #one) (text Two #two) (frame 9 9 center #below (color)))"
        )),
      engine: engine)
    tree.layout(200, 200)
    let (above, one) = (try #require(tree["above"]), try #require(tree["one"]))
    let (two, below) = (try #require(tree["two"]), try #require(tree["below"]))
    #expect((one.minY - above.maxY).isNear(20.287 + 2.333 - 16.187))
    #expect(two.minY.isNear(one.maxY))
    #expect((below.minY - two.maxY).isNear(20.287 + 2.333 - 11.978))
  }

  /// Formula: cells have no such preferences.
  @Test func cellsAreOrdinaryNeighbours() throws {
    let tree = try Tree("(vstack leading _ (text One #one) (text Two #two))")
    tree.layout(200, 200)
    #expect((tree["two"]?.minY ?? 0) - (tree["one"]?.maxY ?? 0) == 8)
  }

  /// Oracle: padding and frames hide the preferences on the edges that they move; a frame directly around a spacer does
  /// not.
  @Test(arguments: [
    ("(padding 2 2 2 2 (vstack center 0 (spacer _) (color)))", 8.0), ("(vstack center 0 (spacer 4) (color))", 0),
    ("(frame 5 5 center (spacer _))", 0), ("(frame 5 5 center (frame 6 6 center (spacer _)))", 8),
    ("(padding 0 0 0 9 (vstack center 0 (spacer _) (color)))", 0),
    ("(ideal hv (vstack center 0 (spacer _) (color)))", 0),
    ("(position 1 1 (spacer _))", 8),
  ])
  func modifiersAndSpacing(view: String, gap: Double) throws {
    let tree = try Tree("(vstack center _ (frame 5 5 center #above (color)) (pass #view \(view)))")
    tree.layout(100, 300)
    #expect((tree["view"]?.minY ?? 0) - (tree["above"]?.maxY ?? 0) == gap)
  }

  /// Formula: a spacer among several views of a modifier is in the column that they form.
  @Test func spacersFollowTheContainerThatIsMade() throws {
    let tree = try Tree(
      "(hstack center _ (frame 9 9 center #a (color)) (padding 0 0 0 0 #several (dynamic #if (spacer 4) (color))))")
    tree.layout(100, 50)
    #expect((tree["several"]?.minX ?? 0) - (tree["a"]?.maxX ?? 0) == 8)
    let views = tree.engine.children(of: try tree.node("if"))
    tree.engine.setChildren([views[0]], of: try tree.node("if"))
    tree.layout(100, 50)
    #expect(tree["several"]?.minX == tree["a"]?.maxX)
    #expect(tree["several"]?.height == 0)
  }

  /// Oracle: a row prefers above it what any of its views prefers, and at its end what the last view prefers.
  @Test func aStackHandsOnTheWishesOfItsViews() throws {
    let tree = try Tree(
      "(hstack center _ #outer (hstack center 0 #inner (frame 9 9 center (color)) (spacer 0)) (frame 9 9 center #next (color)))"
    )
    tree.layout(100, 10)
    #expect(tree["next"]?.minX == tree["inner"]?.maxX)
  }
}
