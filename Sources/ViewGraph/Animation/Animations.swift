import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The running animations of a graph and the attributes that they change.
///
/// There are three kinds of attributes. The values of `Animatable` views, modifiers and shapes are recomputed for each
/// frame, with interpolated `animatableData`. Colours change in the display list. Frames move after the layout, which
/// uses the final values immediately.
final class Animations {
  unowned let graph: Graph

  // MARK: Writes

  /// The transaction of the running code; `nil` for the default one.
  var scope: TransactionScope?
  /// The transaction of the writes that the next update handles.
  private var waiting: TransactionScope?

  // MARK: The current update

  /// The number of the update.
  private(set) var number = 0
  /// The transaction of the update.
  private(set) var base: TransactionScope?
  /// The transactions of views, after the modifiers around them, by node.
  var resolved: [ObjectIdentifier: Value] = [:]
  /// The number of modifiers that change every transaction.
  var unconditionalRules = 0
  /// Whether any view may be animated in the update.
  private(set) var mayAnimate = false
  /// An animation that overrides the one of the transaction, as for a transition with its own animation.
  var override: AnimationRun?
  private var isUpdating = false
  /// Whether all animations are being finished at once.
  private(set) var isSettling = false
  /// Whether the update makes an animation frame. Its changes are not animated themselves.
  private var isMakingFrame = false
  /// The runs that began in the update.
  private(set) var begun: [AnimationRun] = []
  /// The frames of views before the update.
  private var frames: [LayoutNodeID: Rect]?

  // MARK: Running animations

  private(set) var runs: [AnimationRun] = []
  private var attributes: [any AnimatedAttribute] = []
  private var moved: [FrameMotion] = []
  private var completions: [AnimationCompletion] = []
  /// Views that update themselves for each frame, until they return `false`.
  private var followers: [() throws -> Bool] = []
  /// The running insertions and removals.
  var transitions: [ViewTransition] = []
  /// Whether any view specifies its transition.
  var hasOwnTransitions = false
  /// The trait that contains the transition.
  static let transitionTrait: TraitKey = "TransitionTraitKey"
  /// The animatable plans by type; `nil` for types without one.
  var plans: [TypeID: AnimatablePlan?] = [:]
  /// The number of frames made.
  private(set) var frameCount = 0
  /// The layout work of the last frame.
  private(set) var frameWork: LayoutStatistics?

  init(_ graph: Graph) { self.graph = graph }

  /// Whether any animation is running.
  var isRunning: Bool { !runs.isEmpty || !followers.isEmpty }

  // MARK: Updates

  /// Called before a write that views depend on. Dirty views with another transaction are updated first.
  func willWrite() {
    guard !isUpdating, !graph.dirty.isEmpty, waiting !== scope else { return }
    graph.update()
  }

  /// Called when a view is marked dirty.
  func didMark() {
    guard !isUpdating else { return }
    if graph.dirty.isEmpty { waiting = scope }
  }

  /// Begins an update of the dirty views.
  func begin() {
    number += 1
    isUpdating = true
    base = waiting
    waiting = nil
    resolved.removeAll(keepingCapacity: true)
    begun = []
    frames = nil
    mayAnimate = false
    guard !graph.dirty.isEmpty, !isMakingFrame else { return }
    let hasAnimation = base.map { !graph.field("animation", of: $0.value).isNothing } ?? false
    if hasAnimation || unconditionalRules > 0 { prepare() }
    // A change without an animation ends the running movement of a frame.
    if !moved.isEmpty, frames == nil { frames = settledFrames() }
  }

  /// Called when a modifier around a node changes the transaction of its content in this update.
  func didMeetRule(of node: ViewNode) {
    resolved[ObjectIdentifier(node)] = nil
    if isUpdating, !isMakingFrame { prepare() }
  }

  /// Enables animations in the update, and records the current frames.
  private func prepare() {
    mayAnimate = true
    guard frames == nil else { return }
    frames = settledFrames()
  }

  private func settledFrames() -> [LayoutNodeID: Rect] {
    guard let root = graph.rootLayout else { return [:] }
    return Dictionary(
      graph.engine.settledPlacements(below: root).map { ($0.node, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// Ends an update after its layout. Views with a new frame begin to move.
  func end() {
    isUpdating = false
    if frames != nil { moveFrames() }
    frames = nil
    for run in begun where run.followers > 0 {
      runs.append(run)
      if run.movedFrames > 0 { run.changes.append(run.movedFrames == 1 ? "1 frame" : "\(run.movedFrames) frames") }
      graph.events.append(.animationStarted("\(run.curve)", run.changes))
    }
    if let base { complete(base, begun) }
    mayAnimate = false
    showFrames()
  }

  /// Registers the completions of a transaction for the runs that began in the update.
  private func complete(_ scope: TransactionScope, _ runs: [AnimationRun]) {
    if scope.completions.isEmpty {
      for completion in graph.elements(graph.field("completions", of: scope.value)) {
        guard let function = graph.function(graph.field("completion", of: completion)) else { continue }
        let criteria = graph.field("criteria", of: completion)
        let waitsForRest = graph.text(graph.field("name", of: criteria)) == "removed"
        scope.completions.append(
          AnimationCompletion(waitsForRest: waitsForRest) { [weak graph] in
            guard let graph else { return }
            graph.events.append(.animationCompleted)
            try graph.run(function, [], for: nil)
          })
      }
    }
    for completion in scope.completions {
      completion.runs += runs
      if !completions.contains(where: { $0 === completion }) { completions.append(completion) }
    }
  }

  /// Completes a transaction at once if it has written nothing that views depend on.
  func close(_ scope: TransactionScope) {
    if waiting !== scope, scope.completions.isEmpty { complete(scope, []) }
  }

  /// Calls the completions of finished animations.
  func runCompletions() {
    let due = completions.filter(\.isDue)
    guard !due.isEmpty else { return }
    completions.removeAll { completion in due.contains { $0 === completion } }
    for completion in due {
      do { try completion.action() } catch { graph.report(error, at: nil) }
    }
  }

  // MARK: Starting

  /// The animation of a node's attributes in this update; `nil` if they change immediately.
  func run(for node: ViewNode) -> AnimationRun? {
    if let override { return override }
    guard mayAnimate else { return nil }
    let animation = graph.field("animation", of: transaction(around: node))
    return animation.isNothing ? nil : run(of: animation)
  }

  /// The run of an animation of the program in this update.
  func run(of animation: Value) -> AnimationRun? {
    guard let value = animation.unwrapped, let curve = graph.animationCurve(value) else { return nil }
    guard curve.duration > 0 else { return nil }
    if let known = begun.first(where: { $0.curve == curve }) { return known }
    let run = AnimationRun(curve, start: graph.machine.now)
    begun.append(run)
    return run
  }

  /// Starts a run without a transaction.
  func begin(_ run: AnimationRun) { runs.append(run) }

  func add(_ attribute: any AnimatedAttribute) { attributes.append(attribute) }

  func follow(_ follower: @escaping () throws -> Bool) { followers.append(follower) }

  // MARK: Frames of views

  /// Starts the movement of all views whose frame changed in the layout.
  private func moveFrames() {
    guard let old = frames, let window = graph.window else { return }
    let new = settledFrames()
    var open = [window]
    while let node = open.popLast() {
      open += node.children
      for transition in node.transitions?.all ?? [] { open += transition.parts }
      var run: AnimationRun??
      for element in node.made.values {
        guard let layout = element.layout, element.birth != number, let before = old[layout], let after = new[layout],
          before != after
        else { continue }
        let found = run ?? self.run(for: node)
        run = .some(found)
        move(element, layout, found, from: before, to: after)
      }
    }
    moveMatched(from: old)
  }

  func move(
    _ element: Element, _ layout: LayoutNodeID, _ run: AnimationRun?, from old: Rect, to new: Rect, base: Rect = .zero
  ) {
    guard let run else {
      // Changes immediately, and ends a running movement.
      element.frameMotion?.motion.end()
      return
    }
    let motion: FrameMotion
    if let known = element.frameMotion {
      motion = known
    } else {
      motion = FrameMotion(element, layout)
      element.frameMotion = motion
      moved.append(motion)
    }
    motion.base = base.numbers
    motion.motion.add(run, from: old.numbers, to: new.numbers)
    run.movedFrames += 1
  }

  /// Updates the frames of moving views, after the layout has determined their destinations.
  func showFrames() {
    guard !moved.isEmpty else { return }
    for motion in moved {
      motion.motion.removeFinished()
      motion.show(in: graph)
    }
    moved.removeAll { motion in
      guard !motion.isAlive || motion.motion.isOver else { return false }
      motion.motion.end()
      if motion.element?.frameMotion === motion { motion.element?.frameMotion = nil }
      return true
    }
  }

  // MARK: Time

  /// The time of the next frame in nanoseconds; `nil` without running animations. Frames are multiples of 1/60 s since
  /// the start of the clock.
  var nextFrame: Int? {
    guard isRunning else { return nil }
    let count = graph.machine.now / 1_000_000 * 60 / 1_000
    var next = count
    while Animations.time(ofFrame: next) <= graph.machine.now { next += 1 }
    return Animations.time(ofFrame: next)
  }

  private static func time(ofFrame number: Int) -> Int { (number * 1_000_000_000 + 59) / 60 }

  /// Makes the frame of the current time.
  func makeFrame() {
    guard isRunning else { return }
    frameCount += 1
    for run in runs { run.advance(to: graph.machine.now) }
    isMakingFrame = true
    for attribute in attributes where attribute.isAlive {
      attribute.motion.removeFinished()
      attribute.show(in: graph)
    }
    attributes.removeAll { !$0.isAlive || $0.motion.isOver }
    followers = followers.filter { follower in
      do { return try follower() } catch {
        graph.report(error, at: nil)
        return false
      }
    }
    graph.update()
    frameWork = graph.pass?.statistics
    isMakingFrame = false
    let over = runs.filter(\.isOver)
    runs.removeAll(where: \.isOver)
    for run in over where !run.isOfSystem { graph.events.append(.animationEnded("\(run.curve)")) }
    finishTransitions()
  }

  /// Finishes all animations. An animation that repeats forever ends at the target of its first pass.
  func settle() {
    guard isRunning else { return }
    for run in runs { run.finish() }
    isSettling = true
    makeFrame()
    isSettling = false
  }

  /// Finishes insertions and removals: inserted views keep no transition, and removed views end.
  func finishTransitions() {
    let over = transitions.filter(\.isOver)
    guard !over.isEmpty else { return }
    transitions.removeAll(where: \.isOver)
    for transition in over { transition.finish(in: graph) }
  }
}

/// The animation of a view's frame from the old position to the position in the layout.
final class FrameMotion: AnimatedAttribute {
  weak var element: Element?
  let layout: LayoutNodeID
  var motion = Motion()
  /// The offset at which the movement ends. A removed view ends at the position of another view.
  var base = [0.0, 0, 0, 0]
  /// Whether the layout node was removed.
  var isGone = false

  init(_ element: Element, _ layout: LayoutNodeID) {
    self.element = element
    self.layout = layout
  }

  var isAlive: Bool { element != nil && !isGone }

  func show(in graph: Graph) {
    guard isAlive else { return }
    guard !motion.isOver, let settled = graph.engine.settledFrame(of: layout) else {
      return graph.engine.show(nil, of: layout)
    }
    let rest = zip(motion.rest(4), base).map { $0 + $1 }
    graph.engine.show(
      Rect(
        x: settled.minX + rest[0], y: settled.minY + rest[1], width: max(settled.width + rest[2], 0),
        height: max(settled.height + rest[3], 0)), of: layout)
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}
