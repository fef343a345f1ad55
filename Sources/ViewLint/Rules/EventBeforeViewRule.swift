import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action that takes a waiting value at its change, in a view that may appear after the change.
struct EventBeforeViewRule: Rule {
  static let info = RuleInfo(
    "event_before_view", .correctness, .warning, isFixable: false,
    summary: "the view takes the waiting value only when it changes, so one that is there when the view appears stays",
    explanation: """
      A link, a shortcut or a notification that starts the app sets the value while another screen is shown, such as that \
      for logging in. The view that takes the value appears later, and `onChange` waits for the next change: nothing \
      happens. Use `onChange(of:initial:_:)` with `initial: true`, or look for the value in `onAppear`, too. Reported of \
      links that open an app, and of an amount that is set before its field appears.
      """,
    silence: """
      Reported only if the action takes the value out of an object that outlives the view, by setting it to `nil`, other \
      code sets the value, and the view is everywhere under a condition, or in a sheet or a pushed screen. Views that \
      read the value when they appear.
      """,
    examples: [
      RuleExample(
        """
        @Observable final class Router {
          var pending: URL?
          var seen: URL?
          var path: [String] = []
        }
        struct Home: View {
          @Environment(Router.self) private var router
          var body: some View {
            Text("Home")
              .↓onChange(of: router.pending) { _, url in
                guard let url else { return }
                router.path.append(url.absoluteString)
                router.pending = nil
              }
              .onChange(of: router.seen, initial: true) { router.seen = nil }
          }
        }
        @main struct Links: App {
          @State private var router = Router()
          @State private var isReady = false
          var body: some Scene {
            WindowGroup {
              VStack {
                if isReady { Home() } else { ProgressView() }
              }
              .environment(router)
              .onOpenURL {
                router.pending = $0
                router.seen = $0
              }
              .task { isReady = true }
            }
          }
        }
        """),
      RuleExample(
        """
        @Observable final class Router {
          var pending: URL?
          var path: [String] = []
        }
        struct Home: View {
          @Environment(Router.self) private var router
          var body: some View {
            Text("Home")
              .onChange(of: router.pending) { take() }
              .onAppear { take() }
          }
          private func take() {
            guard let url = router.pending else { return }
            router.path.append(url.absoluteString)
            router.pending = nil
          }
        }
        struct Always: View {
          @Environment(Router.self) private var router
          var body: some View {
            Text("Always").onChange(of: router.pending) {
              if let url = router.pending { router.path = [url.absoluteString] }
              router.pending = nil
            }
          }
        }
        @main struct Links: App {
          @State private var router = Router()
          @State private var isReady = false
          var body: some Scene {
            WindowGroup {
              VStack {
                Always()
                if isReady { Home() } else { ProgressView() }
              }
              .environment(router)
              .onOpenURL { router.pending = $0 }
              .task { isReady = true }
            }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true
  static let dependsOnWholeProgram = true

  private static let of: Name = "of"
  private static let initial: Name = "initial"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.onChange]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let watched = context.argument(node, Self.of),
      let use = context.record.uses[watched.id], use.part == .value, context.isOwn(use.decl),
      case let value = use.decl, analyzer.decl(value).kind == .variable,
      analyzer.wrapped(analyzer.variableType(of: value)) != nil, analyzer.hasEntry,
      let owner = analyzer.owner(of: value).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType, analyzer.isObserved(value),
      context.argument(node, Self.initial).map({ $0.text == "false" }) ?? true,
      context.isViewCode, !context.isPreview, let view = context.ownerType, context.isOwn(view), view != owner,
      analyzer.isWholeModule(around: context.fileID),
      let action = analyzer.arguments(of: node, context.record).last?.node, let code = context.code(ofAction: action),
      CalledWrites(in: code.statements, code.context).found.contains(where: {
        $0.write.property == value && $0.write.value?.kind == .nilLiteralExpr
      }), let setting = setting(of: value, outside: view, analyzer), !isReadOnAppear(value, context),
      comesLater(view, context)
    else { return }
    let text = analyzer.name(of: value)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(text)` may be set before this view appears, and is then never taken: the action waits for the next change; "
          + "use `onChange(of:initial:_:)`, or look for it in `onAppear` too",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("it is set here", in: setting.file, at: setting.node.range)]))
  }

  /// A place outside of the view that gives the property a value.
  private func setting(
    of value: DeclID, outside view: DeclID, _ analyzer: Analyzer
  ) -> (node: SyntaxNode, file: SourceFile)? {
    let uses = PropertyUses(of: value, analyzer)
    return zip(uses.writes, uses.writers).firstNonNil { write, writer in
      guard let new = write.value, new.kind != .nilLiteralExpr,
        analyzer.owner(of: writer).flatMap({ analyzer.nominal(of: $0) }) != view
      else { return nil }
      return (write.node, analyzer.program.file(writer.file).source)
    }
  }

  /// Whether code that runs as the view appears reads the value.
  private func isReadOnAppear(_ value: DeclID, _ context: RuleContext) -> Bool {
    context.bodiesOfType.contains { body in
      let place = RuleContext(context.analyzer, body.file)
      place.enter(body)
      return context.analyzer.node(of: body).subtree.contains { call in
        guard call.kind == .functionCallExpr, let moment = place.calledFact(.lifecycle, of: call),
          moment.startsOnAppear, let action = context.analyzer.arguments(of: call, place.record).last?.node,
          let code = place.code(ofAction: action)
        else { return false }
        return code.context.firstPart(inCodeOf: code.statements) { part, inner in
          inner.record.uses[part.id].map { $0.decl == value && $0.part == .value } ?? false
        } != nil
      }
    }
  }

  /// Whether all places that make the view are under a condition, or in content that an action presents.
  private func comesLater(_ view: DeclID, _ context: RuleContext) -> Bool {
    let uses = context.uses(ofView: view).filter { !$0.context.isPreview }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        use.context.ancestors.contains { around in
          around.kind == .ifExpr || around.kind == .switchExpr
            || around.kind == .functionCallExpr && use.context.calledFact(.presents, of: around) != nil
        }
      }
  }
}
