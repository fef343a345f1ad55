import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a model that is made in the argument of an environment modifier.
struct InlineEnvironmentObjectRule: Rule {
  static let info = RuleInfo(
    "environment_object_inline", .state, .warning, isFixable: false,
    summary: "each evaluation of the body puts another model into the environment",
    explanation: """
      At each update the views below get an empty model, and what the old one held is lost. The argument of \
      `environment` or `environmentObject` is evaluated with the body, so that a model created there is replaced each \
      time. Keep it in `@State` or `@StateObject`, and put that into the environment.
      """,
    silence: """
      Previews and views that only previews show, whose bodies are evaluated once. Shared objects, which are not \
      created here. An object that holds only what it is given, all of it constant, which loses nothing.
      """,
    examples: [
      RuleExample(
        """
        final class Session: ObservableObject {}
        struct Root: View {
          @State private var count = 0
          var body: some View {
            Button("More") { count += 1 }.environmentObject(↓Session())
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Session {}
        struct Root: View {
          var body: some View { Text("Root").environment(↓Session()) }
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {}
        struct Root: View {
          @StateObject private var session = Session()
          var body: some View { Text("Root").environmentObject(session) }
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {}
        struct Root_Previews: PreviewProvider {
          static var previews: some View { Text("Root").environmentObject(Session()) }
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {}
        final class Store {}
        final class StoreBox: ObservableObject {
          let store: Store
          init(store: Store) { self.store = store }
        }
        struct Root: View {
          let store: Store
          var body: some View { Text("Root").environmentObject(StoreBox(store: store)) }
        }
        extension View {
          func sampleSession() -> some View { environmentObject(Session()) }
          func session() -> some View { environmentObject(↓Session()) }
        }
        struct Sample: View {
          var body: some View { Text("Sample").sampleSession().environmentObject(Session()) }
        }
        #Preview { Sample() }
        #Preview { Text("Root").session() }
        struct Screen: View {
          var body: some View { Text("Screen").session() }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Session {
          static let shared = Session()
          static func make() -> Session { Session() }
        }
        struct Root: View {
          var body: some View {
            Text("1").environment(↓makeSession())
            Text("2").environment(↓Session.make())
            Text("3").environment(shared)
          }
          private func makeSession() -> Session { Session() }
          private var shared: Session { Session.shared }
        }
        """),
    ], precision: RuleInfo.Precision(right: 5, of: 7, inApps: 9))

  static let visits: [NodeKind] = [.functionCallExpr]

  static let usesProgramFacts = true

  private static let members: [CatalogueMember] = [
    CatalogueMember("View", "environmentObject"), CatalogueMember("View", "environment"),
    CatalogueMember("Scene", "environmentObject"), CatalogueMember("Scene", "environment"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: Self.members) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let given = node.arguments.last else { return }
    let origin = context.origin(of: given)
    let making = origin.context.making(origin.node)
    guard let made = making.context.madeType(making.node),
      context.analyzer.decl(made).kind == .classType, !context.isPreview, let decl = context.decl,
      context.analyzer.isViewContent(decl) || context.isViewCode,
      context.conforms(made, to: .observableObject) || context.conforms(made, to: .observable),
      !holdsOnlyWhatItIsGiven(made, context)
    else { return }
    let name = context.analyzer.name(of: made)
    let wrapper = context.conforms(made, to: .observable) ? "@State" : "@StateObject"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each evaluation of the body creates another `\(name)`, and the views below lose what the last one held; keep "
          + "it in `\(wrapper)`",
        in: context.file, at: given.range, notes: [context.note("the model is declared here", at: made)]),
      if: .shown(decl))
  }

  /// Whether a class has only constants, all of which its initializer sets.
  func holdsOnlyWhatItIsGiven(_ made: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let kept = analyzer.children(of: made).filter { member in
      analyzer.decl(member).kind == .variable
        && analyzer.decl(member).flags.isDisjoint(with: [.isComputed, .isStatic])
    }
    return !kept.isEmpty
      && kept.allSatisfy { member in
        analyzer.decl(member).has(.isConstant) && analyzer.node(of: member).child(.initializerClause) == nil
      }
  }
}
