import Testing

@testable import ViewLayout

@Suite struct TraceTests {
  private func conversation(_ text: String, _ width: Double, _ height: Double, of name: String) throws
    -> [LayoutExchange]
  {
    let tree = try Tree(text)
    let trace = tree.engine.recording { tree.layout(width, height) }
    let node = try tree.node(name)
    return trace.exchanges.filter { $0.node == node }
  }

  private func exchange(_ exchanges: [LayoutExchange], _ width: Double?, _ height: Double?) -> LayoutExchange? {
    exchanges.first { $0.proposal == ProposedViewSize(width: width, height: height) && $0.reason != .remembered }
  }

  /// Oracle: the proposals that a stack makes to three views, their reasons and the returned sizes.
  @Test func aStackAsksForMinimaMaximaAndShares() throws {
    let tree =
      "(hstack center 10 (color #a) (frame 50 _ center #b (color)) (flex 20 _ 60 _ _ _ center #c (color)))"
    let a = try conversation(tree, 300, 100, of: "a")
    #expect(a.map(\.cause).prefix(2) == [.stackMinimum, .stackMaximum])
    #expect(exchange(a, 170, 100)?.answer == Size(width: 170, height: 100))
    #expect(exchange(a, 170, 100)?.cause == .stackShare(available: 170, among: 1, priority: 0, along: .horizontal))
    let b = try conversation(tree, 300, 100, of: "b")
    #expect(exchange(b, .infinity, 100)?.answer == Size(width: 50, height: 100))
    #expect(
      exchange(b, 280.0 / 3, 100)?.cause == .stackShare(available: 280, among: 3, priority: 0, along: .horizontal))
    #expect(exchange(b, 280.0 / 3, 100)?.reason == .fixed(50, nil))
    let c = try conversation(tree, 300, 100, of: "c")
    #expect(exchange(c, 115, 100)?.reason == .limited(width: .maximum, height: .content))
  }

  /// Oracle: a view that is alone in its priority is not probed; the minimum of lower priorities is reserved.
  @Test func prioritiesAreGroups() throws {
    let tree = "(hstack center 0 (color #a) (priority 1 (color #b)))"
    let a = try conversation(tree, 300, 100, of: "a")
    #expect(a.first?.cause == .stackMinimum)
    #expect(a.contains { $0.cause == .stackShare(available: 0, among: 1, priority: 0, along: .horizontal) })
    let b = try conversation(tree, 300, 100, of: "b")
    #expect(Set(b.map(\.proposal)) == [ProposedViewSize(width: 300, height: 100)])
  }

  @Test func theRootIsAskedFirst() throws {
    let exchanges = try conversation("(padding 1 1 1 1 #p (color #c))", 20, 20, of: "p")
    #expect(exchanges.first?.cause == .root)
    #expect(exchanges.first?.asker == nil)
    #expect(exchanges.first?.depth == 0)
    #expect(exchanges.first?.reason == .padded(EdgeInsets(1)))
  }

  /// Recording does not change any frame.
  @Test func recordingChangesNothing() throws {
    for known in try KnownTree.load("cases.txt") {
      let (silent, recorded) = (Tree(known.notation), Tree(known.notation))
      silent.layout(known.surface.width, known.surface.height)
      let trace = recorded.engine.recording { recorded.layout(known.surface.width, known.surface.height) }
      #expect(!trace.exchanges.isEmpty)
      #expect(
        silent.engine.placements(below: silent.root).map(\.frame)
          == recorded.engine.placements(below: recorded.root).map(\.frame))
    }
  }

  /// A line states the view, the proposal, the returned size and the reason.
  @Test func aTraceIsReadable() throws {
    let tree = try Tree("(hstack center 8 #row (text Hello #text) (spacer _ #space))")
    let trace = tree.engine.recording { tree.layout(100, 40) }
    let names = Dictionary(uniqueKeysWithValues: tree.names.map { ($0.value, $0.key) })
    let lines = trace.lines { names[$0] ?? "?" }
    #expect(lines.first == "row: 100 × 40 → 100 × 16 (as the root; 2 views and gaps of 8)")
    #expect(
      lines.contains(
        "  space: 0 × 40 → 8 × 0 (for its minimum; a spacer takes all along its horizontal stack, at least 8)"))
    #expect(
      lines.contains(
        "  text: 84 × 40 → 40 × 16 (to take a share: 84 left for 1 of priority 0; the text has 1 line)"))
    #expect(trace.conversation(of: try tree.node("row")).contains { $0.asker == tree.root })
  }

  /// Explains why a view has its size and position.
  @Test func aViewIsExplained() throws {
    let tree = try Tree(
      "(vstack leading 0 #column (flex _ _ 60 _ _ _ center #box (color #fill)) (padding 2 2 2 2 #padded (text Hi #text)))"
    )
    tree.layout(100, 100)
    let box = try #require(tree.engine.explain(try tree.node("box")))
    #expect(box.placement.frame == tree["box"])
    #expect(box.container == tree.root)
    #expect(box.cause == .stackShare(available: 80, among: 1, priority: 0, along: .vertical))
    #expect(box.reason == .limited(width: .maximum, height: .content))
    #expect(box.place == .following(.vertical, guide: "leading"))
    #expect(box.conversation.contains { $0.cause == .stackMaximum })
    let text = try #require(tree.engine.explain(try tree.node("text")))
    #expect(text.place == .padded)
    #expect(text.reason == .text(lines: 1, isTruncated: false, scale: 1))
    let root = try #require(tree.engine.explain(tree.root))
    #expect(root.place == .centred)
    #expect(root.cause == .root)
    let names = Dictionary(uniqueKeysWithValues: tree.names.map { ($0.value, $0.key) })
    let sentences = box.sentences { names[$0] ?? "?" }
    #expect(sentences[0] == "`box` is 60 × 80 at (20, 0).")
    #expect(sentences[1] == "column proposed 100 × 80, to take a share: 80 left for 1 of priority 0.")
    #expect(sentences[2] == "It took 60 × 80: width: the maximum, height: the content's.")
    #expect(sentences[3].hasPrefix("It lies (0, 0) from the corner of column: it follows"))
  }

  /// Every placed view of every known tree has an explanation with the view's frame.
  @Test func everyViewIsExplained() throws {
    for known in try KnownTree.load("cases.txt") {
      let tree = Tree(known.notation)
      tree.layout(known.surface.width, known.surface.height)
      let before = tree.engine.placements(below: tree.root)
      for placement in before {
        let explanation = try #require(tree.engine.explain(placement.node))
        #expect(explanation.placement == placement)
        #expect(explanation.reason != .remembered)
      }
      #expect(tree.engine.placements(below: tree.root) == before)
    }
  }
}
