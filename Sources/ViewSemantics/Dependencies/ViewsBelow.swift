import ViewSource
import ViewSyntax

/// The views that are re-evaluated because their parents pass changed values on: `A` with `B(n)`, `B` with `C(n)` and
/// so on.
extension Analyzer {
  /// A child with the views below each of its inputs.
  func withViewsBelow(_ child: ChildInput) -> ChildInput {
    var child = child
    for index in child.inputs.indices { child.inputs[index].below = viewsBelow(child.inputs[index].property) }
    let environment = child.environment.filter { !$0.value.isEmpty }
    for (key, source) in environment.sorted(by: { EnvironmentKey.isBefore($0.key, $1.key) }) {
      let names = readers(of: key, below: child.view)
      if names.isEmpty { continue }
      if source.freshness == .fresh { child.readersAnyway += names }
      for property in source.values.union(source.bindings) { child.readers[property, default: []] += names }
    }
    return child
  }

  /// A child without the bindings that affect only their readers, such as a focus binding. They do not differ when the
  /// parent is re-evaluated; readers further down observe them on their own.
  func toldOnlyIfRead(_ child: ChildInput) -> ChildInput {
    let unread = child.inputs.filter { input in
      guard !input.bindings.isEmpty, howItSubscribes(input.property) == .read else { return false }
      return walkedBody(of: child.view)?.reads.contains { $0.property == input.property } == false
    }
    if unread.isEmpty { return child }
    var child = child
    let told = child.inputs.filter { input in !unread.contains(input) }.flatMap(\.bindings)
    for input in unread {
      for property in input.bindings.subtracting(told) {
        child.bindings.remove(property)
        child.values.insert(property)
        child.readers[property, default: []] += input.below
      }
    }
    return child
  }

  /// The kind of subscription of a view's property.
  private func howItSubscribes(_ property: DeclID) -> Subscription.How? {
    propertyWrappers(of: property).first.map { subscription(of: $0, on: property) } ?? howItIsBound(property)
  }

  /// The names of the views below a view that read an environment value of its parent, top down.
  func readers(of key: EnvironmentKey, below view: DeclID) -> [String] {
    if let known = environmentReaders[view]?[key] { return known }
    var names = viewsGiven(key, by: view)
    var seen: Set<DeclID> = [view]
    var open = [view]
    var index = 0
    while index < open.count {
      let children = placedChildren(of: open[index])
      for place in children.indices where !children[place].hides(key) {
        let child = children[place].view
        if reads(child, key) { names += [children[place].name] + viewsGiven(key, by: child) }
        if seen.insert(child).inserted { open.append(child) }
      }
      index += 1
    }
    let found = names.uniqued
    environmentReaders[view] = (environmentReaders[view] ?? [:]).merging([key: found]) { $1 }
    return found
  }

  /// The views that are re-evaluated because a view passes on an environment value that it reads.
  private func viewsGiven(_ key: EnvironmentKey, by view: DeclID) -> [String] {
    guard reads(view, key) else { return [] }
    let declared = children(of: view).filter { environmentKey(of: $0)?.isTouched(by: key) == true }
    let read = environmentRead(byUpdateOf: view).filter {
      EnvironmentKey.value([decl($0).name]).isTouched(by: key)
    }
    return (declared + read).flatMap { viewsBelow($0, in: view) }
  }

  /// Whether a view reads an environment value that a key affects.
  func reads(_ view: DeclID, _ key: EnvironmentKey) -> Bool {
    environmentKeysRead(by: view).contains { $0.isTouched(by: key) }
  }

  /// The views made by the bodies of a view and of its descendants, top down, without duplicates.
  func viewsBelow(view: DeclID) -> [DeclID] {
    if let known = viewsInViews[view] { return known }
    var seen: Set<DeclID> = []
    var found: [DeclID] = []
    var next = view
    var index = 0
    while true {
      let children = placedChildren(of: next)
      for place in children.indices where seen.insert(children[place].view).inserted {
        found.append(children[place].view)
      }
      guard index < found.count else { break }
      next = found[index]
      index += 1
    }
    viewsInViews[view] = found
    return found
  }

  /// The views that a change of a view's property invalidates, top down, without duplicates.
  private func viewsBelow(_ property: DeclID) -> [String] {
    if let known = viewsBelowProperties[property] { return known }
    guard let view = owner(of: property).flatMap({ nominal(of: $0) }) else { return [] }
    let found = viewsBelow(property, in: view)
    viewsBelowProperties[property] = found
    return found
  }

  /// - Parameter view: the view that has the property, or reads it from the environment.
  private func viewsBelow(_ property: DeclID, in view: DeclID) -> [String] {
    var names: [String] = []
    // A view that passes the property on to itself adds nothing.
    var seen: Set<DeclID> = [property]
    var open = [(property: property, view: view)]
    var index = 0
    while index < open.count {
      let (property, view) = open[index]
      index += 1
      let children = placedChildren(of: view)
      for place in children.indices where children[place].isGiven(property) {
        names.append(children[place].name)
        for input in children[place].inputs where input.comes(from: property) && seen.insert(input.property).inserted {
          open.append((input.property, children[place].view))
        }
      }
    }
    return names.uniqued
  }

  /// The properties of a view that an argument of its initializer call sets, as far as the initializer shows. A
  /// property with only an initial value, such as `@State`, is not set by later values.
  ///
  /// - Parameter ownsState: whether to return the properties that own state, which take only the initial value.
  func properties(
    setBy parameter: Int, of use: BodyRecord.Use, made view: DeclID, ownsState isOwner: Bool = false
  ) -> [DeclID] {
    let parameters = parameters(of: use)
    guard parameter < parameters.count else { return [] }
    let name = parameters[parameter].name
    let stored = children(of: view).filter { member in
      decl(member).kind == .variable && decl(member).flags.isDisjoint(with: [.isComputed, .isStatic])
        && (propertyWrappers(of: member).first.map { ownsState($0.decl) } ?? false) == isOwner
    }
    if use.isMemberwise { return stored.filter { decl($0).name == name } }
    return properties(of: stored, setFrom: name, by: use.decl, of: view, [])
  }

  /// The stored properties that an initializer sets from a parameter, directly, through locals, or through another
  /// initializer.
  ///
  /// - Parameter open: the enclosing initializers; recursion adds nothing.
  private func properties(
    of stored: [DeclID], setFrom parameter: Name, by initializer: DeclID, of view: DeclID, _ open: Set<DeclID>
  ) -> [DeclID] {
    guard !open.contains(initializer), let block = node(of: initializer).child(.codeBlock) else { return [] }
    let record = record(of: initializer)
    var names: Set<Name> = [parameter]
    var found: [DeclID] = []
    for statement in block.children {
      switch statement.kind {
      case .variableDecl:
        for binding in statement.children where binding.kind == .patternBinding {
          guard let value = binding.initialValue, value.mentions(names),
            let token = binding.child(.identifierPattern)?.firstToken
          else { continue }
          names.insert(binding.name(of: token))
        }
      case .assignmentExpr:
        guard let target = statement.children.first, let value = statement.children.last,
          let property = record.decl(of: target), stored.contains(property), value.mentions(names)
        else { continue }
        found.append(property)
      case .functionCallExpr:
        // `self.init(…)`
        guard let use = record.uses[statement.id], isInitializer(use.decl), use.base.map({ types.kind($0) }) == .nominal
        else { continue }
        let parameters = parameters(of: use)
        for (argument, index) in zip(statement.callArguments.suffix(use.arguments.count), use.arguments)
        where index < parameters.count && argument.node?.mentions(names) == true {
          found +=
            use.isMemberwise
            ? stored.filter { decl($0).name == parameters[index].name }
            : properties(
              of: stored, setFrom: parameters[index].name, by: use.decl, of: view, open.union([initializer]))
        }
      default: continue
      }
    }
    var seen: Set<DeclID> = []
    return found.filter { seen.insert($0).inserted }
  }
}

extension ChildInput {
  /// Whether its inputs depend on a property of the parent, or are fresh.
  fileprivate func isGiven(_ property: DeclID) -> Bool {
    values.contains(property) || bindings.contains(property) || freshness == .fresh
  }
}

extension SyntaxNode {
  /// Whether an expression mentions one of the names.
  func mentions(_ names: Set<Name>) -> Bool {
    subtree.contains { part in
      part.kind == .declReferenceExpr && part.referencedName.map { names.contains(part.name(of: $0)) } == true
    }
  }
}

extension [String] {
  /// The elements without duplicates, in the order of first occurrence.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
