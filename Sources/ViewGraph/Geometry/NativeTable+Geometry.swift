import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `GeometryProxy` and `Anchor`.
extension NativeTable {
  mutating func addReaders() {
    add("CGVector.debugDescription") { call in .string("(\(call.graph.numbers(call[0]).joined(separator: ", ")))") }
    add("GeometryProxy.size") { call in
      guard let geometry = call.geometry else { return call.graph.size(.zero) }
      return call.graph.size(call.graph.frame(of: geometry, in: .local).size)
    }
    add("GeometryProxy.safeAreaInsets") { call in call.graph.insets(call.geometry?.value?.safeArea ?? .zero) }
    add("GeometryProxy.frame(in:)") { call in
      let graph = call.graph
      guard let geometry = call.geometry else { return graph.rect(.zero) }
      let space = graph.space(call[1], call.site.parameters[0])
      let frame = graph.frame(of: geometry, in: space)
      if geometry.isReader, let node = geometry.node, case .named = space {
        graph.service(GeometryReads.self).note(node, frame) { graph.frame(of: geometry, in: space) }
      }
      return graph.rect(frame)
    }
    add("GeometryProxy.bounds(of:)") { call in
      let graph = call.graph
      guard let geometry = call.geometry, let node = geometry.node, let own = node.firstLayout,
        case .named(let name) = graph.space(call[1], call.site.parameters[0]),
        let layout = graph.layout(ofSpace: name, around: node), let frame = graph.engine.settledFrame(of: layout)
      else { return .nothing }
      let bounds = graph.convert(Rect(origin: .zero, size: frame.size), from: layout, to: own)
      return .optional(bounds.map { graph.rect($0) })
    }
    add("GeometryProxy.subscript(_:)") { call in
      guard let geometry = call.geometry else { return .void }
      return try call.graph.resolve(call[1], in: geometry)
    }
  }

  mutating func addAnchors() {
    add("Anchor.==(_:_:)") { call in
      let (left, right) = (try call[0].box(StructBox.self), try call[1].box(StructBox.self))
      guard let first = left.fields.last, let second = right.fields.last else { return .bool(false) }
      let isSame =
        first.isSameBox(as: second)
        || (first.anchorBox?.node).flatMap { node in second.anchorBox?.node.map { $0 === node } } ?? false
      let type = call.graph.machine.fields(of: left.type).first?.type
      return .bool(isSame && type.map { call.graph.isSame(left.fields[0], right.fields[0], $0) } ?? false)
    }
  }
}

extension NativeCall {
  /// The value of a `GeometryProxy`.
  fileprivate var geometry: GeometryBox? {
    guard let box = try? self[0].box(StructBox.self), case .ref(let location)? = box.fields.last else { return nil }
    return location as? GeometryBox
  }
}

extension Value {
  fileprivate var anchorBox: AnchorBox? {
    if case .ref(let box) = self { box as? AnchorBox } else { nil }
  }
}

extension Graph {
  /// The numbers of a Core Graphics value, as `print` shows them.
  fileprivate func numbers(_ value: Value) -> [String] {
    guard let box = try? value.box(StructBox.self) else { return length(value).map { ["\($0)"] } ?? [] }
    return box.fields.flatMap { numbers($0) }
  }

  /// The value of an `Anchor` in a view's coordinates.
  func resolve(_ anchor: Value, in geometry: GeometryBox) throws -> Value {
    let box = try anchor.box(StructBox.self)
    guard let lies = box.fields.last?.anchorBox, let source = box.fields.first else {
      throw Fault(.trap, "an anchor that belongs to no view is read")
    }
    return try resolve(source, lies, valueType(box.type), in: geometry)
  }

  private func resolve(_ source: Value, _ anchor: AnchorBox, _ type: TypeID, in geometry: GeometryBox) throws -> Value {
    guard let node = anchor.node, node.isAlive else {
      throw Fault(.trap, "an anchor of a removed view is read")
    }
    let kind = machine.opened(field("kind", of: machine.opened(source)))
    let given = payload(kind)
    let name = machine.caseName(kind)
    if name == "several" {
      let parts = elements(given.first ?? .void)
      let inner = machine.wrappedType(type) ?? (types.argumentCount(type) > 0 ? types.argument(type, 0) : type)
      let values = try parts.map { try resolve(machine.opened($0), anchor, inner, in: geometry) }
      return machine.wrappedType(type) != nil ? .optional(values.first) : .array(values)
    }
    let ask = { [self] () -> Rect? in
      let size = node.firstLayout.flatMap { engine.settledFrame(of: $0)?.size } ?? .zero
      let own: Rect =
        switch name {
        case "bounds": Rect(origin: .zero, size: size)
        case "rect": rect(given.first ?? .void)
        case "unitPoint": Rect(origin: unitPoint(given.first ?? .void).point(in: size), size: .zero)
        default: Rect(origin: point(given.first ?? .void), size: .zero)
        }
      return place(anchor, own, in: geometry)
    }
    let found = ask()
    if geometry.isReader, let reader = geometry.node { service(GeometryReads.self).note(reader, found, ask) }
    let result = found ?? .zero
    return name == "bounds" || name == "rect" ? rect(result) : point(result.origin)
  }
}
