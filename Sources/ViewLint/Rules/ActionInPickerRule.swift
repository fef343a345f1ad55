import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a button among the choices of a `Picker`.
struct ActionInPickerRule: Rule {
  static let info = RuleInfo(
    "action_in_picker", .correctness, .warning, isFixable: false,
    summary: "the button is a choice of the picker, which has no tag: a tap on it does not run its action",
    explanation: """
      A picker shows its views as choices, and only their tags count. A `Button` or link among them looks like one more \
      choice, but a tap neither runs its action nor selects anything. Put both into a `Menu`: \
      `Menu("Folder") { Picker(…) { … }; Button("New…") { … } }`.
      """,
    silence: """
      Buttons in the label of the picker, or beside it in a menu.
      """,
    examples: [
      RuleExample(
        """
        struct Folders: View {
          @State private var folder = "Inbox"
          @State private var isAdding = false
          var body: some View {
            Picker("Folder", selection: $folder) {
              Text("Inbox").tag("Inbox")
              Section { ↓Button("New…") { isAdding = true } }
            }
            .sheet(isPresented: $isAdding) { Text("New") }
          }
        }
        """),
      RuleExample(
        """
        struct Folders: View {
          @State private var folder = "Inbox"
          @State private var isAdding = false
          var body: some View {
            Menu("Folder") {
              Picker("Folder", selection: $folder) {
                Text("Inbox").tag("Inbox")
              }
              Button("New…") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) { Text("New") }
            Picker(selection: $folder) {
              Text("Inbox").tag("Inbox")
            } label: {
              Button("Folder") { isAdding = true }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Folders: View {
          @State private var folder = "Inbox"
          @State private var isAdding = false
          var body: some View {
            Picker("Folder", selection: $folder) {
              choices
              new
            }
            .sheet(isPresented: $isAdding) { Text("New") }
            Menu("Folder") { other }
          }
          private var choices: some View { Text("Inbox").tag("Inbox") }
          private var new: some View { ↓Button("New…") { isAdding = true } }
          private var other: some View { Button("Other…") { isAdding = true } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let picker: Name = "Picker"
  private static let tag = CatalogueMember("View", "tag")

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeFact(.control) == .action }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.madeFact(.control, of: node) == .action, context.runsWithBody, !context.isPreview,
      let picker = context.hereOrAtUses(of: node, { place, _ in pickerAround(place) }),
      !context.outerModifiers(of: node).contains(where: { context.isUse($0, of: Self.tag) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a tap on this does not run its action: a picker only selects tags; put the picker and this into a `Menu`",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [
          Diagnostic.Note(
            "the picker", in: context.file(of: picker), at: picker.children.first?.range ?? picker.range)
        ]))
  }

  /// The picker of which the code is a choice.
  private func pickerAround(_ context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    let analyzer = context.analyzer
    for (call, closure) in context.enclosingCalls {
      guard let made = context.madeType(call), analyzer.isFromCatalogue(made) else { return .none }
      if analyzer.decl(made).name == Self.picker {
        return context.argument(call, .content)?.range.contains(closure.range) == true ? .found(call) : .none
      }
      guard analyzer.isTransparentContainer(made) || analyzer.decl(made).has(.isRepeating) else { return .none }
    }
    return .outside
  }
}
