import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a row or a presented view that copies its input to state and edits the copy.
struct EditedCopyRule: Rule {
  static let info = RuleInfo(
    "row_edits_copy", .data, .warning, isFixable: false,
    summary: "the view edits a copy of its input, so the original data never changes",
    explanation: """
      The edit is not saved, and is lost with the row. `@State var item: Item` in a row copies the element that the \
      row is made with. A switch in the row changes only the copy, and the list's data keep the old value. Take a \
      `@Binding`, and make the rows from bindings: `ForEach($items) { $item in Row(item: $item) }`. The same happens \
      in a form in a sheet that closes without handing its copy on: what was typed is lost.
      """,
    silence: """
      A view that may pass the change on: it takes a closure, a binding or an object, reads an object from the \
      environment, passes the whole value on, or calls anything other than itself and values of the library. A view \
      that no caller gives an element, or the item of a presentation, that the program can change.
      """,
    examples: [
      RuleExample(
        """
        struct Chore: Identifiable {
          let id: Int
          var isDone = false
          var notes = ""
        }
        struct Chores: View {
          @State private var chores = [Chore(id: 1), Chore(id: 2)]
          var body: some View {
            List {
              ForEach(chores) { chore in ChoreRow(chore: chore) }
            }
          }
        }
        struct ChoreRow: View {
          @State var ↓chore: Chore
          var body: some View { Toggle("Done", isOn: $chore.isDone) }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable {
          let id: Int
          var isDone = false
          var notes = ""
        }
        struct Chores: View {
          @State private var chores = [Chore(id: 1), Chore(id: 2)]
          var body: some View {
            ForEach($chores) { $chore in BoundRow(chore: $chore) }
            ForEach(chores) { chore in
              SavedRow(chore: chore) { saved in chores = chores.map { $0.id == saved.id ? saved : $0 } }
              ShownRow(chore: chore)
            }
          }
        }
        struct BoundRow: View {
          @Binding var chore: Chore
          var body: some View { Toggle("Done", isOn: $chore.isDone) }
        }
        struct SavedRow: View {
          @State var chore: Chore
          let save: (Chore) -> Void
          var body: some View { Toggle("Done", isOn: $chore.isDone).onDisappear { save(chore) } }
        }
        struct ShownRow: View {
          @State var chore: Chore
          var body: some View { Text(chore.notes) }
        }
        """),
      RuleExample(
        """
        struct Chore: Identifiable {
          let id: Int
          var title = ""
        }
        struct Chores: View {
          @State private var chores = [Chore(id: 1), Chore(id: 2)]
          @State private var edited: Chore?
          @State private var shown: Chore?
          var body: some View {
            List(chores) { chore in Button(chore.title) { edited = chore } }
              .sheet(item: $edited) { chore in ChoreForm(chore: chore) }
              .popover(item: $shown) { chore in
                SavingForm(chore: chore) { saved in chores = chores.map { $0.id == saved.id ? saved : $0 } }
              }
          }
        }
        struct ChoreForm: View {
          @State var ↓chore: Chore
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            TextField("Title", text: $chore.title)
            Button("Save") { dismiss() }
          }
        }
        struct SavingForm: View {
          @State var chore: Chore
          let save: (Chore) -> Void
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            TextField("Title", text: $chore.title)
            Button("Save") {
              save(chore)
              dismiss()
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 37))

  static let visits: [NodeKind] = [.patternBinding]
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      analyzer.decl(owner).kind == .structure, context.conforms(owner, to: .view), !context.isPreview,
      analyzer.decl(decl).access > .privateAccess, node.child(.initializerClause) == nil,
      let wrapper = analyzer.propertyWrappers(of: decl).first, wrapper.decl == analyzer.knownDecl("State"),
      let value = context.nominal(analyzer.variableType(of: decl)), context.isOwn(value),
      analyzer.decl(value).kind == .structure, isAlone(owner, context),
      let edit = edit(of: decl, owner, value, context), let source = source(of: decl, in: owner, context)
    else { return }
    let name = analyzer.name(of: decl)
    let loss =
      switch source {
      case .element: "the data of the rows does not change, and the edit is lost with the row"
      case .item: "the original value does not change, and the edit is lost when the view is closed"
      }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: owner))` edits its own copy of `\(name)`: \(loss); make `\(name)` a `@Binding`, or pass "
          + "the edited value on",
        in: context.file, at: analyzer.nameRange(of: decl),
        notes: [Diagnostic.Note("it is edited here", in: edit.file, at: edit.range)]))
  }

  /// Whether a view has no way to report a change: all its properties are values or its own state.
  private func isAlone(_ view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return analyzer.children(of: view).allSatisfy { member in
      guard analyzer.decl(member).kind == .variable,
        analyzer.decl(member).flags.isDisjoint(with: [.isComputed, .isStatic])
      else { return true }
      if let wrapper = analyzer.propertyWrappers(of: member).first {
        let isEnvironment = wrapper.decl == analyzer.knownDecl("Environment")
        return (isEnvironment || analyzer.ownsWrappedValue(wrapper.decl))
          && isValue(analyzer.variableType(of: member), context)
      }
      return !analyzer.decl(member).has(.hasCustomAttributes) && isValue(analyzer.variableType(of: member), context)
    }
  }

  private func isValue(_ type: TypeID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let nominal = context.nominal(analyzer.wrapped(type) ?? type), !analyzer.isKnown(type, .binding) else {
      return false
    }
    let kind = analyzer.decl(nominal).kind
    return kind == .structure || kind == .enumeration
  }

  /// The place where the view edits a part of the value; `nil` if it may also pass the value on.
  private func edit(
    of decl: DeclID, _ view: DeclID, _ value: DeclID, _ context: RuleContext
  ) -> (file: SourceFile, range: SourceRange)? {
    let analyzer = context.analyzer
    var found: (SourceFile, SourceRange)?
    for body in analyzer.bodiesNear(decl) where context.isOfSameType(body) && body != decl {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      // An initializer may set up anything.
      guard !analyzer.isInitializer(body) else { return nil }
      var isInMember: Set<NodeID> = []
      for node in analyzer.node(of: body).subtree {
        if node.kind == .memberAccessExpr, let base = node.children.first, base.kind.isExpr,
          inner.record.uses[base.id]?.decl == decl
        {
          isInMember.insert(base.id)
          if inner.record.uses[base.id]?.part == .projection { found = found ?? (inner.file, node.range) }
        }
        if let write = PropertyWrite(node, inner.record, analyzer), write.property == decl {
          guard write.value == nil else { return nil }
          found = found ?? (inner.file, node.range)
        }
        if node.kind == .functionCallExpr, !isHarmless(node, view, value, inner) { return nil }
      }
      for node in analyzer.node(of: body).subtree where inner.record.uses[node.id]?.decl == decl {
        guard isInMember.contains(node.id) else { return nil }
      }
    }
    return found
  }

  /// Whether a call does not pass the value to the rest of the program.
  private func isHarmless(_ call: SyntaxNode, _ view: DeclID, _ value: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let use = context.record.uses[call.id] else { return false }
    let owner = analyzer.owner(of: use.decl).flatMap { analyzer.nominal(of: $0) }
    guard analyzer.isOwn(use.decl) || use.isMemberwise else {
      return owner.map { analyzer.decl($0).kind != .classType } ?? true
    }
    return owner == view || owner == value
  }

  /// The source of the value from which callers make the view.
  private enum Source {
    /// An element of data that the program stores, with a row for each element.
    case element
    /// A state that controls a presentation.
    case item
  }

  /// The source of the value at a call site, if it is an element or an item that the program can change.
  private func source(of decl: DeclID, in view: DeclID, _ context: RuleContext) -> Source? {
    let analyzer = context.analyzer
    return context.uses(ofView: view).firstNonNil { use in
      guard let given = use.context.argument(use.node, analyzer.decl(decl).name), given.kind == .declReferenceExpr,
        let name = given.lastToken.map({ given.name(of: $0) }), use.context.record.uses[given.id] == nil,
        let around = use.context.enclosingCalls.first(where: { $0.closure.declares(name) })
      else { return nil }
      if use.context.calledFact(.presents, of: around.call) != nil {
        let item = use.context.argument(around.call, .item).flatMap { use.context.propertyBound(by: $0) }
        return item.map { analyzer.isObserved($0) } == true ? .item : nil
      }
      guard let made = use.context.madeType(around.call), analyzer.makesRows(made),
        let data = around.call.arguments.first,
        let held = use.context.record.uses[data.id], held.part == .value, context.isOwn(held.decl)
      else { return nil }
      return analyzer.isObserved(held.decl) && !analyzer.decl(held.decl).has(.isConstant) ? .element : nil
    }
  }

}
