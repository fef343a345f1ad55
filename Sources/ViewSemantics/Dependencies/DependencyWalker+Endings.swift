import ViewCatalog
import ViewSource
import ViewSyntax

/// Events that end the identity of the views in a body: changes of conditions, data, explicit identities and
/// presentations.
extension DependencyWalker {
  /// Walks code that makes other views, or none, when conditions change.
  ///
  /// - Parameters:
  ///   - isBuilt: whether a builder gives each branch its own place.
  ///   - isFlipped: whether each change of the condition's value selects another branch.
  func under(_ conditions: [SyntaxNode], isBuilt: Bool, isFlipped: Bool, _ record: BodyRecord, _ work: () -> Void) {
    guard findsChildren else { return work() }
    let outer = endings
    addEnding(conditions, isBuilt: isBuilt, isFlipped: isFlipped, record)
    work()
    endings = outer
  }

  func addEnding(_ conditions: [SyntaxNode], isBuilt: Bool, isFlipped: Bool, _ record: BodyRecord) {
    for condition in conditions where condition.kind != .availabilityCondition {
      let source = all(in: condition, record)
      if isBuilt || isErasing { endings.freshness = max(endings.freshness, freshness(ofCondition: condition, record)) }
      if !isBuilt, !isErasing {
        endings.choices.formUnion(source.values)
        continue
      }
      endings.formUnion(source)
      if isFlipped, conditions.count == 1, let property = flipping(condition, record) {
        endings.flips.insert(property)
      }
    }
  }

  /// Whether a condition may differ although nothing that the code reads changes, because it depends on layout.
  private func freshness(ofCondition condition: SyntaxNode, _ record: BodyRecord) -> Freshness {
    guard sources.values.contains(where: { $0.freshness != .same || $0.result != .same }) else { return .same }
    var finder = FreshnessFinder(self)
    return finder.freshness(of: condition, record).blurred
  }

  /// The property that a condition consists of: `isOn`, `!isOn`.
  private func flipping(_ condition: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    var condition = condition
    while [.prefixOperatorExpr, .parenExpr].contains(condition.kind),
      let inner = condition.children.first(where: { $0.kind.isExpr })
    {
      condition = inner
    }
    guard record.types[condition.id] == analyzer.known(.bool) else { return nil }
    return alone(condition, record)
  }

  /// The stored property that an expression consists of, if it is one.
  private func propertyAlone(_ node: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = record.uses[node.id],
      use.part == .value, analyzer.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable,
      !analyzer.decl(use.decl).has(.isComputed)
    else { return nil }
    return use.decl
  }

  /// The property that an expression consists of, also through a parameter or constant.
  func alone(_ node: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    if let property = propertyAlone(node, record) { return property }
    guard node.kind == .declReferenceExpr, record.uses[node.id] == nil,
      let token = node.referencedName ?? node.firstToken
    else { return nil }
    return sources[node.name(of: token)]?.alone
  }

  /// Walks a modified view. A different explicit identity makes a different view.
  func under(_ modifier: BodyRecord.Use, of call: SyntaxNode, _ record: BodyRecord, _ work: () -> Void) {
    guard findsChildren, analyzer.decl(modifier.decl).has(.givesIdentity) else { return work() }
    let outer = endings
    var finder = FreshnessFinder(self)
    for argument in call.callArguments {
      guard let node = argument.node else { continue }
      endings.formUnion(all(in: node, record))
      if let property = alone(node, record) { endings.always.insert(property) }
      endings.freshness = max(endings.freshness, finder.freshness(of: node, record))
    }
    work()
    endings = outer
  }

  /// The events that end the views in a call's content: views for data end with the data, presented views with the
  /// presentation.
  ///
  /// - Returns: the events, and the parameters whose views they end; `nil` for all parameters.
  func endings(inContentOf call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) -> (
    endings: Endings, parameters: Set<Int>?
  ) {
    let arguments = call.callArguments
    guard findsChildren else { return (endings, nil) }
    var found = endings
    if !rows.isEmpty, analyzer.isInitializer(use.decl), isMadeForEachRow(use) { found.formUnion(rows) }
    guard arguments.contains(where: { $0.closure == nil }) else { return (found, nil) }
    let presents = analyzer.fact(.presents, of: use.decl) != nil
    let lasting = lastingParameters(use)
    let lasts = lasting?.isEmpty != true
    if presents || lasts {
      for argument in arguments where argument.closure == nil {
        guard let node = argument.node else { continue }
        let source = all(in: node, record)
        found.formUnion(source)
        // A binding to a `Bool` decides the presence of the view, whatever else it affects.
        let bound = boundProperties(node, record)
        let bindings = bound.isEmpty ? source.bindings : bound
        guard presents, bindings.count == 1, let property = bindings.first else { continue }
        let type = boundType(of: property)
        if type == analyzer.known(.bool) {
          found.flips.insert(property)
        } else if analyzer.wrapped(type) != nil {
          found.items.insert(property)
        }
      }
      if lasts { found.formUnion(screens) }
      return (found, presents ? nil : lasting)
    }
    if analyzer.isInitializer(use.decl), arguments.contains(where: { takesElement($0.node, record) }),
      let data = arguments.first?.node, arguments.first?.closure == nil, let made = record.types[call.id] ?? use.base
    {
      let source = all(in: data, record)
      // Resolving an opaque type may require checking bodies.
      if !source.isEmpty, repeats(made) { found.formUnion(source) }
    }
    return (found, nil)
  }

  /// The value type of a property that is passed on as a binding, which may itself be a binding.
  private func boundType(of property: DeclID) -> TypeID {
    let type = analyzer.variableType(of: property)
    guard analyzer.howItIsBound(property) != nil, analyzer.types.kind(type) == .nominal,
      analyzer.types.argumentCount(type) == 1
    else { return type }
    return analyzer.types.argument(type, 0)
  }

  /// Whether a function takes each element of the data: `List(rows) { row in … }`, but not `List { … }`.
  private func takesElement(_ function: SyntaxNode?, _ record: BodyRecord) -> Bool {
    guard let function, function.kind == .closureExpr || isNamedFunction(function, record),
      let type = record.types[function.id], analyzer.types.kind(type) == .function
    else { return false }
    return analyzer.types.argumentCount(type) > 1
  }

  /// The parameters whose views have a lifetime in the catalogue; `nil` if all content has it.
  private func lastingParameters(_ use: BodyRecord.Use) -> Set<Int>? {
    if analyzer.catalogueText(.lasts, of: use.decl) != nil { return nil }
    guard analyzer.isInitializer(use.decl), let made = use.base, analyzer.types.kind(made) == .nominal,
      analyzer.isFromCatalogue(use.decl)
    else { return [] }
    if analyzer.catalogueText(.lasts, of: analyzer.types.decl(made)) != nil { return nil }
    let parameters = analyzer.signature(of: use.decl).parameters
    return Set(
      parameters.indices.filter { index in
        parameters[index].node != nil && analyzer.catalogueText(.lasts, of: parameters[index], in: use.decl) != nil
      })
  }

  /// Records the source of a table's rows, which its columns receive.
  func noteRows(of call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) {
    guard findsChildren, analyzer.isInitializer(use.decl), analyzer.isFromCatalogue(use.decl) else { return }
    let parameters = analyzer.tabulatingParameters(of: use.decl)
    if !parameters.isEmpty {
      rows = Source()
      for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments)
      where parameters.contains(index) {
        if let node = argument.node { rows.formUnion(all(in: node, record)) }
      }
    }
    guard !rows.isEmpty, isMadeForEachRow(use) else { return }
    for argument in call.callArguments {
      if let closure = argument.closure { given[place(closure), default: Source()].formUnion(rows) }
    }
  }

  /// Whether a container makes its content for each row of the enclosing table.
  private func isMadeForEachRow(_ use: BodyRecord.Use) -> Bool {
    guard let made = use.base, analyzer.types.kind(made) == .nominal else { return false }
    return analyzer.catalogueText(.each, of: analyzer.types.decl(made)) != nil
  }

  /// The source of the screens that a container shows: `$path` of `NavigationStack(path: $path)`.
  func screens(of call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) -> Source {
    guard findsChildren, let made = use.base, analyzer.types.kind(made) == .nominal,
      analyzer.fact(.navigates, of: analyzer.types.decl(made)) != nil
    else { return screens }
    var found = screens
    for argument in call.callArguments where argument.closure == nil {
      if let node = argument.node { found.formUnion(all(in: node, record)) }
    }
    return found
  }
}

extension Analyzer {
  /// The parameters of a table's initializer that determine its rows.
  func tabulatingParameters(of initializer: DeclID) -> [Int] {
    if let known = tabulatingParameterLists[initializer] { return known }
    let found = signature(of: initializer).parameters.enumerated().compactMap { index, parameter in
      parameter.node != nil && catalogueText(.tabulates, of: parameter, in: initializer) != nil ? index : nil
    }
    tabulatingParameterLists[initializer] = found
    return found
  }
}
