import ViewCatalog
import ViewSource
import ViewSyntax

/// Accessors of properties and subscripts.
extension Analyzer {
  /// Whether a macro gives a stored property accessors that observe reads and writes.
  public func isStoredObservableProperty(_ id: DeclID) -> Bool {
    !decl(id).has(.isComputed) && (isObservableProperty(id) || isFollowedProperty(id))
  }

  /// Whether this is a stored property of a platform class whose objects are redrawn when it changes.
  private func isFollowedProperty(_ id: DeclID) -> Bool {
    guard decl(id).kind == .variable, isFromCatalogue(id), !decl(id).has(.isConstant), !decl(id).has(.isStatic),
      let owner = owner(of: id), let nominal = nominal(of: owner), decl(nominal).kind == .classType,
      catalogueText(.follows, of: nominal) != nil
    else { return false }
    return !isLeftOutOfObservation(id)
  }

  /// Whether a macro gives a variable its accessors, without storage: `@Entry var theme = Theme()` in an extension.
  public func hasAccessorsOfMacro(_ id: DeclID) -> Bool {
    let info = decl(id)
    guard info.kind == .variable, info.flags.isDisjoint(with: [.isComputed, .isStatic]), let parent = parent(of: id)
    else { return false }
    return decl(parent).kind == .extension
  }

  /// Whether some class of the program may override a property.
  func isOverridden(_ id: DeclID) -> Bool {
    if let known = overriddenNames { return known.contains(decl(id).name) }
    var found: Set<Name> = []
    for file in program.userFileIDs {
      for decl in program.file(file).summary.decls where decl.has(.isOverride) && decl.kind == .variable {
        found.insert(decl.name)
      }
    }
    overriddenNames = found
    return found.contains(decl(id).name)
  }

  /// Whether reading a property or subscript may mutate its value: it is `lazy`, or has a `mutating get` or a wrapper
  /// with one.
  public func hasMutatingGetter(_ id: DeclID) -> Bool {
    let info = decl(id)
    if info.has(.isLazy) { return true }
    guard info.kind == .variable || info.kind == .subscriptDecl else { return false }
    if let getter = node(of: id).child(.accessorBlock)?.children.first(where: \.isGetter),
      let list = getter.child(.modifierList)
    {
      return list.ownTokens.contains { list.isSpelt($0, "mutating") }
    }
    return false
  }
}
