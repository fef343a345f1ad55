import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Which cases of an enumeration a type can come to that shows something else for each of them: a view with
/// `.sheet(item: $route)` shows what it assigns to `route`, not what others assign to routes of their own.
struct RouteCases {
  /// What a type says of some cases.
  enum Answer {
    /// It makes one of them, or lets others do so.
    case made
    /// It keeps one itself, and makes others only.
    case notMade
    /// It is given what those make who use it, or others keep, as a coordinator does.
    case given
  }

  private struct Key: Hashable {
    let cases: [DeclID]
    let type: DeclID
  }

  private let analyzer: Analyzer
  private var answers: [Key: Answer] = [:]

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// - Parameters:
  ///   - cases: of one enumeration.
  ///   - decl: a member of the type that is asked.
  mutating func answer(_ cases: [DeclID], in decl: DeclID) -> Answer {
    guard let type = analyzer.owner(of: decl).flatMap({ analyzer.nominal(of: $0) }),
      let route = cases.first.flatMap({ analyzer.owner(of: $0) }).flatMap({ analyzer.nominal(of: $0) }), type != route
    else { return .given }
    let key = Key(cases: cases, type: type)
    if let known = answers[key] { return known }
    let answer = find(cases, of: route, in: type)
    answers[key] = answer
    return answer
  }

  private func find(_ cases: [DeclID], of route: DeclID, in type: DeclID) -> Answer {
    let parts = [type] + analyzer.extensions(of: type)
    let names = Set(cases.map { analyzer.decl($0).name })
    if parts.contains(where: { makes(names, analyzer.node(of: $0)) }) { return .made }
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

  /// Whether code names a case as a value, not as what it compares one with in a pattern.
  private func makes(_ names: Set<Name>, _ code: SyntaxNode) -> Bool {
    var open = [code]
    while let next = open.popLast() {
      switch next.kind {
      case .switchCaseItem: continue
      case .matchingPatternCondition:
        open += next.initialValue.map { [$0] } ?? []
        continue
      case .implicitMemberExpr, .memberAccessExpr:
        if let name = next.lastToken, names.contains(next.name(of: name)) { return true }
      default: break
      }
      open += next.children
    }
    return false
  }

  /// Whether a binding to a property is given to something other than what presents by it.
  private func isPassedOn(_ property: DeclID, in parts: [DeclID]) -> Bool {
    let projection = analyzer.decl(property).name.projection
    return parts.flatMap { analyzer.children(of: $0) }.contains { member in
      let node = analyzer.node(of: member)
      guard member != property, !analyzer.decl(member).kind.isNominal, node.mentions(projection) else { return false }
      let record = analyzer.record(of: member)
      return node.subtree.contains { call in
        guard call.kind == .functionCallExpr else { return false }
        let isGiven = call.arguments.contains { argument in
          let value = argument.kind == .labeledExpr ? argument.children.last ?? argument : argument
          return value.kind == .declReferenceExpr && value.lastToken.map { value.name(of: $0) } == projection
        }
        return isGiven && record.uses[call.id].map { analyzer.catalogueText(.presents, of: $0.decl) == nil } ?? true
      }
    }
  }
}

extension RuleContext {
  /// The cases of an enumeration of the program under one of which the node stands: those of the innermost `switch`; none
  /// for a `default`.
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
