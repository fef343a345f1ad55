import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Actions that run when a view comes, goes or sees a change.
extension NativeViewTable {
  mutating func addLifecycleModifiers() {
    modifier("_AppearanceActionModifier") { update in
      let memory = update.memory { AppearanceMemory() }
      memory.appear = update.graph.function(update.field("appear"))
      memory.disappear = update.graph.function(update.field("disappear"))
      update.surround(.modifier(.passThrough))
      if !memory.isAwaited, !memory.isShown { memory.show(in: update.graph, update.node) }
    }
    for name in ["_ValueActionModifier", "_ValueActionModifier2"] {
      modifier(name) { update in
        let (graph, node) = (update.graph, update.node)
        let (value, type) = (update.field("value"), update.fieldType("value"))
        let action = graph.function(update.field("action"))
        let takesOld = name == "_ValueActionModifier2"
        update.surround(.modifier(.passThrough))
        guard let memory = node.memory as? ChangeMemory else {
          node.memory = ChangeMemory(value)
          return
        }
        let old = memory.value
        guard !graph.isSame(old, value, type) else { return }
        memory.value = value
        graph.pending.change(node) {
          guard node.isAlive, let action else { return }
          graph.events.append(.changed(path: node.path))
          try graph.run(action, takesOld ? [old, value] : [value], for: node)
        }
      }
    }
    for name in ["_TaskModifier", "_TaskModifier2", "_TaskValueModifier"] {
      modifier(name) { update in
        let memory = update.memory { TaskMemory() }
        let (graph, node) = (update.graph, update.node)
        let action = graph.function(update.field("action"))
        let hasValue = update.machine.fieldIndex("value", of: update.type) != nil
        let (value, type) = (update.field("value"), update.fieldType("value"))
        update.surround(.modifier(.passThrough))
        memory.action = action
        let isNew = memory.value == nil
        guard isNew || hasValue && !graph.isSame(memory.value ?? .void, value, type) else { return }
        memory.value = value
        memory.start(in: graph, node)
      }
    }
    addSubscriptions()
  }

  private mutating func addSubscriptions() {
    view("SubscriptionView") { update in
      let memory = update.memory { SubscriptionMemory() }
      let (graph, node) = (update.graph, update.node)
      memory.action = graph.function(update.field("action"))
      let subscribe = graph.function(update.field("subscribe"))
      let (publisher, type) = (update.field("publisher"), update.fieldType("publisher"))
      update.pass(update.child(segment: "").elements)
      // Another publisher takes the place of the old one, as one that the body makes at each run.
      if let known = memory.publisher, graph.isSame(known, publisher, type) { return }
      memory.publisher = publisher
      memory.start(subscribe, in: graph, node)
    }
    view("SceneBridgeReader") { update in update.pass(update.child(segment: "").elements) }
  }
}

/// What a view does with the values of a publisher, as long as it lives.
private final class SubscriptionMemory: EndingMemory {
  var publisher: Value?
  var action: ClosureBox?
  /// Ends the subscription.
  private var unsubscribe: ClosureBox?

  func start(_ subscribe: ClosureBox?, in graph: Graph, _ node: ViewNode) {
    graph.pending.task(node) { [weak node] in
      guard let node, node.isAlive, let subscribe else { return }
      try self.cancel(in: graph)
      let receive = ClosureBox(native: { [weak self, weak node, weak graph] values in
        guard let self, let node, let graph, node.isAlive, let action = self.action else { return .void }
        try graph.run(action, values, for: node)
        return .void
      })
      let outer = graph.reader
      graph.reader = nil
      defer { graph.reader = outer }
      self.unsubscribe = graph.function(try graph.machine.call(subscribe, [.ref(receive)]))
    }
  }

  private func cancel(in graph: Graph) throws {
    guard let unsubscribe else { return }
    self.unsubscribe = nil
    try graph.run(unsubscribe, [], for: nil)
  }

  func end(in graph: Graph, _ node: ViewNode) { graph.pending.task(node) { try self.cancel(in: graph) } }
}

/// Actions of a view that comes to the screen and leaves it.
private final class AppearanceMemory: EndingMemory, VisibilityMemory {
  var appear: ClosureBox?
  var disappear: ClosureBox?
  /// Whether it is on the screen, as the program knows it.
  private(set) var isShown = false
  /// Whether it is about to be told that it is.
  private(set) var isAwaited = false

  func show(in graph: Graph, _ node: ViewNode) {
    isAwaited = true
    graph.pending.appear(node) { [weak node] in
      self.isAwaited = false
      guard let node, node.isAlive, node.isOnScreen, !self.isShown else { return }
      self.isShown = true
      guard let appear = self.appear else { return }
      graph.events.append(.appeared(path: node.path))
      try graph.run(appear, [], for: node)
    }
  }

  private func hide(in graph: Graph, _ node: ViewNode) {
    let path = node.path
    graph.pending.disappear(node) { [weak node] in
      // It may have come back meanwhile.
      guard self.isShown, node.map({ !$0.isAlive || !$0.isOnScreen }) ?? true else { return }
      self.isShown = false
      guard let disappear = self.disappear else { return }
      graph.events.append(.disappeared(path: path))
      try graph.run(disappear, [], for: nil)
    }
  }

  func visibilityChanged(_ isOnScreen: Bool, in graph: Graph, _ node: ViewNode) {
    if isOnScreen { show(in: graph, node) } else { hide(in: graph, node) }
  }

  func end(in graph: Graph, _ node: ViewNode) { hide(in: graph, node) }
}

private final class ChangeMemory {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A task that runs as long as its view is on the screen.
private final class TaskMemory: EndingMemory, VisibilityMemory {
  var value: Value?
  var action: ClosureBox?
  private var task: HostedTask?

  /// Cancels the task that runs, and starts anew.
  func start(in graph: Graph, _ node: ViewNode) {
    graph.pending.task(node) { [weak node] in
      guard let node, node.isAlive, node.isOnScreen, let action = self.action else { return }
      try self.cancel(in: graph, node.path)
      graph.events.append(.taskStarted(path: node.path))
      self.task = graph.machine.startTask(action)
    }
  }

  private func cancel(in graph: Graph, _ path: String) throws {
    defer { task = nil }
    guard let task, !task.isFinished else { return }
    graph.events.append(.taskCancelled(path: path))
    try graph.machine.cancel(task)
  }

  func visibilityChanged(_ isOnScreen: Bool, in graph: Graph, _ node: ViewNode) {
    if isOnScreen { start(in: graph, node) } else { end(in: graph, node) }
  }

  func end(in graph: Graph, _ node: ViewNode) {
    guard let task, !task.isFinished else { return }
    let path = node.path
    graph.pending.task(node) { try self.cancel(in: graph, path) }
  }
}

extension ViewUpdate {
  /// What the view keeps between updates, made with the first.
  func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let kept = node.memory as? Memory { return kept }
    let made = make()
    node.memory = made
    return made
  }
}

extension Graph {
  /// Calls a function of the program as an event: what it reads, no view depends on.
  func run(_ function: ClosureBox, _ arguments: [Value], for node: ViewNode?) throws {
    let outer = reader
    reader = nil
    defer { reader = outer }
    machine.beginEvaluation()
    _ = try machine.call(function, arguments)
  }
}
