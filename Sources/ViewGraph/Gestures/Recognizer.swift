import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Something that a finger does.
struct Touch {
  enum Phase {
    case began
    case moved
    /// Time has gone on while the finger stays.
    case held
    case ended
    /// No further touch follows.
    case finished
  }

  var phase: Phase
  /// In the root's coordinates.
  var location: Point
  /// Points a second.
  var velocity = Size.zero
  /// On the virtual clock, in nanoseconds.
  var time: Int
}

/// What a recognizer makes of a touch.
enum RecognizerOutcome {
  /// It may become something.
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

/// Where a gesture is: the view that it is on.
struct GestureContext {
  let graph: Graph
  let node: ViewNode
  /// The layout node in whose coordinates `local` is.
  let layout: LayoutNodeID?
  /// Asks for a touch of the phase `held` at a time of the clock.
  let wake: (Int) -> Void

  /// A place in the root's coordinates in those of a space.
  func place(_ point: Point, in space: AskedSpace) -> Point {
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

/// A gesture of the program while it is watched for.
class Recognizer {
  /// Whether a change takes the touch from others; a press that is not long yet does not.
  var claimsChanges: Bool { true }
  /// Whether it waits for another tap.
  var isWaiting: Bool { false }

  func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome { .failed }

  /// Another gesture has taken the touch, or all is over.
  func cancel(_ context: GestureContext) throws {}

  /// Goes on with the functions of the same gesture of a later evaluation.
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
  /// How far it is to another point.
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
  private let space: AskedSpace
  private let value: (Touch, _ start: Point, _ location: Point) -> Value
  /// Where the finger came down, in the space and in the root's coordinates.
  private var start: (own: Point, root: Point)?
  private var isActive = false

  init(minimum: Double, space: AskedSpace, value: @escaping (Touch, Point, Point) -> Value) {
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

/// A gesture that a step cannot make: two fingers.
final class SilentRecognizer: Recognizer {}
