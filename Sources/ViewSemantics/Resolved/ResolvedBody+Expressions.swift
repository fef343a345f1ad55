extension ResolvedBody {
  /// Calls `visit` for every expression and every place of the body, then of its closures and local functions, each
  /// before its operands. Exactly one argument is not `nil`.
  public func visitAll(_ visit: @escaping (ResolvedExpr?, ResolvedPlace?) -> Void) {
    let visitor = ResolvedVisitor(visit)
    for function in functions {
      for capture in function.captured { visitor.visit(capture.value) }
      visitor.visit(function.statements)
    }
  }
}

/// Visits the expressions and places of resolved code. A closure or local function is visited where its body lists it,
/// not where an expression mentions it.
private struct ResolvedVisitor {
  let report: (ResolvedExpr?, ResolvedPlace?) -> Void

  init(_ report: @escaping (ResolvedExpr?, ResolvedPlace?) -> Void) { self.report = report }

  func visit(_ statements: [ResolvedStatement]) {
    for statement in statements { visit(statement) }
  }

  private func visit(_ statement: ResolvedStatement) {
    switch statement {
    case .expression(let value), .thrown(let value): visit(value)
    case .declare(let pattern, let value, _):
      if let value { visit(value) }
      visit(pattern)
    case .storeGlobal(_, let value): visit(value)
    case .returned(let value, _):
      if let value { visit(value) }
    case .choose(let conditions, let positive, let negative, _):
      visit(conditions)
      visit(positive)
      visit(negative)
    case .ensure(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .whileLoop(let conditions, let block, _):
      visit(conditions)
      visit(block)
    case .repeatLoop(let block, let condition, _):
      visit(block)
      visit(condition)
    case .forLoop(let loop):
      visit(loop.pattern)
      visit(loop.sequence)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .match(let choice):
      visit(choice.subject)
      for item in choice.cases {
        visit(item.items)
        visit(item.body)
      }
    case .attempt(let block, let catches, _, _):
      visit(block)
      for item in catches {
        visit(item.items)
        visit(item.body)
      }
    case .deferred(let block), .scope(let block, _): visit(block)
    case .yielded(let place): visit(place)
    case .declareEmpty, .initializeGlobal, .leave, .proceed, .fallThrough, .discardedSelf: break
    }
  }

  private func visit(_ items: [(pattern: ResolvedPattern, condition: ResolvedExpr?)]) {
    for item in items {
      visit(item.pattern)
      if let condition = item.condition { visit(condition) }
    }
  }

  private func visit(_ conditions: [ResolvedCondition]) {
    for condition in conditions {
      switch condition {
      case .bool(let value): visit(value)
      case .binding(let pattern, let value), .match(let pattern, let value):
        visit(pattern)
        visit(value)
      case .constant: break
      }
    }
  }

  private func visit(_ pattern: ResolvedPattern) {
    switch pattern {
    case .tuple(let parts), .enumCase(_, _, let parts): parts.forEach(visit)
    case .some(let inner, _), .cast(_, _, let inner): visit(inner)
    case .test(_, let value): visit(value)
    case .wildcard, .bind, .isNil: break
    }
  }

  func visit(_ expr: ResolvedExpr) {
    report(expr, nil)
    switch expr.kind {
    case .field(let inner, _), .element(let inner, _), .kept(let inner, _), .convert(let inner), .isType(let inner, _),
      .conditionalCast(let inner, _), .forcedCast(let inner, _), .force(let inner), .chain(let inner), .link(let inner),
      .optionalTry(let inner), .forcedTry(let inner), .dynamicType(let inner), .await(let inner),
      .component(let inner, _), .taskValue(let inner), .packElement(let inner), .packExpansion(let inner),
      .unmodified(let inner, _):
      visit(inner)
    case .call(let call), .function(let call): visit(call)
    case .apply(let function, let arguments):
      visit(function)
      arguments.forEach(visit)
    case .localCall(_, _, let arguments), .enumCase(_, _, let arguments): arguments.forEach(visit)
    case .tuple(let parts), .array(let parts), .interpolation(let parts), .pack(let parts), .lost(_, let parts):
      parts.forEach(visit)
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .keyPath(let components, _):
      for case .member(let call) in components { visit(call) }
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let positive, let negative):
      visit(condition)
      visit(positive)
      visit(negative)
    case .block(let statements, _): visit(statements)
    case .assign(let place, let value):
      visit(place)
      visit(value)
    case .integer, .number, .string, .bool, .nilValue, .regex, .variable, .global, .closure, .localFunction, .metatype,
      .classItself, .startTask, .superclass, .unresolved:
      break
    }
  }

  private func visit(_ call: ResolvedCall) {
    switch call.receiver {
    case .value(let value): visit(value)
    case .place(let place): visit(place)
    case nil: break
    }
    call.arguments.forEach(visit)
  }

  private func visit(_ argument: ResolvedArgument) {
    switch argument {
    case .value(let value): visit(value)
    case .place(let place): visit(place)
    case .variadic(let values): values.forEach(visit)
    case .late, .standard: break
    }
  }

  private func visit(_ place: ResolvedPlace) {
    report(nil, place)
    switch place.kind {
    case .field(let inner, _), .element(let inner, _), .force(let inner), .link(let inner): visit(inner)
    case .objectField(let value, _), .temporary(let value): visit(value)
    case .accessor(let call): visit(call)
    case .keyPath(let root, let path):
      visit(root)
      visit(path)
    case .tuple(let parts): parts.forEach(visit)
    case .variable, .global, .discard: break
    }
  }
}
