import Testing

@testable import ViewLayout

/// Work grows linearly with the tree, and trees may be as deep as programs make them.
@Suite struct GrowthTests {
  /// A way to wrap one more level around a view.
  enum Nest: CaseIterable {
    case colours
    case texts
    case frames
    case baselines
    case layers
    case overlays
    case grids
    case scrolls
    case priorities
    case bars
    case choices
    case customLayouts

    func wrap(_ inner: LayoutNodeID, _ level: Int, _ engine: LayoutEngine) -> LayoutNodeID {
      let stack = { (views: [LayoutNodeID]) in
        engine.insert(level.isMultiple(of: 2) ? .hStack(spacing: 1) : .vStack(spacing: 1), children: views)
      }
      let color = engine.insert(.color)
      switch self {
      case .colours: return stack([inner, color])
      case .texts: return stack([inner, engine.insert(.text(TextContent("a text of words")))])
      case .frames:
        let frame = FlexibleFrame(minWidth: 1, maxWidth: .infinity, minHeight: 1, maxHeight: .infinity)
        return engine.insert(.modifier(.flexibleFrame(frame)), children: [stack([inner, color])])
      case .baselines:
        let text = engine.insert(.text(TextContent("x")))
        return engine.insert(.hStack(alignment: .firstTextBaseline, spacing: 0), children: [inner, text])
      case .layers: return engine.insert(.zStack(alignment: .bottom), children: [inner, color])
      case .overlays: return engine.insert(.overlay(.top), children: [stack([inner, engine.insert(.color)]), color])
      case .grids:
        let row = engine.insert(.gridRow(), children: [inner, color])
        return engine.insert(.grid(GridLayout(horizontalSpacing: 1, verticalSpacing: 1)), children: [row])
      case .scrolls:
        return engine.insert(.scrollView(level.isMultiple(of: 2) ? .horizontal : .vertical), children: [inner])
      case .priorities:
        return stack([inner, engine.insert(.modifier(.layoutPriority(1)), children: [color]), engine.insert(.spacer())])
      case .bars:
        return engine.insert(
          .decoration(.safeAreaInset(SafeAreaInset(edge: .bottom, spacing: 0))), children: [inner, color])
      case .choices: return engine.insert(.container(.viewThatFits(.both)), children: [inner, color])
      case .customLayouts: return engine.insert(.layout(AnyLayout(PassOn())), children: [stack([inner, color])])
      }
    }

    func build(_ levels: Int, _ engine: LayoutEngine) -> LayoutNodeID {
      (0..<levels).reduce(engine.insert(.color)) { wrap($0, $1, engine) }
    }
  }

  private func proposals(_ nest: Nest, _ levels: Int) -> Int? {
    onThread(stack: 64 << 20) {
      let engine = LayoutEngine()
      let root = nest.build(levels, engine)
      return engine.layout(root, in: LayoutSurface(size: Size(width: 1_000, height: 1_000))).statistics.proposals
    }
  }

  /// Doubling the levels doubles the number of measurements.
  @Test(arguments: Nest.allCases)
  func nestsAreLinear(nest: Nest) throws {
    let (once, twice) = (try #require(proposals(nest, 100)), try #require(proposals(nest, 200)))
    #expect(Double(twice) < 2.3 * Double(once) + 200)
    #expect(once < 100 * 300)
  }

  /// Doubling the rows doubles the number of measurements.
  @Test func rowsAreLinear() {
    func proposals(_ count: Int) -> Int {
      let engine = LayoutEngine()
      let rows = (0..<count).map { index in
        engine.insert(
          .hStack(), children: [engine.insert(.text(TextContent("Row \(index)"))), engine.insert(.spacer())])
      }
      let root = engine.insert(.scrollView(), children: [engine.insert(.vStack(), children: rows)])
      return engine.layout(root, in: LayoutSurface(size: Size(width: 300, height: 600))).statistics.proposals
    }
    let once = proposals(200)
    #expect(proposals(400) <= 2 * once)
    #expect(once < 200 * 30)
  }

  /// Thousands of nested containers need no more stack than the engine states.
  @Test(arguments: [Nest.colours, .texts, .baselines, .overlays, .grids, .customLayouts])
  func highTreesFitIntoTheStackThatIsDocumented(nest: Nest) {
    let height = 2_500
    let width = onThread(stack: height * LayoutEngine.stackBytesPerContainer) {
      let engine = LayoutEngine()
      let root = nest.build(height, engine)
      return engine.layout(root, in: LayoutSurface(size: Size(width: 5_000, height: 5_000))).rootFrame?.width
    }
    #expect(width != nil)
  }

  /// Modifiers need no stack: 5,000 of them are measured, placed and asked for a baseline on a small one.
  @Test func longChainsOfModifiersTakeNoStack() {
    let result = onThread(stack: 256 << 10) { () -> [Double] in
      let engine = LayoutEngine()
      var view = engine.insert(.text(TextContent("x")))
      for index in 0..<5_000 {
        let kind: LayoutKind =
          switch index % 5 {
          case 0: .padding(.top, 1)
          case 1: .modifier(.flexibleFrame(FlexibleFrame(maxWidth: .infinity)))
          case 2: .modifier(.passThrough)
          case 3: .aspectRatio(nil, .fit)
          default: .overlay()
          }
        view = engine.insert(kind, children: [view])
      }
      let box = engine.insert(.frame(width: 8, height: 8), children: [engine.insert(.color)])
      let root = engine.insert(.hStack(alignment: .firstTextBaseline, spacing: 0), children: [view, box])
      engine.layout(root, in: LayoutSurface(size: Size(width: 5_000, height: 5_000)))
      let text = engine.frame(of: engine.placements(below: view).last?.node ?? view)
      engine.remove(root)
      return [engine.nodeCount == 0 ? 1 : 0, text?.height ?? 0]
    }
    #expect(result == [1, 16])
  }

  /// Views beyond the allowed depth have no size, and a fault reports that.
  @Test func tooDeepTreesAreAFault() {
    let faults = onThread(stack: 16 << 20) { () -> [LayoutFault] in
      let engine = LayoutEngine()
      engine.maximumDepth = 100
      let root = Nest.colours.build(150, engine)
      return engine.layout(root, in: LayoutSurface(size: Size(width: 500, height: 500))).faults
    }
    #expect(faults?.map(\.reason) == [.tooDeep])
  }

  /// Nested stacks measure each other with more and more sizes; a pass ends all the same and reports it.
  @Test func passesEnd() {
    let work = onThread(stack: 64 << 20) { () -> (measured: Int, reasons: [LayoutFault.Reason]) in
      let engine = LayoutEngine()
      engine.maximumSizes = 30_000
      var root = engine.insert(.color)
      for number in 0..<200 {
        let kind: LayoutKind = number.isMultiple(of: 2) ? .hStack(spacing: 1) : .vStack(spacing: 1)
        let content = engine.insert(
          .padding(.all, 1), children: [engine.insert(.aspectRatio(nil, .fit), children: [root])])
        root = engine.insert(kind, children: [engine.insert(.color), content])
      }
      let pass = engine.layout(root, in: LayoutSurface(size: Size(width: 5_000, height: 5_000)))
      return (engine.statistics.measured, pass.faults.map(\.reason))
    }
    #expect(work?.reasons == [.tooManySizes])
    #expect((work?.measured ?? 0) < 100_000)
  }

  /// The tree shapes that the benchmark lays out.
  @Test func benchmarksRun() {
    for benchmark in [LayoutBenchmark.nest, .change] {
      let result = onThread(stack: 64 << 20) { benchmark.run(repetitions: 1) }
      #expect(result.map { $0.nodes > 100 && $0.seconds > 0 } == true)
      #expect(result?.name == "\(benchmark)")
    }
  }
}
