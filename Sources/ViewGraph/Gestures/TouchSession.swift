import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A touch with one finger and the gestures that can recognize it.
final class TouchSession {
  private let graph: Graph
  /// The gestures on the touched element and its ancestors, outermost first.
  private let candidates: [Candidate]
  private var winner: Int?
  private var location: Point
  private var velocity = Size.zero
  /// The time of the last movement.
  private var last = 0

  private final class Candidate {
    let handler: GestureHandler
    /// The layout node of the handler's element.
    let layout: LayoutNodeID?
    var isDone = false
    /// Touches that wait until a gesture with higher precedence is decided.
    var queue: [Touch] = []

    init(_ handler: GestureHandler, _ layout: LayoutNodeID?) {
      self.handler = handler
      self.layout = layout
    }
  }

  /// - Parameter path: The touched element and its ancestors, outermost first.
  init(_ graph: Graph, _ path: [Element]) {
    self.graph = graph
    let layout = path.last { $0.firstLayout.map { graph.engine.settledFrame(of: $0) != nil } ?? false }?.firstLayout
    let size = layout.flatMap { graph.engine.settledFrame(of: $0)?.size } ?? .zero
    let middle = Point(x: size.width / 2, y: size.height / 2)
    location = layout.flatMap { graph.engine.drawingTransform(of: $0) }?.apply(to: middle) ?? middle
    var candidates: [Candidate] = []
    for element in path {
      let actions = element.actions
      guard actions.isEnabled else { continue }
      if let gesture = actions.gesture {
        candidates.append(Candidate(gesture, element.firstLayout))
        if !gesture.includesInner { break }
      } else if let tap = actions.tap {
        // Editing a field begins whatever gestures around it do with the tap.
        let handler = GestureHandler(element.node, actions.type == nil ? .normal : .simultaneous)
        handler.renew { [weak element] in
          EndedRecognizer(silent: TapRecognizer(count: 1) { _, _ in .void }) {
            (element?.actions.tap ?? tap)()
          }
        }
        candidates.append(Candidate(handler, element.firstLayout))
      }
    }
    self.candidates = candidates
    for candidate in candidates { candidate.handler.reset() }
  }

  /// The candidates in order of precedence: those with high priority from the outside inwards, then the others from the
  /// inside outwards.
  private var order: [Int] {
    let high = candidates.indices.filter { candidates[$0].handler.precedence == .high }
    let normal = candidates.indices.filter { candidates[$0].handler.precedence == .normal }
    return high + normal.reversed()
  }

  // MARK: Complete gestures

  func tap(count: Int = 1) {
    for _ in 0..<count {
      send(.began)
      send(.ended)
      winner = nil
    }
    send(.finished)
  }

  func hold(_ duration: Int) {
    send(.began)
    graph.wait(duration)
    send(.held)
    send(.ended)
    send(.finished)
  }

  /// - Returns: Whether a gesture has claimed the touch. One beside other gestures does not.
  @discardableResult
  func drag(by distance: Point) -> Bool {
    let (steps, frame) = (4, 1_000_000_000 / 60)
    let start = location
    send(.began)
    velocity = Size(width: distance.x / Double(steps) * 60, height: distance.y / Double(steps) * 60)
    for step in 1...steps {
      graph.wait(frame)
      let part = Double(step) / Double(steps)
      location = Point(x: start.x + distance.x * part, y: start.y + distance.y * part)
      send(.moved)
    }
    send(.ended)
    let isClaimed = winner != nil
    send(.finished)
    return isClaimed
  }

  /// Drags horizontally to a fraction of the width of the innermost view with a gesture.
  func drag(toShare share: Double) {
    guard let layout = candidates.last?.layout, let frame = graph.engine.settledFrame(of: layout) else { return }
    drag(by: Point(x: frame.minX + frame.width * share - location.x, y: 0))
  }

  // MARK: Live touches

  /// Begins a touch at a point in the window.
  func begin(at point: Point) {
    (location, velocity, winner) = (point, .zero, nil)
    last = graph.machine.now
    send(.began)
  }

  /// Moves the finger to a point.
  func move(to point: Point) {
    let time = graph.machine.now
    // Movements within one frame count as one frame apart.
    let seconds = max(Double(time - last) / 1e9, 1.0 / 60)
    velocity = Size(width: (point.x - location.x) / seconds, height: (point.y - location.y) / seconds)
    (location, last) = (point, time)
    send(.moved)
  }

  /// Ends the touch.
  ///
  /// - Returns: Whether a gesture waits for another tap.
  func lift() -> Bool {
    send(.ended)
    return candidates.contains { $0.handler.isWaiting }
  }

  /// Cancels all gestures, because the touch has another meaning.
  func cancel() {
    graph.perform { try cancelOthers(but: nil) }
    for candidate in candidates { candidate.isDone = true }
  }

  /// Ends the session without further touches.
  func finish() { send(.finished) }

  // MARK: Dispatch

  private func send(_ phase: Touch.Phase) {
    let touch = Touch(phase: phase, location: location, velocity: velocity, time: graph.machine.now)
    graph.perform { try offer(touch) }
  }

  private func offer(_ touch: Touch) throws {
    if case .began = touch.phase { for candidate in candidates { candidate.isDone = false } }
    for index in candidates.indices where candidates[index].handler.precedence == .simultaneous {
      _ = try give(touch, to: index)
    }
    if let winner {
      _ = try give(touch, to: winner)
      return
    }
    var isHeldBack = false
    for index in order {
      let candidate = candidates[index]
      if isHeldBack {
        candidate.queue.append(touch)
        continue
      }
      let waiting = candidate.queue
      candidate.queue = []
      for earlier in waiting + [touch] {
        guard try give(earlier, to: index) else { continue }
        winner = index
        try cancelOthers(but: index)
        return
      }
      // A double tap is still possible, so the following candidates wait.
      if candidate.handler.isWaiting { isHeldBack = true }
    }
  }

  /// - Returns: Whether the candidate claims the touch.
  private func give(_ touch: Touch, to index: Int) throws -> Bool {
    let candidate = candidates[index]
    guard !candidate.isDone, let context = context(of: candidate) else { return false }
    switch try candidate.handler.handle(touch, context) {
    case .possible: return false
    case .changed: return candidate.handler.claimsChanges
    case .ended:
      candidate.isDone = true
      return true
    case .failed:
      candidate.isDone = true
      return false
    }
  }

  private func cancelOthers(but index: Int?) throws {
    for other in candidates.indices where other != index && candidates[other].handler.precedence != .simultaneous {
      let candidate = candidates[other]
      candidate.queue = []
      guard !candidate.isDone, let context = context(of: candidate) else { continue }
      candidate.isDone = true
      try candidate.handler.cancel(context)
    }
  }

  private func context(of candidate: Candidate) -> GestureContext? {
    guard let node = candidate.handler.node, node.isAlive else { return nil }
    return GestureContext(graph: graph, node: node, layout: candidate.layout) { [weak self, graph] time in
      graph.machine.schedule(at: time) { self?.held(at: time) }
    }
  }

  private func held(at time: Int) {
    let touch = Touch(phase: .held, location: location, velocity: velocity, time: time)
    do { try offer(touch) } catch { graph.report(error, at: nil) }
  }
}

extension EndedRecognizer {
  /// An `onEnded` action of the host.
  fileprivate convenience init(silent content: Recognizer, _ action: @escaping () -> Void) {
    self.init(
      content,
      ClosureBox(native: { _ in
        action()
        return .void
      }))
    isSilent = true
  }
}

extension Graph {
  /// Touches the element that a step names.
  func touch(_ target: String, _ act: (TouchSession) -> Void) throws(StepError) {
    let element = try find(target) { $0.tap != nil || $0.gesture != nil }
    let path = path(to: element, showing: target)
    guard path.contains(where: { $0.actions.gesture != nil }) else {
      // A control without gestures performs its action immediately.
      element.actions.tap?()
      return
    }
    act(TouchSession(self, path))
  }

  /// The element and its ancestors, outermost first, continued to the descendant that shows the target text.
  private func path(to element: Element, showing target: String) -> [Element] {
    func search(_ current: Element, _ path: [Element]) -> [Element]? {
      let path = path + [current]
      if current === element { return inwards(current, path) ?? path }
      for child in current.children { if let found = search(child, path) { return found } }
      return nil
    }
    func inwards(_ current: Element, _ path: [Element]) -> [Element]? {
      if current.identifier == target || current.text == target { return path }
      for child in current.children { if let found = inwards(child, path + [child]) { return found } }
      return nil
    }
    for root in elements { if let found = search(root, []) { return found } }
    return [element]
  }
}
