import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Reconciliation of view values with nodes.
extension Graph {
  /// Creates the graph of a view.
  ///
  /// - Parameter name: The first path segment, if the value is not a view with a body.
  public func show(_ value: Value, _ type: TypeID, name: String, in environment: EnvironmentStore) {
    if let window { end(window) }
    self.environment = environment
    let window = ViewNode(
      parent: nil, key: .field("window"), segment: "", type: type, value: value, environment: environment,
      behavior: .native(
        NativeView { update in
          let content = update.child(.field("root"), update.node.value, update.node.type, segment: name)
          update.container(.group(.fixed), content.elements)
          update.layer(update.graph.service(PresentedLayers.self).elements)
        }))
    self.window = window
    perform { evaluate(window, reasons: [], hasNewValue: true) }
  }

  /// Creates the graph of a view with a native behavior.
  func show(with behavior: NativeView, name: String, place: SourcePlace?, in environment: EnvironmentStore) {
    if let window { end(window) }
    self.environment = environment
    let window = ViewNode(
      parent: nil, key: .field("window"), segment: name, type: analyzer.void, value: .void, environment: environment,
      behavior: .native(
        NativeView { update in
          try behavior.update(&update)
          update.layer(update.graph.service(PresentedLayers.self).elements)
        }))
    window.source = place
    window.ownsState = true
    self.window = window
    perform { evaluate(window, reasons: [], hasNewValue: true) }
  }

  /// The outermost view; `nil` before `show`.
  public var root: ViewNode? { window?.children.first }

  /// The outermost elements.
  public var elements: [Element] { window?.elements.first?.children ?? [] }

  /// The root layout node.
  public var rootLayout: LayoutNodeID? { window?.elements.first?.layout }

  /// Lays out the changes since the last layout.
  public func layOut() {
    guard let surface, let layout = window?.elements.first?.layout else { return }
    let pass = engine.layout(layout, in: surface)
    self.pass = pass
    for fault in pass.faults where fault.reason == .collapsedList {
      note(fault.description, at: element(laidOutAs: fault.node)?.node.source)
    }
    animations.placeDepartures(surface.size)
  }

  /// The element of a layout node.
  private func element(laidOutAs layout: LayoutNodeID) -> Element? {
    var waiting = window?.elements ?? []
    while let element = waiting.popLast() {
      if element.layout == layout { return element }
      waiting += element.children
    }
    return nil
  }

  /// The node of a child: the old node if its type is the same, or else a new one.
  func reconcile(
    _ old: ViewNode?, parent: ViewNode?, key: ChildKey, segment: String, declaredIn declaring: ViewNode? = nil,
    value: Value, type: TypeID, environment: EnvironmentStore, memory: AnyObject? = nil
  ) -> ViewNode {
    let type = machine.dynamicType(of: value, as: type)
    let value = machine.opened(value)
    let missing = value.absence
    let isAbsentWithContent = missing?.content != nil
    if let old, old.type == type, !old.hasFailed, missing == nil || isAbsentWithContent,
      old.isAbsentWithContent == isAbsentWithContent
    {
      update(old, value, environment)
      return old
    }
    return make(
      parent: parent, key: key, segment: segment, declaring: declaring.map(DeclaringPlace.init), value: value,
      type: type, environment: environment, memory: memory)
  }

  /// Whether a view of a type is shown although its value is absent.
  private func isShown(_ type: TypeID, without missing: Fault) -> Bool {
    guard missing.isUnsupported, case .native(let native)? = try? behavior(of: type) else { return false }
    return native.canLackValue
  }

  private func make(
    parent: ViewNode?, key: ChildKey, segment: String, declaring: DeclaringPlace?, value: Value, type: TypeID,
    environment: EnvironmentStore, memory: AnyObject?
  ) -> ViewNode {
    viewCount += 1
    let behavior: ViewNode.Behavior
    var failure: (any Error)?
    let missing = value.absence
    if let missing, missing.content == nil, !isShown(type, without: missing) {
      (behavior, failure) = (.failed, missing)
    } else if viewCount > viewLimit {
      (behavior, failure) = (.failed, Fault(.limit, "there are more than \(viewLimit) views; the rest is left out"))
    } else if let parent, parent.depth >= Graph.maximumNesting {
      (behavior, failure) = (.failed, Fault(.limit, "more than \(Graph.maximumNesting) views are nested"))
    } else if missing?.content != nil {
      behavior = .native(table.lostView)
    } else {
      do {
        let found = try self.behavior(of: type)
        // A view without children requires all parts of its value.
        if case .native(let native) = found, native.comparesValue, !native.canLackParts, missing == nil,
          let kept = value.innerFault()
        {
          throw kept
        }
        behavior = found
      } catch { (behavior, failure) = (.failed, error) }
    }
    let node = ViewNode(
      parent: parent, key: key, segment: segment, declaring: declaring, type: type, value: value,
      environment: environment, behavior: behavior)
    node.memory = memory
    node.number = madeCount
    madeCount += 1
    if case .ref(let box) = value, let made = box as? StructBox, let place = machine.place(ofOrigin: made.origin) {
      node.source = place
    }
    if case .body(let plan) = behavior, plan.isOwn {
      events.append(.made(path: bodyPath(node), type: plan.typeText))
    }
    if let failure {
      fail(node, failure)
    } else {
      evaluate(node, reasons: [.first], hasNewValue: true)
    }
    node.isNew = false
    return node
  }

  /// Updates a retained node with a new value and environment from its parent.
  private func update(_ node: ViewNode, _ value: Value, _ environment: EnvironmentStore) {
    let environment = node.placement?.environment(for: environment) ?? environment
    let hasNewEnvironment = environment !== node.environment
    let hasNewValue = !value.isSameBox(as: node.value)
    // A child may have changed its elements in an earlier update. The parent must still be notified.
    guard hasNewValue || hasNewEnvironment || node.isDirty else { return }
    let hasToTell = node.didChangeList
    defer { if hasToTell { node.didChangeList = true } }
    node.didChangeList = false
    let old = node.value
    node.value = value
    node.environment = environment
    if hasNewValue { animations.follow(node, from: old) }
    switch node.behavior {
    case .native(let native):
      if native.comparesValue, hasNewValue, !hasNewEnvironment, !node.isDirty, isSame(old, value, node.type) { return }
      evaluate(node, reasons: [], hasNewValue: hasNewValue)
    case .body(let plan):
      // Comparing is not reading: the enclosing view does not depend on the values of this view's bindings.
      let outer = reader
      reader = nil
      var reasons = node.reasons
      if hasNewValue, !isSameInput(old, value, plan) { reasons.append(.input) }
      if hasNewEnvironment { reasons += changedEnvironment(of: node) }
      for reason in changedBindings(of: node, value, plan) where !reasons.contains(reason) { reasons.append(reason) }
      reader = outer
      if reasons.isEmpty {
        if hasNewEnvironment { passEnvironment(node) }
      } else {
        evaluate(node, reasons: reasons, hasNewValue: hasNewValue)
      }
    case .failed: break
    }
  }

  /// Gives a subview the environment of the place where a container puts it.
  ///
  /// - Returns: Whether its elements have changed.
  func place(_ node: ViewNode, in placement: PartEnvironment) -> Bool {
    let given = node.placement?.given ?? node.environment
    node.placement = placement
    update(node, node.value, given)
    return node.didChangeList
  }

  /// Evaluates a view's body or its native behavior.
  func evaluate(_ node: ViewNode, reasons: [Event.Reason], hasNewValue: Bool) {
    node.isDirty = false
    node.reasons = []
    do {
      switch node.behavior {
      case .native(let native): try run(native, node, isRelisting: false)
      case .body(let plan): try runBody(node, plan, reasons)
      case .failed: break
      }
    } catch {
      fail(node, error)
    }
  }

  private func run(_ native: NativeView, _ node: ViewNode, isRelisting: Bool) throws {
    let outer = reader
    reader = node
    defer { reader = outer }
    if !isRelisting { unsubscribe(node) }
    var update = ViewUpdate(self, node, shownValue(of: node), node.type, isRelisting: isRelisting)
    try observing(node) { try native.update(&update) }
    update.finish()
  }

  /// Replaces a failed view by a mark with the file and line.
  func fail(_ node: ViewNode, _ error: any Error) {
    let fault = report(error, at: node.source)
    for child in node.children { end(child) }
    node.children = []
    if node.preferences != nil { forgetPreferences(of: node) }
    var update = ViewUpdate(self, node, .void, node.type, isRelisting: false)
    update.placeholder(fault)
    update.finish()
    node.didChangeList = true
  }

  /// Shows a mark for an absent view, together with its content views.
  static func showLost(_ update: inout ViewUpdate) throws {
    guard let fault = update.value.absence else { return }
    var content = [update.mark(update.graph.report(fault, at: update.node.source), number: 1)]
    for (index, view) in (fault.content?.views ?? []).enumerated() {
      content += update.child(.field("content\(index)"), view.value, view.type, segment: "").elements
    }
    update.container(.vStack(), content)
  }

  // MARK: Element lists

  /// Propagates a changed element list to the ancestors, up to the container that lays it out.
  func propagate(from node: ViewNode) {
    var current = node
    while current.didChangeList, let parent = current.parent {
      parent.didChangeList = false
      relistNode(parent)
      current.didChangeList = false
      current = parent
    }
  }

  /// Collects the elements of a view's children again.
  func relistNode(_ node: ViewNode) {
    do {
      switch node.behavior {
      case .native(let native): try run(native, node, isRelisting: true)
      case .body: relist(node)
      case .failed: return
      }
    } catch {
      fail(node, error)
    }
  }

  // MARK: Ending

  /// Ends the lifetime of a node and its descendants, with the state that they own.
  func end(_ node: ViewNode) {
    guard node.isAlive else { return }
    node.isAlive = false
    if case .body(let plan) = node.behavior, plan.isOwn {
      let lost = node.properties.compactMap(\.owned)
      events.append(.ended(path: bodyPath(node), type: plan.typeText, lost: lost))
    }
    // The children's layout nodes are detached at once here, so that each is removed without a search in this view's.
    for element in node.made.values {
      if let layout = element.layout { engine.setChildren([], of: layout) }
    }
    for child in node.children { end(child) }
    node.transitions?.end(in: self)
    if node.transactionRule.map({ $0.value == nil }) ?? false { animations.unconditionalRules -= 1 }
    node.valueMotion?.motion.end()
    node.valueMotion = nil
    if let memory = node.memory as? any EndingMemory { memory.end(in: self, node) }
    unsubscribe(node)
    for property in node.properties { property.end() }
    for element in node.made.values { dispose(element) }
    node.made.removeAll()
    node.elements = []
    node.children = []
    viewCount -= 1
  }

  func dispose(_ element: Element) {
    element.paintMotion?.motion.end()
    element.paintMotion = nil
    element.kindMotion?.motion.end()
    element.kindMotion = nil
    element.frameMotion?.isGone = true
    element.departure?.remove(from: engine)
    let layout = element.layout
    element.isDisposed = true
    guard let layout else { return }
    engine.setChildren([], of: layout)
    engine.remove(layout)
  }
}

/// The state of a native view that needs cleanup when the view ends.
protocol EndingMemory: AnyObject {
  func end(in graph: Graph, _ node: ViewNode)
}

extension Value {
  /// The fault of an absent part of a value.
  func innerFault(depth: Int = 4) -> Fault? {
    if let kept = absence { return kept }
    guard depth > 0, case .ref(let box) = self else { return nil }
    if let list = box as? ArrayBox { return list.elements.firstNonNil { $0.innerFault(depth: depth - 1) } }
    let parts = (box as? StructBox)?.fields ?? (box as? EnumBox)?.payload
    return parts?.firstNonNil { $0.innerFault(depth: depth - 1) }
  }

  /// Whether two values are identical: the same box, or equal scalars.
  func isSameBox(as other: Value) -> Bool {
    switch (self, other) {
    case (.ref(let left), .ref(let right)): left === right
    case (.void, .void): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.ascii(let left), .ascii(let right)): left == right
    case (.none(let left), .none(let right)): left == right
    default: false
    }
  }
}

extension ViewNode {
  /// Whether the view is absent and its content views are shown instead.
  var isAbsentWithContent: Bool { value.absence?.content != nil }
  var hasFailed: Bool { if case .failed = behavior { true } else { false } }
}
