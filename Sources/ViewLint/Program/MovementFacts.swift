import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The collections of a program whose elements are inserted, removed or reordered, so that an index does not identify
/// an element.
struct MovementFacts: Sendable {
  /// The first place where elements of a property are inserted, removed or reordered, by type and property name.
  private(set) var places: [ProgramFacts.Input: ProgramFacts.Place] = [:]

  /// The first place where elements of a property are inserted or removed. Appending to a collection in a view's state,
  /// or removing its last element, moves no other elements.
  private(set) var resizings: [ProgramFacts.Input: ProgramFacts.Place] = [:]

  mutating func merge(_ others: [MovementFacts]) {
    resizings.merge(all: others.map(\.resizings), uniquingKeysWith: ProgramFacts.Place.first)
    places.merge(all: others.map(\.places), uniquingKeysWith: ProgramFacts.Place.first)
  }

  /// `notes.remove(at: 0)`
  mutating func read(call: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) {
    guard context.analyzer.decl(use.decl).has(.isMutating), let base = call.children.first?.children.first,
      let property = context.record.decl(of: base)
    else { return }
    if context.analyzer.decl(use.decl).has(.shiftsElements) {
      note(property, at: call, context, isResized: !Self.orders.contains(context.analyzer.decl(use.decl).name))
    } else if context.isUse(call, ofAny: Self.atTheEnd) {
      noteEnding(of: property, at: call, context)
    }
  }

  /// The mutating functions that keep the number of elements.
  private static let orders: Set<Name> = ["sort", "reverse", "shuffle", "swapAt", "move", "partition"]
  private static let atTheEnd = ["append", "removeLast", "popLast", "removeAll"].map { CatalogueMember("Array", $0) }

  /// `notes += more`
  mutating func read(operation node: SyntaxNode, _ context: RuleContext) {
    guard let target = node.children.first, let property = context.record.decl(of: target),
      context.analyzer.isKnown(context.analyzer.variableType(of: property), .array)
    else { return }
    noteEnding(of: property, at: node, context)
  }

  private mutating func noteEnding(of property: DeclID, at node: SyntaxNode, _ context: RuleContext) {
    guard context.isOwn(property), context.analyzer.isOwnState(property), context.isInView,
      let input = ProgramFacts.Input(property, context.analyzer), resizings[input] == nil
    else { return }
    resizings[input] = ProgramFacts.Place(file: context.fileID, range: node.range)
  }

  /// `notes = notes.filter { … }`
  mutating func read(assignment node: SyntaxNode, _ context: RuleContext) {
    guard let target = node.children.first, var value = node.children.last, value.kind == .functionCallExpr,
      let property = context.record.decl(of: target)
    else { return }
    var (isMoved, isResized) = (false, false)
    while value.kind == .functionCallExpr, let base = value.children.first?.children.first, base.kind.isExpr {
      if context.movesElements(value) { isMoved = true }
      if context.calledFact(.copies, of: value) == .selection { isResized = true }
      value = base
    }
    if isMoved, context.record.decl(of: value) == property {
      note(property, at: node, context, isResized: isResized)
    }
  }

  private mutating func note(_ property: DeclID, at node: SyntaxNode, _ context: RuleContext, isResized: Bool) {
    // An initializer sets the first elements.
    guard context.isOwn(property), context.decl.map({ !context.analyzer.isInitializer($0) }) ?? true,
      let input = ProgramFacts.Input(property, context.analyzer),
      places[input] == nil || isResized && resizings[input] == nil, !context.isOnlyForInitializers
    else { return }
    let place = ProgramFacts.Place(file: context.fileID, range: node.range)
    if places[input] == nil { places[input] = place }
    if isResized, resizings[input] == nil { resizings[input] = place }
  }
}

extension RuleContext {
  /// Whether a call returns a collection whose elements have other positions than in the receiver.
  func movesElements(_ call: SyntaxNode) -> Bool {
    let copies = calledFact(.copies, of: call)
    return copies == .selection || copies == .order
  }
}

extension ProgramFacts.Input {
  /// A property as an input: the property name is also the argument label of the memberwise initializer.
  init?(_ property: DeclID, _ analyzer: Analyzer) {
    guard let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) else { return nil }
    self.init(view: owner, label: analyzer.decl(property).name)
  }
}

extension ClaimResolver {
  /// The maximum number of steps in which a collection is followed from view to view.
  private static let maximumSteps = 32

  /// A place where elements of a property are inserted, removed or reordered: in the property itself, in the value that
  /// a caller passes, or through a binding to it.
  func movement(of property: DeclID, _ analyzer: Analyzer) -> ProgramFacts.Place? {
    place(of: property, in: facts.movement.places, analyzer)
  }

  /// The same, for insertions and removals only.
  func resizing(of property: DeclID, _ analyzer: Analyzer) -> ProgramFacts.Place? {
    place(of: property, in: facts.movement.resizings, analyzer)
  }

  private func place(
    of property: DeclID, in places: [ProgramFacts.Input: ProgramFacts.Place], _ analyzer: Analyzer
  ) -> ProgramFacts.Place? {
    guard let first = ProgramFacts.Input(property, analyzer) else { return nil }
    var open: [(input: ProgramFacts.Input, property: DeclID?)] = [(first, property)]
    var seen: Set<ProgramFacts.Input> = [first]
    for _ in 0..<Self.maximumSteps {
      guard let (input, property) = open.popLast() else { return nil }
      if let place = places[input] { return place }
      let projected = ProgramFacts.Input(view: input.view, label: input.label.projection)
      for given in (facts.given[input] ?? []) + (facts.given[projected] ?? []) {
        guard let source = ProgramFacts.Input(given.property, analyzer), seen.insert(source).inserted else { continue }
        open.append((source, given.property))
      }
      for bound in property.flatMap({ bindings[$0] }) ?? [] where seen.insert(bound).inserted {
        open.append((bound, nil))
      }
    }
    return nil
  }
}
