import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a binding whose setter only changes a local variable.
struct BindingOfLocalRule: Rule {
  static let info = RuleInfo(
    "binding_of_local", .correctness, .warning, isFixable: false,
    summary: "what the user changes is lost: the binding sets only a local variable",
    explanation: """
      A local variable is created again at each evaluation, and its change updates no view. \
      `var copy = item; return Binding(get: { copy }, set: { copy = $0 })` never changes the item. Bind the control to \
      the stored value, `List($items) { $item in … }`, or let the setter change that value.
      """,
    silence: """
      Setters that also change a property or call a function, and code that no body evaluates: it runs once, and its
      variable keeps what is set.
      """,
    examples: [
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var isDone = false }
        struct Items: View {
          @State private var items = [Item(id: 1)]
          var body: some View {
            List(items) { item in Toggle("\\(item.id)", isOn: binding(for: item).isDone) }
          }
          private func binding(for item: Item) -> Binding<Item> {
            var copy = item
            return ↓Binding(get: { copy }, set: { copy = $0 })
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var isDone = false }
        struct Items: View {
          @State private var items = [Item(id: 1)]
          var body: some View {
            List(items) { item in Toggle("\\(item.id)", isOn: binding(for: item).isDone) }
          }
          private func binding(for item: Item) -> Binding<Item> {
            var copy = item
            return Binding(
              get: { copy },
              set: {
                copy = $0
                save(copy)
              })
          }
          private func save(_ item: Item) {
            if let index = items.firstIndex(where: { $0.id == item.id }) { items[index] = item }
          }
        }
        """),
      RuleExample(
        """
        import AppKit
        struct Clone: View {
          @Binding var path: String
          var body: some View { TextField("Path", text: $path) }
        }
        final class CloneWindow: NSWindowController {
          func show() {
            var path = "~/"
            window?.contentView = NSHostingView(
              rootView: Clone(path: Binding(get: { path }, set: { path = $0 })))
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [.binding]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.makes(node, anyOf: [.binding]), let setter = context.argument(node, .set),
      setter.kind == .closureExpr, let getter = context.argument(node, .get), !context.isPreview
    else { return }
    let statements = setter.children.filter { $0.kind != .closureSignature }
    guard statements.count == 1, let assignment = statements.first, assignment.kind == .assignmentExpr,
      let target = assignment.children.first, let value = assignment.children.last,
      !value.contains(where: { $0.kind == .functionCallExpr }), let name = target.localName,
      context.record.uses[name.id] == nil, isLocalVariable(name.text, before: node, context),
      getter.contains(where: { $0.kind == .declReferenceExpr && $0.text == name.text }), context.runsForBody
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "what is set here is lost: `\(name.text)` is a local variable, which is created again at each evaluation; set "
          + "the stored value",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [Diagnostic.Note("only the local variable is set", in: context.file, at: assignment.range)]))
  }

  /// Whether the code around a node declares a local variable with a name.
  private func isLocalVariable(_ name: String, before node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      guard around.kind == .codeBlock || around.kind == .closureExpr || around.kind == .switchCase else { return false }
      return around.children.contains { statement in
        statement.kind == .variableDecl && statement.ownToken(.varKeyword) != nil
          && statement.range.end <= node.range.start
          && statement.children.contains { $0.kind == .patternBinding && $0.child(.identifierPattern)?.text == name }
      }
    }
  }
}

extension SyntaxNode {
  /// `copy` of `copy` and `copy.name`.
  fileprivate var localName: SyntaxNode? {
    var current = self
    while current.kind == .memberAccessExpr, let base = current.memberBase { current = base }
    return current.kind == .declReferenceExpr && !current.isSelfReference ? current : nil
  }
}
