import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action that closes its view before work has finished that may present something in the view.
struct DismissedBeforeDoneRule: Rule {
  static let info = RuleInfo(
    "dismissed_before_done", .correctness, .warning, isFixable: false,
    summary: "the action closes the view at once, and an alert about the result of its work never appears",
    explanation: """
      The person sees the view close as if everything had worked, and never hears that saving or deleting has failed. \
      The alert belongs to the view that is no longer there when the task of the action sets its state. Call `dismiss()` \
      in the task, after the work has succeeded. Reported of sheets that delete or save with a request.
      """,
    silence: """
      Reported only if the action calls `dismiss()` unconditionally, and a task of the same action, or a statement after \
      it, turns on a presentation of the view with a state of the view.
      """,
    examples: [
      RuleExample(
        """
        struct Detail: View {
          let delete: () async -> Bool
          @Environment(\\.dismiss) private var dismiss
          @State private var showsError = false
          var body: some View {
            Button("Delete") {
              Task {
                if await !delete() { showsError = true }
              }
              ↓dismiss()
            }
            .alert("Could not delete", isPresented: $showsError) { Button("OK") {} }
          }
        }
        struct Editor: View {
          let save: () async throws -> Void
          @Environment(\\.presentationMode) private var mode
          @State private var message: String?
          var body: some View {
            Button("Save") { store() }
              .alert(message ?? "", isPresented: Binding(get: { message != nil }, set: { _ in message = nil })) {}
              .sheet(isPresented: $isAsking) { Text("Really?") }
          }
          @State private var isAsking = false
          private func store() {
            ↓mode.wrappedValue.dismiss()
            isAsking = true
          }
        }
        """),
      RuleExample(
        """
        struct Detail: View {
          let delete: () async -> Bool
          @Environment(\\.dismiss) private var dismiss
          @State private var showsError = false
          @State private var isBusy = false
          var body: some View {
            Button("Delete") {
              Task {
                if await delete() { dismiss() } else { showsError = true }
              }
            }
            .disabled(isBusy)
            .alert("Could not delete", isPresented: $showsError) { Button("OK") {} }
            Button("Close") {
              showsError = false
              isBusy = true
              dismiss()
              Task { isBusy = await delete() }
            }
            Button("Check") {
              if isBusy { dismiss() }
              showsError = true
            }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let dismissals = [
    CatalogueMember("DismissAction", "callAsFunction"), CatalogueMember("PresentationMode", "dismiss"),
  ]
  private static let task: Name = "Task"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: dismissals) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let block = context.ancestors.last, block.kind == .closureExpr || block.kind == .codeBlock,
      !context.isPreview, let view = context.ownerType, context.conforms(view, to: .view)
    else { return }
    let later = block.children.flatMap { statement -> [SyntaxNode] in
      if statement.id == node.id || statement.kind == .closureSignature { return [] }
      if statement.kind == .functionCallExpr, context.makes(statement, anyOf: [Self.task]),
        let work = context.analyzer.arguments(of: statement, context.record).last?.node, work.kind == .closureExpr
      {
        return work.children.filter { $0.kind != .closureSignature }
      }
      return statement.range.start > node.range.start ? [statement] : []
    }
    guard !later.isEmpty else { return }
    for found in CalledWrites(in: later, context).found {
      let state = found.write.property
      guard let value = found.write.value, value.kind != .nilLiteralExpr, value.text != "false",
        context.isOfSameType(state), context.analyzer.isOwnState(state), isPresentation(state, context)
      else { continue }
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the view is closed before this code turns on `\(context.analyzer.name(of: state))`: what that presents never "
            + "appears; close the view when the work has succeeded",
          in: context.file, at: node.range,
          notes: [Diagnostic.Note("it is set here", in: found.context.file, at: found.write.node.range)]))
    }
  }

  private static let item: Name = "item"

  /// Whether the only bindings to a state are those that present something.
  private func isPresentation(_ state: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let bindings = PropertyUses(of: state, analyzer).bindings
    guard !bindings.isEmpty else { return false }
    let name = analyzer.decl(state).name
    let presenting = context.bodiesOfType.map { body -> Int in
      let code = analyzer.node(of: body)
      guard code.mentions(name) || code.mentions(name.projection) else { return 0 }
      let place = RuleContext(analyzer, body.file)
      place.enter(body)
      return code.subtree.count { call in
        guard call.kind == .functionCallExpr, place.calledFact(.presents, of: call) != nil,
          let binding = place.argument(call, .isPresented) ?? place.argument(call, Self.item)
        else { return false }
        return place.propertyBound(by: binding) == state
      }
    }
    return presenting.reduce(0, +) == bindings.count
  }
}
