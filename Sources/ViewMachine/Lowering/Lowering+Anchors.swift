import ViewSemantics
import ViewSyntax

/// The order in which a place and what is put there are worked out.
///
///     scores[next()] = measure()
///     scores[next()] += measure()
///     scores?.append(measure())
///
/// What names the place is worked out first, from left to right, and the value after it; only then is the place read or
/// written. Where nothing in either runs code of its own the order makes no difference, and nothing is put aside. What
/// is behind a `?` that finds nothing is not worked out at all.
extension Lowering {
  /// A place with what it is reached through put aside in registers, if that or what comes behind it may run other code.
  /// The chain is left before that if a link finds nothing.
  func anchored(_ place: ResolvedPlace, before others: [SyntaxNode]) throws -> ResolvedPlace {
    switch place.kind {
    case .variable, .global, .discard, .temporary, .tuple, .keyPath: return place
    default: break
    }
    let place = others.allSatisfy(isLiteral) ? place : try opened(place, toChange: true)
    return try anchored(opened: place, before: others)
  }

  /// The same for a place whose links are followed already.
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
    case .objectField(let base, let decl): return at(.objectField(try putAside(base), decl))
    case .accessor(var call):
      switch call.receiver {
      case .value(let base)?: call.receiver = .value(try putAside(base))
      case .place(let base)?: call.receiver = .place(try anchored(base))
      case nil: break
      }
      for (index, argument) in call.arguments.enumerated() {
        if case .value(let value) = argument { call.arguments[index] = .value(try putAside(value)) }
      }
      return at(.accessor(call))
    case .variable, .global, .link, .keyPath, .tuple, .discard, .temporary: return place
    }
  }

  /// The value of an expression in a register of its own, if it may be another one later.
  private func putAside(_ value: ResolvedExpr) throws -> ResolvedExpr {
    // An object that is only named stays the same one.
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

  /// The expressions that a call is given.
  func nodes(of arguments: some Sequence<ResolvedArgument>) -> [SyntaxNode] {
    arguments.compactMap { if case .value(let value) = $0 { value.node } else { nil } }
  }
}
