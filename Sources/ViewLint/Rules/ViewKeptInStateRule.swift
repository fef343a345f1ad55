import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that is stored in state with values from the time when it was made.
struct ViewKeptInStateRule: Rule {
  static let info = RuleInfo(
    "view_kept_in_state", .state, .warning, isFixable: false,
    summary: "the view in this state shows the values from its creation, and ignores later changes",
    explanation: """
      The body shows the old text after `count` has changed. A view is a value that contains what was known when it \
      was created: `content = AnyView(Text("\\(count)"))` stores a text with the current `count`. Store what to show, \
      for example as a case of an enum, and create the view in the body.
      """,
    silence: """
      The rule ignores views that are created from constants, from bindings, or from an object that they observe \
      themselves.
      """,
    examples: [
      RuleExample(
        """
        struct Host: View {
          @State private var count = 0
          @State private var content = AnyView(Text("None"))
          var body: some View {
            content
            Button("Show") { content = AnyView(Text("Count \\(↓count)")) }
            Button("Add") { count += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Field: View {
          @Binding var text: String
          var body: some View { TextField("Name", text: $text) }
        }
        struct Host: View {
          @State private var text = ""
          @State private var isField = false
          @State private var content = AnyView(Text("None"))
          @State private var title = ""
          var body: some View {
            content
            Button("Show") { content = AnyView(Field(text: $text)) }
            Button("None") { content = AnyView(Text("None")) }
            Button("Name \\(isField ? title : "")") { title = "Name \\(text)" }
            Toggle("Field", isOn: $isField)
          }
        }
        """),
      RuleExample(
        """
        struct Avatar: View {
          @State private var name = ""
          @State private var image: Image?
          var body: some View {
            image
            TextField("Name", text: $name)
              .onChange(of: name) { image = Image(name) }
              .task(id: name) { image = Image(name) }
          }
        }
        """),
      RuleExample(
        """
        struct Swipe: View {
          @State private var position = 0.0
          @State private var background: Color?
          var body: some View {
            Text("Row").background(background ?? .clear)
              .gesture(DragGesture().onChanged { value in
                position = value.translation.width
                background = Color.red.opacity(position / 100)
              })
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 200))

  static let visits: [NodeKind] = [.assignmentExpr]
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let write = PropertyWrite(node, context.record, analyzer), let value = write.value,
      analyzer.isObserved(write.property), !context.isPreview
    else { return }
    let type = analyzer.variableType(of: write.property)
    guard analyzer.isView(analyzer.wrapped(type) ?? type), !isStyle(analyzer.wrapped(type) ?? type, context),
      let read = value.subtree.first(where: { isChangingState($0, context) && !isLater($0, in: value, context) }),
      let source = context.record.uses[read.id]?.decl, source != write.property, !isRenewed(with: source, context)
    else { return }
    let (name, text) = (analyzer.name(of: write.property), analyzer.name(of: source))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` stores this view as it is created here: it does not show a later change of `\(text)`; store what "
          + "to show, and create the view in the body",
        in: context.file, at: read.range))
  }

  /// Whether values of a type are colors or other styles, which are data although they can be shown.
  private func isStyle(_ type: TypeID, _ context: RuleContext) -> Bool {
    context.nominal(type).map { context.conforms($0, to: "ShapeStyle") } ?? false
  }

  /// Whether the code runs again at each change of a state, and stores the view anew: in `onChange(of: item)`.
  private func isRenewed(with state: DeclID, _ context: RuleContext) -> Bool {
    let labels: [Name] = ["of", .id]
    return context.enclosingCalls.contains { call, _ in
      labels.contains { label in
        context.argument(call, label)?.contains { context.record.uses[$0.id]?.decl == state } ?? false
      }
    }
  }

  /// Whether a name is the value of a state of the view that changes.
  private func isChangingState(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = context.record.uses[node.id],
      use.part == .value, context.isOwn(use.decl), context.analyzer.isOwnState(use.decl),
      context.isOfSameType(use.decl),
      // The reference to an object does not change, and the object may be observed.
      context.nominal(context.analyzer.variableType(of: use.decl)).map({ context.analyzer.decl($0).kind != .classType })
        ?? true
    else { return false }
    let uses = PropertyUses(of: use.decl, context.analyzer)
    return !uses.writes.isEmpty || !uses.bindings.isEmpty
  }

  /// Whether code is in a closure that the view stores, such as an action, which reads the state when it runs.
  private func isLater(_ node: SyntaxNode, in value: SyntaxNode, _ context: RuleContext) -> Bool {
    value.subtree.contains { closure in
      closure.kind == .closureExpr && context.record.builders[closure.id] == nil && closure.range.contains(node.range)
    }
  }
}
