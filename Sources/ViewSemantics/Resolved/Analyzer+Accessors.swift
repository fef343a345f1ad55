import ViewCatalog
import ViewSource
import ViewSyntax

/// What the accessors of properties and subscripts do.
extension Analyzer {
  /// Whether a macro has given a stored property accessors that tell when it is read and written.
  public func isStoredObservableProperty(_ id: DeclID) -> Bool {
    !decl(id).has(.isComputed) && (isObservableProperty(id) || isFollowedProperty(id))
  }

  /// A stored property of a class of the platform whose objects are drawn again when it changes.
  private func isFollowedProperty(_ id: DeclID) -> Bool {
    guard decl(id).kind == .variable, isFromCatalogue(id), !decl(id).has(.isConstant), !decl(id).has(.isStatic),
      let owner = owner(of: id), let nominal = nominal(of: owner), decl(nominal).kind == .classType,
      catalogueText(.follows, of: nominal) != nil
    else { return false }
    return !(decl(id).has(.hasCustomAttributes) && attributeNames(of: id).contains("ObservationIgnored"))
  }

  /// Whether a macro gives a variable its accessors: `@Entry var theme = Theme()` in an extension, which stores nothing.
  public func hasAccessorsOfMacro(_ id: DeclID) -> Bool {
    let info = decl(id)
    guard info.kind == .variable, info.flags.isDisjoint(with: [.isComputed, .isStatic]), let parent = parent(of: id)
    else { return false }
    return decl(parent).kind == .extension
  }

  /// Whether some class of the program may have a property of its own in the place of one of another class.
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

  /// Whether reading a property or subscript may change the value that it belongs to: it is `lazy`, has a `mutating get`,
  /// or a wrapper whose value is read so.
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
