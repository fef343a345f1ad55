import ViewSource
import ViewSyntax

/// The views that a body makes, and their inputs.
extension DependencyWalker {
  /// Records a new view, modifier or style with the properties that its inputs depend on.
  func noteChild(_ call: SyntaxNode, _ record: BodyRecord) {
    guard let use = record.uses[call.id], let made = use.base, use.isMemberwise || analyzer.isInitializer(use.decl),
      analyzer.types.kind(made) == .nominal, analyzer.isOwn(analyzer.types.decl(made)),
      analyzer.isView(made) || analyzer.updatedMember(of: analyzer.types.decl(made)) != nil, !isDelegating(call)
    else { return }
    let view = analyzer.types.decl(made)
    let isCompared = compared.contains(place(call))
    let looked = isCompared ? comparedProperties(of: view) : nil
    let preferred = isCompared ? nil : comparedProperties(of: view).flatMap { analyzer.isPlain(view) ? nil : $0 }
    let parameters = analyzer.parameters(of: use)
    var source = Source()
    var perhaps: Set<DeclID> = []
    var inputs: [ChildInput.Input] = []
    var observed: [DeclID: DeclID] = [:]
    for (position, argument) in call.callArguments.enumerated() {
      guard let node = argument.node else { continue }
      let index = position < use.arguments.count ? use.arguments[position] : nil
      if use.isMemberwise, let looked, let index, index < parameters.count, !looked.contains(parameters[index].name) {
        continue
      }
      // A new function differs each time as an input, but state keeps its initial value with its captures.
      if let index, isNewFunction(node, for: index, of: use, record), isKept(use, index),
        analyzer.properties(setBy: index, of: use, made: view, ownsState: true).isEmpty
      {
        continue
      }
      if let object = object(node, record) {
        for property in index.map({ analyzer.properties(setBy: $0, of: use, made: view) }) ?? []
        where analyzer.observesObject(property) {
          observed[property] = object
        }
      } else {
        var given = all(in: node, record)
        let isFixed = given.isEmpty && holdsKey(node)
        if given.isEmpty && !isFixed { continue }
        let set = index.map { analyzer.properties(setBy: $0, of: use, made: view) } ?? []
        if set.isEmpty, let index, !analyzer.usesParameter(index, of: use) { continue }
        // Its own `==` is used only if the view is marked equatable, so the effect is uncertain.
        if let preferred, !set.isEmpty, set.allSatisfy({ !preferred.contains(analyzer.decl($0).name) }) {
          perhaps.formUnion(given.values)
          given.values = []
        }
        source.formUnion(given)
        if !given.isEmpty || isFixed {
          for property in set {
            inputs.append(
              ChildInput.Input(
                property: property, values: given.values, bindings: given.bindings, alone: alone(node, record)))
          }
        }
      }
    }
    if call.kind != .functionCallExpr, let given = self.given[place(call)] {
      // A function name is called with everything that the receiving call passes.
      for index in parameters.indices {
        let part = given.part(index, of: parameters.count)
        guard part.keys.isEmpty || !part.keys.contains(Source.whole) else { continue }
        source.formUnion(part)
        for property in analyzer.properties(setBy: index, of: use, made: view) {
          inputs.append(ChildInput.Input(property: property, values: part.values, bindings: part.bindings))
        }
      }
    }
    if looked == nil { source.values.formUnion(values(madeBy: use)) }
    var finder = FreshnessFinder(self)
    var freshness = Freshness.same
    for stored in finder.properties(of: view, madeBy: call, use, record)
    where looked?.contains(analyzer.decl(stored.property).name) ?? true {
      let isPossible = preferred.map { !$0.contains(analyzer.decl(stored.property).name) } ?? false
      freshness = max(freshness, isPossible ? stored.freshness.blurred : stored.freshness)
      if stored.freshness == .fresh {
        inputs.append(ChildInput.Input(property: stored.property, values: [], bindings: [], isFresh: true))
      }
    }
    var child = ChildInput(
      name: analyzer.name(of: view), view: view, file: file, range: call.range, values: source.values,
      bindings: source.bindings, freshness: freshness, content: content)
    child.inputs = inputs
    child.perhaps = perhaps
    if !analyzer.isView(made) { child.styleCalls = (argumentCall.map { [$0] } ?? []) + helperCalls }
    child.endings = endings
    child.surroundings = surroundings
    child.observed = observed
    child.writers = writersAround()
    child.site = site
    addCopies(of: call, to: &child)
    noteStyled(child)
    children.append(child)
  }

  /// Whether an initializer call is a delegation, which makes nothing new.
  private func isDelegating(_ call: SyntaxNode) -> Bool {
    guard let callee = call.children.first, callee.kind == .memberAccessExpr, let base = callee.children.first else {
      return false
    }
    return base.isSelfReference
  }

  /// Walks a constant view property, whose view is made once: `private let header = Header()`.
  func noteStoredView(_ property: DeclID) {
    guard findsChildren, analyzer.decl(property).has(.isConstant), !analyzer.decl(property).has(.isStatic),
      let value = analyzer.node(of: property).initialValue, value.kind == .functionCallExpr,
      analyzer.isView(analyzer.variableType(of: property)), begin(property, [:])
    else { return }
    let outer = (file, sources, localFunctions, scope)
    (file, sources, localFunctions, scope) = (property.file, [:], [:], Scope())
    walk(value, analyzer.record(of: property))
    (file, sources, localFunctions, scope) = outer
    open.remove(property)
  }

  /// The environment writers around the current code, innermost first.
  func writersAround() -> [EnvironmentWriter] {
    let outer = sources
    defer { sources = outer }
    var found: [EnvironmentWriter] = []
    var hidden: Set<EnvironmentKey> = []
    for modifier in modifiers.reversed() {
      found += modifier.surroundings.map { .surrounding($0) }
      if modifier.isContainer { continue }
      let keys = analyzer.environmentKeysWritten(by: modifier.call, modifier.use, modifier.record)
        .filter { key in !hidden.contains { key.isHidden(by: $0) } }
      if keys.isEmpty { continue }
      sources = modifier.sources
      let transforms = analyzer.transformsEnvironment(modifier.use.decl)
      found.append(
        .modifier(
          EnvironmentWriter.Values(
            keys: keys, source: written(by: modifier), isAdded: transforms,
            object: modifier.call.callArguments.first?.node.flatMap { object($0, modifier.record) })))
      if !transforms { hidden.formUnion(keys) }
    }
    return found
  }

  /// The source of an environment value that a modifier writes, and its freshness.
  private func written(by modifier: Modification) -> Source {
    var source = Source()
    var finder = FreshnessFinder(self)
    let values = finder.arguments(of: modifier.call, modifier.use, modifier.record)
    for (argument, given) in zip(modifier.call.callArguments.suffix(modifier.use.arguments.count), values) {
      guard let node = argument.node else { continue }
      // The reads of a stored function at its call are not part of the value.
      if object(node, modifier.record) == nil, node.kind != .closureExpr || isTransform(node, modifier.record) {
        let all = all(in: node, modifier.record)
        source.values.formUnion(all.values)
        // A binding is the key's value, unless a helper uses it for something else.
        if !all.bindings.isEmpty, analyzer.writesIntoEnvironment(given.parameter, of: modifier.use.decl) {
          source.bindings.formUnion(all.bindings)
        }
      }
      // A transform function is not stored in the value.
      if !isTransform(node, modifier.record) { source.freshness = max(source.freshness, given.value.value) }
    }
    if analyzer.isOwn(modifier.use.decl), let made = finder.result(of: modifier.use.decl, values) {
      // A helper's fresh value may not reach the environment.
      source.freshness = max(source.freshness.blurred, made.blurred)
    }
    return source
  }

  /// Whether a function mutates its argument.
  func isTransform(_ function: SyntaxNode, _ record: BodyRecord) -> Bool {
    analyzer.isTransform(function, record)
  }

  /// The observed object property that an argument consists of; its changes do not make the argument differ.
  private func object(_ node: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = record.uses[node.id],
      use.part == .value, analyzer.isOwn(use.decl), analyzer.observesObject(use.decl)
    else { return nil }
    return use.decl
  }

  /// Whether an expression is a function name as a value: `row`, `Row.init`.
  func isNamedFunction(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard [.declReferenceExpr, .memberAccessExpr, .implicitMemberExpr].contains(node.kind),
      let use = record.uses[node.id],
      use.isMemberwise || [.function, .initializer].contains(analyzer.decl(use.decl).kind),
      let type = record.types[node.id]
    else { return false }
    return analyzer.types.kind(type) == .function
  }

  /// Whether an expression makes a new function value: a closure, method or initializer, but not a stored function.
  func isNewFunction(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    switch node.kind {
    case .closureExpr: return true
    case .declReferenceExpr, .memberAccessExpr, .implicitMemberExpr:
      return record.uses[node.id].map { analyzer.decl($0.decl).kind == .function } ?? false
        || isNamedFunction(node, record)
    default: return false
    }
  }

  /// Whether a parameter gets a function value made at its argument: a closure, or an autoclosure.
  func isNewFunction(_ node: SyntaxNode, for parameter: Int, of use: BodyRecord.Use, _ record: BodyRecord) -> Bool {
    isNewFunction(node, record) || analyzer.isAutoclosure(parameter, of: use)
  }

  /// The properties that a type's own `==` compares; `nil` if it has none.
  func comparedProperties(of view: DeclID) -> Set<Name>? {
    let equals = analyzer.memberDecls("==", of: view).first {
      analyzer.isOwn($0) && analyzer.decl($0).has(.isStatic) && !analyzer.isProtocolMember($0)
    }
    guard let equals else { return nil }
    var names: Set<Name> = []
    for use in analyzer.record(of: equals).uses.values where analyzer.decl(use.decl).kind == .variable {
      names.insert(analyzer.decl(use.decl).name)
    }
    return names
  }
}
