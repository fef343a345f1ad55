import ViewSource
import ViewSyntax

/// Calls with arguments of unknown types, and arguments of unknown calls.
///
/// `background(unknown)` may take a style or a view. Its overloads have different result types, so only their common
/// part is known. The result of `unknown(count)` is unknown, but `count` is still recorded.
extension BodyChecker {
  /// Records the arguments of a call with an unknown callee. Its closures' parameters and execution are unknown.
  func recordingArguments(of call: SyntaxNode, _ type: TypeID) -> TypeID {
    guard let recorder, types.kind(type) == .hole, recorder.use(of: call.id) == nil else { return type }
    for argument in call.callArguments where argument.closure == nil {
      guard let node = argument.node, recorder.type(of: node.id) == nil else { continue }
      // A literal or an implicit member alone refers to nothing in the program.
      if node.kind == .declReferenceExpr || !node.children.isEmpty { recordAside(node) }
    }
    for argument in call.callArguments {
      if let closure = argument.closure { recordContent(closure, isOfType: isSpeltAsType(call.children.first)) }
    }
    return type
  }

  /// Records the content of `Card { Text("a") }` with an undeclared `Card` as views: if it begins with one, or if the
  /// host shows all content.
  private func recordContent(_ closure: SyntaxNode, isOfType: Bool) {
    guard let recorder, recorder.type(of: closure.id) == nil, closure.child(.closureSignature) == nil,
      analyzer.typesContentOfUnknown || isOfType && beginsWithView(closure),
      let builder = analyzer.knownDecl("ViewBuilder")
    else { return }
    let type = closureType(closure, expected: nil, builder: analyzer.nominalType(builder))
    recorder.keep(type: type, of: closure.id)
  }

  /// Whether a callee is a name with a capital letter: `Card`, but not `card` or `content.card`.
  private func isSpeltAsType(_ callee: SyntaxNode?) -> Bool {
    guard let callee, callee.kind == .declReferenceExpr else { return false }
    return callee.text.first?.isUppercase ?? false
  }

  /// The known part of a call's result when an argument that distinguishes overloads has an unknown type:
  /// `background(unknown)` may take a style or a view.
  func agreed(
    _ result: TypeID, of chosen: Int, in set: OverloadSet, _ candidates: [Candidate], _ arguments: [Argument]
  ) -> TypeID {
    let parameters = signature(of: candidates[set.viable[chosen].index]).parameters
    var unknown: [Int] = []
    var hole: TypeID?
    for (index, argument) in arguments.enumerated() where set.viable[chosen].match[index] < parameters.count {
      guard let found = argument.node.flatMap({ unknownValue($0) }) else { continue }
      unknown.append(index)
      hole = hole ?? found
    }
    guard let hole else { return result }
    var agreed = result
    for (place, (index, match)) in set.viable.enumerated() where place != chosen {
      let others = signature(of: candidates[index]).parameters
      let isToldApart = unknown.contains { argument in
        guard match[argument] < others.count else { return false }
        let (own, other) = (parameters[set.viable[chosen].match[argument]].type, others[match[argument]].type)
        // An implicit member is looked up in a protocol only if no other parameter takes it.
        if arguments[argument].node?.kind == .implicitMemberExpr, isGeneric(own), isGeneric(other) { return false }
        return asked(of: other) != asked(of: own)
      }
      guard isToldApart, let other = tried(candidates[index], arguments, match) else { continue }
      agreed = common(agreed, other, hole)
    }
    return agreed
  }

  /// Among equally good candidates, those with a generic parameter for each argument of an unknown type:
  /// `ForEach(unknown)` is not assumed to iterate over numbers.
  func assumingLeast(
    _ ranked: [(index: Int, score: Score)], _ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]
  ) -> [(index: Int, score: Score)] {
    var ranked = ranked
    for (position, argument) in arguments.enumerated() {
      guard let node = argument.node, isPlainValue(node),
        types.kind(analyzer.resolved(analyzer.normalized(check(node, expected: nil)))) == .hole
      else { continue }
      let open = ranked.filter { entry in
        let parameters = signature(of: viable[entry.index].candidate).parameters
        let place = viable[entry.index].match[position]
        return place < parameters.count && types.kind(parameters[place].type) == .parameter
      }
      if !open.isEmpty, open.map(\.score).min() == ranked.map(\.score).min() { ranked = open }
    }
    return ranked
  }

  /// Whether an expression's type is independent of context, and the expression is no operator.
  private func isPlainValue(_ node: SyntaxNode) -> Bool {
    (node.kind == .declReferenceExpr || node.kind == .memberAccessExpr || node.kind == .functionCallExpr)
      && !needsContext(node)
  }

  private func isGeneric(_ parameter: TypeID) -> Bool { types.kind(parameter) == .parameter }

  /// The requirements of a parameter: the constraints of a generic parameter, else its type.
  private func asked(of parameter: TypeID) -> Set<TypeID> {
    isGeneric(parameter) ? Set(analyzer.constraints(on: parameter)) : [parameter]
  }

  /// The hole of an expression about which nothing is known, else `nil`. An initializer call has its type, and a static
  /// member such as `Color.brand` usually has too.
  private func unknownValue(_ node: SyntaxNode) -> TypeID? {
    if let name = unknownMember(node) { return analyzer.hole(.unresolvedMember, "." + name.text) }
    guard isPlainValue(node) else { return nil }
    let type = analyzer.resolved(analyzer.normalized(check(node, expected: nil)))
    guard types.kind(type) == .hole else { return nil }
    switch types.reason(ofHole: type).kind {
    case .unresolvedName, .notInferred, .ambiguous: return type
    case .unresolvedMember:
      guard node.kind == .memberAccessExpr, let base = node.children.first else { return type }
      return types.kind(analyzer.resolved(analyzer.normalized(check(base, expected: nil)))) == .metatype ? nil : type
    default: return nil
    }
  }

  /// The name of an implicit member such as `.brand` that no type has; `nil` for other expressions.
  private func unknownMember(_ node: SyntaxNode) -> Name? {
    guard node.kind == .implicitMemberExpr, let token = memberToken(node) else { return nil }
    let name = node.name(of: token)
    return analyzer.program.hasMember(name) ? nil : name
  }

  /// The result of a candidate in a trial; `nil` if it does not take the arguments.
  private func tried(_ candidate: Candidate, _ arguments: [Argument], _ match: [Int]) -> TypeID? {
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    let (before, kept) = (errorWeight, recorder)
    recorder = nil
    defer {
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
      errorWeight = before
      recorder = kept
    }
    let instance = instantiate(candidate, .given(arguments))
    var score = score(of: candidate)
    guard fill(instance, arguments, match, nil, &score, commits: false) else { return nil }
    return analyzer.resolved(instance.result)
  }

  /// The common part of two types, with a hole for the rest.
  private func common(_ left: TypeID, _ right: TypeID, _ hole: TypeID) -> TypeID {
    // An open part of a trial, such as a closure's result, contradicts nothing.
    if left == right || types.kind(left) == .hole || types.kind(right) == .variable { return left }
    let (left, right) = (analyzer.unhidden(left), analyzer.unhidden(right))
    if left == right { return left }
    guard types.kind(left) == .nominal, types.kind(right) == .nominal, types.decl(left) == types.decl(right),
      types.argumentCount(left) == types.argumentCount(right)
    else { return hole }
    let arguments = zip(types.arguments(left), types.arguments(right)).map { common($0, $1, hole) }
    return types.nominal(types.decl(left), arguments)
  }
}
