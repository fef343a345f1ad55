import ViewSource
import ViewSyntax

/// Code that runs at its calls: local functions and closures, initializers, and functions that views receive.
extension DependencyWalker {
  /// Records `let text = { … }`, whose closure runs where the name is called; returns whether the binding is one.
  func keepsLocalFunction(_ binding: SyntaxNode, _ record: BodyRecord) -> Bool {
    if keepsComputedVariable(binding, record) { return true }
    guard let token = binding.child(.identifierPattern)?.firstToken, let value = binding.initialValue,
      value.kind == .closureExpr, record.builders[value.id] == nil
    else { return false }
    let name = binding.name(of: token)
    localFunctions[name] = value
    if findsChildren { declare(name, source(of: value, record)) }
    return true
  }

  /// Records the computed variables of a block, which may be used before their declarations.
  func keepComputedVariables(of block: SyntaxNode, _ record: BodyRecord) {
    for statement in block.children where statement.kind == .variableDecl {
      for binding in statement.children where binding.kind == .patternBinding {
        _ = keepsComputedVariable(binding, record)
      }
    }
  }

  /// Records `var text: String { … }`: the getter runs where the name is read, the setter where it is written.
  private func keepsComputedVariable(_ binding: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard let token = binding.child(.identifierPattern)?.firstToken, binding.initialValue == nil,
      let block = binding.child(.accessorBlock) ?? binding.child(.codeBlock)
    else { return false }
    let name = binding.name(of: token)
    localFunctions[name] = block
    if findsChildren { declare(name, all(in: block, record)) }
    return true
  }

  /// Walks the captures of a closure, which are read where the closure is made: `{ [n] in … }`, `{ [m = n + 1] in … }`.
  func captures(of closure: SyntaxNode, _ record: BodyRecord) {
    guard closure.kind == .closureExpr,
      let list = closure.child(.closureSignature)?.child(.closureCaptureClause)
    else { return }
    for capture in list.children where capture.kind == .closureCapture {
      if let value = capture.initialValue {
        walk(value, record)
      } else if let token = capture.ownTokens.first(where: { $0.kind == .identifier }),
        let property = captured(capture.name(of: token), by: closure, record)
      {
        note(variable: property, itself, capture)
      }
    }
  }

  /// The property that a closure captures by its bare name.
  private func captured(_ name: Name, by closure: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    let use = closure.subtree.first { node in
      node.kind == .declReferenceExpr
        && (node.referencedName ?? node.firstToken).map { node.name(of: $0) == name } == true
    }
    if let use { return record.uses[use.id].flatMap { analyzer.isOwn($0.decl) ? $0.decl : nil } }
    guard let itself else { return nil }
    return analyzer.members(name, of: itself).first { analyzer.isOwn($0) && analyzer.decl($0).kind == .variable }
  }

  /// Walks a local closure where its name is called, or passed to code that calls it with the body.
  func localFunction(named node: SyntaxNode, _ record: BodyRecord) {
    guard record.uses[node.id] == nil, let token = node.referencedName ?? node.firstToken,
      let closure = localFunctions.removeValue(forKey: node.name(of: token))
    else { return }
    // Inside its own code, the name has its previous meaning.
    inScope(decidedBy: [], record) {
      if closure.kind != .closureExpr {
        let place = place(node)
        if !writes.whole.contains(place) { for child in closure.children { walk(child, record) } }
        if writes.all.contains(place) { walkWriters(in: closure, record) }
        return
      }
      let given = givenToLocal.removeValue(forKey: place(node)) ?? []
      let names = closure.closureParameterNames(unnamed: given.count)
      for (name, source) in zip(names, given) { declare(name, source) }
      for child in closure.children { walk(child, record) }
    }
    localFunctions[node.name(of: token)] = closure
  }

  /// Walks a local function, which sees the names around it.
  func enter(local function: DeclID, _ parameters: [Name: Source], _ record: BodyRecord) {
    guard let block = analyzer.node(of: function).child(.codeBlock), begin(function, parameters) else { return }
    inScope(decidedBy: [], record) {
      for parameter in analyzer.signature(of: function).parameters {
        declare(parameter.name, parameters[parameter.name] ?? Source())
      }
      walk(block, record)
    }
    open.remove(function)
  }

  /// Walks the code of a construction: the initializer and the initial values of properties.
  func enter(initializer use: BodyRecord.Use, _ parameters: [Name: Source]) {
    guard let made = use.base, analyzer.types.kind(made) == .nominal else { return }
    let nominal = analyzer.types.decl(made)
    guard analyzer.isOwn(nominal) else { return }
    if !use.isMemberwise, analyzer.isOwn(use.decl) {
      enter(use.decl, made, parameters)
    }
    for property in analyzer.children(of: nominal) where analyzer.decl(property).kind == .variable {
      guard analyzer.decl(property).flags.isDisjoint(with: [.isComputed, .isStatic]),
        let value = analyzer.node(of: property).initialValue,
        value.subtree.contains(where: { $0.kind == .memberAccessExpr || $0.kind == .functionCallExpr }),
        !analyzer.beginsLater(property), begin(property, [:])
      else { continue }
      let outer = (file, sources, localFunctions, scope)
      (file, sources, localFunctions, scope) = (property.file, [:], [:], Scope())
      walk(value, analyzer.record(of: property))
      (file, sources, localFunctions, scope) = outer
      open.remove(property)
    }
  }

  /// Walks a call of a function that the view received; its reads invalidate the view's body.
  func enter(given property: DeclID, _ call: SyntaxNode, _ record: BodyRecord) {
    guard let result = analyzer.resultOfFunction(in: property), result != analyzer.void else { return }
    if analyzer.isView(result) {
      // Views in rows or a sheet are made there and not by the body.
      if content == nil, !contentsCalled.contains(property) { contentsCalled.append(property) }
      return
    }
    let given = analyzer.functionsGiven(to: property)
    if !given.isComplete { hasUnknownReads = true }
    guard !given.functions.isEmpty, begin(property, [:]) else { return }
    var source = Source()
    for argument in call.callArguments {
      if let node = argument.node { source.formUnion(all(in: node, record)) }
    }
    let outer = (file, sources, itself, counting, isPossible, localFunctions, scope)
    localFunctions = [:]
    if given.functions.count > 1 { isPossible = true }
    counting = .objects
    for function in given.functions {
      file = function.maker.file
      (sources, scope) = ([:], Scope())
      itself = analyzer.owner(of: function.maker).flatMap { analyzer.nominal(of: $0) }.map { analyzer.selfType($0) }
      let inner = analyzer.record(of: function.maker)
      if function.node.kind == .closureExpr {
        if !source.isEmpty { bind(parametersOf: function.node, to: source) }
        for child in function.node.children { walk(child, inner) }
      } else {
        walk(function.node, inner)
      }
    }
    (file, sources, itself, counting, isPossible, localFunctions, scope) = outer
    open.remove(property)
  }
}

extension Analyzer {
  /// Whether a property's initial value is evaluated when the view appears, and not when the view value is made:
  /// `@StateObject` stores a closure for it, and so does the `@State` macro.
  func beginsLater(_ property: DeclID) -> Bool {
    guard let wrapper = propertyWrappers(of: property).first?.decl, ownsState(wrapper) else { return false }
    if program.configuration.makesStateLater { return true }
    let initializers = children(of: wrapper).filter { decl($0).kind == .initializer }
    return initializers.contains { initializer in
      signature(of: initializer).parameters.first?.flags.contains(.isAutoclosure) == true
    }
  }
}
