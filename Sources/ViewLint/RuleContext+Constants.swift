import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether a condition is constant during the view's lifetime: `#available`, a literal, a test of the device or of
  /// global and static constants, state without writes, the value that identifies a row or screen, or a helper's
  /// parameter with the same argument at all uses.
  func neverChanges(_ condition: SyntaxNode) -> Bool {
    if condition.kind == .availabilityCondition || condition.kind == .booleanLiteralExpr { return true }
    let elements = elementNames
    var finder = ConstantFinder(analyzer: analyzer, values: elements, membersOf: plainValueType)
    if finder.change(of: condition, record) == .never { return true }
    // Last, because this searches the uses.
    let given = constantParameters(in: condition)
    guard !given.isEmpty else { return false }
    finder = ConstantFinder(analyzer: analyzer, values: elements.union(given))
    return finder.change(of: condition, record) == .never
  }

  /// The parameters of the current function that the conditions depend on; `nil` if they depend on another changing
  /// value.
  func onlyParameters(of conditions: [SyntaxNode]) -> [Name]? {
    guard let decl, analyzer.decl(decl).kind == .function else { return nil }
    let names = analyzer.signature(of: decl).parameters.map(\.name)
    let asked = names.filter { name in conditions.contains { $0.mentions(name) } }
    guard !asked.isEmpty else { return nil }
    var finder = ConstantFinder(analyzer: analyzer, values: elementNames.union(asked))
    return conditions.allSatisfy({ finder.change(of: $0, record) == .never }) ? asked : nil
  }

  /// Whether the conditions only ask whether a parameter has a value: `if let action`, `action == nil`.
  func isAskedForPresence(_ name: Name, in conditions: [SyntaxNode]) -> Bool {
    conditions.filter { $0.mentions(name) }.allSatisfy { condition in
      let asked = condition.comparedWithNil ?? condition.children.first { $0.kind.isPattern }
      return asked?.lastToken.map { condition.name(of: $0) } == name && asked?.children.isEmpty == true
    }
  }

  /// Whether a condition is constant because it is about a value that a view receives only once.
  func isFixedInput(_ condition: SyntaxNode) -> Bool {
    let isAboutSuch = condition.subtree.contains { part in
      record.types[part.id].map { analyzer.isFixedInput($0) } ?? false
    }
    return isAboutSuch && neverChanges(condition)
  }

  /// The type of the code, if it is a plain value type that provides views, such as an enumeration of pages. The code
  /// that shows the view selects the value.
  private var plainValueType: DeclID? {
    guard let ownerType, !isInView else { return nil }
    let kind = analyzer.decl(ownerType).kind
    return kind == .enumeration || kind == .structure ? ownerType : nil
  }

  /// The inputs of a view that the conditions depend on, with the members that they read; `nil` if they depend on
  /// another changing value.
  func onlyInputs(of conditions: [SyntaxNode]) -> (inputs: [DeclID], members: [DeclID])? {
    var finder = ConstantFinder(analyzer: analyzer, values: elementNames, inputsOf: ownerType)
    for condition in conditions where finder.change(of: condition, record) == .perhaps { return nil }
    return (finder.inputs, finder.members)
  }

  /// The parameters of a private helper in its condition whose arguments are constant at each use. Each use is a
  /// separate place in the view hierarchy.
  private func constantParameters(in condition: SyntaxNode) -> Set<Name> {
    guard let decl, analyzer.decl(decl).kind == .function,
      analyzer.decl(decl).access == .privateAccess
    else { return [] }
    let parameters = analyzer.signature(of: decl).parameters
    let asked = parameters.indices.filter { condition.mentions(parameters[$0].name) }
    guard !asked.isEmpty else { return [] }
    let uses = helperPlaces(of: decl)
    guard !uses.isEmpty else { return [] }
    let constant = asked.filter { number in
      uses.allSatisfy { use in
        use.node.kind == .functionCallExpr && use.context.givesConstant(to: number, in: use.node)
      }
    }
    return Set(constant.map { parameters[$0].name })
  }

  /// Whether an argument of a call, or the default for it, is constant.
  private func givesConstant(to parameter: Int, in call: SyntaxNode) -> Bool {
    guard let given = arguments(of: call)?.arguments.first(where: { $0.parameter == parameter }) else { return true }
    // The arguments of the calling function are unknown.
    var known = elementNames
    if let decl, analyzer.decl(decl).kind == .function, analyzer.decl(decl).access > .fileprivateAccess {
      known.formUnion(analyzer.signature(of: decl).parameters.map(\.name))
    }
    var finder = ConstantFinder(analyzer: analyzer, values: known)
    return finder.change(of: given.node, record) != .perhaps
  }

  /// The indices of the closure parameters with which a view of the program numbers its content: each page has a fixed
  /// number.
  private func numbers(in closure: SyntaxNode, of call: SyntaxNode) -> [Int] {
    guard let made = madeType(call), isOwn(made), let type = record.types[closure.id],
      analyzer.types.kind(type) == .function
    else { return [] }
    let parts = analyzer.types.arguments(type).dropLast()
    return parts.indices.filter { analyzer.isKnown(parts[$0], .int) }
  }

  /// The names of the surrounding rows and screens that are identified by their values (another value is another view),
  /// and of the numbers from containers of the program.
  private var elementNames: Set<Name> {
    var names: Set<Name> = []
    for (call, closure) in enclosingCalls {
      let isTold = isToldByElements(call)
      let numbers = isTold ? [] : numbers(in: closure, of: call)
      guard isTold || !numbers.isEmpty else { continue }
      guard let signature = closure.child(.closureSignature) else {
        if isTold || numbers.contains(0) { names.insert("$0") }
        continue
      }
      let parameters = signature.children.filter { $0.kind == .closureParameter }
      for (number, child) in parameters.enumerated() where isTold || numbers.contains(number) {
        if let token = child.firstToken { names.insert(child.name(of: token)) }
      }
    }
    return names
  }

  /// Whether a call makes a view for each of several values that identify the views.
  func isToldByElements(_ call: SyntaxNode) -> Bool {
    if let use = record.uses[call.id], analyzer.fact(.screen, of: use.decl) == .destination { return true }
    guard let made = madeType(call), analyzer.decl(made).has(.isRepeating), let type = type(of: call) else {
      return false
    }
    return analyzer.isToldByElements(type)
  }
}

/// Decides whether the value of an expression can change.
private struct ConstantFinder {
  let analyzer: Analyzer
  /// The names of values that identify the view, and of other constants.
  let values: Set<Name>
  /// The properties of the program that are being visited.
  private var open: [DeclID] = []

  /// The view whose inputs count as constant, and the inputs that were found.
  private let view: DeclID?
  private(set) var inputs: [DeclID] = []
  /// The members of values and objects that were read.
  private(set) var members: [DeclID] = []

  /// The type whose stored members count as constant.
  private let valueType: DeclID?

  init(analyzer: Analyzer, values: Set<Name>, inputsOf view: DeclID? = nil, membersOf valueType: DeclID? = nil) {
    self.analyzer = analyzer
    self.values = values
    self.view = view
    self.valueType = valueType
  }

  enum Change {
    case never, perhaps
  }

  /// Whether the value can change; `nil` if the expression reads no value.
  mutating func change(of node: SyntaxNode, _ record: BodyRecord) -> Change? {
    if isFixedInput(node, record) { return .never }
    switch node.kind {
    case .declReferenceExpr, .memberAccessExpr: return change(ofName: node, record)
    case .functionCallExpr:
      // A call of a constant's member is constant, unless it returns another value each time.
      if let use = record.uses[node.id], analyzer.isFromCatalogue(use.decl), !analyzer.decl(use.decl).has(.isFresh),
        let callee = node.children.first, callee.kind == .memberAccessExpr, let base = callee.children.first,
        base.kind.isExpr
      {
        return joined([base] + analyzer.arguments(of: node, record).map(\.node), record)
      }
      return .perhaps
    case .closureExpr: return .perhaps
    case .optionalBindingCondition where node.child(.initializerClause) == nil:
      // `if let action`
      let name = node.children.first { $0.kind.isPattern }
      guard let use = name.flatMap({ record.uses[$0.id] }) else {
        let parameter = name?.lastToken.map { node.name(of: $0) }
        return parameter.map(values.contains) == true ? .never : .perhaps
      }
      return isConstant(use.decl) ? .never : .perhaps
    default: return joined(Array(node.children), record)
    }
  }

  /// Whether a name refers to a value that a view receives only once.
  private func isFixedInput(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    let name = node.kind == .optionalBindingCondition ? node.children.first { $0.kind.isPattern } : node
    guard let name, name.kind == .declReferenceExpr || name.kind == .memberAccessExpr || name.kind.isPattern,
      let type = record.types[name.id]
    else { return false }
    return analyzer.isFixedInput(type)
  }

  private mutating func joined(_ nodes: [SyntaxNode], _ record: BodyRecord) -> Change? {
    var found: Change?
    for node in nodes {
      switch change(of: node, record) {
      case .perhaps: return .perhaps
      case .never: found = .never
      case nil: break
      }
    }
    return found
  }

  private mutating func change(ofName node: SyntaxNode, _ record: BodyRecord) -> Change? {
    guard let use = record.uses[node.id] else {
      let name = node.kind == .declReferenceExpr ? node.referencedName ?? node.firstToken : nil
      return name.map { values.contains(node.name(of: $0)) } == true ? .never : .perhaps
    }
    switch analyzer.decl(use.decl).kind {
    case .enumCase: return nil
    case .variable: return isConstant(use.decl) || isPart(node, use.decl, record) ? .never : .perhaps
    default: return .perhaps
    }
  }

  /// Whether a member belongs to a constant, whose members are constant, too.
  private mutating func isPart(_ node: SyntaxNode, _ member: DeclID, _ record: BodyRecord) -> Bool {
    if isConstantOfObserved(node, member, record) { return true }
    guard node.kind == .memberAccessExpr, !analyzer.decl(member).has(.isStatic), !analyzer.decl(member).has(.isFresh),
      let owner = analyzer.owner(of: member).flatMap({ analyzer.nominal(of: $0) }),
      // An object may be shared; a condition on the program checks whether its member changes.
      analyzer.decl(owner).kind != .classType || view != nil && analyzer.isOwn(member), let base = node.children.first,
      base.kind.isExpr
    else { return false }
    guard change(of: base, record) == .never else { return false }
    if view != nil { noteMember(member) }
    return true
  }

  /// Whether a member is a constant of an observed object: the object changes, and its reference stays during the
  /// view's lifetime.
  private func isConstantOfObserved(_ node: SyntaxNode, _ member: DeclID, _ record: BodyRecord) -> Bool {
    guard node.kind == .memberAccessExpr, analyzer.decl(member).has(.isConstant), !analyzer.decl(member).has(.isStatic),
      let base = node.children.first.flatMap({ record.uses[$0.id] }), base.part == .value,
      let wrapper = analyzer.propertyWrappers(of: base.decl).first
    else { return false }
    return analyzer.catalogueText(.observes, of: wrapper.decl) != nil
  }

  /// Whether a property is an input of the current view.
  private func isInput(_ property: DeclID) -> Bool {
    guard let view, analyzer.isInput(property) else { return false }
    return analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) } == view
  }

  /// Records a member that is read, or the inputs that it is computed from.
  private mutating func noteMember(_ member: DeclID) {
    guard analyzer.isOwn(member) else { return }
    if analyzer.decl(member).has(.isComputed) {
      members += analyzer.record(of: member).uses.values.map(\.decl).filter { analyzer.isInput($0) }
    } else if !analyzer.decl(member).has(.isConstant) {
      members.append(member)
    }
  }

  /// Whether a property is a `let` with a constant value, constant according to the catalogue, state without writes, or
  /// computed from such properties.
  private mutating func isConstant(_ property: DeclID) -> Bool {
    if analyzer.fact(.constant, of: property) != nil || isOfValue(property) { return true }
    let decl = analyzer.decl(property)
    if decl.has(.isConstant), decl.has(.isStatic) || analyzer.owner(of: property) == nil { return true }
    guard analyzer.isOwn(property), !open.contains(property) else { return false }
    open.append(property)
    defer { open.removeLast() }
    if decl.has(.isComputed) { return hasConstantCode(property) }
    if let wrapper = analyzer.propertyWrappers(of: property).first {
      return decl.access == .privateAccess && analyzer.ownsWrappedValue(wrapper.decl) && isNeverWritten(property)
    }
    if decl.has(.isConstant), analyzer.node(of: property).child(.initializerClause) != nil {
      return hasConstantCode(property)
    }
    if isInput(property) {
      inputs.append(property)
      return true
    }
    return false
  }

  /// Whether a property is stored in a value of `valueType`.
  private func isOfValue(_ property: DeclID) -> Bool {
    guard let valueType, !analyzer.decl(property).has(.isStatic) else { return false }
    return analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) } == valueType
  }

  /// Whether the getter or the initial value of a property is constant.
  private mutating func hasConstantCode(_ property: DeclID) -> Bool {
    let node = analyzer.node(of: property)
    let record = analyzer.record(of: property)
    guard let code = node.child(.initializerClause) ?? node.child(.codeBlock) ?? node.child(.accessorBlock) else {
      return false
    }
    return change(of: code, record) != .perhaps
  }

  private func isNeverWritten(_ property: DeclID) -> Bool {
    let uses = PropertyUses(of: property, analyzer)
    return uses.writes.isEmpty && uses.bindings.isEmpty
  }
}
