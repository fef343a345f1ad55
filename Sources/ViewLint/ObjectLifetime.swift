import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// How long the objects of a class live, as far as the program shows.
enum ObjectLifetime {
  /// As long as the app: an object in a `static` property or a global, the app's delegate, and an object that the `App`
  /// or such an object keeps.
  case app
  /// As long as one of these views.
  case views(Set<DeclID>)
  /// The program keeps the objects elsewhere, or not in properties.
  case unknown
}

extension Analyzer {
  /// The lifetime of the objects of a class, by the properties that keep them.
  func lifetime(ofObjectsOf type: DeclID) -> ObjectLifetime {
    var seen: Set<DeclID> = []
    return lifetime(ofObjectsOf: type, &seen)
  }

  /// Whether the objects of a class are known to live as long as the app.
  func livesAsLongAsTheApp(_ type: DeclID) -> Bool {
    if case .app = lifetime(ofObjectsOf: type) { true } else { false }
  }

  /// Whether a view of the program creates and keeps an object of a class.
  func isOwnedByView(_ type: DeclID) -> Bool {
    keepers(ofObjectsOf: type).contains { property in
      guard let owner = owner(of: property).flatMap({ nominal(of: $0) }), isView(nominalType(owner)),
        let wrapper = propertyWrappers(of: property).first
      else { return false }
      return catalogueText(.owns, of: wrapper.decl) != nil
    }
  }

  /// The bound of `seen` is the number of classes that keep each other.
  private func lifetime(ofObjectsOf type: DeclID, _ seen: inout Set<DeclID>) -> ObjectLifetime {
    guard seen.insert(type).inserted else { return .unknown }
    if isDelegateOfApp(type) { return .app }
    let keepers = keepers(ofObjectsOf: type)
    if keepers.contains(where: { isKeptByTheApp($0) }) { return .app }
    var views: Set<DeclID> = []
    var isUnknown = false
    for property in keepers {
      guard let owner = owner(of: property).flatMap({ nominal(of: $0) }), !seen.contains(owner) else { continue }
      if isView(nominalType(owner)) {
        // A view without its own object is given one.
        if let wrapper = propertyWrappers(of: property).first, catalogueText(.owns, of: wrapper.decl) != nil {
          views.insert(owner)
        }
        continue
      }
      switch lifetime(ofObjectsOf: owner, &seen) {
      // An optional property may keep one object after the other.
      case .app where wrapped(variableType(of: property)) == nil || isImplicitlyUnwrapped(property): return .app
      case .views(let found): views.formUnion(found)
      case .app, .unknown: isUnknown = true
      }
    }
    return isUnknown || views.isEmpty ? .unknown : .views(views)
  }

  /// Whether the type of a property is written with an exclamation mark.
  private func isImplicitlyUnwrapped(_ property: DeclID) -> Bool {
    let node = node(of: property)
    let annotation = node.child(.typeAnnotation) ?? node.child(.patternBinding)?.child(.typeAnnotation)
    return annotation?.text.hasSuffix("!") == true
  }

  /// The stored properties of the program, outside of tests, that keep objects of a class.
  private func keepers(ofObjectsOf type: DeclID) -> [DeclID] {
    program.storedProperties(naming: decl(type).name).filter { property in
      guard !SourceRole.importsTestModule(program.file(property.file)), !isWeak(property) else { return false }
      let kept = variableType(of: property)
      let inner = wrapped(kept) ?? kept
      return types.kind(inner) == .nominal && types.decl(inner) == type
    }
  }

  /// Whether a property is `weak` or `unowned`.
  func isWeak(_ property: DeclID) -> Bool {
    let words = program.header(of: property).child(.modifierList)?.text ?? ""
    return words.contains("weak") || words.contains("unowned")
  }

  /// Whether a property exists once, for as long as the app runs.
  private func isKeptByTheApp(_ property: DeclID) -> Bool {
    guard !decl(property).has(.isStatic), let owner = owner(of: property).flatMap({ nominal(of: $0) }) else {
      return true
    }
    return isDelegateOfApp(owner)
      || ancestors(of: owner).contains { isFromCatalogue($0) && (decl($0).name == "App" || decl($0).name == "Scene") }
  }

  private func isDelegateOfApp(_ type: DeclID) -> Bool {
    ancestors(of: type).contains { catalogueText(.provided, of: $0) == "object" }
  }
}
