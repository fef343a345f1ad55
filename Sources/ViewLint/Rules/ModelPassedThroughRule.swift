import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes an object that several views only pass on.
struct ModelPassedThroughRule: Rule {
  static let info = RuleInfo(
    "model_passed_through", .data, .note, isFixable: false, profile: .strict,
    summary: "two nested views pass on an object that they do not read",
    explanation: """
      Each view on the way has one property, argument and preview value more for an object that it does not use, and \
      those that declare it as `@ObservedObject` are evaluated at each of its changes for nothing. `environment(_:)` \
      gives the object to all views below, and the view that needs it reads it by `@Environment(Model.self)` or \
      `@EnvironmentObject`.
      """,
    silence: """
      Views that read the object, call it, bind to it or observe it in any of their code, and names that are not \
      resolved. An object that only one view passes on.
      """,
    examples: [
      RuleExample(
        """
        final class Basket: ObservableObject { @Published var count = 0 }
        struct Shop: View {
          @StateObject private var basket = Basket()
          var body: some View { Page(basket: basket) }
        }
        struct Page: View {
          @ObservedObject var ↓basket: Basket
          var body: some View { VStack { Bar(basket: basket) } }
        }
        struct Bar: View {
          let basket: Basket
          var body: some View { HStack { Badge(basket: basket) } }
        }
        struct Badge: View {
          @ObservedObject var basket: Basket
          var body: some View { Text("\\(basket.count)") }
        }
        """),
      RuleExample(
        """
        final class Basket: ObservableObject { @Published var count = 0 }
        struct Shop: View {
          @StateObject private var basket = Basket()
          var body: some View { Page(basket: basket) }
        }
        struct Page: View {
          @ObservedObject var basket: Basket
          var body: some View { VStack { Bar(basket: basket) } }
        }
        struct Bar: View {
          @ObservedObject var basket: Basket
          var body: some View {
            Badge(basket: basket)
            Button("Empty") { basket.count = 0 }
          }
        }
        struct Badge: View {
          @ObservedObject var basket: Basket
          var body: some View { Text("\\(basket.count)") }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 15))

  static let visits: [NodeKind] = [.patternBinding]
  /// The other views may be in other files.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.ancestors.isEmpty, let property = context.decl, let owner = context.ownerType,
      context.conforms(owner, to: .view), !context.isPreview, isModel(property, context),
      let receivers = receivers(of: property, context), !receivers.isEmpty
    else { return }
    let analyzer = context.analyzer
    let next = receivers.firstNonNil { receiver -> (Receiver, Receiver)? in
      guard isModel(receiver.property, context), let further = self.receivers(of: receiver.property, context)?.first
      else {
        return nil
      }
      return (receiver, further)
    }
    // The chain is reported once, at its start.
    guard let (receiver, further) = next, !isHandedOn(to: property, owner, context) else { return }
    let (name, type) = (analyzer.name(of: property), analyzer.name(of: owner))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` goes through `\(type)` and `\(analyzer.name(of: receiver.view))`, which do not read it, to "
          + "`\(analyzer.name(of: further.view))`; put it into the environment, and read it from there in the view that "
          + "needs it",
        in: context.file, at: analyzer.nameRange(of: property),
        notes: [
          context.note("`\(analyzer.name(of: receiver.view))` only passes it on, too", at: receiver.property),
          context.note("`\(analyzer.name(of: further.view))` receives it", at: further.property),
        ]))
  }

  /// A view that receives an object, and the property that stores it.
  private struct Receiver {
    let view: DeclID
    let property: DeclID
  }

  /// Whether a property stores an observable object that other code made.
  private func isModel(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let decl = analyzer.decl(property)
    guard decl.kind == .variable, decl.flags.isDisjoint(with: [.isComputed, .isStatic]),
      analyzer.node(of: property).initialValue == nil,
      let type = context.nominal(analyzer.variableType(of: property)), analyzer.decl(type).kind == .classType,
      context.conforms(type, to: .observableObject) || context.conforms(type, to: .observable)
    else { return false }
    let wrappers = analyzer.propertyWrappers(of: property)
    return wrappers.isEmpty
      || wrappers.count == 1
        && [Name.observedObject, "Bindable"].contains { analyzer.knownDecl($0) == wrappers[0].decl }
  }

  /// The views that a view passes an object to; `nil` if the view may use it in another way.
  private func receivers(of property: DeclID, _ context: RuleContext) -> [Receiver]? {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    var found: [Receiver] = []
    for body in analyzer.bodiesNear(property) where body != property {
      let code = analyzer.node(of: body)
      guard code.mentions(name),
        analyzer.owner(of: body).flatMap({ analyzer.nominal(of: $0) })
          == analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) })
      else { continue }
      if analyzer.isInitializer(body) { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      guard collect(&found, in: code, property, name, inner) else { return nil }
    }
    return found
  }

  private func collect(
    _ found: inout [Receiver], in node: SyntaxNode, _ property: DeclID, _ name: Name, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    if node.kind == .declReferenceExpr || node.kind == .memberAccessExpr,
      let token = node.referencedName, node.name(of: token) == name || node.text(of: token).dropFirst() == name.text
    {
      guard let use = context.record.uses[node.id] else { return false }
      // Another type has a member with the name.
      if use.decl == property {
        guard use.part == .value, let receiver = receiver(of: node, context) else { return false }
        if !found.contains(where: { $0.property == receiver.property }) { found.append(receiver) }
        return true
      }
    }
    if node.kind == .optionalBindingCondition, node.child(.initializerClause) == nil, node.mentions(name) {
      return false
    }
    context.descend(into: node)
    defer { context.ascend() }
    for child in node.children {
      guard collect(&found, in: child, property, name, context) else { return false }
    }
    return analyzer.decl(property).kind == .variable
  }

  /// The view of the program that receives an argument, and its property.
  private func receiver(of argument: SyntaxNode, _ context: RuleContext) -> Receiver? {
    let analyzer = context.analyzer
    guard let call = context.ancestors.last(where: { $0.kind != .labeledExpr }), call.kind == .functionCallExpr,
      let view = context.madeType(call), context.isOwn(view), context.conforms(view, to: .view),
      let use = context.record.uses[call.id], use.isMemberwise,
      let given = analyzer.arguments(of: call, context.record).first(where: { $0.node.id == argument.id }),
      let number = given.parameter, case let parameters = analyzer.parameters(of: use), number < parameters.count
    else { return nil }
    let property = analyzer.children(of: view).first { member in
      analyzer.decl(member).kind == .variable && analyzer.decl(member).name == parameters[number].label
    }
    return property.map { Receiver(view: view, property: $0) }
  }

  /// Whether a view that only passes the object on passes it to this one.
  private func isHandedOn(to property: DeclID, _ view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    return context.uses(ofView: view).contains { place in
      guard let argument = place.context.argument(place.node, name), let use = place.context.record.uses[argument.id],
        use.part == .value, analyzer.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable,
        isModel(use.decl, place.context)
      else { return false }
      return receivers(of: use.decl, place.context) != nil
    }
  }
}
