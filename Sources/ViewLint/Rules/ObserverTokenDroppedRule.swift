import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an observer of a notification that stays when the object of a view is gone.
struct ObserverTokenDroppedRule: Rule {
  static let info = RuleInfo(
    "observer_token_dropped", .performance, .warning, isFixable: false,
    summary: "nothing can remove the observer that each new object of a view adds to the notification center",
    explanation: """
      Memory grows, and each notification runs more and more closures. `addObserver(forName:object:queue:using:)` \
      returns the only thing with which the observer can be removed, and the notification center keeps the closure \
      until then, also when the object is gone: `[weak self]` only makes the closure do nothing. Keep the token and \
      remove it in `deinit`, or use `publisher(for:)` or `notifications(named:)`, whose subscriptions end with what \
      keeps them.
      """,
    silence: """
      Objects that live as long as the app, or whose lifetime is not known, and tokens that are kept.
      """,
    examples: [
      RuleExample(
        """
        final class Search: ObservableObject {
          @Published var hits: [String] = []
          init() {
            NotificationCenter.default.↓addObserver(
              forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
            ) { [weak self] _ in
              self?.hits = []
            }
          }
        }
        struct SearchView: View {
          @StateObject private var search = Search()
          var body: some View { Text("\\(search.hits.count)") }
        }
        struct Root: View {
          @State private var isSearching = false
          var body: some View {
            Button("Search") { isSearching = true }.sheet(isPresented: $isSearching) { SearchView() }
          }
        }
        """),
      RuleExample(
        """
        final class Search: ObservableObject {
          @Published var hits: [String] = []
          private var token: (any NSObjectProtocol)?
          init() {
            token = NotificationCenter.default.addObserver(
              forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
            ) { [weak self] _ in
              self?.hits = []
            }
          }
          deinit { if let token { NotificationCenter.default.removeObserver(token) } }
        }
        final class Session: ObservableObject {
          static let shared = Session()
          init() {
            NotificationCenter.default.addObserver(
              forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
            ) { _ in }
          }
        }
        struct SearchView: View {
          @StateObject private var search = Search()
          @StateObject private var session = Session.shared
          var body: some View { Text("\\(search.hits.count)") }
        }
        """),
    ], precision: RuleInfo.Precision(right: 3, of: 3, inApps: 24))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The views that keep the object may be in other files.
  static let usesProgramFacts = true
  static let outsideViews = OutsideViews(calls: true)

  private static let observe = CatalogueMember("NotificationCenter", "addObserver")
  private static let label: Name = "forName"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [observe]) }

  static func mayCheck(_ call: SyntaxNode) -> Bool { call.calleeName.map { call.name(of: $0) } == observe.name }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, context.argument(node, Self.label) != nil, context.isDropped(node),
      let owner = context.ownerType, analyzer.decl(owner).kind == .classType, !context.isPreview,
      case .views(let views) = analyzer.lifetime(ofObjectsOf: owner),
      let view = views.min(by: { ($0.file.index, $0.index) < ($1.file.index, $1.index) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each `\(analyzer.decl(owner).name)` adds an observer that stays when it is gone, because the token is dropped; "
          + "keep it and remove it in `deinit`, or use `publisher(for:)`",
        in: context.file, at: name.range, notes: [context.note("this view makes the objects", at: view)]),
      if: .presentedLater(views))
  }
}

extension RuleContext {
  /// Whether the result of a call is not used: the call is a statement, or assigned to `_`.
  func isDropped(_ node: SyntaxNode) -> Bool {
    guard let around = ancestors.last(where: { $0.kind != .parenExpr }) else { return false }
    if around.kind == .assignmentExpr { return around.children.first?.text == "_" }
    guard around.kind == .codeBlock || around.kind == .closureExpr || around.kind == .switchCase else { return false }
    // The only expression of a closure or a getter is its value.
    return around.kind != .closureExpr || around.children.count { $0.kind != .closureSignature } > 1
  }
}
