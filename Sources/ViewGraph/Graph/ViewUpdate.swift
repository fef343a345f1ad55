import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// One update of a native view: what its code reads of the view's value, and what it says the view consists of.
///
/// The code names the view's children and elements in order. Those that were there last time under the same key are kept
/// and updated, new ones made, and what is not named again ends.
struct ViewUpdate {
  let graph: Graph
  let node: ViewNode
  /// Of which the fields are read: the view's value; of a modifier that of the modifier.
  let value: Value
  /// The type of `value`.
  let type: TypeID
  /// Whether the view's value and environment are those of last time: only the elements of a child have changed.
  let isRelisting: Bool
  var environment: EnvironmentStore { node.environment }
  var machine: Machine { graph.machine }
  var engine: LayoutEngine { graph.engine }

  /// Where the next child is expected among those of last time.
  private var cursor = 0
  /// The places of the children of last time, once one is not where it is expected.
  private var positions: [ChildKey: Int]?
  private var named: [ViewNode] = []
  private var elements: [Element] = []
  /// Tells updates apart: what a view names in this one has the number.
  private var number: Int
  /// Whether a child named so far has other elements than last time.
  private(set) var hasChangedList = false
  /// Whether the view has said what it consists of.
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

  /// The update of a modifier within that of the view that it is applied to.
  init(of outer: ViewUpdate, _ modifier: Value, _ type: TypeID, content: Value, _ contentType: TypeID) {
    self.init(outer.graph, outer.node, modifier, type, isRelisting: outer.isRelisting)
    modified = (content, contentType)
  }

  /// What an inner update has named is named by this one.
  mutating func take(over inner: ViewUpdate) {
    (cursor, positions, named) = (inner.cursor, inner.positions, inner.named)
    (elements, number) = (inner.elements, inner.number)
    (hasChangedList, isOpaque) = (inner.hasChangedList, inner.isOpaque)
  }

  /// Of a modifier, the view that it is applied to.
  private(set) var modified: (value: Value, type: TypeID)?

  /// Of a modifier, the elements of the view that it is applied to, in this view's environment or another.
  mutating func content(in environment: EnvironmentStore? = nil) -> [Element] {
    guard let modified else { return child(in: environment).elements }
    return child(.field("content"), modified.value, modified.type, segment: "", in: environment).elements
  }

  /// A child that failed before it was a view.
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

  /// A mark that stands for what failed.
  mutating func placeholder(_ fault: ViewFault) { elements.append(mark(fault, number: 0)) }

  /// - Parameter number: which of the view's own elements it is.
  mutating func mark(_ fault: ViewFault, number: Int) -> Element {
    let file = fault.place.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" } ?? "fault"
    return element(.own(number), .text(TextContent("⚠ " + file)), [], .fault(fault), type: "Fault")
  }

  // MARK: The value

  /// The name of the type, without generic arguments.
  var name: String { graph.typeName(type) }

  /// What a field holds; nothing if there is no such field.
  func field(_ name: String) -> Value { machine.fieldValue(name, of: value) ?? .void }

  /// The concrete type of a field.
  func fieldType(_ name: String) -> TypeID {
    machine.fieldIndex(name, of: type).map { machine.fields(of: type)[$0].type } ?? graph.analyzer.unknownType
  }

  // MARK: Children

  /// The child that a field holds, in this view's environment or another; of an optional field the view that is there.
  mutating func child(
    _ field: String = "content", segment: String? = nil, in environment: EnvironmentStore? = nil
  ) -> ViewNode {
    var (value, type) = (self.field(field), fieldType(field))
    if isOptional(field), let wrapped = machine.wrappedType(type), let filled = value.unwrapped {
      (value, type) = (filled, wrapped)
    }
    return child(.field(field), value, type, segment: segment ?? self.segment(of: field), in: environment)
  }

  /// Whether a field is declared as an optional, and not only holds one: `label: Label?`, not `content: Content`.
  private func isOptional(_ field: String) -> Bool {
    guard machine.wrappedType(fieldType(field)) != nil else { return false }
    let declared = graph.analyzer.directMembers(of: graph.types.decl(type), named: Name(field)).first
    return declared.map { machine.wrappedType(graph.analyzer.variableType(of: $0)) != nil } ?? false
  }

  /// What a child adds to this view's path. Beside other parts, each but the content is under its name, as in the static
  /// identities: `Label/.icon`.
  func segment(of field: String) -> String {
    let own = graph.segment(of: type)
    guard field != "content", !own.isEmpty else { return own }
    let fields = machine.fields(of: type)
    let parts = fields.filter { isPart($0) }
    // Beside a content that was left empty, too.
    let hasContent = fields.contains { $0.name == "content" && machine.catalogueName($0.type) == "EmptyView" }
    return (parts.count > 1 || hasContent) && parts.contains { $0.name == field } ? "\(own)/.\(field)" : own
  }

  /// Whether a field holds views that the view was given, or a function that gives them.
  private func isPart(_ field: Machine.Field) -> Bool {
    var given = machine.wrappedType(field.type) ?? field.type
    if graph.types.kind(given) == .function {
      given = graph.types.argument(given, graph.types.argumentCount(given) - 1)
    }
    let value = self.field(field.name)
    guard machine.conforms(given, to: "View"), !value.isNothing else { return false }
    // An empty view that the program makes is a part; what stands for one that it does not give is none.
    return machine.catalogueName(given) != "EmptyView" || isMadeByProgram(value)
  }

  private func isMadeByProgram(_ value: Value) -> Bool {
    guard case .ref(let box) = value, let made = box as? StructBox else { return false }
    return machine.place(ofOrigin: made.origin) != nil
  }

  /// A child by its key.
  ///
  /// - Parameters:
  ///   - type: The static type of the value.
  ///   - segment: What the child adds to this view's path, or to that of the view that declares it.
  ///   - declaring: The view that declares the child, if that is another one.
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

  /// What paths call the content of the modifier. A modifier that does not show its content always says it at each update:
  /// others of the same name outside of it count it.
  func callContent(_ name: String) { node.contentName = name }

  /// What a modifier is given has a number in paths where others of its name are put on inside of it, as in the static
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

  /// Keeps a child as it is.
  mutating func keep(_ child: ViewNode) {
    guard let kept = take(child.key) else { return }
    name(kept)
  }

  /// The child is one of the view's, and what it had to say of its elements has been heard.
  private mutating func name(_ child: ViewNode) {
    named.append(child)
    hear(child)
  }

  /// A child says whether its elements are others; said again of one that has changed since it was named.
  mutating func hear(_ child: ViewNode) {
    if child.didChangeList { hasChangedList = true }
    child.didChangeList = false
  }

  /// What the elements of the view tell the container around it is something else than last time.
  mutating func changeList() { hasChangedList = true }

  /// Keeps the child of a key as it is.
  ///
  /// - Returns: Whether there was one last time.
  mutating func keepChild(_ key: ChildKey) -> Bool {
    guard let kept = take(key) else { return false }
    name(kept)
    return true
  }

  /// Whether there was a child of a key last time.
  mutating func hadChild(_ key: ChildKey) -> Bool { place(of: key) != nil }

  /// The child of last time that has a key.
  private mutating func take(_ key: ChildKey) -> ViewNode? {
    guard let index = place(of: key) else { return nil }
    cursor = index + 1
    return node.children[index]
  }

  /// Where among the children of last time the one of a key is. Most views name theirs in the same order each time.
  mutating func place(of key: ChildKey) -> Int? {
    if cursor < node.children.count, node.children[cursor].key == key { return cursor }
    let known =
      positions
      ?? Dictionary(
        node.children.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    positions = known
    return known[key]
  }

  /// The children named so far.
  var children: [ViewNode] { named }

  // MARK: Elements

  /// The element that the view has named last.
  var lastElement: Element? { elements.last }

  /// The view adds what its children add.
  mutating func pass(_ children: ViewNode...) { pass(children.flatMap(\.elements)) }

  /// The view adds these elements to the list of its container.
  mutating func pass(_ added: [Element]) { elements += added }

  /// The view is one element without others in it.
  mutating func leaf(_ kind: LayoutKind, _ drawing: Drawing = .none) {
    isOpaque = true
    elements.append(element(.own(0), kind, [], drawing))
  }

  /// The view is one element that arranges those of its children.
  ///
  /// - Parameter type: What the element is called, where that is not the view's type.
  @discardableResult
  mutating func container(
    _ kind: LayoutKind, _ content: [Element], _ drawing: Drawing = .none, type: String? = nil
  ) -> Element {
    isOpaque = true
    let made = element(.own(0), kind, content, drawing, type: type)
    elements.append(made)
    return made
  }

  /// The view stands for so many elements or none; a modifier of it applies to each.
  mutating func group(_ kind: GroupKind, _ content: [Element]) { elements.append(groupElement(.own(0), kind, content)) }

  /// An element of the view's own that it adds to no list itself: a part of a container.
  ///
  /// - Parameter number: Tells the view's own elements apart; 0 is the view itself.
  mutating func part(
    _ number: Int, _ kind: LayoutKind, _ content: [Element] = [], _ drawing: Drawing = .none, type: String? = nil,
    suffix: String = ""
  ) -> Element {
    element(.own(number), kind, content, drawing, type: type, suffix: suffix)
  }

  /// Puts an element around each of some.
  ///
  /// - Parameter change: Is given each of them, with what is inside.
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

  /// Puts an element around each of some, with others that are made for it beside it.
  ///
  /// - Parameter added: The elements beside the one around which a decoration is, by its number.
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
    // What is behind is drawn first.
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

  /// What is drawn of a view that goes.
  mutating func departed(_ key: ElementKey, _ content: [Element], _ departure: Departure?) -> Element {
    let made = groupElement(key, .fixed, content)
    made.departure = departure
    return made
  }

  /// A group with other elements in it.
  mutating func regrouped(_ group: Element, _ content: [Element]) -> Element {
    groupElement(.around(ObjectIdentifier(group), 2), group.groupKind, content, of: group)
  }

  /// An element by its key, with its layout node as it is to be.
  private mutating func element(
    _ key: ElementKey, _ kind: LayoutKind, _ content: [Element], _ drawing: Drawing, type: String? = nil,
    suffix: String = ""
  ) -> Element {
    let made: Element
    let known = node.made[key]
    if let old = known, let layout = old.layout, old.type == type ?? name {
      made = old
      graph.animations.lay(made, layout, as: old.scrolled(kind))
    } else {
      // What had the number before was something else.
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

  /// The layout nodes of an element in its container. Only groups whose number of views can change, and rows of grids, are
  /// nodes of their own.
  private mutating func addLayouts(of element: Element, to layouts: inout [LayoutNodeID]) {
    // What shows elements of other views may be updated before it is told that they are gone.
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
      // Drawn with the others, placed by itself.
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

  /// A part of a view that is taken from one place to another is in both for a moment.
  private func distinct(_ layouts: [LayoutNodeID]) -> [LayoutNodeID] {
    graph.placesSubviews ? layouts.withoutRepetitions : layouts
  }

  /// The numbers of the elements that `layer(_:)` adds: above those that views give their own parts.
  private static let (screenNumber, layersNumber) = (100, 101)

  /// The elements of the view are one, with others over it.
  mutating func layer(_ added: [Element]) {
    guard !added.isEmpty else { return }
    let all = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
    let below = element(.own(ViewUpdate.screenNumber), .modifier(.flexibleFrame(all)), elements, .none, type: "Screen")
    let layers = element(.own(ViewUpdate.layersNumber), .zStack(), [below] + added, .none, type: "Layers")
    layers.holdsLayers = true
    elements = [layers]
    isOpaque = true
  }

  // MARK: The end

  /// Ends what was not named again, and gives the node its children and elements.
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
    // A view that was a group and is a container now, or the other way round, has other elements too.
    let isOther = !elements.elementsEqual(node.elements, by: ===)
    node.elements = elements
    node.isOpaque = isOpaque
    node.didChangeList = isOther || hasChangedList && !isOpaque || node.isNew
    for element in node.made.removeUnused(in: number) { graph.dispose(element) }
  }
}

extension [LayoutNodeID] {
  /// The same without those that come again later.
  fileprivate var withoutRepetitions: [LayoutNodeID] {
    var later: Set<LayoutNodeID> = []
    return reversed().filter { later.insert($0).inserted }.reversed()
  }
}
