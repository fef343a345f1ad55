import Testing

@testable import ViewLayout

@Suite struct LazyTests {
  /// Formula: a lazy stack is as wide as proposed and aligns its rows, each with its ideal height.
  @Test func aLazyStackFillsTheWidth() throws {
    let tree = try Tree("(lazyv leading _ #lazy (color #a) (frame 30 20 center #b (color)))")
    tree.layout(100, 60)
    #expect(tree["lazy"] == Rect(x: 0, y: 11, width: 100, height: 38))
    #expect(tree["a"] == Rect(x: 0, y: 11, width: 100, height: 10))
    #expect(tree["b"] == Rect(x: 0, y: 29, width: 30, height: 20))
  }

  @Test func aLazyRowRunsHorizontally() throws {
    let tree = try Tree("(scroll h (lazyh bottom 5 (frame 30 20 center #a (color)) (frame 10 50 center #b (color))))")
    tree.layout(200, 60)
    #expect(tree["a"] == Rect(x: 0, y: 40, width: 30, height: 20))
    #expect(tree["b"] == Rect(x: 35, y: 10, width: 10, height: 50))
    tree.layout(200, 60, .rightToLeft)
    #expect(tree["a"]?.maxX == 200)
  }

  /// Rows made on demand in a scroll view of 100 × 100, each 30 high with gaps of 10, and the indices of the rows made
  /// so far.
  private struct Scrolled {
    let engine = LayoutEngine()
    let scroll: LayoutNodeID
    let lazy: LayoutNodeID
    let made: Box

    final class Box {
      var indices: [Int] = []
      var nodes: [Int: LayoutNodeID] = [:]
    }

    init(count: Int, headers: [Int] = [], pinned: PinnedViews = []) {
      let made = Box()
      let engine = engine
      let rows = LazyRows(count: count, headers: headers) { index in
        made.indices.append(index)
        let row = engine.insert(.frame(width: nil, height: 30), children: [engine.insert(.color)])
        made.nodes[index] = row
        return row
      }
      lazy = engine.insert(.lazy(.vStack(spacing: 10, pinned: pinned, rows: rows)))
      scroll = engine.insert(.scrollView(), children: [lazy])
      self.made = made
    }

    func scroll(to offset: Double) {
      engine.setKind(.scrollView(.vertical, offset: Point(x: 0, y: offset)), of: scroll)
      engine.layout(scroll, in: LayoutSurface(size: Size(width: 100, height: 100)))
    }
  }

  /// Documentation: only rows near the visible part are made; existing rows stay.
  @Test func onlyVisibleRowsAreMade() {
    let list = Scrolled(count: 10_000)
    list.scroll(to: 0)
    #expect(list.made.indices.sorted() == [0, 1, 2])
    #expect(list.engine.placedRows(of: list.lazy) == [0, 1, 2])
    #expect(list.engine.contentSize(of: list.scroll)?.height == 399_990)
    list.scroll(to: 50)
    #expect(list.engine.placedRows(of: list.lazy) == [1, 2, 3])
    #expect(list.engine.frame(of: list.lazy)?.minY == -50)
    list.scroll(to: 200_000)
    #expect(list.engine.placedRows(of: list.lazy) == [5000, 5001, 5002])
    #expect(list.made.nodes[5000].flatMap { list.engine.frame(of: $0) } == Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(list.made.indices.count < 12)
    list.scroll(to: 0)
    #expect(list.made.indices.filter { $0 == 0 }.count == 1)
    #expect(list.made.nodes[5000].flatMap { list.engine.frame(of: $0) } == nil)
  }

  /// A removed row is made again when it is needed.
  @Test func aRemovedRowIsMadeAgain() throws {
    let list = Scrolled(count: 100)
    list.scroll(to: 0)
    list.engine.remove(try #require(list.made.nodes[1]))
    list.scroll(to: 0)
    #expect(list.made.indices.filter { $0 == 1 }.count == 2)
  }

  /// New rows replace old ones, which are detached and may be used again.
  @Test func newRowsReplaceOldOnes() throws {
    let list = Scrolled(count: 3)
    list.scroll(to: 0)
    let first = try #require(list.made.nodes[0])
    let engine = list.engine
    engine.setKind(.lazy(.vStack(spacing: 10, rows: LazyRows(count: 1) { _ in first })), of: list.lazy)
    list.scroll(to: 0)
    #expect(engine.contentSize(of: list.scroll)?.height == 30)
    #expect(engine.children(of: list.lazy) == [first])
    #expect(engine.parent(of: try #require(list.made.nodes[1])) == nil)
  }

  /// Documentation: a pinned header stays at the top while its section is visible, until the next header pushes it out.
  @Test func headersArePinned() throws {
    let list = Scrolled(count: 9, headers: [0, 4], pinned: .headers)
    list.scroll(to: 50)
    let first = try #require(list.made.nodes[0])
    #expect(list.engine.frame(of: first)?.minY == 0)
    #expect(list.engine.drawingOrder(of: list.lazy).count == list.engine.placedRows(of: list.lazy).count)
    // The natural position of the second header is 160; the first section ends 10 above it.
    list.scroll(to: 135)
    #expect(list.engine.frame(of: first)?.minY == -15)
    list.scroll(to: 200)
    #expect(list.made.nodes[4].flatMap { list.engine.frame(of: $0) }?.minY == 0)
  }

  /// Documentation: pinned headers are drawn over rows; footers stay at the bottom.
  @Test func footersArePinnedAndDrawnLast() throws {
    let engine = LayoutEngine()
    let rows = (0..<4).map { index in
      let row = engine.insert(.frame(width: nil, height: 40), children: [engine.insert(.color)])
      if index == 0 { return engine.insert(.modifier(.trait(.section(.header))), children: [row]) }
      return index == 3 ? engine.insert(.modifier(.trait(.section(.footer))), children: [row]) : row
    }
    let lazy = engine.insert(.lazy(.vStack(spacing: 0, pinned: [.headers, .footers])), children: rows)
    let scroll = engine.insert(.scrollView(offset: Point(x: 0, y: 10)), children: [lazy])
    engine.layout(scroll, in: LayoutSurface(size: Size(width: 100, height: 100)))
    #expect(engine.frame(of: rows[0])?.minY == 0)
    #expect(engine.frame(of: rows[3])?.maxY == 100)
    #expect(engine.drawingOrder(of: lazy) == [rows[1], rows[2], rows[0], rows[3]])
  }

  /// Documentation: in a lazy row pinned headers stay at the leading edge, which is on the right in right-to-left
  /// direction.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func headersOfARowArePinned(direction: LayoutDirection) {
    let engine = LayoutEngine()
    let cells = (0..<5).map { index in
      let cell = engine.insert(.frame(width: 40, height: nil), children: [engine.insert(.color)])
      return index == 0 ? engine.insert(.modifier(.trait(.section(.header))), children: [cell]) : cell
    }
    let lazy = engine.insert(.lazy(.hStack(spacing: 0, pinned: .headers)), children: cells)
    let scroll = engine.insert(.scrollView(.horizontal, offset: Point(x: 50, y: 0)), children: [lazy])
    engine.layout(scroll, in: LayoutSurface(size: Size(width: 100, height: 30), direction: direction))
    let isMirrored = direction == .rightToLeft
    #expect(engine.frame(of: cells[0]) == Rect(x: isMirrored ? 60 : 0, y: 0, width: 40, height: 30))
    #expect(engine.frame(of: cells[2]) == Rect(x: 30, y: 0, width: 40, height: 30))
    #expect(engine.drawingOrder(of: lazy).last == cells[0])
  }

  /// Published: objc.io, "Grid layout" (2020): 70 and two columns of 57.
  @Test func publishedColumnWidths() {
    let tracks = LazyTracks([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200)
    #expect(tracks.tracks.map(\.length) == [70, 57, 57])
    #expect(tracks.tracks.map(\.start) == [0, 78, 143])
    #expect(tracks.total == 200)
  }

  /// Documentation: an adaptive item makes ⌊(W + gap) / (minimum + gap)⌋ columns, at least one.
  @Test(arguments: [(50.0, 1), (108, 2), (107, 1), (320, 5), (20, 1)])
  func adaptiveColumns(width: Double, count: Int) {
    #expect(LazyTracks([GridItem(.adaptive(minimum: 50))], width: width).tracks.count == count)
  }

  /// Formula: flexible columns share the remaining width within their limits; the spacing of an item is the gap after
  /// it.
  @Test func flexibleColumns() {
    let tracks = LazyTracks(
      [GridItem(.flexible(maximum: 30), spacing: 20), GridItem(.flexible()), GridItem(.fixed(40))], width: 228)
    #expect(tracks.tracks.map(\.length) == [30, 130, 40])
    #expect(tracks.tracks.map(\.start) == [0, 50, 188])
    let overflowing = LazyTracks([GridItem(.flexible(minimum: 80)), GridItem(.flexible(minimum: 80))], width: 100)
    #expect(overflowing.total == 168)
  }

  /// Formula: rows of a grid are as high as their highest cell; each cell is aligned within its slot.
  @Test func cellsFlowIntoRows() {
    let engine = LayoutEngine()
    let cells = [10.0, 40, 20, 30].map { height in
      engine.insert(.frame(width: 20, height: height), children: [engine.insert(.color)])
    }
    let items = [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(60), alignment: .topTrailing)]
    let grid = engine.insert(.lazy(.vGrid(columns: items, alignment: .leading, spacing: 5)), children: cells)
    engine.layout(grid, in: LayoutSurface(size: Size(width: 100, height: 75)))
    #expect(engine.frame(of: grid) == Rect(x: 0, y: 0, width: 100, height: 75))
    #expect(engine.frame(of: cells[0]) == Rect(x: 0, y: 15, width: 20, height: 10))
    #expect(engine.frame(of: cells[1]) == Rect(x: 80, y: 0, width: 20, height: 40))
    #expect(engine.frame(of: cells[2])?.origin == Point(x: 0, y: 50))
    #expect(engine.frame(of: cells[3])?.origin == Point(x: 80, y: 45))
  }

  /// Formula: if the tracks are narrower than the grid, its alignment moves them; headers take the whole breadth.
  @Test func tracksAreAlignedAndHeadersSpan() {
    let engine = LayoutEngine()
    let header = engine.insert(
      .modifier(.trait(.section(.header))),
      children: [engine.insert(.frame(width: nil, height: 10), children: [engine.insert(.color)])])
    let cells = (0..<3).map { _ in engine.insert(.frame(width: 20, height: 20), children: [engine.insert(.color)]) }
    let items = [GridItem(.fixed(20), spacing: 10), GridItem(.fixed(20))]
    let grid = engine.insert(
      .lazy(.vGrid(columns: items, alignment: .trailing, spacing: 0)), children: [cells[0], header, cells[1], cells[2]])
    engine.layout(grid, in: LayoutSurface(size: Size(width: 100, height: 50)))
    #expect(engine.frame(of: cells[0]) == Rect(x: 50, y: 0, width: 20, height: 20))
    #expect(engine.frame(of: header) == Rect(x: 0, y: 20, width: 100, height: 10))
    #expect(engine.frame(of: cells[2]) == Rect(x: 80, y: 30, width: 20, height: 20))
  }

  /// Formula: the items of a horizontal grid are rows; without a cross-axis proposal the cells take their ideal size.
  @Test func horizontalGrids() {
    let engine = LayoutEngine()
    let cells = (0..<3).map { _ in engine.insert(.frame(width: 20, height: 15), children: [engine.insert(.color)]) }
    let items = [GridItem(.flexible(), spacing: 4), GridItem(.fixed(10))]
    let grid = engine.insert(.lazy(.hGrid(rows: items, spacing: 6)), children: cells)
    #expect(engine.sizeThatFits(grid, in: .unspecified) == Size(width: 46, height: 29))
    engine.layout(grid, in: LayoutSurface(size: Size(width: 46, height: 54)))
    #expect(engine.frame(of: cells[0]) == Rect(x: 0, y: 12.5, width: 20, height: 15))
    #expect(engine.frame(of: cells[2])?.minX == 26)
  }
}
