import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A touch event.
struct Touch {
  enum Phase {
    case began
    case moved
    /// Time has passed while the finger did not move.
    case held
    case ended
    /// No further touch follows.
    case finished
  }

  var phase: Phase
  /// The location, in the root's coordinates.
  var location: Point
  /// The velocity, in points per second.
  var velocity = Size.zero
  /// The virtual time, in nanoseconds.
  var time: Int
}

/// The state of a recognizer after a touch.
enum RecognizerOutcome {
  /// The gesture may still begin.
  case possible
  case changed(Value)
  case ended(Value)
  case failed

  var value: Value? {
    switch self {
    case .changed(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}

/// The context of a gesture.
struct GestureContext {
  let graph: Graph
  let node: ViewNode
  /// The layout node that defines the `local` space.
  let layout: LayoutNodeID?
  /// Schedules a touch with the phase `held` at a virtual time.
  let wake: (Int) -> Void

  /// Converts a point from the root's coordinates to a coordinate space.
  func place(_ point: Point, in space: RequestedCoordinateSpace) -> Point {
    let other: LayoutNodeID?
    switch space {
    case .global: return point
    case .local: other = layout
    case .named(let name): other = graph.layout(ofSpace: name, around: node)
    }
    guard let other, let inverse = graph.engine.drawingTransform(of: other)?.inverted else { return point }
    return inverse.apply(to: point)
  }
}

/// The recognizer of a gesture.
class Recognizer {
  /// Whether a change claims the touch. For a long press this is only so when it is long enough.
  var claimsChanges: Bool { true }
  /// Whether it waits for another tap.
  var isWaiting: Bool { false }
  /// Whether a finger that stays long enough on the view can be part of the gesture.
  var holds: Bool { true }

  func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome { .failed }

  /// Called when another gesture has claimed the touch, or when the touch has ended.
  func cancel(_ context: GestureContext) throws {}

  /// Takes over the closures of the same gesture from a later evaluation.
  func adopt(_ other: Recognizer) {}
}

/// `TapGesture`, `SpatialTapGesture`
final class TapRecognizer: Recognizer {
  private let count: Int
  private let value: (GestureContext, Point) -> Value
  private var taps = 0
  private var start = Point.zero

  init(count: Int, value: @escaping (GestureContext, Point) -> Value) {
    self.count = max(count, 1)
    self.value = value
  }

  override var isWaiting: Bool { taps > 0 }
  override var holds: Bool { false }

  override func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    switch touch.phase {
    case .began: start = touch.location
    case .moved:
      guard start.distance(to: touch.location) > 10 else { break }
      taps = 0
      return .failed
    case .held: break
    case .ended:
      taps += 1
      if taps == count {
        taps = 0
        return .ended(value(context, touch.location))
      }
    case .finished:
      taps = 0
      return .failed
    }
    return .possible
  }

  override func cancel(_ context: GestureContext) throws { taps = 0 }
}

extension Point {
  /// The distance to another point.
  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// `LongPressGesture`
final class LongPressRecognizer: Recognizer {
  private let duration: Double
  private let distance: Double
  private var began: Touch?

  init(duration: Double, distance: Double) {
    self.duration = duration
    self.distance = distance
  }

  override var claimsChanges: Bool { false }

  override func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    switch touch.phase {
    case .began:
      began = touch
      context.wake(touch.time + nanoseconds)
      return duration <= 0 ? end() : .changed(.bool(true))
    case .moved:
      guard let began else { return .failed }
      return began.location.distance(to: touch.location) > distance ? fail() : .possible
    case .held:
      guard let began else { return .failed }
      return touch.time >= began.time + nanoseconds ? end() : .possible
    case .ended, .finished: return fail()
    }
  }

  private var nanoseconds: Int { Int((min(max(duration, 0), 1e6) * 1e9).rounded()) }

  private func end() -> RecognizerOutcome {
    began = nil
    return .ended(.bool(true))
  }

  private func fail() -> RecognizerOutcome {
    began = nil
    return .failed
  }

  override func cancel(_ context: GestureContext) throws { began = nil }
}

/// `DragGesture`
final class DragRecognizer: Recognizer {
  private let minimum: Double
  private let space: RequestedCoordinateSpace
  private let value: (Touch, _ start: Point, _ location: Point) -> Value
  /// The start location, in the gesture's space and in the root's coordinates.
  private var start: (own: Point, root: Point)?
  private var isActive = false

  init(minimum: Double, space: RequestedCoordinateSpace, value: @escaping (Touch, Point, Point) -> Value) {
    self.minimum = minimum
    self.space = space
    self.value = value
  }

  override func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    let location = context.place(touch.location, in: space)
    switch touch.phase {
    case .began:
      start = (location, touch.location)
      isActive = minimum <= 0
    case .moved:
      guard let start else { return .failed }
      if start.root.distance(to: touch.location) >= minimum { isActive = true }
    case .held: return .possible
    case .ended, .finished:
      defer { (start, isActive) = (nil, false) }
      guard let start, isActive else { return .failed }
      return .ended(value(touch, start.own, location))
    }
    guard let start, isActive else { return .possible }
    return .changed(value(touch, start.own, location))
  }

  override func cancel(_ context: GestureContext) throws { (start, isActive) = (nil, false) }
}

/// A recognizer for gestures that steps cannot perform, such as those with two fingers.
final class SilentRecognizer: Recognizer {}
