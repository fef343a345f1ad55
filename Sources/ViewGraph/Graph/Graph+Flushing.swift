import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Updates: writes invalidate the dependent nodes, and dirty nodes are updated outermost first.
extension Graph {
  /// The maximum number of update rounds for one event. It stops a view that invalidates itself repeatedly.
  static let maximumRounds = 64

  /// Invalidates a node, because a dependency has changed.
  func invalidate(_ node: ViewNode, _ reason: Event.Reason) {
    guard node.isAlive else { return }
    if !node.reasons.contains(reason) { node.reasons.append(reason) }
    guard !node.isDirty else { return }
    animations.willWrite()
    animations.didMark()
    node.isDirty = true
    dirty.insert(node)
  }

  /// Marks a binding of a node, because its value may have changed.
  func probe(_ node: ViewNode, _ property: Int) {
    guard node.isAlive else { return }
    node.probes.insert(property)
    guard !node.isDirty else { return }
    animations.didMark()
    node.isDirty = true
    dirty.insert(node)
  }

  /// Runs an action that may change the views, and updates them.
  public func perform(_ action: () throws -> Void) {
    do { try action() } catch { report(error, at: nil) }
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    machine.runTasks { reportEnd(ofTask: $0) }
    var round = 0
    repeat {
      update()
      inTransaction(animations.base) { settle() }
      runPending()
      animations.runCompletions()
      service(FocusedValueStore.self).refresh()
      machine.runTasks { reportEnd(ofTask: $0) }
      round += 1
    } while (!dirty.isEmpty || !pending.isEmpty || !service(ScrollTargets.self).isEmpty) && round < Graph.maximumRounds
    if round == Graph.maximumRounds, !dirty.isEmpty {
      while let node = dirty.popOutermost() { node.isDirty = false }
      note("a view invalidates itself in every update: updates stop after \(Graph.maximumRounds) rounds", at: nil)
    }
  }

  /// Updates the dirty views in one transaction.
  func update() {
    animations.begin()
    flush()
    layOut()
    animations.end()
    showRows()
  }

  /// Updates dirty nodes until there are none.
  func flush() {
    // Outermost first, because the update of a node may include its descendants.
    while let node = dirty.popOutermost() {
      guard node.isAlive, node.isDirty else { continue }
      confirmProbes(of: node)
      if node.reasons.isEmpty, case .body = node.behavior {
        node.isDirty = false
        continue
      }
      node.didChangeList = false
      evaluate(node, reasons: node.reasons, hasNewValue: false)
      propagate(from: node)
    }
  }

  /// Advances the clock by a duration in nanoseconds, and handles all events on the way.
  public func wait(_ duration: Int) { advance(to: machine.now + duration) }

  /// The time of the next animation frame in nanoseconds of the virtual clock; `nil` without running animations.
  ///
  /// A live session calls `advance(to:)` with it and draws the result. Other scheduled events are at
  /// `machine.nextTime`.
  public var nextFrameTime: Int? { animations.nextFrame }

  /// The number of animation frames made.
  public var frameCount: Int { animations.frameCount }

  /// The layout work of the last animation frame; `nil` before the first.
  public var frameWork: LayoutStatistics? { animations.frameWork }

  /// Advances the clock to a time, in nanoseconds since the start of the program, and handles all events on the way:
  /// tasks, timers and animation frames, the last one at the time itself.
  public func advance(to end: Int) {
    var last = -1
    while true {
      let (timer, frame) = (machine.nextTime ?? .max, animations.nextFrame ?? .max)
      guard min(timer, frame) <= end else { break }
      if timer <= frame {
        perform { _ = machine.advance(to: end) { report($0, at: nil) } }
      } else {
        _ = machine.advance(to: frame) { report($0, at: nil) }
        makeFrame()
        last = machine.now
      }
    }
    perform { _ = machine.advance(to: end) { report($0, at: nil) } }
    if last != machine.now { makeFrame() }
  }

  /// Finishes all animations without advancing the clock. An animation that repeats forever ends after its first pass.
  /// Animations that start in completions are finished too, up to a limit.
  public func finishAnimations() {
    for _ in 0..<Graph.maximumSettlings where animations.isRunning && !isUpdating {
      isUpdating = true
      animations.settle()
      isUpdating = false
      perform {}
    }
  }

  /// The maximum number of chained animations that are finished.
  private static let maximumSettlings = 8

  /// Makes an animation frame at the current time.
  private func makeFrame() {
    guard !isUpdating, animations.isRunning else { return }
    isUpdating = true
    animations.makeFrame()
    isUpdating = false
    perform {}
  }

  private func runPending() {
    let actions = pending.take()
    for action in actions {
      do { try action.run() } catch { report(error, at: action.node?.source) }
    }
  }
}

/// The lifecycle actions that run after an update: appearances before tasks, each in view order.
struct PendingActions {
  struct Action {
    weak var node: ViewNode?
    let run: () throws -> Void
  }

  private var changes: [Action] = []
  private var appearances: [Action] = []
  private var disappearances: [Action] = []
  private var tasks: [Action] = []

  var isEmpty: Bool { changes.isEmpty && appearances.isEmpty && disappearances.isEmpty && tasks.isEmpty }

  mutating func change(_ node: ViewNode, _ run: @escaping () throws -> Void) {
    changes.append(Action(node: node, run: run))
  }

  mutating func appear(_ node: ViewNode, _ run: @escaping () throws -> Void) {
    appearances.append(Action(node: node, run: run))
  }

  mutating func disappear(_ node: ViewNode, _ run: @escaping () throws -> Void) {
    disappearances.append(Action(node: node, run: run))
  }

  mutating func task(_ node: ViewNode, _ run: @escaping () throws -> Void) {
    tasks.append(Action(node: node, run: run))
  }

  /// Takes all actions in execution order: `onChange`, then `onAppear`, `onDisappear` of removed views, and `task`.
  mutating func take() -> [Action] {
    defer { self = PendingActions() }
    return changes + appearances + disappearances + tasks
  }
}
