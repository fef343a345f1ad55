import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// An action of a view that runs after each layout.
protocol GeometryFollower: AnyObject {
  func follow(_ node: ViewNode, in graph: Graph) throws

  /// Whether the action only draws the view, so that it also runs off screen.
  var onlyDraws: Bool { get }
}

extension GeometryFollower {
  var onlyDraws: Bool { false }
}

/// The views with a geometry action.
final class GeometryFollowers: GraphService {
  private unowned let graph: Graph
  private var followers: [Entry] = []

  private struct Entry {
    weak var node: ViewNode?
    let follower: any GeometryFollower
  }

  init(_ graph: Graph) { self.graph = graph }

  func add(_ node: ViewNode, _ follower: any GeometryFollower) {
    guard !followers.contains(where: { $0.follower === follower }) else { return }
    followers.append(Entry(node: node, follower: follower))
  }

  /// Draws the views below a view off screen.
  func draw(below root: ViewNode) {
    for entry in followers where entry.follower.onlyDraws {
      guard let node = entry.node, node.isAlive, sequence(first: node, next: \.parent).contains(where: { $0 === root })
      else { continue }
      do { try entry.follower.follow(node, in: graph) } catch { graph.report(error, at: node.source) }
    }
  }

  /// Runs the actions of all views on screen, in the order of their creation.
  func settle() {
    guard !followers.isEmpty else { return }
    followers.removeAll { $0.node.map { !$0.isAlive } ?? true }
    for entry in followers {
      guard let node = entry.node, node.isAlive, let layout = node.firstLayout,
        graph.engine.settledFrame(of: layout) != nil
      else { continue }
      do { try entry.follower.follow(node, in: graph) } catch { graph.report(error, at: node.source) }
    }
  }
}

/// The state of `onGeometryChange`.
final class GeometryAction: GeometryFollower {
  var transform: ClosureBox?
  var action: ClosureBox?
  /// Whether the action receives the old value, too.
  var takesOld = false
  var type: TypeID?
  private var value: Value?

  func follow(_ node: ViewNode, in graph: Graph) throws {
    guard let transform, let action, let type else { return }
    let new = try graph.machine.call(transform, [graph.proxy(GeometryBox(node))])
    let old = value
    if let old, graph.isSame(old, new, type) { return }
    value = new
    graph.events.append(.called(path: node.path, action: "onGeometryChange"))
    try graph.run(action, takesOld ? [old ?? new, new] : [new], for: node)
  }
}

/// The state of `visualEffect`: modifiers that depend on the geometry and do not affect the layout.
final class VisualEffectMemory: GeometryFollower {
  var effect: ClosureBox?
  var type: TypeID?
  /// The second argument of the effect closure.
  var argument: (ViewNode, Graph) -> Value = { node, graph in graph.proxy(GeometryBox(node)) }
  private(set) var value = Value.void

  /// The effect for the view's current geometry.
  func compute(_ node: ViewNode, in graph: Graph) throws -> Value {
    guard let effect else { return .void }
    let start = Value.ref(StructBox(graph.analyzer.known("EmptyVisualEffect"), []))
    return try graph.machine.call(effect, [start, argument(node, graph)])
  }

  func renew(_ node: ViewNode, in graph: Graph) throws { value = try compute(node, in: graph) }

  func follow(_ node: ViewNode, in graph: Graph) throws {
    guard let type else { return }
    let old = graph.effectSteps(value, type)
    let new = graph.effectSteps(try compute(node, in: graph), type)
    let isSame = old.count == new.count && zip(old, new).allSatisfy { graph.isSame($0.value, $1.value, $1.type) }
    if !isSame { graph.invalidate(node, .input) }
  }
}

/// The state of `matchedGeometryEffect`. A view that is not a source takes the frame of the source with its key.
final class MatchedGeometry: GeometryFollower {
  var key: Key?
  var isSource = true
  var takesPlace = true
  var takesSize = true
  var anchor = UnitPoint.center
  /// The frame of the source, in the root's coordinates.
  private(set) var target: Rect?

  struct Key: Hashable {
    let namespace: Int
    let id: IdentifierKey
  }

  func follow(_ node: ViewNode, in graph: Graph) throws {
    guard !isSource, let key else { return }
    let new = graph.service(MatchedSources.self).frame(of: key)
    guard new != target else { return }
    target = new
    graph.invalidate(node, .input)
  }
}

/// The sources of `matchedGeometryEffect`.
final class MatchedSources: GraphService {
  private unowned let graph: Graph
  private var sources: [MatchedGeometry.Key: [Source]] = [:]

  private struct Source {
    weak var node: ViewNode?
    let memory: MatchedGeometry
  }

  init(_ graph: Graph) { self.graph = graph }

  func add(_ node: ViewNode, _ memory: MatchedGeometry) {
    guard let key = memory.key else { return }
    var list = sources[key] ?? []
    list.removeAll { $0.node.map { !$0.isAlive } ?? true || $0.memory === memory }
    list.append(Source(node: node, memory: memory))
    sources[key] = list
  }

  /// The live source views of each key, in the order of creation.
  var nodesOfKeys: [[ViewNode]] {
    sources.values.map { $0.filter { $0.memory.isSource }.compactMap(\.node).filter(\.isAlive) }
  }

  /// The frame of the first source with a key on screen.
  func frame(of key: MatchedGeometry.Key) -> Rect? {
    for source in sources[key] ?? [] where source.memory.isSource && source.memory.key == key {
      guard let node = source.node, node.isAlive, let layout = node.firstLayout else { continue }
      if let frame = graph.engine.settledFrame(of: layout) { return frame }
    }
    return nil
  }
}

/// A layout that shows its view at the frame of another one. Its own place in the layout does not change.
struct MatchedLayout: Layout, Hashable {
  var target: Rect
  var takesPlace: Bool
  var takesSize: Bool
  var anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let place = takesPlace ? target : bounds
    let point = anchor.point(in: place.size)
    for subview in subviews {
      subview.place(
        at: Point(x: place.minX + point.x, y: place.minY + point.y), anchor: anchor,
        proposal: takesSize ? ProposedViewSize(target.size) : proposal)
    }
  }
}
