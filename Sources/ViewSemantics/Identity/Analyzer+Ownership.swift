import ViewSource

/// A modifier or style of the program that keeps something, where it is put on a view.
struct PlacedModifier {
  let path: IdentityPath
  let name: String
  /// The types that its own is made of, as far as they make it another one; `nil` if they are not known.
  let type: String?
  let owned: [String]
}

/// What views own that their types do not tell: what is erased in their bodies.
extension Analyzer {
  /// What a view owns: itself and the views below it, across files. `@State Row.isOpen`
  public func owned(by node: IdentityNode) -> [String] { names(ofStates: owned(by: [node])) }

  /// What a view owns, itself and in its body.
  public func owned(by tree: IdentityTree) -> [String] {
    names(ofStates: owned(by: tree.roots, besides: tree.owned))
  }

  /// What some views of a body own, by numbers, each once.
  ///
  /// - Parameter own: what the view of the body keeps itself.
  func owned(by nodes: [IdentityNode], besides own: [OwnedState] = []) -> [Int] {
    var budget = Int.max
    return owned(by: nodes, besides: own, &budget)
  }

  /// - Parameter budget: what is left of it when all has been found; nothing if there may be more. Each view in thousands of
  ///   others that are in one another can be said to own some of what is below it in the time that all of it would take one.
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

  /// The modifiers and styles of the program that are put on a view and keep something, the innermost first, each with
  /// what it keeps: that is lost with it while the view stays.
  ///
  /// The path to the second one of a name ends in `Banner(2)`.
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

  /// What a view and those in it keep, without what is kept by what is put on it.
  func ownedWithoutModifiers(_ node: IdentityNode) -> [String] {
    owned(in: [modifiers(on: node).core]) + names(ofStates: owned(by: node.children))
  }

  /// The type of a view without what is put on it, as far as it makes it another view: `Field<Int>` and `Field<String>` are
  /// two, but not a `Card` that has other views in it. `nil` if that is not known.
  func valueType(of node: IdentityNode) -> String? {
    let type = modifiers(on: node).core
    guard types.kind(type) == .nominal, name(of: types.decl(type)) == node.view else { return nil }
    return valueArguments(of: type)
  }

  /// Whether the type of a container of the catalogue says what is in it, and so that a view is.
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
      // Rows, tabs and marks are no views, but no values either: a selection is.
      guard isOwn(nominal) || conforms(argument, to: known(.hashable)) else { continue }
      guard isComplete(argument) else { return nil }
      values.append(argument)
    }
    return values.map { text(of: $0) }.joined(separator: ", ")
  }

  /// Whether a generic parameter is for what a container is made of: its protocol asks for a body of its own kind.
  private func isForContent(_ parameter: DeclID) -> Bool {
    constraints(on: types.parameter(parameter)).contains { constraint in
      guard types.kind(constraint) == .nominal else { return false }
      let target = types.decl(constraint)
      return children(of: target).contains { member in
        decl(member).kind == .associatedType
          && conformance(types.member(typeItself(target), member), to: target) != nil
      }
    }
  }

  /// The modifiers of the program on a view, the outermost first, and the type of what they are put on.
  private func modifiers(on node: IdentityNode) -> (modifiers: [TypeID], core: TypeID) {
    var modifiers: [TypeID] = []
    var type = resolvingOpaque(node.typeID)
    // `ModifiedContent<IDView<Row, Int>, Banner>` down to the row.
    while types.kind(type) == .nominal, isFromCatalogue(types.decl(type)), name(of: types.decl(type)) != node.view,
      types.argumentCount(type) > 1, isView(types.argument(type, 0))
    {
      modifiers += types.arguments(type).dropFirst().flatMap { ownModifiers(in: $0) }
      type = resolvingOpaque(types.argument(type, 0))
    }
    return (modifiers, type)
  }

  /// What a modifier is of the program: itself, or the style that it sets.
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

  /// What a type owns, and the bodies of the views in it: each is looked into once in a search.
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

  /// What a view's body is made of, whatever it is erased to, without what the bodies of the views in it are.
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
