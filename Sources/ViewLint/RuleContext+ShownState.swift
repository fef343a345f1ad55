import ViewSemantics
import ViewSyntax

/// The state that a view shows and changes, wherever the program keeps it: in a property of the view, in an object that
/// it holds, or in a structure in one of its properties.
extension RuleContext {
  /// Whether a property is state of the code's view, or an observed property of an object that the view holds.
  ///
  /// Both behave alike for the user. `PropertyUses` finds the other code that changes a property of an object.
  func isShownState(_ property: DeclID) -> Bool {
    analyzer.isOwnState(property) ? isOfSameType(property) : isOfHeldObject(property)
  }

  /// Whether a property belongs to an observable object of the program that the code's view holds in a property, or is a
  /// property of the object whose code this is.
  func isOfHeldObject(_ property: DeclID) -> Bool {
    guard analyzer.isObserved(property), let view = ownerType,
      let object = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }), isOwn(object),
      analyzer.decl(object).kind == .classType
    else { return false }
    return object == view
      || analyzer.children(of: view).contains { holder in
        guard analyzer.decl(holder).kind == .variable else { return false }
        let type = analyzer.variableType(of: holder)
        return nominal(analyzer.wrapped(type) ?? type) == object
      }
  }

  /// Properties without those that only hold an object whose properties are also among them: `model` of `model.text`,
  /// `form` of `form.text`.
  func withoutHolders(_ properties: Set<DeclID>) -> Set<DeclID> {
    let owners = Set(properties.compactMap { analyzer.owner(of: $0).flatMap { analyzer.nominal(of: $0) } })
    let states = Set(properties.compactMap { analyzer.state(holding: $0) })
    return properties.filter { property in
      if states.contains(property) { return false }
      let type = analyzer.variableType(of: property)
      guard let object = nominal(analyzer.wrapped(type) ?? type), analyzer.decl(object).kind == .classType else {
        return true
      }
      return !owners.contains(object)
    }
  }
}
