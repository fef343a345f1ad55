import ViewSource
import ViewSyntax

/// A writer of environment values around a view.
enum EnvironmentWriter {
  /// A modifier at the creation of the view.
  case modifier(Values)
  /// A view or modifier of the program that receives the view, and may write around it.
  case surrounding(Surrounding)

  struct Values {
    let keys: Set<EnvironmentKey>
    /// The source of the values.
    let source: DependencyWalker.Source
    /// Whether the values extend the previous ones.
    let isAdded: Bool
    /// The property that holds the written object.
    let object: DeclID?
  }
}

/// The environment that a body writes for a view below it.
struct WrittenEnvironment: Equatable {
  var values: [EnvironmentKey: DependencyWalker.Source] = [:]
  /// The keys whose outer values are hidden from the view.
  var hidden: Set<EnvironmentKey> = []
  /// The properties that hold the written objects, where they are known.
  var objects: [EnvironmentKey: DeclID] = [:]

  func hides(_ key: EnvironmentKey) -> Bool { hidden.contains { key.isHidden(by: $0) } }

  /// Adds the environment written further out.
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

  /// Merges the environment of an alternative place.
  mutating func formChoice(_ other: WrittenEnvironment) {
    let both = hidden.intersection(other.hidden)
    objects = objects.filter { other.objects[$0.key] == $0.value }
    add(WrittenEnvironment(values: other.values, hidden: []))
    hidden = both
  }
}

extension Analyzer {
  /// The views that a view's body makes, with the environment that the receiving views and modifiers write.
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
      // The body's requests to the window reach all views that no nearer writer hides them from.
      child.environment.merge(walked.asked.filter { !child.hides($0.key) }) { inner, _ in inner }
      child.read(child.environment, self)
      noteFocused(walked.focused, in: &child)
      return child
    }
  }

  /// A child with the environment values that the program's views and modifiers around it write when they are
  /// re-evaluated on their own, for an object that they observe too. Their effects are effects on the child.
  ///
  /// - Parameters:
  ///   - siblings: the views of the same body, with the changes that each observes itself.
  ///   - properties: the changed properties.
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
          let isInformed = makers.contains { $0.observedProperties.contains(property) }
          guard isTold || makers.contains(where: { $0.perhaps.contains(property) }) else { continue }
          for key in written {
            if reads(child.view, key) {
              if isTold { child.values.insert(property) } else { child.perhaps.insert(property) }
              if isInformed { child.observedProperties.insert(property) }
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

  /// The environment that a view or modifier of the program writes around a received view, in terms of the creator's
  /// properties.
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
      // The writer may be re-evaluated or skipped.
      given.freshness = source.freshness.blurred
      found.values[key] = given
      if let object = inner.objects[key] {
        found.objects[key] = around.inputs.first { $0.property == object }?.alone
      }
    }
    return found
  }

  /// The environment that a view writes around the content of a property, in terms of its own properties; for a
  /// modifier, around its content.
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

  /// The environment keys that a view rewrites around received views, by the property whose change causes it.
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
