import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about code that changes a local copy of an element and drops the copy.
struct LocalCopyChangedRule: Rule {
  static let info = RuleInfo(
    "local_copy_changed", .data, .warning, isFixable: false,
    summary: "the code changes a local copy of a stored value and drops it, so nothing changes on the screen",
    explanation: """
      A tap has no effect. `var item = items[index]` copies a structure, and so does `for var item in items`: `item.done = \
      true` changes the copy, and the copy is dropped at the end of the block. Change the stored value, \
      `items[index].done = true`, or store the copy again, `items[index] = item`.
      """,
    silence: """
      The rule ignores copies of objects, and copies that the code reads, passes on, returns or stores after the change.
      """,
    examples: [
      RuleExample(
        """
        struct Song: Identifiable { let id: Int; var plays = 0 }
        struct Songs: View {
          @State private var songs: [Song] = []
          var body: some View { Button("Play") { play(1) } }
          func play(_ id: Int) {
            guard var song = songs.first(where: { $0.id == id }) else { return }
            ↓song.plays += 1
          }
          func playAndStore(_ index: Int) {
            guard var song = songs.last else { return }
            song.plays += 1
            songs[index] = song
          }
        }
        """),
      RuleExample(
        """
        struct Todo: Identifiable {
          let id: Int
          var isDone = false
        }
        struct Todos: View {
          @State private var todos = [Todo(id: 1)]
          var body: some View {
            Button("First") {
              var first = todos[0]
              ↓first.isDone.toggle()
            }
            Button("All") {
              for var todo in todos { ↓todo.isDone = true }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Todo: Identifiable {
          let id: Int
          var isDone = false
        }
        struct Todos: View {
          @State private var todos = [Todo(id: 1)]
          var body: some View {
            Button("First") {
              var first = todos[0]
              first.isDone.toggle()
              todos[0] = first
            }
            Button("All") {
              for index in todos.indices { todos[index].isDone = true }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Todo: Identifiable {
          let id: Int
          var isDone = false
        }
        struct Todos: View {
          @State private var todos = [Todo(id: 1)]
          var body: some View {
            List(todos) { todo in
              Button(todo.isDone ? "Done" : "Open") {
                var copy = todo
                ↓copy.isDone.toggle()
              }
              TodoRow(todo: todo) { changed in todos[0] = changed }
            }
          }
        }
        struct TodoRow: View {
          let todo: Todo
          let save: (Todo) -> Void
          var body: some View {
            Button("Lost") {
              var copy = todo
              ↓copy.isDone = true
            }
            Button("Saved") {
              var copy = todo
              copy.isDone = true
              save(copy)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.variableDecl, .forStmt, .optionalBindingCondition]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard !context.ancestors.isEmpty, !context.isPreview, let copy = copy(node, context),
      let type = context.nominal(copy.type), context.isOwn(type), analyzer.decl(type).kind == .structure,
      let change = onlyChange(of: copy.name, in: copy.code, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this changes only `\(copy.name)`, a copy that is dropped afterwards: `\(RuleText.oneLine(copy.source.text))` keeps "
          + "the old value; change that, or store the copy there again",
        in: context.file, at: change.range))
  }

  private struct Copy {
    let name: String
    let type: TypeID
    /// The expression that is copied.
    let source: SyntaxNode
    /// The code in which the name is valid.
    let code: [SyntaxNode]
  }

  /// `var item = items[index]`, or `for var item in items`.
  private func copy(_ node: SyntaxNode, _ context: RuleContext) -> Copy? {
    let analyzer = context.analyzer
    if node.kind == .forStmt {
      guard let binding = node.child(.valueBindingPattern), binding.ownToken(.varKeyword) != nil,
        let pattern = binding.child(.identifierPattern),
        let sequence = node.children.first(where: { $0.kind.isExpr }), isStored(sequence, context),
        let block = node.child(.codeBlock), let whole = context.record.types[sequence.id],
        let type = analyzer.elementType(ofSequence: whole)
      else { return nil }
      return Copy(name: pattern.text, type: type, source: sequence, code: Array(block.children))
    }
    if node.kind == .optionalBindingCondition { return unwrappedCopy(node, context) }
    let bindings = node.children.filter { $0.kind == .patternBinding }
    guard node.ownToken(.varKeyword) != nil, bindings.count == 1, let pattern = bindings[0].child(.identifierPattern),
      let value = bindings[0].initialValue, isStored(value, context), let type = context.record.types[value.id],
      let around = context.ancestors.last
    else { return nil }
    let rest = around.children.filter { $0.range.start >= node.range.end }
    return Copy(name: pattern.text, type: type, source: value, code: Array(rest))
  }

  /// `guard var item = items.first(where: isChosen)`, `if var item = chosen`
  private func unwrappedCopy(_ node: SyntaxNode, _ context: RuleContext) -> Copy? {
    let analyzer = context.analyzer
    guard node.ownToken(.varKeyword) != nil, let pattern = node.child(.identifierPattern),
      let value = node.initialValue, isStored(value, context) || isFound(value, context),
      let type = context.record.types[value.id].flatMap({ analyzer.wrapped($0) }),
      let statement = context.ancestors.last
    else { return nil }
    switch statement.kind {
    case .ifExpr:
      guard let block = statement.child(.codeBlock) else { return nil }
      return Copy(name: pattern.text, type: type, source: value, code: Array(block.children))
    case .guardStmt:
      guard let around = context.ancestors.dropLast().last else { return nil }
      let rest = around.children.filter { $0.range.start >= statement.range.end }
      return Copy(name: pattern.text, type: type, source: value, code: Array(rest))
    default: return nil
    }
  }

  private static let finding: [Name] = ["first", "last", "randomElement"]

  /// Whether an expression finds an element of a stored collection: `items.first { $0.id == id }`, `items.last`.
  private func isFound(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    let member = value.kind == .functionCallExpr ? value.children.first : value
    guard let member, member.kind == .memberAccessExpr, let name = member.referencedName,
      Self.finding.contains(member.name(of: name)), let base = member.memberBase
    else { return false }
    return context.trackedSource(of: base) != nil
  }

  /// Whether an expression is a property that views depend on, an element of one, or the element of a row.
  private func isStored(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard value.kind == .declReferenceExpr || value.kind == .memberAccessExpr || value.kind == .subscriptCallExpr else {
      return false
    }
    return context.trackedSource(of: value) != nil || isRowElement(value, context) || isInput(value, context)
  }

  /// `todo` in `List(todos) { todo in … }`
  private func isRowElement(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard value.kind == .declReferenceExpr, context.record.uses[value.id] == nil, let rows = context.repeatingCall,
      let row = rows.lastClosure, let data = rows.arguments.first
    else { return false }
    return row.closureParameterNames(unnamed: 1).first?.text == value.text && context.trackedSource(of: data) != nil
  }

  /// `todo` of a row view with `let todo: Todo`
  private func isInput(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let use = context.record.uses[value.id], use.part == .value, context.isOfSameType(use.decl),
      let owner = context.ownerType, context.conforms(owner, to: .view)
    else { return false }
    let decl = analyzer.decl(use.decl)
    return decl.kind == .variable && decl.flags.isDisjoint(with: [.isComputed, .isStatic, .hasCustomAttributes])
      && analyzer.node(of: use.decl).child(.initializerClause) == nil
  }

  /// The first change of a local value, if all its uses are changes.
  private func onlyChange(of name: String, in code: [SyntaxNode], _ context: RuleContext) -> SyntaxNode? {
    var first: SyntaxNode?
    var isUsed = false
    func visit(_ node: SyntaxNode) {
      if isUsed { return }
      if let target = target(of: node, context), root(of: target).text == name, target.kind == .memberAccessExpr {
        first = first ?? node
        // The other parts of the statement may use the value.
        for child in node.children.dropFirst() { visit(child) }
        return
      }
      if node.kind == .declReferenceExpr, node.text == name { isUsed = true }
      for child in node.children { visit(child) }
    }
    code.forEach(visit)
    return isUsed ? nil : first
  }

  /// What an assignment or a mutating call changes.
  private func target(of node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    switch node.kind {
    case .assignmentExpr: return node.children.first
    case .infixOperatorExpr: return node.isAssigningOperation ? node.children.first : nil
    case .functionCallExpr:
      guard let use = context.record.uses[node.id], context.analyzer.decl(use.decl).has(.isMutating) else { return nil }
      return node.children.first?.children.first
    default: return nil
    }
  }

  private func root(of expression: SyntaxNode) -> SyntaxNode {
    var current = expression
    while current.kind == .memberAccessExpr, let inner = current.children.first, inner.kind.isExpr { current = inner }
    return current
  }
}
