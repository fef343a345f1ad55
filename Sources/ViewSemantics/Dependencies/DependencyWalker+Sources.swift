import ViewSource
import ViewSyntax

/// Sources of local names.
extension DependencyWalker {
  /// Records the sources of local names: the other arguments of a call for its closures' parameters, the value for a
  /// `let`.
  func noteSources(_ node: SyntaxNode, _ record: BodyRecord) {
    switch node.kind {
    case .functionCallExpr:
      let arguments = node.callArguments
      // The functions that the call invokes with the other arguments: closures and function names.
      let functions = arguments.compactMap(\.node).filter { $0.kind == .closureExpr || isNamedFunction($0, record) }
      guard !functions.isEmpty else { return }
      var source = Source()
      // Only the data argument of a catalogue container is a binding to elements; `selection: $id` is not.
      let isContainer = record.uses[node.id].map {
        analyzer.isFromCatalogue($0.decl) && analyzer.isInitializer($0.decl)
      }
      for argument in arguments {
        guard let given = argument.node, !functions.contains(where: { $0.id == given.id }) else { continue }
        var found = all(in: given, record)
        if isContainer == true, argument.label != .none { found.bindings = [] }
        source.formUnion(found)
      }
      // The receiver `items` of `items.map { … }` is a source; the receiver of a view modifier is not.
      if let callee = node.children.first, record.uses[node.id]?.base.map({ analyzer.isView($0) }) != true {
        source.formUnion(all(in: callee, record))
      }
      if source.isEmpty { return }
      for function in functions {
        var source = source
        if let keys = elementKeys(of: node, calling: function, record) {
          (source.keys, source.parts) = (Set(keys.keys), keys.parts)
        }
        given[place(function)] = source
      }
    case .patternBinding, .optionalBindingCondition:
      guard let pattern = node.children.first(where: { $0.kind == .identifierPattern || $0.kind == .tuplePattern })
      else { return }
      if let value = node.initialValue {
        declare(namesIn: pattern, as: value, record)
      } else {
        let source = node.kind == .optionalBindingCondition ? all(in: node, record) : Source()
        bind(namesIn: pattern, to: source)
      }
    case .matchingPatternCondition:
      guard let value = node.initialValue else { return }
      bind(namesIn: node, to: all(in: value, record))
    default: break
    }
  }

  /// The sources of a function's parameters at a call.
  func parameters(of function: DeclID, _ use: BodyRecord.Use, _ call: SyntaxNode, _ record: BodyRecord)
    -> [Name: Source]
  {
    let parameters = analyzer.signature(of: function).parameters
    if call.kind == .memberAccessExpr, analyzer.decl(function).kind == .subscriptDecl {
      return keyPath(ofDynamicMember: call, parameters)
    }
    var result: [Name: Source] = [:]
    if [.infixOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr].contains(call.kind) {
      for (operand, parameter) in zip(call.children.filter(\.kind.isExpr), parameters) {
        result[parameter.name] = source(of: operand, record)
      }
      return result
    }
    guard call.kind == .functionCallExpr || call.kind == .subscriptCallExpr else {
      // A function name passed to a call, which invokes it with its own arguments.
      guard let source = given[place(call)] else { return [:] }
      for (index, parameter) in parameters.enumerated() {
        result[parameter.name] = source.part(index, of: parameters.count)
      }
      return result
    }
    for (argument, index) in zip(call.callArguments, use.arguments) where index < parameters.count {
      guard let node = argument.node else { continue }
      // A closure stands for its result, because the helper calls it.
      if argument.closure != nil, !findsChildren || isWithoutResult(node, record) { continue }
      var source = all(in: node, record)
      if findsChildren { source.alone = alone(node, record) }
      if !source.isEmpty { result[parameters[index].name, default: Source()].formUnion(source) }
    }
    if findsChildren { noteFreshness(of: parameters, of: function, use, call, record, in: &result) }
    return result
  }

  /// Adds the freshness of each parameter's value or function, or of its default.
  private func noteFreshness(
    of parameters: [Parameter], of function: DeclID, _ use: BodyRecord.Use, _ call: SyntaxNode, _ record: BodyRecord,
    in sources: inout [Name: Source]
  ) {
    var finder = FreshnessFinder(self)
    let arguments = finder.arguments(of: call, use, record)
    var found: [Name: FreshnessFinder.Local] = [:]
    for (index, local) in arguments where index < parameters.count {
      let known = found[parameters[index].name] ?? FreshnessFinder.Local()
      found[parameters[index].name] = FreshnessFinder.Local(
        value: max(known.value, local.value), result: max(known.result, local.result))
    }
    if function.file != .local { finder.noteDefaults(of: function, parameters, besides: arguments, in: &found) }
    for (name, local) in found where local.value != .same || local.result != .same {
      sources[name, default: Source()].freshness = local.value
      sources[name]?.result = local.result
    }
  }

  /// The source of an expression's value.
  func source(of value: SyntaxNode, _ record: BodyRecord) -> Source {
    var source = all(in: value, record)
    if findsChildren {
      var finder = FreshnessFinder(self)
      let local = finder.local(value, record)
      (source.freshness, source.result) = (local.value, local.result)
      source.alone = alone(value, record)
    }
    return source
  }

  /// The properties in an expression.
  func all(in node: SyntaxNode, _ record: BodyRecord) -> Source {
    var source = Source()
    let outer = collectedLocals
    collect(node, record, &source)
    collectedLocals = outer
    return source
  }

  func bind(parametersOf closure: SyntaxNode, to source: Source) {
    guard let signature = closure.child(.closureSignature) else {
      return declare(.firstParameter, source.part(0, of: 1))
    }
    var open = signature.children.filter { $0.kind == .closureParameter || $0.kind == .parameterClause }
    let names = closure.closureParameterNames(unnamed: 1)
    while let next = open.popLast() {
      for token in next.ownTokens where token.kind == .identifier || token.kind == .dollarIdentifier {
        let text = next.text(of: token)
        let name = next.name(of: token)
        let part = source.part(names.firstIndex(of: name), of: names.count)
        declare(name, part)
        // `$item` declares the binding by that name and the value by the bare name.
        if text.hasPrefix("$") { declare(Name(String(text.dropFirst())), part) }
      }
      open += next.children
    }
  }

  /// Declares all names in a pattern with one source.
  func bind(namesIn pattern: SyntaxNode, to source: Source) {
    var open = [pattern]
    while let next = open.popLast() {
      if next.kind == .identifierPattern, let token = next.firstToken { declare(next.name(of: token), source) }
      open += next.children.filter { $0.kind != .initializerClause && $0.kind != .whereGuard }
    }
  }

  private func collect(_ node: SyntaxNode, _ record: BodyRecord, _ source: inout Source) {
    if let use = record.uses[node.id] {
      collect(use, node, &source)
      source.keyPaths.formUnion(keyPaths(named: node))
      if let itself = sources[.selfName], isMemberOfItself(use, node) { source.formUnion(itself) }
      // A local function captures the names around it.
      if use.decl.file == .local, analyzer.decl(use.decl).kind == .function, collectedLocals.insert(use.decl).inserted,
        let block = analyzer.node(of: use.decl).child(.codeBlock)
      {
        collect(block, record, &source)
      }
    } else if node.kind == .declReferenceExpr, let token = node.referencedName ?? node.firstToken,
      let inner = sources[node.name(of: token)], !isKey(node)
    {
      source.formUnion(inner)
    }
    if node.kind == .memberAccessExpr, isKey(node) { return }
    // `$store.name`: a binding to that property.
    source.bindings.formUnion(boundProperties(node, record))
    if node.kind == .keyPathExpr { collect(keyPath: node, record, &source) }
    if let applied = propertiesApplied(by: node, record) {
      for property in applied { collect(property.decl, property.itself, &source) }
    }
    if isConstantOfObject(node, record) { return }
    for child in node.children { collect(child, record, &source) }
  }

  /// Whether an expression is a constant of an observed object, which does not change with the object.
  private func isConstantOfObject(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard node.kind == .memberAccessExpr, let use = record.uses[node.id], analyzer.isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable, analyzer.decl(use.decl).has(.isConstant),
      let base = node.children.first,
      let object = record.uses[base.id], object.part == .value, analyzer.isOwn(object.decl)
    else { return false }
    return analyzer.observesObject(object.decl)
      && analyzer.owner(of: use.decl).flatMap { analyzer.nominal(of: $0) }.map {
        analyzer.decl($0).kind == .classType
      } == true
  }

  private func collect(_ use: BodyRecord.Use, _ node: SyntaxNode, _ source: inout Source) {
    if analyzer.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable, use.part == .projection {
      source.bindings.insert(use.decl)
      if !isInside {
        let found = contents(ofWrapped: use.decl, .projection)
        source.bindings.formUnion(found.values.union(found.bindings))
      }
      return
    }
    // `_count.projectedValue` is the binding, `_count.wrappedValue` the value.
    if analyzer.isOwn(use.decl), use.part == .storage { source.bindings.insert(use.decl) }
    if use.isMemberwise || analyzer.isInitializer(use.decl) {
      if !isInside { source.values.formUnion(values(madeBy: use)) }
      return
    }
    if readsEnvironment, analyzer.isValueOfEnvironment(use.decl) {
      source.values.insert(use.decl)
      return
    }
    guard analyzer.isOwn(use.decl) else { return }
    for (decl, itself) in meanings(of: use, node).meant where analyzer.isOwn(decl) {
      collect(decl, itself, &source)
    }
  }

  /// Adds the contents of the result of a property, function or subscript.
  private func collect(_ decl: DeclID, _ itself: TypeID?, _ source: inout Source) {
    switch analyzer.decl(decl).kind {
    case .variable where analyzer.howItIsBound(decl) != nil: source.bindings.insert(decl)
    case .variable:
      source.values.insert(decl)
      guard !isInside else { return }
      if !analyzer.isTracked(decl), analyzer.decl(decl).has(.isComputed) { collect(inside: decl) }
      if analyzer.decl(decl).has(.hasCustomAttributes) { add(contents(ofWrapped: decl, .value)) }
    case .function, .subscriptDecl: if !isInside { collect(inside: decl) }
    default: break
    }
    func collect(inside decl: DeclID) { add(contents(of: decl, itself)) }
    func add(_ found: Contents) {
      source.values.formUnion(found.values)
      source.bindings.formUnion(found.bindings)
    }
  }

  private func collect(keyPath: SyntaxNode, _ record: BodyRecord, _ source: inout Source) {
    let along = properties(along: keyPath, record)
    source.keyPaths.formUnion(along.map(\.decl))
    // A path on the view itself reads its properties.
    for property in along where property.itself == itself { collect(property.decl, property.itself, &source) }
    guard let type = record.types[keyPath.id], analyzer.types.kind(type) == .function else { return }
    for property in along { collect(property.decl, property.itself, &source) }
  }

  /// The properties in a helper's result: those it reads, and those it passes on as bindings.
  struct Contents {
    var values: Set<DeclID> = []
    var bindings: Set<DeclID> = []
  }

  /// The contents of a declaration's result.
  private func contents(of decl: DeclID, _ itself: TypeID?) -> Contents {
    let key = ConformanceKey(type: itself ?? analyzer.void, decl: decl)
    if let known = analyzer.contentsOfHelpers[key] { return known }
    analyzer.helpersBeingRead.insert(key)
    defer { analyzer.helpersBeingRead.remove(key) }
    let inner = DependencyWalker(analyzer, itself: itself, isInside: true)
    let reads = inner.walk(decl).map(\.property)
    let found = Contents(values: inner.published.union(reads), bindings: inner.bound)
    analyzer.contentsOfHelpers[key] = found
    return found
  }

  /// Walks the code of a helper at a call.
  ///
  /// If only reads matter and the arguments have no sources, the result is the same for each call and is cached.
  /// Mutually recursive helpers walk each other.
  func enter(helper: DeclID, _ itself: TypeID?, _ parameters: [Name: Source]) {
    guard isInside, counting == .all, !readsEnvironment,
      parameters.values.allSatisfy({ $0.isEmpty && $0.keys.isEmpty }),
      analyzer.helpersBeingRead.count < DependencyWalker.maximumDepth,
      !analyzer.helpersBeingRead.contains(ConformanceKey(type: itself ?? analyzer.void, decl: helper))
    else { return enter(helper, itself, parameters) }
    let found = contents(of: helper, itself)
    published.formUnion(found.values)
    bound.formUnion(found.bindings)
  }

  /// The properties that a construction reads.
  func values(madeBy use: BodyRecord.Use) -> Set<DeclID> {
    guard let made = use.base, analyzer.types.kind(made) == .nominal, analyzer.isOwn(analyzer.types.decl(made)) else {
      return []
    }
    let key = ConformanceKey(type: made, decl: use.decl)
    if let known = analyzer.contentsOfHelpers[key] { return known.values }
    let inner = DependencyWalker(analyzer, itself: made, isInside: true)
    let reads = inner.walk(making: use).map(\.property)
    let values = inner.published.union(reads)
    analyzer.contentsOfHelpers[key] = Contents(values: values)
    return values
  }

  /// The properties of an observed object to which a projection's member is a binding; for a computed property, those
  /// that it depends on.
  func boundProperties(_ node: SyntaxNode, _ record: BodyRecord) -> Set<DeclID> {
    guard node.kind == .memberAccessExpr, let token = node.referencedName, let use = record.uses[node.id],
      analyzer.decl(use.decl).kind == .subscriptDecl, let base = node.children.first,
      let projection = record.types[base.id], analyzer.types.kind(projection) == .nominal
    else { return [] }
    for object in analyzer.types.arguments(projection) where analyzer.types.kind(object) == .nominal {
      let members = analyzer.memberDecls(node.name(of: token), of: analyzer.types.decl(object))
      if let member = members.first(where: { analyzer.isObservableProperty($0) || analyzer.isPublished($0) }) {
        return [member]
      }
      guard !isInside, analyzer.decl(analyzer.types.decl(object)).kind == .classType,
        let computed = members.first(where: {
          analyzer.isOwn($0) && analyzer.decl($0).kind == .variable && analyzer.decl($0).has(.isComputed)
        })
      else { continue }
      return contents(of: computed, object).values
    }
    return []
  }
}
