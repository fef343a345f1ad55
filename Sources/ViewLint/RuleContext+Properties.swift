import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether a declaration is in the program, and not in the catalogue or local to a body.
  func isOwn(_ id: DeclID) -> Bool {
    analyzer.isOwn(id)
  }

  /// The stored properties of the program that the expressions name, directly or through computed properties of the
  /// current type.
  func storedProperties(in expressions: [SyntaxNode], _ record: BodyRecord) -> Set<DeclID> {
    var open = expressions.flatMap { declarations(in: $0, record) }
    var found: Set<DeclID> = []
    var seen: Set<DeclID> = []
    while let decl = open.popLast() {
      guard isOwn(decl), analyzer.decl(decl).kind == .variable, seen.insert(decl).inserted else { continue }
      if !analyzer.decl(decl).has(.isComputed) {
        found.insert(decl)
      } else if isOfSameType(decl) {
        open += analyzer.record(of: decl).uses.values.map(\.decl)
      }
    }
    return found
  }

  /// The declarations that an expression names, without `form` of `form.name` if `name` is state of its own.
  private func declarations(in node: SyntaxNode, _ record: BodyRecord) -> [DeclID] {
    let decl = record.uses[node.id]?.decl
    var found = decl.map { [$0] } ?? []
    let holder = decl.flatMap { analyzer.state(holding: $0) }
    for child in node.children where holder == nil || record.uses[child.id]?.decl != holder {
      found += declarations(in: child, record)
    }
    return found
  }

  /// The property behind a member of a binding or of an object's projection.
  func projectedMember(_ node: SyntaxNode) -> DeclID? { analyzer.projectedMember(node, record) }

  /// The property that the body subscribes to and a value comes from; `nil` for bindings and constants.
  func trackedSource(of value: SyntaxNode) -> DeclID? {
    var current = value
    while true {
      if let use = record.uses[current.id], isOwn(use.decl), analyzer.decl(use.decl).kind == .variable {
        if use.part != .value { return nil }
        if analyzer.isObserved(use.decl) { return use.decl }
      }
      if current.kind == .declReferenceExpr, let condition = unwrapping(of: current) {
        guard let whole = condition.initialValue else {
          return trackedMember(named: current)
        }
        current = whole
        continue
      }
      guard current.kind == .memberAccessExpr || current.kind == .subscriptCallExpr || current.kind == .parenExpr,
        let inner = current.children.first, inner.kind.isExpr
      else { return nil }
      current = inner
    }
  }

  /// The property that the body subscribes to and that is the index of an element: `current` of `chapters[current]` and
  /// `chapters[current].title`.
  func trackedIndex(of value: SyntaxNode) -> DeclID? {
    var current = value
    while true {
      if current.kind == .subscriptCallExpr, current.arguments.count == 1, let index = current.arguments.first,
        let property = trackedSource(of: index)
      {
        return property
      }
      guard current.kind == .memberAccessExpr || current.kind == .subscriptCallExpr || current.kind == .parenExpr,
        let inner = current.children.first, inner.kind.isExpr
      else { return nil }
      current = inner
    }
  }

  /// The property that the body subscribes to and by which an element is searched: `chosen` of
  /// `trips.first { $0.id == chosen }`, also if `if let` unwraps the element.
  func trackedLookup(of value: SyntaxNode) -> DeclID? {
    var current = value
    while true {
      switch current.kind {
      case .declReferenceExpr:
        guard let whole = unwrapping(of: current)?.initialValue else { return nil }
        current = whole
      case .functionCallExpr: return lookup(by: current)
      case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .parenExpr:
        guard let inner = current.children.first, inner.kind.isExpr else { return nil }
        current = inner
      default: return nil
      }
    }
  }

  private static let first: Name = "first"

  /// The property in the predicate of `first(where:)`: state of the view, or a property of an observed object.
  private func lookup(by call: SyntaxNode) -> DeclID? {
    guard let called = record.decl(of: call), analyzer.isFromCatalogue(called),
      analyzer.decl(called).name == Self.first,
      let condition = arguments(of: call)?.arguments.first?.node, condition.kind == .closureExpr
    else { return nil }
    return condition.subtree.lazy.compactMap { node -> DeclID? in
      guard let use = self.record.uses[node.id], use.part == .value, self.analyzer.decl(use.decl).kind == .variable,
        self.analyzer.isObserved(use.decl)
      else { return nil }
      if self.isOfSameType(use.decl) {
        return self.objectType(of: node).map { self.isOwnClass($0) } == true ? nil : use.decl
      }
      // `model.chosen`, not `$0.id`
      return node.memberBase.flatMap { self.record.uses[$0.id] }.map { self.isOfSameType($0.decl) } == true
        ? use.decl : nil
    }.first
  }

  private func isOwnClass(_ type: DeclID) -> Bool { isOwn(type) && analyzer.decl(type).kind == .classType }

  /// The `if let` condition around the node that binds a name: `if let trip`. A change from one value to another keeps
  /// the identity of the views.
  func unwrapping(of name: SyntaxNode) -> SyntaxNode? {
    for around in ancestors.reversed() where around.kind == .ifExpr {
      let binding = around.conditions.last { condition in
        condition.kind == .optionalBindingCondition && condition.range.end <= name.range.start
          && condition.child(.identifierPattern)?.text == name.text
      }
      if let binding { return binding }
    }
    return nil
  }

  /// The property of the view that the body subscribes to and `if let trip` unwraps.
  private func trackedMember(named name: SyntaxNode) -> DeclID? {
    guard let ownerType, let word = name.referencedName else { return nil }
    return analyzer.directMembers(of: ownerType, named: name.name(of: word)).first { analyzer.isTracked($0) }
  }

  /// The property that the body subscribes to and a value is a binding to: `city` of `$city`.
  func boundProperty(_ value: SyntaxNode) -> DeclID? {
    guard let property = propertyOfBinding(value), isOwn(property), analyzer.isTracked(property) else { return nil }
    return property
  }

  /// The property that a binding refers to, if it is not part of another one: `city` of `$city`, of `$form.city` if
  /// `city` is state of its own, and of
  /// `Binding(get: { city }, set: { city = $0 })`.
  func propertyOfBinding(_ value: SyntaxNode) -> DeclID? {
    if let use = record.uses[value.id], use.part == .projection { return use.decl }
    if let member = projectedMember(value), analyzer.state(holding: member) != nil { return member }
    return analyzer.propertyOfClosures(value, record)
  }

  /// Whether a view has the same identity during the lifetime of the body that makes it: it is not a row, not made at
  /// its presentation, and has no explicit identity.
  func staysInPlace(_ call: SyntaxNode) -> Bool {
    var inner = call
    for around in ancestors.reversed() {
      defer { inner = around }
      switch around.kind {
      case .closureExpr:
        if record.builders[around.id] == nil { return false }
      case .functionCallExpr:
        if ownContainerKeeps(around, inner) { continue }
        guard let use = record.uses[around.id], analyzer.isFromCatalogue(use.decl) else { return false }
        if around.children.first?.id == inner.id {
          if analyzer.decl(use.decl).has(.givesIdentity) { return false }
          continue
        }
        // `.modifier(Pulse(isActive: isActive))`
        if isUse(around, of: .modifier) { continue }
        guard let made = madeType(around), keepsInPlace(made, inner) else { return false }
      case .switchExpr, .optionalBindingCondition: return false
      default: break
      }
    }
    return true
  }

  /// The maximum depth of helpers that use each other.
  private static let maximumHelpers = 3

  /// Whether each use of the current helper makes its views when it shows them; `false` if the file has no use.
  func isShownAnewWhereUsed(depth: Int = 0) -> Bool {
    guard let decl, !analyzer.isViewContent(decl), depth < Self.maximumHelpers else { return false }
    let places = helperPlaces(of: decl)
    return !places.isEmpty
      && places.allSatisfy { place in
        place.context.isShownAnew(place.node) || place.context.isShownAnewWhereUsed(depth: depth + 1)
      }
  }

  /// Whether a view is made when it is shown, as a row, a screen or a sheet is, or has an explicit identity.
  private func isShownAnew(_ view: SyntaxNode) -> Bool {
    var inner = view
    for around in ancestors.reversed() {
      defer { inner = around }
      guard around.kind == .functionCallExpr, let use = record.uses[around.id] else { continue }
      if around.children.first?.id == inner.id {
        if analyzer.decl(use.decl).has(.givesIdentity) { return true }
      } else if analyzer.fact(.presents, of: use.decl) != nil
        || analyzer.fact(.screen, of: use.decl) == .destination
        || madeType(around).map({ analyzer.catalogueText(.later, of: $0) != nil || analyzer.makesRows($0) }) == true
      {
        return true
      }
    }
    return false
  }

  /// Whether the content of a container has the container's lifetime, unlike rows.
  private func keepsInPlace(_ container: DeclID, _ content: SyntaxNode) -> Bool {
    if analyzer.decl(container).has(.isTransparent) { return true }
    if analyzer.catalogueText(.offers, of: container) != nil || analyzer.catalogueText(.scrolls, of: container) != nil {
      return true
    }
    let isHolder = [.fills, .navigates].contains { analyzer.catalogueText($0, of: container) != nil }
    // `} detail: { … }`
    let closure = content.kind == .labeledTrailingClosure ? content.children.last : content
    return isHolder && closure.map { $0.kind == .closureExpr && !hasParameter($0) } == true
  }

  /// Whether all code that can set a stored property of the current view is in this file: the property is private, or
  /// no other file extends the view.
  func isSetInThisFileOnly(_ property: DeclID) -> Bool {
    if let holder = analyzer.state(holding: property) { return isSetInThisFileOnly(holder) }
    guard property.file == fileID, let ownerType else { return false }
    return analyzer.decl(property).access == .privateAccess
      || analyzer.extensions(of: ownerType).allSatisfy { $0.file == fileID }
  }

  /// Whether the current view calls a function in the arguments of a call that satisfies a predicate: `load` in
  /// `.refreshable { load() }`.
  func isUsed(_ function: DeclID, inWhatIsGivenTo isMeant: (SyntaxNode, RuleContext) -> Bool) -> Bool {
    let name = analyzer.decl(function).name
    return bodiesOfType.contains { body in
      let code = analyzer.node(of: body)
      guard body != function, code.mentions(name) else { return false }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return code.subtree.contains { call in
        call.kind == .functionCallExpr && isMeant(call, inner)
          && call.children.dropFirst().contains { $0.subtree.contains { inner.record.uses[$0.id]?.decl == function } }
      }
    }
  }
}
