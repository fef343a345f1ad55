import ViewSource
import ViewSyntax

/// What puts something into the environment of a view.
enum EnvironmentWriter {
  /// A modifier where the view is made.
  case modifier(Values)
  /// A view or modifier of the program that the view is given to, and that may write around it.
  case surrounding(Surrounding)

  struct Values {
    let keys: Set<EnvironmentKey>
    /// What these come from.
    let source: DependencyWalker.Source
    /// Whether what was there before is in the value.
    let isAdded: Bool
    /// The property whose object it is.
    let object: DeclID?
  }
}

/// What comes down to a view in the environment from the body that makes it.
struct WrittenEnvironment: Equatable {
  var values: [EnvironmentKey: DependencyWalker.Source] = [:]
  /// What of the environment around the body does not come down.
  var hidden: Set<EnvironmentKey> = []
  /// Of objects the properties that hold them, where that is known.
  var objects: [EnvironmentKey: DeclID] = [:]

  func hides(_ key: EnvironmentKey) -> Bool { hidden.contains { key.isHidden(by: $0) } }

  /// Adds what is written further out.
  mutating func add(_ outer: WrittenEnvironment) {
    for (key, source) in outer.values where !hides(key) {
      var all = values[key] ?? DependencyWalker.Source()
      all.formUnion(source)
      all.freshness = max(all.freshness, source.freshness)
      values[key] = all
      if let object = outer.objects[key] { objects[key] = object }
    }
    hidden.formUnion(outer.hidden)
  }

  /// Takes what is written in one of several places.
  mutating func formChoice(_ other: WrittenEnvironment) {
    let both = hidden.intersection(other.hidden)
    objects = objects.filter { other.objects[$0.key] == $0.value }
    add(WrittenEnvironment(values: other.values, hidden: []))
    hidden = both
  }
}

extension Analyzer {
  /// The views that the body of a view makes, with what comes to them from the bodies of the views that they are given to.
  func placedChildren(of view: DeclID) -> [ChildInput] {
    if let known = placedChildrenOfViews[view] { return known }
    guard let walked = walkedBody(of: view) else { return [] }
    let found = placedChildren(of: walked)
    placedChildrenOfViews[view] = found
    return found
  }

  func placedChildren(of walked: WalkedBody) -> [ChildInput] {
    walked.children.map { child in
      var child = withEndings(child)
      let written = environment(by: child.writers)
      child.environment = written.values
      child.hidden = written.hidden
      child.objects = written.objects
      // What the body asks the window for comes down to all that have nothing else on the way.
      child.environment.merge(walked.asked.filter { !child.hides($0.key) }) { inner, _ in inner }
      child.read(child.environment, self)
      noteFocused(walked.focused, in: &child)
      return child
    }
  }

  /// A child with what the views and modifiers of the program that it is given to write around it when they run again by
  /// themselves: of an object that they observe too. What is said of them is said of it.
  ///
  /// - Parameters:
  ///   - siblings: what the same body makes, with what each learns itself.
  ///   - properties: what changes.
  func withWrittenAround(_ child: ChildInput, among siblings: [ChildInput], _ properties: [DeclID]) -> ChildInput {
    guard child.writers.contains(where: { if case .surrounding = $0 { true } else { false } }) else { return child }
    var child = child
    var hidden: Set<EnvironmentKey> = []
    for writer in child.writers {
      switch writer {
      case .modifier(let values): if !values.isAdded { hidden.formUnion(values.keys) }
      case .surrounding(let around):
        let keys = keysPassedOn(by: around.view)
        let makers = siblings.filter { $0.view == around.view }
        for property in properties {
          let own = [property] + counterparts(of: property, in: around.view)
          let written = own.flatMap { keys[$0] ?? [] }.filter { key in !hidden.contains { key.isHidden(by: $0) } }
          if written.isEmpty { continue }
          let isTold = makers.contains { $0.values.contains(property) }
          let isInformed = makers.contains { $0.informed.contains(property) }
          guard isTold || makers.contains(where: { $0.perhaps.contains(property) }) else { continue }
          for key in written {
            if reads(child.view, key) {
              if isTold { child.values.insert(property) } else { child.perhaps.insert(property) }
              if isInformed { child.informed.insert(property) }
            }
            let below = isTold ? readers(of: key, below: child.view) : []
            if !below.isEmpty { child.readers[property, default: []] += below }
          }
        }
        hidden.formUnion(environment(inside: around).hidden)
      }
    }
    return child
  }

  private func environment(by writers: [EnvironmentWriter]) -> WrittenEnvironment {
    var found = WrittenEnvironment()
    for writer in writers {
      switch writer {
      case .modifier(let values):
        var written = WrittenEnvironment()
        for key in values.keys {
          written.values[key] = values.source
          if let object = values.object { written.objects[key] = object }
        }
        if !values.isAdded { written.hidden = values.keys }
        found.add(written)
      case .surrounding(let around): found.add(environment(inside: around))
      }
    }
    return found
  }

  /// What a view or modifier of the program writes around the view that it is given, in terms of who gives it.
  private func environment(inside around: Surrounding) -> WrittenEnvironment {
    var found = WrittenEnvironment()
    let inner =
      around.properties.dropFirst().reduce(into: environment(around: around.properties.first ?? around.view)) {
        $0.formChoice(environment(around: $1))
      }
    found.hidden = inner.hidden
    for (key, source) in inner.values {
      var given = DependencyWalker.Source()
      for input in around.inputs
      where source.values.contains(input.property) || source.bindings.contains(input.property) {
        given.values.formUnion(input.values)
        given.bindings.formUnion(input.bindings)
      }
      // It may run or be skipped.
      given.freshness = source.freshness.blurred
      found.values[key] = given
      if let object = inner.objects[key] {
        found.objects[key] = around.inputs.first { $0.property == object }?.alone
      }
    }
    return found
  }

  /// What a view writes around what a property of it holds, in terms of its own properties; what a modifier writes around
  /// what it is put on.
  private func environment(around place: DeclID) -> WrittenEnvironment {
    environmentsInPlaces.value(of: place) { self.findEnvironment(around: $0) }
  }

  private func findEnvironment(around place: DeclID) -> WrittenEnvironment {
    let view = decl(place).kind == .variable ? owner(of: place).flatMap { nominal(of: $0) } : place
    guard let places = view.flatMap({ walkedBody(of: $0)?.places }) else { return WrittenEnvironment() }
    let writers = view == place ? places.contentWriters : places.writers[place] ?? []
    guard let first = writers.first else { return WrittenEnvironment() }
    return writers.dropFirst().reduce(into: environment(by: first)) { $0.formChoice(environment(by: $1)) }
  }

  /// What a change of its properties makes a view write around the views that it is given: the key paths.
  func keysPassedOn(by view: DeclID) -> [DeclID: [EnvironmentKey]] {
    guard let places = walkedBody(of: view)?.places, !(places.writers.isEmpty && places.contentWriters.isEmpty) else {
      return [:]
    }
    var found: [DeclID: Set<EnvironmentKey>] = [:]
    for written in [environment(around: view)] + places.writers.keys.map({ environment(around: $0) }) {
      for (key, source) in written.values {
        for property in source.values.union(source.bindings) { found[property, default: []].insert(key) }
      }
    }
    return found.mapValues { Array($0) }
  }
}
