import ViewSource

/// The properties of views that are given something that comes from a property which several views read: where that
/// changes, such a view runs again for what it is given, besides what it reads itself.
struct TouchedInputs {
  /// Those that every call which makes their view gives another value then.
  var certain: Set<DeclID> = []
  /// Those that some of the calls do.
  var possible: Set<DeclID> = []

  var isEmpty: Bool { certain.isEmpty && possible.isEmpty }
}

/// What all bodies of the program give the views that they make.
struct GivenInputs {
  /// By a property the properties of views that are given something that comes from it.
  var inputs: [DeclID: Set<DeclID>] = [:]
  /// By a property, those that read what comes from it out of the environment.
  var readers: [DeclID: Set<DeclID>] = [:]
  /// The properties of views that observe objects, by the classes of these.
  var observers: [DeclID: [DeclID]] = [:]
  /// Those that ask for values of the environment, and those that keep a value under a key.
  var askers: [(key: EnvironmentKey, property: DeclID)] = []
  var sharers: [(value: SharedValue, property: DeclID)] = []
  /// By a view what each of the calls that make it gives which of its properties.
  var calls: [DeclID: [[ChildInput.Input]]] = [:]
}

extension Analyzer {
  /// What the bodies of the program give on, for all that is asked of several views at once.
  func findGivenInputs() -> GivenInputs {
    var found = GivenInputs()
    for view in program.userDecls where decl(view).kind.isNominal && updatedMember(of: view) != nil {
      for member in children(of: view) where decl(member).kind == .variable && !propertyWrappers(of: member).isEmpty {
        if let object = observedClasses(by: [member])[member] { found.observers[object, default: []].append(member) }
        if let key = environmentKey(of: member) { found.askers.append((key, member)) }
        if let value = sharedValue(of: member) { found.sharers.append((value, member)) }
      }
      for child in placedChildren(of: view) {
        found.calls[child.view, default: []].append(child.inputs)
        for input in child.inputs {
          for source in input.values.union(input.bindings) { found.inputs[source, default: []].insert(input.property) }
        }
        for (key, source) in child.environment where !source.isEmpty {
          let properties = propertiesReading(key, in: [child.view] + viewsBelow(view: child.view))
          for source in source.values.union(source.bindings) {
            found.readers[source, default: []].formUnion(properties)
          }
        }
      }
    }
    return found
  }

  private func propertiesReading(_ key: EnvironmentKey, in views: [DeclID]) -> [DeclID] {
    views.filter { reads($0, key) }.flatMap { view in
      children(of: view).filter { environmentKey(of: $0)?.isTouched(by: key) == true }
    }
  }

  /// Which properties of a view are given something else where a property of an object changes.
  func inputsTouched(by property: DeclID, of view: DeclID) -> TouchedInputs {
    var all = inputsTouched(by: property)
    // Another view may observe another object, or ask for another value.
    for counterpart in counterparts(of: property) {
      let touched = inputsTouched(by: counterpart)
      all.possible.formUnion(touched.certain.union(touched.possible).subtracting(all.certain))
    }
    let isOwn = { (input: DeclID) in self.owner(of: input).flatMap { self.nominal(of: $0) } == view }
    return TouchedInputs(certain: all.certain.filter(isOwn), possible: all.possible.filter(isOwn))
  }

  private func inputsTouched(by property: DeclID) -> TouchedInputs {
    if let known = touchedInputs[property] { return known }
    var reached: Set<DeclID> = []
    var open = [property]
    while let next = open.popLast() {
      let given = (givenInputs.inputs[next] ?? []).union(givenInputs.readers[next] ?? [])
      for input in given where reached.insert(input).inserted { open.append(input) }
    }
    // A view that gives itself what it was given is no exception: what fails the others is taken away until nothing does.
    var certain = reached
    var isSettled = false
    while !isSettled {
      let kept = certain.filter { isGiven($0, from: property, certain) }
      isSettled = kept.count == certain.count
      certain = kept
    }
    let found = TouchedInputs(certain: certain, possible: reached.subtracting(certain))
    touchedInputs[property] = found
    return found
  }

  /// Whether each call that makes a view gives one of its properties what comes from another, or from one that is given
  /// that.
  private func isGiven(_ input: DeclID, from property: DeclID, _ touched: Set<DeclID>) -> Bool {
    guard let view = owner(of: input).flatMap({ nominal(of: $0) }), let calls = givenInputs.calls[view] else {
      return false
    }
    return calls.allSatisfy { inputs in
      inputs.contains { given in
        given.property == input
          && given.values.union(given.bindings).contains { $0 == property || touched.contains($0) }
      }
    }
  }

  /// Whether a property is one of an object that several views may read: its change is one and the same for all of them.
  func isOfObject(_ property: DeclID) -> Bool { isObservableProperty(property) || objectPublishing(property) != nil }

  /// The properties of a view that are told of the same change as a property of another view: they observe an object of the
  /// same class, ask for the same value of the environment, or keep one value under one key.
  func counterparts(of property: DeclID, in view: DeclID) -> [DeclID] {
    let object = observedClasses(by: [property])[property]
    let key = environmentKey(of: property)
    let value = sharedValue(of: property)
    guard object != nil || key != nil || value != nil else { return [] }
    return children(of: view).filter { member in
      guard member != property, decl(member).kind == .variable, !propertyWrappers(of: member).isEmpty else {
        return false
      }
      if let object, observedClasses(by: [member])[member] == object { return true }
      if object == nil, let key, environmentKey(of: member)?.isTouched(by: key) == true { return true }
      return value.map { value in sharedValue(of: member).map { $0.relation(to: value) == .same } == true } ?? false
    }
  }

  /// The same in all views of the program.
  private func counterparts(of property: DeclID) -> [DeclID] {
    var found: [DeclID] = []
    if let object = observedClasses(by: [property])[property] {
      found = givenInputs.observers[object] ?? []
    } else if let key = environmentKey(of: property) {
      found = givenInputs.askers.filter { $0.key.isTouched(by: key) }.map(\.property)
    }
    if let value = sharedValue(of: property) {
      found += givenInputs.sharers.filter { $0.value.relation(to: value) == .same }.map(\.property)
    }
    return found.filter { $0 != property }
  }

  /// What several views read and are told of.
  private func isShared(_ property: DeclID) -> Bool {
    isOfObject(property) || observesObject(property) || environmentKey(of: property) != nil
      || sharedValue(of: property) != nil
  }

  /// A view's dependencies with what it is given where what it reads changes, by everybody who makes it.
  func withTouchedInputs(_ view: ViewDependencies) -> ViewDependencies {
    guard let nominal = owner(of: view.decl).flatMap({ nominal(of: $0) }) else { return view }
    var view = view
    for property in view.properties.map(\.decl) + view.published.map(\.decl) where isShared(property) {
      let touched = inputsTouched(by: property, of: nominal)
      if !touched.isEmpty { view.touched[property] = touched }
    }
    return view
  }

  /// What a change does, with the views further down that bodies below run by themselves: what is said of these bodies.
  func withEffectsBelow(_ effect: ViewDependencies.Effect, in view: ViewDependencies) -> ViewDependencies.Effect {
    guard isOfObject(effect.decl), let nominal = owner(of: view.decl).flatMap({ nominal(of: $0) }) else {
      return effect
    }
    var effect = effect
    var below = effect.below
    let direct = Set(effect.updated)
    for other in viewsBelow(view: nominal) where other != nominal {
      guard let inner = dependencies(of: other), inner.learns(of: effect.decl) else { continue }
      for found in withTouchedInputs(inner).effects(ofDecl: effect.decl) where found.runsBody && !found.isPerhaps {
        below += found.updated.filter { !direct.contains($0) }
      }
    }
    effect.below = below.uniqued
    return effect
  }
}
