/// Benchmarks of layout on trees of fixed shapes.
public enum LayoutBenchmark: CaseIterable, Sendable {
  /// 100,000 nodes: a column of rows with frames, padding, spacers and backgrounds.
  case screen
  /// 10,000 rows with text.
  case rows
  /// Stacks in stacks, 200 levels.
  case nest
  /// One leaf of a screen of 1,000 views changes.
  case change

  /// The result of a benchmark.
  public struct Result: Sendable {
    /// The name of the benchmark: that of its case.
    public let name: String
    /// The number of nodes of the tree.
    public let nodes: Int
    /// The shortest time of one layout, without building the tree.
    public let seconds: Double
    /// The work of the fastest run.
    public let statistics: LayoutStatistics
  }

  /// Builds the tree, lays it out `repetitions` times from scratch, and returns the shortest time, without building.
  /// Needs a thread with 16 MB of stack.
  public func run(repetitions: Int = 5) -> Result {
    var best: Result?
    for _ in 0..<max(1, repetitions) {
      let result = runOnce()
      if result.seconds < best?.seconds ?? .infinity { best = result }
    }
    return best ?? runOnce()
  }

  private func runOnce() -> Result {
    let engine = LayoutEngine(textMeasurer: IOSTextMeasurer())
    let surface = LayoutSurface(size: Size(width: 393, height: 852))
    let root: LayoutNodeID
    var changed: LayoutNodeID?
    switch self {
    case .screen: root = LayoutBenchmark.screen(engine, rows: 8_334).root
    case .rows: root = LayoutBenchmark.rows(engine, count: 10_000)
    case .nest: root = LayoutBenchmark.nest(engine, levels: 200)
    case .change:
      (root, changed) = LayoutBenchmark.screen(engine, rows: 84)
      engine.layout(root, in: surface)
      if let changed { engine.setKind(.frame(width: 41, height: 13), of: changed) }
    }
    let clock = ContinuousClock()
    let start = clock.now
    let pass = engine.layout(root, in: surface)
    let seconds = (clock.now - start) / .seconds(1)
    return Result(name: "\(self)", nodes: engine.nodeCount, seconds: seconds, statistics: pass.statistics)
  }

  /// A column of rows with 12 nodes each; also returns a frame in the middle.
  private static func screen(_ engine: LayoutEngine, rows count: Int) -> (root: LayoutNodeID, frame: LayoutNodeID?) {
    var rows: [LayoutNodeID] = []
    var frame: LayoutNodeID?
    for index in 0..<count {
      let icon = engine.insert(.frame(width: 40, height: 40), children: [engine.insert(.shape)])
      let badge = engine.insert(.frame(width: 8, height: 13), children: [engine.insert(.color)])
      if index == count / 2 { frame = badge }
      let lines = (0..<2).map {
        engine.insert(.frame(width: 90 + Double($0), height: 20), children: [engine.insert(.color)])
      }
      let texts = engine.insert(.vStack(alignment: .leading, spacing: 2), children: lines)
      let row = engine.insert(.hStack(spacing: 12), children: [icon, texts, engine.insert(.spacer()), badge])
      rows.append(engine.insert(.padding(.horizontal, 16), children: [row]))
    }
    return (engine.insert(.vStack(alignment: .leading, spacing: 0), children: rows), frame)
  }

  /// A scrolled column of rows of two texts and a spacer.
  private static func rows(_ engine: LayoutEngine, count: Int) -> LayoutNodeID {
    let rows = (0..<count).map { index in
      engine.insert(
        .hStack(),
        children: [
          engine.insert(.text(TextContent("Row number \(index)"))), engine.insert(.spacer()),
          engine.insert(.text(TextContent("\(index * 7)", font: TextFont(.footnote)))),
        ])
    }
    let forEach = engine.insert(.group(.dynamic), children: rows)
    return engine.insert(.scrollView(), children: [engine.insert(.vStack(), children: [forEach])])
  }

  /// Alternately nested rows and columns, each with a text.
  private static func nest(_ engine: LayoutEngine, levels: Int) -> LayoutNodeID {
    var inner = engine.insert(.color)
    for level in 0..<levels {
      let text = engine.insert(.text(TextContent("Level \(level) of a nest of stacks")))
      inner = engine.insert(
        level.isMultiple(of: 2) ? .hStack(spacing: 1) : .vStack(spacing: 1), children: [inner, text])
    }
    return inner
  }
}
