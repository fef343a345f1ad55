import Testing

@testable import ViewLayout

/// Tests the documented behaviour of grids. How columns share a width is an approximation, which is tested by formula.
@Suite struct GridTests {
  private func layout(_ text: String, _ width: Double, _ height: Double) throws -> Tree {
    let tree = try Tree(text)
    tree.layout(width, height)
    return tree
  }

  /// Documentation: the cells of a column are as wide as its widest cell, those of a row as high as its highest.
  @Test func columnsAndRowsFitTheirCells() throws {
    let tree = try layout(
      "(grid topLeading 4 6 #grid (row _ (frame 10 20 center #a (color)) (frame 30 5 center #b (color))) (row _ (frame 40 5 center #c (color)) (frame 20 15 center #d (color))))",
      200, 200)
    #expect(tree["grid"] == Rect(x: 63, y: 79.5, width: 74, height: 41))
    #expect(tree["a"]?.origin == Point(x: 63, y: 79.5))
    #expect(tree["b"]?.origin == Point(x: 107, y: 79.5))
    #expect(tree["c"]?.origin == Point(x: 63, y: 105.5))
    #expect(tree["d"]?.origin == Point(x: 107, y: 105.5))
  }

  /// Documentation: the default spacing is 8 in both directions; a spacer has none.
  @Test func defaultSpacing() throws {
    let tree = try layout(
      "(grid center _ _ #grid (row _ (frame 10 10 center (color)) (frame 10 10 center #b (color))) (row _ (frame 10 10 center #c (color))))",
      100, 100)
    #expect(tree["grid"]?.size == Size(width: 28, height: 28))
    #expect((tree["b"]?.minX ?? 0) - (tree["c"]?.maxX ?? 0) == 8)
  }

  /// Formula: flexible columns share the width that fixed ones leave.
  @Test func flexibleColumnsShare() throws {
    let tree = try layout(
      "(grid center 5 0 (row _ (color #a) (frame 30 10 center #b (color)) (color #c)) (row _ (flex 20 _ _ _ _ _ center #d (color))))",
      140, 100)
    #expect(tree["a"]?.width == 50)
    #expect(tree["b"]?.minX == 55)
    #expect(tree["c"] == Rect(x: 90, y: 0, width: 50, height: 50))
    #expect(tree["d"]?.width == 50)
  }

  /// Documentation: a view outside of a row spans all columns, and a divider makes the grid as wide as proposed, unless
  /// it is unsized on that axis.
  @Test func aDividerSpansAllColumns() throws {
    let greedy = try layout(
      "(grid center 0 0 #grid (row _ (frame 10 10 center (color)) (frame 10 10 center (color))) (divider #d))", 100, 100
    )
    #expect(greedy["grid"]?.width == 100)
    #expect(greedy["d"]?.width == 100)
    let modest = try layout(
      "(grid center 0 0 #grid (row _ (frame 10 10 center (color)) (frame 10 10 center (color))) (unsized h (divider #d)))",
      100,
      100)
    #expect(modest["grid"]?.width == 20)
    #expect(modest["d"] == Rect(x: 40, y: 54.5, width: 20, height: 1))
  }

  /// Documentation: a cell may span columns; the width that it needs beyond theirs is distributed among them.
  @Test func cellsMaySpanColumns() throws {
    let tree = try layout(
      "(grid leading 4 0 #grid (row _ (frame 10 10 center #a (color)) (frame 10 10 center #b (color)) (frame 10 10 center #c (color))) (row _ (columns 2 (frame 44 10 center #wide (color))) (color #last)))",
      100, 20)
    #expect(tree["grid"]?.width == 100)
    #expect(tree["last"]?.width == 52)
    #expect((tree["b"]?.minX ?? 0) - (tree["a"]?.minX ?? 0) == 24)
    #expect((tree["last"]?.minX ?? 0) - (tree["wide"]?.minX ?? 0) == 48)
  }

  /// Documentation: alignments of the grid, of a row, of a column, and the anchor of a cell, from lowest to highest
  /// precedence.
  @Test func alignments() throws {
    let tree = try layout(
      "(grid bottomTrailing 0 0 (row _ (frame 40 40 center (color)) (frame 60 10 center (color))) (row top (frame 10 10 center #a (color)) (columnAlignment leading (frame 10 10 center #b (color)))) (row _ (frame 20 30 center (color)) (anchor 0.5 0.5 (frame 10 10 center #c (color)))) (row _ (frame 5 5 center #d (color))))",
      100, 85)
    #expect(tree["a"]?.origin == Point(x: 30, y: 40))
    #expect(tree["b"]?.origin == Point(x: 40, y: 40))
    #expect(tree["c"]?.origin == Point(x: 65, y: 60))
    #expect(tree["d"]?.origin == Point(x: 35, y: 80))
  }

  /// Formula: the baselines of a row are aligned, and the row is as high as that requires.
  @Test func baselinesMeetInARow() throws {
    let tree = try layout(
      "(grid topLeading 0 0 #grid (row firstTextBaseline (padding 9 0 0 0 (text one)) (frame 8 30 center #box (color))))",
      200, 200)
    // The text's baseline is 21 below its top, the box's is 30: the line is 30 below the top of the row, and the text
    // ends 4 below the line.
    #expect(tree["grid"]?.height == 34)
    #expect(tree["box"]?.minY == tree["grid"]?.minY)
  }

  /// Formula: the gap between two rows is the largest that two cells sharing a column prefer, including spanning cells.
  @Test func gapsBetweenRowsOfSpans() throws {
    let tree = try layout(
      "(ideal v (grid topLeading 0 _ (row _ (columns 2 (frame 20 10 center (color))) (frame 10 10 center (color))) (row _ (spacer 0) (columns 2 (frame 20 10 center #b (color)))) (row _ (columns 99999999 (frame 5 5 center #c (color))))))",
      30, 100)
    #expect((tree["c"]?.minY ?? 0) - (tree["b"]?.maxY ?? 0) == 8)
  }

  /// Documentation: outside of a grid a row behaves as a group.
  @Test func aRowOutsideOfAGridIsAGroup() throws {
    let tree = try layout(
      "(hstack center 0 (row _ (frame 10 10 center (color)) (frame 10 10 center #b (color))))", 20, 10)
    #expect(tree["b"]?.minX == 10)
    tree.engine.setKind(.layout(AnyLayout(GridLayout(horizontalSpacing: 4))), of: tree.root)
    tree.layout(24, 10)
    #expect(tree["b"]?.minX == 14)
  }

  /// Formula: in right-to-left direction the columns start at the right.
  @Test func columnsRunInReadingDirection() throws {
    let tree = try Tree(
      "(grid leading 4 0 (row _ (frame 10 10 center #a (color)) (frame 10 10 center #b (color))))")
    tree.layout(24, 10, .rightToLeft)
    #expect(tree["a"]?.minX == 14)
    #expect(tree["b"]?.minX == 0)
  }

  /// Formula: rows share a height as columns share a width; without a proposal the cells take their ideal size and then
  /// fill.
  @Test func rowsShareTheHeight() throws {
    let tree = try layout(
      "(grid center 0 0 (row _ (color #a)) (row _ (frame 10 30 center (color))) (row _ (color #c)))", 50, 100)
    #expect(tree["a"] == Rect(x: 0, y: 0, width: 50, height: 35))
    #expect(tree["c"]?.height == 35)
    let ideal = try layout(
      "(ideal hv (grid center 0 0 (row _ (flex _ _ inf _ _ inf center #a (frame 5 5 center (color))) (frame 5 30 center (color))) (row _ (frame 20 5 center (color)))))",
      100, 100)
    #expect(ideal["a"]?.size == Size(width: 20, height: 30))
  }
}
