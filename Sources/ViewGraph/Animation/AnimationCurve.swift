import ViewMachine

/// The timing of an animation.
indirect enum AnimationCurve: Hashable {
  case timed(TimingCurve, duration: Double)
  /// - Parameters:
  ///   - push: The initial velocity, in distances per second.
  ///   - merges: Whether it takes over the position and velocity of a spring that it interrupts.
  case spring(SpringMotion, push: Double, merges: Bool)
  /// A `CustomAnimation` of the program.
  case program(ProgramCurve)
  case delayed(AnimationCurve, Double)
  case sped(AnimationCurve, Double)
  /// A count of `nil` repeats forever.
  case repeated(AnimationCurve, count: Int?, autoreverses: Bool)
  /// Counts as logically complete after a time.
  case completing(AnimationCurve, after: Double)
}

/// The progress of an animation.
struct AnimationProgress: Equatable {
  /// The remaining distance: 1 at the start, 0 at the end, negative after an overshoot.
  var rest: Double
  /// The displacement that an initial velocity of 1 has caused.
  var swing: Double

  static let begun = AnimationProgress(rest: 1, swing: 0)
  static let over = AnimationProgress(rest: 0, swing: 0)
}

extension AnimationCurve {
  /// The duration in seconds.
  var duration: Double {
    switch self {
    case .timed(_, let duration): max(duration, 0)
    case .spring(let spring, _, _): spring.settlingDuration
    case .program(let curve): curve.duration
    case .delayed(let inner, let delay): max(inner.duration + delay, 0)
    case .sped(let inner, let speed): speed > 0 ? inner.duration / speed : .infinity
    case .repeated(let inner, let count, _): count.map { inner.duration * Double(max($0, 0)) } ?? .infinity
    case .completing(let inner, _): inner.duration
    }
  }

  /// The time in seconds after which it is logically complete. For a spring this is before it has settled.
  var logicalDuration: Double {
    switch self {
    case .timed, .program: duration
    case .spring(let spring, _, _): min(spring.response, duration)
    case .delayed(let inner, let delay): max(inner.logicalDuration + delay, 0)
    case .sped(let inner, let speed): speed > 0 ? inner.logicalDuration / speed : .infinity
    case .repeated(let inner, let count, _):
      // The last repetition only counts until it is logically complete.
      count.map { inner.duration * Double(max($0 - 1, 0)) + inner.logicalDuration } ?? .infinity
    case .completing(_, let duration): duration
    }
  }

  /// The progress after a time in seconds.
  func progress(at time: Double) -> AnimationProgress {
    guard time > 0 else { return .begun }
    if time >= duration { return .over }
    switch self {
    case .timed(let curve, let duration):
      return AnimationProgress(rest: 1 - curve.value(at: time / duration), swing: 0)
    case .spring(let spring, let push, _):
      let swing = spring.swing(at: time)
      return AnimationProgress(rest: spring.distance(at: time) - push * swing, swing: swing)
    case .program(let curve): return curve.progress(at: time)
    case .delayed(let inner, let delay): return inner.progress(at: time - delay)
    case .sped(let inner, let speed): return inner.progress(at: time * speed)
    case .repeated(let inner, _, let autoreverses):
      let length = inner.duration
      guard length > 0, length.isFinite else { return inner.progress(at: time) }
      let number = (time / length).rounded(.down)
      let place = time - number * length
      let isBack = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
      return inner.progress(at: isBack ? length - place : place)
    case .completing(let inner, _): return inner.progress(at: time)
    }
  }

  /// The rate of change of the progress, per second.
  func velocity(at time: Double) -> AnimationProgress {
    if case .spring(let spring, let push, _) = self, time > 0, time < duration {
      let swing = spring.swingVelocity(at: time)
      return AnimationProgress(rest: spring.distanceVelocity(at: time) - push * swing, swing: swing)
    }
    // A time step that is small compared to any duration.
    let step = 1e-5
    let (before, after) = (progress(at: time), progress(at: time + step))
    return AnimationProgress(rest: (after.rest - before.rest) / step, swing: (after.swing - before.swing) / step)
  }

  /// Whether it takes over the position and velocity of a spring that it interrupts.
  var isMergingSpring: Bool {
    switch self {
    case .spring(_, _, let merges): merges
    case .completing(let inner, _): inner.isMergingSpring
    case .timed, .program, .delayed, .sped, .repeated: false
    }
  }

  /// Whether code of the program runs for each frame.
  var isOfProgram: Bool {
    switch self {
    case .program: true
    case .timed, .spring: false
    case .delayed(let inner, _), .sped(let inner, _), .repeated(let inner, _, _), .completing(let inner, _):
      inner.isOfProgram
    }
  }
}

extension AnimationCurve: CustomStringConvertible {
  var description: String {
    switch self {
    case .timed(let curve, let duration):
      if curve == .linear { return "linear \(duration) s" }
      return "curve \(curve.x1) \(curve.y1) \(curve.x2) \(curve.y2) \(duration) s"
    case .spring(let spring, _, _):
      func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
      return "spring of \(rounded(spring.response)) s, damped by \(rounded(spring.dampingRatio))"
    case .program: return "animation of the program"
    case .delayed(let inner, let delay): return "\(inner), delayed by \(delay) s"
    case .sped(let inner, let speed): return "\(inner), \(speed) times as fast"
    case .repeated(let inner, let count, let autoreverses):
      return "\(inner), \(count.map { "\($0) times" } ?? "for ever")\(autoreverses ? " there and back" : "")"
    case .completing(let inner, let duration): return "\(inner), complete after \(duration) s"
    }
  }
}

/// A running `CustomAnimation` of the program, from 0 to 1.
///
/// The program animates a single number, and all attributes follow it. So an animation that depends on the magnitude of
/// a vector is not reproduced.
final class ProgramCurve: Hashable {
  /// Returns the position at a time, or `nil` when the animation has finished.
  private let animate: (Double) -> Double?
  private var end = Double.infinity
  private var last: (time: Double, place: Double) = (0, 0)

  init(_ animate: @escaping (Double) -> Double?) { self.animate = animate }

  var duration: Double { end }

  /// The program keeps state between frames, so each time is evaluated once, in ascending order.
  func progress(at time: Double) -> AnimationProgress {
    if time > last.time {
      if let place = animate(time) { last = (time, place) } else { end = time }
    }
    return time >= end ? .over : AnimationProgress(rest: 1 - last.place, swing: 0)
  }

  static func == (left: ProgramCurve, right: ProgramCurve) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
