import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Updates: writes mark the nodes that depend on them, and the marked nodes run again from the outside inwards.
extension Graph {
  /// Rounds of updates that one event can cause: a view that changes itself again and again is stopped.
  static let maximumRounds = 64

  /// A node depends on something that has changed.
  func invalidate(_ node: ViewNode, _ reason: Event.Reason) {
    guard node.isAlive else { return }
    if !node.reasons.contains(reason) { node.reasons.append(reason) }
    guard !node.isDirty else { return }
    animations.willWrite()
    animations.didMark()
    node.isDirty = true
    dirty.insert(node)
  }

  /// What a binding of a node leads to may have changed.
  func probe(_ node: ViewNode, _ property: Int) {
    guard node.isAlive else { return }
    node.probes.insert(property)
    guard !node.isDirty else { return }
    animations.didMark()
    node.isDirty = true
    dirty.insert(node)
  }

  /// Does something that may change what the views show, and brings them up to date.
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
      machine.runTasks { reportEnd(ofTask: $0) }
      round += 1
    } while (!dirty.isEmpty || !pending.isEmpty || !service(ScrollTargets.self).isEmpty) && round < Graph.maximumRounds
    if round == Graph.maximumRounds, !dirty.isEmpty {
      while let node = dirty.popOutermost() { node.isDirty = false }
      note("a view changes itself with every update: it is stopped after \(Graph.maximumRounds) rounds", at: nil)
    }
  }

  /// Brings the marked views up to date, as one transaction.
  func update() {
    animations.begin()
    flush()
    layOut()
    animations.end()
    showRows()
  }

  /// Runs the marked nodes again until none is marked.
  func flush() {
    // The outermost first: what is inside may run with it.
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

  /// Lets the clock go on, in nanoseconds, and everything that waits for it happen.
  public func wait(_ duration: Int) { advance(to: machine.now + duration) }

  /// When the next frame of what moves is due, in nanoseconds of the virtual clock; `nil` if nothing moves.
  ///
  /// A session that shows the views live calls `advance(to:)` with it, and draws then. What waits for the clock
  /// otherwise is due at `machine.nextTime`.
  public var nextFrameTime: Int? { animations.nextFrame }

  /// How many frames of what moves have been made.
  public var frameCount: Int { animations.frameCount }

  /// What the layout did in the last of them; `nil` before there is one.
  public var frameWork: LayoutStatistics? { animations.frameWork }

  /// Lets the clock go on to a time, in nanoseconds since the program began, and everything that waits for it happen:
  /// tasks, timers, and the frames of what moves, the last of them at the time itself.
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

  /// Ends what moves without letting the clock go on: views are as the program has set them, animations for ever at the
  /// end of their first pass. Animations that begin when others are complete end too, in a bounded number of rounds.
  public func bringToRest() {
    for _ in 0..<Graph.maximumSettlings where animations.isRunning && !isUpdating {
      isUpdating = true
      animations.settle()
      isUpdating = false
      perform {}
    }
  }

  /// Rounds of animations that each begin when the last is complete.
  private static let maximumSettlings = 8

  /// Shows what moves as it is now.
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

/// Lifecycle actions that run once the views are up to date: appearances before tasks, each in the order of the views.
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

  /// All of them in the order in which they run: `onChange` before drawing, then `onAppear`, `onDisappear`
  /// of what was there before, and `task`.
  mutating func take() -> [Action] {
    defer { self = PendingActions() }
    return changes + appearances + disappearances + tasks
  }
}
