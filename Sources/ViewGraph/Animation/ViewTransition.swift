import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The running transitions of a node's children.
final class NodeTransitions {
  var all: [ViewTransition] = []

  func isLeaving(_ child: ViewNode) -> Bool { all.contains { $0.isLeaving && $0.child === child } }

  /// Ends all transitions, because the node ends.
  func end(in graph: Graph) {
    for transition in all { transition.end(in: graph) }
    all = []
  }
}

/// The transition of one element of an inserted or removed view, with the modifiers around it.
final class ViewTransition {
  weak var parent: ViewNode?
  /// The inserted or removed view.
  let child: ViewNode
  /// The element. A view can have several.
  let leaf: Element
  /// The nodes of the transition, innermost first.
  var parts: [ViewNode]
  /// The animations of the transition.
  let runs: [AnimationRun]
  /// The position of a removed view.
  let departure: RemovedViewPlacement?
  /// The update in which the transition began.
  let update: Int
  /// The sibling before a removed view.
  weak var predecessor: ViewNode?
  /// Whether the modifiers stay around the view after the insertion.
  let lasts: Bool
  /// Whether the insertion has finished, with the modifiers still around the view.
  private(set) var isAtRest: Bool
  private var isEnded = false

  init(
    of leaf: Element, _ child: ViewNode, in parent: ViewNode, _ parts: [ViewNode], _ runs: [AnimationRun],
    departure: RemovedViewPlacement?, update: Int, lasts: Bool = false, isAtRest: Bool = false
  ) {
    (self.lasts, self.isAtRest) = (lasts, isAtRest)
    self.update = update
    (self.leaf, self.child, self.parent) = (leaf, child, parent)
    (self.parts, self.runs, self.departure) = (parts, runs, departure)
  }

  var isLeaving: Bool { departure != nil }

  var isOver: Bool { isEnded || runs.allSatisfy(\.isOver) }

  /// The elements to show during the transition.
  var elements: [Element] { parts.last?.elements ?? [leaf] }

  /// Removes the modifiers of an inserted view, or ends a removed view.
  func finish(in graph: Graph) {
    guard !isEnded, let parent, parent.isAlive else { return }
    guard !lasts || isLeaving else { return isAtRest = true }
    parent.transitions?.all.removeAll { $0 === self }
    // The parent first drops the element from its list; then the transition ends.
    parent.didChangeList = false
    graph.relistNode(parent)
    graph.propagate(from: parent)
    end(in: graph)
  }

  func end(in graph: Graph) {
    guard !isEnded else { return }
    isEnded = true
    for part in parts.reversed() { graph.end(part) }
    if isLeaving, !(parent?.transitions?.isLeaving(child) ?? false) { graph.end(child) }
    departure?.remove(from: graph.engine)
  }
}

/// The position of a removed view, which no longer takes part in the layout.
final class RemovedViewPlacement {
  /// The frame of the view when it was removed.
  private let frame: Rect
  /// The proposal for the view with the modifiers around it.
  private let room: Size
  private let leaf: LayoutNodeID
  private var root: LayoutNodeID?
  /// The origin of the outermost modifier that keeps the view in its place.
  private var origin: Point?

  init(_ leaf: LayoutNodeID, _ frame: Rect, in room: Size) { (self.leaf, self.frame, self.room) = (leaf, frame, room) }

  private func kind(at origin: Point) -> LayoutKind {
    let layout = RemovedViewLayout(origin: origin, size: room)
    return .layout(AnyLayout(layout, identity: layout))
  }

  /// Takes over layout nodes.
  func hold(_ nodes: [LayoutNodeID], in engine: LayoutEngine) {
    let root = root ?? engine.insert(kind(at: frame.origin))
    self.root = root
    engine.setChildren(nodes, of: root)
  }

  func place(in engine: LayoutEngine, _ surface: Size) {
    guard let root else { return }
    engine.layout(root, proposal: ProposedViewSize(surface))
    guard origin == nil, let found = engine.settledFrame(of: leaf) else { return }
    let place = Point(
      x: frame.minX + (frame.minX - found.minX), y: frame.minY + (frame.minY - found.minY))
    origin = place
    guard place != frame.origin else { return }
    engine.setKind(kind(at: place), of: root)
    engine.layout(root, proposal: ProposedViewSize(surface))
  }

  func remove(from engine: LayoutEngine) {
    guard let root else { return }
    self.root = nil
    engine.setChildren([], of: root)
    engine.remove(root)
  }
}

/// A layout that places views at a point with a fixed size.
private struct RemovedViewLayout: Layout, Hashable {
  var origin: Point
  var size: Size

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: origin, proposal: ProposedViewSize(size)) }
  }
}

extension Animations {
  /// Places removed views after each layout.
  func placeDepartures(_ surface: Size) {
    for transition in transitions { transition.departure?.place(in: graph.engine, surface) }
  }

  /// Runs code that changes a view's phase, and returns the animations that began with it.
  func collectingRuns(_ body: () -> Void) -> [AnimationRun] {
    let before = begun.map(\.followers)
    body()
    return begun.enumerated().filter { $1.followers > ($0 < before.count ? before[$0] : 0) }.map(\.element)
  }
}
