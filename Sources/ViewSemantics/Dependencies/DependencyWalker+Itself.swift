import ViewSource
import ViewSyntax

/// What `self` comes from in the program's own functions, and what these do to a view that they are called on:
/// `row.when(isOn) { $0.padding() }`.
extension DependencyWalker {
  /// Where a function puts the view that it is called on.
  struct PlaceOfItself {
    var endings = Endings()
    var surroundings: [Surrounding] = []
  }

  /// A function as it is called.
  struct CallOnView: Hashable {
    let function: DeclID
    let parameters: [Name: Source]
  }

  /// Where a function of the program puts the view that it is called on, if it may do anything to its identity.
  func placeOfItself(in use: BodyRecord.Use, _ call: SyntaxNode, _ record: BodyRecord) -> PlaceOfItself? {
    guard findsChildren, analyzer.isOwn(use.decl), analyzer.mayEndItself(use.decl) else { return nil }
    let key = CallOnView(function: use.decl, parameters: parameters(of: use.decl, use, call, record))
    if let known = placesOfItself[key] { return known }
    // One that calls itself puts its view where it does otherwise.
    placesOfItself[key] = PlaceOfItself()
    let inner = DependencyWalker(analyzer, itself: use.base, findsChildren: true)
    inner.placesOfItself = placesOfItself
    inner.itselfIn = use.decl
    inner.enter(use.decl, use.base, key.parameters)
    placesOfItself = inner.placesOfItself
    placesOfItself[key] = inner.placeOfItself
    return inner.placeOfItself
  }

  /// Notes where the function being asked about uses the view that it is called on: by `self`, or by a modifier alone.
  func noteItself() {
    guard let itselfIn, open.contains(itselfIn) else { return }
    placeOfItself.endings.formUnion(endings)
    // Functions that use one another twice each have the same around them exponentially often.
    for around in surroundings where !placeOfItself.surroundings.contains(around) {
      placeOfItself.surroundings.append(around)
    }
  }

  /// What `self` comes from in a helper that makes views of a value, or of a binding: in `tab.content` from `tab`, in
  /// `$isOn.inverted` from `isOn`.
  func itselfGiven(to helper: DeclID, by use: SyntaxNode, _ record: BodyRecord) -> [Name: Source] {
    guard !analyzer.decl(helper).has(.isStatic) else { return [:] }
    let isOfBinding = analyzer.extendsWrapper(helper)
    guard isOfBinding || findsChildren && analyzer.makesViews(helper) else { return [:] }
    guard let base = use.memberBase, !base.isSelfReference else {
      return sources[.selfName].map { [.selfName: $0] } ?? [:]
    }
    if !isOfBinding, record.types[base.id].map({ analyzer.isView($0) }) ?? true { return [:] }
    let source = source(of: base, record)
    return source.isEmpty ? [:] : [.selfName: source]
  }

  /// `wrappedValue` and `self.wrappedValue` in an extension of a binding read the binding that it is.
  func noteReadOfItself(_ use: BodyRecord.Use, _ node: SyntaxNode) {
    guard use.part == .value, let itself = sources[.selfName], analyzer.decl(use.decl).name == .wrappedValue,
      analyzer.isFromCatalogue(use.decl)
    else { return }
    if node.memberBase.map(\.isSelfReference) ?? isMemberOfItself(use, node) { noteReads(of: itself.bindings, node) }
  }

  /// Whether a name is that of a member of `self`, without saying so.
  func isMemberOfItself(_ use: BodyRecord.Use, _ node: SyntaxNode) -> Bool {
    let name = node.kind == .functionCallExpr ? node.children.first : node
    return name?.kind == .declReferenceExpr && use.decl.file != .local && !analyzer.decl(use.decl).has(.isStatic)
      && !analyzer.isInitializer(use.decl) && !use.isMemberwise && analyzer.owner(of: use.decl) != nil
  }

  /// Whether a modifier is called on `self` without saying so: `padding()` in a function of views.
  func isOnItself(_ callee: SyntaxNode, _ use: BodyRecord.Use) -> Bool {
    callee.kind == .declReferenceExpr && analyzer.decl(use.decl).kind == .function
      && analyzer.owner(of: use.decl) != nil && !analyzer.decl(use.decl).has(.isStatic)
  }
}

extension Analyzer {
  /// Whether a property or function gives views.
  fileprivate func makesViews(_ helper: DeclID) -> Bool {
    let type = variableOrResultType(of: helper)
    return isView(wrapped(type) ?? type)
  }

  /// Whether a member is one that the program adds to SwiftUI's bindings.
  fileprivate func extendsWrapper(_ helper: DeclID) -> Bool {
    guard let type = owner(of: helper).flatMap({ nominal(of: $0) }) else { return false }
    return isFromCatalogue(type) && decl(type).has(.isPropertyWrapper)
  }

  /// Whether a function of the program may make another view of the one that it is called on: it has conditions,
  /// identities or modifiers of the program.
  func mayEndItself(_ function: DeclID) -> Bool {
    endingFunctions.value(of: function) { self.findsEnding(in: $0) }
  }

  private func findsEnding(in function: DeclID) -> Bool {
    guard decl(function).kind == .function, let block = node(of: function).child(.codeBlock) else { return false }
    let record = record(of: function)
    return block.subtree.contains { node in
      switch node.kind {
      case .ifExpr, .switchExpr, .ternaryExpr, .guardStmt: return true
      case .functionCallExpr:
        guard let use = record.uses[node.id] else { return false }
        if decl(use.decl).has(.givesIdentity) || decl(use.decl).kind == .function && mayEndItself(use.decl) {
          return true
        }
        guard use.isMemberwise || isInitializer(use.decl), let made = use.base, types.kind(made) == .nominal else {
          return false
        }
        return isOwn(types.decl(made)) && contentMember(of: types.decl(made)) != nil
      default: return false
      }
    }
  }
}
