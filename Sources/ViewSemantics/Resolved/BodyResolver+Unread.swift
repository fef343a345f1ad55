import ViewSource
import ViewSyntax

/// Places that are named but not read, and places that accessors yield.
extension BodyResolver {
  /// The resolution of a statement that only names a writable place, such as `view.model`. The place is not read; only
  /// its base values are evaluated, such as the call in `make().model`. `nil` for any other statement.
  func unread(_ node: SyntaxNode) -> [ResolvedStatement]? {
    switch node.kind {
    case .memberAccessExpr, .subscriptCallExpr: break
    default: return nil
    }
    if isLink(node.kind), hasOptionalLink(node) { return nil }
    let value = resolve(node, nil)
    let place = place(of: value, node)
    guard isWritable(place) else { return [.expression(value)] }
    return named(by: place).map { .expression($0) }
  }

  private func isWritable(_ place: ResolvedPlace) -> Bool {
    switch place.kind {
    case .variable(let variable): body.variables[variable.index].isMutable
    case .global(let decl, _): !analyzer.decl(decl).has(.isConstant)
    case .field(let base, let decl): !analyzer.decl(decl).has(.isConstant) && isWritable(base)
    case .objectField(_, let decl): !analyzer.decl(decl).has(.isConstant)
    case .accessor(let call):
      switch call.receiver {
      case .place(let base)?: analyzer.hasSetter(call.decl) && isWritable(base)
      case .value(let base)?: analyzer.hasSetter(call.decl) && isReference(base.type)
      case nil: false
      }
    case .element(let base, _): isWritable(base)
    case .force, .link, .keyPath, .tuple, .discard, .temporary: false
    }
  }

  /// The base values of a place.
  private func named(by place: ResolvedPlace) -> [ResolvedExpr] {
    switch place.kind {
    case .field(let base, _), .element(let base, _): return named(by: base)
    case .objectField(let base, _): return [base]
    case .accessor(let call):
      var values: [ResolvedExpr] = []
      switch call.receiver {
      case .place(let base)?: values = named(by: base)
      case .value(let base)?: values = [base]
      case nil: break
      }
      for argument in call.arguments {
        if case .value(let value) = argument { values.append(value) }
      }
      return values
    case .variable, .global, .force, .link, .keyPath, .tuple, .discard, .temporary: return []
    }
  }

  /// `yield &storage[index]`: a `_read` returns the value; a `_modify` yields the place.
  func yielded(_ node: SyntaxNode) -> ResolvedStatement {
    guard let value = node.children.first(where: { $0.kind.isExpr }) else {
      return .expression(unresolved("this statement", node))
    }
    if body.part == .modify { return .yielded(place(value, for: nil)) }
    guard body.part == .setter else { return .returned(resolve(value, resultType), node) }
    let target = place(value, for: nil)
    return .expression(ResolvedExpr(.assign(target, reference(.newValue, at: node)), analyzer.void, node))
  }
}
