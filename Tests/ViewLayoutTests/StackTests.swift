import Testing

@testable import ViewLayout

@Suite struct StackTests {
  private func frames(_ text: String, _ names: String..., in surface: (Double, Double)) throws -> [Rect?] {
    let tree = try Tree(text)
    tree.layout(surface.0, surface.1)
    return names.map { tree[$0] }
  }

  /// Published: objc.io, "HStack's child ordering" (2020).
  @Test func publishedWidthsOfColours() throws {
    let equal = try frames(
      "(frame 300 100 center (hstack center 0 (shape #a) (shape #b) (shape #c)))", "a", "b", "c", in: (300, 100))
    #expect(equal.map(\.?.width) == [100, 100, 100])
    let limited = try frames(
      "(frame 150 100 center (hstack center 0 (flex _ _ 100 _ _ _ center #a (shape)) (flex 100 _ _ _ _ _ center #b (shape))))",
      "a", "b", in: (150, 100))
    #expect(limited.map(\.?.width) == [75, 100])
  }

  /// Published: oleb.net, "Relative sizing in stacks" (2023).
  @Test func publishedWidthsBesideAViewOfHalfItsProposal() throws {
    let first = try frames(
      "(hstack center 10 (layout relative:0.5:_ #a (color)) (color #b) (color #c))", "a", "b", "c", in: (620, 80))
    #expect(first.map(\.?.width) == [100, 250, 250])
    let middle = try frames(
      "(hstack center 10 (color #a) (layout relative:0.5:_ #b (color)) (color #c))", "a", "b", "c", in: (620, 80))
    #expect(middle.map(\.?.width) == [200, 100, 300])
  }

  /// Published: stackotter, "SwiftUI layout edge cases": a stack proposed the minimum that it reports still overflows.
  @Test func publishedHeightsAtTheReportedMinimum() throws {
    let heights = try frames(
      "(vstack center 0 #stack (flex _ _ _ 5 _ 100 center #a (color)) (flex _ _ _ 80 _ _ center #b (color)))",
      "a", "b", "stack", in: (100, 85))
    #expect(heights.map(\.?.height) == [42.5, 80, 122.5])
  }

  /// Documentation: views of higher priority are laid out first, and the minimum of the others is reserved.
  @Test func servesHigherPrioritiesFirst() throws {
    let frames = try frames(
      "(hstack center 0 (flex 20 _ _ _ _ _ center #low (color)) (priority 1 (color #high)))", "low", "high",
      in: (100, 10))
    #expect(frames.map(\.?.width) == [20, 80])
  }

  @Test func aPriorityIsLostInAFrameAndKeptInAnOverlay() throws {
    let framed = try frames(
      "(hstack center 0 (color #a) (flex 0 _ _ _ _ _ center (priority 1 (color #b))))", "a", "b", in: (100, 10))
    #expect(framed.map(\.?.width) == [50, 50])
    let overlaid = try frames(
      "(hstack center 0 (color #a) (overlay center (priority 1 (color #b)) (color)))", "a", "b", in: (100, 10))
    #expect(overlaid.map(\.?.width) == [0, 100])
  }

  /// Formula: of two infinitely flexible views, the one with the larger minimum is laid out first.
  @Test func servesTheLargerMinimumFirstAmongInfinitelyFlexibleViews() throws {
    let frames = try frames(
      "(hstack center 0 (color #a) (flex 70 _ _ _ _ _ center #b (color)))", "a", "b", in: (100, 10))
    #expect(frames.map(\.?.width) == [30, 70])
  }

  /// Oracle: spacers keep 8 points, have no gaps and come last.
  @Test func spacersTakeWhatIsLeft() throws {
    let roomy = try frames(
      "(hstack center _ (frame 20 _ center #a (color)) (spacer _ #s) (color #b))", "a", "s", "b", in: (100, 10))
    #expect(roomy.map(\.?.width) == [20, 8, 72])
    let tight = try frames(
      "(hstack center _ (frame 60 _ center #a (color)) (spacer 0 #s) (frame 60 _ center #b (color)))", "a", "s", "b",
      in: (100, 10))
    #expect(tight.map(\.?.minX) == [-10, 50, 50])
  }

  /// Documentation: a stack without a proposed width gives its own width to flexible views and dividers.
  @Test func flexibleViewsStretchToTheWidestSibling() throws {
    let frames = try frames(
      "(ideal hv (vstack center 0 (frame 80 10 center #a (color)) (divider #d) (frame _ 5 center #c (color))))", "a",
      "d", "c", in: (300, 300))
    #expect(frames.map(\.?.width) == [80, 80, 80])
  }

  /// Formula: negative spacing makes views overlap and shrinks the stack.
  @Test func spacingMayBeNegative() throws {
    let frames = try frames(
      "(hstack center -5 #stack (frame 20 10 center #a (color)) (frame 20 10 center #b (color)))", "stack", "a", "b",
      in: (100, 10))
    #expect(frames.map(\.?.minX) == [32.5, 32.5, 47.5])
    #expect(frames[0]?.width == 35)
  }

  /// Oracle: alignment by each edge, and by the baseline, which is the bottom of a view without text.
  @Test(arguments: [
    ("top", [0.0, 0]), ("center", [15, 0]), ("bottom", [30, 0]), ("firstTextBaseline", [30, 0]),
    ("lastTextBaseline", [30, 0]),
  ])
  func alignsAcross(alignment: String, tops: [Double]) throws {
    let frames = try frames(
      "(hstack \(alignment) 0 (frame 10 30 center #a (color)) (frame 10 60 center #b (color)))", "a", "b", in: (20, 60))
    #expect(frames.map(\.?.minY) == tops)
  }

  /// Oracle: a stack with one view that cannot become more is that view; a `ForEach` with one view is not.
  @Test func aStackOfOneViewIsThatView() throws {
    let fixed = try frames("(hstack center 0 (hstack center 0 (spacer _ #s)) (color #c))", "s", "c", in: (100, 10))
    #expect(fixed.map(\.?.width) == [8, 92])
    let dynamic = try frames(
      "(hstack center 0 (hstack center 0 (dynamic (spacer _ #s))) (color #c))", "s", "c", in: (100, 10))
    #expect(dynamic.map(\.?.width) == [50, 50])
  }

  /// Documentation: `Group` and `EmptyView` have no effect, nor have modifiers of an `EmptyView`.
  @Test func groupsAndEmptyViewsDoNotCount() throws {
    let plain = try frames("(vstack center 4 #s (color #a) (frame 5 5 center #b (color)))", "s", "a", "b", in: (50, 50))
    let grouped = try frames(
      "(vstack center 4 #s (empty) (group (color #a) (group (empty))) (group (frame 5 5 center #b (color))) (padding 3 3 3 3 (empty)))",
      "s", "a", "b", in: (50, 50))
    #expect(plain == grouped)
  }

  /// Oracle: only the views of the highest priority determine the size of a `ZStack`; all views are proposed that size.
  @Test func aZStackIsTheUnionOfItsMostImportantViews() throws {
    let frames = try frames(
      "(zstack bottomTrailing #z (frame 90 90 center #a (color)) (priority 1 (frame 30 20 center #b (color))) (color #c))",
      "z", "a", "b", "c", in: (100, 100))
    #expect(frames[0] == Rect(x: 35, y: 40, width: 30, height: 20))
    #expect(frames[1] == Rect(x: -25, y: -30, width: 90, height: 90))
    #expect(frames[3] == frames[0])
  }
}
