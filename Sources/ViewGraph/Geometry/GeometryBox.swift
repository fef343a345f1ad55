import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The value of a `GeometryProxy`: a view with its size.
final class GeometryBox: Box {
  weak var node: ViewNode?
  /// The geometry that the layout passed to a reader. Other proxies use the frame of the last layout.
  let value: GeometryValue?
  /// Whether the reader must run again when the geometry that it has read changes.
  let isReader: Bool

  init(_ node: ViewNode, _ value: GeometryValue? = nil, isReader: Bool = false) {
    self.node = node
    self.value = value
    self.isReader = isReader
  }
}

/// The location of an `Anchor`: its view.
final class AnchorBox: Box {
  weak var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }
}

extension ViewNode {
  /// The layout node of the view's first element.
  var firstLayout: LayoutNodeID? { elements.lazy.compactMap { $0.firstLayout }.first }
}

extension Element {
  /// The layout node of the element, or of the first one in a group.
  var firstLayout: LayoutNodeID? {
    if let layout, !isGroup { return layout }
    return children.lazy.compactMap { $0.firstLayout }.first
  }
}

/// A coordinate space of the program.
enum RequestedCoordinateSpace {
  case global
  case local
  /// A named space, as an `AnyHashable`.
  case named(Value)
}

extension Graph {
  /// Converts a rectangle from a node's coordinates to another node's, or to the root's, with scale and rotation. `nil`
  /// if one of them is not on screen.
  func convert(_ rect: Rect, from node: LayoutNodeID, to other: LayoutNodeID?) -> Rect? {
    if node == other { return rect }
    guard let outwards = engine.drawingTransform(of: node) else { return nil }
    var transform = outwards
    if let other {
      guard let inwards = engine.drawingTransform(of: other)?.inverted else { return nil }
      transform = transform.concatenating(inwards)
    }
    return transform.apply(to: rect)
  }

  /// The coordinate space of a `CoordinateSpace` value or of a value that conforms to the protocol.
  func space(_ value: Value, _ type: TypeID) -> RequestedCoordinateSpace {
    var space = value
    if machine.caseName(machine.opened(space)) == nil, let member = service(GeometryReads.self).spaceRequirement {
      space = (try? machine.call(member, of: type, on: space, [])) ?? .void
    }
    space = machine.opened(space)
    switch machine.caseName(space) {
    case "local": return .local
    case "named": return payload(space).first.map { .named($0) } ?? .global
    default: return .global
    }
  }

  /// The layout node of the nearest enclosing view with a named space; `nil` if there is none.
  func layout(ofSpace name: Value, around node: ViewNode) -> LayoutNodeID? {
    let scroll = (try? machine.opened(name).asString)?.hasPrefix("SwiftUI.scrollView") ?? false
    var current: ViewNode? = node
    while let place = current {
      if let memory = place.memory as? CoordinateSpaceMemory, isSameName(memory.name, name) { return place.firstLayout }
      if scroll, let layout = place.firstLayout, case .modifier(.scrollView) = engine.kind(of: layout), place !== node {
        return layout
      }
      current = place.parent
    }
    return nil
  }

  /// Whether two values, which may be in an `AnyHashable`, are equal.
  func isSameName(_ left: Value, _ right: Value) -> Bool {
    let any = analyzer.anyType
    let type = machine.dynamicType(of: left, as: any)
    guard type == machine.dynamicType(of: right, as: any) else { return false }
    return (try? machine.isEqual(machine.opened(left), machine.opened(right), type)) ?? false
  }

  /// The frame of a view in a coordinate space.
  func frame(of geometry: GeometryBox, in space: RequestedCoordinateSpace) -> Rect {
    guard let node = geometry.node, let layout = node.firstLayout else { return geometry.value?.frame ?? .zero }
    let size = geometry.value?.size ?? engine.settledFrame(of: layout)?.size ?? .zero
    let own = Rect(origin: .zero, size: size)
    switch space {
    case .local: return own
    case .global: return convert(own, from: layout, to: nil) ?? geometry.value?.frame ?? own
    case .named(let name):
      let other = self.layout(ofSpace: name, around: node)
      return convert(own, from: layout, to: other) ?? geometry.value?.frame ?? own
    }
  }

  /// The rectangle or point of an anchor in the coordinates of a view; `nil` if the anchor's view is not on screen.
  func place(_ anchor: AnchorBox, _ source: Rect, in geometry: GeometryBox) -> Rect? {
    guard let from = anchor.node?.firstLayout, let to = geometry.node?.firstLayout else { return nil }
    return convert(source, from: from, to: to)
  }
}

/// The name of a view's coordinate space.
final class CoordinateSpaceMemory {
  var name = Value.void
}
