import ViewSource
import ViewSyntax

/// What the program's own functions do to the view that they are called on: `row.when(isOn) { $0.padding() }`.
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

  /// Whether a modifier is called on `self` without saying so: `padding()` in a function of views.
  func isOnItself(_ callee: SyntaxNode, _ use: BodyRecord.Use) -> Bool {
    callee.kind == .declReferenceExpr && analyzer.decl(use.decl).kind == .function
      && analyzer.owner(of: use.decl) != nil && !analyzer.decl(use.decl).has(.isStatic)
  }
}

extension Analyzer {
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
