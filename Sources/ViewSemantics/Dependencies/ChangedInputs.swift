import ViewSource

/// The inputs of views that depend on a property which several views read. When it changes, such a view is re-evaluated
/// for its inputs as well as for its own reads.
struct ChangedInputs {
  /// The inputs that every call passes a new value.
  var certain: Set<DeclID> = []
  /// The inputs that only some calls pass a new value.
  var possible: Set<DeclID> = []

  var isEmpty: Bool { certain.isEmpty && possible.isEmpty }
}

/// The inputs that all bodies of the program pass to the views that they make.
struct PassedInputs {
  /// The view properties that depend on a property as inputs.
  var inputs: [DeclID: Set<DeclID>] = [:]
  /// The view properties that read a value from the environment which depends on a property.
  var readers: [DeclID: Set<DeclID>] = [:]
  /// The view properties that observe objects, by class.
  var observers: [DeclID: [DeclID]] = [:]
  /// The view properties that read environment values, and those that store a value under a key.
  var askers: [(key: EnvironmentKey, property: DeclID)] = []
  var sharers: [(value: SharedValue, property: DeclID)] = []
  /// The inputs of each call that makes a view.
  var calls: [DeclID: [[ChildInput.Input]]] = [:]
}

extension Analyzer {
  /// Collects the inputs that the program's bodies pass, for queries about several views.
  func findGivenInputs() -> PassedInputs {
    var found = PassedInputs()
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

  /// The inputs of a view that change when a property of an object changes.
  func inputsTouched(by property: DeclID, of view: DeclID) -> ChangedInputs {
    var all = inputsTouched(by: property)
    // Another view may observe another object, or read another value.
    for counterpart in counterparts(of: property) {
      let touched = inputsTouched(by: counterpart)
      all.possible.formUnion(touched.certain.union(touched.possible).subtracting(all.certain))
    }
    let isOwn = { (input: DeclID) in self.owner(of: input).flatMap { self.nominal(of: $0) } == view }
    return ChangedInputs(certain: all.certain.filter(isOwn), possible: all.possible.filter(isOwn))
  }

  private func inputsTouched(by property: DeclID) -> ChangedInputs {
    if let known = touchedInputs[property] { return known }
    var reached: Set<DeclID> = []
    var open = [property]
    while let next = open.popLast() {
      let given = (givenInputs.inputs[next] ?? []).union(givenInputs.readers[next] ?? [])
      for input in given where reached.insert(input).inserted { open.append(input) }
    }
    // The greatest fixpoint, so that a view that passes its input to itself is included: removes inputs with a
    // counterexample until none is left.
    var certain = reached
    var isSettled = false
    while !isSettled {
      let kept = certain.filter { isGiven($0, from: property, certain) }
      isSettled = kept.count == certain.count
      certain = kept
    }
    let found = ChangedInputs(certain: certain, possible: reached.subtracting(certain))
    touchedInputs[property] = found
    return found
  }

  /// Whether each call that makes a view derives an input from a property, or from an input that depends on it.
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

  /// Whether a property belongs to an object that several views may read, so that its change affects all of them.
  func isOfObject(_ property: DeclID) -> Bool { isObservableProperty(property) || objectPublishing(property) != nil }

  /// The properties of a view that observe the same change as a property of another view: an object of the same class,
  /// the same environment value, or a value under the same key.
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

  /// The counterparts in all views of the program.
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

  /// Whether several views may observe a property's change.
  private func isShared(_ property: DeclID) -> Bool {
    isOfObject(property) || observesObject(property) || environmentKey(of: property) != nil
      || sharedValue(of: property) != nil
  }

  /// A view's dependencies with the inputs that change together with its reads, over all of its creators.
  func withTouchedInputs(_ view: ViewDependencies) -> ViewDependencies {
    guard let nominal = owner(of: view.decl).flatMap({ nominal(of: $0) }) else { return view }
    var view = view
    for property in view.properties.map(\.decl) + view.published.map(\.decl) where isShared(property) {
      let touched = inputsTouched(by: property, of: nominal)
      if !touched.isEmpty { view.touched[property] = touched }
    }
    return view
  }

  /// An effect with the views further down that other bodies below re-evaluate on their own.
  func withEffectsBelow(_ effect: ViewDependencies.Effect, in view: ViewDependencies) -> ViewDependencies.Effect {
    guard isOfObject(effect.decl), let nominal = owner(of: view.decl).flatMap({ nominal(of: $0) }) else {
      return effect
    }
    var effect = effect
    var below = effect.below
    let direct = Set(effect.updated)
    for other in viewsBelow(view: nominal) where other != nominal {
      guard let inner = dependencies(of: other), inner.learns(of: effect.decl) else { continue }
      for found in withTouchedInputs(inner).effects(ofDecl: effect.decl) where found.runsBody && !found.isPossible {
        below += found.updated.filter { !direct.contains($0) }
      }
    }
    effect.below = below.uniqued
    return effect
  }
}
