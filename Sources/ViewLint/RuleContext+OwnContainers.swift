import ViewSemantics
import ViewSource
import ViewSyntax

/// How the program's own containers show the views that they are given.
extension RuleContext {
  /// Whether a container of the program shows the views in one of its arguments at one place, always, and as long as
  /// the container itself: `Card { … }` with the body `VStack { content }.padding()`. It is false for other calls.
  func ownContainerKeeps(_ call: SyntaxNode, _ argument: SyntaxNode) -> Bool {
    guard call.kind == .functionCallExpr, let made = madeType(call), isOwn(made), conforms(made, to: .view),
      let property = property(of: made, for: argument, in: call)
    else { return false }
    if let known = keepingContainers[property] { return known }
    // A container that contains itself keeps nothing.
    keepingContainers[property] = false
    let keeps = isShownInPlace(property, of: made)
    keepingContainers[property] = keeps
    return keeps
  }

  /// The property that holds an argument of the initializer. The parameter of a written initializer is assumed to have
  /// the name of the property.
  func property(of type: DeclID, for argument: SyntaxNode, in call: SyntaxNode) -> DeclID? {
    guard let use = record.uses[call.id], let (arguments, parameters) = arguments(of: call),
      let given = arguments.first(where: { argument.range.contains($0.node.range) }), let number = given.parameter,
      number < parameters.count
    else { return nil }
    let parameter = parameters[number]
    let name = use.isMemberwise || parameter.name == .none ? parameter.label : parameter.name
    return analyzer.children(of: type).first { member in
      analyzer.decl(member).kind == .variable && analyzer.decl(member).name == name
        && !analyzer.decl(member).has(.isStatic) && !analyzer.decl(member).has(.isComputed)
    }
  }

  /// The place in the body of a container of the program that shows one of its arguments; `nil` for other calls, and if
  /// there are several places.
  func ownContainerPlace(_ call: SyntaxNode, _ argument: SyntaxNode) -> HelperUse? {
    guard call.kind == .functionCallExpr, let made = madeType(call), isOwn(made), conforms(made, to: .view),
      let property = property(of: made, for: argument, in: call)
    else { return nil }
    return placeShown(property, of: made)
  }

  private func isShownInPlace(_ property: DeclID, of type: DeclID) -> Bool {
    guard let place = placeShown(property, of: type) else { return false }
    return place.context.staysInPlace(place.node) && !place.context.isConditionallyPresent(place.node)
  }

  private func placeShown(_ property: DeclID, of type: DeclID) -> HelperUse? {
    let bodies = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
    guard let body = bodies.first(where: { analyzer.decl($0).name == .body && analyzer.isViewContent($0) }) else {
      return nil
    }
    let inner = RuleContext(analyzer, body.file)
    inner.keepingContainers = keepingContainers
    inner.enter(body)
    let places = inner.helperPlaces(of: property).filter { place in
      place.context.decl.map { !analyzer.isInitializer($0) } ?? false
    }
    // A name is listed twice, with and without itself among the ancestors.
    guard Set(places.map(\.node.id)).count == 1, let place = places.first, place.context.decl == body,
      place.context.runsWithBody
    else {
      return nil
    }
    place.context.keepingContainers = keepingContainers
    return place
  }
}
