import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// What moves in a graph: the animations that run, and the attributes that follow them.
///
/// Attributes are of three kinds. The values of views, modifiers and shapes that are `Animatable` are made anew at each
/// frame, with `animatableData` between the old and the new one; what colours are drawn in changes in the display list; and
/// frames move after the layout, which runs with the new values at once.
final class Animations {
  unowned let graph: Graph

  // MARK: Writes

  /// The transaction of the code that runs; `nil` for one that says nothing.
  var scope: TransactionScope?
  /// The transaction of the writes that wait for their update.
  private var waiting: TransactionScope?

  // MARK: The running update

  /// Counts the updates.
  private(set) var number = 0
  /// The transaction of the update.
  private(set) var base: TransactionScope?
  /// By the modifiers around it, what transaction a view has.
  var resolved: [ObjectIdentifier: Value] = [:]
  /// How many modifiers change every transaction.
  var unconditionalRules = 0
  /// Whether any view can have an animation in the update.
  private(set) var mayAnimate = false
  /// An animation that counts instead of those of transactions: a transition has one of its own.
  var override: AnimationRun?
  private var isUpdating = false
  /// Whether everything that moves is brought to its end.
  private(set) var isSettling = false
  /// Whether a frame is made: what changes then, changes because something moves.
  private var isMakingFrame = false
  /// Those that began in the update.
  private(set) var begun: [AnimationRun] = []
  /// Where views were before it.
  private var frames: [LayoutNodeID: Rect]?

  // MARK: What moves

  private(set) var runs: [AnimationRun] = []
  private var attributes: [any AnimatedAttribute] = []
  private var moved: [FrameMotion] = []
  private var completions: [AnimationCompletion] = []
  /// Views that make themselves anew at each frame, until they say that they are done.
  private var followers: [() throws -> Bool] = []
  /// Views that come and go.
  var transitions: [ViewTransition] = []
  /// Whether any view says how it comes and goes.
  var hasOwnTransitions = false
  /// The trait by which it does.
  static let transitionTrait: TraitKey = "TransitionTraitKey"
  /// The types of which values are animated.
  var plans: [TypeID: AnimatablePlan?] = [:]
  /// How many frames have been made.
  private(set) var frameCount = 0
  /// What the layout did in the last one.
  private(set) var frameWork: LayoutStatistics?

  init(_ graph: Graph) { self.graph = graph }

  /// Whether anything moves.
  var isRunning: Bool { !runs.isEmpty || !followers.isEmpty }

  // MARK: Updates

  /// A view depends on something that is written: views that wait with another transaction are updated before.
  func willWrite() {
    guard !isUpdating, !graph.dirty.isEmpty, waiting !== scope else { return }
    graph.update()
  }

  /// A view is marked, which the next update brings up to date.
  func didMark() {
    guard !isUpdating else { return }
    if graph.dirty.isEmpty { waiting = scope }
  }

  /// Begins an update of the marked views.
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
    // What changes without an animation does not move on.
    if !moved.isEmpty, frames == nil { frames = settledFrames() }
  }

  /// A modifier around a node gives what is in it another transaction in this update.
  func didMeetRule(of node: ViewNode) {
    resolved[ObjectIdentifier(node)] = nil
    if isUpdating, !isMakingFrame { prepare() }
  }

  /// From here on views can move: it is kept where they are.
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

  /// Ends an update after its layout: views that are elsewhere begin to move there.
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

  /// What is to be called once what the update has begun is over.
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

  /// A transaction in which nothing was written that views depend on is complete at once.
  func close(_ scope: TransactionScope) {
    if waiting !== scope, scope.completions.isEmpty { complete(scope, []) }
  }

  /// Calls what waits for animations that are over.
  func runCompletions() {
    let due = completions.filter(\.isDue)
    guard !due.isEmpty else { return }
    completions.removeAll { completion in due.contains { $0 === completion } }
    for completion in due {
      do { try completion.action() } catch { graph.report(error, at: nil) }
    }
  }

  // MARK: Beginning

  /// By which animation the attributes of a node change in this update; `nil` for at once.
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

  /// Something moves by a run that no transaction has begun.
  func begin(_ run: AnimationRun) { runs.append(run) }

  func add(_ attribute: any AnimatedAttribute) { attributes.append(attribute) }

  func follow(_ follower: @escaping () throws -> Bool) { followers.append(follower) }

  // MARK: Frames of views

  /// Views of which the layout has changed the frame begin to move from where they were.
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
      // At once, also what moved before.
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

  /// Shows the views that move where they are at present, once the layout knows where they will be.
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

  /// Frames are made every sixtieth of a second, counted from the beginning of the clock.
  var nextFrame: Int? {
    guard isRunning else { return nil }
    let count = graph.machine.now / 1_000_000 * 60 / 1_000
    var next = count
    while Animations.time(ofFrame: next) <= graph.machine.now { next += 1 }
    return Animations.time(ofFrame: next)
  }

  private static func time(ofFrame number: Int) -> Int { (number * 1_000_000_000 + 59) / 60 }

  /// Makes the frame of the present time.
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

  /// Brings everything that moves to where it goes, also what would go on for ever: that is where its first pass ends.
  func settle() {
    guard isRunning else { return }
    for run in runs { run.finish() }
    isSettling = true
    makeFrame()
    isSettling = false
  }

  /// Views that have come are as they stay, and those that were to go end.
  func finishTransitions() {
    let over = transitions.filter(\.isOver)
    guard !over.isEmpty else { return }
    transitions.removeAll(where: \.isOver)
    for transition in over { transition.finish(in: graph) }
  }
}

/// The frame of a view on its way from where it was to where the layout has put it.
final class FrameMotion: AnimatedAttribute {
  weak var element: Element?
  let layout: LayoutNodeID
  var motion = Motion()
  /// How far from its place the view ends: one that goes, ends where another one is.
  var base = [0.0, 0, 0, 0]
  /// Whether the layout node is gone.
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
