import ViewSource
import ViewSyntax

/// The result builder transform, and string interpolation.
extension BodyResolver {
  /// The value that a builder makes of statements.
  func build(_ items: [SyntaxNode], _ builder: TypeID, _ node: SyntaxNode, expected: TypeID) -> ResolvedExpr {
    var lines: [ResolvedStatement] = []
    let count = names.count
    let value = buildBlock(items, builder, node, &lines)
    names.removeLast(names.count - count)
    let result =
      checker.hasMethod(.buildFinalResult, builder)
      ? builderCall(.buildFinalResult, builder, [(.none, value)], node, expected: expected) : value
    return finished(result, lines, node)
  }

  private func finished(_ value: ResolvedExpr, _ lines: [ResolvedStatement], _ node: SyntaxNode) -> ResolvedExpr {
    if lines.isEmpty { return value }
    let variable = addVariable(.none, value.type)
    return ResolvedExpr(.block(lines + [.declare(.bind(variable), value, node)], variable), value.type, node)
  }

  /// The value of a block. Appends the statements that must run before it.
  private func buildBlock(
    _ items: [SyntaxNode], _ builder: TypeID, _ node: SyntaxNode, _ lines: inout [ResolvedStatement]
  ) -> ResolvedExpr {
    var components: [ResolvedExpr] = []
    let items = active(items)
    declareFunctions(items)
    for item in items {
      switch item.kind {
      case .variableDecl, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .typealiasDecl, .importDecl:
        lines += declaration(item)
        continue
      default: break
      }
      guard let value = component(item, builder, &lines) else { continue }
      // Components are evaluated one after the other, before the block is made of them.
      let variable = addVariable(.none, value.type)
      lines.append(.declare(.bind(variable), value, item))
      components.append(ResolvedExpr(.variable(variable), value.type, item))
    }
    let methods = checker.methods(.buildPartialBlock, builder).map(\.decl)
    if !components.isEmpty, !methods.isEmpty, analyzer.buildInParts(methods) {
      var result = builderCall(.buildPartialBlock, builder, [(.first, components[0])], node)
      for next in components.dropFirst() {
        result = builderCall(.buildPartialBlock, builder, [(.accumulated, result), (.next, next)], node)
      }
      return result
    }
    return builderCall(.buildBlock, builder, components.map { (.none, $0) }, node)
  }

  private func declaration(_ node: SyntaxNode) -> [ResolvedStatement] { statements([node]) }

  private func component(
    _ node: SyntaxNode, _ builder: TypeID, _ lines: inout [ResolvedStatement]
  ) -> ResolvedExpr? {
    switch node.kind {
    case .ifExpr, .switchExpr:
      var own: [ResolvedStatement] = []
      let value = node.kind == .ifExpr ? branches(node, builder, &own) : cases(node, builder, &own)
      // A component includes its conditions, so that it can fail alone.
      return ResolvedExpr(.component(finished(value, own, node), builder: builder), value.type, node)
    case .doStmt:
      guard let block = node.child(.codeBlock) else { return nil }
      return scope { buildBlock(Array(block.children), builder, node, &lines) }
    case .forStmt: return repetition(node, builder, &lines)
    case .macroExpansionExpr where node.isDiagnostic: return nil
    case .macroExpansionDecl, .sourceLocationDirective, .missingExpr, .missingDecl: return nil
    case .throwStmt, .deferStmt:
      lines += statements([node])
      return nil
    default:
      guard node.kind.isExpr else { return nil }
      var value = resolve(node, nil)
      if checker.hasMethod(.buildExpression, builder), !isUnresolved(value) {
        let component = builderCall(.buildExpression, builder, [(.none, value)], node)
        value = isUnresolved(component) ? converted(node, builder) ?? component : component
      }
      return ResolvedExpr(.component(value, builder: builder), value.type, node)
    }
  }

  /// The component of an expression that the builder rejects with its default type, and that can have the type of a
  /// parameter of `buildExpression`: `(0.5, 1)` as two numbers of `CGFloat`.
  private func converted(_ node: SyntaxNode, _ builder: TypeID) -> ResolvedExpr? {
    for method in checker.methods(.buildExpression, builder) {
      guard let type = analyzer.signature(of: method.decl).parameters.first?.type,
        types.flags(type).isDisjoint(with: [.hasVariable, .hasHole, .hasParameter])
      else { continue }
      let value = resolve(node, type)
      guard !isUnresolved(value),
        checker.choose([method], [(.none, value.type)], named: .buildExpression, at: node) != nil
      else { continue }
      let component = builderCall(.buildExpression, builder, [(.none, value)], node)
      if !isUnresolved(component) { return component }
    }
    return nil
  }

  private func isUnresolved(_ value: ResolvedExpr) -> Bool {
    switch value.kind {
    case .unresolved, .lost: true
    default: false
    }
  }

  /// A call of a builder's static method.
  private func builderCall(
    _ name: Name, _ builder: TypeID, _ arguments: [(label: Name, value: ResolvedExpr)], _ node: SyntaxNode,
    expected: TypeID? = nil
  ) -> ResolvedExpr {
    let candidates = checker.methods(name, builder)
    guard
      let chosen = checker.choose(
        candidates, arguments.map { ($0.label, $0.value.type) }, named: name, expected: expected, at: node)
    else {
      if let same = unchanged(by: name, builder, arguments) { return same }
      let given = arguments.map { analyzer.text(of: $0.value.type) }.joined(separator: ", ")
      return unresolved("no `\(name.text)` of the result builder takes \(given)", node)
    }
    return call(chosen, arguments.map(\.value), node)
  }

  /// The argument that a catalogue builder passes through unchanged, if a part of its type is unknown.
  private func unchanged(
    by name: Name, _ builder: TypeID, _ arguments: [(label: Name, value: ResolvedExpr)]
  ) -> ResolvedExpr? {
    guard arguments.count == 1, let value = arguments.first?.value, hasHole(value.type),
      types.kind(builder) == .nominal, analyzer.isFromCatalogue(types.decl(builder)),
      [.buildExpression, .buildBlock, .buildIf, .buildOptional, .buildFinalResult].contains(name)
    else { return nil }
    return value
  }

  // MARK: Branches

  private struct Leaf {
    var conditions: [ResolvedCondition]
    var lines: [ResolvedStatement]
    var value: ResolvedExpr
  }

  private func branches(_ node: SyntaxNode, _ builder: TypeID, _ lines: inout [ResolvedStatement]) -> ResolvedExpr {
    var leaves: [Leaf] = []
    var hasElse = false
    var next: SyntaxNode? = node
    while let current = next {
      next = nil
      let own = current.conditions.filter { $0.kind != .ifExpr || $0.id != current.children.last?.id }
      let blocks = current.children.filter { $0.kind == .codeBlock }
      let isLimited = own.contains { $0.ownToken(.poundAvailable) != nil }
      leaves.append(
        scope {
          let conditions = self.conditions(own)
          return leaf(blocks.first.map { Array($0.children) } ?? [], conditions, builder, current, isLimited)
        })
      guard current.ownToken(.elseKeyword) != nil, let last = current.children.last else { break }
      if last.kind == .ifExpr {
        next = last
      } else if blocks.count > 1 {
        hasElse = true
        leaves.append(scope { leaf(Array(last.children), [], builder, last, false) })
      }
    }
    let tree = checker.tree(leaves.map(\.value.type)[...], builder)
    let method: Name = checker.hasMethod(.buildOptional, builder) ? .buildOptional : .buildIf
    let optional = analyzer.optional(tree)
    let whole = hasElse ? nil : builderCall(method, builder, [(.none, ResolvedExpr(.nilValue, optional, node))], node)
    let type = whole?.type ?? tree
    let result = addVariable(.none, type, isMutable: true)
    var statement: [ResolvedStatement] = whole.map { [.expression(assign(result, $0, node))] } ?? []
    for (index, leaf) in leaves.enumerated().reversed() {
      var body = leaf.lines
      var value = wrap(leaf.value, index, leaves.count, tree, builder, node)
      if !hasElse { value = builderCall(method, builder, [(.none, convert(value, to: optional))], node) }
      body.append(.expression(assign(result, value, node)))
      statement =
        hasElse && index == leaves.count - 1 ? body : [.choose(leaf.conditions, body, statement, label: nil)]
    }
    lines += statement
    return ResolvedExpr(.variable(result), type, node)
  }

  private func leaf(
    _ items: [SyntaxNode], _ conditions: [ResolvedCondition], _ builder: TypeID, _ node: SyntaxNode, _ isLimited: Bool
  ) -> Leaf {
    var lines: [ResolvedStatement] = []
    var value = buildBlock(items, builder, node, &lines)
    if isLimited, checker.hasMethod(.buildLimitedAvailability, builder) {
      value = builderCall(.buildLimitedAvailability, builder, [(.none, value)], node)
    }
    return Leaf(conditions: conditions, lines: lines, value: value)
  }

  /// Wraps the value of a branch in the `buildEither` calls of the balanced tree.
  private func wrap(
    _ value: ResolvedExpr, _ index: Int, _ count: Int, _ tree: TypeID, _ builder: TypeID, _ node: SyntaxNode
  ) -> ResolvedExpr {
    guard count > 1 else { return value }
    var left = 1
    while left * 2 < count { left *= 2 }
    let isFirst = index < left
    var part = tree
    if types.kind(tree) == .nominal, types.argumentCount(tree) == 2 { part = types.argument(tree, isFirst ? 0 : 1) }
    let inner = wrap(value, isFirst ? index : index - left, isFirst ? left : count - left, part, builder, node)
    return builderCall(.buildEither, builder, [(isFirst ? .first : .second, inner)], node, expected: tree)
  }

  private func cases(_ node: SyntaxNode, _ builder: TypeID, _ lines: inout [ResolvedStatement]) -> ResolvedExpr {
    var leaves: [Leaf] = []
    var statement = switchStatement(node, label: nil) { items in
      leaves.append(scope { leaf(items, [], builder, node, false) })
      return []
    }
    let tree = checker.tree(leaves.map(\.value.type)[...], builder)
    let result = addVariable(.none, tree, isMutable: true)
    for (index, leaf) in leaves.enumerated() where index < statement.cases.count {
      let value = wrap(leaf.value, index, leaves.count, tree, builder, node)
      statement.cases[index].body = leaf.lines + [.expression(assign(result, value, node))]
    }
    lines.append(.match(statement))
    return ResolvedExpr(.variable(result), tree, node)
  }

  private func repetition(_ node: SyntaxNode, _ builder: TypeID, _ lines: inout [ResolvedStatement]) -> ResolvedExpr {
    var body: [ResolvedStatement] = []
    var value: ResolvedExpr?
    let found = loop(node, label: nil) { block in
      let made = scope { buildBlock(block.map { Array($0.children) } ?? [], builder, node, &body) }
      value = made
      return []
    }
    guard var found, let value else { return unresolved("an incomplete loop", node) }
    let list = analyzer.array(value.type)
    let result = addVariable(.none, list, isMutable: true)
    lines.append(.declare(.bind(result), ResolvedExpr(.array([]), list, node), node))
    let append = checker.choose(
      analyzer.memberCandidates("append", of: list), [(.none, value.type)], named: "append", at: node)
    if let append {
      var call = self.call(append, [value], node)
      if case .call(var made) = call.kind {
        made.receiver = .place(ResolvedPlace(.variable(result), list, node))
        call = ResolvedExpr(.call(made), analyzer.void, node)
      }
      body.append(.expression(call))
    }
    found.body = body
    lines.append(.forLoop(found))
    return builderCall(.buildArray, builder, [(.none, ResolvedExpr(.variable(result), list, node))], node)
  }

  // MARK: Interpolation

  /// A string with interpolations: for `String`, the concatenated descriptions; for another type, the result of its
  /// `StringInterpolation`.
  func interpolation(_ node: SyntaxNode, _ type: TypeID) -> ResolvedExpr {
    let parts = StringLiteral.parts(node)
    let string = analyzer.known(.string)
    let isPlain =
      type == string
      && parts.allSatisfy { part in
        guard case .interpolation(let piece) = part else { return true }
        return piece.children.count == 1 && piece.children[0].kind.isExpr && !hasOwnInterpolation
      }
    if isPlain {
      let values = parts.map { part -> ResolvedExpr in
        switch part {
        case .text(let text): return ResolvedExpr(.string(text), string, node)
        case .interpolation(let piece): return resolve(piece.children[0], nil)
        }
      }
      return ResolvedExpr(.interpolation(values), type, node)
    }
    return ownInterpolation(parts, type, node)
  }

  /// Whether the program declares an `appendInterpolation`.
  private var hasOwnInterpolation: Bool { analyzer.program.declaresMember("appendInterpolation") }

  private func ownInterpolation(_ parts: [StringLiteral.Part], _ type: TypeID, _ node: SyntaxNode) -> ResolvedExpr {
    let storage =
      type == analyzer.known(.string)
      ? analyzer.known("DefaultStringInterpolation") : analyzer.nestedType("StringInterpolation", in: type, [])
    guard types.kind(storage) == .nominal else { return unresolved("this interpolation", node) }
    let int = analyzer.known(.int)
    let literal = parts.reduce(0) { if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 } }
    let count = parts.count { if case .interpolation = $0 { true } else { false } }
    let sizes = [literal, count].map { ResolvedExpr(.integer(UInt64($0), isNegative: false), int, node) }
    let makers = analyzer.initializers(of: storage, from: nil)
    guard
      let maker = checker.choose(
        makers, [("literalCapacity", int), ("interpolationCount", int)], named: .initializer, at: node)
    else { return unresolved("this interpolation", node) }
    let variable = addVariable(.none, storage, isMutable: true)
    var lines: [ResolvedStatement] = [.declare(.bind(variable), initializer(maker, sizes, storage, node), node)]
    for part in parts {
      switch part {
      case .text(let text):
        if text.isEmpty { continue }
        let value = ResolvedExpr(.string(text), analyzer.known(.string), node)
        lines.append(append("appendLiteral", [(.none, value)], variable, storage, node))
      case .interpolation(let piece):
        if let call = recordedAppend(piece, variable, storage) {
          lines.append(.expression(call))
          continue
        }
        let values = piece.children.compactMap { child -> (Name, ResolvedExpr)? in
          let isLabeled = child.kind == .labeledExpr
          guard let expr = isLabeled ? child.children.last : child, expr.kind.isExpr else { return nil }
          return (isLabeled ? child.firstToken.map { child.name(of: $0) } ?? .none : .none, resolve(expr, nil))
        }
        lines.append(append("appendInterpolation", values, variable, storage, piece))
      }
    }
    let value = ResolvedExpr(.variable(variable), storage, node)
    guard
      let finish = checker.choose(
        analyzer.initializers(of: type, from: nil), [("stringInterpolation", storage)], named: .initializer, at: node)
    else { return unresolved("this interpolation", node) }
    return finished(initializer(finish, [value], type, node), lines, node)
  }

  private func initializer(
    _ chosen: ChosenCall, _ values: [ResolvedExpr], _ type: TypeID, _ node: SyntaxNode
  ) -> ResolvedExpr {
    let made = call(chosen, values, node)
    guard case .call(var call) = made.kind else { return made }
    call.form = analyzer.decl(chosen.decl).kind == .initializer ? .initializer : .memberwise
    return ResolvedExpr(.call(call), type, node)
  }

  /// The recorded call for an interpolation, whose parameters determine its literals.
  private func recordedAppend(_ piece: SyntaxNode, _ variable: VariableID, _ storage: TypeID) -> ResolvedExpr? {
    let given = checker.arguments(ofInterpolation: piece)
    guard let use = record.uses[piece.id], use.arguments.count == given.count else { return nil }
    var call = ResolvedCall(form: .function, decl: use.decl, base: use.base ?? storage)
    call.generics = use.generics
    call.receiver = .place(ResolvedPlace(.variable(variable), storage, piece))
    call.arguments = arguments(given, use.arguments, call, piece)
    return ResolvedExpr(.call(call), analyzer.void, piece)
  }

  private func append(
    _ name: Name, _ values: [(Name, ResolvedExpr)], _ variable: VariableID, _ storage: TypeID, _ node: SyntaxNode
  ) -> ResolvedStatement {
    let candidates = analyzer.memberCandidates(name, of: storage, from: context.file)
    guard
      let chosen = checker.choose(
        candidates, values.map { (label: $0.0, type: $0.1.type) }, named: name, at: node)
    else { return .expression(unresolved("`\(name.text)` of these values is not known", node)) }
    let made = call(chosen, values.map(\.1), node)
    guard case .call(var call) = made.kind else { return .expression(made) }
    call.receiver = .place(ResolvedPlace(.variable(variable), storage, node))
    return .expression(ResolvedExpr(.call(call), made.type, node))
  }
}
