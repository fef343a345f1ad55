import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an `onDismiss` action that reads the item of its sheet, which is `nil` by then.
struct ItemReadAfterDismissRule: Rule {
  static let info = RuleInfo(
    "item_read_after_dismiss", .correctness, .warning, isFixable: false,
    summary: "the item of the sheet is already `nil` when `onDismiss` runs",
    explanation: """
      Nothing is saved or reloaded, because `if let item` is never taken; `item!` stops the app. SwiftUI closes \
      `sheet(item: $item, onDismiss:)` by setting the binding to `nil`, and calls `onDismiss` after the sheet has \
      disappeared. Do the work in the sheet before it closes, or keep the shown item in a second state.
      """,
    silence:
      "The rule ignores actions that only set the item, read it after they have set it, or compare it with `nil`.",
    examples: [
      RuleExample(
        """
        struct Photo: Identifiable { let id: Int }
        struct Gallery: View {
          @State private var editing: Photo?
          @State private var saved: [Int] = []
          var body: some View {
            Button("Edit \\(saved.count)") { editing = Photo(id: 1) }
              .sheet(item: $editing, onDismiss: { if let ↓editing { saved.append(editing.id) } }) { Text("\\($0.id)") }
              .fullScreenCover(item: $editing, onDismiss: { saved.append(↓editing!.id) }) { Text("\\($0.id)") }
          }
        }
        """),
      RuleExample(
        """
        struct Photo: Identifiable { let id: Int }
        struct Gallery: View {
          @State private var editing: Photo?
          @State private var last: Photo?
          @State private var saved: [Int] = []
          var body: some View {
            Button("Edit \\(saved.count)") { editing = Photo(id: 1) }
              .sheet(item: $editing, onDismiss: {
                editing = nil
                print(editing?.id ?? 0)
                if let last { saved.append(last.id) }
              }) { Text("\\($0.id)") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let dismissal: Name = "onDismiss"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.presents([.view]) && callee.isFromCatalogue(with: dismissal)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let binding = context.argument(node, .item), let action = context.argument(node, Self.dismissal),
      let state = context.boundProperty(binding), let code = context.code(ofAction: action),
      // After an assignment the code reads what it has assigned.
      let read = code.statements.prefix(while: { !assigns(state, in: $0, code.context) })
        .firstNonNil({ self.read(of: state, in: $0, code.context) })
    else { return }
    let name = context.analyzer.name(of: state)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is `nil` here: closing the sheet sets it to `nil`, and this runs afterwards; do the work in the "
          + "sheet, or keep the item in another state",
        in: code.context.file, at: read.range,
        notes: [Diagnostic.Note("the item of this presentation", in: context.file, at: binding.range)]))
  }

  private func assigns(_ state: DeclID, in statement: SyntaxNode, _ context: RuleContext) -> Bool {
    PropertyWrite(statement, context.record, context.analyzer)?.property == state
  }

  /// The first place where code unwraps the state or reads one of its members.
  private func read(of state: DeclID, in node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    switch node.kind {
    case .assignmentExpr:
      // An assignment to the state does not read it.
      if let target = node.children.first, context.record.decl(of: target) == state { return nil }
    case .optionalBindingCondition:
      if let value = node.initialValue {
        if context.record.decl(of: value) == state { return value }
      } else if let pattern = node.child(.identifierPattern), pattern.text == context.analyzer.name(of: state) {
        return pattern
      }
    case .forceUnwrapExpr, .optionalChainingExpr:
      if let value = node.children.first, let use = context.record.uses[value.id], use.decl == state, use.part == .value
      {
        return value
      }
    default: break
    }
    return node.children.firstNonNil { read(of: state, in: $0, context) }
  }
}
