import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The actions of controls, also through views of the program that are made with a control.
extension RuleContext {
  /// Whether a call gives a closure or function as the action of a button, a link or another control: to one of the
  /// catalogue, or to a view of the program that only passes it on to one.
  func takesAction(_ call: SyntaxNode, _ action: SyntaxNode) -> Bool {
    takesAction(call, action, depth: 0)
  }

  /// The maximum number of views that pass an action on to each other.
  private static var maximumViews: Int { 3 }

  private func takesAction(_ call: SyntaxNode, _ action: SyntaxNode, depth: Int) -> Bool {
    if madeFact(.control, of: call) == .action { return record.builders[action.id] == nil }
    guard depth < Self.maximumViews, call.kind == .functionCallExpr, let made = writtenMadeType(call), isOwn(made),
      conforms(made, to: .view), let property = property(of: made, for: action, in: call),
      analyzer.types.kind(analyzer.variableType(of: property)) == .function
    else { return false }
    if let known = actionProperties[property] { return known }
    // A view that contains itself decides nothing.
    actionProperties[property] = false
    let found = isPassedOn(property, of: made, depth: depth)
    actionProperties[property] = found
    return found
  }

  /// Whether the body of a view uses a function only as the action of a control, or calls it only in such an action.
  private func isPassedOn(_ property: DeclID, of view: DeclID, depth: Int) -> Bool {
    let members = ([view] + analyzer.extensions(of: view)).flatMap { analyzer.children(of: $0) }
    guard let body = members.first(where: { analyzer.decl($0).name == .body && analyzer.isViewContent($0) }) else {
      return false
    }
    let inner = RuleContext(analyzer, body.file)
    inner.enter(body)
    let places = inner.helperPlaces(of: property).filter { place in
      place.context.decl.map { !analyzer.isInitializer($0) } ?? false
    }
    return !places.isEmpty && places.allSatisfy { $0.context.isInAction($0.node, depth: depth + 1) }
  }

  /// Whether a name is the action of a control, or is called at once in a closure that is.
  private func isInAction(_ name: SyntaxNode, depth: Int) -> Bool {
    var given = name
    for around in ancestors.reversed() where around.id != name.id {
      switch around.kind {
      case .closureExpr: given = around
      case .functionCallExpr:
        // `action()` is the call of the name itself.
        if around.children.first?.id == given.id { continue }
        return takesAction(around, given, depth: depth)
      case .labeledExpr, .labeledTrailingClosure, .tryExpr, .awaitExpr: continue
      default: return false
      }
    }
    return false
  }
}
