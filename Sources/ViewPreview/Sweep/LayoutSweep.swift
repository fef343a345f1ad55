import ViewGraph
import ViewLayout
import ViewSource

/// The widths at which the layout of a preview changes, and what changes there.
public struct LayoutSweep {
  /// From narrow to wide; each begins where the one before it ends.
  public let stages: [Stage]
  /// Whether every whole width was looked at: else changes that take each other back may have been missed.
  public let isComplete: Bool

  /// Widths with one layout.
  public struct Stage: Sendable {
    /// In points.
    public let widths: ClosedRange<Int>
    /// What is otherwise than in the stage before; empty in the first.
    public let changes: [LayoutChange]
  }

  /// How much may be asked of the layout engine before widths are skipped: counted, so that each machine skips the same.
  private static let workLimit = 3_000_000

  /// Lays the views out at widths of whole points, from narrow to wide as a window that is drawn larger. The views keep
  /// their state, and are as wide as before afterwards.
  ///
  /// - Parameter limit: How many proposals the layouts may take before widths are skipped.
  public init(_ preview: Preview, widths: ClosedRange<Int>, limit: Int = LayoutSweep.standardLimit) {
    var reader = Reader(preview)
    let first = reader.facts(at: widths.lowerBound)
    let cost = max(reader.lastWork, 1)
    let count = widths.count
    let affordable = max(limit / cost, 2)
    let step = count <= affordable ? 1 : (count + affordable - 1) / affordable
    isComplete = step == 1
    var stages: [Stage] = []
    var begin = (width: widths.lowerBound, facts: first, changes: [LayoutChange]())
    func end(at width: Int) {
      stages.append(Stage(widths: begin.width...width, changes: begin.changes))
    }
    var narrow = (width: widths.lowerBound, facts: first)
    var width = widths.lowerBound
    while width < widths.upperBound {
      width = min(width + step, widths.upperBound)
      let wide = (width: width, facts: reader.facts(at: width))
      for change in reader.boundaries(narrow, wide) {
        end(at: change.width - 1)
        begin = (change.width, change.facts, change.facts.changes(since: change.before))
      }
      narrow = wide
    }
    end(at: widths.upperBound)
    self.stages = stages
    reader.restore()
  }

  public static var standardLimit: Int { workLimit }
}

/// Lays a preview out at one width after the other.
private struct Reader {
  private let preview: Preview
  private let surface: LayoutSurface?
  private(set) var lastWork = 0

  init(_ preview: Preview) {
    self.preview = preview
    surface = preview.graph.surface
  }

  mutating func facts(at width: Int) -> LayoutFacts {
    let graph = preview.graph
    let before = graph.engine.statistics
    preview.setWidth(Double(width))
    let after = graph.engine.statistics
    lastWork = after.proposals - before.proposals + after.arranged - before.arranged
    return LayoutFacts(graph)
  }

  /// The widths between two at which the layout is another than at one point less: found by halving, so that each is one
  /// of those that there are, and all are found that are not taken back in between.
  mutating func boundaries(
    _ narrow: (width: Int, facts: LayoutFacts), _ wide: (width: Int, facts: LayoutFacts)
  ) -> [(width: Int, facts: LayoutFacts, before: LayoutFacts)] {
    if narrow.facts == wide.facts { return [] }
    if wide.width - narrow.width <= 1 { return [(wide.width, wide.facts, narrow.facts)] }
    let width = (narrow.width + wide.width) / 2
    let middle = (width: width, facts: facts(at: width))
    return boundaries(narrow, middle) + boundaries(middle, wide)
  }

  func restore() {
    preview.graph.surface = surface
    preview.graph.perform {}
  }
}

extension Preview {
  /// Gives the surface another width, and lets the views follow.
  func setWidth(_ width: Double) {
    var changed = surface
    changed.size.width = width
    graph.surface = changed
    graph.perform {}
  }
}
