import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Containers that receive and place the subviews of a view.
extension NativeViewTable {
  mutating func addSubviews() {
    view("_ResolvedSubviews") { update in
      let (graph, node) = (update.graph, update.node)
      graph.placesSubviews = true
      let memory = update.memory { ResolvedSubviews(graph, node) }
      memory.follow(update.child(segment: ""))
    }
    view("GroupElementsOfContent", rows: .passes) { update in
      try update.transformed("subviews") { graph, resolved in
        graph.structure("SubviewsCollection", [.array(resolved.subviews)])
      }
    }
    view("GroupSectionsOfContent", rows: .passes) { update in
      try update.transformed("sections") { graph, resolved in
        graph.structure("SectionCollection", [.array(resolved.sectionConfigurations)])
      }
    }
    view("Subview") { update in update.placePart() }
    view("_VariadicView_Children.Element") { update in update.placePart() }
    for name in ["SubviewsCollection", "SubviewsCollectionSlice", "_VariadicView_Children"] {
      view(name, rows: .passes) { update in try update.placeParts() }
    }
  }
}

extension ViewUpdate {
  /// The subviews of a view for the code of a container. The view becomes a child with the name.
  mutating func resolve(
    _ view: Value, _ type: TypeID, as name: String, segment: String? = nil
  ) -> ResolvedSubviews? {
    let known = graph.analyzer.known("_ResolvedSubviews")
    let content = StructBox(known, [machine.boxed(machine.opened(view), machine.dynamicType(of: view, as: type))])
    return child(.field(name), .ref(content), known, segment: segment ?? "." + name).memory as? ResolvedSubviews
  }

  /// The subviews of the last update, for a relisting.
  mutating func keepResolved(_ name: String) -> ResolvedSubviews? {
    keepChild(.field(name)) ? children.last?.memory as? ResolvedSubviews : nil
  }

  /// The result of a closure that receives the subviews of the view in a field.
  fileprivate mutating func transformed(
    _ name: String, _ collection: (Graph, ResolvedSubviews) -> Value
  ) throws {
    let resolved = isRelisting ? keepResolved(name) : resolve(field(name), fieldType(name), as: name)
    guard let resolved else { return group(.fixed, []) }
    let isNew = resolved.consumeChange()
    if !isRelisting || isNew || !keepChild(.field("transform")) {
      let type = machine.types.arguments(fieldType("content")).last ?? graph.analyzer.unknownType
      do {
        let made = try machine.call(try field("content").box(ClosureBox.self), [collection(graph, resolved)])
        _ = child(.field("transform"), made, type, segment: ".transform")
      } catch {
        _ = failed(.field("transform"), error, segment: ".transform")
      }
    }
    group(.fixed, children.flatMap(\.elements) + resolved.departures)
  }

  /// The body of a variadic root of the program with its children. It is a view with its own state and environment.
  mutating func variadicTree() throws {
    let name = "content"
    let resolved =
      isRelisting
      ? keepResolved(name) : resolve(field(name), fieldType(name), as: name, segment: segment(of: name))
    guard let resolved else { return group(.fixed, []) }
    let isNew = resolved.consumeChange()
    let root = machine.dynamicType(of: field("root"), as: fieldType("root"))
    if !isRelisting || isNew || !keepChild(.field("body")) {
      let children = graph.analyzer.known("_VariadicView_Children")
      let element = machine.fields(of: children).first.flatMap { machine.types.arguments($0.type).first }
      let elements = resolved.parts.map { part in
        Value.ref(StructBox(element ?? graph.analyzer.unknownType, [.ref(SubviewBox(part))]))
      }
      let parts = Value.ref(StructBox(children, [.array(elements)]))
      let holder = control.configuration
      holder.placeholder = parts
      if !isRelisting || isNew, let old = node.children.first(where: { $0.key == .field("body") }), !old.hasFailed {
        old.reasons.append(.property("children"))
        old.isDirty = true
      }
      _ = child(.field("body"), machine.opened(field("root")), root, segment: ".root", memory: holder)
    }
    let elements = children.flatMap(\.elements) + resolved.departures
    if machine.conforms(root, to: "_VariadicView_UnaryViewRoot") {
      container(.modifier(.passThrough), elements)
    } else {
      group(.fixed, elements)
    }
  }

  /// All subviews of a collection, in order.
  fileprivate mutating func placeParts() throws {
    if isRelisting {
      for part in node.children { keep(part) }
      return group(.dynamic, arranged(children))
    }
    let part = machine.types.arguments(fieldType("elements")).first ?? graph.analyzer.unknownType
    var counts: [Int: Int] = [:]
    try machine.forEach(field("elements"), fieldType("elements")) { value in
      guard let number = value.subviewPart?.number else { return true }
      var key = try IdentifierKey(.int(number), graph.analyzer.known("Int"), machine)
      key.repetition = counts[number, default: 0]
      counts[number] = key.repetition + 1
      _ = child(.identifier(key), value, part, segment: "")
      return true
    }
    group(.dynamic, arranged(children))
  }

  /// A subview at its place: the element itself, or a copy if the subview is placed a second time.
  fileprivate mutating func placePart() {
    guard let part = value.subviewPart else { return group(.fixed, []) }
    let place = memory { SubviewPlace() }
    let (graph, node) = (graph, node)
    if place.part !== part {
      place.leave(node)
      place.part = part
    }
    if !place.isCopy, part.owner !== node {
      // The element moves here from its previous place, which shows a copy if it still exists.
      if let former = part.owner, let memory = former.memory as? SubviewPlace {
        memory.isCopy = true
        former.elements = []
        graph.updateAgain(former)
      }
      part.owner = node
      part.list.coverLater()
    }
    guard place.isCopy else {
      if place.tellsList { changeList() }
      place.tellsList = false
      part.element.place = node
      part.list.give(node.environment, to: part)
      return pass([part.element])
    }
    let source = part.list.source(of: part)
    let around = part.list.placement(of: source, at: node.environment)
    let index = part.list.leaves(of: source).firstIndex { $0 === part.element } ?? 0
    let copy = child(.field("copy"), source.value, source.type, segment: "", in: around.environment(for: around.given))
    // The place that owns the element now may have lost it to the views around this one.
    if let owner = part.owner, let memory = owner.memory as? SubviewPlace, !memory.tellsList {
      memory.tellsList = true
      graph.updateAgain(owner)
    }
    let leaves = part.list.leaves(of: copy)
    pass(index < leaves.count ? [leaves[index]] : [])
  }
}

/// The place of a subview.
private final class SubviewPlace: EndingMemory {
  var part: SubviewPart?
  /// Whether another place owns the element itself.
  var isCopy = false
  /// Whether the views around it must collect their elements again.
  var tellsList = false

  func leave(_ node: ViewNode) {
    guard let part else { return }
    if part.owner === node { part.owner = nil }
    isCopy = false
    part.list.coverLater()
  }

  func end(in graph: Graph, _ node: ViewNode) { part?.list.coverLater() }
}

extension Graph {
  /// Updates a live native view again in the current update.
  func updateAgain(_ node: ViewNode) {
    guard node.isAlive, !node.isDirty else { return }
    animations.didMark()
    node.isDirty = true
    dirty.insert(node)
  }
}
