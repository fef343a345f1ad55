import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `PhaseAnimator` and `KeyframeAnimator`.
extension NativeViewTable {
  mutating func addAnimators() {
    view("PhaseAnimator") { update in try update.phases() }
    view("KeyframeAnimator") { update in try update.keyframes() }
  }
}

extension ViewUpdate {
  /// The content for a value. A relisting keeps the existing content.
  fileprivate mutating func animatorContent(_ value: Value) throws {
    if isRelisting {
      for child in node.children { keep(child) }
      return group(.fixed, children.flatMap(\.elements))
    }
    let content = try field("content").box(ClosureBox.self)
    guard let type = machine.types.arguments(fieldType("content")).last else { return }
    let made = try machine.call(content, [value])
    group(.fixed, child(.field("content"), made, type, segment: name).elements)
  }

  /// Whether the trigger has changed; `nil` for an animator without a trigger.
  private func triggerChange(_ old: inout Value?) -> Bool? {
    guard let trigger = field("trigger").unwrapped else { return nil }
    defer { old = trigger }
    guard let before = old else { return false }
    return !graph.isSame(before, trigger, graph.analyzer.anyType)
  }

  fileprivate mutating func phases() throws {
    let memory = memory { PhaseMemory() }
    let isFirst = memory.phases.isEmpty
    memory.phases = graph.elements(field("phases"))
    memory.animation = graph.function(field("animation"))
    guard !memory.phases.isEmpty else { return group(.fixed, []) }
    if memory.index >= memory.phases.count { memory.index = 0 }
    try animatorContent(memory.phases[memory.index])
    guard !isRelisting else { return }
    let change = triggerChange(&memory.trigger)
    memory.isEndless = change == nil
    guard change ?? isFirst, memory.phases.count > 1 else { return }
    let (graph, node) = (graph, node)
    memory.index = 0
    memory.series += 1
    let series = memory.series
    graph.pending.appear(node) { try memory.goOn(series, in: graph, node) }
  }

  fileprivate mutating func keyframes() throws {
    let memory = memory { KeyframeMemory() }
    let isFirst = memory.value == nil
    if isFirst { memory.value = field("initialValue") }
    try animatorContent(memory.value ?? .void)
    guard !isRelisting else { return }
    let change = triggerChange(&memory.trigger)
    guard change ?? isFirst, let make = graph.function(field("keyframes")) else { return }
    memory.isEndless = change == nil && flag("repeating")
    let start = memory.value ?? .void
    let made = try machine.call(make, [start])
    memory.begin(KeyframeTracks(graph, made, start: start), start, in: graph, node)
  }
}

/// The state of a phase animator.
private final class PhaseMemory {
  var phases: [Value] = []
  var index = 0
  var animation: ClosureBox?
  var trigger: Value?
  var isEndless = false
  /// The number of the current sequence of phases; earlier sequences stop.
  var series = 0

  /// Animates to the next phase, and continues from there when it is reached.
  func goOn(_ series: Int, in graph: Graph, _ node: ViewNode) throws {
    guard node.isAlive, series == self.series, !phases.isEmpty else { return }
    let next = (index + 1) % phases.count
    let start = graph.machine.now
    let chosen = try animation.map { try graph.machine.call($0, [phases[next]]) } ?? .nothing
    let scope = TransactionScope(graph.transaction(animation: chosen))
    scope.completions = [
      AnimationCompletion(waitsForRest: false) { [weak graph, weak node] in
        guard let graph, let node, self.isEndless || next != 0 else { return }
        if graph.machine.now > start { return try self.goOn(series, in: graph, node) }
        // Without an animation, each phase is shown for one frame.
        graph.machine.schedule(at: start + 1_000_000_000 / 60) { try self.goOn(series, in: graph, node) }
      }
    ]
    graph.inTransaction(scope) {
      graph.animations.willWrite()
      index = next
      graph.invalidate(node, .input)
    }
  }
}

/// The state of a keyframe animator.
private final class KeyframeMemory {
  var value: Value?
  var trigger: Value?
  var isEndless = false
  private var series = 0

  func begin(_ tracks: KeyframeTracks, _ start: Value, in graph: Graph, _ node: ViewNode) {
    series += 1
    let own = series
    let duration = tracks.duration
    guard duration > 0 else { return }
    var beginning = graph.machine.now
    graph.animations.follow { [weak graph, weak node] in
      guard let graph, let node, node.isAlive, own == self.series else { return false }
      var time = Double(graph.machine.now - beginning) / 1e9
      if graph.animations.isSettling, !self.isEndless { time = duration }
      let isOver = time >= duration
      if isOver, self.isEndless {
        let rounds = (time / duration).rounded(.down)
        beginning += Int(rounds * duration * 1e9)
        time -= rounds * duration
      }
      self.value = try tracks.value(of: start, at: time, graph.machine)
      graph.invalidate(node, .animation)
      return !isOver || self.isEndless
    }
  }
}
