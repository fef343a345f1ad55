import ViewSemantics
import ViewSource
import ViewSyntax

/// A write of a property: an assignment, an assigning operator such as `+=`, or a mutating call.
struct PropertyWrite {
  let property: DeclID
  let node: SyntaxNode
  /// The left side of the assignment, or the receiver of the call.
  let target: SyntaxNode
  /// The new value, if the whole property is assigned.
  let value: SyntaxNode?

  /// Whether the write changes a flag to its opposite: `isOn.toggle()`, `isOn = !isOn`.
  var flips: Bool {
    if node.kind == .functionCallExpr { return node.calleeName.map { node.name(of: $0) } == Self.toggle }
    guard let value, value.kind == .prefixOperatorExpr, value.firstToken.map({ value.text(of: $0) }) == "!" else {
      return false
    }
    return value.children.first.map { $0.spacedText == target.spacedText } ?? false
  }

  private static let toggle: Name = "toggle"

  /// Fails if a node writes no property of the program.
  init?(_ node: SyntaxNode, _ record: BodyRecord, _ analyzer: Analyzer) {
    let target: SyntaxNode?
    switch node.kind {
    case .assignmentExpr: target = node.children.first
    case .infixOperatorExpr: target = node.isAssigningOperation ? node.children.first : nil
    case .functionCallExpr:
      guard let use = record.uses[node.id], analyzer.decl(use.decl).has(.isMutating) else { return nil }
      target = node.children.first?.children.first
    default: return nil
    }
    guard let target, let property = PropertyWrite.property(target, record, analyzer) else { return nil }
    self.property = property
    self.node = node
    self.target = target
    let isWhole = record.decl(of: target) == property
    value = node.kind == .assignmentExpr && isWhole ? node.children.last : nil
  }

  /// The property that stores the target. Writing a member of a value writes the property that stores the value; a
  /// member of an object is itself a property.
  private static func property(_ target: SyntaxNode, _ record: BodyRecord, _ analyzer: Analyzer) -> DeclID? {
    var current = target
    while true {
      // `binding.wrappedValue = value` writes a value that is stored elsewhere.
      if let use = record.uses[current.id], analyzer.leavesOwner(use.decl) { return nil }
      let isPart = isPart(current, record, analyzer)
      if isPart, let state = stateOfStructure(current, record, analyzer) { return state }
      if !isPart, let use = record.uses[current.id], analyzer.decl(use.decl).kind == .variable {
        return analyzer.isOwn(use.decl) && use.part == .value ? use.decl : nil
      }
      switch current.kind {
      case .memberAccessExpr where !isPart: return nil
      case .memberAccessExpr, .subscriptCallExpr, .parenExpr, .forceUnwrapExpr, .optionalChainingExpr:
        guard let inner = current.children.first, inner.kind.isExpr else { return nil }
        current = inner
      default: return nil
      }
    }
  }

  /// `name` of `form.name`, where `form` is state or a binding to it, and `name` behaves like a state of its own.
  private static func stateOfStructure(
    _ member: SyntaxNode, _ record: BodyRecord, _ analyzer: Analyzer
  ) -> DeclID? {
    guard let use = record.uses[member.id], use.part == .value, analyzer.state(holding: use.decl) != nil,
      let base = member.children.first, let holder = record.uses[base.id], holder.part == .value,
      let structure = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.holds(holder.decl, structure)
    else { return nil }
    return use.decl
  }

  /// Whether a member belongs to a value that is stored elsewhere, and not to an object or `self`.
  private static func isPart(_ member: SyntaxNode, _ record: BodyRecord, _ analyzer: Analyzer) -> Bool {
    guard member.kind == .memberAccessExpr, let base = member.children.first, base.kind.isExpr,
      base.firstToken?.kind != .selfKeyword || base.kind != .declReferenceExpr, let type = record.types[base.id]
    else { return false }
    let value = analyzer.wrapped(type) ?? type
    guard analyzer.types.kind(value) == .nominal else { return analyzer.types.kind(value) == .tuple }
    return analyzer.decl(analyzer.types.decl(value)).kind == .structure
  }
}

extension Analyzer {
  /// Whether the wrapper of a property owns its storage for a view, as `@State` does, or of the property that holds its
  /// structure.
  func isOwnState(_ property: DeclID) -> Bool {
    propertyWrappers(of: property).first.map { ownsWrappedValue($0.decl) } ?? (state(holding: property) != nil)
  }

  /// Whether a property is declared `@Binding`.
  func isBinding(_ property: DeclID) -> Bool { propertyWrappers(of: property).first?.decl == knownDecl(.binding) }

  /// Whether views depend on a property: it is state, or a property of an observable object.
  func isObserved(_ property: DeclID) -> Bool {
    if isTracked(property) { return true }
    guard let wrapper = propertyWrappers(of: property).first else { return state(holding: property) != nil }
    return wrapper.decl == knownDecl("Published") && mayBeObserved(owner(of: property).flatMap { nominal(of: $0) })
  }

  /// Whether views may observe a class. Published properties reach views only through `ObservableObject`.
  private func mayBeObserved(_ owner: DeclID?) -> Bool {
    guard let owner, let protocolDecl = knownDecl(Name.observableObject) else { return true }
    return ancestors(of: owner).contains(protocolDecl) || mayConformToMore(owner)
  }
}

extension Analyzer {
  /// Whether setting a property does not change the value that contains it: `nonmutating set`.
  fileprivate func leavesOwner(_ property: DeclID) -> Bool {
    guard decl(property).kind == .variable, let accessors = node(of: property).child(.accessorBlock) else {
      return false
    }
    return accessors.children.contains { accessor in
      accessor.ownToken(.setKeyword) != nil
        && accessor.child(.modifierList)?.ownToken(.nonmutatingKeyword) != nil
    }
  }
}
