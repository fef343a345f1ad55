import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of state that is written while the views that depend on it are being made.
struct StateMutatedInBodyRule: Rule {
  static let info = RuleInfo(
    "state_mutated_in_body", .state, .warning, isFixable: false,
    summary: "state is changed while the body runs that depends on it",
    explanation: """
      A body describes views. Writing state there changes what is being described: SwiftUI complains that state is \
      modified during a view update, drops the change or runs the body again and again. Change it in an action: \
      `onAppear`, `onChange`, `task`, the closure of a button.
      """,
    silence: """
      Closures that are kept and run later, as actions and tasks are, may write what they like. So may code of a view that \
      is no part of its body.
      """,
    examples: [
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View {
            ↓count += 1
            return Text("Count")
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var names: [String] = []
          private var list: some View {
            ↓names.append("new")
            return Text("Names")
          }
          var body: some View { list }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var names: [String] = []
          var body: some View {
            VStack {
              let _ = ↓names.append("new")
              Text("Names")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View {
            Text("Count").onAppear { count += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View {
            var sum = count
            sum += 1
            return Text(String(sum))
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 31))

  static let visits: [NodeKind] = [.assignmentExpr, .infixOperatorExpr, .functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.has(.isMutating) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let write = PropertyWrite(node, context.record, context.analyzer),
      let wrapper = context.analyzer.propertyWrappers(of: write.property).first,
      context.analyzer.ownsWrappedValue(wrapper.decl), context.runsWithBody
    else { return }
    let name = context.analyzer.name(of: write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is changed while the body runs, which drops the change or runs the body without end; change it in an action, "
          + "as `onAppear` or `onChange`",
        in: context.file, at: node.range, notes: [context.note("the state is declared here", at: write.property)]))
  }
}
