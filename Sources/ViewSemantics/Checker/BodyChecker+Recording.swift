import ViewSource
import ViewSyntax

/// Recording: the type of every expression in a declaration, and the declaration that every name refers to.
///
/// A check for a single answer is quick but skips most expressions. Recording visits everything. Overload trials are
/// not recorded. Types are noted while they may still have open parts; these are decided when the enclosing whole
/// expression is finished.
extension BodyChecker {
  /// Records everything in a declaration.
  static func record(of id: DeclID, analyzer: Analyzer) -> BodyRecord {
    let recorder = BodyRecorder(analyzer.node(of: id))
    _ = checking(id, analyzer) { checker in
      checker.recorder = recorder
      checker.thrownType = analyzer.thrownType(writtenIn: analyzer.node(of: id), checker.context)
      checker.recordAll(of: id)
      return analyzer.void
    }
    return recorder.record
  }

  /// Records everything in a closure at the top level of a file.
  static func record(ofClosure id: DeclID, builder: TypeID?, analyzer: Analyzer) -> BodyRecord {
    analyzer.bodyMemos.beginBody()
    defer { analyzer.bodyMemos.endBody() }
    let closure = analyzer.node(of: id)
    let checker = BodyChecker(
      analyzer, analyzer.context(around: id), selfType: nil, isStatic: false, whole: closure,
      named: analyzer.decl(id).name.text)
    let recorder = BodyRecorder(closure)
    checker.recorder = recorder
    let items = closure.children.filter { $0.kind != .closureSignature }
    if let builder, !items.contains(where: checker.containsReturn) {
      recorder.keep(builder: builder, of: closure.id)
    }
    let type = checker.bodyType(items, builder: builder, expected: nil)
    recorder.keep(block: type, of: closure.id)
    return recorder.record
  }

  private func recordAll(of id: DeclID) {
    let node = analyzer.node(of: id)
    let isVariable = analyzer.decl(id).kind == .variable
    let mayBuild = isVariable || analyzer.decl(id).kind == .function || analyzer.decl(id).kind == .subscriptDecl
    let builder = mayBuild ? analyzer.resultBuilder(of: id) : nil
    recordDefaultArguments(of: id, node)
    declareParameters(of: id)
    if let value = node.initialValue, isVariable {
      _ = finished(value, expected: recordedType(ofVariable: id))
    }
    let expected = recordedResult(of: id)
    if let block = node.child(.codeBlock) { recordBody(of: id, block, builder: builder, expected: expected) }
    guard let accessors = node.child(.accessorBlock) else { return }
    for accessor in accessors.children where accessor.kind == .accessorDecl {
      guard let block = accessor.child(.codeBlock) else { continue }
      let isGetter = accessor.isGetter
      thrownType = analyzer.thrownType(writtenIn: accessor, context)
      scope {
        if !isGetter {
          declareGiven(to: accessor, isVariable ? analyzer.variableType(of: id) : analyzer.signature(of: id).result)
        }
        recordBody(of: id, block, builder: isGetter ? builder : nil, expected: isGetter ? expected : analyzer.void)
      }
    }
  }

  /// Records the default values of the parameters. They see the static members of the type around, but neither `self`
  /// nor the other parameters.
  private func recordDefaultArguments(of id: DeclID, _ node: SyntaxNode) {
    guard let clause = node.child(.parameterClause) else { return }
    (isDefaultArgument, knownTypesAround) = (true, nil)
    defer { (isDefaultArgument, knownTypesAround) = (false, nil) }
    for (parameter, node) in zip(parameterTypes(of: id), clause.children.filter { $0.kind == .parameter }) {
      guard let value = node.initialValue else { continue }
      _ = finished(value, expected: parameter)
    }
  }

  /// Records the setters and observers of a variable.
  func recordWriters(of binding: SyntaxNode, _ type: TypeID) {
    guard recorder != nil, let accessors = binding.child(.accessorBlock) else { return }
    for accessor in accessors.children where accessor.kind == .accessorDecl && !accessor.isGetter {
      guard let block = accessor.child(.codeBlock) else { continue }
      scope {
        declareGiven(to: accessor, type)
        _ = bodyType(Array(block.children), builder: nil, expected: analyzer.void)
      }
    }
  }

  /// Declares the implicit parameter of an accessor: `newValue`, `oldValue` or its custom name.
  private func declareGiven(to accessor: SyntaxNode, _ value: TypeID) {
    declare(accessor.ownToken(.didSetKeyword) != nil ? .oldValue : .newValue, value)
    if let name = accessor.child(.parameterClause)?.children.first?.nameToken
      ?? accessor.ownTokens.first(where: { $0.kind == .identifier })
    {
      declare(accessor.name(of: name), value)
    }
  }

  private func recordBody(of id: DeclID, _ block: SyntaxNode, builder: TypeID?, expected: TypeID?) {
    if let builder, !Array(block.children).contains(where: containsReturn) {
      recorder?.keep(builder: builder, of: block.id)
    }
    let type = bodyType(of: id, block, builder: builder, expected: expected)
    recorder?.keep(block: type, of: block.id)
  }

  private func parameterTypes(of id: DeclID) -> [TypeID] {
    analyzer.decl(id).kind == .variable
      ? [] : analyzer.signature(of: id).parameters.map { analyzer.typeInside($0.type, of: id) }
  }

  /// The contextual type of a property's initial value; `nil` for an opaque one.
  private func recordedType(ofVariable id: DeclID) -> TypeID? {
    let declared = analyzer.completedType(of: id)
    return declared.flatMap { types.flags($0).contains(.hasOpaque) ? nil : $0 }
  }

  private func recordedResult(of id: DeclID) -> TypeID? {
    switch analyzer.decl(id).kind {
    case .variable, .function, .subscriptDecl: concreteResult(of: id) ?? opaqueResult(of: id)
    default: analyzer.void
    }
  }

  /// Checks an expression that does not affect the result, if everything is recorded or it may decide an open literal.
  func recordAside(_ node: SyntaxNode?, expected: TypeID? = nil) {
    guard recorder != nil || looksForLiterals, let node else { return }
    _ = finished(node, expected: expected)
  }

  /// Records the use of a declaration at a node.
  func note(
    _ node: SyntaxNode?, _ candidate: Candidate, generics: Substitution = Substitution(), arguments: [Int] = [],
    part: BodyRecord.Use.Part = .value
  ) {
    guard let recorder, let node, !budget.isSpent else { return }
    let pairs = generics.bindings.map { (parameter: $0.parameter, type: $0.type) }
    let use = BodyRecord.Use(
      decl: candidate.decl, base: candidate.base, isMemberwise: candidate.isMemberwise, generics: pairs,
      arguments: arguments, part: part)
    recorder.keep(use: use, of: node.id)
    if isOpen(use) { undecided.append(node.id) }
  }

  /// Records the type of an expression.
  func note(type: TypeID, of node: NodeID) {
    guard let recorder else { return }
    recorder.keep(type: type, of: node)
    if isOpen(type) { undecided.append(node) }
  }

  /// Decides the open types that were recorded since an index.
  func decideRecord(from first: Int) {
    guard let recorder, undecided.count > first else { return }
    for index in first..<undecided.count {
      let node = undecided[index]
      if let open = recorder.type(of: node), isOpen(open) { recorder.keep(type: decided(open), of: node) }
      if let use = recorder.use(of: node), isOpen(use) {
        let settled = BodyRecord.Use(
          decl: use.decl, base: use.base.map { decided($0) }, isMemberwise: use.isMemberwise,
          generics: use.generics.map { ($0.parameter, decided($0.type)) }, arguments: use.arguments, part: use.part)
        recorder.keep(use: settled, of: node)
      }
    }
    undecided.removeLast(undecided.count - first)
  }

  /// Whether a type may still change.
  private func isOpen(_ type: TypeID) -> Bool { !types.flags(type).isDisjoint(with: [.hasVariable, .hasLiteral]) }

  private func isOpen(_ use: BodyRecord.Use) -> Bool {
    use.base.map(isOpen) == true || use.generics.contains { isOpen($0.type) }
  }
}
