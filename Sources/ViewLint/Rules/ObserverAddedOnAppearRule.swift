import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a notification observer that is added each time a view appears and never removed.
struct ObserverAddedOnAppearRule: Rule {
  static let info = RuleInfo(
    "observer_added_on_appear", .correctness, .warning, isFixable: false,
    summary: "each appearance of the view adds another observer of a notification, and none is removed",
    explanation: """
      For one notification the code runs twice, then three times. `addObserver(forName:object:queue:using:)` returns a \
      token, and the observer stays until the token is passed to `removeObserver(_:)`. A view appears again when the \
      user comes back to its tab or its screen, and adds one observer more each time. Those of views that are gone \
      stay, too. `onReceive` with the publisher of the notification observes it as long as the view is there. An event \
      monitor of `NSEvent` stays until it is passed to `removeMonitor(_:)`.
      """,
    silence: """
      The rule ignores types that remove an observer or a monitor, and notifications that are awaited in a task, which \
      ends with the view.
      """,
    examples: [
      RuleExample(
        """
        struct Page: View {
          @State private var height = 0.0
          var body: some View {
            ScrollView { Text("Page") }
              .padding(.bottom, height)
              .onAppear {
                NotificationCenter.default.↓addObserver(forName: .init("shown"), object: nil, queue: .main) { _ in
                  height = 300
                }
                listen()
              }
          }
          private func listen() {
            _ = NotificationCenter.default.↓addObserver(forName: .init("hidden"), object: nil, queue: .main) { _ in
              height = 0
            }
          }
        }
        """),
      RuleExample(
        """
        struct Page: View {
          @State private var height = 0.0
          @State private var token: (any NSObjectProtocol)?
          var body: some View {
            ScrollView { Text("Page") }
              .padding(.bottom, height)
              .onAppear {
                token = NotificationCenter.default.addObserver(forName: .init("shown"), object: nil, queue: .main) { _ in
                  height = 300
                }
              }
              .onDisappear {
                if let token { NotificationCenter.default.removeObserver(token) }
              }
              .onReceive(NotificationCenter.default.publisher(for: .init("hidden"))) { _ in height = 0 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 3, of: 3, inApps: 185))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let add = CatalogueMember("NotificationCenter", "addObserver")
  private static let remove: Name = "removeObserver"
  private static let monitors = [
    CatalogueMember("NSEvent", "addLocalMonitorForEvents"), CatalogueMember("NSEvent", "addGlobalMonitorForEvents"),
  ]
  private static let removeMonitor: Name = "removeMonitor"
  private static let using: Name = "using"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [add] + monitors) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if context.isUse(node, ofAny: Self.monitors) { return checkMonitor(node, context) }
    guard let name = node.calleeName, let owner = context.ownerType, context.conforms(owner, to: .view),
      context.argument(node, Self.using) != nil || node.arguments.last?.kind == .closureExpr
        || node.children.last?.kind == .closureExpr,
      !([owner] + analyzer.extensions(of: owner)).contains(where: { analyzer.node(of: $0).mentions(Self.remove) }),
      !context.runsOnlyOnce(node), context.runsWhenAppearing, !context.isPreview
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing removes this observer, and one more is added whenever the view appears, so that its code runs several "
          + "times for one notification; use `onReceive` with `NotificationCenter.default.publisher(for:)`",
        in: context.file, at: name.range))
  }

  /// Checks `NSEvent.addLocalMonitorForEvents` in `onAppear`.
  private func checkMonitor(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let owner = context.ownerType, context.conforms(owner, to: .view),
      !([owner] + analyzer.extensions(of: owner)).contains(where: {
        analyzer.node(of: $0).mentions(Self.removeMonitor)
      }),
      !context.runsOnlyOnce(node), context.runsWhenAppearing, !context.isPreview
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing removes this monitor, and each appearance of the view adds another one, so that its closure runs several "
          + "times for one event; keep the monitor in `@State` and pass it to `NSEvent.removeMonitor` in `onDisappear`",
        in: context.file, at: name.range))
  }
}

extension RuleContext {
  /// Whether the code runs when a view appears: in `onAppear`, or in a method of the view that is called there.
  var runsWhenAppearing: Bool {
    if enclosingCalls.contains(where: { isAppearing($0.call) }) { return true }
    var seen: Set<DeclID> = []
    return runsInMethodWhenAppearing(&seen)
  }

  /// - Parameter seen: the methods that were tried before.
  private func runsInMethodWhenAppearing(_ seen: inout Set<DeclID>) -> Bool {
    guard let function = decl, analyzer.decl(function).kind == .function, enclosingCalls.isEmpty,
      seen.insert(function).inserted
    else { return false }
    if isUsed(function, inWhatIsGivenTo: { $1.isAppearing($0) }) { return true }
    for place in helperPlaces(of: function) where place.context.runsInMethodWhenAppearing(&seen) { return true }
    return false
  }

  /// Whether the code returns before the node if a flag is set that it sets: `guard !isReady else { return }`.
  func runsOnlyOnce(_ node: SyntaxNode) -> Bool {
    let finder = OnceFinder(analyzer: analyzer)
    return ancestors.contains { around in
      guard around.kind == .closureExpr || around.kind == .codeBlock else { return false }
      let statements = around.children.filter { $0.kind != .closureSignature }
      guard let index = statements.firstIndex(where: { $0.range.contains(node.range) }) else { return false }
      return statements.indices.prefix(index).contains { earlier in
        finder.leavesAfterFirst(statements[earlier], rest: statements[(earlier + 1)...], record)
      }
    }
  }

  private func isAppearing(_ call: SyntaxNode) -> Bool {
    record.uses[call.id].map { analyzer.fact(.lifecycle, of: $0.decl) == .onAppear } ?? false
  }
}
