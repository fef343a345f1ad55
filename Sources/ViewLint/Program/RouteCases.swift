import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The cases of an enumeration that a type can reach, if it shows different views for different cases. A view with
/// `.sheet(item: $route)` shows the cases that it assigns to its own `route`, not those of other views' routes.
struct RouteCases {
  /// The relation of a type to some cases.
  enum Answer {
    /// The type makes one of the cases, or lets other code make them.
    case made
    /// The type stores a value itself and makes only other cases.
    case notMade
    /// The type receives the value from its users, or another object stores it, as a coordinator does.
    case given
  }

  private struct Key: Hashable {
    let cases: [DeclID]
    let type: DeclID
  }

  private let analyzer: Analyzer
  private var answers: [Key: Answer] = [:]
  /// Whether any code of the program makes the case.
  private var madeCases: [DeclID: Bool] = [:]
  private var madeMembers: [DeclID: NameSet] = [:]
  private var itemCases: ItemCases

  /// - Parameter items: the properties whose values presentations of the program show.
  init(_ analyzer: Analyzer, items: Set<DeclID>) {
    self.analyzer = analyzer
    itemCases = ItemCases(analyzer, items: items)
  }

  /// - Parameters:
  ///   - cases: cases of one enumeration.
  ///   - decl: a member of the type.
  ///   - item: the property whose value is presented there, if it is known.
  mutating func answer(_ cases: [DeclID], in decl: DeclID, presenting item: DeclID?) -> Answer {
    if let item, let stored = itemCases.stored(in: item) { return stored.isDisjoint(with: cases) ? .notMade : .made }
    guard let type = analyzer.owner(of: decl).flatMap({ analyzer.nominal(of: $0) }),
      let route = cases.first.flatMap({ analyzer.owner(of: $0) }).flatMap({ analyzer.nominal(of: $0) }), type != route
    else { return .given }
    let key = Key(cases: cases, type: type)
    if let known = answers[key] { return known }
    var answer = find(cases, of: route, in: type)
    if answer == .given, !cases.contains(where: { isMade($0, of: route) }) { answer = .notMade }
    answers[key] = answer
    return answer
  }

  /// Whether code of the program may make a case: it names the case as a value, or the enumeration's conformances can
  /// make values of any case.
  private mutating func isMade(_ enumCase: DeclID, of route: DeclID) -> Bool {
    if let known = madeCases[enumCase] { return known }
    let makers: [Name] = [.rawRepresentable, "CaseIterable", "Decodable"]
    let isOpen =
      analyzer.mayConformToMore(route)
      || makers.contains { name in
        analyzer.knownDecl(name).map { analyzer.ancestors(of: route).contains($0) } ?? false
      }
    let name = analyzer.decl(enumCase).name
    let isMade =
      isOpen
      || analyzer.program.bodies(namingMember: name).contains { body in
        let code = analyzer.node(of: body)
        // A body that names the case only in patterns is not type-checked.
        return makes([name], code) && makes([name], code, as: enumCase, analyzer.record(of: body))
      }
    madeCases[enumCase] = isMade
    return isMade
  }

  /// The names of the members that the code of a type uses as values, outside of patterns.
  private mutating func membersMade(in type: DeclID, _ parts: [DeclID]) -> NameSet {
    if let known = madeMembers[type] { return known }
    var names = NameSet()
    var open = parts.map { analyzer.node(of: $0) }
    while let next = open.popLast() {
      if next.kind == .implicitMemberExpr || next.kind == .memberAccessExpr, let name = next.lastToken {
        names.insert(next.name(of: name))
      }
      open += next.valueParts
    }
    madeMembers[type] = names
    return names
  }

  private mutating func find(_ cases: [DeclID], of route: DeclID, in type: DeclID) -> Answer {
    let parts = [type] + analyzer.extensions(of: type)
    let made = membersMade(in: type, parts)
    if cases.contains(where: { made.contains(analyzer.decl($0).name) }) { return .made }
    let properties = analyzer.children(of: type).filter { member in
      let decl = analyzer.decl(member)
      guard decl.kind == .variable, decl.flags.isDisjoint(with: [.isComputed, .isStatic]) else { return false }
      let kept = analyzer.variableType(of: member)
      let value = analyzer.wrapped(kept) ?? kept
      return analyzer.types.kind(value) == .nominal && analyzer.types.decl(value) == route
    }
    if properties.contains(where: { !analyzer.isOwnState($0) }) { return .given }
    if properties.contains(where: { isPassedOn($0, in: parts) }) { return .made }
    return properties.isEmpty ? .given : .notMade
  }

  /// Whether code names a case as a value, outside of patterns.
  ///
  /// - Parameters:
  ///   - enumCase: the case. An unresolved name of another case with the same name also counts.
  private func makes(
    _ names: Set<Name>, _ code: SyntaxNode, as enumCase: DeclID? = nil, _ record: BodyRecord? = nil
  ) -> Bool {
    var open = [code]
    while let next = open.popLast() {
      switch next.kind {
      case .functionCallExpr:
        // The record of the call resolves its callee: `.web(url)`.
        if let callee = next.children.first, let enumCase, let meant = record?.decl(of: next), meant != enumCase,
          callee.kind == .implicitMemberExpr || callee.kind == .memberAccessExpr
        {
          open += callee.children
          open += next.children.dropFirst()
          continue
        }
      case .implicitMemberExpr, .memberAccessExpr:
        if let name = next.lastToken, names.contains(next.name(of: name)) {
          let meant = enumCase == nil ? nil : record?.decl(of: next)
          if meant == enumCase || meant == nil && mayBeCase(next, of: enumCase) { return true }
        }
      default: break
      }
      open += next.valueParts
    }
    return false
  }

  /// Whether an unresolved member may be a case: `.basket`, `Route.basket`, but not `model.basket`.
  private func mayBeCase(_ member: SyntaxNode, of enumCase: DeclID?) -> Bool {
    guard member.kind == .memberAccessExpr, let base = member.children.first, base.kind.isExpr,
      let route = enumCase.flatMap({ analyzer.owner(of: $0) })
    else { return true }
    return base.lastToken.map { base.name(of: $0) } == analyzer.decl(route).name
  }

  /// Whether a binding to a property is an argument of a call that does not present with it.
  private func isPassedOn(_ property: DeclID, in parts: [DeclID]) -> Bool {
    let projection = analyzer.decl(property).name.projection
    return parts.flatMap { analyzer.children(of: $0) }.contains { member in
      let node = analyzer.node(of: member)
      guard member != property, !analyzer.decl(member).kind.isNominal, node.mentions(projection) else { return false }
      let record = analyzer.record(of: member)
      return node.subtree.contains { call in
        guard call.kind == .functionCallExpr else { return false }
        let isGiven = call.arguments.contains { argument in
          let value = argument.argumentValue
          return value.kind == .declReferenceExpr && value.lastToken.map { value.name(of: $0) } == projection
        }
        return isGiven && record.uses[call.id].map { analyzer.fact(.presents, of: $0.decl) == nil } ?? true
      }
    }
  }
}

extension SyntaxNode {
  /// The children of a node without patterns, which make no value.
  fileprivate var valueParts: [SyntaxNode] {
    switch kind {
    case .switchCaseItem: []
    case .matchingPatternCondition: initialValue.map { [$0] } ?? []
    default: Array(children)
    }
  }
}

extension RuleContext {
  /// The cases of an enumeration of the program in the innermost `switch` case around the node; empty for `default`.
  var casesAround: [DeclID] {
    guard let index = ancestors.lastIndex(where: { $0.kind == .switchCase }), index > 0,
      let value = ancestors[index - 1].children.first(where: { $0.kind.isExpr }), let type = type(of: value),
      let route = nominal(analyzer.wrapped(type) ?? type), isOwn(route), analyzer.decl(route).kind == .enumeration
    else { return [] }
    let items = ancestors[index].children.filter { $0.kind == .switchCaseItem }
    let cases = items.map { item -> DeclID? in
      let pattern = item.children.first.flatMap { first -> SyntaxNode? in
        let inner = first.kind == .valueBindingPattern ? first.children.first ?? first : first
        return inner.kind == .functionCallExpr ? inner.children.first : inner
      }
      guard let pattern, pattern.kind == .implicitMemberExpr || pattern.kind == .memberAccessExpr,
        let name = pattern.lastToken
      else { return nil }
      return analyzer.directMembers(of: route, named: pattern.name(of: name)).first {
        analyzer.decl($0).kind == .enumCase
      }
    }
    let known = cases.compactMap { $0 }
    return known.count == cases.count ? known : []
  }
}
