import Testing

@testable import ViewLayout

@Suite struct InvalidationTests {
  /// A column of rows with 13 nodes each, and the frame of one leaf in the middle.
  private struct Screen {
    let engine = LayoutEngine()
    let root: LayoutNodeID
    private(set) var frames: [LayoutNodeID] = []
    private(set) var rows: [LayoutNodeID] = []

    init(rows count: Int) {
      let engine = engine
      var frames: [LayoutNodeID] = []
      let rows = (0..<count).map { _ in
        let frame = engine.insert(.frame(width: 20, height: 10), children: [engine.insert(.color)])
        frames.append(frame)
        let text = engine.insert(.padding(.all, 2), children: [engine.insert(.text(TextContent("some text")))])
        return engine.insert(.hStack(), children: [frame, engine.insert(.spacer()), text])
      }
      root = engine.insert(.vStack(spacing: 1), children: rows)
      self.frames = frames
      self.rows = rows
    }

    @discardableResult
    func layout() -> LayoutPass {
      engine.layout(root, in: LayoutSurface(size: Size(width: 300, height: 10_000)))
    }
  }

  @Test func nothingChangedNothingIsDone() {
    let screen = Screen(rows: 50)
    screen.layout()
    let pass = screen.layout()
    #expect(pass.statistics.measured == 0)
    #expect(pass.statistics.arranged == 0)
    #expect(pass.statistics.prepared == 0)
  }

  /// A changed leaf re-measures itself, its ancestors and the views with changed proposals, but nothing in other rows.
  @Test(arguments: [50, 100, 200])
  func aChangedLeafMeasuresItsAncestors(count: Int) {
    let screen = Screen(rows: count)
    screen.layout()
    let others = screen.rows.indices.filter { $0 != count / 2 }
    let before = others.map { screen.engine.measureCount(of: screen.rows[$0]) }
    screen.engine.setKind(.frame(width: 25, height: 10), of: screen.frames[count / 2])
    let pass = screen.layout()
    #expect(others.map { screen.engine.measureCount(of: screen.rows[$0]) } == before)
    #expect(pass.statistics.measured < 40)
    #expect(pass.statistics.prepared == 3)
    #expect(screen.engine.frame(of: screen.frames[count / 2])?.width == 25)
  }

  /// After changes the frames are those of a newly built tree.
  @Test func frameAfterFrameIsAsBuiltAnew() {
    let screen = Screen(rows: 20)
    screen.layout()
    var random = Random(seed: 7)
    for _ in 0..<60 {
      let index = random.below(20)
      switch random.below(4) {
      case 0: screen.engine.setKind(.frame(width: Double(random.below(90)), height: 12), of: screen.frames[index])
      case 1: screen.engine.setChildren(screen.rows.filter { _ in random.below(5) > 0 }, of: screen.root)
      case 2: screen.engine.setKind(.hStack(spacing: Double(random.below(9))), of: screen.rows[index])
      default:
        screen.engine.setChildren(
          random.below(2) == 0 ? [] : [screen.engine.insert(.color)], of: screen.frames[index])
      }
      screen.layout()
      let kept = screen.engine.placements(below: screen.root)
      let fresh = screen.engine.recording { screen.layout() }
      #expect(!fresh.exchanges.isEmpty)
      #expect(screen.engine.placements(below: screen.root) == kept)
    }
  }

  /// Setting an equal kind is no change.
  @Test func anEqualKindIsNoChange() {
    let screen = Screen(rows: 3)
    screen.layout()
    screen.engine.setKind(.frame(width: 20, height: 10), of: screen.frames[0])
    screen.engine.setChildren(screen.rows, of: screen.root)
    #expect(screen.layout().statistics.prepared == 0)
  }

  /// A change passes through groups, which are never measured themselves.
  @Test func changesGoThroughGroups() throws {
    let tree = try Tree(
      "(vstack leading 0 #root (group (dynamic (hstack center 0 (group (frame 10 10 center #a (color)) (color))))))")
    tree.layout(100, 100)
    for height in [30.0, 50] {
      tree.engine.setKind(.frame(width: 10, height: height), of: try tree.node("a"))
      tree.layout(100, 100)
      #expect(tree["a"]?.height == height)
      #expect(tree.size(100, 0).height == height)
    }
  }

  /// The content of an overlay or a reader does not change the size of the views around it.
  @Test func overlaysAndReadersKeepChangesToThemselves() throws {
    for view in [
      "(overlay center (color) (frame 5 5 center #inner (color)))", "(geometry (frame 5 5 center #inner (color)))",
    ] {
      let tree = try Tree("(vstack center 0 (padding 1 1 1 1 \(view)) (text some) (text other))")
      tree.layout(100, 100)
      tree.engine.setKind(.frame(width: 9, height: 9), of: try tree.node("inner"))
      let pass = tree.layout(100, 100)
      // Two nodes: the frame and its colour.
      #expect(pass.statistics.measured <= 2)
      #expect(tree["inner"]?.width == 9)
    }
  }

  /// The engine makes a container for several views in an overlay; it follows their changes.
  @Test func aContainerMadeByTheEngineFollowsItsViews() throws {
    let tree = try Tree(
      "(overlay bottomTrailing (frame 50 50 center (color)) (frame 20 10 center #a (color)) (frame 10 20 center #b (color)))"
    )
    tree.layout(50, 50)
    tree.engine.setKind(.frame(width: 40, height: 10), of: try tree.node("a"))
    tree.layout(50, 50)
    #expect(tree["a"]?.minX == 10)
    #expect(tree["b"]?.minX == 25)
  }

  /// Changes of offsets, effects and overlay alignments measure nothing.
  @Test func movingMeasuresNothing() throws {
    let tree = try Tree(
      "(vstack center 0 (offset 1 1 #o (color #a)) (overlay center #v (color) (frame 2 2 center #b (color))))")
    tree.layout(10, 20)
    tree.engine.setKind(.modifier(.offset(Point(x: 4, y: 5))), of: try tree.node("o"))
    tree.engine.setKind(.overlay(.topLeading), of: try tree.node("v"))
    let pass = tree.layout(10, 20)
    #expect(pass.statistics.measured == 0)
    #expect(tree["a"]?.origin == Point(x: 4, y: 5))
    #expect(tree["b"]?.origin == Point(x: 0, y: 10))
  }

  /// Views that were empty or missing are found when something around them appears or disappears.
  @Test func viewsComeAndGo() throws {
    let tree = try Tree("(hstack center 8 #row (frame 10 10 center #a (dynamic #if)) (frame 10 10 center #b (color)))")
    tree.layout(100, 10)
    #expect(tree["b"]?.minX == 45)
    #expect(tree["a"] == nil)
    let color = tree.engine.insert(.color)
    tree.engine.setChildren([color], of: try tree.node("if"))
    tree.layout(100, 10)
    #expect(tree["a"]?.minX == 36)
    #expect(tree["b"]?.minX == 54)
    tree.engine.remove(color)
    tree.layout(100, 10)
    #expect(tree["b"]?.minX == 45)
    #expect(tree["a"] == nil)
    tree.engine.setKind(.empty, of: try tree.node("b"))
    tree.layout(100, 10)
    #expect(tree["row"]?.width == 0)
  }

  /// A container that becomes a leaf and a leaf that becomes a group leave nothing behind.
  @Test func kindsMayChangeAltogether() throws {
    let tree = try Tree(
      "(vstack center 0 (hstack center 0 #box (color #a) (spacer _ #s)) (frame 10 10 center #f (color)))")
    tree.layout(100, 100)
    tree.engine.setKind(.color, of: try tree.node("box"))
    tree.layout(100, 100)
    #expect(tree["box"]?.size == Size(width: 100, height: 90))
    #expect(tree.engine.placements(below: tree.root).count == 4)
    tree.engine.setKind(.group(.fixed), of: try tree.node("box"))
    tree.layout(100, 100)
    #expect(tree["box"] == nil)
    #expect(tree["s"]?.size == Size(width: 0, height: 8))
    tree.engine.setKind(.zStack(), of: try tree.node("box"))
    tree.layout(100, 100)
    #expect(tree["a"]?.size == tree["s"]?.size)
  }

  /// The choice of `ViewThatFits` follows a change in a view that was not chosen.
  @Test func aChoiceFollowsChanges() throws {
    let tree = try Tree(
      "(padding 0 0 0 0 (fits h (frame 200 10 center #wide (color)) (frame 50 10 center #narrow (color))))")
    tree.layout(100, 100)
    #expect(tree["wide"] == nil)
    tree.engine.setKind(.frame(width: 90, height: 10), of: try tree.node("wide"))
    tree.layout(100, 100)
    #expect(tree["wide"]?.width == 90)
    #expect(tree["narrow"] == nil)
  }

  /// The ids of removed nodes are reused without any state of the old node.
  @Test func idsAreUsedAgain() {
    let engine = LayoutEngine()
    let old = engine.insert(.frame(width: -1, height: 5), children: [engine.insert(.text(TextContent("old")))])
    engine.layout(old, in: LayoutSurface(size: Size(width: 50, height: 50)))
    let count = engine.nodeCount
    engine.remove(old)
    #expect(engine.nodeCount == count - 2)
    #expect(engine.faults.isEmpty)
    let new = engine.insert(.color)
    #expect(engine.frame(of: new) == nil)
    #expect(engine.sizeThatFits(new, in: ProposedViewSize(width: 50, height: 50)) == Size(width: 50, height: 50))
    #expect(engine.measureCount(of: new) == 1)
  }

  /// A view may move from one container to another.
  @Test func aViewMayMove() throws {
    let tree = try Tree(
      "(vstack leading 0 (hstack center 0 #a (frame 10 10 center #view (color))) (hstack center 0 #b (frame 5 5 center (color))))"
    )
    tree.layout(20, 20)
    let view = try tree.node("view")
    let b = try tree.node("b")
    tree.engine.setChildren(tree.engine.children(of: b) + [view], of: b)
    #expect(tree.engine.children(of: try tree.node("a")).isEmpty)
    tree.layout(20, 10)
    #expect(tree["view"] == Rect(x: 7.5, y: 0, width: 10, height: 10))
    #expect(tree.engine.parent(of: view) == b)
  }

  /// The number of cached sizes for other proposals is limited.
  @Test func resizingDoesNotGrowWithoutBound() {
    let screen = Screen(rows: 10)
    for width in 0..<300 {
      screen.engine.layout(screen.root, in: LayoutSurface(size: Size(width: 100 + Double(width), height: 500)))
    }
    #expect(screen.engine.answers.count < 128 * screen.engine.nodeCount)
  }
}
