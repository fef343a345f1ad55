import Testing

@testable import ViewLayout

@Suite struct GuideTests {
  /// Documentation: an `alignmentGuide` moves the view relative to the alignment line of its siblings.
  @Test func anExplicitGuideMovesTheView() throws {
    let tree = try Tree(
      "(vstack leading 0 (frame 40 10 center #a (color)) (guide h.leading -20 (frame 40 10 center #b (color))))")
    tree.layout(100, 20)
    #expect(tree["a"]?.minX == 20)
    #expect(tree["b"]?.minX == 40)
  }

  /// Formula: explicit values of built-in guides end at the nearest container; those of custom guides pass through it.
  @Test func builtInGuidesEndAtAContainer() throws {
    let builtIn = try Tree(
      "(vstack leading 0 (frame 40 10 center #a (color)) (hstack center 0 #row (guide h.leading -20 (frame 20 10 center (color))) (frame 20 10 center (color))))"
    )
    builtIn.layout(100, 20)
    #expect(builtIn["row"]?.minX == builtIn["a"]?.minX)
    let custom = try Tree(
      "(vstack oracleCustom 0 (frame 40 10 center #a (color)) (hstack center 0 #row (guide h.oracleCustom -20 (frame 20 10 center (color))) (frame 20 10 center (color))))"
    )
    custom.layout(100, 20)
    #expect((custom["row"]?.minX ?? 0) - (custom["a"]?.minX ?? 0) == 20)
  }

  /// Formula: a custom guide of a container is the mean of its children's guides, in the container's coordinates.
  @Test func customGuidesAreAveraged() throws {
    let alignment = CustomAlignment("mean") { _ in 0 }
    let engine = LayoutEngine()
    let boxes = [4.0, 10].map { value in
      engine.insert(
        .modifier(.alignmentGuide(GuideRule(HorizontalAlignment(alignment)) { _ in value })),
        children: [engine.insert(.frame(width: 20, height: 10), children: [engine.insert(.color)])])
    }
    let row = engine.insert(.hStack(spacing: 0), children: boxes)
    let other = engine.insert(.frame(width: 10, height: 10), children: [engine.insert(.color)])
    let root = engine.insert(.vStack(alignment: HorizontalAlignment(alignment), spacing: 0), children: [row, other])
    engine.layout(root, proposal: .unspecified)
    // The guide of the row is the mean of 4 and 20 + 10.
    #expect(engine.frame(of: row)?.minX == 0)
    #expect(engine.frame(of: other)?.minX == 17)
  }

  /// Documentation: the first baseline of a stack is that of its first text, the last baseline that of its last text.
  @Test func baselinesOfAColumnAreThoseOfItsOuterTexts() throws {
    let tree = try Tree(
      "(hstack firstTextBaseline 0 (frame 8 30 center #box (color)) (vstack center 0 #column (text one) (text two)))")
    tree.layout(200, 100)
    // The cell measurer puts the baseline 12 points below the top of a line that is 16 high.
    let column = try #require(tree["column"])
    #expect(tree["box"]?.maxY == column.minY + 12)
    let last = try Tree(
      "(hstack lastTextBaseline 0 (frame 8 30 center #box (color)) (vstack center 0 #column (text one) (text two)))")
    last.layout(200, 100)
    #expect(last["box"]?.maxY == (last["column"]?.maxY ?? 0) - 4)
  }

  /// Documentation: modifiers pass baselines on, moved by the space that they add.
  @Test func paddingMovesABaseline() throws {
    let tree = try Tree(
      "(hstack firstTextBaseline 0 (frame 8 8 center #box (color)) (padding 5 0 5 0 #text (text one)))")
    tree.layout(200, 100)
    #expect(tree["box"]?.maxY == (tree["text"]?.minY ?? 0) + 17)
  }

  /// Documentation: the closure of a guide receives the view's size and its other guides.
  @Test func aGuideMayBeComputedFromOthers() throws {
    let tree = try Tree(
      "(overlay topTrailing #base (frame 60 40 center (color)) (guide v.top 1*center (guide h.trailing 1*center (frame 20 20 center #badge (color)))))"
    )
    tree.layout(60, 40)
    #expect(tree["badge"] == Rect(x: 50, y: -10, width: 20, height: 20))
  }

  /// Formula: the alignment line is part of a stack, so guides that all lie outside of their views make the stack
  /// larger.
  @Test func guidesOutsideOfTheViewsEnlargeAStack() throws {
    let tree = try Tree(
      "(hstack top 0 #stack (guide v.top -20 (frame 10 30 center (color))) (guide v.top -20 (frame 10 30 center (color))))"
    )
    tree.layout(100, 100)
    #expect(tree["stack"]?.height == 50)
  }

  @Test func aGuideThatIsNoNumberIsAFaultAndCountsAsTheDefault() throws {
    let tree = try Tree(
      "(vstack leading 0 (frame 40 10 center #a (color)) (guide h.leading nan (frame 40 10 center #b (color))))")
    let pass = tree.layout(100, 20)
    #expect(tree["a"]?.minX == tree["b"]?.minX)
    #expect(pass.faults.map(\.reason) == [.invalidGuide("leading")])
  }

  /// Documentation: an overlay and a frame use guides of both axes.
  @Test func aFrameAlignsByCustomGuides() throws {
    let tree = try Tree("(frame 120 90 quarterLow #frame (frame 40 24 center #a (color)))")
    tree.layout(120, 90)
    #expect(tree["a"] == Rect(x: 20, y: 44, width: 40, height: 24))
  }
}
