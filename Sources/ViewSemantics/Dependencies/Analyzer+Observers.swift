import ViewCatalog
import ViewSource
import ViewSyntax

/// Who learns of a change besides the view that it is asked about: views below that subscribe to the same themselves.
extension Analyzer {
  /// Notes in a child, and for the views below it, that they learn of the change of a property of the parent themselves.
  ///
  /// - Parameter object: the property of the parent that observes the object that it is one of.
  func note(_ property: DeclID, of object: DeclID?, in child: inout ChildInput) {
    if child.observed.values.contains(object ?? property) { child.values.insert(property) }
    if let value = sharedValue(of: property) {
      if relation(of: child.view, to: value) == .perhaps { child.perhaps.insert(property) }
      note(&child, property) { self.relation(of: $0, to: value) == .same }
    }
    if let type = objectPublishing(property) ?? observedClass(property) {
      // What a child is given is known; below it the class tells.
      switch observes(child, type, object ?? property) {
      case .same: child.values.insert(property)
      case .perhaps: child.perhaps.insert(property)
      case .none: break
      }
      noteBelow(&child, property) { self.observes($0, type) }
      let key = EnvironmentKey.object(type)
      let below =
        !child.hides(key) || child.objects[key] == object ?? property ? readers(of: key, below: child.view) : []
      if !below.isEmpty { child.readers[property, default: []] += below }
    } else if isObservableProperty(property) {
      if !isKnownThroughout(child.view) { child.perhaps.insert(property) }
      note(&child, property) { self.readsOfBody(of: $0).contains(property) }
    } else if let key = environmentKey(of: property) {
      if child.hides(key) { return }
      if reads(child.view, key) { child.values.insert(property) }
      let below = readers(of: key, below: child.view)
      if !below.isEmpty { child.readers[property, default: []] += below }
    }
  }

  private func note(_ child: inout ChildInput, _ property: DeclID, _ learnsOfIt: (DeclID) -> Bool) {
    if learnsOfIt(child.view) {
      child.values.insert(property)
      child.informed.insert(property)
    }
    noteBelow(&child, property, learnsOfIt)
  }

  private func noteBelow(_ child: inout ChildInput, _ property: DeclID, _ learnsOfIt: (DeclID) -> Bool) {
    let below = viewsBelow(view: child.view).filter { learnsOfIt($0) }
    if !below.isEmpty { child.readers[property, default: []] += below.map { name(of: $0) } }
  }

  // MARK: Objects

  /// Whether a property observes the object that it holds, as `@StateObject` does.
  func observesObject(_ property: DeclID) -> Bool {
    propertyWrappers(of: property).first.map { catalogueText(.observes, of: $0.decl) != nil } ?? false
  }

  /// The class of the object that a property observes, where it is written.
  private func observedClass(_ property: DeclID) -> DeclID? {
    guard observesObject(property) else { return nil }
    let type = variableType(of: property)
    return types.kind(type) == .nominal ? types.decl(type) : nil
  }

  /// The classes of the objects that properties observe, where they are written.
  func observedClasses(by properties: [DeclID]) -> [DeclID: DeclID] {
    var found: [DeclID: DeclID] = [:]
    for property in properties { found[property] = observedClass(property) }
    return found
  }

  /// The types of the objects that the views of a type observe and have not made themselves.
  private func objectsObserved(by view: DeclID) -> [(property: DeclID, type: TypeID)] {
    if let known = observedObjects[view] { return known }
    let found = children(of: view).filter { member in
      guard decl(member).kind == .variable, let wrapper = propertyWrappers(of: member).first else { return false }
      return observesObject(member) && (node(of: member).initialValue == nil || !ownsState(wrapper.decl))
    }.map { ($0, variableType(of: $0)) }
    observedObjects[view] = found
    return found
  }

  /// Whether a child observes the object of a class that a property of the parent holds, besides those that it is given.
  private func observes(_ child: ChildInput, _ type: DeclID, _ object: DeclID) -> SharedValue.Relation {
    var found = SharedValue.Relation.none
    for (property, held) in objectsObserved(by: child.view)
    where child.observed[property] == nil && mayHold(held, type) {
      // The nearest writer wins: which object the environment has is known where that is a property.
      guard let key = environmentKey(of: property), child.hides(key) else { return .same }
      guard let known = child.objects[key] else {
        found = .perhaps
        continue
      }
      if known == object { return .same }
    }
    return found
  }

  /// Whether an object of a class may be one that the views of a type observe by other ways than the environment.
  private func observes(_ view: DeclID, _ object: DeclID) -> Bool {
    objectsObserved(by: view).contains { property, type in
      let isOfEnvironment = environmentKey(of: property) != nil && types.kind(type) == .nominal
      return !(isOfEnvironment && types.decl(type) == object) && mayHold(type, object)
    }
  }

  /// Whether a property of a type may hold an object of a class: of the class, one above or below it, or whatever
  /// conforms.
  private func mayHold(_ type: TypeID, _ object: DeclID) -> Bool {
    switch types.kind(type) {
    case .nominal:
      let observed = types.decl(type)
      return observed == object || ancestors(of: object).contains(observed)
        || ancestors(of: observed).contains(object)
    case .parameter: return constraints(on: type).allSatisfy { conforms(typeItself(object), to: $0) }
    case .member, .tuple, .function, .metatype, .existential, .opaque, .variable, .pack, .expansion, .inoutType,
      .hole, .literal, .integer:
      return false
    }
  }

  /// The properties whose changes are changes of the object that a property of a view observes; of a class those of the
  /// classes below it too, of a generic parameter those of all that conform: then only perhaps.
  func publishedProperties(ofObjectIn member: DeclID) -> [ViewDependencies.Published] {
    guard observesObject(member) else { return [] }
    let type = variableType(of: member)
    var certain: [DeclID] = []
    var possible: [DeclID] = []
    if let written = observedClass(member) {
      certain = publishedProperties(of: written)
      possible = (conformingTypes[written] ?? []).flatMap { publishedProperties(of: $0) }
    } else if types.kind(type) == .parameter {
      let constraints = constraints(on: type)
      possible = observableClasses.filter { object in
        constraints.allSatisfy { conforms(typeItself(object), to: $0) }
      }.flatMap { publishedProperties(of: $0) }
    }
    var seen = Set(certain)
    return certain.map { .init(decl: $0, name: fullName(of: $0), object: member, isPerhaps: false) }
      + possible.filter { seen.insert($0).inserted }.map {
        .init(decl: $0, name: fullName(of: $0), object: member, isPerhaps: true)
      }
  }

  /// The classes of the program whose objects say that they change.
  func findObservableClasses() -> [DeclID] {
    let observable = known(.observableObject)
    return program.userDecls.filter { decl($0).kind == .classType && conforms(typeItself($0), to: observable) }
  }

  /// The properties of observable objects that the body of a view reads.
  private func readsOfBody(of view: DeclID) -> Set<DeclID> {
    if let known = readsOfBodies[view] { return known }
    let found = Set((walkedBody(of: view)?.reads ?? []).map(\.property).filter { isObservableProperty($0) })
    readsOfBodies[view] = found
    return found
  }
}
