import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `scrollTransition`: an effect on a view that is only partly visible.
extension ViewUpdate {
  mutating func scrollTransition() throws {
    let memory = memory { VisualEffectMemory() }
    let graph = graph
    func threshold(_ name: String) -> Double {
      let amount = graph.field("amount", of: graph.field("threshold", of: field(name)))
      return graph.text(graph.field("name", of: field(name))) == "identity" ? 0 : graph.length(amount) ?? 0.5
    }
    let axis: Axis? = field("axis").unwrapped.flatMap { graph.caseName($0) }.map {
      $0 == "horizontal" ? .horizontal : .vertical
    }
    let isInteractive = ["topLeading", "bottomTrailing"].contains {
      graph.text(graph.field("name", of: field($0))) == "interactive"
    }
    let question = ScrollPhase(
      axis: axis, leading: threshold("topLeading"), trailing: threshold("bottomTrailing"),
      isInteractive: isInteractive)
    memory.argument = { node, graph in question.value(of: node, in: graph) }
    try visualEffect("transition")
  }
}

/// The phase of a view in the nearest scroll view.
private struct ScrollPhase {
  /// The axis; `nil` for the one along which the view leaves the scroll view.
  let axis: Axis?
  /// The visible fraction that the identity phase requires at each end, from 0 to 1.
  let leading: Double
  let trailing: Double
  /// Whether the effect is interpolated.
  let isInteractive: Bool

  /// The `ScrollTransitionPhase` of a view.
  func value(of node: ViewNode, in graph: Graph) -> Value {
    let name: Name =
      switch place(of: node, in: graph) {
      case 0: "identity"
      case let place: place < 0 ? "topLeading" : "bottomTrailing"
      }
    let type = graph.analyzer.known("ScrollTransitionPhase")
    return (try? graph.machine.staticValue(name, of: type)) ?? .void
  }

  /// -1 before the visible area, 1 after it, otherwise 0.
  private func place(of node: ViewNode, in graph: Graph) -> Int {
    guard let frame = graph.settledFrame(of: node), let area = graph.visibleArea(of: node) else { return 0 }
    for axis in axis.map({ [$0] }) ?? [.vertical, .horizontal] where frame.size[axis] > 0 {
      let start = max(frame.start(along: axis), area.start(along: axis))
      let end = min(frame.end(along: axis), area.end(along: axis))
      let share = max(end - start, 0) / frame.size[axis]
      let isBefore = frame.start(along: axis) < area.start(along: axis)
      if share > 0, share < (isBefore ? leading : trailing) - 0.001, isInteractive {
        graph.note(
          "a scroll transition is drawn in its final phases only, not in between", at: node.source,
          feature: "scrollTransition")
      }
      if share < (isBefore ? leading : trailing) - 0.001 || share == 0 { return isBefore ? -1 : 1 }
    }
    return 0
  }
}
