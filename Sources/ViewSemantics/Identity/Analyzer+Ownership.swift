import ViewSource

/// A modifier or style of the program that owns state, at the view that it applies to.
struct PlacedModifier {
  let path: IdentityPath
  let name: String
  /// The part of its type arguments that determines its identity; `nil` if it is unknown.
  let type: String?
  let owned: [String]
}

/// State ownership of views, including views behind type erasure.
extension Analyzer {
  /// The state that a view and the views below it own, across files: `@State Row.isOpen`.
  public func owned(by node: IdentityNode) -> [String] { names(ofStates: owned(by: [node])) }

  /// The state that a view and the views in its body own.
  public func owned(by tree: IdentityTree) -> [String] {
    names(ofStates: owned(by: tree.roots, besides: tree.owned))
  }

  /// The numbers of the states that some views of a body own, without duplicates.
  ///
  /// - Parameter own: the state of the view with the body.
  func owned(by nodes: [IdentityNode], besides own: [OwnedState] = []) -> [Int] {
    var budget = Int.max
    return owned(by: nodes, besides: own, &budget)
  }

  /// - Parameter budget: the remaining number of steps; zero afterwards means that there may be more states. It lets a
  ///   program with thousands of nested views list some states for each view in the time that one complete list takes.
  func owned(by nodes: [IdentityNode], besides own: [OwnedState] = [], _ budget: inout Int) -> [Int] {
    ownership.beginSearch()
    var found: [Int] = []
    add(own.map { number(of: $0) }, to: &found)
    for node in nodes { addOwned(by: node, to: &found, &budget) }
    return found
  }

  private func addOwned(by node: IdentityNode, to found: inout [Int], _ budget: inout Int) {
    addOwned(in: node.typeID, to: &found, &budget)
    for modifier in node.hidden { addOwned(in: modifier, to: &found, &budget) }
    for child in node.children { addOwned(by: child, to: &found, &budget) }
  }

  /// The program's modifiers and styles on a view that own state, innermost first, with that state. It is lost if the
  /// modifier is removed while the view stays.
  ///
  /// The path of the second modifier with the same name ends in `Banner(2)`.
  func modifiersWithState(on node: IdentityNode) -> [PlacedModifier] {
    var counts: [String: Int] = [:]
    return (modifiers(on: node).modifiers.reversed() + node.hidden).compactMap { modifier in
      let owned = owned(in: [modifier])
      if owned.isEmpty { return nil }
      let name = name(of: types.decl(modifier))
      counts[name, default: 0] += 1
      let segment = counts[name] == 1 ? name : "\(name)(\(counts[name] ?? 1))"
      return PlacedModifier(
        path: node.path.appending(.content(segment)), name: name, type: valueArguments(of: modifier), owned: owned)
    }
  }

  /// The state of a view and the views in it, without that of modifiers on the view.
  func ownedWithoutModifiers(_ node: IdentityNode) -> [String] {
    owned(in: [modifiers(on: node).core]) + names(ofStates: owned(by: node.children))
  }

  /// The type arguments of a view without modifiers, as far as they determine its identity: `Field<Int>` and
  /// `Field<String>` differ, but a `Card` with other content is the same. `nil` if they are unknown.
  func valueType(of node: IdentityNode) -> String? {
    let type = modifiers(on: node).core
    guard types.kind(type) == .nominal, name(of: types.decl(type)) == node.view else { return nil }
    return valueArguments(of: type)
  }

  /// Whether a catalogue container's type arguments include the view's type.
  func isPart(_ node: IdentityNode, ofTypeOf container: IdentityNode) -> Bool {
    let type = modifiers(on: container).core
    guard types.kind(type) == .nominal, isFromCatalogue(types.decl(type)) else { return false }
    let view = resolvingOpaque(node.typeID)
    return types.arguments(type).contains { resolvingOpaque($0) == view }
  }

  private func valueArguments(of type: TypeID) -> String? {
    let nominal = types.decl(type)
    var values: [TypeID] = []
    for (parameter, argument) in zip(genericParameters(of: nominal), types.arguments(type)) {
      guard !isView(argument), !isForContent(parameter) else { continue }
      // Rows, tabs and marks are neither views nor values; a selection is a value.
      guard isOwn(nominal) || conforms(argument, to: known(.hashable)) else { continue }
      guard isComplete(argument) else { return nil }
      values.append(argument)
    }
    return values.map { text(of: $0) }.joined(separator: ", ")
  }

  /// Whether a generic parameter is for a container's content: its protocol has an associated type constrained to the
  /// protocol itself.
  private func isForContent(_ parameter: DeclID) -> Bool {
    constraints(on: types.parameter(parameter)).contains { constraint in
      guard types.kind(constraint) == .nominal else { return false }
      let target = types.decl(constraint)
      return children(of: target).contains { member in
        decl(member).kind == .associatedType
          && conformance(types.member(selfType(target), member), to: target) != nil
      }
    }
  }

  /// The program's modifiers on a view, outermost first, and the type that they apply to.
  private func modifiers(on node: IdentityNode) -> (modifiers: [TypeID], core: TypeID) {
    var modifiers: [TypeID] = []
    var type = resolvingOpaque(node.typeID)
    // Unwraps `ModifiedContent<IDView<Row, Int>, Banner>` to the row.
    while types.kind(type) == .nominal, isFromCatalogue(types.decl(type)), name(of: types.decl(type)) != node.view,
      types.argumentCount(type) > 1, isView(types.argument(type, 0))
    {
      modifiers += types.arguments(type).dropFirst().flatMap { ownModifiers(in: $0) }
      type = resolvingOpaque(types.argument(type, 0))
    }
    return (modifiers, type)
  }

  /// The program's part of a modifier type: itself, or the style that it sets.
  private func ownModifiers(in type: TypeID) -> [TypeID] {
    let type = resolvingOpaque(type)
    if isView(type) { return [] }
    if types.kind(type) == .nominal, isOwn(types.decl(type)) { return [type] }
    return types.arguments(type).flatMap { ownModifiers(in: $0) }
  }

  private func owned(in types: [TypeID]) -> [String] {
    ownership.beginSearch()
    var (found, budget) = ([Int](), Int.max)
    for type in types { addOwned(in: type, to: &found, &budget) }
    return names(ofStates: found)
  }

  /// Adds the state of a type and of the bodies of the views in it. Each body is visited once in a search.
  private func addOwned(in type: TypeID, to found: inout [Int], _ budget: inout Int) {
    let parts = parts(of: type)
    add(parts.states, to: &found)
    var open = parts.views.filter { ownership.meets(view: $0) }
    open.reverse()
    while let view = ownership.search(&open, found: &found, &budget) {
      ownership.set(partsOfBody(of: view), ofView: view)
      open.append(view)
    }
  }

  private func add(_ states: [Int], to found: inout [Int]) {
    for state in states where ownership.meets(state: state) { found.append(state) }
  }

  func names(ofStates numbers: some Sequence<Int>) -> [String] { numbers.map { ownership.names[$0] } }

  private func number(of state: OwnedState) -> Int { ownership.number(ofState: description(of: state)) }

  private func parts(of type: TypeID) -> OwnershipIndex.Parts {
    if let known = ownership.types[type] { return known }
    let parts = numbered(ownershipOutsideBodies(in: [type]))
    ownership.types[type] = parts
    return parts
  }

  private func numbered(_ parts: (states: [OwnedState], views: [DeclID])) -> OwnershipIndex.Parts {
    OwnershipIndex.Parts(
      states: parts.states.map { number(of: $0) }, views: parts.views.map { ownership.number(of: $0) })
  }

  /// The contents of a view's body, with type erasure removed, but without the bodies of the views in it.
  private func partsOfBody(of view: Int) -> OwnershipIndex.Parts {
    var types: [TypeID] = []
    if let body = contentMember(of: ownership.views[view]) {
      let itself = substitutionOfSelf(in: body, for: ownership.views[view])
      types = underlyingTypes(of: body).map { substitute($0, itself) }
      var open = IdentityWalker(self).nodes(of: body, root: "", itself).nodes
      while let node = open.popLast() {
        open += node.children
        types.append(node.typeID)
      }
    }
    return numbered(ownershipOutsideBodies(in: types))
  }
}
