import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Views of other frameworks: SwiftUI asks for one once, as long as the identity lasts.
extension ConditionalSameViewRule {
  /// Whether a view stands for a view of another framework, and what the condition depends on decides which one it makes:
  /// one identity for both branches would keep the one that was made first.
  func makesAnother(
    _ first: ViewChain, _ second: ViewChain, _ branches: Branches, _ context: RuleContext
  ) -> Bool {
    guard let type = context.nominal(first.coreType), context.isOwn(type),
      let maker = context.analyzer.maker(ofPlatformView: type)
    else { return false }
    let inputs = inputs(of: first, second, decidedBy: branches, context)
    return !inputs.isEmpty && chooses(by: inputs, maker, of: type, context)
  }

  /// What the views of a type lose that no code gives back; `nil` if nothing. A view of another framework that reports to no coordinator is
  /// drawn from what it is given; a controller keeps more than that.
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

  /// What the two views are given that is not the same, or comes from what the condition asks.
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

  /// Whether a condition asks for an input where the view is made, or in what that uses of the same type.
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

  /// Whether a type stands for a controller of another framework, or for a view with a coordinator.
  fileprivate func keepsMore(_ type: DeclID) -> Bool {
    guard let requirement = makingRequirement(of: type) else { return true }
    return catalogueText(.makes, of: requirement) == "platform controller"
      || directMembers(of: type, named: Self.makeCoordinator).contains { isOwn($0) }
      || maker(ofPlatformView: type).map(startsSomething) == true
  }

  /// Whether a function that makes a view begins something there that takes time and begins again with a new view, as a
  /// page that loads.
  private func startsSomething(_ maker: DeclID) -> Bool {
    let record = record(of: maker)
    return node(of: maker).contains { call in
      guard call.kind == .functionCallExpr, let use = record.uses[call.id] else { return false }
      return catalogueText(.begins, of: use.decl) != nil
    }
  }

  /// The function of a type by which it makes the view of another framework that it stands for.
  func maker(ofPlatformView type: DeclID) -> DeclID? {
    guard let requirement = makingRequirement(of: type) else { return nil }
    return directMembers(of: type, named: decl(requirement).name).first { isOwn($0) }
  }

  /// What SwiftUI asks of a type that stands for a view of another framework.
  private func makingRequirement(of type: DeclID) -> DeclID? {
    ancestors(of: type).lazy.filter { self.isFromCatalogue($0) }.compactMap { ancestor in
      self.children(of: ancestor).first { self.catalogueText(.makes, of: $0) != nil }
    }.first
  }
}

extension SyntaxNode {
  /// The names that occur in a node.
  fileprivate var identifiers: [Name] {
    tokenIndices.compactMap { token($0).kind == .identifier ? name(at: $0) : nil }
  }

  /// What a statement or an expression decides by.
  fileprivate var decisions: [SyntaxNode] {
    switch kind {
    case .ifExpr, .guardStmt: conditions
    case .switchExpr: children.first { $0.kind.isExpr }.map { [$0] } ?? []
    case .ternaryExpr: children.first.map { [$0] } ?? []
    default: []
    }
  }
}
