import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A gesture modifier on a view.
final class GestureHandler {
  /// The precedence between gestures that could receive the same touch.
  enum Precedence {
    /// After the gestures of descendants.
    case normal
    /// Before the gestures of descendants.
    case high
    /// Simultaneous with other gestures.
    case simultaneous
  }

  weak var node: ViewNode?
  let precedence: Precedence
  /// Whether the gestures of descendants are active.
  var includesInner = true
  /// The `onPressingChanged` closure.
  var pressing: ClosureBox?
  private var make: () throws -> Recognizer?
  private var recognizer: Recognizer?
  private var isStale = false
  private var isPressed = false

  init(_ node: ViewNode, _ precedence: Precedence) {
    self.node = node
    self.precedence = precedence
    make = { nil }
  }

  /// Updates the gesture's closures after a new evaluation of the modifier.
  func renew(_ make: @escaping () throws -> Recognizer?) {
    self.make = make
    isStale = true
  }

  var isWaiting: Bool { recognizer?.isWaiting ?? false }
  var claimsChanges: Bool { recognizer?.claimsChanges ?? true }

  /// Whether a long press can be the gesture's.
  var holds: Bool {
    if recognizer == nil { recognizer = try? make() }
    return recognizer?.holds ?? false
  }

  /// Resets the recognizer before a new touch.
  func reset() { if !isWaiting { recognizer = nil } }

  func handle(_ touch: Touch, _ context: GestureContext) throws -> RecognizerOutcome {
    if let known = recognizer {
      if isStale, let new = try make() { known.adopt(new) }
    } else {
      recognizer = try make()
    }
    isStale = false
    if case .began = touch.phase { try press(true, context) }
    let outcome = try recognizer?.handle(touch, context) ?? .failed
    switch outcome {
    case .ended, .failed: try press(false, context)
    case .possible, .changed: break
    }
    return outcome
  }

  func cancel(_ context: GestureContext) throws {
    try recognizer?.cancel(context)
    try press(false, context)
  }

  private func press(_ isDown: Bool, _ context: GestureContext) throws {
    guard isPressed != isDown else { return }
    isPressed = isDown
    guard let pressing else { return }
    context.graph.events.append(.called(path: context.node.path, action: "onPressingChanged"))
    try context.graph.run(pressing, [.bool(isDown)], for: context.node)
  }
}

/// Access to the properties of a gesture value.
struct GestureReading {
  let graph: Graph
  let value: Value
  let type: TypeID
  var machine: Machine { graph.machine }

  func field(_ name: String) -> Value { graph.field(name, of: value) }

  func number(_ name: String) -> Double { graph.length(field(name)) ?? 0 }

  /// The recognizer of a gesture in a field.
  func inner(_ name: String) throws -> Recognizer {
    guard let index = machine.fieldIndex(name, of: type) else { return SilentRecognizer() }
    return try graph.recognizer(field(name), machine.fields(of: type)[index].type)
  }

  /// A function in a field.
  func function(_ name: String) throws -> ClosureBox { try field(name).box(ClosureBox.self) }

  /// The `Value` type of the gesture.
  var valueType: TypeID {
    let analyzer = graph.analyzer
    guard let decl = analyzer.directMembers(of: machine.types.decl(type), named: "Value").first,
      analyzer.decl(decl).kind != .alias
    else { return analyzer.unknownType }
    return analyzer.nominalType(decl, machine.types.arguments(type))
  }

  /// The coordinate space of the gesture's locations.
  var space: RequestedCoordinateSpace { graph.space(field("coordinateSpace"), graph.analyzer.known("CoordinateSpace")) }
}

extension Graph {
  /// The recognizer of a gesture: native code for gestures of the catalogue, or else that of the gesture's body.
  func recognizer(_ value: Value, _ type: TypeID) throws -> Recognizer {
    let type = machine.dynamicType(of: value, as: type)
    let value = machine.opened(value)
    if let inner = machine.wrappedType(type) {
      return try value.unwrapped.map { try recognizer($0, inner) } ?? SilentRecognizer()
    }
    if let name = machine.catalogueName(type), let make = table.gestures[name] {
      return try make(GestureReading(graph: self, value: value, type: type))
    }
    guard let body = service(GestureRequirements.self).body, witness(body, in: type) != nil else {
      note("the gesture `\(typeName(type))` is not recognized yet", at: reader?.source)
      return SilentRecognizer()
    }
    let prepared = try prepared(body, of: type)
    return try recognizer(machine.call(prepared, [value]), prepared.result)
  }
}

/// `Gesture.body`
private final class GestureRequirements: GraphService {
  let body: DeclID?

  init(_ graph: Graph) {
    let analyzer = graph.analyzer
    body = analyzer.knownDecl("Gesture").flatMap { owner in
      analyzer.memberDecls("body", of: owner).first { analyzer.parent(of: $0) == owner }
    }
  }
}
