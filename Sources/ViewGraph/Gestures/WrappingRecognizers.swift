import ViewMachine
import ViewSemantics
import ViewSource

/// A recognizer that wraps another one.
class WrappingRecognizer: Recognizer {
  let content: Recognizer

  init(_ content: Recognizer) { self.content = content }

  override var claimsChanges: Bool { content.claimsChanges }
  override var isWaiting: Bool { content.isWaiting }
  override var holds: Bool { content.holds }

  override func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    try content.handle(touch, context)
  }

  override func cancel(_ context: GestureContext) throws { try content.cancel(context) }

  override func adopt(_ other: Recognizer) {
    if let other = other as? WrappingRecognizer { content.adopt(other.content) }
  }
}

/// `onEnded`
final class EndedRecognizer: WrappingRecognizer {
  private var action: ClosureBox
  /// Whether the action belongs to the host, not to the program.
  var isSilent = false

  init(_ content: Recognizer, _ action: ClosureBox) {
    self.action = action
    super.init(content)
  }

  override func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    let outcome = try super.handle(touch, context)
    if case .ended(let value) = outcome, isSilent {
      _ = try context.graph.machine.call(action, [value])
    } else if case .ended(let value) = outcome {
      context.graph.events.append(.called(path: context.node.path, action: "onEnded"))
      try context.graph.run(action, [value], for: context.node)
    }
    return outcome
  }

  override func adopt(_ other: Recognizer) {
    super.adopt(other)
    if let other = other as? EndedRecognizer { action = other.action }
  }
}

/// `onChanged`
final class ChangedRecognizer: WrappingRecognizer {
  private var action: ClosureBox
  private let type: TypeID
  private var last: Value?

  init(_ content: Recognizer, _ action: ClosureBox, _ type: TypeID) {
    self.action = action
    self.type = type
    super.init(content)
  }

  override func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    let outcome = try super.handle(touch, context)
    guard case .changed(let value) = outcome else {
      if case .possible = outcome {} else { last = nil }
      return outcome
    }
    if let last, context.graph.isSame(last, value, type) { return outcome }
    last = value
    context.graph.events.append(.called(path: context.node.path, action: "onChanged"))
    try context.graph.run(action, [value], for: context.node)
    return outcome
  }

  override func cancel(_ context: GestureContext) throws {
    last = nil
    try super.cancel(context)
  }

  override func adopt(_ other: Recognizer) {
    super.adopt(other)
    if let other = other as? ChangedRecognizer { action = other.action }
  }
}

/// `updating(_:body:)`: a gesture state that is reset when the gesture ends.
final class GestureStateRecognizer: WrappingRecognizer {
  private var update: ClosureBox
  private let location: StateLocation
  private let first: Value
  /// Mutates the transaction of the reset.
  private let reset: ClosureBox?

  init(_ content: Recognizer, _ update: ClosureBox, _ location: StateLocation, first: Value, reset: ClosureBox?) {
    self.update = update
    self.location = location
    self.first = first
    self.reset = reset
    super.init(content)
  }

  override func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    let outcome = try super.handle(touch, context)
    switch outcome {
    case .possible: break
    case .changed(let value):
      let graph = context.graph
      var arguments = [value, location.peek(), graph.plainTransaction]
      let outer = context.graph.reader
      context.graph.reader = nil
      defer { context.graph.reader = outer }
      _ = try context.graph.machine.call(update, changing: &arguments)
      write(arguments[1], arguments[2], in: graph)
    case .ended, .failed: try begin(in: context.graph)
    }
    return outcome
  }

  /// Writes the state in a transaction, which the closure may have changed.
  private func write(_ value: Value, _ transaction: Value, in graph: Graph) {
    let scope = graph.isPlain(transaction) ? graph.animations.scope : TransactionScope(transaction)
    graph.inTransaction(scope) { location.write(value) }
  }

  /// Resets the state to its initial value.
  private func begin(in graph: Graph) throws {
    var arguments = [location.peek(), graph.plainTransaction]
    if let reset {
      let outer = graph.reader
      graph.reader = nil
      defer { graph.reader = outer }
      _ = try graph.machine.call(reset, changing: &arguments)
    }
    write(first, arguments[1], in: graph)
  }

  override func cancel(_ context: GestureContext) throws {
    try super.cancel(context)
    try begin(in: context.graph)
  }

  override func adopt(_ other: Recognizer) {
    super.adopt(other)
    if let other = other as? GestureStateRecognizer { update = other.update }
  }
}

/// `map(_:)`
final class MapRecognizer: WrappingRecognizer {
  private var transform: ClosureBox

  init(_ content: Recognizer, _ transform: ClosureBox) {
    self.transform = transform
    super.init(content)
  }

  override func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    switch try super.handle(touch, context) {
    case .changed(let value): .changed(try context.graph.machine.call(transform, [value]))
    case .ended(let value): .ended(try context.graph.machine.call(transform, [value]))
    case .possible: .possible
    case .failed: .failed
    }
  }

  override func adopt(_ other: Recognizer) {
    super.adopt(other)
    if let other = other as? MapRecognizer { transform = other.transform }
  }
}
