import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a row that copies a part of its element into state and does not see when that part changes.
struct RowStateFromElementRule: Rule {
  static let info = RuleInfo(
    "row_state_from_element", .state, .warning, isFixable: false,
    summary: "the row copies a part of its element into state, and keeps the old value when the element changes",
    explanation: """
      After "Complete all" the rows still show open tasks. A row stays the same view as long as its element has the same \
      identifier, and `_isDone = State(initialValue: task.isDone)` sets the state only when the row first appears. Read \
      `task.isDone` itself, or take a `@Binding` to the element.
      """,
    silence: """
      The rule ignores elements that no code changes in place, rows with an `.id(_:)` of their own, and rows that watch \
      the element with `onChange(of:)`.
      """,
    examples: [
      RuleExample(
        """
        struct Chore: Identifiable {
          let id: Int
          var isDone = false
        }
        struct Row: View {
          let chore: Chore
          @State private var isDone: Bool
          init(chore: Chore) {
            self.chore = chore
            ↓_isDone = State(initialValue: chore.isDone)
          }
          var body: some View { Button(isDone ? "Done" : "Open") { isDone.toggle() } }
        }
        struct Chores: View {
          @State private var chores = [Chore(id: 1)]
          var body: some View {
            List(chores) { chore in Row(chore: chore) }
            Button("All") { for index in chores.indices { chores[index].isDone = true } }
          }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable {
          let id: Int
          var isDone = false
          var title = ""
        }
        struct Row: View {
          let chore: Chore
          @State private var title: String
          init(chore: Chore) {
            self.chore = chore
            _title = State(initialValue: chore.title)
          }
          var body: some View { TextField("Title", text: $title) }
        }
        struct Chores: View {
          @State private var chores = [Chore(id: 1)]
          var body: some View {
            List(chores) { chore in Row(chore: chore) }
            Button("All") { for index in chores.indices { chores[index].isDone = true } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.assignmentExpr]
  /// The rows may be in another file.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let decl = context.decl, analyzer.isInitializer(decl), let view = context.ownerType,
      context.conforms(view, to: .view), let (use, value) = context.initialization(node), use.part == .storage,
      analyzer.isOwnState(use.decl), let first = value.arguments.first.map(plain), first.kind == .memberAccessExpr,
      let base = first.children.first, base.kind == .declReferenceExpr, let part = context.record.decl(of: first),
      context.isOwn(part), let element = analyzer.owner(of: part).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(element).kind == .structure,
      let parameter = analyzer.signature(of: decl).parameters.first(where: { $0.name.text == base.text }),
      let input = analyzer.directMembers(of: view, named: parameter.name).first ?? Optional(use.decl),
      !context.isWatched(input)
    else { return }
    for place in context.uses(ofView: view) {
      guard let change = change(of: part, element, by: place, parameter.label), let target = node.children.first else {
        continue
      }
      let name = analyzer.name(of: use.decl)
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(name)` takes `\(RuleText.oneLine(first.text))` only when the row first appears, and keeps it when the "
            + "element changes; read the element itself, or take a `@Binding` to it",
          in: context.file, at: target.range,
          notes: [
            Diagnostic.Note("the element changes here", in: change.context.file, at: change.node.range)
          ]))
    }
  }

  private func plain(_ argument: SyntaxNode) -> SyntaxNode {
    argument.kind == .labeledExpr ? argument.children.last ?? argument : argument
  }

  /// The place where code changes the part of an element in place, if the view is a row for it.
  private func change(
    of part: DeclID, _ element: DeclID, by place: RuleContext.HelperUse, _ label: Name
  ) -> (node: SyntaxNode, context: RuleContext)? {
    let inner = place.context
    guard let given = inner.argument(place.node, label), given.kind == .declReferenceExpr,
      let rows = inner.repeatingCall, let row = rows.children.last, row.kind == .closureExpr,
      let name = row.closureParameterNames(unnamed: 1).first, given.text == name.text,
      !inner.outerModifiers(of: place.node).contains(where: { call in
        inner.record.uses[call.id].map { inner.analyzer.decl($0.decl).has(.givesIdentity) } ?? false
      }), let data = rows.arguments.first, let change = inner.changeInPlace(ofElementsOf: data, element),
      let target = change.node.children.first, change.context.record.decl(of: target) == part
    else { return nil }
    return change
  }
}
