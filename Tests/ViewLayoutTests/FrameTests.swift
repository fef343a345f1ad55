import Testing

@testable import ViewLayout

@Suite struct FrameTests {
  private func frame(of name: String, _ text: String, _ width: Double, _ height: Double) throws -> Rect? {
    let tree = try Tree(text)
    tree.layout(width, height)
    return tree[name]
  }

  /// Oracle: nine alignments of a view in a larger frame.
  @Test(arguments: [
    ("topLeading", 0.0, 0.0), ("top", 40, 0), ("topTrailing", 80, 0), ("leading", 0, 30), ("center", 40, 30),
    ("trailing", 80, 30), ("bottomLeading", 0, 60), ("bottom", 40, 60), ("bottomTrailing", 80, 60),
  ])
  func alignsInAFrame(alignment: String, x: Double, y: Double) throws {
    let fixed = try frame(of: "a", "(frame 100 80 \(alignment) (frame 20 20 center #a (color)))", 100, 80)
    #expect(fixed == Rect(x: x, y: y, width: 20, height: 20))
    let flexible = try frame(
      of: "a", "(flex _ _ inf _ _ inf \(alignment) (frame 20 20 center #a (color)))", 100, 80)
    #expect(flexible == fixed)
  }

  /// Documentation: content larger than its frame overflows according to the frame's alignment.
  @Test func overflowsAFrame() throws {
    let overflow = try frame(of: "a", "(frame 30 100 center (frame 95 20 center #a (color)))", 30, 100)
    #expect(overflow == Rect(x: -32.5, y: 40, width: 95, height: 20))
  }

  /// Formula: how a length results from the proposal, the content of 40 and the limits.
  @Test(arguments: [
    ("20 _ 60", nil, 40.0), ("20 _ 60", 10, 20), ("20 _ 60", 50, 50), ("20 _ 60", 90, 60),
    ("50 _ _", nil, 50), ("50 _ _", 45, 50), ("20 _ _", 30, 30), ("20 _ _", 90, 40),
    ("_ _ 60", nil, 40), ("_ _ 30", nil, 30), ("_ _ 60", 30, 40), ("_ _ 60", 50, 50), ("_ _ 60", 90, 60),
    ("_ 25 _", nil, 25), ("_ 25 _", 90, 40), ("10 25 90", nil, 25), ("10 25 90", 70, 70),
    ("60 _ 20", 10, 60), ("60 _ 20", 90, 60), ("-5 _ _", 30, 30),
  ])
  func aFlexibleFrameKeepsItsLimits(limits: String, proposal: Double?, width: Double) throws {
    let tree = try Tree("(flex \(limits) _ _ _ center (frame 40 10 center (color)))")
    #expect(tree.size(proposal, nil).width == width)
  }

  /// Oracle: under `fixedSize` a text in `maxWidth` keeps its ideal width, since no limit determines the width.
  @Test func anUndecidedLengthStaysUnspecified() throws {
    let tree = try Tree("(ideal hv (flex _ _ 500 _ _ _ center #frame (mono 12 10 20 #text)))")
    tree.layout(300, 100)
    #expect(tree["text"]?.size == Size(width: 120, height: 20))
    let frame = try tree.node("text")
    #expect(tree.engine.placement(of: frame)?.proposal == .unspecified)
  }

  /// Documentation: several nested frames each have their effect.
  @Test func framesNest() throws {
    let tree = try Tree(
      "(frame 100 100 topLeading (frame 60 60 bottomTrailing #outer (frame 20 20 center #inner (color))))")
    tree.layout(100, 100)
    #expect(tree["outer"] == Rect(x: 0, y: 0, width: 60, height: 60))
    #expect(tree["inner"] == Rect(x: 40, y: 40, width: 20, height: 20))
  }

  /// Documentation: `maxHeight: .infinity` in a vertically fixed stack makes the heights equal.
  @Test func equalHeights() throws {
    let tree = try Tree(
      "(ideal v (hstack center 0 (flex _ _ _ _ _ inf center #a (mono 3 10 20)) (flex _ _ _ _ _ inf center #b (mono 30 10 20))))"
    )
    tree.layout(130, 500)
    #expect(tree["a"]?.height == 60)
    #expect(tree["b"]?.height == 60)
  }

  /// Documentation: padding of a and then of -a restores the size; the part in between is larger.
  @Test func negativePaddingUndoesPadding() throws {
    let tree = try Tree(
      "(padding -6 -6 -6 -6 #outer (overlay center (padding 6 6 6 6 (frame 40 30 center #view (color))) (color #overlay)))"
    )
    tree.layout(100, 100)
    #expect(tree["outer"] == tree["view"])
    #expect(tree["overlay"]?.size == Size(width: 52, height: 42))
  }

  /// Formula: padding larger than the proposal proposes 0 to the content and overflows.
  @Test func paddingMayBeLargerThanTheProposal() throws {
    let tree = try Tree("(padding 16 16 16 16 #padded (color #a))")
    tree.layout(20, 20)
    #expect(tree["padded"] == Rect(x: -6, y: -6, width: 32, height: 32))
    #expect(tree["a"]?.size == .zero)
  }

  /// Documentation: default padding is 16 points.
  @Test func defaultPadding() {
    #expect(LayoutKind.padding() == .modifier(.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))))
  }

  /// Documentation: `containerRelativeFrame` divides a container into columns with gaps.
  @Test(arguments: [(1, 70.0), (2, 150), (4, 310)])
  func columnsOfAContainer(span: Int, width: Double) {
    let frame = ContainerRelativeFrame(axes: .horizontal, length: .columns(count: 4, span: span, spacing: 10))
    #expect(frame.frame(in: Size(width: 310, height: 50)).width == width)
    #expect(frame.frame(in: Size(width: 310, height: 50)).height == nil)
    #expect(frame.frame(in: nil).width == nil)
  }

  /// Documentation: the nearest container is the scroll view, not the stack; its content margins are excluded.
  @Test func theContainerIsTheScrollView() throws {
    let engine = LayoutEngine()
    let card = engine.insert(
      .modifier(.containerRelativeFrame(ContainerRelativeFrame(axes: .both))), children: [engine.insert(.color)])
    let half = engine.insert(
      .modifier(
        .containerRelativeFrame(
          ContainerRelativeFrame(axes: .horizontal, length: .custom(ContainerLength { length, _ in length / 2 })))),
      children: [engine.insert(.color)])
    let stack = engine.insert(.vStack(spacing: 0), children: [card, half])
    let scroll = engine.insert(
      .scrollView(contentMargins: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)), children: [stack])
    let root = engine.insert(.frame(width: 200, height: 120), children: [scroll])
    engine.layout(root, in: LayoutSurface(size: Size(width: 400, height: 400)))
    #expect(engine.frame(of: card)?.size == Size(width: 160, height: 120))
    #expect(engine.frame(of: half)?.width == 80)
    #expect(engine.frame(of: stack)?.size == Size(width: 160, height: 130))
    #expect(engine.explain(stack)?.placement.size == Size(width: 160, height: 130))
  }

  /// The program may compute an invalid length from the length of the container.
  @Test func aLengthOfTheContainerMayBeNone() {
    let engine = LayoutEngine()
    let length = ContainerRelativeFrame.Length.custom(ContainerLength { _, _ in .nan })
    let frame = ContainerRelativeFrame(axes: .horizontal, length: length)
    let root = engine.insert(.modifier(.containerRelativeFrame(frame)), children: [engine.insert(.color)])
    let pass = engine.layout(root, in: LayoutSurface(size: Size(width: 10, height: 10)))
    #expect(pass.rootFrame?.width == 10)
    #expect(pass.faults.count == 1)
  }

  /// Documentation: without a scroll view the container is the safe area of the window.
  @Test func theContainerIsTheWindow() throws {
    let tree = try Tree("(frame 10 10 center (relativeFrame hv #a (color)))")
    tree.engine.layout(
      tree.root, in: LayoutSurface(size: Size(width: 100, height: 200), safeArea: EdgeInsets(top: 20, bottom: 30)))
    #expect(tree["a"]?.size == Size(width: 100, height: 150))
  }
}
