import ViewMachine
import ViewSemantics
import ViewSource

/// The keyframe tracks of a keyframe animation.
///
/// The velocities that a cubic keyframe leaves open are those of a curve through its neighbours; SwiftUI's own rule is
/// not published.
struct KeyframeTracks {
  private var tracks: [Track] = []

  private struct Track {
    /// The animated part of the value; `nil` for the whole value.
    let path: KeyPathBox?
    var steps: [Step] = []
  }

  /// One keyframe and its start time.
  private struct Step {
    var start: Double
    var duration: Double
    var from: [Double]
    var to: [Double]
    var kind: Kind
    /// The velocities at the start and the end.
    var velocities: (start: [Double]?, end: [Double]?) = (nil, nil)

    enum Kind {
      case linear(TimingCurve)
      case cubic
      case spring(SpringMotion)
      case move
    }

    var end: Double { start + duration }
  }

  /// The end of the last track, in seconds.
  var duration: Double { tracks.compactMap { $0.steps.last?.end }.max() ?? 0 }

  /// - Parameter start: The initial value of the tracks.
  init(_ graph: Graph, _ value: Value, start: Value) { add(graph, value, start) }

  // MARK: Reading

  private mutating func add(_ graph: Graph, _ value: Value, _ start: Value) {
    let value = graph.machine.opened(value)
    func field(_ name: String) -> Value? { graph.machine.fieldValue(name, of: value) }
    if let content = field("content") {
      // A single track.
      let path = try? field("keyPath")?.box(KeyPathBox.self)
      var track = Track(path: path)
      let begin = path.flatMap { try? graph.machine.value(at: $0, of: start) } ?? start
      var numbers: [Double] = []
      begin.appendNumbers(to: &numbers)
      KeyframeTracks.fill(&track, graph, content, &numbers)
      KeyframeTracks.smooth(&track)
      tracks.append(track)
    } else {
      for name in ["first", "second", "body"] { if let inner = field(name) { add(graph, inner, start) } }
    }
  }

  private static func fill(_ track: inout Track, _ graph: Graph, _ value: Value, _ from: inout [Double]) {
    let value = graph.machine.opened(value)
    func field(_ name: String) -> Value? { graph.machine.fieldValue(name, of: value) }
    guard let target = field("to") else {
      for name in ["first", "second"] { if let inner = field(name) { fill(&track, graph, inner, &from) } }
      for inner in graph.elements(field("contents") ?? .void) { fill(&track, graph, inner, &from) }
      return
    }
    func numbers(_ value: Value?) -> [Double]? {
      guard let value = value?.unwrapped else { return nil }
      var numbers: [Double] = []
      value.appendNumbers(to: &numbers)
      return numbers
    }
    let to = numbers(target) ?? []
    guard to.count == from.count else { return }
    let given = field("duration")?.unwrapped.flatMap { graph.length($0) }
    var kind = Step.Kind.move
    if let spring = field("spring") {
      kind = .spring(graph.springMotion(spring))
    } else if let curve = field("timingCurve") {
      kind = .linear(graph.timingCurve(curve))
    } else if given != nil {
      kind = .cubic
    }
    var duration = given ?? 0
    if case .spring(let spring) = kind, given == nil { duration = spring.settlingDuration }
    var step = Step(start: track.steps.last?.end ?? 0, duration: max(duration, 0), from: from, to: to, kind: kind)
    step.velocities = (numbers(field("startVelocity")), numbers(field("endVelocity")))
    track.steps.append(step)
    from = to
  }

  /// Computes the velocities that the program leaves open.
  private static func smooth(_ track: inout Track) {
    for index in track.steps.indices {
      let step = track.steps[index]
      let count = step.to.count
      let before = index > 0 ? track.steps[index - 1] : nil
      let after = index + 1 < track.steps.count ? track.steps[index + 1] : nil
      let zero = [Double](repeating: 0, count: count)
      func through(_ first: Step, _ second: Step) -> [Double] {
        let time = first.duration + second.duration
        guard time > 0, case .cubic = first.kind, case .cubic = second.kind else { return zero }
        return (0..<count).map { (second.to[$0] - first.from[$0]) / time }
      }
      if step.velocities.start == nil {
        track.steps[index].velocities.start = before?.velocities.end ?? before.map { through($0, step) } ?? zero
      }
      if step.velocities.end == nil { track.steps[index].velocities.end = after.map { through(step, $0) } ?? zero }
    }
  }

  // MARK: Values

  /// The value of all tracks at a time.
  func value(of start: Value, at time: Double, _ machine: Machine) throws -> Value {
    var value = start
    for track in tracks {
      guard let numbers = KeyframeTracks.numbers(on: track, at: time) else { continue }
      var rest = numbers[...]
      if let path = track.path {
        let part = try machine.value(at: path, of: value).replacingNumbers(&rest)
        try machine.setValue(part, at: path, of: &value)
      } else {
        value = value.replacingNumbers(&rest)
      }
    }
    return value
  }

  /// The velocity of all tracks at a time, per second.
  func velocity(of start: Value, at time: Double, _ machine: Machine) throws -> Value {
    let step = 1e-4
    var (before, after): ([Double], [Double]) = ([], [])
    try value(of: start, at: max(time - step, 0), machine).appendNumbers(to: &before)
    let value = try value(of: start, at: time + step, machine)
    value.appendNumbers(to: &after)
    let span = time + step - max(time - step, 0)
    var velocity = zip(before, after).map { ($1 - $0) / span }[...]
    return value.replacingNumbers(&velocity)
  }

  private static func numbers(on track: Track, at time: Double) -> [Double]? {
    guard let last = track.steps.last else { return nil }
    guard let step = track.steps.first(where: { time < $0.end }) else { return last.to }
    let place = time - step.start
    let share = step.duration > 0 ? place / step.duration : 1
    return step.to.indices.map { index in
      let (from, to) = (step.from[index], step.to[index])
      let velocity = (step.velocities.start?[index] ?? 0, step.velocities.end?[index] ?? 0)
      switch step.kind {
      case .move: return to
      case .linear(let curve): return from + (to - from) * curve.value(at: share)
      case .spring(let spring):
        return to + (from - to) * spring.distance(at: place) + velocity.0 * spring.swing(at: place)
      case .cubic:
        let (square, cube) = (share * share, share * share * share)
        let first = (2 * cube - 3 * square + 1) * from + (cube - 2 * square + share) * step.duration * velocity.0
        return first + (3 * square - 2 * cube) * to + (cube - square) * step.duration * velocity.1
      }
    }
  }
}
