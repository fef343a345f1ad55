/// One use of an animation in one update. All attributes that it animates have the same progress.
final class AnimationRun {
  let curve: AnimationCurve
  /// The start time, in nanoseconds of the clock.
  let start: Int
  private(set) var progress = AnimationProgress.begun
  /// The elapsed time in seconds.
  private(set) var elapsed = 0.0
  /// The number of attributes that follow it.
  var followers = 0
  /// The changes that it animates, for the log.
  var changes: [String] = []
  /// The number of views that it moves, for the log.
  var movedFrames = 0

  /// Whether its time has elapsed.
  private(set) var isFinished = false
  /// Whether it animates system chrome, which the program does not observe.
  let isOfSystem: Bool
  private let duration: Double
  private let logicalDuration: Double

  init(_ curve: AnimationCurve, start: Int, isOfSystem: Bool = false) {
    self.curve = curve
    self.start = start
    self.isOfSystem = isOfSystem
    duration = curve.duration
    logicalDuration = curve.logicalDuration
  }

  func advance(to time: Int) {
    guard !isFinished else { return }
    elapsed = Double(time - start) / 1e9
    progress = curve.progress(at: elapsed)
    // Only a custom animation determines its duration while it runs.
    isFinished = elapsed >= (curve.isOfProgram ? curve.duration : duration)
  }

  /// Finishes it immediately.
  func finish() {
    isFinished = true
    progress = .over
  }

  var isOver: Bool { isFinished || followers == 0 }

  /// Whether it is logically complete, although a spring may not have settled.
  var isLogicallyComplete: Bool { isOver || elapsed >= logicalDuration }
}

/// The remaining distance of an attribute to its target, as the sum of one or several animations.
struct Motion {
  private(set) var parts: [Part] = []

  struct Part {
    let run: AnimationRun
    /// The distance from the target to the start.
    let distance: [Double]
    /// The initial velocity; empty for none.
    let velocity: [Double]
  }

  var isOver: Bool { parts.isEmpty }

  /// The offset from the target.
  func rest(_ count: Int) -> [Double] {
    var rest = [Double](repeating: 0, count: count)
    for part in parts {
      let progress = part.run.progress
      for index in rest.indices {
        rest[index] += part.distance[index] * progress.rest
        if !part.velocity.isEmpty { rest[index] += part.velocity[index] * progress.swing }
      }
    }
    return rest
  }

  private func velocity(_ count: Int) -> [Double] {
    var velocity = [Double](repeating: 0, count: count)
    for part in parts {
      let speed = part.run.curve.velocity(at: part.run.elapsed)
      for index in velocity.indices {
        velocity[index] += part.distance[index] * speed.rest
        if !part.velocity.isEmpty { velocity[index] += part.velocity[index] * speed.swing }
      }
    }
    return velocity
  }

  /// Changes the target with an animation. A spring takes over position and velocity of a spring; other animations are
  /// added.
  mutating func add(_ run: AnimationRun, from old: [Double], to new: [Double]) {
    let change = zip(old, new).map { $0 - $1 }
    run.followers += 1
    if run.curve.isMergingSpring, let last = parts.last, last.run.curve.isMergingSpring {
      let distance = zip(change, rest(old.count)).map { $0 + $1 }
      let velocity = velocity(old.count)
      end()
      parts = [Part(run: run, distance: distance, velocity: velocity)]
    } else {
      parts.append(Part(run: run, distance: change, velocity: []))
    }
  }

  /// Removes the finished parts.
  mutating func removeFinished() {
    guard parts.contains(where: { $0.run.isFinished }) else { return }
    for part in parts where part.run.isFinished { part.run.followers -= 1 }
    parts.removeAll { $0.run.isFinished }
  }

  /// Moves the attribute to its target immediately.
  mutating func end() {
    for part in parts { part.run.followers -= 1 }
    parts = []
  }
}

/// An animated attribute of a view.
protocol AnimatedAttribute: AnyObject {
  var motion: Motion { get set }
  /// Whether its owner still exists.
  var isAlive: Bool { get }
  /// Applies the current value of the attribute.
  func show(in graph: Graph)
}
