import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// When and for which type the code at a node runs.
extension RuleContext {
  /// Whether the declaration makes views: `body`, or a property or function that returns a view.
  var isViewCode: Bool {
    guard let decl else { return false }
    let result: TypeID
    switch analyzer.decl(decl).kind {
    case .variable:
      if analyzer.isViewContent(decl) { return true }
      guard analyzer.decl(decl).has(.isComputed) else { return false }
      result = analyzer.variableType(of: decl)
    case .function:
      let signature = analyzer.signature(of: decl)
      // A body cannot await.
      if signature.isAsync { return false }
      if analyzer.isViewContent(decl) { return true }
      result = signature.result
    default: return analyzer.isViewContent(decl)
    }
    return analyzer.isView(result) && analyzer.isComplete(result)
  }

  /// Whether the code belongs to a view or a view modifier, and not to a model that provides views.
  var isInView: Bool {
    guard let decl, let ownerType else { return false }
    return analyzer.isViewContent(decl) || conforms(ownerType, to: .view) || conforms(ownerType, to: .viewModifier)
  }

  /// Whether body evaluation evaluates the node: it is not in an action or a setter.
  var runsWithBody: Bool {
    guard isViewCode else { return false }
    return ancestors.indices.allSatisfy { index in
      let around = ancestors[index]
      return switch around.kind {
      case .closureExpr: record.builders[around.id] != nil || runsAtOnce(closureAt: index)
      case .functionDecl: around.id == decl.map { analyzer.node(of: $0).id }
      case .accessorDecl: around.ownToken(.getKeyword) != nil
      default: true
      }
    }
  }

  /// Whether a closure around the node runs before its call returns.
  func runsAtOnce(closureAt index: Int) -> Bool {
    let call = ancestors[..<index].last { $0.kind != .labeledExpr && $0.kind != .labeledTrailingClosure }
    return call.map { analyzer.runsAtOnce(ancestors[index], in: $0, record) } ?? false
  }

  /// The type whose member the code is.
  var ownerType: DeclID? {
    decl.flatMap { analyzer.owner(of: $0) }.flatMap { analyzer.nominal(of: $0) }
  }

  /// Whether the code belongs to a view, a view modifier or an observable object, so that its writes are shown.
  var isOfShownType: Bool {
    guard let owner = ownerType else { return false }
    return [.view, .viewModifier, .observableObject, .observable].contains { conforms(owner, to: $0) }
  }

  /// Whether a type conforms to a protocol of the catalogue.
  func conforms(_ type: DeclID, to name: Name) -> Bool {
    guard let known = analyzer.knownDecl(name) else { return false }
    return type == known || analyzer.ancestors(of: type).contains(known)
  }
}
