import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension Analyzer {
  /// The type that stores the value of a computed property outside of the program: `UserDefaults` for
  /// `var isOn: Bool { get { … } set { UserDefaults.standard.set(newValue, forKey: "on") } }`. `nil` if the setter has
  /// other effects that a view may observe.
  ///
  /// A setter may also set a property of another object whose wrapper stores it outside.
  func outsideStore(of property: DeclID, depth: Int = 0) -> String? {
    guard depth < Self.maximumStores else { return nil }
    if let wrapped = wrappedValueOfOwnWrapper(of: property) { return outsideStore(of: wrapped, depth: depth + 1) }
    guard decl(property).has(.isComputed), let setter = node(of: property).setterBlock else { return nil }
    let record = record(of: property)
    var store: String?
    for part in setter.subtree {
      if let write = PropertyWrite(part, record, self), isOwn(write.property), !decl(write.property).has(.isConstant) {
        guard let other = outsideStore(of: write.property, depth: depth + 1) else { return nil }
        store = other
        continue
      }
      guard let use = record.uses[part.id] else {
        // An unresolved call may notify views.
        if part.kind == .functionCallExpr { return nil }
        continue
      }
      if isOwnFunction(use.decl) { return nil }
      if catalogueText(.effect, of: use.decl).map(Self.storing.contains) == true {
        store = ownerName(of: use.decl)?.text
      }
    }
    return store
  }

  /// The maximum number of properties that store each other's values.
  private static var maximumStores: Int { 4 }
  private static var storing: Set<String> { ["writes a setting", "writes a file"] }

  /// The `wrappedValue` of a property's wrapper, if the program declares the wrapper, and it neither observes anything for
  /// a view nor knows the object that contains the property.
  private func wrappedValueOfOwnWrapper(of property: DeclID) -> DeclID? {
    guard let wrapper = propertyWrappers(of: property).first, isOwn(wrapper.decl),
      !(knownDecl(Name.dynamicProperty).map { ancestors(of: wrapper.decl).contains($0) } ?? false),
      !node(of: wrapper.decl).mentions("_enclosingInstance"), !tellsOfChanges(wrapper.decl)
    else { return nil }
    return directMembers(of: wrapper.decl, named: "wrappedValue").first
  }

  /// Whether a class itself notifies Observation or its own observers of changes to values that it does not store.
  func tellsOfChanges(_ type: DeclID) -> Bool {
    let telling: [Name] = ["withMutation", "access", "objectWillChange"]
    return ([type] + extensions(of: type)).contains { part in
      telling.contains { node(of: part).mentions($0) }
    }
  }
}
