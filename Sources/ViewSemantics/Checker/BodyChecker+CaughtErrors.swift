import ViewSource
import ViewSyntax

/// Types of caught errors.
extension BodyChecker {
  /// The type of the errors that a `do` statement catches: the written one in `do throws(LoadError)`, else the common
  /// error type of everything that throws in it, else `any Error`.
  ///
  /// - Parameters:
  ///   - use: The resolved declaration of a call.
  ///   - type: The type of an expression.
  func caughtType(
    of node: SyntaxNode, use: (NodeID) -> BodyRecord.Use?, type: (SyntaxNode) -> TypeID?
  ) -> TypeID {
    let anyError = analyzer.known(.error)
    if let written = analyzer.thrownType(writtenIn: node, context) { return written }
    guard let block = node.child(.codeBlock) else { return anyError }
    var found: TypeID?
    var open = Array(block.children)
    while let next = open.popLast() {
      var thrown: TypeID?
      switch next.kind {
      case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: continue
      case .throwStmt:
        thrown = next.children.first { $0.kind.isExpr }.flatMap { type($0) } ?? anyError
      case .forStmt, .doStmt:
        // The errors of the nested handlers are not analyzed.
        if next.kind == .doStmt || next.ownToken(.tryKeyword) != nil { return anyError }
      case .tryExpr where next.ownToken(.postfixQuestion) == nil && next.ownToken(.exclamation) == nil:
        guard let thrownByAll = thrownType(in: next, use: use, type: type) else { return anyError }
        thrown = thrownByAll
      default: break
      }
      if let thrown {
        if let found, found != thrown { return anyError }
        found = thrown
      }
      open += next.children
    }
    guard let found, types.kind(found) == .nominal || types.kind(found) == .parameter,
      types.flags(found).isDisjoint(with: [.hasHole, .hasVariable])
    else { return anyError }
    return found
  }

  /// The type of a local variable. The record of a called function contains only the call.
  func typeOfLocal(_ node: SyntaxNode) -> TypeID? {
    guard node.kind == .declReferenceExpr, let token = node.firstToken else { return nil }
    return local(node.name(of: token)).map { type(ofLocal: $0) }
  }

  /// The common error type of the calls after a `try`; `nil` if one throws any error or is unknown.
  private func thrownType(
    in node: SyntaxNode, use: (NodeID) -> BodyRecord.Use?, type: (SyntaxNode) -> TypeID?
  ) -> TypeID? {
    var found: TypeID?
    var open = Array(node.children)
    while let next = open.popLast() {
      if next.kind == .closureExpr { continue }
      open += next.children
      let thrown: TypeID?
      if let use = use(next.id) {
        switch analyzer.decl(use.decl).kind {
        case .function, .initializer:
          guard analyzer.signature(of: use.decl).effects.contains(.isThrowing) else { continue }
        case .variable, .subscriptDecl:
          guard analyzer.throwingGetter(of: use.decl) != nil else { continue }
        default: continue
        }
        guard let written = analyzer.functionAttributes(of: use.decl).thrown else { return nil }
        var substitution = use.base.map { analyzer.memberSubstitution(use.decl, of: $0) } ?? Substitution()
        for generic in use.generics { substitution.bind(generic.parameter, to: generic.type) }
        thrown = analyzer.substitute(written, substitution)
      } else if next.kind == .functionCallExpr, let callee = next.children.first {
        guard let function = type(callee), types.kind(function) == .function else { return nil }
        thrown = analyzer.thrownType(ofFunction: function)
      } else {
        continue
      }
      guard let thrown, !analyzer.isKnown(thrown, .never) else { continue }
      if let found, found != thrown { return nil }
      found = thrown
    }
    return found
  }
}
