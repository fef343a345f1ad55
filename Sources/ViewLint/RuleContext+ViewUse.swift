import ViewSemantics
import ViewSource
import ViewSyntax

/// The places where the views of a program are made: `Header()` in the body of another view.
extension RuleContext {
  /// The places of the program, outside of previews, that make a view of the program.
  func uses(ofView view: DeclID) -> [HelperUse] {
    guard isOwn(view), conforms(view, to: .view) || conforms(view, to: .viewModifier) else { return [] }
    if let known = analyzer.places.views[view] { return known }
    let name = analyzer.decl(view).name
    var uses: [HelperUse] = []
    for body in analyzer.program.bodies(naming: name) where analyzer.owner(of: body) != view {
      let other = RuleContext(analyzer, body.file)
      other.enter(body)
      guard !other.isPreview else { continue }
      // If the name is unambiguous, the body need not be type-checked.
      let isOnly = analyzer.onlyType(named: name, in: body) == view
      other.collectMakings(of: view, named: name, isOnly: isOnly, in: analyzer.node(of: body), &uses)
    }
    if analyzer.keepsPlaces(of: view) { analyzer.places.views[view] = uses }
    return uses
  }

  /// The values that bodies of the program give to an input of a view, by the label of its property.
  func valuesGiven(for input: DeclID, of view: DeclID) -> [ValueOrigin] {
    let label = analyzer.decl(input).name
    return uses(ofView: view).compactMap { use in
      guard use.context.runsWithBody else { return nil }
      return use.context.argument(use.node, label).map { ValueOrigin($0, use.context) }
    }
  }

  /// The state behind an input of a view that only one place of the program makes, with the context of that place:
  /// `isOn` of the parent for `Dot(isOn: isOn)` and `Dot(isOn: $isOn)`.
  func stateGiven(for input: DeclID) -> (state: DeclID, context: RuleContext)? {
    guard let view = ownerType, isOfSameType(input), !analyzer.decl(input).has(.isComputed),
      case let uses = uses(ofView: view), uses.count == 1, let use = uses.first, use.context.runsWithBody,
      let value = use.context.argument(use.node, analyzer.decl(input).name),
      let state = use.context.propertyBound(by: value) ?? use.context.record.decl(of: value),
      use.context.isShownState(state)
    else { return nil }
    return (state, use.context)
  }

  /// - Parameter isOnly: whether the name always refers to the view.
  private func collectMakings(
    of view: DeclID, named name: Name, isOnly: Bool, in node: SyntaxNode, _ uses: inout [HelperUse]
  ) {
    if node.kind == .functionCallExpr, let callee = node.children.first, callee.mentions(name),
      isOnly ? callee.isNameOfType(name) : writtenMadeType(node) == view
    {
      uses.append(HelperUse(context: copy(), node: node))
    }
    descend(into: node)
    defer { ascend() }
    forEachActiveChild(of: node) { child in
      if child.mentions(name) { collectMakings(of: view, named: name, isOnly: isOnly, in: child, &uses) }
    }
  }
}

extension SyntaxNode {
  /// Whether the callee names a type: `Row`, `Row<Int>` or `Row.init`.
  fileprivate func isNameOfType(_ name: Name) -> Bool {
    switch kind {
    case .declReferenceExpr: referencedName.map { self.name(of: $0) } == name
    case .genericSpecializationExpr: children.first?.isNameOfType(name) ?? false
    case .memberAccessExpr:
      referencedName.map { self.name(of: $0) } == .initializer && children.first?.isNameOfType(name) ?? false
    default: false
    }
  }
}
