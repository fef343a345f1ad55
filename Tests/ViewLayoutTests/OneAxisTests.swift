import Testing

@testable import ViewLayout

/// The sizes that a view returns if only one length is proposed: a width of 100, and a height of 50.
struct OneAxisAnswers: CustomTestStringConvertible {
  let view: String
  let wide: Size
  let high: Size

  init(_ view: String, _ wide: (Double, Double), _ high: (Double, Double)) {
    self.view = view
    self.wide = Size(width: wide.0, height: wide.1)
    self.high = Size(width: high.0, height: high.1)
  }

  var testDescription: String { view }
}

/// Proposals with one unspecified axis, as scroll views, lazy containers and `fixedSize` make them. The numbers follow
/// from the formulas of the algorithm.
@Suite struct OneAxisTests {
  static let answers = [
    OneAxisAnswers("(color)", (100, 10), (10, 50)),
    OneAxisAnswers("(circle)", (10, 10), (10, 10)),
    OneAxisAnswers("(spacer _)", (100, 8), (8, 50)),
    OneAxisAnswers("(divider)", (100, 1), (10, 1)),
    OneAxisAnswers("(text \"Some words and more\")", (80, 32), (152, 16)),
    OneAxisAnswers("(image 30 20 natural)", (30, 20), (30, 20)),
    OneAxisAnswers("(image 30 20 resizable)", (100, 20), (30, 50)),
    OneAxisAnswers("(frame 30 _ center (color))", (30, 10), (30, 50)),
    OneAxisAnswers("(flex _ _ inf _ _ _ center (color))", (100, 10), (10, 50)),
    OneAxisAnswers("(flex _ 70 _ _ 30 _ center (color))", (100, 30), (70, 50)),
    OneAxisAnswers("(padding 1 2 3 4 (color))", (100, 14), (16, 50)),
    OneAxisAnswers("(ideal h (color))", (10, 10), (10, 50)),
    // An unspecified side does not take part in an aspect ratio, neither with `fit` nor with `fill`.
    OneAxisAnswers("(ratio 4 fit (color))", (100, 25), (200, 50)),
    OneAxisAnswers("(ratio 4 fill (color))", (100, 25), (200, 50)),
    OneAxisAnswers("(relativeFrame h (color))", (100, 10), (100, 50)),
    OneAxisAnswers("(inset bottom center 5 (color) (frame 20 10 center (color)))", (100, 10), (10, 50)),
    OneAxisAnswers("(hstack center 4 (color) (color))", (100, 10), (24, 50)),
    OneAxisAnswers("(vstack center 4 (color) (divider))", (100, 15), (10, 50)),
    OneAxisAnswers("(zstack center (color) (frame 4 60 center (color)))", (100, 60), (10, 60)),
    OneAxisAnswers("(geometry (frame 30 30 center (color)))", (100, 10), (10, 50)),
    OneAxisAnswers("(scroll v (frame 30 300 center (color)))", (30, 300), (30, 50)),
    OneAxisAnswers("(scroll h (frame 300 30 center (color)))", (100, 30), (300, 30)),
    OneAxisAnswers("(lazyv center 4 (frame 30 20 center (color)) (frame 40 20 center (color)))", (100, 44), (30, 44)),
    OneAxisAnswers("(vgrid 2 4 (frame 30 20 center (color)) (frame 40 22 center (color)))", (100, 22), (78, 22)),
    OneAxisAnswers("(grid center 4 6 (row _ (color) (color)) (row _ (color)))", (100, 26), (24, 50)),
  ]

  @Test(arguments: answers)
  func answersWhereOneLengthIsProposed(answers: OneAxisAnswers) throws {
    let tree = try Tree(answers.view)
    tree.layout(100, 50)
    #expect(tree.size(100, nil).isNear(answers.wide))
    #expect(tree.size(nil, 50).isNear(answers.high))
  }

  /// The decoration of an empty view has no position either, and the layout of nothing takes no space.
  @Test(arguments: ["overlay center", "background center", "inset bottom center 5"])
  func decorationsOfNothingAreNothing(decoration: String) throws {
    let tree = try Tree("(vstack center 4 (color #a) (\(decoration) #nothing (empty) (color #added)) (color #b))")
    tree.layout(100, 50)
    #expect(tree.engine.placement(of: try tree.node("nothing")) == nil)
    #expect(tree.engine.placement(of: try tree.node("added")) == nil)
    #expect(tree["b"]?.minY == 27)
  }

  /// A modified empty view is no view: it has no position, takes no space and adds no gap to a stack.
  @Test(arguments: [
    "frame 30 20 center", "flex 20 _ 60 _ _ _ center", "relativeFrame h", "padding 1 2 3 4", "safePadding 1 2 3 4",
    "ideal hv", "ratio 2 fit", "priority 3", "offset 5 5", "position 5 5", "guide h.leading 5", "unsafe", "effect",
    "zindex 4", "hidden", "clipped", "pass", "direction rtl",
  ])
  func modifiersOfNothingAreNothing(modifier: String) throws {
    let tree = try Tree("(vstack center 4 (color #a) (\(modifier) #nothing (empty)) (color #b))")
    tree.layout(100, 50)
    #expect(tree.engine.placement(of: try tree.node("nothing")) == nil)
    #expect(tree["a"]?.height == 23)
    #expect(tree["b"]?.minY == 27)
    for lengths in [nil, 0, 40, Double.infinity] { _ = tree.size(lengths, lengths) }
  }
}
