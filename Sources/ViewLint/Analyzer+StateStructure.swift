import ViewSemantics
import ViewSource
import ViewSyntax

/// The state that a view keeps in a structure: `@State private var form = Form()` with `form.name` and `$form.name`.
///
/// If nothing else in the program stores such a structure, each of its stored properties behaves like a `@State` of the
/// view. Otherwise a property stands for several values, of which rules could not tell which one changes.
extension Analyzer {
  /// The `@State` property with the structure that stores a property: `form` of `form.name`; `nil` if there is none, or
  /// if it may start with another value than the initial value of the property.
  func state(holding property: DeclID) -> DeclID? {
    let declared = decl(property)
    guard declared.kind == .variable, !declared.has(.isComputed), !declared.has(.isStatic), isOwn(property),
      let structure = owner(of: property).flatMap({ nominal(of: $0) }), decl(structure).kind == .structure
    else { return nil }
    return stateHolding(structure)
  }

  /// Whether a property is declared with `@State`, or is part of a structure that is.
  func isState(_ property: DeclID) -> Bool {
    guard let wrapper = propertyWrappers(of: property).first else { return state(holding: property) != nil }
    return wrapper.decl == knownDecl("State")
  }

  /// The access to a state, from outside of the structure that it is part of.
  func accessToState(_ property: DeclID) -> Access { decl(state(holding: property) ?? property).access }

  /// The view that keeps a property as state, directly or in a structure.
  func viewKeeping(_ state: DeclID) -> DeclID? {
    owner(of: self.state(holding: state) ?? state).flatMap { nominal(of: $0) }
  }

  /// Whether a property is the `@State` property with the structure, or a binding to it: `form` in the view and in the
  /// views that it gives `$form`.
  func holds(_ holder: DeclID, _ structure: DeclID) -> Bool {
    if stateHolding(structure) == holder { return true }
    guard let wrapper = propertyWrappers(of: holder).first, wrapper.decl == knownDecl(.binding) else { return false }
    let type = variableType(of: holder)
    return types.kind(type) == .nominal && types.decl(type) == structure && stateHolding(structure) != nil
  }

  /// The state and the bindings that hold a structure.
  func holders(of structure: DeclID) -> [DeclID] {
    guard stateHolding(structure) != nil else { return [] }
    return program.bodies(naming: decl(structure).name).filter { body in
      decl(body).kind == .variable && !decl(body).has(.isComputed) && holds(body, structure)
    }
  }

  /// The bodies that may use a property by its name, with those of the view that keeps it in a structure.
  func bodiesNear(_ property: DeclID) -> [DeclID] {
    let near = bodies(near: property)
    guard let holder = state(holding: property), holder.file != property.file else { return near }
    return near + bodies(near: holder)
  }

  private static var name: String { "state structures" }

  private func stateHolding(_ structure: DeclID) -> DeclID? {
    let cache = foundOnce[Self.name] as? StateStructures ?? StateStructures()
    foundOnce[Self.name] = cache
    if let known = cache.states[structure] { return known }
    // The search may ask about the structure itself.
    cache.states[structure] = .some(nil)
    let found = findState(holding: structure)
    cache.states[structure] = .some(found)
    return found
  }

  private func findState(holding structure: DeclID) -> DeclID? {
    let name = decl(structure).name
    guard isOwn(structure), !isView(selfType(structure)), genericContext(of: structure).parameters.isEmpty else {
      return nil
    }
    var holders: [DeclID] = []
    for body in program.bodies(naming: name) where decl(body).kind == .variable && !decl(body).has(.isComputed) {
      guard let wrapper = propertyWrappers(of: body).first, wrapper.decl == knownDecl("State"),
        case let type = variableType(of: body), types.kind(type) == .nominal, types.decl(type) == structure
      else { continue }
      holders.append(body)
    }
    guard holders.count == 1, let holder = holders.first, let view = owner(of: holder).flatMap({ nominal(of: $0) }),
      isView(selfType(view)), startsPlainly(holder, in: view)
    else { return nil }
    return StructureMentions(of: structure, in: holder, self).areHarmless ? holder : nil
  }

  /// Whether a property starts as `Form()`, and no initializer starts it with something else.
  private func startsPlainly(_ holder: DeclID, in view: DeclID) -> Bool {
    let declaration = node(of: holder)
    guard let value = declaration.initialValue ?? declaration.child(.patternBinding)?.initialValue,
      value.kind == .functionCallExpr,
      value.callArgumentCount == 0
    else { return false }
    let members = ([view] + extensions(of: view)).lazy.flatMap { self.children(of: $0) }
    return !members.contains { self.isInitializer($0) && self.node(of: $0).mentions(self.decl(holder).name) }
  }
}

/// A cache of the states that hold structures.
private final class StateStructures {
  var states: [DeclID: DeclID?] = [:]
}

/// Looks at the mentions of a structure outside of itself, to find whether the program stores others of its kind.
private struct StructureMentions {
  private let analyzer: Analyzer
  private let name: Name
  private let own: [SyntaxNode]
  private(set) var areHarmless = true

  init(of structure: DeclID, in holder: DeclID, _ analyzer: Analyzer) {
    self.analyzer = analyzer
    name = analyzer.decl(structure).name
    let parts = [structure] + analyzer.extensions(of: structure)
    own = parts.map { analyzer.node(of: $0) } + [analyzer.node(of: holder)]
    let outer = analyzer.parent(of: structure).flatMap { analyzer.nominal(of: $0) }
    if let outer {
      // The name of a nested structure means it only in the enclosing type, and is qualified elsewhere.
      for part in [outer] + analyzer.extensions(of: outer) { visit(analyzer.node(of: part), allowing: false) }
      return
    }
    for file in analyzer.program.userFileIDs where areHarmless {
      let root = analyzer.program.file(file).tree.root
      if root.mentions(name) { visit(root, allowing: false) }
    }
  }

  /// - Parameter isAllowed: whether a mention in the node stores no other structure.
  private mutating func visit(_ node: SyntaxNode, allowing isAllowed: Bool) {
    if own.contains(where: { $0.id == node.id && $0.isInSameTree(as: node) }) { return }
    guard areHarmless, node.mentions(name) else { return }
    switch node.kind {
    case .identifierType where node.referencedName.map({ node.name(of: $0) }) == name,
      .declReferenceExpr where node.referencedName.map({ node.name(of: $0) }) == name:
      areHarmless = isAllowed
    case .macroExpansionDecl, .macroExpansionExpr: return
    case .parameter:
      // A parameter holds a copy, or a binding.
      for child in node.children { visit(child, allowing: !child.kind.isExpr && !child.isCollectionType) }
    case .variableDecl:
      let isBinding = node.child(.modifierList)?.children.contains { attribute in
        attribute.kind == .attribute && attribute.children.first?.text == "Binding"
      }
      for child in node.children { visit(child, allowing: isBinding == true) }
    case .assignmentExpr:
      // `form = Form()`
      for child in node.children {
        visit(child, allowing: child.kind == .functionCallExpr && child.children.count == 1)
      }
    case .identifierType:
      // `Binding<Form>`
      let isBinding = node.referencedName.map { node.text(of: $0) } == "Binding"
      for child in node.children { visit(child, allowing: isAllowed && isBinding) }
    case .patternBinding, .typeAnnotation, .optionalType, .functionCallExpr, .attributedType, .genericArgumentClause:
      for child in node.children { visit(child, allowing: isAllowed) }
    default: for child in node.children { visit(child, allowing: false) }
    }
  }
}

extension SyntaxNode {
  fileprivate var isCollectionType: Bool { kind == .arrayType || kind == .dictionaryType }

  /// The number of arguments of a call, with trailing closures.
  fileprivate var callArgumentCount: Int { arguments.count + (flags.contains(.hasTrailingClosure) ? 1 : 0) }
}
