import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The views in a node that are coming and going.
final class NodeTransitions {
  var all: [ViewTransition] = []

  func isLeaving(_ child: ViewNode) -> Bool { all.contains { $0.isLeaving && $0.child === child } }

  /// The node ends, and with it what was still to be seen of it.
  func end(in graph: Graph) {
    for transition in all { transition.end(in: graph) }
    all = []
  }
}

/// One element of a view that comes or goes, with what its transition puts around it.
final class ViewTransition {
  weak var parent: ViewNode?
  /// The view that was inserted or removed.
  let child: ViewNode
  /// What is drawn of it: a view can be several.
  let leaf: Element
  /// From the inside outwards.
  var parts: [ViewNode]
  /// The animations by which it comes or goes.
  let runs: [AnimationRun]
  /// Of a view that goes: where it is drawn.
  let departure: Departure?
  /// The update in which it began.
  let update: Int
  /// The view that stood before one that goes.
  weak var predecessor: ViewNode?
  /// Whether what it puts around the view stays there while the view is there.
  let lasts: Bool
  /// Whether nothing of it moves: the view has come, and its modifiers are around it.
  private(set) var isAtRest: Bool
  private var isEnded = false

  init(
    of leaf: Element, _ child: ViewNode, in parent: ViewNode, _ parts: [ViewNode], _ runs: [AnimationRun],
    departure: Departure?, update: Int, lasts: Bool = false, isAtRest: Bool = false
  ) {
    (self.lasts, self.isAtRest) = (lasts, isAtRest)
    self.update = update
    (self.leaf, self.child, self.parent) = (leaf, child, parent)
    (self.parts, self.runs, self.departure) = (parts, runs, departure)
  }

  var isLeaving: Bool { departure != nil }

  var isOver: Bool { isEnded || runs.allSatisfy(\.isOver) }

  /// What is drawn while it comes or goes.
  var elements: [Element] { parts.last?.elements ?? [leaf] }

  /// A view that has come stays without what was around it; one that was to go ends.
  func finish(in graph: Graph) {
    guard !isEnded, let parent, parent.isAlive else { return }
    guard !lasts || isLeaving else { return isAtRest = true }
    parent.transitions?.all.removeAll { $0 === self }
    // First what is around takes what is left, then the rest ends.
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

/// Where a view is drawn that is no longer laid out with the others.
final class Departure {
  /// Of the view, when it was removed.
  private let frame: Rect
  /// What the view was proposed, with what was around it.
  private let room: Size
  private let leaf: LayoutNodeID
  private var root: LayoutNodeID?
  /// Where what is around the view is placed so that the view itself is where it was.
  private var origin: Point?

  init(_ leaf: LayoutNodeID, _ frame: Rect, in room: Size) { (self.leaf, self.frame, self.room) = (leaf, frame, room) }

  private func kind(at origin: Point) -> LayoutKind {
    let layout = DepartureLayout(origin: origin, size: room)
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

/// Puts views at a point, as large as one was.
private struct DepartureLayout: Layout, Hashable {
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
  /// Places the views that go, after each layout of the others.
  func placeDepartures(_ surface: Size) {
    for transition in transitions { transition.departure?.place(in: graph.engine, surface) }
  }

  /// Runs code that changes a view's phase, and tells by which animations it begins to change.
  func collectingRuns(_ body: () -> Void) -> [AnimationRun] {
    let before = begun.map(\.followers)
    body()
    return begun.enumerated().filter { $1.followers > ($0 < before.count ? before[$0] : 0) }.map(\.element)
  }
}
