import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The objects that a body makes for its child views: `Row(model: RowModel(item: item))`.
///
/// A view that only references such an object without owning it receives another object at each body evaluation.
extension RuleContext {
  /// An object that is made for a view, and whose state is lost with the next object.
  struct ObjectForView {
    /// The argument expression.
    let value: SyntaxNode
    /// The class of the object.
    let made: DeclID
    /// The property of the view that references the object.
    let property: DeclID
    let view: DeclID
    /// The condition for another object to be made during the view's lifetime.
    let condition: ProgramCondition
    /// Notes about the cause of further body evaluations, if the view's own code shows it.
    let notes: [Diagnostic.Note]
  }

  /// The objects that a call makes for the view that it makes, in a body that may be evaluated again.
  ///
  /// - Parameter holdsOnly: whether a property of the view does not own its first value.
  func objectsMade(forViewOf call: SyntaxNode, where holdsOnly: (DeclID) -> Bool) -> [ObjectForView] {
    guard let view = madeType(call), let owner = ownerType, conforms(owner, to: .view) || conforms(owner, to: .app),
      let (arguments, parameters) = arguments(of: call)
    else { return [] }
    var found: [ObjectForView] = []
    for argument in arguments {
      guard let number = argument.parameter, number < parameters.count, argument.node.kind != .closureExpr,
        // The view evaluates an autoclosure when it needs the value.
        !parameters[number].flags.contains(.isAutoclosure), mayBeObject(argument.node)
      else { continue }
      let making = objectMaking(argument.node)
      guard let made = making.context.madeType(making.node), analyzer.decl(made).kind == .classType,
        let property = property(of: view, given: parameters[number], by: call), holdsOnly(property),
        runsWithBody || conforms(owner, to: .app) && runsWithScene, !isPreview, !isOnlyLookedAt(call),
        let (again, notes) = conforms(owner, to: .app) ? runsAgainWithScene(owner) : runsAgain(owner)
      else { continue }
      switch making.context.loss(of: making.node) {
      case .nothing: continue
      case .values(let properties):
        // Writes by other code go to the objects that the code references.
        guard properties.contains(where: { isChanged($0, by: [made, view]) }) else { continue }
      case .state: break
      }
      found.append(
        ObjectForView(
          value: argument.node, made: made, property: property, view: view, condition: again ?? .all([]), notes: notes))
    }
    return found
  }

  /// Whether an expression may be an object, judged by its type.
  func mayBeObject(_ value: SyntaxNode) -> Bool {
    guard let type = record.types[value.id] else { return true }
    let known = analyzer.wrapped(type) ?? type
    return analyzer.types.kind(known) != .nominal || analyzer.decl(analyzer.types.decl(known)).kind == .classType
      || analyzer.isKnown(known, "AnyHashable")
  }

  /// The call that makes the object of an expression: the expression itself, the value of a local name, or the
  /// initializer call in a computed property or function that makes, configures and returns an object.
  func objectMaking(_ value: SyntaxNode) -> ValueOrigin {
    if let element = elementMaking(value) { return element }
    let origin = origin(of: value)
    let making = origin.context.making(origin.node)
    let isHelper = making.node.kind != .functionCallExpr || making.context.madeType(making.node) == nil
    guard isHelper, let use = making.context.record.uses[making.node.id], use.part == .value, isOwn(use.decl),
      let code = analyzer.node(of: use.decl).getterBlock ?? analyzer.node(of: use.decl).child(.codeBlock),
      analyzer.decl(use.decl).kind == .function || analyzer.decl(use.decl).has(.isComputed),
      let result = code.children.last, result.kind == .returnStmt, let name = result.children.first,
      name.kind == .declReferenceExpr, let first = code.children.first, first.kind == .variableDecl,
      let binding = first.children.first(where: { $0.kind == .patternBinding }),
      binding.children.first?.text == name.text, let made = binding.initialValue,
      // An early `return` returns another object.
      !code.children.dropLast().contains(where: { $0.contains { $0.kind == .returnStmt } })
    else { return making }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    return ValueOrigin(made, inner)
  }

  private static let mapping = [CatalogueMember("Sequence", "map"), CatalogueMember("Collection", "map")]

  /// The call that makes the object for the current row, if the data are made at each evaluation: `$0` of
  /// `ForEach(rows) { Row(model: $0) }` with `var rows: [RowModel] { items.map { RowModel($0) } }`.
  private func elementMaking(_ value: SyntaxNode) -> ValueOrigin? {
    guard value.kind == .declReferenceExpr, record.uses[value.id] == nil, let rows = repeatingCall,
      let closure = enclosingCalls.first(where: { $0.call.id == rows.id })?.closure,
      closure.closureParameterNames(unnamed: 1).map(\.text) == [value.text],
      let data = rows.arguments.first, data.kind != .labeledExpr,
      case let origin = origin(of: data), origin.context.isUse(origin.node, ofAny: Self.mapping),
      let making = analyzer.arguments(of: origin.node, origin.context.record).last?.node, making.kind == .closureExpr
    else { return nil }
    let statements = making.children.filter { $0.kind != .closureSignature }
    guard statements.count == 1, let only = statements.first, origin.context.makesObject(only) else { return nil }
    return ValueOrigin(only, origin.context)
  }

  /// The property of a view that stores an argument: the one that the initializer assigns it to, or the one with its
  /// label.
  func property(of view: DeclID, given parameter: Parameter, by call: SyntaxNode) -> DeclID? {
    let named = analyzer.directMembers(of: view, named: parameter.label).first
    guard let use = record.uses[call.id], !use.isMemberwise, isOwn(use.decl),
      let code = analyzer.node(of: use.decl).child(.codeBlock)
    else { return named }
    let known = analyzer.record(of: use.decl)
    let setting = code.children.first { statement in
      guard statement.kind == .assignmentExpr, let value = statement.children.last else { return false }
      return ([value] + value.arguments).contains { part in
        let given = part.argumentValue
        return given.kind == .declReferenceExpr && given.text == parameter.name.text
      }
    }
    return setting?.children.first.flatMap { known.decl(of: $0) } ?? named
  }

  /// The condition for the body to be evaluated again during the lifetime of the views at the node; `nil` for places
  /// that do not count.
  func runsAgain(_ owner: DeclID) -> (condition: ProgramCondition?, notes: [Diagnostic.Note])? {
    let text = "this runs the body again"
    for around in ancestors.reversed() where around.kind == .functionCallExpr {
      // Presented content is usually made once for each presentation.
      if calledFact(.presents, of: around) != nil || isUse(around, of: Self.contextMenu) { return nil }
      guard madeText(around, of: .later) != nil || calledText(around, of: .later) != nil else { continue }
      // A pushed screen covers the view, whose own controls cannot change anything meanwhile.
      if let change = changeWhileCovered(by: around) {
        return (nil, [Diagnostic.Note(text, in: change.context.file, at: change.node.range)])
      }
      return (.updatedByObject(owner, note: text), [])
    }
    return (.updated(owner, note: text), [])
  }

  private static let scenePhase: Name = "scenePhase"

  /// Whether the code is in the `body` of an app, and in no action.
  private var runsWithScene: Bool {
    decl.map { analyzer.decl($0).name == .body } == true
      && ancestors.allSatisfy { $0.kind != .closureExpr || record.builders[$0.id] != nil }
  }

  /// The reason for the `body` of an app to be evaluated again: it reads the phase of the scene.
  private func runsAgainWithScene(_ app: DeclID) -> (condition: ProgramCondition?, notes: [Diagnostic.Note])? {
    let phase = analyzer.children(of: app).first { member in
      analyzer.propertyWrappers(of: member).first?.attribute.mentions(Self.scenePhase) == true
    }
    return phase.map { (nil, [note("each change of the phase evaluates the body of the app again", at: $0)]) }
  }

  /// Whether code of one of the types, outside of initializers, writes the property of an object or makes a binding to
  /// it.
  private func isChanged(_ property: DeclID, by types: [DeclID]) -> Bool {
    let name = analyzer.decl(property).name
    let members = types.flatMap { [$0] + analyzer.extensions(of: $0) }.flatMap { analyzer.children(of: $0) }
    return members.contains { member in
      let node = analyzer.node(of: member)
      guard !analyzer.isInitializer(member), member != property, node.mentions(name) else { return false }
      let record = analyzer.record(of: member)
      return node.subtree.contains { part in
        if PropertyWrite(part, record, analyzer)?.property == property { return true }
        // `$draft.text`
        return part.kind == .memberAccessExpr && part.firstToken?.kind == .dollarIdentifier
          && part.referencedName.map { part.name(of: $0) } == name
      }
    }
  }

  private static let allowsHitTesting = CatalogueMember("View", "allowsHitTesting")
  private static let disabled = CatalogueMember("View", "disabled")

  /// Whether a view accepts no interaction: `.allowsHitTesting(false)`.
  private func isOnlyLookedAt(_ view: SyntaxNode) -> Bool {
    outerModifiers(of: view).contains { call in
      let value = call.arguments.first?.text
      return value == "false" && isUse(call, of: Self.allowsHitTesting)
        || value == "true" && isUse(call, of: Self.disabled)
    }
  }

  private static let contextMenu = CatalogueMember("View", "contextMenu")
  private static let onReceive = CatalogueMember("View", "onReceive")

  /// The place where the code of the view changes what its body reads while a link's destination covers it: in the
  /// destination, or in an `onReceive` action.
  private func changeWhileCovered(by link: SyntaxNode) -> (node: SyntaxNode, context: RuleContext)? {
    guard let owner = ownerType else { return nil }
    var places = [(link, self)]
    for member in ([owner] + analyzer.extensions(of: owner)).flatMap({ analyzer.children(of: $0) })
    where analyzer.node(of: member).mentions(Self.onReceive.name) {
      let inner = RuleContext(analyzer, member.file)
      inner.enter(member)
      for call in analyzer.node(of: member).subtree where call.kind == .functionCallExpr {
        guard inner.isUse(call, of: Self.onReceive) else { continue }
        places += analyzer.arguments(of: call, inner.record).suffix(1).map { ($0.node, inner) }
      }
    }
    var read: Set<DeclID>?
    for (place, context) in places {
      for node in place.subtree {
        var changed = PropertyWrite(node, context.record, analyzer)?.property
        if let use = context.record.uses[node.id], use.part == .projection { changed = use.decl }
        guard let changed, analyzer.isTracked(changed),
          analyzer.owner(of: changed).flatMap({ analyzer.nominal(of: $0) }) == owner
        else { continue }
        let known = read ?? Set(analyzer.subscriptions(of: owner).map(\.property))
        read = known
        if known.contains(changed) { return (node, context) }
      }
    }
    return nil
  }
}
