import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// What a modifier watches for on its view.
final class GestureHandler {
  /// Which gesture gets a touch that several could have.
  enum Precedence {
    /// Those of views within come first.
    case normal
    /// Comes before those of views within.
    case high
    /// Goes on beside the others.
    case simultaneous
  }

  weak var node: ViewNode?
  let precedence: Precedence
  /// Whether gestures of views within take part.
  var includesInner = true
  /// Called with whether the finger is down.
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

  /// The modifier has been evaluated again: its functions are others.
  func renew(_ make: @escaping () throws -> Recognizer?) {
    self.make = make
    isStale = true
  }

  var isWaiting: Bool { recognizer?.isWaiting ?? false }
  var claimsChanges: Bool { recognizer?.claimsChanges ?? true }

  /// Nothing of an earlier touch counts.
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

/// A gesture's value while it is read.
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

  /// The type of the value that the gesture gives.
  var valueType: TypeID {
    let analyzer = graph.analyzer
    guard let decl = analyzer.directMembers(of: machine.types.decl(type), named: "Value").first,
      analyzer.decl(decl).kind != .alias
    else { return analyzer.unknownType }
    return analyzer.nominalType(decl, machine.types.arguments(type))
  }

  /// In which space the gesture gives places.
  var space: AskedSpace { graph.space(field("coordinateSpace"), graph.analyzer.known("CoordinateSpace")) }
}

extension Graph {
  /// What watches for a gesture: code of the host for those of the catalogue, else what the gesture's body is.
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
      note("the gesture `\(typeName(type))` is not watched for yet", at: reader?.source)
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
