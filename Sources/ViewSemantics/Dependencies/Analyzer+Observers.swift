import ViewCatalog
import ViewSource
import ViewSyntax

/// Views below a view that observe the same change themselves.
extension Analyzer {
  /// Records in a child whether it, or a view below it, observes the change of a property of the parent itself.
  ///
  /// - Parameter object: the parent's property that holds the observed object with this property.
  func note(_ property: DeclID, of object: DeclID?, in child: inout ChildInput) {
    if child.observed.values.contains(object ?? property) { child.values.insert(property) }
    if let value = sharedValue(of: property) {
      if relation(of: child.view, to: value) == .perhaps { child.perhaps.insert(property) }
      note(&child, property) { self.relation(of: $0, to: value) == .same }
    }
    if let type = objectPublishing(property) ?? observedClass(property) {
      // The child's inputs are known exactly; below the child, only the class of the object is.
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
      child.observedProperties.insert(property)
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

  /// The declared class of the object that a property observes.
  private func observedClass(_ property: DeclID) -> DeclID? {
    guard observesObject(property) else { return nil }
    let type = variableType(of: property)
    return types.kind(type) == .nominal ? types.decl(type) : nil
  }

  /// The declared classes of the objects that properties observe.
  func observedClasses(by properties: [DeclID]) -> [DeclID: DeclID] {
    var found: [DeclID: DeclID] = [:]
    for property in properties { found[property] = observedClass(property) }
    return found
  }

  /// The types of the objects that a view type observes but did not create.
  private func objectsObserved(by view: DeclID) -> [(property: DeclID, type: TypeID)] {
    if let known = observedObjects[view] { return known }
    let found = children(of: view).filter { member in
      guard decl(member).kind == .variable, let wrapper = propertyWrappers(of: member).first else { return false }
      return observesObject(member) && (node(of: member).initialValue == nil || !ownsState(wrapper.decl))
    }.map { ($0, variableType(of: $0)) }
    observedObjects[view] = found
    return found
  }

  /// Whether a child observes an object of the parent's by other ways than its inputs.
  private func observes(_ child: ChildInput, _ type: DeclID, _ object: DeclID) -> SharedValue.Relation {
    var found = SharedValue.Relation.none
    for (property, held) in objectsObserved(by: child.view)
    where child.observed[property] == nil && mayContain(held, type) {
      // The nearest environment writer wins; which object it writes is known if the value is a property.
      guard let key = environmentKey(of: property), child.hides(key) else { return .same }
      guard let known = child.objects[key] else {
        found = .perhaps
        continue
      }
      if known == object { return .same }
    }
    return found
  }

  /// Whether the views of a type may observe an object of a class other than through the environment.
  private func observes(_ view: DeclID, _ object: DeclID) -> Bool {
    objectsObserved(by: view).contains { property, type in
      let isOfEnvironment = environmentKey(of: property) != nil && types.kind(type) == .nominal
      return !(isOfEnvironment && types.decl(type) == object) && mayContain(type, object)
    }
  }

  /// Whether a property of a type may hold an object of a class: of that class, a superclass, a subclass or a
  /// conforming generic type.
  private func mayContain(_ type: TypeID, _ object: DeclID) -> Bool {
    switch types.kind(type) {
    case .nominal:
      let observed = types.decl(type)
      return observed == object || ancestors(of: object).contains(observed)
        || ancestors(of: observed).contains(object)
    case .parameter: return constraints(on: type).allSatisfy { conforms(selfType(object), to: $0) }
    case .member, .tuple, .function, .metatype, .existential, .opaque, .variable, .pack, .expansion, .inoutType,
      .hole, .literal, .integer:
      return false
    }
  }

  /// The published properties of the object that a view's property observes. Those of subclasses, and of all conforming
  /// types of a generic parameter, are only possible ones.
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
        constraints.allSatisfy { conforms(selfType(object), to: $0) }
      }.flatMap { publishedProperties(of: $0) }
    }
    var seen = Set(certain)
    return certain.map { .init(decl: $0, name: fullName(of: $0), object: member, isPossible: false) }
      + possible.filter { seen.insert($0).inserted }.map {
        .init(decl: $0, name: fullName(of: $0), object: member, isPossible: true)
      }
  }

  /// The program's observable object classes.
  func findObservableClasses() -> [DeclID] {
    let observable = known(.observableObject)
    return program.userDecls.filter { decl($0).kind == .classType && conforms(selfType($0), to: observable) }
  }

  /// The observable properties that the body of a view reads.
  private func readsOfBody(of view: DeclID) -> Set<DeclID> {
    if let known = readsOfBodies[view] { return known }
    let found = Set((walkedBody(of: view)?.reads ?? []).map(\.property).filter { isObservableProperty($0) })
    readsOfBodies[view] = found
    return found
  }
}
