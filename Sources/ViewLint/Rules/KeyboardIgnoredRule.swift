import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about fields in a view that ignores the safe area of the keyboard by accident.
struct KeyboardIgnoredRule: Rule {
  static let info = RuleInfo(
    "keyboard_ignored", .layout, .warning, isFixable: false,
    summary: "the view ignores the keyboard together with the safe area, so the keyboard covers its fields",
    explanation: """
      The keyboard covers the field that the user types into. SwiftUI shortens the safe area by the keyboard, which \
      `ignoresSafeArea()` ignores as well, and so does `edgesIgnoringSafeArea(.bottom)` [believed]. Use \
      `ignoresSafeArea(.container, edges: .bottom)`, or put the modifier on the background only.
      """,
    silence: """
      Modifiers that name the regions, fields on another screen, and fields in a navigation container or a tab, which \
      have a safe area of their own.
      """,
    examples: [
      RuleExample(
        """
        struct Login: View {
          @State private var name = ""
          var body: some View {
            VStack {
              Spacer()
              TextField("Name", text: $name)
            }
            .↓ignoresSafeArea()
          }
        }
        """),
      RuleExample(
        """
        struct Login: View {
          @State private var name = ""
          var body: some View {
            ZStack {
              Color.yellow.ignoresSafeArea()
              TextField("Name", text: $name)
            }
            VStack { TextField("Name", text: $name) }
              .ignoresSafeArea(.container)
            VStack { TextField("Name", text: $name) }
              .ignoresSafeArea(edges: .top)
            NavigationStack { TextField("Name", text: $name) }
              .ignoresSafeArea()
            Text("Name").ignoresSafeArea()
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let ignoring = ["ignoresSafeArea", "edgesIgnoringSafeArea"].map { CatalogueMember("View", $0) }
  private static let edges: Name = "edges"
  private static let bottom: Set<String> = [".bottom", ".all", ".vertical"]
  private static let fields: [Name] = ["TextField", "SecureField", "TextEditor"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: ignoring) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let base = context.modified(node), context.runsWithBody, !context.isPreview,
      context.analyzer.program.configuration.platform == .ios, ignoresKeyboard(node, context),
      let field = field(in: base, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this also ignores the keyboard, which then covers the field; use `.ignoresSafeArea(.container, edges: …)`, or put "
          + "it on the background only",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the field", in: context.file, at: field.children.first?.range ?? field.range)]))
  }

  private func ignoresKeyboard(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.isUse(node, of: Self.ignoring[1]) {
      return node.arguments.first.map { Self.bottom.contains($0.text) } ?? false
    }
    guard node.arguments.allSatisfy({ $0.kind == .labeledExpr }) else { return false }
    return context.argument(node, Self.edges).map { Self.bottom.contains($0.text) } ?? node.arguments.isEmpty
  }

  /// The first field that the view shows in this body, on its own screen.
  private func field(in view: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    if view.kind == .functionCallExpr {
      if let base = context.modified(view) { return field(in: base, context) }
      if context.makes(view, anyOf: Self.fields) { return view }
      if context.madeFact(.navigates, of: view) != nil || context.madeText(view, of: .later) != nil
        || context.madeText(view, of: .chooses) != nil
      {
        return nil
      }
    }
    if view.kind == .closureExpr, context.record.builders[view.id] == nil { return nil }
    return view.children.firstNonNil { field(in: $0, context) }
  }
}
