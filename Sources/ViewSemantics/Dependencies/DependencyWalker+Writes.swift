import ViewSource
import ViewSyntax

/// Code that runs at writes: the setter of a computed property, the observers of a stored one. An assignment does not
/// read its target; a partial change reads it first.
extension DependencyWalker {
  /// The write positions in the code.
  struct Writes {
    /// The expressions that are replaced completely.
    var whole: Set<Place> = []
    /// These, and the expressions that are changed in place: by compound assignment, a mutating call, an `inout`
    /// argument or a change of a part.
    var all: Set<Place> = []
  }

  /// Records the writes of an expression before it is walked.
  func noteWrites(_ node: SyntaxNode, _ record: BodyRecord) {
    switch node.kind {
    case .assignmentExpr:
      guard let target = node.children.first else { return }
      for target in target.kind == .tupleExpr ? Array(target.children) : [target] {
        let target = target.kind == .labeledExpr ? target.children.last ?? target : target
        writes.whole.insert(place(target))
        noteChange(of: target, record)
      }
    case .infixOperatorExpr where node.isAssigningOperation, .inoutExpr:
      if let target = node.children.first { noteChange(of: target, record) }
    case .functionCallExpr:
      guard let use = record.uses[node.id], analyzer.decl(use.decl).has(.isMutating),
        let callee = node.children.first, callee.kind == .memberAccessExpr, let base = callee.children.first
      else { return }
      noteChange(of: base, record)
    default: return
    }
  }

  /// Records a target and the values that contain it.
  private func noteChange(of target: SyntaxNode, _ record: BodyRecord) {
    var part = target
    writes.all.insert(place(part))
    while [.memberAccessExpr, .subscriptCallExpr, .parenExpr, .forceUnwrapExpr, .optionalChainingExpr]
      .contains(part.kind), let base = part.children.first, base.kind.isExpr
    {
      // Changing a property of an object does not write the reference.
      if let type = record.types[base.id], analyzer.types.kind(type) == .nominal,
        analyzer.decl(analyzer.types.decl(type)).kind == .classType
      {
        return
      }
      writes.all.insert(place(base))
      part = base
    }
  }

  /// Walks the code that runs when a property is written.
  func enter(written property: DeclID, _ itself: TypeID?) {
    guard let block = analyzer.node(of: property).child(.accessorBlock), block.hasWriters,
      begin(property, [.newValue: Source()])
    else { return }
    // A setter may call the getter.
    open.remove(property)
    let outer = (file, sources, self.itself, localFunctions, isErasing, scope, beginning)
    file = property.file
    sources = [.newValue: Source()]
    scope = Scope()
    beginning = nil
    self.itself = itself
    localFunctions = [:]
    isErasing = false
    walkWriters(in: block, analyzer.record(of: property))
    (file, sources, self.itself, localFunctions, isErasing, scope, beginning) = outer
  }

  /// The type whose properties an initializer sets itself; `nil` if it delegates to another initializer.
  func typeBegun(by function: DeclID) -> DeclID? {
    guard analyzer.isInitializer(function) else { return nil }
    let callsAnother = analyzer.node(of: function).subtree.contains { node in
      guard node.kind == .functionCallExpr, let callee = node.children.first, let name = callee.referencedName else {
        return false
      }
      return callee.memberBase?.isSelfReference == true && callee.name(of: name) == .initializer
    }
    return callsAnother ? nil : analyzer.owner(of: function).flatMap { analyzer.nominal(of: $0) }
  }

  /// Whether an assignment initializes a stored property, so that no observer runs. A property observed by the macro is
  /// already initialized if it has an initial value or is optional. (The Swift book, Property Observers.)
  func isBegun(_ property: DeclID, _ node: SyntaxNode) -> Bool {
    guard let beginning, !analyzer.decl(property).has(.isComputed),
      analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) == beginning,
      node.memberBase?.isSelfReference ?? true
    else { return false }
    return !analyzer.isObservableProperty(property)
      || analyzer.node(of: property).initialValue == nil
        && analyzer.wrapped(analyzer.variableType(of: property)) == nil
  }

  /// Walks the accessors of a block that run at a write.
  func walkWriters(in block: SyntaxNode, _ record: BodyRecord) {
    for accessor in block.children where accessor.isWriter {
      for child in accessor.children { walk(child, record) }
    }
  }
}

extension SyntaxNode {
  /// Whether an accessor block has a setter or observer.
  fileprivate var hasWriters: Bool { children.contains { $0.isWriter } }

  fileprivate var isWriter: Bool { kind == .accessorDecl && !isGetter }
}
