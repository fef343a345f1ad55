import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an `onChange` of a flag on a view that exists only while the flag has one value.
struct ObserverRemovedRule: Rule {
  static let info = RuleInfo(
    "observer_removed", .correctness, .warning, isFixable: false,
    summary: "the view with this `onChange` is removed by the change that it waits for, so the action never runs",
    explanation: """
      The action never runs. `onChange(of: isOpen)` compares the values of two updates of the view that it is attached \
      to. In the branch of `if isOpen`, or in the content of a sheet or popover that `$isOpen` presents, there is no \
      update with the other value: the change removes the view, and the opposite change makes a new one. Attach the \
      `onChange` to a view outside of the branch or the presentation.
      """,
    silence: """
      The rule ignores `onChange` with `initial: true`, which runs as the view appears, and values with more than two \
      states.
      """,
    examples: [
      RuleExample(
        """
        struct EditedPanel: View {
          @State private var isEditing = false
          var body: some View {
            Toggle("Edit", isOn: $isEditing)
            if isEditing { editor }
            footer
          }
          private var editor: some View { Text("Editor").↓onChange(of: isEditing) { print("changed") } }
          private var footer: some View { Text("Footer").onChange(of: isEditing) { print("changed") } }
        }
        """),
      RuleExample(
        """
        struct Connection: View {
          @State private var isOpen = false
          @State private var wantsSettings = false
          @State private var showsSettings = false
          var body: some View {
            Button("Connection") { isOpen = true }
              .popover(isPresented: $isOpen) {
                Button("Settings") {
                  wantsSettings = true
                  isOpen = false
                }
                .↓onChange(of: isOpen) { if wantsSettings { showsSettings = true } }
              }
              .sheet(isPresented: $showsSettings) { Text("Settings") }
          }
        }
        """),
      RuleExample(
        """
        struct Upload: View {
          let isUploading: Bool
          @State private var count = 0
          var body: some View {
            VStack {
              if isUploading {
                ProgressView().↓onChange(of: isUploading) { count += 1 }
              } else {
                Text("\\(count)").↓onChange(of: isUploading) { _, isUploading in
                  if isUploading { count = 0 }
                }
              }
              if !isUploading, count > 0 { Text("Done").↓onChange(of: isUploading) { count = 0 } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Upload: View {
          let isUploading: Bool
          let step: Int?
          @State private var count = 0
          @State private var shows = false
          var body: some View {
            VStack {
              if isUploading { ProgressView().onChange(of: isUploading, initial: true) { count += 1 } }
              if isUploading || count > 1 { ProgressView().onChange(of: isUploading) { count += 1 } }
              if let step { Text("\\(step)").onChange(of: step) { count += 1 } }
            }
            .onChange(of: isUploading) { count = 0 }
            .sheet(isPresented: $shows) {
              Text("\\(count)").onChange(of: count) { shows = false }
            }
            .onChange(of: shows) { count = 0 }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let value: Name = "of"
  private static let initial: Name = "initial"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let watched = context.argument(node, Self.value), let name = node.calleeName,
      context.argument(node, Self.initial).map({ $0.text == "false" }) ?? true,
      let use = context.record.uses[watched.id], use.part == .value, context.isOwn(use.decl),
      context.type(of: watched).map({ analyzer.isKnown($0, .bool) }) == true, !context.isPreview,
      let cause = cause(of: watched, use.decl, at: node, context) ?? causeAtUse(of: watched, use.decl, context)
    else { return }
    let text = RuleText.oneLine(watched.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a change of `\(text)` removes this view, or makes a new one: the action never runs; attach the `onChange` to a "
          + "view that stays, outside of \(cause.text)",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("this decides about the view", in: cause.file, at: cause.range)]))
  }

  /// The same for the code of a helper, at the only place that uses it.
  private func causeAtUse(of watched: SyntaxNode, _ property: DeclID, _ context: RuleContext) -> Cause? {
    guard context.runsWithBody, context.isOfSameType(property), let helper = context.decl,
      let use = context.onlyPlace(of: helper)
    else { return nil }
    return cause(of: watched, property, at: use.node, use.context)
  }

  /// What makes the view exist only for one value of the flag.
  private struct Cause {
    let text: String
    let file: SourceFile
    let range: SourceRange
  }

  private func cause(
    of watched: SyntaxNode, _ property: DeclID, at node: SyntaxNode, _ context: RuleContext
  ) -> Cause? {
    var inner = node
    for around in context.ancestors.reversed() {
      defer { inner = around }
      switch around.kind {
      case .ifExpr:
        let isThen = around.child(.codeBlock).map { $0.range.contains(inner.range) } ?? false
        let decides =
          isThen
          ? around.conditions.contains { isFlag($0, watched) }
          : around.conditions.count == 1 && isFlag(around.conditions[0], watched)
        if decides, let first = around.conditions.first {
          return Cause(text: "the `if`", file: context.file, range: first.range)
        }
      case .functionCallExpr:
        guard around.children.first?.id != inner.id, context.calledFact(.presents, of: around) != nil,
          let binding = context.argument(around, .isPresented), inner.range.start >= binding.range.end,
          context.propertyBound(by: binding) == property,
          binding.plainText.filter({ $0 != "$" }) == watched.plainText
        else { continue }
        let what = around.calleeName.map { around.text(of: $0) } ?? "presentation"
        return Cause(text: "the `\(what)`", file: context.file, range: binding.range)
      default: break
      }
    }
    return nil
  }

  /// Whether a condition is the flag or its opposite.
  private func isFlag(_ condition: SyntaxNode, _ watched: SyntaxNode) -> Bool {
    let text = condition.plainText
    return text == watched.plainText || text == "! " + watched.plainText
  }
}
