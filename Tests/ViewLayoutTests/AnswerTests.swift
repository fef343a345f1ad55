import Testing

@testable import ViewLayout

/// The source of an expected number.
enum Source {
  /// The documentation of SwiftUI, or a published size.
  case documentation
  /// A formula of the layout algorithm, worked out by hand.
  case formula
  /// An independent implementation that was run.
  case oracle
}

/// The sizes that a view returns for the four kinds of proposals: unspecified, zero, 100 × 50 and infinity.
struct Answers: CustomTestStringConvertible {
  let view: String
  let ideal: Size
  let least: Size
  let finite: Size
  let most: Size
  let source: Source

  init(
    _ view: String, _ ideal: (Double, Double), _ least: (Double, Double), _ finite: (Double, Double),
    _ most: (Double, Double), _ source: Source
  ) {
    self.view = view
    self.ideal = Size(width: ideal.0, height: ideal.1)
    self.least = Size(width: least.0, height: least.1)
    self.finite = Size(width: finite.0, height: finite.1)
    self.most = Size(width: most.0, height: most.1)
    self.source = source
  }

  var testDescription: String { view }
}

/// Every leaf, modifier and container, with and without children, under each kind of proposal.
@Suite struct AnswerTests {
  private static let inf = Double.infinity

  static let leaves = [
    Answers("(color)", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(shape)", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(circle)", (10, 10), (0, 0), (50, 50), (inf, inf), .oracle),
    Answers("(spacer _)", (8, 8), (8, 8), (100, 50), (inf, inf), .oracle),
    Answers("(spacer 0)", (0, 0), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(spacer 70)", (70, 70), (70, 70), (100, 70), (inf, inf), .formula),
    Answers("(divider)", (10, 1), (0, 1), (100, 1), (inf, 1), .oracle),
    Answers("(text \"Some words\")", (80, 16), (8, 16), (80, 16), (80, 16), .formula),
    Answers("(text \"\")", (0, 0), (0, 0), (0, 0), (0, 0), .formula),
    Answers("(image 30 20 natural)", (30, 20), (30, 20), (30, 20), (30, 20), .documentation),
    Answers("(image 30 20 resizable)", (30, 20), (0, 0), (100, 50), (inf, inf), .documentation),
    Answers("(symbol 17)", (16, 16), (16, 16), (16, 16), (16, 16), .formula),
    Answers("(empty)", (0, 0), (0, 0), (0, 0), (0, 0), .documentation),
  ]

  static let frames = [
    Answers("(frame 30 20 center (color))", (30, 20), (30, 20), (30, 20), (30, 20), .oracle),
    Answers("(frame 30 _ center (color))", (30, 10), (30, 0), (30, 50), (30, inf), .oracle),
    Answers("(frame _ _ center (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .documentation),
    Answers("(flex _ _ inf _ _ _ center (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(flex 20 _ 60 _ _ _ center (color))", (20, 10), (20, 0), (60, 50), (60, inf), .oracle),
    Answers("(flex _ 70 _ _ 30 _ center (color))", (70, 30), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(flex 20 _ _ 30 _ _ center (frame 5 5 center (color)))", (20, 30), (20, 30), (20, 30), (20, 30), .oracle),
    Answers("(padding 1 2 3 4 (color))", (16, 14), (6, 4), (100, 50), (inf, inf), .oracle),
    Answers("(padding -1 -2 -3 -4 (color))", (4, 6), (0, 0), (100, 50), (inf, inf), .formula),
    Answers("(safePadding 1 2 3 4 (color))", (16, 14), (6, 4), (100, 50), (inf, inf), .formula),
    Answers("(ideal hv (color))", (10, 10), (10, 10), (10, 10), (10, 10), .oracle),
    Answers("(ideal h (color))", (10, 10), (10, 0), (10, 50), (10, inf), .oracle),
    Answers("(ideal none (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(ratio 4 fit (color))", (10, 10), (0, 0), (100, 25), (inf, inf), .oracle),
    Answers("(ratio 4 fill (color))", (10, 10), (0, 0), (200, 50), (inf, inf), .oracle),
    Answers("(ratio _ fit (image 30 20 resizable))", (30, 20), (0, 0), (75, 50), (inf, inf), .documentation),
    Answers("(ratio _ fill (image 30 20 resizable))", (30, 20), (0, 0), (100, 66.666667), (inf, inf), .documentation),
    Answers("(relativeFrame h (color))", (100, 10), (100, 0), (100, 50), (100, inf), .documentation),
    Answers("(relativeFrame v (color))", (10, 50), (0, 50), (100, 50), (inf, 50), .documentation),
    Answers("(relativeFrame hv (color))", (100, 50), (100, 50), (100, 50), (100, 50), .documentation),
  ]

  static let others = [
    Answers("(priority 3 (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(offset 5 5 (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(position 5 5 (frame 4 6 center (color)))", (4, 6), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(guide h.leading 5 (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(overlay center (frame 4 6 center (color)) (color))", (4, 6), (4, 6), (4, 6), (4, 6), .oracle),
    Answers("(background center (frame 4 6 center (color)) (color))", (4, 6), (4, 6), (4, 6), (4, 6), .oracle),
    Answers("(overlay center (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .formula),
    Answers(
      "(inset bottom center 5 (frame 9 9 center (color)) (frame 20 10 center (color)))", (10, 10), (0, 0), (100, 50),
      (inf, inf), .oracle),
    Answers(
      "(inset leading center _ (color) (frame 20 10 center (color)))", (10, 10), (0, 0), (100, 50), (inf, inf),
      .oracle),
    Answers("(inset bottom center 5 (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(unsafe (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .formula),
    Answers("(effect (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .documentation),
    Answers("(zindex 4 (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .documentation),
    Answers("(hidden (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .documentation),
    Answers("(clipped (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .documentation),
    Answers("(pass (empty))", (0, 0), (0, 0), (0, 0), (0, 0), .documentation),
    Answers("(columns 2 (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .documentation),
    Answers("(unsized h (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .documentation),
    Answers("(anchor 0 1 (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .documentation),
    Answers("(columnAlignment trailing (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .documentation),
    Answers("(direction rtl (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .documentation),
  ]

  static let containers = [
    Answers("(hstack center 4)", (0, 0), (0, 0), (0, 0), (0, 0), .oracle),
    Answers("(hstack center 4 (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(hstack center 4 (color) (color))", (24, 10), (4, 0), (100, 50), (inf, inf), .oracle),
    Answers(
      "(hstack center _ (frame 200 5 center (color)) (color))", (218, 10), (208, 5), (208, 50), (inf, inf), .formula),
    Answers("(vstack center 4)", (0, 0), (0, 0), (0, 0), (0, 0), .oracle),
    Answers("(vstack center 4 (color) (divider))", (10, 15), (0, 5), (100, 50), (inf, inf), .oracle),
    Answers("(zstack center)", (0, 0), (0, 0), (0, 0), (0, 0), .oracle),
    Answers("(zstack center (color) (frame 4 60 center (color)))", (10, 60), (4, 60), (100, 60), (inf, inf), .oracle),
    Answers("(fits hv)", (0, 0), (0, 0), (0, 0), (0, 0), .formula),
    Answers(
      "(fits h (frame 120 5 center (color)) (frame 90 6 center (color)) (frame 1 7 center (color)))", (120, 5), (1, 7),
      (90, 6), (120, 5), .formula),
    Answers("(geometry)", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(geometry (frame 30 30 center (color)))", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(scroll v (frame 30 300 center (color)))", (30, 300), (30, 0), (30, 50), (30, inf), .formula),
    Answers("(scroll h (frame 300 30 center (color)))", (300, 30), (0, 30), (100, 30), (inf, 30), .formula),
    Answers("(scroll hv (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .formula),
    // Without content the view behaves as if its content were 0 by 0.
    Answers("(scroll v)", (0, 0), (0, 0), (0, 50), (0, inf), .formula),
    Answers("(lazyv center 4)", (0, 0), (0, 0), (100, 0), (inf, 0), .formula),
    Answers(
      "(lazyv center 4 (frame 30 20 center (color)) (frame 40 20.5 center (color)))", (30, 45), (0, 0), (100, 45),
      (inf, 45), .formula),
    Answers(
      "(lazyh center 4 (frame 30 20 center (color)) (frame 40 20 center (color)))", (74, 20), (0, 0), (74, 50),
      (74, inf), .formula),
    Answers("(lazyh center 4)", (0, 0), (0, 0), (0, 50), (0, inf), .formula),
    Answers("(hgrid 2 4)", (0, 0), (0, 0), (0, 50), (0, inf), .formula),
    Answers("(vgrid 2 4)", (0, 0), (0, 0), (100, 0), (inf, 0), .formula),
    Answers(
      "(vgrid 2 4 (frame 30 20 center (color)) (frame 40 22 center (color)))", (78, 22), (28, 22), (100, 22), (inf, 22),
      .formula),
    Answers(
      "(hgrid 2 4 (frame 20 30 center (color)) (frame 22 40 center (color)))", (22, 78), (22, 28), (22, 50), (22, inf),
      .formula),
    Answers("(grid center 4 4)", (0, 0), (0, 0), (0, 0), (0, 0), .formula),
    Answers(
      "(grid center 4 6 (row _ (color) (color)) (row _ (color)))", (24, 26), (4, 6), (100, 50), (inf, inf), .formula),
    Answers("(grid center 4 4 (row _))", (0, 0), (0, 0), (0, 0), (0, 0), .formula),
    // The columns are 10, 5 and 10 wide; a cell that spans the first two makes them 30 wide with their gap.
    Answers(
      "(grid topLeading 4 6 (row _ (columns 2 (frame 30 10 center (color))) (frame 10 20 center (color))) (row bottom (frame 10 10 center (color)) (anchor 0 1 (frame 5 5 center (color))) (columnAlignment trailing (frame 4 4 center (color)))))",
      (44, 36), (44, 36), (44, 36), (44, 36), .formula),
    Answers("(layout spy (color))", (10, 10), (0, 0), (100, 50), (inf, inf), .oracle),
    Answers("(group (color) (color))", (10, 28), (0, 8), (100, 50), (inf, inf), .documentation),
  ]

  @Test(arguments: leaves + frames + others + containers)
  func answersEachKindOfProposal(answers: Answers) throws {
    let tree = try Tree(answers.view)
    tree.layout(100, 50)
    #expect(tree.size(nil, nil).isNear(answers.ideal))
    #expect(tree.size(0, 0).isNear(answers.least))
    #expect(tree.size(100, 50).isNear(answers.finite))
    #expect(tree.size(.infinity, .infinity).isNear(answers.most))
  }

  /// In a right-to-left surface each view is laid out as its mirror image.
  @Test(arguments: leaves + frames + others + containers)
  func mirrorsFromRightToLeft(answers: Answers) throws {
    let notation = try #require(
      TreeNotation("(frame _ _ topLeading (flex _ _ inf _ _ inf topLeading #view \(answers.view)))"))
    let (left, right) = (Tree(notation), Tree(notation))
    left.layout(100, 50)
    right.layout(100, 50, .rightToLeft)
    let frames = left.engine.placements(below: left.root).map(\.frame)
    let mirrored = right.engine.placements(below: right.root).map(\.frame).map {
      Rect(x: 100 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(frames.count == mirrored.count)
    #expect(zip(frames, mirrored).allSatisfy { $0.isNear($1) })
  }
}
