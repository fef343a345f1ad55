import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// The property that an assignment in an initializer sets, or with `_name = State(…)` the property whose storage it
  /// sets.
  func initialization(_ node: SyntaxNode) -> (use: BodyRecord.Use, value: SyntaxNode)? {
    guard node.kind == .assignmentExpr, let decl, analyzer.isInitializer(decl), let target = node.children.first,
      let value = node.children.last, let use = record.uses[target.id], analyzer.decl(use.decl).kind == .variable,
      analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == ownerType
    else { return nil }
    return (use, value)
  }

  /// The default argument of a parameter of the current initializer, with the condition that some call uses it:
  /// `Model()` for `model` in `init(model: Model = Model())`.
  func valueLeftOut(_ value: SyntaxNode) -> (value: SyntaxNode, condition: ProgramCondition)? {
    guard value.kind == .declReferenceExpr, record.uses[value.id] == nil, let token = value.referencedName, let decl,
      analyzer.isInitializer(decl), let ownerType
    else { return nil }
    let name = value.name(of: token)
    guard let parameter = analyzer.signature(of: decl).parameters.first(where: { $0.name == name && $0.hasDefault }),
      let id = parameter.node, let given = analyzer.node(id, of: decl).initialValue
    else { return nil }
    return (given, .leftOut(ProgramFacts.Input(view: ownerType, label: parameter.label)))
  }

  /// The condition for the initial value of a property to be used, if the memberwise initializer has a parameter for
  /// it: some call omits the argument, or no call passes it. `nil` if there is no such parameter.
  func conditionToBegin(_ property: DeclID, of view: DeclID) -> ProgramCondition? {
    let name = analyzer.decl(property).name
    guard !analyzer.children(of: view).contains(where: { analyzer.isInitializer($0) }),
      let signature = analyzer.memberwiseSignature(of: view),
      signature.parameters.contains(where: { $0.label == name && $0.hasDefault })
    else { return nil }
    let input = ProgramFacts.Input(view: view, label: name)
    return .any([.leftOut(input), .neverGiven(input)])
  }

  /// The label with which callers pass an input of a view: that of the parameter that the only initializer stores in the
  /// property, or the name of the property.
  func label(ofInput property: DeclID) -> Name {
    let name = analyzer.decl(property).name
    guard let view = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) else { return name }
    let initializers = analyzer.children(of: view).filter { analyzer.isInitializer($0) }
    guard initializers.count == 1, let initializer = initializers.first, analyzer.node(of: initializer).mentions(name)
    else { return name }
    let record = analyzer.record(of: initializer)
    let stored = analyzer.node(of: initializer).subtree.firstNonNil { part -> Name? in
      guard part.kind == .assignmentExpr, let target = part.children.first, let value = part.children.last,
        record.uses[target.id]?.decl == property, value.kind == .declReferenceExpr, let token = value.referencedName
      else { return nil }
      return value.name(of: token)
    }
    return analyzer.signature(of: initializer).parameters.first { $0.name == stored }?.label ?? name
  }

  /// The first parameter of the enclosing initializer in a value.
  func firstInput(of value: SyntaxNode) -> String? {
    guard let decl, analyzer.isInitializer(decl) else { return nil }
    let names = Set(analyzer.signature(of: decl).parameters.map(\.name.text))
    return value.subtree.first { $0.kind == .declReferenceExpr && names.contains($0.text) }?.text
  }

  /// Further advice if a stored object is made from an input, since it would not follow changes of the input.
  func advice(toFollow input: String?) -> String {
    guard let input, let ownerType, conforms(ownerType, to: .view) else { return "" }
    return ", and give the view an `.id(_:)` if its `\(input)` may change"
  }
}
