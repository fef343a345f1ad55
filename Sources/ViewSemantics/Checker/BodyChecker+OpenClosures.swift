import ViewSource
import ViewSyntax

/// The cache key of a closure in a partly unknown context, for example with the elements of an undeclared list as
/// parameters.
///
///     ForEach(model.groups) { group in ForEach(group.items) { item in Text(item.name) } }
///
/// Overload resolution checks such a closure repeatedly, each time with new variables in the types around it. Two uses
/// are equal if they differ only in the numbers of these variables.
struct OpenClosureUse: Equatable, MemoKey {
  var node: NodeID
  /// The parameters, the contextual result type and the types of the used names in scope, as a pack. Variables are
  /// numbered by first appearance.
  var around: TypeID
  /// The facts about these variables, as a pack.
  var facts: TypeID
  var builder: TypeID?
  var builderInferenceDepth: Int
  var reconsiderations: Int
  /// The number of enclosing closures of this kind, as far as it limits what is tried.
  var depth: Int
  var isTried: Bool

  var bits: UInt64 {
    let wanted = UInt64(builder?.index ?? 0) << 3 | UInt64(depth)
    return (node.bits << 32 | around.bits) &* 0xA076_1D64_78BD_642F ^ facts.bits << 17 ^ wanted
  }
}

/// The result of such a closure's body, and the number of ties between overloads left open in it.
struct OpenClosureMeaning {
  var meaning: ClosureMeaning
  var openTies: Int
}

/// A use, with the inference state that must be unchanged after the check, so that nothing was inferred about the
/// context.
struct OpenClosure {
  var use: OpenClosureUse
  fileprivate var variables: [TypeID]
  fileprivate var mark: Inference.Mark
  fileprivate var pending: [(TypeID, TypeID)]
}

extension BodyChecker {
  /// The cache key of a closure in a partly unknown context; `nil` if a dependency is unknown.
  func openClosure(_ node: SyntaxNode, _ parameters: [TypeID], builder: TypeID?, expected: TypeID?) -> OpenClosure? {
    guard builder.map({ types.flags($0).isDisjoint(with: .hasVariable) }) ?? true else { return nil }
    let names = names(in: node)
    var around = parameters
    for (index, local) in locals.enumerated() where names.contains(local.name) && self.local(local.name) == index {
      // The initial value of an uninferred local depends on other names.
      guard local.kind != .declaration, let type = local.type else { return nil }
      around.append(type)
    }
    around.append(expected ?? analyzer.void)

    var variables: [TypeID] = []
    let pack = types.pack(around.map { numbered($0, &variables) })
    let pending = analyzer.inference.pending
    guard let facts = facts(about: &variables, pending) else { return nil }
    let use = OpenClosureUse(
      node: node.id, around: pack, facts: facts, builder: builder, builderInferenceDepth: builderInferenceDepth,
      reconsiderations: reconsiderations, depth: min(unknownClosures, BodyChecker.maximumUnknownClosures),
      isTried: judgedClosure == node.id)
    return OpenClosure(use: use, variables: variables, mark: analyzer.mark(), pending: pending)
  }

  /// The cached result type of a closure in such a context.
  func knownMeaning(of closure: OpenClosure) -> TypeID? {
    guard let known = openClosureTypes[closure.use], known.meaning.isFullyChecked || closureComparisonDepth == 0 else {
      return nil
    }
    errorWeight += known.meaning.errorWeight
    givesLiteral = known.meaning.isLiteral
    openTies += known.openTies
    return known.meaning.type
  }

  /// Caches the result of a closure if the check inferred nothing about its context.
  func keep(_ meaning: ClosureMeaning, openTies: Int, of closure: OpenClosure) {
    guard types.flags(meaning.type).isDisjoint(with: .hasVariable),
      !analyzer.inference.hasRebound(since: closure.mark)
    else { return }
    let pending = analyzer.inference.pending
    let isKept = zip(closure.pending, pending).allSatisfy { $0 == $1 }
    guard pending.count >= closure.pending.count, isKept else { return }
    let numbers = Set(closure.variables)
    guard
      !pending.dropFirst(closure.pending.count).contains(where: {
        mentions($0, numbers) || mentions($1, numbers)
      })
    else { return }
    var variables = closure.variables
    guard facts(about: &variables, closure.pending) == closure.use.facts else { return }
    openClosureTypes[closure.use] = OpenClosureMeaning(meaning: meaning, openTies: openTies)
  }

  /// A type with its open variables numbered by first appearance.
  func numbered(_ type: TypeID, _ variables: inout [TypeID]) -> TypeID {
    guard types.flags(type).contains(.hasVariable) else { return type }
    var found = variables
    defer { variables = found }
    if types.kind(type) == .variable {
      let bound = analyzer.shallow(type)
      guard types.kind(bound) == .variable else { return numbered(bound, &found) }
      let number = found.firstIndex(of: bound) ?? found.count
      if number == found.count { found.append(bound) }
      return types.variable(number)
    }
    return analyzer.map(type) { numbered($0, &found) }
  }

  /// The constraints and recorded reasons of variables, and the pending pairs that mention them, including further
  /// variables in these. `nil` if there are too many.
  func facts(about variables: inout [TypeID], _ pending: [(TypeID, TypeID)]) -> TypeID? {
    var facts: [TypeID] = []
    var next = 0
    var isUsed = pending.map { _ in false }
    while next < variables.count {
      guard variables.count <= BodyChecker.maximumOpenVariables else { return nil }
      let variable = variables[next]
      next += 1
      let constraints = analyzer.constraints(onVariable: variable).map { numbered($0, &variables) }
      facts.append(types.pack(constraints))
      if let unboundReason = analyzer.inference.unboundReason(of: Int(types.payload(variable))) {
        facts.append(unboundReason)
      }
      for (index, pair) in pending.enumerated() where !isUsed[index] {
        guard mentions(pair.0, [variable]) || mentions(pair.1, [variable]) else { continue }
        isUsed[index] = true
        facts += [numbered(pair.0, &variables), numbered(pair.1, &variables)]
      }
    }
    return types.pack(facts)
  }

  private static let maximumOpenVariables = 16

  /// Whether a type mentions one of the open variables.
  private func mentions(_ type: TypeID, _ variables: Set<TypeID>) -> Bool {
    guard types.flags(type).contains(.hasVariable) else { return false }
    if types.kind(type) == .variable {
      let bound = analyzer.shallow(type)
      return types.kind(bound) == .variable ? variables.contains(bound) : mentions(bound, variables)
    }
    return types.hasArgument(type) { mentions($0, variables) }
  }

  /// All names in a closure.
  private func names(in closure: SyntaxNode) -> Set<Name> {
    if let known = namesInClosures[closure.id] { return known }
    var names: Set<Name> = []
    insertNames(in: closure, into: &names)
    namesInClosures[closure.id] = names
    return names
  }

  private func insertNames(in node: SyntaxNode, into names: inout Set<Name>) {
    if node.kind == .closureExpr, let known = namesInClosures[node.id] { return names.formUnion(known) }
    for token in node.ownTokens
    where token.kind.isName || token.kind == .dollarIdentifier || token.kind == .selfKeyword {
      names.insert(node.name(of: token))
    }
    for child in node.children { insertNames(in: child, into: &names) }
  }
}
