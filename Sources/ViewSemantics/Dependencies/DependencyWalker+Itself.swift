import ViewSource
import ViewSyntax

/// The source of `self` in the program's own functions, and the effect of these on the view that they are called on:
/// `row.when(isOn) { $0.padding() }`.
extension DependencyWalker {
  /// The place of the receiver view in a function.
  struct ReceiverPlace {
    var endings = Endings()
    var surroundings: [Surrounding] = []
  }

  /// A function with the sources of its arguments.
  struct CallOnView: Hashable {
    let function: DeclID
    let parameters: [Name: Source]
  }

  /// The place of the receiver view in a function of the program; `nil` if the function cannot affect its identity.
  func placeOfItself(in use: BodyRecord.Use, _ call: SyntaxNode, _ record: BodyRecord) -> ReceiverPlace? {
    guard findsChildren, analyzer.isOwn(use.decl), analyzer.mayEndItself(use.decl) else { return nil }
    let key = CallOnView(function: use.decl, parameters: parameters(of: use.decl, use, call, record))
    if let known = placesOfItself[key] { return known }
    // A recursive call does not change the place.
    placesOfItself[key] = ReceiverPlace()
    let inner = DependencyWalker(analyzer, itself: use.base, findsChildren: true)
    inner.placesOfItself = placesOfItself
    inner.itselfIn = use.decl
    inner.enter(use.decl, use.base, key.parameters)
    placesOfItself = inner.placesOfItself
    placesOfItself[key] = inner.placeOfItself
    return inner.placeOfItself
  }

  /// Records that the current function uses its receiver view, by `self` or by an implicit modifier call.
  func noteItself() {
    guard let itselfIn, open.contains(itselfIn) else { return }
    placeOfItself.endings.formUnion(endings)
    // Functions that use each other twice would record the same surroundings exponentially often.
    for around in surroundings where !placeOfItself.surroundings.contains(around) {
      placeOfItself.surroundings.append(around)
    }
  }

  /// The source of `self` in a helper that makes views of a value or binding: `tab` in `tab.content`, `isOn` in
  /// `$isOn.inverted`.
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

  /// Records the read of `wrappedValue` or `self.wrappedValue` in an extension of a binding.
  func noteReadOfItself(_ use: BodyRecord.Use, _ node: SyntaxNode) {
    guard use.part == .value, let itself = sources[.selfName], analyzer.decl(use.decl).name == .wrappedValue,
      analyzer.isFromCatalogue(use.decl)
    else { return }
    if node.memberBase.map(\.isSelfReference) ?? isMemberOfItself(use, node) { noteReads(of: itself.bindings, node) }
  }

  /// Whether a name refers to a member of the implicit `self`.
  func isMemberOfItself(_ use: BodyRecord.Use, _ node: SyntaxNode) -> Bool {
    let name = node.kind == .functionCallExpr ? node.children.first : node
    return name?.kind == .declReferenceExpr && use.decl.file != .local && !analyzer.decl(use.decl).has(.isStatic)
      && !analyzer.isInitializer(use.decl) && !use.isMemberwise && analyzer.owner(of: use.decl) != nil
  }

  /// Whether a modifier is called on the implicit `self`: `padding()` in a function of views.
  func isOnItself(_ callee: SyntaxNode, _ use: BodyRecord.Use) -> Bool {
    callee.kind == .declReferenceExpr && analyzer.decl(use.decl).kind == .function
      && analyzer.owner(of: use.decl) != nil && !analyzer.decl(use.decl).has(.isStatic)
  }
}

extension Analyzer {
  /// Whether a property or function returns views.
  fileprivate func makesViews(_ helper: DeclID) -> Bool {
    let type = variableOrResultType(of: helper)
    return isView(wrapped(type) ?? type)
  }

  /// Whether a member is in the program's extension of a SwiftUI binding.
  fileprivate func extendsWrapper(_ helper: DeclID) -> Bool {
    guard let type = owner(of: helper).flatMap({ nominal(of: $0) }) else { return false }
    return isFromCatalogue(type) && decl(type).has(.isPropertyWrapper)
  }

  /// Whether a function of the program may end the identity of its receiver view: it has conditions, identities or
  /// modifiers of the program.
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
