import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Transitions: the modifiers around inserted and removed views.
extension NativeViewTable {
  mutating func addTransitions() {
    view("PlaceholderContentView") { update in
      guard let holder = update.placeholderHolder else { return update.group(.fixed, []) }
      holder.add(update.node)
      if let elements = holder.elements { return update.pass(elements()) }
      if let outside = holder.outside, update.node.transactionRule == nil {
        // The placeholder's content has the transaction of the outer node.
        update.node.transactionRule = TransactionRule(.outside(outside), value: nil)
        update.graph.animations.unconditionalRules += 1
      }
      update.pass(update.child(.field("content"), holder.value, holder.type, segment: "", in: holder.environment))
    }
    view("_AppliedTransition") { update in try update.appliedTransition() }
    modifier("_RelativeOffsetEffect") { update in
      let layout = RelativeOffset(x: update.length("x") ?? 0, y: update.length("y") ?? 0)
      update.surround(.layout(AnyLayout(layout, identity: layout)))
    }
  }
}

extension EnvironmentStore {
  static let placeholderKey = Key.own("placeholder")
}

/// The content that a node passes to placeholders in the views that it creates.
private final class PlaceholderMemory {
  let holder: ContentHolder
  var environment: EnvironmentMemory?

  init(_ holder: ContentHolder) { self.holder = holder }
}

extension ViewUpdate {
  /// The content of a placeholder: the one that it was created with, or else the content of the nearest enclosing
  /// modifier.
  fileprivate var placeholderHolder: ContentHolder? {
    if case .ref(let box) = value, case .ref(let last)? = (box as? StructBox)?.fields.last,
      let holder = last as? ContentHolder
    {
      return holder
    }
    return environment.box(EnvironmentStore.placeholderKey, as: ContentHolder.self)
  }

  /// The view in a field. Its placeholders show the content of the modifier.
  mutating func replaced(_ field: String) -> [Element] {
    guard let modified else { return child(field).elements }
    let memory = memory { PlaceholderMemory(ContentHolder(modified.value, modified.type)) }
    let isNew = !modified.value.isSameBox(as: memory.holder.value)
    (memory.holder.value, memory.holder.type) = modified
    memory.holder.environment = environment
    if node.transactionRule != nil { memory.holder.outside = node }
    if memory.environment?.outer !== environment {
      memory.environment = EnvironmentMemory(
        environment, environment.setting(EnvironmentStore.placeholderKey, .ref(memory.holder)))
    }
    let child = child(
      .field("modifier"), self.field(field), fieldType(field), segment: "", in: memory.environment?.inner)
    if isNew, !isRelisting {
      graph.refresh(memory.holder, below: child)
      noteChanges(of: child)
    }
    return child.elements
  }

  /// Shows the body of a transition with its content.
  fileprivate mutating func appliedTransition() throws {
    if isRelisting {
      for child in node.children { keep(child) }
      return group(.fixed, children.flatMap(\.elements))
    }
    let type = machine.dynamicType(of: field("transition"), as: fieldType("transition"))
    guard let member = graph.service(AnimationRequirements.self).transitionBody,
      let decl = graph.analyzer.knownDecl("PlaceholderContentView")
    else { return group(.fixed, []) }
    let content = (value: field("content"), type: fieldType("content"))
    let memory = memory { PlaceholderMemory(ContentHolder(content.value, content.type)) }
    let holder = memory.holder
    let isNew = !content.value.isSameBox(as: holder.value)
    (holder.value, holder.type) = content
    if case .void = holder.placeholder {
      holder.placeholder = .ref(StructBox(graph.analyzer.nominalType(decl, [type]), [.ref(holder)]))
    }
    let call = try graph.prepared(member, of: type)
    let body = try machine.call(call, [machine.opened(field("transition")), holder.placeholder, field("phase")])
    let child = child(.field("body"), body, call.result, segment: "")
    if isNew { graph.refresh(holder, below: child) }
    group(.fixed, child.elements)
  }

  // MARK: Insertion and removal

  /// The elements of the children, including removed children whose transition is running.
  ///
  /// - Parameters:
  ///   - count: The number of children that are listed; the others are hidden.
  ///   - meets: Whether new children are inserted with their transitions.
  mutating func arranged(_ children: [ViewNode], listing count: Int? = nil, meets: Bool = true) -> [Element] {
    if !isRelisting, !node.isNew, meets { meetTransitions(children) }
    if !isRelisting, graph.animations.hasOwnTransitions { graph.restTransitions(of: children, in: node) }
    guard let transitions = node.transitions, !transitions.all.isEmpty else {
      return children.prefix(count ?? children.count).flatMap(\.elements)
    }
    var coming: [ObjectIdentifier: ViewTransition] = [:]
    for transition in transitions.all where !transition.isLeaving {
      coming[ObjectIdentifier(transition.leaf)] = transition
    }
    var elements: [Element] = []
    let present = Set(children.map { ObjectIdentifier($0) })
    func isFirst(_ transition: ViewTransition) -> Bool {
      transition.predecessor.map { !present.contains(ObjectIdentifier($0)) } ?? true
    }
    elements += departing { $0.isLeaving && isFirst($0) }
    for child in children.prefix(count ?? children.count) {
      elements += child.elements.flatMap { withTransition($0, coming) }
      elements += departing { $0.isLeaving && $0.predecessor === child }
    }
    return elements
  }

  /// Finds the inserted and removed children of an update.
  private mutating func meetTransitions(_ children: [ViewNode]) {
    if node.children.elementsEqual(children, by: ===) { return }
    let before = Set(node.children.map { ObjectIdentifier($0) })
    let after = Set(children.map { ObjectIdentifier($0) })
    var predecessor: ViewNode?
    for child in node.children {
      if after.contains(ObjectIdentifier(child)) {
        predecessor = child
      } else if child.isAlive {
        graph.leave(child, node, after: predecessor)
      }
    }
    for child in children where !before.contains(ObjectIdentifier(child)) { graph.enter(child, node) }
  }

  private mutating func departing(_ isMeant: (ViewTransition) -> Bool) -> [Element] {
    (node.transitions?.all.filter(isMeant) ?? []).map { transition in
      let key = ElementKey.around(ObjectIdentifier(transition.leaf), 3)
      return departed(key, transition.elements, transition.departure)
    }
  }

  /// An element together with its transition's modifiers.
  private mutating func withTransition(_ element: Element, _ coming: [ObjectIdentifier: ViewTransition]) -> [Element] {
    if let transition = coming[ObjectIdentifier(element)] { return transition.elements }
    guard element.isGroup else { return [element] }
    var children: [Element] = []
    for child in element.children { children += withTransition(child, coming) }
    if children.elementsEqual(element.children, by: ===) { return [element] }
    return [regrouped(element, children)]
  }
}

extension Graph {
  private func hasOwnTransition(_ leaf: Element, in parent: ViewNode) -> Bool {
    ownTransition(of: leaf, in: parent) != nil
  }

  /// The transition of an element: its own, that of a modifier around the node in which it is inserted or removed, or
  /// else the default.
  private func transition(of leaf: Element, in parent: ViewNode) -> Value {
    ownTransition(of: leaf, in: parent)
      ?? (try? machine.staticValue("defaultValue", of: analyzer.known("TransitionTraitKey"))) ?? .void
  }

  private func ownTransition(of leaf: Element, in parent: ViewNode) -> Value? {
    let key = Animations.transitionTrait
    if let trait = leaf.traits[key] { return trait.value }
    // A modifier of a view with several elements applies to each of them.
    var node: ViewNode? = parent
    while let current = node, !current.isOpaque {
      if let modifier = machine.fieldValue("modifier", of: current.value),
        let type = type(of: machine.opened(modifier)),
        let trait = machine.types.arguments(type).first, machine.catalogueName(trait) == key
      {
        return field("value", of: machine.opened(modifier))
      }
      node = current.parent
    }
    return nil
  }

  /// Starts the transition of an inserted view.
  fileprivate func enter(_ child: ViewNode, _ parent: ViewNode) {
    let isAnimated = animations.run(for: child) != nil
    for leaf in child.elements.flatMap({ leaves(of: $0) }) where isAnimated || hasOwnTransition(leaf, in: parent) {
      let parts = transitionParts(transition(of: leaf, in: parent), isInsertion: true)
      // A transition with its own animation does not need one from the transaction.
      guard !parts.isEmpty, isAnimated || parts.contains(where: { !($0.animation?.isNothing ?? true) }) else {
        continue
      }
      var nodes = show(parts, around: leaf, at: .willAppear, in: parent, [])
      let runs = animations.collectingRuns { nodes = show(parts, around: leaf, at: .identity, in: parent, nodes) }
      let coming = ViewTransition(
        of: leaf, child, in: parent, nodes, runs, departure: nil, update: animations.number, lasts: last(parts),
        isAtRest: last(parts) && runs.isEmpty)
      add(coming, parent)
    }
  }

  /// Starts the transition of a removed view.
  fileprivate func leave(_ child: ViewNode, _ parent: ViewNode, after predecessor: ViewNode?) {
    let isAnimated = animations.run(for: child) != nil
    for leaf in child.elements.flatMap({ leaves(of: $0) }) where isAnimated || hasOwnTransition(leaf, in: parent) {
      guard let layout = leaf.layout, let frame = engine.settledFrame(of: layout) else { continue }
      let parts = transitionParts(transition(of: leaf, in: parent), isInsertion: false)
      guard isAnimated || parts.contains(where: { !($0.animation?.isNothing ?? true) }) else {
        endRest(of: leaf, in: parent)
        continue
      }
      let coming = parent.transitions?.all.first { $0.leaf === leaf && !$0.isLeaving }
      parent.transitions?.all.removeAll { $0 === coming }
      animations.transitions.removeAll { $0 === coming }
      guard !parts.isEmpty else { continue }
      // The modifiers around it at rest also took part in the layout.
      let outermost = coming.map { $0.isAtRest ? $0.elements.flatMap { leaves(of: $0) } : [] }?.first?.layout
      let around = outermost.flatMap { engine.settledFrame(of: $0) }
      var nodes = coming?.parts ?? show(parts, around: leaf, at: .identity, in: parent, [])
      let runs = animations.collectingRuns { nodes = show(parts, around: leaf, at: .didDisappear, in: parent, nodes) }
      let leaving = ViewTransition(
        of: leaf, child, in: parent, nodes, runs,
        departure: RemovedViewPlacement(layout, frame, in: around?.size ?? frame.size), update: animations.number)
      leaving.predecessor = predecessor
      add(leaving, parent)
    }
  }

  // MARK: Resting transitions

  /// Whether a transition contains modifiers of the program. They stay around the view, with their state.
  private func last(_ parts: [TransitionPart]) -> Bool {
    parts.contains { part in
      if case .modifiers(_, _, let type) = part.content { return !analyzer.isFromCatalogue(types.decl(type)) }
      return false
    }
  }

  /// Wraps views without a running insertion in the modifiers of their transitions, and updates existing modifiers.
  fileprivate func restTransitions(of children: [ViewNode], in parent: ViewNode) {
    var seen: Set<ObjectIdentifier> = []
    for child in children {
      for leaf in child.elements.flatMap({ leaves(of: $0) }) {
        guard let trait = leaf.traits[Animations.transitionTrait] else { continue }
        let known = parent.transitions?.all.first { $0.leaf === leaf && !$0.isLeaving }
        if let known, !known.isAtRest { continue }
        let parts = transitionParts(trait.value, isInsertion: true)
        guard last(parts) else { continue }
        seen.insert(ObjectIdentifier(leaf))
        let nodes = show(parts, around: leaf, at: .identity, in: parent, known?.parts ?? [])
        if let known {
          known.parts = nodes
        } else {
          let coming = ViewTransition(
            of: leaf, child, in: parent, nodes, [], departure: nil, update: animations.number, lasts: true,
            isAtRest: true)
          add(coming, parent)
        }
      }
    }
    let gone = parent.transitions?.all.filter { $0.isAtRest && !seen.contains(ObjectIdentifier($0.leaf)) } ?? []
    for transition in gone { endRest(of: transition.leaf, in: parent) }
  }

  private func endRest(of leaf: Element, in parent: ViewNode) {
    guard let found = parent.transitions?.all.first(where: { $0.leaf === leaf && $0.isAtRest }) else { return }
    parent.transitions?.all.removeAll { $0 === found }
    found.end(in: self)
  }

  private func add(_ transition: ViewTransition, _ parent: ViewNode) {
    guard !transition.runs.isEmpty || transition.isAtRest else {
      // There is nothing to show.
      for part in transition.parts.reversed() { end(part) }
      return
    }
    let all = parent.transitions ?? NodeTransitions()
    parent.transitions = all
    all.all.append(transition)
    if !transition.isAtRest { animations.transitions.append(transition) }
  }
}

/// Draws its view at an offset in multiples of the view's own size.
private struct RelativeOffset: Layout, Hashable {
  var x: Double
  var y: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let origin = Point(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
    for subview in subviews { subview.place(at: origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
