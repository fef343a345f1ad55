import Testing

@testable import ViewLayout

/// Invalid input leads to a fault and a finite layout, never to a trap.
@Suite struct FaultTests {
  /// Documentation: a frame ignores negative and non-finite lengths and reports them.
  @Test(arguments: [-1.0, .nan, .infinity])
  func invalidFixedFrames(length: Double) {
    let engine = LayoutEngine()
    let root = engine.insert(.frame(width: length, height: 10), children: [engine.insert(.color)])
    let pass = engine.layout(root, in: LayoutSurface(size: Size(width: 50, height: 50)))
    #expect(pass.rootFrame == Rect(x: 0, y: 20, width: 50, height: 10))
    #expect(pass.faults.count == 1)
    #expect(pass.faults.first?.node == root)
    #expect(pass.faults.first?.description.contains("width") == true)
  }

  /// Formula: contradictory limits are made consistent; the larger ones win.
  @Test func contradictoryLimits() throws {
    let tree = try Tree("(flex 80 40 20 _ _ _ center (color))")
    let pass = tree.layout(50, 50)
    #expect(pass.faults.map(\.reason) == [.contradictoryFrame(.horizontal)])
    #expect(pass.rootFrame?.width == 80)
    let fine = try Tree("(flex 20 _ 20 10 _ inf center (color))")
    #expect(fine.layout(50, 50).faults.isEmpty)
  }

  @Test(arguments: [
    "(padding nan inf 0 0 (color))", "(offset inf nan (color))", "(position nan 0 (color))", "(priority nan (color))",
    "(ratio nan fit (color))", "(ratio -1 fill (color))", "(ratio 0 fit (color))",
    "(hstack center nan (color) (color))",
    "(vstack center inf (color) (color))", "(spacer nan)", "(hstack center 0 (spacer inf) (color))",
    "(flex nan nan nan -4 _ _ center (color))", "(flex inf _ _ _ _ _ center (color))", "(scroll v nan 0 (color))",
    "(lazyv center nan (color) (color))", "(grid center nan inf (row _ (color)) (color))",
    "(inset top center nan (color) (color))",
  ])
  func nonsenseStaysFinite(view: String) throws {
    let tree = try Tree("(frame 50 50 topLeading \(view))")
    for surface in [(50.0, 50.0), (0, 0)] {
      let pass = tree.layout(surface.0, surface.1)
      #expect(!pass.faults.isEmpty)
      for placement in tree.engine.placements(below: tree.root) {
        #expect(placement.frame.origin.x.isFinite && placement.frame.origin.y.isFinite)
        #expect(!placement.frame.width.isNaN && !placement.frame.height.isNaN)
      }
    }
  }

  /// An infinite surface gives infinite views, with a fault that their positions are invalid.
  @Test func infiniteSurfaces() throws {
    let tree = try Tree("(hstack center 0 (color #a) (vstack bottom 0 (color #b) (frame 5 5 center #c (color))))")
    let pass = tree.layout(.infinity, .infinity)
    #expect(tree["a"]?.size == Size(width: .infinity, height: .infinity))
    #expect(tree["c"].map { $0.minX.isFinite && $0.minY.isFinite } == true)
    #expect(pass.faults.contains { $0.reason == .infiniteLength })
  }

  @Test func proposalsThatAreNone() throws {
    let tree = try Tree("(color)")
    #expect(tree.size(-5, .nan) == Size(width: 0, height: 10))
    #expect(tree.engine.faults.map(\.reason).count == 2)
    #expect(tree.layout(-20, 30).rootFrame?.width == 0)
  }

  /// An invalid size of a leaf counts as 0.
  @Test func sizesThatAreNone() {
    let engine = LayoutEngine()
    let leaf = engine.insert(.leaf(.custom(LeafSizing { _ in Size(width: .nan, height: -4) })))
    let other = engine.insert(.color)
    let root = engine.insert(.hStack(spacing: 0), children: [leaf, other])
    let pass = engine.layout(root, in: LayoutSurface(size: Size(width: 50, height: 50)))
    #expect(engine.frame(of: other)?.width == 50)
    #expect(pass.faults.contains(LayoutFault(node: leaf, reason: .invalidSize(-4))))
  }

  /// A fault disappears when its cause is corrected.
  @Test func faultsGoWithTheirCause() {
    let engine = LayoutEngine()
    let root = engine.insert(.frame(width: -1, height: 10), children: [engine.insert(.color)])
    let surface = LayoutSurface(size: Size(width: 50, height: 50))
    #expect(engine.layout(root, in: surface).faults.count == 1)
    #expect(engine.layout(root, in: surface).faults.count == 1)
    engine.setKind(.frame(width: 1, height: 10), of: root)
    #expect(engine.layout(root, in: surface).faults.isEmpty)
  }

  @Test func aRootWithoutViews() throws {
    for view in ["(empty)", "(group (empty))", "(frame 50 50 center (empty))"] {
      let tree = try Tree(view)
      let pass = tree.layout(50, 50)
      #expect(pass.rootFrame == nil)
      #expect(tree.engine.frame(of: tree.root) == nil)
      #expect(tree.engine.placements(below: tree.root).isEmpty)
      #expect(tree.size(nil, nil) == .zero)
    }
  }

  /// Callbacks during a pass may only change their own node.
  @Test func changesOutsideOfTheirNodeAreFaults() {
    let engine = LayoutEngine()
    let sibling = engine.insert(.color)
    let reader = engine.insert(
      .container(.geometryReader(GeometryContent { _ in engine.setKind(.shape, of: sibling) })))
    let root = engine.insert(.hStack(), children: [reader, sibling])
    let pass = engine.layout(root, in: LayoutSurface(size: Size(width: 50, height: 50)))
    #expect(pass.faults.contains(LayoutFault(node: sibling, reason: .changeDuringPass)))
  }

  @Test func faultsAreSentences() {
    let reasons: [LayoutFault.Reason] = [
      .invalidLength("width", -3), .contradictoryFrame(.vertical), .invalidProposal(.nan), .invalidSize(-1),
      .invalidGuide("top"), .invalidPlace, .infiniteLength, .misplacedCall, .collapsedList, .tooDeep, .tooManySizes,
      .changeDuringPass,
    ]
    let texts = reasons.map { LayoutFault(node: LayoutNodeID(0), reason: $0).description }
    #expect(Set(texts).count == reasons.count)
    #expect(texts[0] == "width of -3 is not a valid length and is ignored")
  }
}
