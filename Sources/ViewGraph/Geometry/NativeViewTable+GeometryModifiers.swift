import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Modifiers that name coordinate spaces or depend on the geometry of their view.
extension NativeViewTable {
  mutating func addGeometryModifiers() {
    modifier("_CoordinateSpaceModifier") { update in
      let memory = update.memory { CoordinateSpaceMemory() }
      memory.name = update.machine.boxed(update.field("name"), update.fieldType("name"))
      update.surround(.modifier(.passThrough))
    }
    modifier("CoordinateSpaceNameModifier") { update in
      let memory = update.memory { CoordinateSpaceMemory() }
      memory.name = update.graph.field("name", of: update.field("name"))
      update.surround(.modifier(.passThrough))
    }
    for (name, takesOld) in [("_GeometryActionModifier", false), ("_GeometryActionModifier2", true)] {
      modifier(name) { update in
        let memory = update.memory { GeometryAction() }
        memory.transform = update.graph.function(update.field("transform"))
        memory.action = update.graph.function(update.field("action"))
        memory.takesOld = takesOld
        memory.type = update.typeArgument(0)
        update.surround(.modifier(.passThrough))
        update.graph.service(GeometryFollowers.self).add(update.node, memory)
      }
    }
    modifier("VisualEffectModifier") { update in try update.visualEffect("effect") }
    modifier("ScrollTransitionModifier") { update in try update.scrollTransition() }
    modifier("_MatchedGeometryEffect") { update in try update.matchedGeometry() }
  }
}

extension ViewUpdate {
  /// A container length that the program computes, cached for the same closure.
  mutating func containerLength(_ closure: ClosureBox) -> ContainerLength {
    let memory = memory { ContainerLengthMemory() }
    if memory.closure === closure, let length = memory.length { return length }
    let graph = graph
    let axis = graph.analyzer.known("Axis")
    let length = ContainerLength { available, direction in
      let name: Name = direction == .horizontal ? "horizontal" : "vertical"
      let value = (try? graph.machine.staticValue(name, of: axis)) ?? .void
      let result = try? graph.machine.call(closure, [.double(available), value])
      return result.flatMap { graph.length($0) } ?? available
    }
    (memory.closure, memory.length) = (closure, length)
    return length
  }

  /// The content with the modifiers of a visual effect.
  ///
  /// - Parameter name: The field of the closure that returns the effect.
  mutating func visualEffect(_ name: String) throws {
    let memory = memory { VisualEffectMemory() }
    memory.effect = graph.function(field(name))
    memory.type = typeArgument(0)
    if !isRelisting { try memory.renew(node, in: graph) }
    guard let modified, let type = memory.type, let decl = graph.analyzer.knownDecl("ModifiedContent") else {
      return surround(.modifier(.passThrough))
    }
    var content = modified
    for step in graph.effectSteps(memory.value, type) {
      let outer = graph.analyzer.nominalType(decl, [content.type, step.type])
      content = (.ref(StructBox(outer, [content.value, step.value])), outer)
    }
    wrap(
      child(.field("content"), content.value, content.type, segment: "").elements, .modifier(.passThrough))
    graph.service(GeometryFollowers.self).add(node, memory)
  }

  fileprivate mutating func matchedGeometry() throws {
    let memory = memory { MatchedGeometry() }
    let namespace = machine.fieldValue("id", of: field("namespace")) ?? field("namespace").namespaceNumber
    if case .int(let number) = namespace {
      memory.key = MatchedGeometry.Key(
        namespace: number, id: try IdentifierKey(field("id"), fieldType("id"), machine))
    }
    memory.isSource = flag("isSource")
    memory.anchor = graph.unitPoint(field("anchor"))
    if case .int(let bits)? = machine.fieldValue("rawValue", of: field("properties")) {
      (memory.takesPlace, memory.takesSize) = (bits & 1 != 0, bits & 2 != 0)
    }
    if !memory.isSource, let target = memory.target {
      let layout = MatchedLayout(
        target: target, takesPlace: memory.takesPlace, takesSize: memory.takesSize, anchor: memory.anchor)
      surround(.layout(AnyLayout(layout, identity: layout)))
    } else {
      surround(.modifier(.passThrough))
    }
    graph.service(MatchedSources.self).add(node, memory)
    graph.service(GeometryFollowers.self).add(node, memory)
  }
}

extension Value {
  /// The number of a `Namespace.ID`.
  fileprivate var namespaceNumber: Value { (try? box(StructBox.self).fields.first) ?? .int(0) }
}

private final class ContainerLengthMemory {
  var closure: ClosureBox?
  var length: ContainerLength?
}

extension Graph {
  /// The modifiers of a visual effect, in order.
  func effectSteps(_ value: Value, _ type: TypeID) -> [(value: Value, type: TypeID)] {
    let type = machine.dynamicType(of: value, as: type)
    let value = machine.opened(value)
    guard let before = machine.fieldValue("before", of: value), let step = machine.fieldValue("step", of: value),
      let first = machine.fieldIndex("before", of: type), let second = machine.fieldIndex("step", of: type)
    else { return [] }
    let fields = machine.fields(of: type)
    return effectSteps(before, fields[first].type) + [(step, fields[second].type)]
  }
}
