import ViewSource
import ViewSyntax

/// Resolution of subscripts, and of key paths that are used as functions.
extension BodyResolver {
  func subscriptCall(_ node: SyntaxNode) -> ResolvedExpr {
    guard let baseNode = node.children.first else { return unresolved("nothing", node) }
    let arguments = node.callArguments
    if arguments.count == 1, arguments[0].label == .keyPathLabel, let path = arguments[0].node {
      let base = link(baseNode, nil)
      let value = resolve(path, recordedType(path))
      let type = self.value(ofPath: value.type) ?? recordedType(node) ?? analyzer.unknownType
      return ResolvedExpr(.apply(keyPathFunction(value, base.type, type), [.value(base)]), type, node)
    }
    guard var call = subscriptGetter(node, base: { .value(forced(link(baseNode, nil), for: $0)) }) else {
      return unresolvedSubscript(node)
    }
    // A mutating getter needs a place.
    if case .value(let base)? = call.receiver { call.receiver = receiver(of: call.decl, base) }
    let type =
      recordedType(node)
      ?? analyzer.substitute(analyzer.signature(of: call.decl).result, substitution(of: call))
    return ResolvedExpr(.call(call), type, node)
  }

  func unresolvedSubscript(_ node: SyntaxNode) -> ResolvedExpr {
    let base = node.children.first.map { link($0, nil) }
    let given = node.callArguments.compactMap(\.node).map { analyzer.text(of: resolve($0, nil).type) }
    let type = base.map { analyzer.text(of: $0.type) } ?? "_"
    return unresolved("no subscript of `\(type)` takes `\(given.joined(separator: ", "))`", for: [base], at: node)
  }

  /// A key path as a function of its root.
  func keyPathFunction(_ path: ResolvedExpr, _ root: TypeID, _ value: TypeID) -> ResolvedExpr {
    ResolvedExpr(.convert(path), types.function([root], [], value), path.node)
  }

  /// The getter call of a subscript. `base` makes the receiver for the type through which the subscript is accessed.
  func subscriptGetter(_ node: SyntaxNode, base: (TypeID?) -> ResolvedReceiver) -> ResolvedCall? {
    let arguments = node.callArguments
    guard let baseNode = node.children.first else { return nil }
    if let use = record.uses[node.id] {
      var call = ResolvedCall(form: .getter, decl: use.decl, base: use.base)
      call.receiver = analyzer.decl(use.decl).has(.isStatic) ? nil : base(use.base)
      call.isSuper = baseNode.kind == .superExpr
      call.generics = use.generics
      if let path = dynamicSubscript(call, arguments, node) {
        call.arguments = [.value(path)]
      } else {
        call.arguments = self.arguments(arguments, use.arguments, call, node)
      }
      return call
    }
    // Without a record, the argument types decide.
    guard let type = recordedType(baseNode) ?? Optional(link(baseNode, nil).type), !isHole(type) else { return nil }
    let values = arguments.compactMap { $0.node }.map { resolve($0, nil) }
    guard values.count == arguments.count,
      let chosen = checker.choose(
        analyzer.memberCandidates(.subscriptName, of: type, from: context.file),
        zip(arguments, values).map { ($0.label, $1.type) }, named: .subscriptName, at: node)
    else { return nil }
    var call = ResolvedCall(form: .getter, decl: chosen.decl, base: chosen.base ?? type)
    call.receiver = base(call.base)
    call.generics = chosen.generics
    call.arguments = self.arguments(arguments, chosen.match, call, node)
    return call
  }
}
