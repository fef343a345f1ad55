import ViewSource
import ViewSyntax

/// The views that a body makes, and what goes into them.
extension DependencyWalker {
  /// A view that is made: which properties go into it.
  func noteChild(_ call: SyntaxNode, _ record: BodyRecord) {
    guard let use = record.uses[call.id], let made = use.base, use.isMemberwise || analyzer.isInitializer(use.decl),
      analyzer.types.kind(made) == .nominal, isOwn(analyzer.types.decl(made)), analyzer.isView(made)
    else { return }
    let view = analyzer.types.decl(made)
    let isCompared = compared.contains(place(call))
    let looked = isCompared ? comparedProperties(of: view) : nil
    let parameters = analyzer.parameters(of: use)
    var source = Source()
    var isNeverEqual = false
    for (position, argument) in call.callArguments.enumerated() {
      guard let node = argument.node else { continue }
      let index = position < use.arguments.count ? use.arguments[position] : nil
      if use.isMemberwise, let looked, let index, index < parameters.count, !looked.contains(parameters[index].name) {
        continue
      }
      if let index, isNewFunction(node, record), isKept(use, index) {
        isNeverEqual = true
      } else {
        if object(node, record) == nil { collect(node, record, &source) }
        var maker = NewFunctionFinder(self)
        if maker.finds(in: node, record) { isNeverEqual = true }
      }
    }
    children.append(
      ChildInput(
        name: analyzer.name(of: view), view: view, range: call.range, values: source.values, bindings: source.bindings,
        isNeverEqual: isNeverEqual && !isCompared, content: content))
  }

  /// The observed object that an argument is, and no more: another one or the same, its changes do not make it differ.
  private func object(_ node: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = record.uses[node.id],
      use.part == .value, isOwn(use.decl), analyzer.observedObject(use.decl) != nil
    else { return nil }
    return use.decl
  }

  /// A closure or a method as a value is another one each time; a stored function is not.
  func isNewFunction(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    if node.kind == .closureExpr { return true }
    return record.uses[node.id].map { node.kind != .functionCallExpr && analyzer.decl($0.decl).kind == .function }
      ?? false
  }

  /// The properties that a view's own `==` looks at; `nil` if it has none of its own.
  private func comparedProperties(of view: DeclID) -> Set<Name>? {
    let equals = analyzer.memberDecls("==", of: view).first {
      isOwn($0) && analyzer.decl($0).has(.isStatic) && !analyzer.isProtocolMember($0)
    }
    guard let equals else { return nil }
    var names: Set<Name> = []
    for use in analyzer.record(of: equals).uses.values where analyzer.decl(use.decl).kind == .variable {
      names.insert(analyzer.decl(use.decl).name)
    }
    return names
  }
}

/// Finds whether the value of an expression has a function in it that is made anew: `Button("") { … }`,
/// `Binding(get: { … }, set: { … })`.
struct NewFunctionFinder {
  private let walker: DependencyWalker
  private var seen: Set<DeclID> = []

  init(_ walker: DependencyWalker) {
    self.walker = walker
  }

  mutating func finds(in node: SyntaxNode, _ record: BodyRecord) -> Bool {
    let analyzer = walker.analyzer
    switch node.kind {
    case .closureExpr where record.builders[node.id] == nil: return false
    case .functionCallExpr:
      if let use = record.uses[node.id], holdsArguments(use) {
        for (argument, index) in zip(node.callArguments.suffix(use.arguments.count), use.arguments) {
          if let given = argument.node, walker.isNewFunction(given, record), walker.isKept(use, index) { return true }
        }
      }
    default: break
    }
    if let use = record.uses[node.id], use.part == .value, walker.isOwn(use.decl), analyzer.isView(result(of: use)),
      seen.insert(use.decl).inserted
    {
      let inner = analyzer.record(of: use.decl)
      for child in analyzer.node(of: use.decl).children where child.kind == .codeBlock || child.kind == .accessorBlock {
        if finds(in: child, inner) { return true }
      }
    }
    for child in node.children where finds(in: child, record) { return true }
    return false
  }

  /// Whether what a call gives has what it is given in it: what is made, and a view with a modifier.
  private func holdsArguments(_ use: BodyRecord.Use) -> Bool {
    use.isMemberwise || walker.analyzer.isInitializer(use.decl)
      || use.base.map { walker.analyzer.isView($0) } == true && walker.analyzer.decl(use.decl).kind == .function
  }

  private func result(of use: BodyRecord.Use) -> TypeID {
    let analyzer = walker.analyzer
    switch analyzer.decl(use.decl).kind {
    case .variable where analyzer.decl(use.decl).has(.isComputed): return analyzer.variableType(of: use.decl)
    case .function: return analyzer.signature(of: use.decl).result
    default: return analyzer.void
    }
  }
}
