import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that reads the edit mode of a navigation container inside of itself.
struct EditModeReadOutsideRule: Rule {
  static let info = RuleInfo(
    "edit_mode_read_outside", .correctness, .warning, isFixable: false,
    summary: "the view reads the edit mode outside of its own navigation container, so it never sees a change",
    explanation: """
      The view does not change when the user taps `EditButton`. The button changes the edit mode of the navigation \
      that contains it. A view reads its environment from outside: where its own body makes the `NavigationStack`, \
      `@Environment(\\.editMode)` is a different mode, and setting it does nothing. Read it in a separate view \
      inside, or keep the mode in `@State` and pass it down with `environment(\\.editMode, $mode)`.
      """,
    silence: "Views that set the value for the views inside, and those that are in another navigation container.",
    examples: [
      RuleExample(
        """
        struct Names: View {
          @Environment(\\.editMode) private var ↓editMode
          @State private var names = ["A"]
          var body: some View {
            NavigationStack {
              List {
                ForEach(names, id: \\.self) { Text(editMode?.wrappedValue.isEditing == true ? "Edit" : $0) }
              }
              .toolbar { EditButton() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          @Environment(\\.editMode) private var editMode
          let name: String
          var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "Edit" : name) }
        }
        struct Names: View {
          @State private var names = ["A"]
          var body: some View {
            NavigationStack {
              List { ForEach(names, id: \\.self) { Row(name: $0) } }.toolbar { EditButton() }
            }
          }
        }
        struct Screen: View {
          @Environment(\\.editMode) private var editMode
          var body: some View {
            List { Text(editMode?.wrappedValue.isEditing == true ? "Edit" : "Done") }.toolbar { EditButton() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 25))

  static let visits: [NodeKind] = [.patternBinding]
  /// The view may be in another navigation container in other files.
  static let dependsOnWholeProgram = true

  private static let editMode: Name = "editMode"
  private static let button: Name = "EditButton"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      context.conforms(owner, to: .view), !context.isPreview,
      let wrapper = analyzer.propertyWrappers(of: decl).first,
      analyzer.catalogueText(.requires, of: wrapper.decl) != nil,
      let path = wrapper.attribute.children.first(where: { $0.kind == .keyPathExpr }),
      let token = path.onlyKeyPathName, path.name(of: token) == Self.editMode, isRead(decl, context),
      let button = button(context), !isGivenOn(context), !isNavigated(owner, context)
    else { return }
    let name = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is not the mode that the `EditButton` changes, which begins in the navigation inside of this view; "
          + "read it in a separate view inside",
        in: context.file, at: analyzer.nameRange(of: decl),
        notes: [Diagnostic.Note("the button", in: context.file(of: button), at: button.range)]))
  }

  private func isRead(_ property: DeclID, _ context: RuleContext) -> Bool {
    context.bodiesOfType.contains {
      $0 != property && context.analyzer.node(of: $0).mentions(context.analyzer.decl(property).name)
    }
  }

  /// An edit button in a navigation container of the view.
  private func button(_ context: RuleContext) -> SyntaxNode? {
    for body in context.bodiesOfType where context.analyzer.node(of: body).mentions(Self.button) {
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      let navigation = context.analyzer.node(of: body).subtree.first {
        $0.kind == .functionCallExpr && inner.madeFact(.navigates, of: $0) != nil
          && inner.madeFact(.control, of: $0) == nil
      }
      let button = navigation?.subtree.first { $0.kind == .functionCallExpr && inner.makes($0, anyOf: [Self.button]) }
      if let button { return button }
    }
    return nil
  }

  /// `environment(\.editMode, $mode)`
  private func isGivenOn(_ context: RuleContext) -> Bool {
    context.bodiesOfType.contains { body in
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      return context.analyzer.node(of: body).subtree.contains { call in
        call.kind == .functionCallExpr && inner.isUse(call, of: .environment) && call.mentions(Self.editMode)
      }
    }
  }

  /// Whether a view that makes this one has a navigation container.
  private func isNavigated(_ view: DeclID, _ context: RuleContext) -> Bool {
    context.uses(ofView: view).contains { use in
      use.context.enclosingCalls.contains { use.context.madeFact(.navigates, of: $0.call) != nil }
    }
  }
}
