import ViewSource
import ViewSyntax

/// Coming back to the choice of a call when what follows in its chain does not go with it.
///
///     gradient.opacity(0.5).shadow(.drop(radius: 2))
///     ForEach(names.lazy.filter { $0 != "" }.map { $0 + "." }, id: \.self) { … }
///     TableColumn("Name", value: \.name).width(80)
///
/// A gradient is a view and a style, and only the `opacity` of styles gives something that has such a `shadow`. What is
/// filtered lazily cannot be asked for its tenth element, as `ForEach` wants to, so that `filter` is the one that gives
/// an array. In a table that is sorted by its columns a column is one that can be sorted by. Swift finds these by its
/// search; here the call before has chosen for itself, and is asked for what else it may mean only where the call behind
/// it has failed.
extension BodyChecker {
  /// What a call of a member gives if the call that it is a member of means another declaration; `nil` if it is none, or
  /// no other goes with it.
  func onSecondThoughts(_ node: SyntaxNode, _ arguments: [Argument], expected: TypeID?, insteadOf type: TypeID)
    -> TypeID?
  {
    guard let callee = node.children.first, callee.kind == .memberAccessExpr, let token = memberToken(callee),
      isUnfit(type, expected, callee.name(of: token)),
      let base = callee.children.first, base.kind == .functionCallExpr, !hasImplicitRoot(base),
      let function = base.children.first
    else { return nil }
    let own = base.callArguments
    guard case .candidates(let candidates, _) = resolve(callee: function, own) else { return nil }
    let viable = viable(candidates, own)
    guard viable.count > 1 else { return nil }
    let first = memos.expressions[memoKey(base)].map { analyzer.resolved($0) }
    // Where nothing was known anything is better.
    let wanted = types.kind(type) == .hole ? nil : expected
    for (candidate, match) in viable {
      let mark = analyzer.mark()
      let before = mistakes
      if let made = result(of: candidate, own, match, at: base), made != first,
        case .candidates(let members, let name) = resolve(callee: callee, on: made, arguments)
      {
        let result = apply(members, arguments, named: name.text, expected: expected, at: node)
        if !isUnfit(analyzer.resolved(result), wanted, name) { return result }
      }
      mistakes = before
      analyzer.undo(to: mark)
    }
    keepMeaning(first, of: base, among: viable, own)
    return nil
  }

  /// Writes down again what a call means, which is what it meant before others of its meanings were tried.
  private func keepMeaning(
    _ first: TypeID?, of base: SyntaxNode, among viable: [(candidate: Candidate, match: [Int])], _ own: [Argument]
  ) {
    guard let first else { return }
    let before = mistakes
    defer { mistakes = before }
    for (candidate, match) in viable {
      let mark = analyzer.mark()
      if let made = result(of: candidate, own, match, at: base), analyzer.resolved(made) == first { return }
      analyzer.undo(to: mark)
    }
  }

  /// What a subscript gives of a call whose first meaning has none that takes the arguments: what is reversed is an array,
  /// too, if an element of it is asked for by its number.
  func onSecondThoughts(subscriptOf base: SyntaxNode, _ arguments: [Argument], expected: TypeID?, at node: SyntaxNode)
    -> TypeID?
  {
    otherMeaning(of: base) { made in
      let members = analyzer.memberCandidates(.subscriptName, of: made, from: context.file)
      let result = apply(members, arguments, named: "subscript", expected: expected, at: node)
      return types.kind(analyzer.resolved(result)) == .hole ? nil : result
    }
  }

  /// What a property is of a call whose first meaning gives something without it: in `lazy.filter { … }.count` of any
  /// sequence `filter` is the one that gives an array.
  func onSecondThoughts(property name: Name, expected: TypeID?, at node: SyntaxNode?) -> TypeID? {
    guard let node, node.kind == .memberAccessExpr, let base = node.children.first, analyzer.program.hasMember(name)
    else { return nil }
    return otherMeaning(of: base) { made in
      let known = analyzer.resolved(made)
      let found = analyzer.memberCandidates(name, of: known, from: context.file).filter {
        analyzer.decl($0.decl).kind == .variable
      }
      return found.isEmpty ? nil : memberValueType(found, of: known, isStatic: false, expected: expected, at: node)
    }
  }

  /// What something is of a call as another declaration than the first one gives it: of the first such declaration of
  /// which it is anything. The others leave no trace.
  private func otherMeaning(of base: SyntaxNode, _ type: (_ made: TypeID) -> TypeID?) -> TypeID? {
    guard base.kind == .functionCallExpr, !hasImplicitRoot(base), let function = base.children.first else { return nil }
    let own = base.callArguments
    guard case .candidates(let candidates, _) = resolve(callee: function, own) else { return nil }
    let viable = viable(candidates, own)
    guard viable.count > 1 else { return nil }
    let first = memos.expressions[memoKey(base)].map { analyzer.resolved($0) }
    for (candidate, match) in viable {
      let mark = analyzer.mark()
      let before = mistakes
      if let made = result(of: candidate, own, match, at: base), made != first, let found = type(made) { return found }
      mistakes = before
      analyzer.undo(to: mark)
    }
    keepMeaning(first, of: base, among: viable, own)
    return nil
  }

  /// What a call of a member gives that is an argument, if it does not conform to what the parameter asks and another
  /// declaration of the member does, as the parameter's protocol has one too: `background(gradient.opacity(0.5))` takes a
  /// style before it takes a view.
  func otherMember(_ node: SyntaxNode, _ actual: TypeID, _ parameter: TypeID) -> TypeID? {
    guard node.kind == .functionCallExpr, let callee = node.children.first, callee.kind == .memberAccessExpr,
      let token = memberToken(callee)
    else { return nil }
    let wanted = analyzer.shallow(parameter)
    guard types.kind(wanted) == .variable, reconsiderations < BodyChecker.maximumReconsiderations else { return nil }
    let type = analyzer.resolved(actual)
    let name = callee.name(of: token)
    let constraints = analyzer.constraints(onVariable: wanted)
    guard isWhole(type),
      constraints.contains(where: {
        types.kind($0) == .nominal && hasMethod(name, types.decl($0)) && !analyzer.conforms(type, to: $0)
      })
    else { return nil }
    return reconsidered(node, as: wanted) { other in constraints.allSatisfy { analyzer.conforms(other, to: $0) } }
  }

  /// Whether values of what conforms to a protocol have a method of a name.
  private func hasMethod(_ name: Name, _ protocolDecl: DeclID) -> Bool {
    analyzer.directMembers(of: protocolDecl, named: name).contains {
      analyzer.decl($0).kind == .function && !analyzer.decl($0).has(.isStatic)
    }
  }

  /// Whether a call of a member has failed, or what it gives does not conform to what is wanted of it. One on something
  /// that is not known has not failed itself, and what is not declared is not to be found on anything else.
  private func isUnfit(_ type: TypeID, _ expected: TypeID?, _ name: Name) -> Bool {
    if types.kind(type) == .hole {
      let reason = types.reason(ofHole: type)
      return (reason.kind == .noMatchingCall || reason.kind == .unresolvedMember)
        && analyzer.program.hasMember(name) && reason.detail == name.text
    }
    guard let expected, types.flags(type).isDisjoint(with: [.hasHole, .hasLiteral]) else { return false }
    let wanted = analyzer.normalized(expected)
    guard types.kind(wanted) == .variable else { return false }
    if !analyzer.inference.pending.isEmpty {
      let mark = analyzer.mark()
      defer { analyzer.undo(to: mark) }
      if !learn(analyzer.resolved(type), fromVariable: wanted) { return true }
    }
    guard !types.flags(type).contains(.hasVariable) else { return false }
    return !analyzer.constraints(onVariable: wanted).allSatisfy { analyzer.conforms(type, to: $0) }
  }
}
