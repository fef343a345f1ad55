import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Representable views: SwiftUI makes the platform view once for each identity.
extension ConditionalSameViewRule {
  /// Whether the view is a representable whose platform view depends on the condition. A shared identity of both
  /// branches would keep the first platform view.
  func makesAnother(
    _ first: ViewChain, _ second: ViewChain, _ branches: Branches, _ context: RuleContext
  ) -> Bool {
    guard let type = context.nominal(first.coreType), context.isOwn(type),
      let maker = context.analyzer.maker(ofPlatformView: type)
    else { return false }
    let inputs = inputs(of: first, second, decidedBy: branches, context)
    return !inputs.isEmpty && chooses(by: inputs, maker, of: type, context)
  }

  /// The state that the views of a type lose and that no code restores; `nil` if there is none. A platform view without
  /// a coordinator is configured by its inputs; a view controller has further state.
  func lostState(in type: TypeID, _ context: RuleContext) -> OwnedStates? {
    let analyzer = context.analyzer
    let owned = analyzer.ownedState(in: type, includesLater: false)
    let isKept =
      owned.isCut
      || owned.states.contains { state in
        state.property != nil || !context.isOwn(state.owner) || analyzer.keepsMore(state.owner)
      }
    return isKept ? owned : nil
  }

  /// The inputs that differ between the two views, or that depend on the condition.
  private func inputs(
    of first: ViewChain, _ second: ViewChain, decidedBy branches: Branches, _ context: RuleContext
  ) -> [Name] {
    let asked = branches.asked.flatMap(\.identifiers)
    let (arguments, parameters) = context.arguments(of: first.core) ?? ([], [])
    let others = context.analyzer.arguments(of: second.core, context.record)
    return arguments.compactMap { argument in
      guard let number = argument.parameter, number < parameters.count else { return nil }
      let other = others.first { $0.parameter == number }
      let isOne = other.map { first.plainText(of: argument.node) == second.plainText(of: $0.node) } ?? false
      return !isOne || asked.contains(where: argument.node.mentions) ? parameters[number].label : nil
    }
  }

  /// Whether a condition in the function that makes the platform view, or in members that it uses, depends on the
  /// inputs.
  private func chooses(by inputs: [Name], _ maker: DeclID, of type: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    var open = [maker]
    var seen: Set<DeclID> = [maker]
    while let next = open.popLast() {
      let asks = analyzer.node(of: next).subtree.contains { part in
        part.decisions.contains { decision in inputs.contains(where: decision.mentions) }
      }
      if asks { return true }
      for use in analyzer.record(of: next).uses.values {
        guard analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == type, analyzer.hasCode(use.decl),
          seen.insert(use.decl).inserted
        else { continue }
        open.append(use.decl)
      }
    }
    return false
  }
}

extension Analyzer {
  private static let makeCoordinator: Name = "makeCoordinator"

  /// Whether a representable has a view controller, or a view with a coordinator.
  fileprivate func keepsMore(_ type: DeclID) -> Bool {
    guard let requirement = makingRequirement(of: type) else { return true }
    return fact(.makes, of: requirement) == .controller
      || directMembers(of: type, named: Self.makeCoordinator).contains { isOwn($0) }
      || maker(ofPlatformView: type).map(startsSomething) == true
  }

  /// Whether the function that makes a platform view starts work that a new view would start again, such as loading a
  /// page.
  private func startsSomething(_ maker: DeclID) -> Bool {
    let record = record(of: maker)
    return node(of: maker).contains { call in
      guard call.kind == .functionCallExpr, let use = record.uses[call.id] else { return false }
      return catalogueText(.begins, of: use.decl) != nil
    }
  }

  /// The method of a representable that makes its platform view.
  func maker(ofPlatformView type: DeclID) -> DeclID? {
    guard let requirement = makingRequirement(of: type) else { return nil }
    return directMembers(of: type, named: decl(requirement).name).first { isOwn($0) }
  }

  /// The protocol requirement that makes the platform view of a representable.
  private func makingRequirement(of type: DeclID) -> DeclID? {
    ancestors(of: type).lazy.filter { self.isFromCatalogue($0) }.compactMap { ancestor in
      self.children(of: ancestor).first { self.fact(.makes, of: $0) != nil }
    }.first
  }
}

extension SyntaxNode {
  /// The identifiers in a node.
  fileprivate var identifiers: [Name] {
    tokenIndices.compactMap { token($0).kind == .identifier ? name(at: $0) : nil }
  }

  /// The conditions of a statement or an expression.
  fileprivate var decisions: [SyntaxNode] {
    switch kind {
    case .ifExpr, .guardStmt: conditions
    case .switchExpr: children.first { $0.kind.isExpr }.map { [$0] } ?? []
    case .ternaryExpr: children.first.map { [$0] } ?? []
    default: []
    }
  }
}
