import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a body that reads the value of a subject, whose changes no view hears of.
struct SubjectReadInBodyRule: Rule {
  static let info = RuleInfo(
    "subject_read_in_body", .state, .warning, isFixable: false,
    summary: "the body reads the value of a subject, and is not run again when another one is sent",
    explanation: """
      A `CurrentValueSubject` tells its subscribers of a new value; a view that observes the object around it is none of them. \
      `Text(session.userName.value)` shows what was there when the body ran last. Make it a `@Published` property, or receive the \
      subject with `onReceive` into a state.
      """,
    silence: "Views that receive the subject, and objects that send `objectWillChange` themselves.",
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
    ])

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
        "the view does not hear of what `\(name)` is sent: this stays as it is until something else updates the view; make `\(name)` "
          + "`@Published`, or receive it with `onReceive`",
        in: context.file, at: node.range, notes: [context.note("the subject", at: use.decl)]))
  }
}
