import ViewSource
import ViewSyntax

/// `@dynamicMemberLookup` members, and calls of `@dynamicCallable` values.
///
/// If ordinary lookup finds nothing, Swift reads `base.name` as `base[dynamicMember: \.name]`. The key path's root is
/// where the member is looked up, and its value type determines the subscript's result: on `Binding<Item>` the
/// subscript takes a `WritableKeyPath<Item, Subject>` and returns a `Binding<Subject>`. `$items[0]` works likewise,
/// with a subscript instead of a name.
extension BodyChecker {
  /// The type of a member that `@dynamicMemberLookup` finds by a key path or a string.
  func dynamicMember(_ name: Name, of base: TypeID, isStatic: Bool = false, at node: SyntaxNode?) -> TypeID? {
    guard types.kind(base) == .nominal || types.kind(base) == .parameter || types.kind(base) == .opaque else {
      return nil
    }
    let owner = isStatic ? types.metatype(base) : base
    var candidates = analyzer.memberCandidates(.subscriptName, of: owner, from: context.file).filter {
      let parameters = analyzer.signature(of: $0.decl).parameters
      return parameters.count == 1 && parameters[0].label == .dynamicMember
        && analyzer.decl($0.decl).has(.isStatic) == isStatic
    }
    if candidates.count > 1 { candidates = bestFirst(candidates, for: name) }
    let (isCalled, isBase) = (callsMember, looksUpBase)
    (callsMember, looksUpBase) = (false, false)
    if candidates.count > 1, isCalled || isBase {
      // `style.size(4)`: of several subscripts, the value of one can be called. `settings.window.title`: a result that only
      // the context decides has no next member.
      let mark = analyzer.mark()
      let suits = isCalled ? isCallableValue : { !self.types.flags($0).contains(.hasVariable) }
      if let type = value(of: candidates, name, at: node, ifSuits: suits) { return type }
      analyzer.undo(to: mark)
    }
    return value(of: candidates, name, at: node)
  }

  /// Whether a value can be called: it is a function, a type or has `callAsFunction`.
  private func isCallableValue(_ type: TypeID) -> Bool {
    switch types.kind(type) {
    case .function, .metatype: true
    default: !analyzer.memberCandidates(.callAsFunction, of: type, from: context.file).isEmpty
    }
  }

  /// The type of a member through the first of several subscripts that has it.
  private func value(
    of candidates: [Candidate], _ name: Name, at node: SyntaxNode?, ifSuits suits: (TypeID) -> Bool = { _ in true }
  ) -> TypeID? {
    for candidate in candidates {
      let instance = instantiate(candidate)
      let mark = analyzer.mark()
      guard instance.requirements.allSatisfy({ $0.kind == .conforms || meets($0) }) else {
        analyzer.undo(to: mark)
        continue
      }
      let key = analyzer.normalized(instance.parameters[0].type)
      guard types.kind(key) == .nominal, isKeyPath(key), types.argumentCount(key) == 2 else {
        guard analyzer.isKnown(key, .string), suits(analyzer.resolved(instance.result)) else { continue }
        note(node, candidate, generics: instance.generics, arguments: [0])
        return analyzer.resolved(instance.result)
      }
      let root = analyzer.resolved(types.argument(key, 0))
      // A key path enters an optional only through a written `?`.
      if analyzer.wrapped(root) != nil, analyzer.memberCandidates(name, of: root, from: context.file).isEmpty {
        continue
      }
      let member = dynamicValue(name, of: root)
      if types.kind(member) == .hole, types.kind(root) != .hole { continue }
      _ = analyzer.unify(types.argument(key, 1), member)
      // The member's type decides whether a subscript for some types, such as other objects, applies.
      guard candidates.count == 1 || instance.requirements.allSatisfy({ meets($0) }),
        suits(analyzer.resolved(instance.result))
      else {
        analyzer.undo(to: mark)
        continue
      }
      note(node, candidate, generics: instance.generics, arguments: [0])
      return analyzer.resolved(instance.result)
    }
    return nil
  }

  /// The type of a member of a key path's root, which may have dynamic members in turn. Two types may lead to each
  /// other, or one to ever larger types.
  private func dynamicValue(_ name: Name, of root: TypeID) -> TypeID {
    guard !dynamicRoots.contains(root) else { return analyzer.hole(.recursive, name.text) }
    guard dynamicRoots.count < BodyChecker.maximumDynamicRoots else { return analyzer.hole(.tooLarge, name.text) }
    let isFirst = dynamicRoots.isEmpty
    dynamicRoots.append(root)
    // Reset only after the whole search: a root that failed on one path fails on every path.
    defer { if isFirst { dynamicRoots = [] } }
    return memberValue(name, of: root, expected: nil)
  }

  /// Orders dynamic member subscripts as Swift prefers them: first the one with the most capable key path that reaches
  /// the member, last one with a string.
  private func bestFirst(_ candidates: [Candidate], for name: Name) -> [Candidate] {
    let usable = candidates.filter { !analyzer.decl($0.decl).has(.isDisfavored) }
    let candidates = usable + candidates.filter { analyzer.decl($0.decl).has(.isDisfavored) }
    let ranked = candidates.enumerated().map { index, candidate -> (rank: Int, index: Int) in
      let mark = analyzer.mark()
      defer { analyzer.undo(to: mark) }
      let key = analyzer.normalized(instantiate(candidate).parameters[0].type)
      guard types.kind(key) == .nominal, isKeyPath(key), types.argumentCount(key) == 2 else { return (4, index) }
      let setting = setting(name, of: analyzer.resolved(types.argument(key, 0)))
      if analyzer.isKnown(key, .referenceWritableKeyPath) { return (setting == .leavesValue ? 0 : 3, index) }
      if analyzer.isKnown(key, .writableKeyPath) { return (setting == Setting.none ? 3 : 1, index) }
      return (2, index)
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { candidates[$0.index] }
  }

  /// The result of `value(1, 2)` on a `@dynamicCallable` type. Labeled arguments require the method with keyword
  /// arguments.
  func dynamicCall(of base: TypeID, _ arguments: [Argument]) -> TypeID? {
    guard let method = dynamicCallMethod(of: base, arguments) else { return nil }
    let instance = instantiate(method)
    if recorder != nil, let list = instance.parameters.first.map({ analyzer.resolved($0.type) }) {
      let element =
        analyzer.isKnown(list, .array)
        ? types.argument(list, 0) : analyzer.dictionaryElement(of: list)?.value ?? analyzer.literalElement(of: list)
      for argument in arguments { recordAside(argument.node, expected: element) }
    }
    return analyzer.resolved(instance.result)
  }

  /// The `dynamicallyCall` method for the arguments.
  func dynamicCallMethod(of base: TypeID, _ arguments: [Argument]) -> Candidate? {
    let candidates = analyzer.memberCandidates(.dynamicallyCall, of: base, from: context.file)
    func method(_ label: Name) -> Candidate? {
      candidates.first { analyzer.signature(of: $0.decl).parameters.first?.label == label }
    }
    let hasLabels = arguments.contains { $0.label != .none }
    return (hasLabels ? nil : method(.withArguments)) ?? method(.withKeywordArguments)
  }

  /// `$items[0]`: a subscript on the root of a dynamic member's key path.
  func dynamicSubscript(of base: TypeID, _ arguments: [Argument], at node: SyntaxNode?) -> TypeID? {
    for candidate in analyzer.memberCandidates(.subscriptName, of: base, from: context.file) {
      let parameters = analyzer.signature(of: candidate.decl).parameters
      guard parameters.count == 1, parameters[0].label == .dynamicMember else { continue }
      let instance = instantiate(candidate)
      let key = analyzer.normalized(instance.parameters[0].type)
      guard types.kind(key) == .nominal, isKeyPath(key), types.argumentCount(key) == 2 else { continue }
      let root = analyzer.resolved(types.argument(key, 0))
      let candidates = analyzer.memberCandidates(.subscriptName, of: root, from: context.file)
      guard candidates.contains(where: { arity($0, fits: arguments) }) else { continue }
      let element = apply(candidates, arguments, named: "subscript", expected: nil)
      _ = analyzer.unify(types.argument(key, 1), element)
      note(node, candidate, generics: instance.generics, arguments: [0])
      return analyzer.resolved(instance.result)
    }
    return nil
  }
}
