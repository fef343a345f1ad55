import ViewCatalog
import ViewSource
import ViewSyntax

/// Calls: which of their closures run immediately or later, and which views they make.
extension DependencyWalker {
  func call(_ node: SyntaxNode, _ record: BodyRecord) {
    if findsChildren {
      noteCompared(node, record)
      noteChild(node, record)
    }
    if !localFunctions.isEmpty { noteGiven(toLocalFunctionCalledBy: node, record) }
    if let function = analyzer.storedFunction(calledBy: node, record) { enter(given: function, node, record) }
    guard let use = record.uses[node.id] else {
      if !node.callArguments.isEmpty { hasUnknownArguments = true }
      for child in node.children { walk(child, record) }
      return
    }
    noteTimes(node, use, record)
    noteElements(node, use, record)
    noteAsked(node, use, record)
    noteFocused(node, use, record)
    noteControl(node, use, record)
    let outer = (content, presentation)
    let (outerRows, outerArgumentCall) = (rows, argumentCall)
    noteRows(of: node, use, record)
    let handedDown = functionsHandedDown(by: node, use, record)
    let deferred = deferredContents(of: node, use, handedDown.contents, record)
    let around = (endings, screens)
    let ending = endings(inContentOf: node, use, record)
    let outside = argumentsOutside(ending.parameters, node, use)
    let inside = (ending.endings, screens(of: node, use, record))
    let outerSurroundings = surroundings
    defer {
      (endings, screens, surroundings) = (around.0, around.1, outerSurroundings)
      (rows, argumentCall) = (outerRows, outerArgumentCall)
    }
    let given = surroundingsOfArguments(of: node, use, record)
    for child in node.children {
      let isOutside = child.id == node.children.first?.id || outside.contains(child.argument.id)
      (endings, screens) = isOutside ? around : inside
      surroundings = outerSurroundings + (given[child.argument.id].map { [$0] } ?? [])
      argumentCall = child.id == node.children.first?.id ? outerArgumentCall : place(node)
      let outerModifiers = modifiers.count
      if let around = given[child.argument.id] {
        modifiers.append(
          Modification(
            call: node, use: use, record: record, file: file, sources: sources, surroundings: [around],
            isContainer: true))
      }
      defer { modifiers.removeLast(modifiers.count - outerModifiers) }
      // In a chain, only this call's closures are its content.
      if deferred.closures.contains(child.argument.id) {
        content = deferred.name
        // A presented view or pushed screen is made when it is shown.
        if [.view, .screen].contains(analyzer.fact(.presents, of: use.decl)) {
          presentation = deferred.name
        }
        walk(child, record)
        (content, presentation) = outer
      } else if handedDown.values.contains(child.argument.id) || runsInLayout.contains(place(child.argument)) {
        let outer = counting
        if counting == .all { counting = .state }
        if counting != .objects { walk(child, record) }
        counting = outer
      } else if child.id == node.children.first?.id, use.base.map({ analyzer.isView($0) }) == true {
        modifiers.append(Modification(call: node, use: use, record: record, file: file, sources: sources))
        var around = surroundings(ofContentIn: node, record)
        if let place = placeOfItself(in: use, node, record) {
          endings.formUnion(place.endings)
          around += place.surroundings
        }
        modifiers[modifiers.count - 1].surroundings = around
        surroundings += around.filter { !surroundings.contains($0) }
        under(use, of: node, record) {
          if isOnItself(child, use) { noteItself() }
          walk(child, record)
        }
      } else {
        walk(child, record)
      }
    }
  }

  /// The arguments of a call for parameters outside of a set; empty if there is no set.
  private func argumentsOutside(_ parameters: Set<Int>?, _ call: SyntaxNode, _ use: BodyRecord.Use) -> Set<NodeID> {
    guard let parameters else { return [] }
    var found: Set<NodeID> = []
    for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments)
    where !parameters.contains(index) {
      if let node = argument.node { found.insert(node.id) }
    }
    return found
  }

  /// The view of the program that each argument of a call is passed to.
  private func surroundingsOfArguments(
    of call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord
  ) -> [NodeID: Surrounding] {
    guard findsChildren, isMaker(use) else { return [:] }
    let inputs = inputs(of: call, use, record)
    if inputs.isEmpty { return [:] }
    var found: [NodeID: Surrounding] = [:]
    for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments) {
      if let node = argument.node { found[node.id] = surrounding(use, index, inputs) }
    }
    return found
  }

  /// Records when function arguments run: with the body, or at an event.
  private func noteTimes(_ call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) {
    let parameters = analyzer.parameters(of: use)
    for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments) {
      guard let node = argument.node, index < parameters.count else { continue }
      let parameter = parameters[index]
      if argument.closure != nil, analyzer.catalogueText(.measures, of: parameter, in: use.decl) != nil {
        given[place(node), default: Source()].freshness = .unclear
        given[place(node)]?.result = .unclear
      }
      if parameter.flags.contains(.isAutoclosure), isKept(use, index) {
        // The catalogue evaluates autoclosures on demand. The program's code evaluates them for views and values, as it
        // does with stored functions.
        runsLater[place(node)] = analyzer.isFromCatalogue(use.decl) || record.types[node.id] == analyzer.void
      } else if parameter.node != nil, let time = analyzer.fact(.runs, of: parameter, in: use.decl) {
        runsLater[place(node)] = time == .event
        if time == .layout { runsInLayout.insert(place(node)) }
      } else if isNamedOrWritten(node, record), isAsync(node, record) {
        runsLater[place(node)] = true
      } else if isNamedOrWritten(node, record), isWithoutResult(node, record) {
        // A non-escaping function runs before the call returns; a function that mutates its argument runs with the
        // update.
        runsLater[place(node)] = isKept(use, index) && !isTransform(node, record)
      }
    }
  }

  /// Whether an argument is a function itself; an expression that returns one is evaluated with the body.
  private func isNamedOrWritten(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    isNewFunction(node, record) || node.kind == .declReferenceExpr && record.uses[node.id] == nil
  }

  /// Records a modifier's request to the window, which affects all of its views.
  private func noteAsked(_ call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) {
    guard findsChildren, let key = analyzer.environmentKeyAsked(by: use.decl) else { return }
    for argument in call.callArguments {
      if let node = argument.node { asked[key, default: Source()].values.formUnion(all(in: node, record).values) }
    }
  }

  /// `ForEach($items) { $item in … }` reads the collection.
  private func noteElements(_ call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) {
    guard analyzer.isInitializer(use.decl), let first = call.callArguments.first, first.label == .none,
      let node = first.node, record.uses[node.id]?.part == .projection || node.kind == .memberAccessExpr,
      // Resolving an opaque type may require checking bodies.
      let made = record.types[call.id] ?? use.base, repeats(made)
    else { return }
    noteReads(of: all(in: node, record).bindings, node)
  }

  func repeats(_ type: TypeID) -> Bool {
    let type = analyzer.resolvingOpaque(type)
    guard analyzer.types.kind(type) == .nominal else { return false }
    return ([type] + analyzer.types.arguments(type)).contains {
      analyzer.types.kind($0) == .nominal && analyzer.decl(analyzer.types.decl($0)).has(.isRepeating)
    }
  }

  /// The closures that a call stores, to make views of them later: rows, destinations, sheets.
  private func deferredContents(
    of call: SyntaxNode, _ use: BodyRecord.Use, _ contents: Set<NodeID>, _ record: BodyRecord
  ) -> (name: String, closures: Set<NodeID>) {
    var closures = contents
    for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments) {
      guard let node = argument.node, isContent(node, record), isKept(use, index) else { continue }
      closures.insert(node.id)
    }
    let made = use.base.flatMap { analyzer.types.kind($0) == .nominal ? analyzer.types.decl($0) : nil }
    let isMaker = use.isMemberwise || analyzer.isInitializer(use.decl)
    let name = isMaker ? made.map { analyzer.name(of: $0) } : analyzer.decl(use.decl).name.text
    return (name ?? "", closures)
  }

  /// Whether an argument is a builder closure for views, or the name of a function that makes views.
  private func isContent(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    if node.kind == .closureExpr { return record.builders[node.id] != nil }
    guard isNamedFunction(node, record), let type = record.types[node.id] else { return false }
    return analyzer.isView(analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1))
  }

  /// The function arguments without builders that a view, modifier or style of the program calls in its own body:
  /// functions for values, and closures that return views.
  private func functionsHandedDown(
    by call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord
  ) -> (values: Set<NodeID>, contents: Set<NodeID>) {
    var found: (values: Set<NodeID>, contents: Set<NodeID>) = ([], [])
    guard let made = use.base, use.isMemberwise || analyzer.isInitializer(use.decl),
      analyzer.types.kind(made) == .nominal, analyzer.isOwn(analyzer.types.decl(made)),
      analyzer.updatedMember(of: analyzer.types.decl(made)) != nil
    else { return found }
    for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments) {
      guard let node = argument.node, isNewFunction(node, for: index, of: use, record),
        record.builders[node.id] == nil, isKept(use, index)
      else { continue }
      let functions = analyzer.properties(setBy: index, of: use, made: analyzer.types.decl(made))
      guard let result = functions.firstNonNil({ analyzer.resultOfFunction(in: $0) }),
        result != analyzer.void
      else { continue }
      if !analyzer.isView(result) {
        found.values.insert(node.id)
      } else if node.kind == .closureExpr || analyzer.isAutoclosure(index, of: use) {
        found.contents.insert(node.id)
      }
    }
    return found
  }

  /// Whether a parameter stores its function argument: it is `@escaping`, optional or a stored property.
  func isKept(_ use: BodyRecord.Use, _ index: Int) -> Bool {
    if use.isMemberwise {
      guard let parameters = analyzer.memberwiseSignature(of: use.decl)?.parameters, index < parameters.count,
        let property = analyzer.children(of: use.decl).first(where: {
          analyzer.decl($0).name == parameters[index].name
        })
      else { return false }
      // With a builder, the function is called and its result is stored.
      if isAnyValue(parameters[index].type) { return true }
      let type = analyzer.variableType(of: property)
      return analyzer.types.kind(analyzer.wrapped(type) ?? type) == .function
    }
    let parameters = analyzer.signature(of: use.decl).parameters
    guard index < parameters.count else { return false }
    let type = analyzer.wrapped(parameters[index].type) ?? parameters[index].type
    if isAnyValue(type) { return true }
    // The argument of an enum case is stored in its value.
    switch analyzer.types.kind(type) {
    case .function where analyzer.decl(use.decl).kind == .enumCase: return true
    case .function, .nominal, .tuple, .metatype, .opaque, .variable, .pack, .expansion, .inoutType, .hole, .literal,
      .integer, .parameter, .member, .existential:
      return analyzer.keepsClosure(parameters[index], of: use.decl)
    }
  }

  /// Whether a parameter accepts any type, and so also functions.
  private func isAnyValue(_ type: TypeID) -> Bool {
    [.parameter, .member, .existential].contains(analyzer.types.kind(analyzer.wrapped(type) ?? type))
  }

  /// Records `Row(…).equatable()` or `EquatableView(content: Row(…))`: the row's own `==` decides whether it is
  /// re-evaluated.
  private func noteCompared(_ call: SyntaxNode, _ record: BodyRecord) {
    guard let type = record.types[call.id].map({ analyzer.resolvingOpaque($0) }), analyzer.types.kind(type) == .nominal,
      analyzer.catalogueText(.compares, of: analyzer.types.decl(type)) != nil
    else { return }
    if let callee = call.children.first, callee.kind == .memberAccessExpr, let base = callee.children.first {
      compared.insert(place(base))
    }
    for argument in call.callArguments {
      if let node = argument.node { compared.insert(place(node)) }
    }
  }
}

extension SyntaxNode {
  /// The argument expression without its label.
  fileprivate var argument: SyntaxNode {
    kind == .labeledExpr || kind == .labeledTrailingClosure ? children.last ?? self : self
  }
}
