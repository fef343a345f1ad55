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
        struct Mail: Identifiable { let id: Int; var isRead = false }
        struct Mails: View {
          @State private var mails: [Mail] = []
          @State private var opened: Mail?
          var body: some View {
            List(mails) { mail in Button("Open") { opened = mail } }
              .sheet(item: $opened) { mail in
                Text(↓mail.isRead ? "Read" : "Unread")
                Button("Mark") { mark(mail.id) }
              }
          }
          private func mark(_ id: Int) {
            if let index = mails.firstIndex(where: { $0.id == id }) { mails[index].isRead = true }
          }
        }
        struct ReadMails: View {
          @State private var mails: [Mail] = []
          @State private var opened: Mail?
          var body: some View {
            List(mails) { mail in Button("Open") { opened = mail } }
              .sheet(item: $opened) { mail in Text(mail.isRead ? "Read" : "Unread") }
            Button("All") { mails.indices.forEach { mails[$0].isRead = true } }
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
      RuleExample(
        """
        struct Note: Identifiable {
          let id: Int
          var title: String
          var isPinned = false
        }
        @Observable final class Notes {
          var all = [Note(id: 1, title: "One")]
          var open: Note?
          func pin(_ note: Note) {
            if let index = all.firstIndex(where: { $0.id == note.id }) { all[index].isPinned.toggle() }
          }
        }
        struct NoteList: View {
          @State private var notes = Notes()
          var body: some View {
            NavigationStack {
              List(notes.all) { note in Button(note.title) { notes.open = note } }
                .navigationDestination(item: $notes.open) { note in NoteView(note: note) { notes.pin(note) } }
            }
          }
        }
        struct NoteView: View {
          let note: Note
          let pin: () -> Void
          var body: some View {
            Text(note.title)
            Button(↓note.isPinned ? "Unpin" : "Pin", action: pin)
          }
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
    guard let base = node.children.first?.unchained, let use = context.record.uses[node.id], use.part == .value,
      context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable,
      analyzer.decl(use.decl).flags.isDisjoint(with: [.isComputed, .isStatic, .isConstant]),
      analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }).map({ analyzer.decl($0).kind }) == .structure,
      context.runsForBody, !context.isPreview, let decl = context.decl, let view = context.ownerType,
      let shown = shown(by: base, context)
    else { return }
    // What is presented covers the data: only its own actions change them.
    let change = shown.isPresented ? self.change(of: use.decl, in: shown) : nil
    guard !shown.isPresented || change != nil,
      !shown.isPresented && selects(shown.state, shown.view, shown.context) || isOpened(shown)
    else { return }
    let reported = context.perView(Self.info.id, view) { Reported() }
    guard reported.members.insert([shown.state, use.decl]).inserted else { return }
    let name = analyzer.name(of: shown.state)
    let edited: ProgramCondition? = change == nil ? .edited([use.decl], note: "it is changed here") : nil
    let notes =
      change.map { [Diagnostic.Note("it is changed here", in: $0.context.file, at: $0.write.node.range)] } ?? []
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is a copy of the element at its selection: a later `\(analyzer.name(of: use.decl))` is not shown; "
          + "select by its identifier, and look the element up in the data",
        in: context.file, at: node.range, notes: notes + [context.note("the copy", at: shown.state)]),
      if: .all([edited, .live(decl)].compactMap { $0 }))
  }

  /// A value that is read from a copy in a state.
  private struct Shown {
    let state: DeclID
    let element: DeclID
    let view: DeclID
    /// A context at the place where the view with the state shows the copy.
    let context: RuleContext
    /// The code of the presentation that shows the copy, or the call that makes the view that shows it.
    let content: SyntaxNode?
    /// Whether a sheet covers the view with the data.
    let isPresented: Bool
  }

  /// The state behind a name: the state itself, the name that `if let` binds or that a sheet passes to its content, or
  /// an input of the view to which the view with the state passes one of these.
  private func shown(by base: SyntaxNode, _ context: RuleContext, depth: Int = 0) -> Shown? {
    let analyzer = context.analyzer
    if let state = holder(of: base, context), context.isShownState(state) {
      return shown(state, nil, isPresented: isInPresentation(context), context)
    }
    if base.kind == .declReferenceExpr, context.record.uses[base.id] == nil,
      let around = context.enclosingCalls.first(where: {
        $0.closure.closureParameterNames(unnamed: 0).map(\.text).contains(base.text)
      }),
      context.calledFact(.presents, of: around.call) != nil, let item = context.argument(around.call, .item),
      let state = context.propertyBound(by: item), context.isShownState(state)
    {
      return shown(state, around.closure, isPresented: true, context)
    }
    guard depth == 0, let input = context.record.uses[base.id], input.part == .value, context.isOfSameType(input.decl),
      analyzer.isInput(input.decl), analyzer.propertyWrappers(of: input.decl).isEmpty, let view = context.ownerType,
      case let uses = context.uses(ofView: view), uses.count == 1, let use = uses.first, use.context.runsWithBody,
      let given = use.context.argument(use.node, analyzer.decl(input.decl).name),
      let found = shown(by: given, use.context, depth: 1)
    else { return nil }
    return Shown(
      state: found.state, element: found.element, view: found.view, context: found.context,
      content: found.content ?? use.node, isPresented: found.isPresented)
  }

  private func shown(
    _ state: DeclID, _ content: SyntaxNode?, isPresented: Bool, _ context: RuleContext
  ) -> Shown? {
    let analyzer = context.analyzer
    guard let type = analyzer.wrapped(analyzer.variableType(of: state)), let element = context.nominal(type),
      context.isOwn(element), analyzer.decl(element).kind == .structure, let view = context.ownerType
    else { return nil }
    return Shown(
      state: state, element: element, view: view, context: context, content: content, isPresented: isPresented)
  }

  private func isInPresentation(_ context: RuleContext) -> Bool {
    context.ancestors.contains { context.calledFact(.presents, of: $0) != nil }
  }

  /// Whether actions of rows set the state to the row's element, and no other code sets it to a value.
  private func isOpened(_ shown: Shown) -> Bool {
    let analyzer = shown.context.analyzer
    let places = shown.context.placedWrites(of: shown.state)
    // The property of an object may be set in any file.
    guard
      analyzer.isOwnState(shown.state)
        ? analyzer.isUsedInGivenFilesOnly(shown.state)
        : PropertyUses(of: shown.state, analyzer).writes.count == places.count
    else { return false }
    let writes = places.filter { $0.write.value?.kind != .nilLiteralExpr }
    return !writes.isEmpty
      && writes.allSatisfy { place in
        guard let value = place.write.value, value.kind == .declReferenceExpr,
          place.context.record.uses[value.id] == nil,
          let rows = place.context.repeatingCall, let row = rows.lastClosure,
          row.closureParameterNames(unnamed: 1).first?.text == value.text, let data = rows.arguments.first
        else { return false }
        return place.context.trackedSource(of: data) != nil
      }
  }

  /// The place where the content of a presentation changes the property of the element in the data.
  private func change(of property: DeclID, in shown: Shown) -> CalledWrites.Found? {
    guard let content = shown.content else { return nil }
    let actions = content.subtree.filter { part in
      part.kind == .closureExpr && part.id != content.id && shown.context.record.builders[part.id] == nil
    }
    let names = content.subtree.filter { part in
      (part.kind == .declReferenceExpr || part.kind == .memberAccessExpr)
        && shown.context.record.uses[part.id].map { shown.context.analyzer.isOwnFunction($0.decl) } == true
    }
    let code = actions.map { $0.children.filter { $0.kind != .closureSignature } } + names.map { [$0] }
    return code.firstNonNil { statements in
      CalledWrites(in: statements, shown.context).found.first { found in
        found.context.record.decl(of: found.write.target) == property && found.write.property != property
          && found.write.property != shown.state
      }
    }
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
  private func selects(_ state: DeclID, _ view: DeclID, _ context: RuleContext) -> Bool {
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
