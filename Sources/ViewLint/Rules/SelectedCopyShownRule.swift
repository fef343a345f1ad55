import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a detail view that shows the copy of an element that a list's selection keeps.
struct SelectedCopyShownRule: Rule {
  static let info = RuleInfo(
    "selected_copy_shown", .data, .warning, isFixable: false,
    summary: "the selection is a copy of the element: later changes of the data are not shown",
    explanation: """
      After an element is renamed or pinned, the detail shows the old value until the row is selected again, and the \
      row is no longer highlighted, since no element equals the copy. `List(notes, selection: $selected)` with \
      `selected: Note?` copies the element into the state, and the copy does not change with `notes`. Select by the \
      identifier, `selectedID: Note.ID?`, and look the element up: `notes.first { $0.id == selectedID }`.
      """,
    silence: "The rule ignores elements that are objects, and properties that nothing changes.",
    examples: [
      RuleExample(
        """
        struct Note: Identifiable, Hashable {
          let id: Int
          var title: String
        }
        struct Notes: View {
          @State private var notes = [Note(id: 1, title: "One")]
          @State private var selected: Note?
          var body: some View {
            List(notes, selection: $selected) { Text($0.title).tag($0) }
            if let selected { Text(↓selected.title) }
            Button("Rename") { notes[0].title = "Two" }
          }
        }
        """),
      RuleExample(
        """
        struct Note: Identifiable, Hashable {
          let id: Int
          var title: String
        }
        struct Notes: View {
          @State private var notes = [Note(id: 1, title: "One")]
          @State private var selected: Note?
          @State private var selectedID: Int?
          var body: some View {
            List(notes, selection: $selectedID) { Text($0.title) }
            if let note = notes.first(where: { $0.id == selectedID }) { Text(note.title) }
            if let selected { Text(selected.title) }
            Button("Rename") { notes[0].title = "Two" }
          }
        }
        struct Fixed: View {
          let notes: [Fixture]
          @State private var selected: Fixture?
          var body: some View {
            List(notes, selection: $selected) { Text($0.title).tag($0) }
            if let selected { Text(selected.title) }
          }
        }
        struct Fixture: Identifiable, Hashable {
          let id: Int
          let title: String
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.memberAccessExpr]
  static let usesProgramFacts = true

  private final class Reported {
    var members: Set<[DeclID]> = []
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let base = node.children.first?.unchained, let state = holder(of: base, context), analyzer.isOwnState(state),
      context.isOfSameType(state), let type = analyzer.wrapped(analyzer.variableType(of: state)),
      let element = context.nominal(type), context.isOwn(element), analyzer.decl(element).kind == .structure,
      let use = context.record.uses[node.id], use.part == .value, context.isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable,
      analyzer.decl(use.decl).flags.isDisjoint(with: [.isComputed, .isStatic, .isConstant]), context.runsForBody,
      !context.isPreview, !context.ancestors.contains(where: { context.calledFact(.presents, of: $0) != nil }),
      let view = context.ownerType, let decl = context.decl, selects(state, element, view, context)
    else { return }
    let reported = context.perView(Self.info.id, view) { Reported() }
    guard reported.members.insert([state, use.decl]).inserted else { return }
    let name = analyzer.name(of: state)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is a copy of the element at its selection: a later `\(analyzer.name(of: use.decl))` is not shown; "
          + "select by its identifier, and look the element up in the data",
        in: context.file, at: node.range, notes: [context.note("the copy", at: state)]),
      if: .all([.edited([use.decl], note: "it is changed here"), .live(decl)]))
  }

  /// The state whose member is read, also through the name that `if let` binds.
  private func holder(of base: SyntaxNode, _ context: RuleContext) -> DeclID? {
    if let use = context.record.uses[base.id] { return use.part == .value ? use.decl : nil }
    guard base.kind == .declReferenceExpr, let condition = context.unwrapping(of: base) else { return nil }
    guard let value = condition.initialValue else {
      guard let owner = context.ownerType, let name = base.referencedName else { return nil }
      return context.analyzer.directMembers(of: owner, named: base.name(of: name)).first
    }
    return context.record.uses[value.id].flatMap { $0.part == .value ? $0.decl : nil }
  }

  /// Whether the only binding to the state is the selection of a list or another lazy container.
  private func selects(_ state: DeclID, _ element: DeclID, _ view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let uses = PropertyUses(of: state, analyzer)
    guard uses.bindings.count == 1, let binding = uses.bindings.first else { return false }
    return context.bodiesOfType.contains { body in
      guard body.file == binding.file, analyzer.node(of: body).range.contains(binding.node.range) else { return false }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return analyzer.node(of: body).subtree.contains { call in
        guard call.kind == .functionCallExpr, call.range.contains(binding.node.range),
          let selection = inner.argument(call, .selection), selection.range.contains(binding.node.range),
          let made = inner.madeType(call), analyzer.isFromCatalogue(made), analyzer.decl(made).has(.isLazyContainer)
        else { return false }
        return true
      }
    }
  }
}
