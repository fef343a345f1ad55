import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// One update of a native view, which reads the view's value and lists its children and elements.
///
/// Children and elements are listed in order. Those with the same key as in the previous update are kept and updated,
/// new ones are created, and those that are not listed end.
struct ViewUpdate {
  let graph: Graph
  let node: ViewNode
  /// The value whose fields are read: the view's value, or for a modifier the modifier.
  let value: Value
  /// The type of `value`.
  let type: TypeID
  /// Whether the value and environment are unchanged, and only the elements of a child have changed.
  let isRelisting: Bool
  var environment: EnvironmentStore { node.environment }
  var machine: Machine { graph.machine }
  var engine: LayoutEngine { graph.engine }

  /// The expected index of the next child among the previous children.
  private var cursor = 0
  /// The indices of the previous children, computed when the order has changed.
  private var positions: [ChildKey: Int]?
  private var named: [ViewNode] = []
  private var elements: [Element] = []
  /// The number of the update, which marks the elements that it lists.
  private var number: Int
  /// Whether the elements of a listed child have changed.
  private(set) var hasChangedList = false
  /// Whether the view is a single element.
  private var isOpaque = false

  init(_ graph: Graph, _ node: ViewNode, _ value: Value, _ type: TypeID, isRelisting: Bool) {
    self.graph = graph
    self.node = node
    self.value = value
    self.type = type
    self.isRelisting = isRelisting
    graph.updateCount += 1
    number = graph.updateCount
    if !node.children.isEmpty { named.reserveCapacity(node.children.count) }
  }

  /// The update of a modifier, within the update of the view that it modifies.
  init(of outer: ViewUpdate, _ modifier: Value, _ type: TypeID, content: Value, _ contentType: TypeID) {
    self.init(outer.graph, outer.node, modifier, type, isRelisting: outer.isRelisting)
    modified = (content, contentType)
  }

  /// Takes over the children and elements that an inner update has listed.
  mutating func take(over inner: ViewUpdate) {
    (cursor, positions, named) = (inner.cursor, inner.positions, inner.named)
    (elements, number) = (inner.elements, inner.number)
    (hasChangedList, isOpaque) = (inner.hasChangedList, inner.isOpaque)
  }

  /// The content of a modifier.
  private(set) var modified: (value: Value, type: TypeID)?

  /// The elements of a modifier's content, in this view's environment or another one.
  mutating func content(in environment: EnvironmentStore? = nil) -> [Element] {
    guard let modified else { return child(in: environment).elements }
    return child(.field("content"), modified.value, modified.type, segment: "", in: environment).elements
  }

  /// A child that failed before it was created.
  mutating func failed(_ key: ChildKey, _ error: any Error, segment: String) -> ViewNode {
    _ = take(key)
    let child = ViewNode(
      parent: node, key: key, segment: segment, type: graph.analyzer.unknownType, value: .void,
      environment: node.environment, behavior: .failed)
    graph.viewCount += 1
    graph.fail(child, error)
    child.isNew = false
    named.append(child)
    hasChangedList = true
    return child
  }

  /// Adds a mark for a failure.
  mutating func placeholder(_ fault: ViewFault) { elements.append(mark(fault, number: 0)) }

  /// - Parameter number: The number of the element among the view's own.
  mutating func mark(_ fault: ViewFault, number: Int) -> Element {
    let file = fault.place.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" } ?? "fault"
    return element(.own(number), .text(TextContent("⚠ " + file)), [], .fault(fault), type: "Fault")
  }

  // MARK: Value

  /// The name of the type, without generic arguments.
  var name: String { graph.typeName(type) }

  /// The value of a field; `.void` if there is no such field.
  func field(_ name: String) -> Value { machine.fieldValue(name, of: value) ?? .void }

  /// The concrete type of a field.
  func fieldType(_ name: String) -> TypeID {
    machine.fieldIndex(name, of: type).map { machine.fields(of: type)[$0].type } ?? graph.analyzer.unknownType
  }

  // MARK: Children

  /// The child in a field, in this view's environment or another one. An optional field is unwrapped.
  mutating func child(
    _ field: String = "content", segment: String? = nil, in environment: EnvironmentStore? = nil
  ) -> ViewNode {
    var (value, type) = (self.field(field), fieldType(field))
    if isOptional(field), let wrapped = machine.wrappedType(type), let filled = value.unwrapped {
      (value, type) = (filled, wrapped)
    }
    return child(.field(field), value, type, segment: segment ?? self.segment(of: field), in: environment)
  }

  /// Whether a field is declared as an optional: `label: Label?`, not `content: Content` with an optional type
  /// argument.
  private func isOptional(_ field: String) -> Bool {
    guard machine.wrappedType(fieldType(field)) != nil else { return false }
    let declared = graph.analyzer.directMembers(of: graph.types.decl(type), named: Name(field)).first
    return declared.map { machine.wrappedType(graph.analyzer.variableType(of: $0)) != nil } ?? false
  }

  /// The path segment of a child. In a view with several parts, each part except the content adds its name, as in
  /// static identities: `Label/.icon`.
  func segment(of field: String) -> String {
    let own = graph.segment(of: type)
    guard field != "content", !own.isEmpty else { return own }
    let fields = machine.fields(of: type)
    let parts = fields.filter { isPart($0) }
    // An empty content also counts.
    let hasContent = fields.contains { $0.name == "content" && machine.catalogueName($0.type) == "EmptyView" }
    return (parts.count > 1 || hasContent) && parts.contains { $0.name == field } ? "\(own)/.\(field)" : own
  }

  /// Whether a field holds a view of the program, or a closure that returns one.
  private func isPart(_ field: Machine.Field) -> Bool {
    var given = machine.wrappedType(field.type) ?? field.type
    if graph.types.kind(given) == .function {
      given = graph.types.argument(given, graph.types.argumentCount(given) - 1)
    }
    let value = self.field(field.name)
    guard machine.conforms(given, to: "View"), !value.isNothing else { return false }
    // An `EmptyView` created by the program is a part; the one for an omitted argument is not.
    return machine.catalogueName(given) != "EmptyView" || isMadeByProgram(value)
  }

  private func isMadeByProgram(_ value: Value) -> Bool {
    guard case .ref(let box) = value, let made = box as? StructBox else { return false }
    return machine.place(ofOrigin: made.origin) != nil
  }

  /// A child with a key.
  ///
  /// - Parameters:
  ///   - type: The static type of the value.
  ///   - segment: The path segment that it adds to this view's path, or to that of the declaring view.
  ///   - declaring: The view that declares the child, if it is another one.
  mutating func child(
    _ key: ChildKey, _ value: Value, _ type: TypeID, segment: String, declaredIn declaring: ViewNode? = nil,
    in environment: EnvironmentStore? = nil, memory: AnyObject? = nil
  ) -> ViewNode {
    let old = take(key)
    let child = graph.reconcile(
      old, parent: node, key: key, segment: old?.segment ?? (declaring == nil ? numbered(segment) : segment),
      declaredIn: declaring, value: value, type: type, environment: environment ?? node.environment, memory: memory)
    name(child)
    return child
  }

  /// Sets the path segment of the modifier's content. A modifier that does not show its content must set it in each
  /// update, because outer modifiers with the same name count it.
  func callContent(_ name: String) { node.contentName = name }

  /// Adds a number to the path segment of a modifier's content if the same modifier occurs inside, as in static
  /// identities: the second `.overlay` on a view is `.overlay(2)`.
  func numbered(_ segment: String) -> String {
    guard modified != nil, segment.hasPrefix(".") else { return segment }
    let name = String(segment.prefix { $0 != "/" })
    callContent(name)
    var count = 1
    var inner = named.first(where: \.isModified)
    while let node = inner {
      if node.contentName == name { count += 1 }
      inner = node.children.first(where: \.isModified)
    }
    return count == 1 ? segment : "\(name)(\(count))\(segment.dropFirst(name.count))"
  }

  /// Keeps a child unchanged.
  mutating func keep(_ child: ViewNode) {
    guard let kept = take(child.key) else { return }
    name(kept)
  }

  /// Adds a child to the list, and registers its changed elements.
  private mutating func name(_ child: ViewNode) {
    named.append(child)
    noteChanges(of: child)
  }

  /// Registers whether the elements of a child have changed, also after it was listed.
  mutating func noteChanges(of child: ViewNode) {
    if child.didChangeList { hasChangedList = true }
    child.didChangeList = false
  }

  /// Marks the element list as changed, because a trait for the container has changed.
  mutating func changeList() { hasChangedList = true }

  /// Keeps the child with a key unchanged.
  ///
  /// - Returns: Whether it existed in the previous update.
  mutating func keepChild(_ key: ChildKey) -> Bool {
    guard let kept = take(key) else { return false }
    name(kept)
    return true
  }

  /// Whether the child with a key existed in the previous update.
  mutating func hadChild(_ key: ChildKey) -> Bool { place(of: key) != nil }

  /// The previous child with a key.
  private mutating func take(_ key: ChildKey) -> ViewNode? {
    guard let index = place(of: key) else { return nil }
    cursor = index + 1
    return node.children[index]
  }

  /// The index of the previous child with a key. Most views list their children in the same order each time.
  mutating func place(of key: ChildKey) -> Int? {
    if cursor < node.children.count, node.children[cursor].key == key { return cursor }
    let known =
      positions
      ?? Dictionary(
        node.children.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    positions = known
    return known[key]
  }

  /// The children listed so far.
  var children: [ViewNode] { named }

  // MARK: Elements

  /// The last listed element.
  var lastElement: Element? { elements.last }

  /// Adds the elements of children.
  mutating func pass(_ children: ViewNode...) { pass(children.flatMap(\.elements)) }

  /// Adds elements to the list.
  mutating func pass(_ added: [Element]) { elements += added }

  /// The view is one element without children.
  mutating func leaf(_ kind: LayoutKind, _ drawing: Drawing = .none) {
    isOpaque = true
    elements.append(element(.own(0), kind, [], drawing))
  }

  /// The view is one element that arranges the elements of its children.
  ///
  /// - Parameter type: The type name of the element, if it differs from the view's.
  @discardableResult
  mutating func container(
    _ kind: LayoutKind, _ content: [Element], _ drawing: Drawing = .none, type: String? = nil
  ) -> Element {
    isOpaque = true
    let made = element(.own(0), kind, content, drawing, type: type)
    elements.append(made)
    return made
  }

  /// The view is a group of any number of elements. A modifier of it applies to each.
  mutating func group(_ kind: GroupKind, _ content: [Element]) { elements.append(groupElement(.own(0), kind, content)) }

  /// An element of the view that is not listed itself, as a part of a container.
  ///
  /// - Parameter number: The number of the element among the view's own; 0 is the view itself.
  mutating func part(
    _ number: Int, _ kind: LayoutKind, _ content: [Element] = [], _ drawing: Drawing = .none, type: String? = nil,
    suffix: String = ""
  ) -> Element {
    element(.own(number), kind, content, drawing, type: type, suffix: suffix)
  }

  /// Wraps each element in another one.
  ///
  /// - Parameter change: Receives each new element and its content.
  mutating func wrap(
    _ content: [Element], _ kind: LayoutKind, _ drawing: Drawing = .none,
    change: (Element, Element) -> Void = { _, _ in
    }
  ) {
    elements += content.map { wrapped($0, kind, drawing, change) }
  }

  private mutating func wrapped(
    _ inner: Element, _ kind: LayoutKind, _ drawing: Drawing, _ change: (Element, Element) -> Void
  ) -> Element {
    if inner.isRoom { return inner }
    let key = ElementKey.around(ObjectIdentifier(inner), 0)
    if inner.isGroup {
      return groupElement(key, inner.groupKind, inner.children.map { wrapped($0, kind, drawing, change) }, of: inner)
    }
    let made = element(key, kind, [inner], drawing)
    made.inner = inner
    made.traits = inner.traits
    change(made, inner)
    return made
  }

  /// Wraps each element in a decoration with additional elements.
  ///
  /// - Parameter added: Returns the additional elements of a decoration with a number.
  mutating func decorate(
    _ content: [Element], _ kind: DecorationKind, _ drawing: Drawing = .none,
    added: (inout ViewUpdate, Int) -> [Element]
  ) {
    var number = 0
    elements += content.map { decorated($0, kind, drawing, &number, added) }
  }

  private mutating func decorated(
    _ inner: Element, _ kind: DecorationKind, _ drawing: Drawing, _ number: inout Int,
    _ added: (inout ViewUpdate, Int) -> [Element]
  ) -> Element {
    if inner.isRoom { return inner }
    let key = ElementKey.around(ObjectIdentifier(inner), 0)
    if inner.isGroup {
      var children: [Element] = []
      for child in inner.children { children.append(decorated(child, kind, drawing, &number, added)) }
      return groupElement(key, inner.groupKind, children, of: inner)
    }
    let others = added(&self, number)
    number += 1
    let isBehind = if case .background = kind { true } else { false }
    let made = element(key, .decoration(kind), [inner] + others, drawing)
    made.inner = inner
    made.traits = inner.traits
    // The background is drawn first.
    if isBehind { made.children = others + [inner] }
    return made
  }

  private mutating func groupElement(
    _ key: ElementKey, _ kind: GroupKind, _ content: [Element], of inner: Element? = nil
  ) -> Element {
    let made: Element
    if let known = node.made[key] {
      made = known
    } else {
      made = Element(node, type: inner?.type ?? name, suffix: "", layout: nil, isGroup: true)
      node.made[key] = made
    }
    made.usage = number
    made.groupKind = kind
    made.departure = inner?.departure
    if !made.children.elementsEqual(content, by: ===) {
      made.children = content
      hasChangedList = true
    }
    return made
  }

  /// The element of a removed view that is still drawn.
  mutating func departed(_ key: ElementKey, _ content: [Element], _ departure: RemovedViewPlacement?) -> Element {
    let made = groupElement(key, .fixed, content)
    made.departure = departure
    return made
  }

  /// A copy of a group with other elements.
  mutating func regrouped(_ group: Element, _ content: [Element]) -> Element {
    groupElement(.around(ObjectIdentifier(group), 2), group.groupKind, content, of: group)
  }

  /// The element with a key, with an updated layout node.
  private mutating func element(
    _ key: ElementKey, _ kind: LayoutKind, _ content: [Element], _ drawing: Drawing, type: String? = nil,
    suffix: String = ""
  ) -> Element {
    let made: Element
    let known = node.made[key]
    // The second would silently replace the first.
    assert(known?.usage != number, "two elements in one update of `\(name)` have the key \(key)")
    if let old = known, let layout = old.layout, old.type == type ?? name {
      made = old
      graph.animations.lay(made, layout, as: old.scrolled(kind))
    } else {
      // The previous element with the number has another type.
      if let known { graph.dispose(known) }
      made = Element(node, type: type ?? name, suffix: suffix, layout: engine.insert(kind), isGroup: false)
      made.birth = graph.animations.number
      node.made[key] = made
    }
    made.usage = number
    made.children = content
    graph.animations.draw(made, drawing)
    var inner: [LayoutNodeID] = []
    for element in content { addLayouts(of: element, to: &inner) }
    if let layout = made.layout { engine.setChildren(distinct(inner), of: layout) }
    return made
  }

  /// The layout nodes of an element in its container. Only groups with a variable number of views and grid rows have
  /// nodes of their own.
  private mutating func addLayouts(of element: Element, to layouts: inout [LayoutNodeID]) {
    // A view that shows elements of other views may be updated before it learns of their removal.
    if element.isDisposed { return }
    guard element.isGroup else {
      if let layout = element.layout { layouts.append(layout) }
      return
    }
    if element.departure == nil, case .fixed = element.groupKind {
      for child in element.children { addLayouts(of: child, to: &layouts) }
      return
    }
    var inner: [LayoutNodeID] = []
    for child in element.children { addLayouts(of: child, to: &inner) }
    if let departure = element.departure {
      // It is drawn with the others and placed separately.
      return departure.hold(inner, in: engine)
    }
    let key = ElementKey.around(ObjectIdentifier(element), 1)
    let holder: Element
    if let old = node.made[key] {
      holder = old
    } else {
      holder = Element(node, type: element.type, layout: engine.insert(.group(element.groupKind)), isGroup: true)
      node.made[key] = holder
    }
    holder.usage = number
    guard let layout = holder.layout else {
      layouts += inner
      return
    }
    engine.setKind(.group(element.groupKind), of: layout)
    engine.setChildren(distinct(inner), of: layout)
    layouts.append(layout)
  }

  /// A subview that moves between two places is temporarily in both.
  private func distinct(_ layouts: [LayoutNodeID]) -> [LayoutNodeID] {
    graph.placesSubviews ? layouts.withoutRepetitions : layouts
  }

  /// The element numbers of `layer(_:)`, above the part numbers of views.
  private static let (screenNumber, layersNumber) = (100, 101)

  /// Wraps the elements of the view in one element, with layers above it.
  mutating func layer(_ added: [Element]) {
    guard !added.isEmpty else { return }
    let all = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
    let below = element(.own(ViewUpdate.screenNumber), .modifier(.flexibleFrame(all)), elements, .none, type: "Screen")
    let layers = element(.own(ViewUpdate.layersNumber), .zStack(), [below] + added, .none, type: "Layers")
    layers.holdsLayers = true
    elements = [layers]
    isOpaque = true
  }

  // MARK: Finishing

  /// Ends the children and elements that were not listed, and stores the others in the node.
  mutating func finish() {
    if named.count != node.children.count || !named.elementsEqual(node.children, by: ===) {
      let old = node.children
      node.children = named
      if node.preferences != nil { graph.forgetPreferences(of: node) }
      if !old.isEmpty {
        let kept = Set(named.map { ObjectIdentifier($0) })
        for child in old where !kept.contains(ObjectIdentifier(child)) {
          if node.transitions?.isLeaving(child) ?? false { continue }
          graph.end(child)
        }
      }
    }
    // A change between a group and a single element also changes the list.
    let isOther = !elements.elementsEqual(node.elements, by: ===)
    node.elements = elements
    node.isOpaque = isOpaque
    node.didChangeList = isOther || hasChangedList && !isOpaque || node.isNew
    for element in node.made.removeUnused(in: number) { graph.dispose(element) }
  }
}

extension [LayoutNodeID] {
  /// The array without elements that occur again later.
  fileprivate var withoutRepetitions: [LayoutNodeID] {
    var later: Set<LayoutNodeID> = []
    return reversed().filter { later.insert($0).inserted }.reversed()
  }
}
