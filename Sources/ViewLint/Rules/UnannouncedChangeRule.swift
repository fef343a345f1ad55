import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view whose action changes a shown property of an object that does not notify the view.
struct UnannouncedChangeRule: Rule {
  static let info = RuleInfo(
    "unannounced_change", .state, .warning, isFixable: false,
    summary: "the view shows a property of an object, and is not notified when it changes",
    explanation: """
      After a tap on `Button("\\(basket.count)") { basket.count += 1 }` the button keeps showing the old count until \
      something else updates the view. SwiftUI evaluates a body again when something that it depends on changes: \
      state, what an `@Observable` object stores, what an observed object publishes. Properties without `@Published`, \
      those of a plain class, those of an object in a `static let`, and a `static var` change silently. So does a \
      property without `@Published` that a timer or a request of its own object changes.
      """,
    silence: """
      The rule ignores actions that also change something else that views depend on, start something that runs later, \
      or call unknown code, which may update the view. `state_holds_plain_class` covers objects in `@State`. The rule \
      also ignores a class that sends `objectWillChange` itself or has an unknown attribute or superclass, a property \
      whose observers do more than store it in the user defaults, and what a `TimelineView` reads again.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 0, of: 0, inApps: 80))

  static let visits: [NodeKind] = [.memberAccessExpr, .declReferenceExpr]
  /// The objects may be declared in other files.
  static let dependsOnWholeProgram = true

  /// The reference by which the view finds an object.
  private enum Place {
    /// A property of the view that observes the object, one that does not, or a static variable.
    case observed, kept, shared
    /// Any reference to an `@Observable` object.
    case tracked
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if node.kind == .declReferenceExpr { return checkGlobal(node, context) }
    if let property = context.projectedMember(node) {
      checkControl(of: property, node, context)
      return checkPresentation(by: property, node, context)
    }
    guard let base = node.children.first?.unchained, base.kind.isExpr, let use = context.record.uses[node.id],
      use.part == .value, context.isOwn(use.decl)
    else { return }
    if analyzer.decl(use.decl).has(.isStatic) { return checkStatic(use.decl, node, base, context) }
    guard isStored(use.decl, analyzer), let model = context.objectType(of: base) else { return }
    let isIgnored = isIgnored(use.decl, of: model, context)
    guard isIgnored || context.announcesOnlyPublished(model),
      let place = isIgnored ? ignoredPlace(of: base, context) : place(of: base, context),
      context.runsForBody, !context.isPreview, let view = context.ownerType,
      place == .observed || place == .tracked || !observes(model, view, context),
      isUnobserved(use.decl, of: model, at: place, context) || isPublishedByElement(use.decl, of: model, base, context),
      !isAskedLater(context)
    else { return }
    let ownChange = change(of: use.decl, in: base, place, view, context)
    // Code of the object that runs later changes the property without a notification.
    let laterChange =
      ownChange == nil && place == .observed ? Self.laterChange(of: use.decl, of: model, context) : nil
    guard let change = ownChange ?? laterChange else { return }
    let (name, property) = (analyzer.name(of: model), analyzer.name(of: use.decl))
    let isPublished = !analyzer.propertyWrappers(of: use.decl).isEmpty
    let reason =
      if place == .tracked {
        "Observation leaves it out; delete `@ObservationIgnored`"
      } else if place == .observed {
        "\(RuleText.article(name)) `\(name)` announces only `@Published` properties; declare `\(property)` `@Published`"
      } else if isPublished {
        "it does not observe `\(RuleText.oneLine(base.text))`; store that in an `@ObservedObject`"
      } else {
        "\(RuleText.article(name)) `\(name)` does not announce its changes; make that class `@Observable`"
      }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        ownChange == nil
          ? "`\(property)` changes and this view keeps showing the old value: \(reason)"
          : "this view changes `\(property)` and keeps showing the old value: \(reason)",
        in: context.file, at: node.range,
        notes: [Diagnostic.Note("it is changed here", in: change.context.file, at: change.node.range)]))
  }

  /// `NavigationStack(path: $router.path)`: the view shows the content that a binding to an object's property controls.
  private func checkPresentation(by property: DeclID, _ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let base = node.children.first, isStored(property, analyzer),
      let object = context.record.uses[base.id], object.part == .projection, context.isOwn(object.decl),
      let wrapper = analyzer.propertyWrappers(of: object.decl).first,
      analyzer.fact(.subscribes, of: wrapper.decl) == .declared,
      let model = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      context.announcesOnlyPublished(model),
      let call = context.ancestors.last(where: { $0.kind == .functionCallExpr }),
      context.calledFact(.presents, of: call) != nil || context.madeFact(.navigates, of: call) != nil,
      !context.isPreview, let view = context.ownerType, isUnobserved(property, of: model, at: .observed, context),
      let change = change(of: property, in: base, .observed, view, context)
    else { return }
    let (name, text) = (analyzer.name(of: model), analyzer.name(of: property))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this view changes `\(text)` and keeps showing the old value: \(RuleText.article(name)) `\(name)` announces "
          + "only `@Published` properties; declare `\(text)` `@Published`",
        in: context.file, at: node.range,
        notes: [Diagnostic.Note("it is changed here", in: change.context.file, at: change.node.range)]))
  }

  /// `score`: a global variable, which is not observed.
  private func checkGlobal(_ node: SyntaxNode, _ context: RuleContext) {
    guard let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl),
      isGlobal(use.decl, context)
    else { return }
    checkStatic(use.decl, node, node, context)
  }

  /// Whether a variable is global.
  private func isGlobal(_ variable: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.decl(variable).kind == .variable && context.analyzer.owner(of: variable) == nil
  }

  /// `Settings.isLoud`: a static variable, which is not observed.
  private func checkStatic(_ property: DeclID, _ node: SyntaxNode, _ base: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    let decl = analyzer.decl(property)
    guard decl.kind == .variable, decl.flags.isDisjoint(with: [.isConstant, .isComputed, .hasCustomAttributes]),
      // An object in the variable may notify observers itself.
      context.nominal(analyzer.variableType(of: property)).map({ analyzer.decl($0).kind != .classType }) ?? false,
      analyzer.node(of: property).child(.accessorBlock) == nil, !isInBinding(context), context.runsForBody,
      !context.isPreview, let view = context.ownerType, !isAskedLater(context),
      let change = change(of: property, in: node, .shared, view, context)
    else { return }
    let name = analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this view changes `\(name)` and keeps showing the old value: nothing announces changes of a "
          + "\(isGlobal(property, context) ? "global variable" : "`static var`"); store it in `@AppStorage`, or in "
          + "an `@Observable` object",
        in: context.file, at: node.range,
        notes: [Diagnostic.Note("it is changed here", in: change.context.file, at: change.node.range)]))
  }

  /// Whether the code is in the closures of a `Binding`, which show nothing by themselves.
  private func isInBinding(_ context: RuleContext) -> Bool {
    context.enclosingCalls.contains { context.makes($0.call, anyOf: [.binding]) }
  }

  /// Whether a property is a stored variable without property observers that may notify other code.
  private func isStored(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let decl = analyzer.decl(property)
    return decl.kind == .variable && decl.flags.isDisjoint(with: [.isConstant, .isComputed, .isStatic, .isLazy])
      && analyzer.node(of: property).child(.accessorBlock).map { keepsOnly($0, of: property, analyzer) } ?? true
  }

  private static let keeping: [Name] = ["UserDefaults"]

  /// Whether the property observers only store the value in the user defaults: `didSet { defaults.set(name, …) }`.
  private func keepsOnly(_ observers: SyntaxNode, of property: DeclID, _ analyzer: Analyzer) -> Bool {
    let inner = RuleContext(analyzer, property.file)
    inner.enter(property)
    return observers.subtree.allSatisfy { part in
      switch part.kind {
      case .assignmentExpr: return false
      case .functionCallExpr:
        guard let use = inner.record.uses[part.id], let owner = analyzer.ownerName(of: use.decl) else { return false }
        return analyzer.isFromCatalogue(use.decl) && Self.keeping.contains(owner)
      default: return true
      }
    }
  }

  /// Whether a stored property of an `@Observable` class is excluded from observation.
  private func isIgnored(_ property: DeclID, of model: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return analyzer.decl(property).has(.hasCustomAttributes) && context.isOwn(model)
      && analyzer.propertyWrappers(of: property).isEmpty && context.conforms(model, to: .observable)
      && !analyzer.isTracked(property)
  }

  private func ignoredPlace(of base: SyntaxNode, _ context: RuleContext) -> Place? {
    guard let use = context.record.uses[base.id], use.part == .value, context.isOwn(use.decl),
      context.isOfSameType(use.decl), context.analyzer.decl(use.decl).kind == .variable
    else { return nil }
    return .tracked
  }

  private func place(of base: SyntaxNode, _ context: RuleContext) -> Place? {
    let analyzer = context.analyzer
    if isElementOfKept(base, context) || isPartOfKept(base, context) { return .kept }
    guard let use = context.record.uses[base.id], use.part == .value, context.isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable
    else { return nil }
    let holder = analyzer.decl(use.decl)
    if holder.has(.isStatic) {
      return holder.has(.isConstant) && analyzer.propertyWrappers(of: use.decl).isEmpty ? .shared : nil
    }
    guard context.isOfSameType(use.decl), !holder.has(.isComputed) else { return nil }
    guard let wrapper = analyzer.propertyWrappers(of: use.decl).first else {
      return holder.has(.hasCustomAttributes) ? nil : .kept
    }
    return analyzer.fact(.subscribes, of: wrapper.decl) == .declared ? .observed : nil
  }

  /// Whether an expression is an element of a collection that the view stores: `row` in `List(rows) { row in … }`, and
  /// `rows[0]`.
  /// Whether a row shows a published property of its element, which the view with the rows does not observe.
  private func isPublishedByElement(
    _ property: DeclID, of model: DeclID, _ base: SyntaxNode, _ context: RuleContext
  ) -> Bool {
    isElementOfKept(base, context) && context.conforms(model, to: .observableObject)
      && context.analyzer.propertyWrappers(of: property).first?.decl == context.analyzer.knownDecl("Published")
  }

  /// Whether an object is an element of the collection whose rows have the name: `people[0]` for the `person` of
  /// `ForEach(people) { person in … }`.
  private func isElement(_ object: SyntaxNode, ofRowsFor name: SyntaxNode, _ context: RuleContext) -> Bool {
    guard object.kind == .subscriptCallExpr, let collection = object.children.first, name.kind == .declReferenceExpr,
      let rows = context.repeatingCall, let row = rows.lastClosure,
      row.closureParameterNames(unnamed: 1).first?.text == name.text, let data = rows.arguments.first
    else { return false }
    return Self.path(of: collection) == Self.path(of: data)
  }

  private func isElementOfKept(_ name: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if name.kind == .subscriptCallExpr, let collection = name.children.first { return isKept(collection, context) }
    guard name.kind == .declReferenceExpr, context.record.uses[name.id] == nil,
      let text = name.lastToken.map({ name.name(of: $0) }),
      let around = context.enclosingCalls.first(where: {
        $0.closure.range.contains(name.range) && (text == Self.first || $0.closure.declares(text))
      }), let made = context.madeType(around.call), analyzer.makesRows(made),
      let data = around.call.arguments.first
    else { return false }
    return isKept(data, context)
  }

  /// Whether an object is in a property of an element or object that the view stores: `session.user`, `track.details`.
  /// Observing the property does not observe the object in it.
  private func isPartOfKept(_ object: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard object.kind == .memberAccessExpr, let use = context.record.uses[object.id], use.part == .value,
      context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable,
      analyzer.decl(use.decl).flags.isDisjoint(with: [.isComputed, .isStatic, .isLazy]),
      analyzer.propertyWrappers(of: use.decl).allSatisfy({ $0.decl == analyzer.knownDecl("Published") }),
      let holder = object.children.first?.unchained, holder.kind.isExpr
    else { return false }
    if isElementOfKept(holder, context) { return true }
    guard let held = context.record.uses[holder.id], held.part == .value, context.isOwn(held.decl) else { return false }
    return analyzer.decl(held.decl).kind == .variable && !analyzer.decl(held.decl).has(.isComputed)
      && context.isOfSameType(held.decl)
  }

  /// Whether the view stores an array, directly or in state.
  private func isKept(_ collection: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let use = context.record.uses[collection.id], use.part == .value, context.isOwn(use.decl),
      !analyzer.decl(use.decl).has(.isComputed), case let type = analyzer.variableType(of: use.decl),
      analyzer.isKnown(type, .array) || analyzer.isKnown(type, "Dictionary")
    else { return false }
    // `recipe.items`: observing the array does not observe its elements.
    if collection.kind == .memberAccessExpr, let object = collection.children.first, object.kind == .declReferenceExpr,
      let holder = context.record.uses[object.id], holder.part == .value, context.isOwn(holder.decl),
      context.isOfSameType(holder.decl)
    {
      return analyzer.decl(holder.decl).kind == .variable
    }
    guard collection.kind == .declReferenceExpr, context.isOfSameType(use.decl) else { return false }
    guard let wrapper = analyzer.propertyWrappers(of: use.decl).first else {
      return !analyzer.decl(use.decl).has(.hasCustomAttributes)
    }
    return wrapper.decl == analyzer.knownDecl("State")
  }

  private static let first: Name = "$0"

  /// Whether changes of a property do not reach a view that finds the object by a reference of the kind.
  private func isUnobserved(_ property: DeclID, of model: DeclID, at place: Place, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let isObject = context.conforms(model, to: .observableObject)
    if place == .observed, !isObject { return false }
    if place == .tracked { return true }
    guard let wrapper = analyzer.propertyWrappers(of: property).first else {
      return !analyzer.decl(property).has(.hasCustomAttributes)
    }
    // A view with the object in a property that does not observe it is reported by `unobserved_object`.
    return place == .shared && isObject && wrapper.decl == analyzer.knownDecl("Published")
  }

  /// Whether the view itself has a property that observes an object of the class.
  private func observes(_ model: DeclID, _ view: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.children(of: view).contains { member in
      context.analyzer.decl(member).kind == .variable && !context.analyzer.propertyWrappers(of: member).isEmpty
        && context.nominal(context.analyzer.variableType(of: member)) == model
    }
  }

  /// Whether the enclosing code reads the value again by itself, or when it is presented.
  private func isAskedLater(_ context: RuleContext) -> Bool {
    context.ancestors.contains { context.madeText($0, of: .ticks) != nil }
      || context.enclosingCalls.contains { call, _ in context.calledFact(.presents, of: call) != nil }
  }

  /// The place where an action of the view changes the property, without other changes that the view observes.
  private func change(
    of property: DeclID, in base: SyntaxNode, _ place: Place, _ view: DeclID, _ context: RuleContext
  ) -> (node: SyntaxNode, context: RuleContext)? {
    let path = Self.path(of: base)
    for action in context.actions(of: view) {
      let writes = CalledWrites(in: action.statements, action.context).found
      let found = writes.first { found in
        guard found.write.property == property else { return false }
        let isInView = found.context.ownerType == action.context.ownerType
        // A static or global variable is the same everywhere.
        if context.analyzer.decl(property).has(.isStatic) || isGlobal(property, context) { return true }
        if !isInView, let object = found.write.target.children.first?.unchained,
          let given = argument(for: object, of: found, action.context)
        {
          return Self.path(of: given) == path
        }
        let target = isInView ? found.write.target : found.callee
        guard let object = target?.children.first?.unchained, target?.kind == .memberAccessExpr else { return false }
        return Self.path(of: object) == path || isElement(object, ofRowsFor: base, context)
      }
      guard let found,
        writes.allSatisfy({ $0.write.property == property || !context.analyzer.isObserved($0.write.property) })
      else { continue }
      var quiet = QuietAction(context.analyzer, trusting: property)
      if quiet.isQuiet(action.statements, action.context) { return (found.call ?? found.write.node, action.context) }
    }
    return nil
  }

  /// The argument for the parameter that a method writes to: `todo` of `store.finish(todo)`; `nil` if it writes to
  /// something else.
  private func argument(
    for object: SyntaxNode, of found: CalledWrites.Found, _ context: RuleContext
  ) -> SyntaxNode? {
    guard object.kind == .declReferenceExpr, found.context.record.uses[object.id] == nil || !isProperty(object, found),
      let call = found.call, call.kind == .functionCallExpr, let use = context.record.uses[call.id],
      use.decl == found.context.decl,
      let (arguments, parameters) = context.arguments(of: call), let token = object.referencedName
    else { return nil }
    let name = object.name(of: token)
    let names = context.analyzer.signature(of: use.decl).parameters.map(\.name)
    guard let number = names.firstIndex(of: name), number < parameters.count else { return nil }
    return arguments.first { $0.parameter == number }?.node
  }

  private func isProperty(_ object: SyntaxNode, _ found: CalledWrites.Found) -> Bool {
    found.context.record.uses[object.id].map { found.context.isOwn($0.decl) } ?? false
  }

  private static func path(of node: SyntaxNode) -> Substring {
    let text = node.plainText
    let path = text.hasPrefix("self . ") ? text.dropFirst("self . ".count) : text[...]
    return path.first == "$" ? path.dropFirst() : path
  }
}
