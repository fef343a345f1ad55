import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The value of a `ScrollViewProxy`: its reader.
final class ScrollTargetBox: Box {
  weak var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }
}

/// The pending scroll requests. They are performed after an update, because the program makes them before, also for
/// rows that are not created yet.
final class ScrollTargets: GraphService {
  private unowned let graph: Graph
  private var requests: [Request] = []

  /// A request to scroll to the view with an identity in a node.
  struct Request {
    weak var node: ViewNode?
    let id: Value
    /// The point of the view to align with the same point of the scroll view; `nil` for the smallest movement that
    /// makes the view visible.
    let anchor: UnitPoint?
  }

  init(_ graph: Graph) { self.graph = graph }

  var isEmpty: Bool { requests.isEmpty }

  func add(_ request: Request) { requests.append(request) }

  /// Performs the requests whose view exists.
  ///
  /// - Returns: Whether an offset changed.
  func settle() -> Bool {
    guard !requests.isEmpty else { return false }
    defer { requests = [] }
    var hasMoved = false
    for request in requests {
      guard let node = request.node, node.isAlive, let target = find(request, in: node) else { continue }
      if graph.scroll(to: target, request.anchor) { hasMoved = true }
    }
    return hasMoved
  }

  /// The view with an identity. Rows are created until it is found.
  private func find(_ request: Request, in node: ViewNode) -> ViewNode? {
    while true {
      if let found = graph.view(identifiedBy: request.id, in: node) { return found }
      guard graph.service(LazyContainers.self).growFurther(in: node) else { return nil }
      graph.relayOutRows()
    }
  }
}

extension Graph {
  /// The first descendant with an identity of `id(_:)` or of its `ForEach`.
  func view(identifiedBy id: Value, in node: ViewNode) -> ViewNode? {
    guard let (value, type) = hashed(id, analyzer.anyType) else { return nil }
    return view(identifiedBy: value, type, in: node)
  }

  /// A value and type for comparison as `AnyHashable`, with optionals unwrapped; `nil` for an optional that is `nil`.
  private func hashed(_ value: Value, _ type: TypeID) -> (value: Value, type: TypeID)? {
    let dynamic = machine.dynamicType(of: value, as: type)
    let value = machine.opened(value)
    guard let wrapped = machine.wrappedType(dynamic) else { return (value, dynamic) }
    return value.unwrapped.flatMap { $0.isNothing ? nil : hashed($0, wrapped) }
  }

  private func view(identifiedBy id: Value, _ type: TypeID, in node: ViewNode) -> ViewNode? {
    for child in node.children where !child.isCovered || child.parent?.passesRows ?? false {
      if case .identifier(let key) = child.key, isSame(key, id, type) { return child }
      if let found = view(identifiedBy: id, type, in: child) { return found }
    }
    return nil
  }

  private func isSame(_ key: IdentifierKey, _ id: Value, _ type: TypeID) -> Bool {
    guard let own = hashed(key.value, key.type), own.type == type else { return false }
    return (try? machine.isEqual(own.value, id, type)) ?? false
  }

  /// Scrolls all scroll views around a view so that it is visible.
  ///
  /// - Parameter anchor: The point of the view to align with the same point of the innermost scroll view; `nil` for
  ///   the smallest movement that makes the view visible.
  /// - Returns: Whether an offset changed.
  func scroll(to target: ViewNode, _ anchor: UnitPoint?) -> Bool {
    var hasMoved = false
    var anchor = anchor
    for outer in scrollElements(around: target) {
      guard let place = settledFrame(of: target), let layout = outer.layout,
        let window = engine.settledFrame(of: layout)
      else { continue }
      var distance = Point(
        x: Graph.distance(place.minX, place.maxX, window.minX, window.maxX),
        y: Graph.distance(place.minY, place.maxY, window.minY, window.maxY))
      if let point = anchor {
        let (from, to) = (point.point(in: place.size), point.point(in: window.size))
        distance = Point(x: place.minX + from.x - window.minX - to.x, y: place.minY + from.y - window.minY - to.y)
      }
      anchor = nil
      if setOffset(of: outer, to: outer.scrollOffset + distance) {
        hasMoved = true
        layOut()
      }
    }
    return hasMoved
  }

  /// The scroll views around a view, innermost first.
  private func scrollElements(around node: ViewNode) -> [Element] {
    var found: [Element] = []
    var current = node.parent
    while let place = current {
      found += place.made.values.filter { isScrollView($0) }
      current = place.parent
    }
    return found
  }

  func isScrollView(_ element: Element) -> Bool {
    guard let layout = element.layout, case .modifier(.scrollView) = engine.kind(of: layout) else { return false }
    return true
  }
}

extension NativeTable {
  mutating func addScrolling() {
    add("ScrollViewProxy.scrollTo(_:anchor:)") { call in
      let graph = call.graph
      guard let proxy = try? call[0].box(StructBox.self), case .ref(let box)? = proxy.fields.last,
        let target = box as? ScrollTargetBox, let node = target.node
      else { return .void }
      let anchor = call[2].unwrapped.flatMap { $0.isNothing ? nil : graph.unitPoint($0) }
      let id = graph.machine.boxed(call[1], call.site.parameters[0])
      graph.service(ScrollTargets.self).add(ScrollTargets.Request(node: node, id: id, anchor: anchor))
      return .void
    }
  }
}
