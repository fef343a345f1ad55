import Testing

@testable import ViewLayout

/// A row that counts the calls of each of its functions.
private struct CountingLayout: Layout {
  final class Calls {
    var made = 0
    var updated = 0
    var sized: [ProposedViewSize] = []
    var placed: [Rect] = []
  }

  let calls: Calls
  var gap = 0.0

  struct Cache {
    var widths: [Double]
  }

  func makeCache(subviews: Subviews) -> Cache {
    calls.made += 1
    return Cache(widths: subviews.map { $0.sizeThatFits(.unspecified).width })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    calls.updated += 1
    cache.widths = subviews.map { $0.sizeThatFits(.unspecified).width }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    calls.sized.append(proposal)
    return Size(width: cache.widths.reduce(0, +) + gap * Double(max(0, subviews.count - 1)), height: 10)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    calls.placed.append(bounds)
    var x = bounds.minX
    for (subview, width) in zip(subviews, cache.widths) {
      subview.place(at: Point(x: x, y: bounds.minY), proposal: .unspecified)
      x += width + gap
    }
  }
}

@Suite struct CustomLayoutTests {
  private struct Row {
    let engine = LayoutEngine()
    let calls = CountingLayout.Calls()
    let boxes: [LayoutNodeID]
    let row: LayoutNodeID
    let root: LayoutNodeID

    init() {
      let engine = engine
      boxes = [10.0, 20].map { engine.insert(.frame(width: $0, height: 10), children: [engine.insert(.color)]) }
      row = engine.insert(.layout(AnyLayout(CountingLayout(calls: calls), identity: 0)), children: boxes)
      root = engine.insert(.padding(.all, 5), children: [row])
    }

    func layout(_ width: Double) {
      engine.layout(root, in: LayoutSurface(size: Size(width: width, height: 100)))
    }
  }

  /// Documentation: each node has one cache, which is updated when the layout or a subview changes, but not for a new
  /// size. The size is computed once for each proposal, and the subviews are placed once for each placement.
  @Test func callsFollowTheLifeOfTheCache() {
    let row = Row()
    row.layout(100)
    #expect(row.calls.made == 1)
    #expect(row.calls.updated == 0)
    #expect(row.calls.sized == [ProposedViewSize(width: 90, height: 90)])
    #expect(row.calls.placed == [Rect(x: 35, y: 45, width: 30, height: 10)])
    row.layout(100)
    #expect(row.calls.placed.count == 1)
    row.layout(200)
    row.layout(100)
    #expect(row.calls.made + row.calls.updated == 1)
    #expect(row.calls.sized.count == 2)
    row.engine.setKind(.frame(width: 15, height: 10), of: row.boxes[0])
    row.layout(100)
    #expect(row.calls.updated == 1)
    #expect(row.engine.frame(of: row.boxes[1])?.minX == 47.5)
    row.engine.setKind(.layout(AnyLayout(CountingLayout(calls: row.calls, gap: 6), identity: 1)), of: row.row)
    row.layout(100)
    #expect(row.calls.updated == 2)
    #expect(row.calls.made == 1)
  }

  /// Documentation: a layout of another type starts with a new cache; the views stay.
  @Test func anotherTypeMakesANewCache() {
    let row = Row()
    row.layout(100)
    row.engine.setKind(.layout(AnyLayout(PassOn())), of: row.row)
    row.layout(100)
    row.engine.setKind(.layout(AnyLayout(CountingLayout(calls: row.calls))), of: row.row)
    row.layout(100)
    #expect(row.calls.made == 2)
  }

  /// Documentation: an `AnyLayout` of a stack behaves as that stack, with its spacers and dividers.
  @Test func stackLayoutsAreStacks() throws {
    #expect(
      AnyLayout(HStackLayout(alignment: .top, spacing: 3)).kind
        == .stack(HStackLayout(alignment: .top, spacing: 3).stack))
    #expect(AnyLayout(AnyLayout(VStackLayout())).kind == .stack(VStackLayout().stack))
    #expect(AnyLayout(ZStackLayout(alignment: .top)) == AnyLayout(ZStackLayout(alignment: .top)))
    #expect(AnyLayout(GridLayout()).kind == .grid(GridLayout()))
    #expect(LayoutKind.layout(AnyLayout(HStackLayout(spacing: 3))) == .hStack(spacing: 3))
    let tree = try Tree("(hstack center 0 (divider #d) (spacer 0 #s))")
    tree.engine.setKind(.layout(AnyLayout(VStackLayout(spacing: 0))), of: tree.root)
    tree.layout(50, 30)
    #expect(tree["d"]?.size == Size(width: 50, height: 1))
    #expect(tree["s"]?.size == Size(width: 0, height: 29))
  }

  /// A layout in which a stack arranges the first two views and the third is placed below.
  private struct Borrowed: Layout {
    var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
      var void: Void = ()
      let row = HStackLayout(spacing: 4).sizeThatFits(proposal: proposal, subviews: subviews[0..<2], cache: &void)
      let last = subviews[2].sizeThatFits(proposal)
      return Size(width: max(row.width, last.width), height: row.height + last.height)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      var void: Void = ()
      HStackLayout(spacing: 4).placeSubviews(in: bounds, proposal: proposal, subviews: subviews[0..<2], cache: &void)
      subviews[2].place(at: Point(x: bounds.midX, y: bounds.maxY), anchor: .bottom, proposal: .unspecified)
    }
  }

  /// Documentation: other layouts can use the stack layouts.
  @Test func aLayoutMayUseAStackLayout() throws {
    let tree = try Tree(
      "(layout spy (frame 10 10 center #a (color)) (frame 20 10 center #b (color)) (frame 6 5 center #c (color)))")
    tree.engine.setKind(.layout(AnyLayout(Borrowed())), of: tree.root)
    tree.engine.layout(tree.root, proposal: ProposedViewSize(width: 34, height: 15))
    #expect(tree["a"]?.origin == .zero)
    #expect(tree["b"]?.origin == Point(x: 14, y: 0))
    #expect(tree["c"]?.origin == Point(x: 14, y: 10))
  }

  /// A layout that reads a layout value of each view.
  private struct Indent: LayoutValueKey {
    static let defaultValue = 1.0
  }

  private struct Indented: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
      Size(width: 100, height: Double(subviews.count) * 10)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, subview) in subviews.enumerated() {
        let named = subview.value(for: LayoutValueKeyID(named: "extra"))?.value as? Double ?? 0
        let x = bounds.minX + subview[Indent.self] + named
        subview.place(at: Point(x: x, y: bounds.minY + Double(index) * 10), proposal: .unspecified)
      }
    }
  }

  /// Documentation: a layout value is found through any modifiers; of two, the outer one applies.
  @Test func layoutValues() {
    let engine = LayoutEngine()
    func value(_ key: LayoutValueKeyID, _ number: Double, _ content: LayoutNodeID) -> LayoutNodeID {
      engine.insert(.modifier(.trait(.value(key, LayoutValue(number)))), children: [content])
    }
    let key = LayoutValueKeyID(Indent.self)
    let views = [
      engine.insert(.color), engine.insert(.padding(.all, 0), children: [value(key, 30, engine.insert(.color))]),
      value(key, 50, value(LayoutValueKeyID(named: "extra"), 7, value(key, 20, engine.insert(.color)))),
    ]
    let root = engine.insert(.layout(AnyLayout(Indented())), children: views)
    engine.layout(root, proposal: .unspecified)
    #expect(views.map { engine.frame(of: $0)?.minX } == [1, 30, 57])
  }

  /// Documentation: a subview that is not placed is centred.
  @Test func unplacedSubviewsAreCentred() throws {
    let tree = try Tree(
      "(padding 10 10 0 0 (layout corners (color) (mono 4 10 20) (color) (frame 14 10 center #unplaced (color))))")
    tree.engine.layout(tree.root, proposal: ProposedViewSize(width: 130, height: 90))
    #expect(tree["unplaced"]?.origin == Point(x: 10 + 53, y: 10 + 35))
  }

  /// Documentation: in right-to-left direction the engine mirrors the placements of a layout.
  @Test func customLayoutsAreMirrored() throws {
    let tree = try Tree("(layout equalWidths (frame 10 10 center #a (color)) (frame 20 10 center #b (color)))")
    tree.layout(48, 10, .rightToLeft)
    #expect(tree["a"] == Rect(x: 33, y: 0, width: 10, height: 10))
    #expect(tree["b"] == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  /// A layout that sets a baseline and a spacing of its own.
  private struct Own: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
      Size(width: 20, height: 20)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Void
    ) -> Double? {
      guide == .firstTextBaseline ? bounds.minY + 3 : nil
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .uniform(30, on: .horizontal) }
  }

  /// Documentation: the container of a layout uses the layout's explicit alignments and spacing.
  @Test func aLayoutHasGuidesAndSpacingOfItsOwn() {
    let engine = LayoutEngine()
    let own = engine.insert(.layout(AnyLayout(Own())))
    let box = engine.insert(.frame(width: 10, height: 10), children: [engine.insert(.color)])
    let row = engine.insert(.hStack(alignment: .firstTextBaseline), children: [box, own])
    engine.layout(row, proposal: .unspecified)
    #expect(engine.frame(of: own)?.origin == Point(x: 40, y: 7))
  }

  /// Documentation: both methods are called without subviews too, and nothing is divided by their number.
  @Test func aLayoutWithoutSubviews() throws {
    for name in ["equalWidths", "priorityWidths", "masonry", "spacedColumn", "spy"] {
      let tree = try Tree("(hstack center _ (layout \(name) #empty) (frame 9 9 center (color)))")
      tree.layout(100, 100)
      #expect(tree["empty"] != nil)
    }
  }

  /// A layout that places a subview while it is being measured.
  private struct Hasty: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
      subviews.first?.place(at: .zero)
      return Size(width: -5, height: .nan)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews.first?.place(at: Point(x: .nan, y: .infinity), proposal: ProposedViewSize(width: -1, height: .nan))
    }
  }

  @Test func unsoundLayoutsAreFaults() throws {
    let engine = LayoutEngine()
    let view = engine.insert(.color)
    let root = engine.insert(.layout(AnyLayout(Hasty())), children: [view])
    let pass = engine.layout(root, in: LayoutSurface(size: Size(width: 10, height: 10)))
    #expect(pass.rootFrame == Rect(x: 5, y: 5, width: 0, height: 0))
    #expect(engine.frame(of: view)?.size == Size(width: 0, height: 10))
    let reasons = pass.faults.map(\.reason)
    for reason in [LayoutFault.Reason.misplacedCall, .invalidPlace, .invalidSize(-5), .invalidProposal(-1)] {
      #expect(reasons.contains(reason))
    }
  }
}
