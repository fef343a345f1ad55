import ViewCatalog
import ViewSource
import ViewSyntax

/// What ends the identity of the views that are made: conditions and data around them, explicit identities, and what
/// presents them.
extension DependencyWalker {
  /// Walks over code that makes other views, or none, when conditions change.
  ///
  /// - Parameters:
  ///   - isBuilt: whether a builder makes a place of its own for each of the branches.
  ///   - isFlipped: whether each other value of the condition leads to another branch.
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

  /// Whether a condition may be another though nothing that the code reads is: it asks for what layout says.
  private func freshness(ofCondition condition: SyntaxNode, _ record: BodyRecord) -> Freshness {
    guard sources.values.contains(where: { $0.freshness != .same || $0.result != .same }) else { return .same }
    var finder = FreshnessFinder(self)
    return finder.freshness(of: condition, record).blurred
  }

  /// The property that a condition asks for and nothing else: `isOn`, `!isOn`.
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

  /// The stored property that an expression is, if it is one.
  private func propertyAlone(_ node: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = record.uses[node.id],
      use.part == .value, analyzer.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable,
      !analyzer.decl(use.decl).has(.isComputed)
    else { return nil }
    return use.decl
  }

  /// The property that an expression is, by its own name or by that of a parameter or constant that it was given to.
  func alone(_ node: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    if let property = propertyAlone(node, record) { return property }
    guard node.kind == .declReferenceExpr, record.uses[node.id] == nil,
      let token = node.referencedName ?? node.firstToken
    else { return nil }
    return sources[node.name(of: token)]?.alone
  }

  /// Walks over the view that a modifier is put on: under an explicit identity another value is another view.
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

  /// What ends the views that are given to a call: views for each of its data come and go with these, what it presents
  /// does with what says so.
  ///
  /// - Returns: what it is, and the parameters for whose views it is; `nil` if it is for all of them.
  func endings(inContentOf call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) -> (
    endings: Endings, parameters: Set<Int>?
  ) {
    let arguments = call.callArguments
    guard findsChildren else { return (endings, nil) }
    var found = endings
    if !rows.isEmpty, analyzer.isInitializer(use.decl), isMadeForEachRow(use) { found.formUnion(rows) }
    guard arguments.contains(where: { $0.closure == nil }) else { return (found, nil) }
    let presents = analyzer.catalogueText(.presents, of: use.decl) != nil
    let lasting = lastingParameters(use)
    let lasts = lasting?.isEmpty != true
    if presents || lasts {
      for argument in arguments where argument.closure == nil {
        guard let node = argument.node else { continue }
        let source = all(in: node, record)
        found.formUnion(source)
        // Whatever else a binding to a Bool says, it says whether there is a view.
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
      // To know what an opaque type stands for may take typing bodies.
      if !source.isEmpty, repeats(made) { found.formUnion(source) }
    }
    return (found, nil)
  }

  /// What is behind a property that is given on as a binding, which may be one itself.
  private func boundType(of property: DeclID) -> TypeID {
    let type = analyzer.variableType(of: property)
    guard analyzer.howItIsBound(property) != nil, analyzer.types.kind(type) == .nominal,
      analyzer.types.argumentCount(type) == 1
    else { return type }
    return analyzer.types.argument(type, 0)
  }

  /// Whether a closure or function is called with each element of some data: `List(rows) { row in … }`, and not
  /// `List { … }` of what repeats itself.
  private func takesElement(_ function: SyntaxNode?, _ record: BodyRecord) -> Bool {
    guard let function, function.kind == .closureExpr || isNamedFunction(function, record),
      let type = record.types[function.id], analyzer.types.kind(type) == .function
    else { return false }
    return analyzer.types.argumentCount(type) > 1
  }

  /// The parameters of a container or modifier of whose views the catalogue says how long they last; `nil` if it says so
  /// of all that it is given.
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

  /// Notes what the rows of a table come from, and that its columns are given these.
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

  /// Whether a container makes what it is given for each row of the table around.
  private func isMadeForEachRow(_ use: BodyRecord.Use) -> Bool {
    guard let made = use.base, analyzer.types.kind(made) == .nominal else { return false }
    return analyzer.catalogueText(.each, of: analyzer.types.decl(made)) != nil
  }

  /// What says which screens a container shows: `$path` of `NavigationStack(path: $path)`.
  func screens(of call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) -> Source {
    guard findsChildren, let made = use.base, analyzer.types.kind(made) == .nominal,
      analyzer.catalogueText(.navigates, of: analyzer.types.decl(made)) != nil
    else { return screens }
    var found = screens
    for argument in call.callArguments where argument.closure == nil {
      if let node = argument.node { found.formUnion(all(in: node, record)) }
    }
    return found
  }
}

extension Analyzer {
  /// The parameters of a table's initialiser that say which rows it has.
  func tabulatingParameters(of initializer: DeclID) -> [Int] {
    if let known = tabulatingParameterLists[initializer] { return known }
    let found = signature(of: initializer).parameters.enumerated().compactMap { index, parameter in
      parameter.node != nil && catalogueText(.tabulates, of: parameter, in: initializer) != nil ? index : nil
    }
    tabulatingParameterLists[initializer] = found
    return found
  }
}
