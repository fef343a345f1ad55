import ViewSource
import ViewSyntax

/// Keeping what is found out: the type of every expression in a declaration, and what every name in it means.
///
/// Checking only as much as an answer needs is quick but leaves most expressions untouched. To record, everything is
/// walked over. What overloads were tried with is not kept, and types are noted while they may still have open parts:
/// these are settled when the whole expression around them is done.
extension BodyChecker {
  /// Types everything in a declaration and keeps what is found out.
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

  /// Types everything in a closure that stands alone at the top of a file.
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
    declareParameters(of: id)
    if let clause = node.child(.parameterClause) {
      for (parameter, node) in zip(parameterTypes(of: id), clause.children.filter { $0.kind == .parameter }) {
        guard let value = node.initialValue else { continue }
        _ = finished(value, expected: parameter)
      }
    }
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

  /// Types what runs when a variable of the code is written.
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

  /// `newValue`, `oldValue` or what an accessor calls it.
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

  /// What the initial value of a property must be: of a wrapped one nothing is known here.
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

  /// Types what is not needed for the result, if everything is to be recorded, or may tell what literals around are to be.
  func recordAside(_ node: SyntaxNode?, expected: TypeID? = nil) {
    guard recorder != nil || looksForLiterals, let node else { return }
    _ = finished(node, expected: expected)
  }

  /// Keeps what a node means.
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

  /// Keeps the type of an expression, if anything is to be kept.
  func note(type: TypeID, of node: NodeID) {
    guard let recorder else { return }
    recorder.keep(type: type, of: node)
    if isOpen(type) { undecided.append(node) }
  }

  /// Settles the types that have been noted since a point, now that all is known.
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

  /// Whether a type may still be settled to another.
  private func isOpen(_ type: TypeID) -> Bool { !types.flags(type).isDisjoint(with: [.hasVariable, .hasLiteral]) }

  private func isOpen(_ use: BodyRecord.Use) -> Bool {
    use.base.map(isOpen) == true || use.generics.contains { isOpen($0.type) }
  }
}
