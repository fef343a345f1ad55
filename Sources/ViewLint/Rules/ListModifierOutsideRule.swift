import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about modifiers for list rows on views that are not rows.
struct ListModifierOutsideRule: Rule {
  static let info = RuleInfo(
    "list_modifier_outside", .correctness, .warning, isFixable: false,
    summary: "the modifier is for rows of a list, and has no effect here",
    explanation: """
      Nothing can be swiped, moved or deleted. `onDelete`, `onMove`, `swipeActions` and the `listRow…` modifiers tell \
      a `List` or a `Form` something about a row. Views in a stack of a `ScrollView` are not rows, and neither is the \
      `List` itself. Put the modifiers on the rows inside the list, or make the stack a list.
      """,
    silence: """
      Views in a helper, which may be used in a list: only the same declaration is examined, and the uses of a view \
      that stacks the rows itself. Rows of a stack inside `swipeActionsContainer`, which can be swiped. Modifiers for \
      the look of rows, such as `listRowSeparator`, on views that are not rows: they do no harm.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          @State private var names: [String] = []
          var body: some View {
            ScrollView {
              LazyVStack {
                ForEach(names, id: \\.self) { Text($0) }.↓onDelete { names.remove(atOffsets: $0) }
              }
            }
            List {
              ForEach(names, id: \\.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
              Section {
                ForEach(names, id: \\.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var body: some View {
            Form { Text("Ada") }.↓listRowBackground(Color.yellow)
            Form { Section { Text("Ada") }.listRowBackground(Color.yellow) }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          var body: some View {
            ScrollView {
              ForEach(names, id: \\.self) { name in
                Text(name).↓swipeActions { Button("Delete") {} }.listRowSeparator(.hidden)
              }
            }
            List(names, id: \\.self) { Text($0) }.↓listRowSeparator(.hidden)
            List(names, id: \\.self) { Text($0).listRowSeparator(.hidden).swipeActions { Button("Delete") {} } }
            List { Section { Text("A") }.listRowBackground(Color.red) }
          }
          private var row: some View { Text("A").swipeActions { Button("Delete") {} } }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          var body: some View {
            ScrollView {
              ForEach(names, id: \\.self) { name in Text(name).swipeActions { Button("Delete") {} } }
            }
            .swipeActionsContainer()
          }
        }
        """, sdk: 27, target: 27),
      RuleExample(
        """
        struct History: View {
          let days: [String]
          let delete: (String) -> Void
          var body: some View {
            LazyVStack {
              ForEach(days, id: \\.self) { day in
                Text(day).↓swipeActions { Button("Delete") { delete(day) } }
              }
            }
          }
        }
        struct Habit: View {
          @State private var days = ["Monday"]
          var body: some View {
            ScrollView { History(days: days) { day in days.removeAll { $0 == day } } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 8, of: 8, inApps: 80))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let ofElements = [
    CatalogueMember("DynamicViewContent", "onDelete"), CatalogueMember("DynamicViewContent", "onMove"),
  ]
  private static let ofRows = [
    CatalogueMember("View", "swipeActions"), CatalogueMember("View", "listRowBackground"),
    CatalogueMember("View", "listRowSeparator"), CatalogueMember("View", "listRowSeparatorTint"),
    CatalogueMember("View", "listRowInsets"),
  ]
  private static let form: Name = "Form"
  private static let swipeContainer: Name = "swipeActionsContainer"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: ofElements + ofRows) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.runsWithBody else { return }
    let text = node.text(of: name)
    let isOfElements = context.isUse(node, ofAny: Self.ofElements)
    let core = ViewChain.parts(of: node, in: context).core
    if !isOfElements, isList(core, context) || context.makes(core, anyOf: [Self.form]) {
      guard list(around: context) == nil, !context.isUse(node, of: Self.ofRows[0]) else { return }
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(text)` on the list itself does nothing: it is for rows; put it on the views inside",
          in: context.file, at: name.range))
    }
    guard isOfElements || context.isUse(node, of: Self.ofRows[0]),
      let (container, place) = containerHereOrAtUses(isOfElements, node, context),
      place.ancestors.first?.mentions(Self.swipeContainer) != true,
      context.ancestors.first?.mentions(Self.swipeContainer) != true
    else { return }
    let made = place.madeType(container).map { context.analyzer.name(of: $0) } ?? ""
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(text)` does nothing here: it is for rows of a `List`, and these views are in a `\(made)`; make that a "
          + "`List`, or remove the modifier",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note("the container", in: place.file, at: container.children.first?.range ?? container.range)
        ]))
  }

  /// The container, also around all uses of the view whose stack makes the rows. Its uses decide only if it makes the
  /// rows itself: a single view may be a row.
  private func containerHereOrAtUses(
    _ isOfElements: Bool, _ node: SyntaxNode, _ context: RuleContext
  ) -> (SyntaxNode, RuleContext)? {
    if let found = container(isOfElements, context) { return (found, context) }
    guard !isOfElements, let view = context.ownerType, context.decl.map({ context.analyzer.decl($0).name }) == .body,
      context.repeatingCall != nil, isInStacksOnly(context)
    else { return nil }
    let found = context.uses(ofView: view).map { use in container(false, use.context).map { ($0, use.context) } }
    return found.isEmpty || found.contains(where: { $0 == nil }) ? nil : found[0]
  }

  /// Whether nothing but stacks and rows are around a view in its declaration, and at least one stack.
  private func isInStacksOnly(_ context: RuleContext) -> Bool {
    let containers = context.enclosingCalls.filter { call, closure in
      context.madeType(call).map { !context.analyzer.isTransparentContainer($0) } ?? true
    }
    return !containers.isEmpty
      && containers.allSatisfy { call, closure in
        context.record.builders[closure.id] != nil && context.madeFact(.axis, of: call) != nil && !isList(call, context)
      }
  }

  /// The container that certainly contains the views and is not a list. For elements, the innermost container; for
  /// rows, a scroll view with only stacks between.
  private func container(_ isOfElements: Bool, _ context: RuleContext) -> SyntaxNode? {
    for (call, closure) in context.enclosingCalls {
      guard context.record.builders[closure.id] != nil, let made = context.madeType(call),
        context.analyzer.isFromCatalogue(made)
      else { return nil }
      if context.analyzer.isTransparentContainer(made) { continue }
      if context.madeText(call, of: .scrolls) != nil, context.madeText(call, of: .fills) == nil { return call }
      guard context.madeFact(.axis, of: call) != nil, !isList(call, context) else { return nil }
      // A stack in a list is a single row.
      if isOfElements { return call }
    }
    return nil
  }

  /// Whether the container is a catalogue type that scrolls its rows itself, unlike a lazy stack.
  private func isList(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let made = context.madeType(call), context.analyzer.isFromCatalogue(made) else { return false }
    return context.analyzer.decl(made).has(.isLazyContainer) && context.madeText(call, of: .fills) != nil
  }

  private func list(around context: RuleContext) -> SyntaxNode? {
    context.enclosingCalls.first { isList($0.call, context) }?.call
  }
}
