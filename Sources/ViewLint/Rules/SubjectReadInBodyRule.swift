import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a body that reads the value of a subject, whose changes do not update views.
struct SubjectReadInBodyRule: Rule {
  static let info = RuleInfo(
    "subject_read_in_body", .state, .warning, isFixable: false,
    summary: "the body reads the value of a subject, and does not run again when the subject sends another value",
    explanation: """
      The view shows the value from its body's last evaluation, as in `Text(session.userName.value)`. A \
      `CurrentValueSubject` sends new values to its subscribers; a view that observes the object with the subject is \
      not one of them. Use a `@Published` property, or store the values of the subject in a state with `onReceive`.
      """,
    silence: "The rule ignores views that receive the subject, and objects that send `objectWillChange` themselves.",
    examples: [
      RuleExample(
        """
        import Combine
        final class Session: ObservableObject {
          let name = CurrentValueSubject<String, Never>("guest")
          func signIn() { name.send("maria") }
        }
        struct Account: View {
          @ObservedObject var session: Session
          var body: some View { Text(↓session.name.value) }
        }
        """),
      RuleExample(
        """
        import Combine
        final class Session: ObservableObject {
          let name = CurrentValueSubject<String, Never>("guest")
          func signIn() { name.send("maria") }
        }
        struct Account: View {
          @ObservedObject var session: Session
          @State private var shown = ""
          var body: some View {
            Text(shown).onReceive(session.name) { shown = $0 }
            Button("Print") { print(session.name.value) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 3, of: 3, inApps: 195))

  static let visits: [NodeKind] = [.memberAccessExpr]

  private static let value = CatalogueMember("CurrentValueSubject", "value")
  private static let listeners: [Name] = ["onReceive", "objectWillChange", "sink", "TimelineView"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.isUse(node, of: Self.value), let base = node.children.first?.unchained, context.runsForBody,
      !context.isPreview, let view = context.ownerType, context.isInView, let use = context.record.uses[base.id],
      context.isOwn(use.decl), let owner = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
      !([view] + analyzer.extensions(of: view)).contains(where: { part in
        Self.listeners.contains { analyzer.node(of: part).mentions($0) }
      }),
      !analyzer.node(of: owner).mentions("objectWillChange")
    else { return }
    let name = analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "values that `\(name)` sends do not update the view, which keeps this value until another update; "
          + "make `\(name)` `@Published`, or receive it with `onReceive`",
        in: context.file, at: node.range, notes: [context.note("the subject", at: use.decl)]))
  }
}
