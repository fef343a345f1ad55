import ViewSemantics
import ViewSyntax

/// The evaluation order of a place (lvalue) and the value assigned to it.
///
///     scores[next()] = measure()
///     scores[next()] += measure()
///     scores?.append(measure())
///
/// The operands of the place are evaluated first, from left to right, then the value. The access to the place comes
/// last. If neither operands nor value run code, the order is unobservable and no temporaries are needed. The rest of
/// an optional chain that is `nil` is not evaluated.
extension Lowering {
  /// A place whose operands are saved in registers, if they or the following expressions may run other code. An
  /// optional chain exits before that at a link that is `nil`.
  func anchored(_ place: ResolvedPlace, before others: [SyntaxNode]) throws -> ResolvedPlace {
    switch place.kind {
    case .variable, .global, .discard, .temporary, .tuple, .keyPath: return place
    default: break
    }
    let place = others.allSatisfy(isLiteral) ? place : try opened(place, toChange: true)
    return try anchored(opened: place, before: others)
  }

  /// The same for a place whose optional links are resolved already.
  func anchored(opened place: ResolvedPlace, before others: [SyntaxNode]) throws -> ResolvedPlace {
    guard runsCode(place.node) || others.contains(where: runsCode) else { return place }
    return try anchored(place)
  }

  private func anchored(_ place: ResolvedPlace) throws -> ResolvedPlace {
    func at(_ kind: ResolvedPlace.Kind) -> ResolvedPlace { ResolvedPlace(kind, place.type, place.node) }
    switch place.kind {
    case .field(let base, let decl): return at(.field(try anchored(base), decl))
    case .element(let base, let index): return at(.element(try anchored(base), index))
    case .force(let base): return at(.force(try anchored(base)))
    case .objectField(let base, let decl): return at(.objectField(try saveOperand(base), decl))
    case .accessor(var call):
      switch call.receiver {
      case .value(let base)?: call.receiver = .value(try saveOperand(base))
      case .place(let base)?: call.receiver = .place(try anchored(base))
      case nil: break
      }
      for (index, argument) in call.arguments.enumerated() {
        if case .value(let value) = argument { call.arguments[index] = .value(try saveOperand(value)) }
      }
      return at(.accessor(call))
    case .variable, .global, .link, .keyPath, .tuple, .discard, .temporary: return place
    }
  }

  /// The value of an expression saved in a new register, unless later code cannot change it.
  private func saveOperand(_ value: ResolvedExpr) throws -> ResolvedExpr {
    // A reference that is only named stays the same object.
    if isFixed(value) || machine.isReference(type(of: value)) && !runsCode(value.node) { return value }
    return try kept(value)
  }

  private func isFixed(_ value: ResolvedExpr) -> Bool {
    switch value.kind {
    case .integer, .number, .string, .bool, .nilValue, .metatype, .classItself, .superclass, .closure, .keyPath: true
    case .variable(let variable): !body.variables[variable.index].isMutable
    case .convert(let inner): isFixed(inner)
    default: false
    }
  }

  private func isLiteral(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .closureExpr: true
    default: false
    }
  }

  private func runsCode(_ node: SyntaxNode) -> Bool { node.subtree.contains { $0.kind == .functionCallExpr } }

  /// The syntax nodes of the arguments of a call.
  func nodes(of arguments: some Sequence<ResolvedArgument>) -> [SyntaxNode] {
    arguments.compactMap { if case .value(let value) = $0 { value.node } else { nil } }
  }
}
