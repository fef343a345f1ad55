import ViewSource
import ViewSyntax

/// Reconsiders the chosen overload of a call when the next call in its chain fails.
///
///     gradient.opacity(0.5).shadow(.drop(radius: 2))
///     ForEach(names.lazy.filter { $0 != "" }.map { $0 + "." }, id: \.self) { … }
///     TableColumn("Name", value: \.name).width(80)
///
/// A gradient is a view and a style, and only the `opacity` of styles has a result with such a `shadow`. `ForEach`
/// needs random access, which a lazy filter result lacks, so `filter` must be the one that returns an array. In a table
/// with sortable columns, `TableColumn` must be the sortable one. Swift finds these by its search; here each call has
/// already chosen for itself, and its other candidates are tried only if the next call fails.
extension BodyChecker {
  /// The result of a member call if its base call refers to another candidate; `nil` if the base is no call or no other
  /// candidate works.
  func reconsideringOverload(_ node: SyntaxNode, _ arguments: [Argument], expected: TypeID?, insteadOf type: TypeID)
    -> TypeID?
  {
    guard let callee = node.children.first, callee.kind == .memberAccessExpr, let token = memberToken(callee),
      isUnfit(type, expected, callee.name(of: token)) || takesTupleApart(arguments) && isUnfit(callee, arguments),
      let base = callee.children.first, base.kind == .functionCallExpr, !hasImplicitRoot(base),
      let function = base.children.first
    else { return nil }
    let own = base.callArguments
    guard case .candidates(let candidates, _) = resolve(callee: function, own) else { return nil }
    let viable = viable(candidates, own)
    guard viable.count > 1 else { return nil }
    let first = memos.expressions[memoKey(base)].map { analyzer.resolved($0) }
    // If the result was unknown, any other result is better.
    let wanted = types.kind(type) == .hole ? nil : expected
    for (candidate, match) in viable {
      let mark = analyzer.mark()
      let before = errorWeight
      if let made = result(of: candidate, own, match, at: base), made != first,
        case .candidates(let members, let name) = resolve(callee: callee, on: made, arguments)
      {
        let result = apply(members, arguments, named: name.text, expected: expected, at: node)
        if !isUnfit(analyzer.resolved(result), wanted, name) { return result }
      }
      errorWeight = before
      analyzer.undo(to: mark)
    }
    keepMeaning(first, of: base, among: viable, own)
    return nil
  }

  /// Records the original meaning of a call again after its other candidates were tried.
  private func keepMeaning(
    _ first: TypeID?, of base: SyntaxNode, among viable: [(candidate: Candidate, match: [Int])], _ own: [Argument]
  ) {
    guard let first else { return }
    let before = errorWeight
    defer { errorWeight = before }
    for (candidate, match) in viable {
      let mark = analyzer.mark()
      if let made = result(of: candidate, own, match, at: base), analyzer.resolved(made) == first { return }
      analyzer.undo(to: mark)
    }
  }

  /// The result of a subscript on another overload of a call, if the first has no such subscript: the result of
  /// `reversed()` is an array if it is indexed by an integer.
  func reconsideringOverload(
    subscriptOf base: SyntaxNode, _ arguments: [Argument], expected: TypeID?, at node: SyntaxNode
  )
    -> TypeID?
  {
    otherMeaning(of: base) { made in
      let members = analyzer.memberCandidates(.subscriptName, of: made, from: context.file)
      let result = apply(members, arguments, named: "subscript", expected: expected, at: node)
      return types.kind(analyzer.resolved(result)) == .hole ? nil : result
    }
  }

  /// The type of a property on another overload of a call, if the first result lacks the property: in
  /// `lazy.filter { … }.count` over any sequence, `filter` returns an array.
  func reconsideringOverload(property name: Name, expected: TypeID?, at node: SyntaxNode?) -> TypeID? {
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

  /// The type that a closure finds on the result of another candidate of a call: that of the first candidate with a
  /// result. Other trials are rolled back.
  private func otherMeaning(of base: SyntaxNode, _ type: (_ made: TypeID) -> TypeID?) -> TypeID? {
    guard base.kind == .functionCallExpr, !hasImplicitRoot(base), let function = base.children.first else { return nil }
    let own = base.callArguments
    guard case .candidates(let candidates, _) = resolve(callee: function, own) else { return nil }
    let viable = viable(candidates, own)
    guard viable.count > 1 else { return nil }
    let first = memos.expressions[memoKey(base)].map { analyzer.resolved($0) }
    for (candidate, match) in viable {
      let mark = analyzer.mark()
      let before = errorWeight
      if let made = result(of: candidate, own, match, at: base), made != first, let found = type(made) { return found }
      errorWeight = before
      analyzer.undo(to: mark)
    }
    keepMeaning(first, of: base, among: viable, own)
    return nil
  }

  /// The type of a call argument with another overload, if the first result does not meet what the parameter requires of
  /// its type: `background(gradient.opacity(0.5))` prefers a style over a view, and in
  /// `String(decoding: take(3), as: UTF8.self)` the `take` of bytes must be meant, not the one of text.
  func otherOverload(_ node: SyntaxNode, _ actual: TypeID, _ parameter: TypeID) -> TypeID? {
    guard node.kind == .functionCallExpr, let callee = node.children.first else { return nil }
    let wanted = analyzer.shallow(parameter)
    guard types.kind(wanted) == .variable, reconsiderations < BodyChecker.maximumReconsiderations else { return nil }
    let type = analyzer.resolved(actual)
    guard isWhole(type) else { return nil }
    let constraints = analyzer.constraints(onVariable: wanted)
    let hasOther: Bool
    if callee.kind == .memberAccessExpr, let token = memberToken(callee) {
      let name = callee.name(of: token)
      hasOther = constraints.contains {
        types.kind($0) == .nominal && hasMethod(name, types.decl($0)) && !analyzer.conforms(type, to: $0)
      }
    } else {
      hasOther = false
    }
    guard hasOther || !meetsPending(type, wanted) && isOverloaded(callee, node.callArguments) else { return nil }
    return reconsidered(node, as: wanted) { other in
      constraints.allSatisfy { analyzer.conforms(other, to: $0) } && meetsPending(other, wanted)
    }
  }

  /// Whether a type can take the place of a variable as far as its member types go.
  private func meetsPending(_ type: TypeID, _ variable: TypeID) -> Bool {
    if analyzer.inference.pending.isEmpty { return true }
    let mark = analyzer.mark()
    defer { analyzer.undo(to: mark) }
    return learn(type, fromVariable: variable)
  }

  /// Whether an argument is a call of one of several functions, and other arguments decide which, by a member type of the
  /// parameter's type that is still open: in `String(decoding: take(3), as: UTF8.self)` the encoding decides it.
  func isChosenByMembers(_ argument: Argument, _ parameter: Parameter) -> Bool {
    guard let node = argument.node, node.kind == .functionCallExpr, !analyzer.inference.pending.isEmpty,
      let callee = node.children.first
    else { return false }
    let wanted = analyzer.shallow(parameter.type)
    guard types.kind(wanted) == .variable else { return false }
    let hasOpenMember = analyzer.inference.pending.contains { left, right in
      [(left, right), (right, left)].contains { member, other in
        let member = analyzer.shallow(member)
        return types.kind(member) == .member && analyzer.shallow(types.argument(member, 0)) == wanted
          && types.flags(analyzer.resolved(other)).contains(.hasVariable)
      }
    }
    return hasOpenMember && isOverloaded(callee, node.callArguments)
  }

  /// Whether a callee names several functions.
  private func isOverloaded(_ callee: SyntaxNode, _ arguments: [Argument]) -> Bool {
    guard case .candidates(let candidates, _) = resolve(callee: callee, arguments) else { return false }
    return candidates.count > 1
      && candidates.allSatisfy { !$0.isMemberwise && analyzer.decl($0.decl).kind == .function }
  }

  /// Whether another overload of a call argument returns the parameter's type: `paint(color.converted())`, where
  /// `converted()` returns one of several types.
  func gives(_ node: SyntaxNode, _ actual: TypeID, overloadedAs parameter: TypeID) -> Bool {
    guard reconsiderations < BodyChecker.maximumReconsiderations else { return false }
    let wanted = analyzer.resolved(parameter)
    let result = analyzer.resolved(analyzer.wrapped(wanted) ?? wanted)
    guard types.kind(wanted) == .nominal, types.kind(result) == .nominal, isWhole(wanted), isWhole(actual) else {
      return false
    }
    let calls = node.kind == .ternaryExpr ? node.children.filter { $0.kind.isExpr }.dropFirst() : [node]
    let hasOther = calls.contains { call in
      guard call.kind == .functionCallExpr, let function = call.children.first, !hasImplicitRoot(call),
        !call.callArguments.contains(where: { $0.closure != nil }),
        case .candidates(let candidates, _) = resolve(callee: function, call.callArguments), candidates.count > 1
      else { return false }
      return candidates.contains { candidate in
        guard !candidate.isMemberwise, analyzer.decl(candidate.decl).kind == .function else { return false }
        let type = analyzer.signature(of: candidate.decl).result
        return types.kind(type) == .nominal && [types.decl(result), types.decl(wanted)].contains(types.decl(type))
      }
    }
    return hasOther && reconsidered(node, as: wanted) != nil
  }

  /// Whether a protocol declares a method with a name.
  private func hasMethod(_ name: Name, _ protocolDecl: DeclID) -> Bool {
    analyzer.directMembers(of: protocolDecl, named: name).contains {
      analyzer.decl($0).kind == .function && !analyzer.decl($0).has(.isStatic)
    }
  }

  /// Whether an argument is a closure with several parameters, which may be the elements of a tuple.
  private func takesTupleApart(_ arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      argument.closure.map { $0.child(.closureSignature) != nil && parameterCount(ofClosure: $0) > 2 } ?? false
    }
  }

  /// Whether no candidate of a callee takes closures with as many parameters as the arguments have.
  private func isUnfit(_ callee: SyntaxNode, _ arguments: [Argument]) -> Bool {
    guard case .candidates(let candidates, _) = resolve(callee: callee, arguments) else { return false }
    let viable = viable(candidates, arguments)
    return !viable.isEmpty
      && viable.allSatisfy { candidate, match in
        let mark = analyzer.mark()
        defer { analyzer.undo(to: mark) }
        let instance = instantiate(candidate, .given(arguments))
        return zip(arguments, match).contains { argument, index in
          argument.closure.map { index < instance.parameters.count && !fits($0, instance.parameters[index]) } ?? false
        }
      }
  }

  /// Whether a member call failed, or its result does not meet the contextual constraints. Failures of its base, and
  /// names that no type has, do not count.
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
