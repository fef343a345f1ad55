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
      let (graph, node) = (update.graph, update.node)
      guard !memory.hasAppeared else { return }
      memory.hasAppeared = true
      graph.pending.appear(node) {
        guard node.isAlive, let appear = memory.appear else { return }
        graph.events.append(.appeared(path: node.path))
        try graph.run(appear, [], for: node)
      }
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
        let isNew = memory.value == nil
        guard isNew || hasValue && !graph.isSame(memory.value ?? .void, value, type) else { return }
        memory.value = value
        graph.pending.task(node) {
          guard node.isAlive, let action else { return }
          if let old = memory.task, !old.isFinished {
            graph.events.append(.taskCancelled(path: node.path))
            try graph.machine.cancel(old)
          }
          graph.events.append(.taskStarted(path: node.path))
          memory.task = graph.machine.startTask(action)
        }
      }
    }
  }
}

private final class AppearanceMemory: EndingMemory {
  var appear: ClosureBox?
  var disappear: ClosureBox?
  var hasAppeared = false

  func end(in graph: Graph, _ node: ViewNode) {
    guard let disappear else { return }
    let path = node.path
    graph.pending.appear(node) {
      graph.events.append(.disappeared(path: path))
      try graph.run(disappear, [], for: nil)
    }
  }
}

private final class ChangeMemory {
  var value: Value

  init(_ value: Value) { self.value = value }
}

private final class TaskMemory: EndingMemory {
  var value: Value?
  var task: HostedTask?

  func end(in graph: Graph, _ node: ViewNode) {
    guard let task, !task.isFinished else { return }
    let path = node.path
    graph.pending.task(node) {
      graph.events.append(.taskCancelled(path: path))
      try graph.machine.cancel(task)
    }
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
