import ViewGraph
import ViewLayout
import ViewSource

/// The widths at which the layout of a preview changes, with the changes.
public struct LayoutSweep {
  /// From narrow to wide; each begins where the previous one ends.
  public let stages: [Stage]
  /// Whether every integer width was measured; otherwise changes that are reverted at a larger width may be missing.
  public let isComplete: Bool

  /// A range of widths with one layout.
  public struct Stage: Sendable {
    /// In points.
    public let widths: ClosedRange<Int>
    /// The differences from the previous stage; empty for the first.
    public let changes: [LayoutChange]
  }

  /// The maximum number of proposals before widths are skipped. It is a count, so that every machine skips the same
  /// widths.
  private static let workLimit = 3_000_000

  /// Lays the views out at integer widths in points, in increasing order, as when a window is enlarged. The views keep
  /// their state, and have the original width afterwards.
  ///
  /// - Parameter limit: the maximum number of proposals before widths are skipped.
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

/// Lays a preview out at different widths.
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

  /// The widths between two at which the layout differs from that at one point less. It uses bisection: each result is
  /// correct, and all changes are found that are not reverted in between.
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
  /// Sets the width of the surface and updates the views.
  func setWidth(_ width: Double) {
    var changed = surface
    changed.size.width = width
    graph.surface = changed
    graph.perform {}
  }
}
