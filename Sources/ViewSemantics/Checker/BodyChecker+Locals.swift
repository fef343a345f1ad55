import ViewSource
import ViewSyntax

/// Local scopes: the names that a body declares, and what they are.
///
/// A local is seen from where it is declared to the end of its scope, and hides those of its name around it. Its type
/// is worked out only when it is asked for, so that a statement nothing depends on costs nothing; what its initial value
/// may see is remembered until then.
extension BodyChecker {
  /// A name declared in the body.
  struct Local {
    var name: Name
    /// `nil` until it is asked for.
    var type: TypeID?
    /// Whether its type is being worked out: a caller that asks then asks in a circle.
    var isBeingTyped = false
    /// What it is initialised with, and how the type of that is taken apart.
    var value: SyntaxNode?
    var pattern: SyntaxNode?
    var kind: Kind
    /// How many locals its initial value sees.
    var limit: Int
    var decl: DeclID?
    /// Whether it is declared with a `!`.
    var isImplicitlyUnwrapped = false

    enum Kind {
      case variable
      /// `weak`: what it is given may be gone.
      case weak
      /// Bound to what an optional wraps.
      case unwrapped
      /// Bound to the elements of a sequence.
      case element
      /// A function or type of its own.
      case declaration
    }
  }

  func declareParameters(of id: DeclID) {
    guard analyzer.decl(id).kind != .variable else { return }
    for parameter in analyzer.signature(of: id).parameters {
      let type = analyzer.typeInside(parameter.type, of: id)
      declare(parameter.name, parameter.flags.contains(.isVariadic) ? analyzer.array(type) : type)
    }
  }

  func declare(_ name: Name, _ type: TypeID) {
    declare(Local(name: name, type: type, value: nil, pattern: nil, kind: .variable, limit: locals.count, decl: nil))
  }

  func declare(_ local: Local) {
    // Taken out to be changed: see `Memo`.
    var locals = self.locals
    self.locals = []
    locals.append(local)
    self.locals = locals
  }

  private func forgetLocals(from count: Int) {
    guard locals.count > count else { return }
    var locals = self.locals
    self.locals = []
    locals.removeLast(locals.count - count)
    self.locals = locals
  }

  private func set(_ type: TypeID?, isBeingTyped: Bool, ofLocal index: Int) {
    var locals = self.locals
    self.locals = []
    locals[index].type = type
    locals[index].isBeingTyped = isBeingTyped
    self.locals = locals
  }

  func noteImplicitlyUnwrapped(_ index: Int) {
    var locals = self.locals
    self.locals = []
    locals[index].isImplicitlyUnwrapped = true
    self.locals = locals
  }

  /// Runs a scope whose names are gone afterwards.
  func scope<Result>(_ body: () -> Result) -> Result {
    let count = locals.count
    let visible = visibleLocals
    visibleLocals = nil
    defer {
      forgetLocals(from: count)
      visibleLocals = visible
    }
    return body()
  }

  func local(_ name: Name) -> Int? {
    let locals = self.locals
    var index = min(visibleLocals ?? locals.count, locals.count)
    while index > 0 {
      index -= 1
      if locals[index].name == name { return index }
    }
    return nil
  }

  /// The functions and types of a name in the body, the last first.
  func localDecls(_ name: Name) -> [DeclID] {
    let limit = min(visibleLocals ?? locals.count, locals.count)
    return (0..<limit).reversed().filter { locals[$0].name == name }.compactMap { locals[$0].decl }
  }

  /// The type of a local, worked out when it is first asked for.
  func type(ofLocal index: Int) -> TypeID {
    if let type = locals[index].type { return type }
    let local = locals[index]
    guard let value = local.value else { return analyzer.hole(.notInferred, local.name.text) }
    if local.isBeingTyped { return analyzer.hole(.recursive, local.name.text) }
    set(nil, isBeingTyped: true, ofLocal: index)
    let visible = visibleLocals
    let chain = (chainExpectation, sawOptionalChain)
    visibleLocals = local.limit
    let mark = analyzer.mark()
    // What stands around a closure is the same whatever that makes of literals.
    let looks = looksForLiterals
    if index < localsAround { looksForLiterals = false }
    // `if let` prefers what gives an optional.
    var type = finished(value, expected: local.kind == .unwrapped ? analyzer.optional(analyzer.newVariable()) : nil)
    looksForLiterals = looks
    let learnt = analyzer.settledLiterals()
    analyzer.undo(to: mark)
    for (variable, type) in learnt { analyzer.rebind(variable, to: type) }
    visibleLocals = visible
    (chainExpectation, sawOptionalChain) = chain
    switch local.kind {
    case .variable, .declaration: break
    case .weak: type = analyzer.optionalOnce(type)
    case .unwrapped: type = analyzer.wrapped(type) ?? type
    case .element: type = elementType(of: type)
    }
    if let pattern = local.pattern, pattern.kind != .identifierPattern {
      type = analyzer.element(of: type, named: local.name, in: pattern) ?? analyzer.hole(.notInferred, local.name.text)
    }
    set(type, isBeingTyped: false, ofLocal: index)
    return type
  }

  /// The type of a sequence's elements.
  func elementType(of sequence: TypeID) -> TypeID {
    analyzer.elementType(ofSequence: sequence) ?? analyzer.hole(.notInferred, "Element")
  }
}

extension Analyzer {
  /// `for move: Move in [.left, .right]`: what the type that is written for the elements says of a literal behind `in`;
  /// `nil` for what is no literal.
  func sequenceType(wantedOf sequence: SyntaxNode, elements: TypeID) -> TypeID? {
    switch sequence.kind {
    case .parenExpr: sequence.children.first.flatMap { sequenceType(wantedOf: $0, elements: elements) }
    case .arrayExpr: array(elements)
    default: nil
    }
  }

  /// The type of a sequence's elements.
  public func elementType(ofSequence type: TypeID) -> TypeID? {
    // `for value in repeat each values`
    if types.kind(type) == .expansion { return types.argument(type, 0) }
    guard let sequence = knownDecl(.sequence),
      let element = children(of: sequence).first(where: { decl($0).name == .element })
    else { return nil }
    return memberType(of: type, element)
  }
}
