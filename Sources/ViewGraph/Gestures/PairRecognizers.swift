import ViewMachine
import ViewSemantics
import ViewSource

/// A recognizer that combines two gestures.
class PairRecognizer: Recognizer {
  let first: Recognizer
  let second: Recognizer
  /// The `Value` type of the gesture.
  let type: TypeID

  override var holds: Bool { first.holds || second.holds }

  init(_ first: Recognizer, _ second: Recognizer, _ type: TypeID) {
    self.first = first
    self.second = second
    self.type = type
  }

  override var isWaiting: Bool { first.isWaiting || second.isWaiting }

  override func cancel(_ context: GestureContext) throws {
    try first.cancel(context)
    try second.cancel(context)
  }

  override func adopt(_ other: Recognizer) {
    guard let other = other as? PairRecognizer else { return }
    first.adopt(other.first)
    second.adopt(other.second)
  }
}

/// `simultaneously(with:)`
final class SimultaneousRecognizer: PairRecognizer {
  private var results: (first: RecognizerOutcome, second: RecognizerOutcome) = (.possible, .possible)

  override var claimsChanges: Bool { first.claimsChanges || second.claimsChanges }

  override func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    if case .began = touch.phase, !isWaiting { results = (.possible, .possible) }
    results.first = try next(first, results.first, touch, context)
    results.second = try next(second, results.second, touch, context)
    let value = Value.ref(
      StructBox(type, [.optional(results.first.value), .optional(results.second.value)]))
    switch results {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.changed, _), (_, .changed), (.ended, _), (_, .ended): return .changed(value)
    default: return .possible
    }
  }

  private func next(
    _ recognizer: Recognizer, _ last: RecognizerOutcome, _ touch: Touch, _ context: GestureContext
  ) throws -> RecognizerOutcome {
    switch last {
    case .ended, .failed: return last
    case .changed:
      let outcome = try recognizer.handle(touch, context)
      if case .possible = outcome { return last }
      return outcome
    case .possible: return try recognizer.handle(touch, context)
    }
  }
}

/// `exclusively(before:)`: the second gesture receives the touches if the first has failed.
final class ExclusiveRecognizer: PairRecognizer {
  private var touches: [Touch] = []
  private var hasFailed = false

  override var claimsChanges: Bool { hasFailed ? second.claimsChanges : first.claimsChanges }

  override func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    if case .began = touch.phase, !isWaiting {
      touches = []
      hasFailed = false
    }
    if hasFailed { return result(try second.handle(touch, context), 1) }
    touches.append(touch)
    let outcome = try first.handle(touch, context)
    guard case .failed = outcome else { return result(outcome, 0) }
    hasFailed = true
    var last = RecognizerOutcome.possible
    for earlier in touches {
      last = try second.handle(earlier, context)
      if case .ended = last { break }
      if case .failed = last { break }
    }
    return result(last, 1)
  }

  private func result(_ outcome: RecognizerOutcome, _ tag: Int) -> RecognizerOutcome {
    switch outcome {
    case .changed(let value): .changed(.ref(EnumBox(type, tag, [value])))
    case .ended(let value): .ended(.ref(EnumBox(type, tag, [value])))
    case .possible: .possible
    case .failed: .failed
    }
  }
}

/// `sequenced(before:)`: the second gesture begins when the first has ended.
final class SequenceRecognizer: PairRecognizer {
  private var value: Value?

  override var claimsChanges: Bool { value != nil || first.claimsChanges }
  override var isWaiting: Bool { value != nil || super.isWaiting }

  override func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    if case .began = touch.phase, !isWaiting { value = nil }
    guard let value else {
      switch try first.handle(touch, context) {
      case .changed(let value): return .changed(.ref(EnumBox(type, 0, [value])))
      case .ended(let value):
        self.value = value
        // The finger is still down, unless the first gesture was a tap.
        if case .held = touch.phase {
          var start = touch
          start.phase = .began
          if case .changed(let next) = try second.handle(start, context) {
            return .changed(.ref(EnumBox(type, 1, [value, next.wrapped])))
          }
        }
        return .changed(.ref(EnumBox(type, 1, [value, .nothing])))
      case .possible: return .possible
      case .failed: return .failed
      }
    }
    switch try second.handle(touch, context) {
    case .changed(let next): return .changed(.ref(EnumBox(type, 1, [value, next.wrapped])))
    case .ended(let next):
      self.value = nil
      return .ended(.ref(EnumBox(type, 1, [value, next.wrapped])))
    case .possible: return .possible
    case .failed:
      self.value = nil
      return .failed
    }
  }

  override func cancel(_ context: GestureContext) throws {
    value = nil
    try super.cancel(context)
  }
}
