import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The loss when an object is replaced by a new one.
extension RuleContext {
  /// The changes since its initialization that an object loses when it is replaced.
  enum Loss {
    /// The object stores only its inputs and values derived from them, and nothing in it can change. The next object is
    /// equal, and an object that is kept would not follow the view's inputs.
    case nothing
    /// The object loses the values of these properties that code has assigned.
    case values([DeclID])
    /// The object loses state that is unknown here.
    case state
  }

  func loss(of value: SyntaxNode) -> Loss {
    guard let type = madeType(value), let classes = ownClasses(of: type) else { return .state }
    let parts = classes.flatMap { [$0] + analyzer.extensions(of: $0) }
    let kept = classes.flatMap { analyzer.children(of: $0) }.filter { member in
      let decl = analyzer.decl(member)
      return decl.kind == .variable && decl.flags.isDisjoint(with: [.isComputed, .isStatic])
    }
    let initializers = parts.flatMap { analyzer.children(of: $0) }.filter { analyzer.isInitializer($0) }
    var changing: [DeclID] = []
    for property in kept {
      if let wrapper = analyzer.propertyWrappers(of: property).first {
        let isElsewhere =
          wrapper.decl == analyzer.knownDecl(.binding) || analyzer.catalogueText(.stores, of: wrapper.decl) != nil
        if isElsewhere || followsInput(property, of: type, initializers) { continue }
        return .state
      }
      if passesOn(analyzer.variableType(of: property)) { continue }
      if isMadeAnew(property, by: initializers) { return .state }
      if !analyzer.decl(property).has(.isConstant) { changing.append(property) }
    }
    let isGiven = !value.arguments.isEmpty
    if !changing.isEmpty { return isGiven ? .values(changing) : .state }
    return isGiven && !kept.isEmpty || isOnlyCode(type, parts, keeping: kept) ? .nothing : .state
  }

  /// A class of the program with its superclasses; `nil` if a superclass outside of the program may have state.
  private func ownClasses(of type: DeclID) -> [DeclID]? {
    var classes: [DeclID] = []
    var next = type
    while isOwn(next) {
      classes.append(next)
      guard let above = analyzer.superclass(of: next) else { return classes }
      next = analyzer.types.decl(above)
    }
    let keeps = analyzer.children(of: next).contains { member in
      let decl = analyzer.decl(member)
      return decl.kind == .variable && decl.flags.isDisjoint(with: [.isComputed, .isStatic, .isPrimitive])
    }
    // A root class without stored properties, such as `NSObject`, has no state.
    return analyzer.isFromCatalogue(next) && analyzer.superclass(of: next) == nil && !keeps ? classes : nil
  }

  /// Whether the values of a type, or its elements, store nothing that is shown: subscriptions and event publishers.
  private func passesOn(_ type: TypeID) -> Bool {
    guard let decl = nominal(analyzer.wrapped(type) ?? type) else { return false }
    if analyzer.catalogueText(.passesOn, of: decl) != nil { return true }
    let elements = analyzer.types.arguments(type)
    return elements.count == 1 && analyzer.isFromCatalogue(decl) && analyzer.decl(decl).kind == .structure
      && passesOn(elements[0])
  }

  /// Whether an object exists only for its methods, without lifetime effects: its initializers only set its stored
  /// properties, it has no `deinit`, and it sends no change notifications.
  private func isOnlyCode(_ type: DeclID, _ parts: [DeclID], keeping kept: [DeclID]) -> Bool {
    let members = parts.flatMap { analyzer.children(of: $0) }
    let initializers = members.filter { analyzer.isInitializer($0) }
    guard initializers.count < members.count else { return false }
    let announcement = analyzer.announcement
    let statements = initializers.flatMap { analyzer.node(of: $0).child(.codeBlock).map { Array($0.children) } ?? [] }
    let announcing = announcement.map { name in statements.filter { announces($0, by: name) }.map(\.range) } ?? []
    return parts.allSatisfy { part in
      let node = analyzer.node(of: part)
      let isSilent = announcement.map { name in
        node.tokenIndices.allSatisfy { index in
          node.token(index).kind != .identifier || node.name(at: index) != name
            || announcing.contains { $0.contains(node.token(index).range) }
        }
      }
      return isSilent ?? true && !node.contains { $0.kind == .deinitializerDecl }
    }
      && initializers.allSatisfy { initializer in
        let record = analyzer.record(of: initializer)
        return analyzer.node(of: initializer).child(.codeBlock)?.children.allSatisfy { statement in
          announcing.contains(statement.range)
            || statement.kind == .assignmentExpr
              && PropertyWrite(statement, record, analyzer).map { kept.contains($0.property) } == true
        } ?? true
      }
  }

  /// Whether a statement forwards changes of another publisher, as the next object does, too:
  /// `publisher.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &subscriptions)`.
  private func announces(_ statement: SyntaxNode, by announcement: Name) -> Bool {
    let closures = statement.subtree.filter { $0.kind == .closureExpr }
    guard statement.kind == .functionCallExpr, !closures.isEmpty,
      statement.arguments.last?.contains(where: { $0.kind == .inoutExpr }) == true
    else { return false }
    return closures.allSatisfy { closure in
      closure.children.allSatisfy { part in
        part.kind == .closureSignature
          || part.kind == .functionCallExpr && part.arguments.isEmpty && part.mentions(announcement)
      }
    }
  }

  /// The condition for a loss; `nil` if nothing is lost.
  func condition(toLose loss: Loss, of view: DeclID) -> ProgramCondition? {
    switch loss {
    case .nothing: nil
    case .values(let properties): .all([.remadeByViews(view), .changesLater(properties)])
    case .state: .remadeByViews(view)
    }
  }

  /// Whether the only uses of a property in its class are subscriptions in initializers that assign to it:
  /// `input.assign(to: &$value)`.
  private func followsInput(_ property: DeclID, of type: DeclID, _ initializers: [DeclID]) -> Bool {
    let users = membersTouching(property, of: type).map(\.member).filter { !initializers.contains($0) }
    guard users.isEmpty else { return false }
    let name = analyzer.decl(property).name.text
    let texts = [name, "$" + name, "_" + name].flatMap { [$0, "self." + $0, "self?." + $0] }
    return initializers.contains { initializer in
      let nodes = Array(analyzer.node(of: initializer).subtree)
      let uses = nodes.filter {
        ($0.kind == .declReferenceExpr || $0.kind == .memberAccessExpr) && texts.contains($0.text)
      }
      let followed =
        nodes.filter { $0.kind == .inoutExpr }.map(\.range)
        // `input.sink { self.value = $0 }`
        + nodes.filter { $0.kind == .closureExpr }.flatMap { targets(in: Array($0.subtree)) }
      let set = followed + targets(in: nodes)
      return uses.contains { use in followed.contains { $0.contains(use.range) } }
        && uses.allSatisfy { use in set.contains { $0.contains(use.range) } }
    }
  }

  /// The targets of the assignments among some nodes.
  private func targets(in nodes: [SyntaxNode]) -> [SourceRange] {
    nodes.filter { $0.kind == .assignmentExpr }.compactMap { $0.children.first?.range }
  }

  /// Whether a constant is initialized with a new object, whose own state may change.
  private func isMadeAnew(_ property: DeclID, by initializers: [DeclID]) -> Bool {
    func makesObject(_ value: SyntaxNode, in body: DeclID) -> Bool {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return value.subtree.contains { part in
        guard part.kind == .functionCallExpr else { return false }
        let made = inner.madeType(part) ?? inner.objectType(of: part)
        return made.map { analyzer.decl($0).kind == .classType } ?? true
      }
    }
    // `let id = UUID()` differs for each object.
    if let value = analyzer.node(of: property).child(.initializerClause) {
      return value.contains { $0.kind == .functionCallExpr }
    }
    return initializers.contains { initializer in
      let record = analyzer.record(of: initializer)
      return analyzer.node(of: initializer).subtree.contains { statement in
        guard statement.kind == .assignmentExpr, let target = statement.children.first,
          record.decl(of: target) == property, let value = statement.children.last
        else { return false }
        return makesObject(value, in: initializer)
      }
    }
  }
}
