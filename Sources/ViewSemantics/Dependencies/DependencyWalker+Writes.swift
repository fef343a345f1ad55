import ViewSource
import ViewSyntax

/// What runs where code writes: of a computed property the setter, of a stored one what observes it. What is assigned as a
/// whole is not read; what is changed in part is read before.
extension DependencyWalker {
  /// Where code writes.
  struct Writes {
    /// What is given another value, whatever it was before.
    var whole: Set<Place> = []
    /// That, and what is changed: by `+=`, by a mutating call, as an `inout` argument, or a part of it.
    var all: Set<Place> = []
  }

  /// Notes what a piece of code writes, before it is walked over.
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

  /// A target, and the values that it is a part of.
  private func noteChange(of target: SyntaxNode, _ record: BodyRecord) {
    var part = target
    writes.all.insert(place(part))
    while [.memberAccessExpr, .subscriptCallExpr, .parenExpr, .forceUnwrapExpr, .optionalChainingExpr]
      .contains(part.kind), let base = part.children.first, base.kind.isExpr
    {
      // An object is not written when something in it is.
      if let type = record.types[base.id], analyzer.types.kind(type) == .nominal,
        analyzer.decl(analyzer.types.decl(type)).kind == .classType
      {
        return
      }
      writes.all.insert(place(base))
      part = base
    }
  }

  /// Walks through what runs when a property is written.
  func enter(written property: DeclID, _ itself: TypeID?) {
    guard let block = analyzer.node(of: property).child(.accessorBlock), block.hasWriters,
      begin(property, [.newValue: Source()])
    else { return }
    // A setter may well ask the getter.
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

  /// The type of an initialiser that gives properties their first values itself, and does not leave that to another one.
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

  /// Whether a stored property is given its first value: nothing observes that. What the macro observes has a first value
  /// already, if it is declared with one or may be `nil`. (The Swift book, Property Observers.)
  func isBegun(_ property: DeclID, _ node: SyntaxNode) -> Bool {
    guard let beginning, !analyzer.decl(property).has(.isComputed),
      analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }) == beginning,
      node.memberBase?.isSelfReference ?? true
    else { return false }
    return !analyzer.isObservableProperty(property)
      || analyzer.node(of: property).initialValue == nil
        && analyzer.wrapped(analyzer.variableType(of: property)) == nil
  }

  /// Walks over the accessors of a block that run when the property is written.
  func walkWriters(in block: SyntaxNode, _ record: BodyRecord) {
    for accessor in block.children where accessor.isWriter {
      for child in accessor.children { walk(child, record) }
    }
  }
}

extension SyntaxNode {
  /// Whether a block of accessors has one that runs when the property is written.
  fileprivate var hasWriters: Bool { children.contains { $0.isWriter } }

  fileprivate var isWriter: Bool { kind == .accessorDecl && !isGetter }
}
