import ViewSource
import ViewSyntax

/// The views that run again because their parents give them on what has changed: of `A` with `B(n)`, `B` with `C(n)` and
/// so on all the way down.
extension Analyzer {
  /// A child with what is below each of its inputs.
  func withViewsBelow(_ child: ChildInput) -> ChildInput {
    var child = child
    for index in child.inputs.indices { child.inputs[index].below = viewsBelow(child.inputs[index].property) }
    for (key, source) in child.environment where !source.values.isEmpty {
      guard let names = readersOfEnvironment(below: child.view)[key] else { continue }
      for property in source.values { child.readers[property, default: []] += names }
    }
    return child
  }

  /// The names of the views below a view that read what is written into the environment around it.
  private func readersOfEnvironment(below view: DeclID) -> [EnvironmentKey: [String]] {
    if let known = environmentReaders[view] { return known }
    // What is below itself is found on the way round.
    environmentReaders[view] = [:]
    var found: [EnvironmentKey: [String]] = [:]
    for child in childrenOfBody(of: view) {
      for key in environmentKeysRead(by: child.view) where child.environment[key] == nil {
        found[key, default: []].append(child.name)
      }
      for (key, names) in readersOfEnvironment(below: child.view) where child.environment[key] == nil {
        found[key, default: []] += names
      }
    }
    found = found.mapValues(\.uniqued)
    environmentReaders[view] = found
    return found
  }

  /// The views that the bodies of a view and of those in it make, from the top down, each once.
  func viewsBelow(view: DeclID) -> [DeclID] {
    if let known = viewsInViews[view] { return known }
    var seen: Set<DeclID> = []
    var found: [DeclID] = []
    var next = view
    var index = 0
    while true {
      for child in childrenOfBody(of: next) where seen.insert(child.view).inserted { found.append(child.view) }
      guard index < found.count else { break }
      next = found[index]
      index += 1
    }
    viewsInViews[view] = found
    return found
  }

  /// The views that run again when a property of a view changes, those made by the view's body first, each once.
  private func viewsBelow(_ property: DeclID) -> [String] {
    if let known = viewsBelowProperties[property] { return known }
    // What a view gives on to itself ends here.
    viewsBelowProperties[property] = []
    guard let view = owner(of: property).flatMap({ nominal(of: $0) }) else { return [] }
    var names: [String] = []
    var further: [String] = []
    for child in childrenOfBody(of: view) {
      guard child.values.contains(property) || child.bindings.contains(property) || child.freshness == .fresh
      else { continue }
      names.append(child.name)
      for input in child.inputs where input.comes(from: property) { further += viewsBelow(input.property) }
    }
    let all = (names + further).uniqued
    viewsBelowProperties[property] = all
    return all
  }

  private func childrenOfBody(of view: DeclID) -> [ChildInput] {
    if let known = childrenOfBodies[view] { return known }
    var made: [ChildInput] = []
    if let body = contentMember(of: view) {
      let walker = DependencyWalker(self, itself: typeItself(view), findsChildren: true)
      _ = walker.walk(body)
      made = walker.children
    }
    childrenOfBodies[view] = made
    return made
  }

  /// The properties of a view that an argument of the call that makes it sets, as far as the initialiser shows it. What
  /// only begins with a value, as `@State` does, is not set by later ones.
  func properties(setBy parameter: Int, of use: BodyRecord.Use, made view: DeclID) -> [DeclID] {
    let parameters = parameters(of: use)
    guard parameter < parameters.count else { return [] }
    let name = parameters[parameter].name
    let stored = children(of: view).filter { member in
      decl(member).kind == .variable && decl(member).flags.isDisjoint(with: [.isComputed, .isStatic])
        && propertyWrappers(of: member).first.map { !ownsState($0.decl) } ?? true
    }
    if use.isMemberwise { return stored.filter { decl($0).name == name } }
    guard let block = node(of: use.decl).child(.codeBlock) else { return [] }
    let record = record(of: use.decl)
    var found: [DeclID] = []
    for statement in block.children where statement.kind == .assignmentExpr {
      guard let target = statement.children.first, let value = statement.children.last,
        let property = record.uses[target.id]?.decl, stored.contains(property), !found.contains(property)
      else { continue }
      let isSet = value.subtree.contains { part in
        part.kind == .declReferenceExpr && part.referencedName.map { part.name(of: $0) == name } == true
      }
      if isSet { found.append(property) }
    }
    return found
  }
}

extension [String] {
  /// Each once, in the order of their first places.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
