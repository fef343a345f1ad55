/// One use of an animation: all attributes that begin to change by it in one update are as far as it is.
final class AnimationRun {
  let curve: AnimationCurve
  /// When it began, in nanoseconds of the clock.
  let start: Int
  private(set) var progress = AnimationProgress.begun
  /// In seconds.
  private(set) var elapsed = 0.0
  /// How many attributes follow it still.
  var followers = 0
  /// What begins to change by it, for the log.
  var changes: [String] = []
  /// How many views it moves, for the log.
  var movedFrames = 0

  /// Whether its time is over.
  private(set) var isFinished = false
  /// Whether it moves chrome of the system, of which the program is told nothing.
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
    // Only a program's own animation says while it runs when it is over.
    isFinished = elapsed >= (curve.isOfProgram ? curve.duration : duration)
  }

  /// It is over at once.
  func finish() {
    isFinished = true
    progress = .over
  }

  var isOver: Bool { isFinished || followers == 0 }

  /// Whether it counts as complete, though a spring may move still.
  var isLogicallyComplete: Bool { isOver || elapsed >= logicalDuration }
}

/// What is left of an attribute's way to its target, by one animation or several that add up.
struct Motion {
  private(set) var parts: [Part] = []

  struct Part {
    let run: AnimationRun
    /// From the target to where it began.
    let distance: [Double]
    /// With which it began; empty for none.
    let velocity: [Double]
  }

  var isOver: Bool { parts.isEmpty }

  /// What is to be added to the target.
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

  /// The target changes by an animation: a spring takes over place and velocity of a spring, others add up.
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

  /// Forgets what is over.
  mutating func removeFinished() {
    guard parts.contains(where: { $0.run.isFinished }) else { return }
    for part in parts where part.run.isFinished { part.run.followers -= 1 }
    parts.removeAll { $0.run.isFinished }
  }

  /// The attribute is at its target.
  mutating func end() {
    for part in parts { part.run.followers -= 1 }
    parts = []
  }
}

/// Something of a view that moves: what it is animated by, and what a frame does to it.
protocol AnimatedAttribute: AnyObject {
  var motion: Motion { get set }
  /// Whether what it belongs to is still there.
  var isAlive: Bool { get }
  /// Shows the attribute as it is now.
  func show(in graph: Graph)
}
