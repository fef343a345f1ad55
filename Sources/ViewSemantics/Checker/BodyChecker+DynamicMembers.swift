import ViewSource
import ViewSyntax

/// Members that a type does not have itself: `@dynamicMemberLookup`, and calls of its values: `@dynamicCallable`.
///
/// Swift reads `base.name` as `base[dynamicMember: \.name]` if ordinary look-up finds nothing. The key path's root says
/// where the member is looked for, and its value gives the subscript's result: on `Binding<Item>` the subscript takes a
/// `WritableKeyPath<Item, Subject>` and gives a `Binding<Subject>`. `$items[0]` works likewise, with a subscript in the
/// place of the name.
extension BodyChecker {
  /// A member that `@dynamicMemberLookup` finds through a key path or a string.
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
    for candidate in candidates {
      let instance = instantiate(candidate)
      let mark = analyzer.mark()
      guard instance.requirements.allSatisfy({ $0.kind == .conforms || meets($0) }) else {
        analyzer.undo(to: mark)
        continue
      }
      let key = analyzer.normalized(instance.parameters[0].type)
      guard types.kind(key) == .nominal, isKeyPath(key), types.argumentCount(key) == 2 else {
        guard analyzer.isKnown(key, .string) else { continue }
        note(node, candidate, generics: instance.generics, arguments: [0])
        return analyzer.resolved(instance.result)
      }
      let root = analyzer.resolved(types.argument(key, 0))
      // A key path leads into an optional by a `?` only, which is not written.
      if analyzer.wrapped(root) != nil, analyzer.memberCandidates(name, of: root, from: context.file).isEmpty {
        continue
      }
      let member = dynamicValue(name, of: root)
      if types.kind(member) == .hole, types.kind(root) != .hole { continue }
      _ = analyzer.unify(types.argument(key, 1), member)
      note(node, candidate, generics: instance.generics, arguments: [0])
      return analyzer.resolved(instance.result)
    }
    return nil
  }

  /// A member of what a key path begins with, which may have dynamic members in its turn. Two types may lead into each
  /// other, or one into ever larger ones.
  private func dynamicValue(_ name: Name, of root: TypeID) -> TypeID {
    guard !dynamicRoots.contains(root) else { return analyzer.hole(.recursive, name.text) }
    guard dynamicRoots.count < BodyChecker.maximumDynamicRoots else { return analyzer.hole(.tooLarge, name.text) }
    let isFirst = dynamicRoots.isEmpty
    dynamicRoots.append(root)
    // Only the whole search is over: what one way has not found no other way finds there.
    defer { if isFirst { dynamicRoots = [] } }
    return memberValue(name, of: root, expected: nil)
  }

  /// Of several subscripts Swift takes the one with the most able key path that leads to the member, and one with a string
  /// only if there is no such member.
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

  /// `value(1, 2)` of a type that takes any arguments: those with labels need the method that is told these.
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

  /// The method that takes such arguments.
  func dynamicCallMethod(of base: TypeID, _ arguments: [Argument]) -> Candidate? {
    let candidates = analyzer.memberCandidates(.dynamicallyCall, of: base, from: context.file)
    func method(_ label: Name) -> Candidate? {
      candidates.first { analyzer.signature(of: $0.decl).parameters.first?.label == label }
    }
    let hasLabels = arguments.contains { $0.label != .none }
    return (hasLabels ? nil : method(.withArguments)) ?? method(.withKeywordArguments)
  }

  /// `$items[0]`: a subscript of what a key path leads to.
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
