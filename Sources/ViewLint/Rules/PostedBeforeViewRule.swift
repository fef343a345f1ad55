import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a notification that the app's delegate posts before a view can receive it.
struct PostedBeforeViewRule: Rule {
  static let info = RuleInfo(
    "posted_before_view", .correctness, .warning, isFixable: false,
    summary: "the tap that starts the app posts a notification that only views receive, and there is no view yet",
    explanation: """
      The user taps a push message or a quick action, the app starts, and opens on its first screen as if nothing had \
      been tapped. While the app is running, the same tap works. At a cold start the system calls the delegate before \
      the first view is there; a notification is only delivered to those who already wait for it. Keep the value in a \
      property of an object too, and let the view take it when it appears.
      """,
    silence: """
      Functions that also keep the value in a property or a store, and notifications that an object observes.
      """,
    examples: [
      RuleExample(
        """
        import UIKit
        import UserNotifications
        extension Notification.Name { static let openItem = Notification.Name("openItem") }
        final class Delegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
          ) async {
            open(response.notification.request.identifier)
          }
          private func open(_ item: String) {
            NotificationCenter.default.↓post(name: .openItem, object: item)
          }
        }
        struct Root: View {
          @State private var item: String?
          var body: some View {
            Text(item ?? "Items")
              .onReceive(NotificationCenter.default.publisher(for: .openItem)) { item = $0.object as? String }
          }
        }
        """),
      RuleExample(
        """
        import UIKit
        extension Notification.Name {
          static let openItem = Notification.Name("openItem")
          static let addItem = Notification.Name("addItem")
        }
        final class Router { static let shared = Router(); var item: String? }
        final class Delegate: NSObject, UIApplicationDelegate {
          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            Router.shared.item = url.path
            NotificationCenter.default.post(name: .openItem, object: url.path)
            return true
          }
          func applicationWillTerminate(_ application: UIApplication) {
            NotificationCenter.default.post(name: .addItem, object: nil)
          }
        }
        struct Root: View {
          @State private var item: String?
          var body: some View {
            Text(item ?? "Items")
              .onReceive(NotificationCenter.default.publisher(for: .openItem)) { item = $0.object as? String }
              .onReceive(NotificationCenter.default.publisher(for: .addItem)) { _ in item = nil }
              .onAppear { item = Router.shared.item }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 24))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true
  static let outsideViews = OutsideViews(calls: true)

  private static let post = CatalogueMember("NotificationCenter", "post")
  private static let name: Name = "name"
  private static let observers: Set<Name> = ["publisher", "notifications", "addObserver"]
  /// The functions that the system calls for what has started the app, by name and by the label of an argument.
  private static let starts: [(function: Name, label: Name)] = [
    ("userNotificationCenter", "didReceive"), ("application", "didFinishLaunchingWithOptions"),
    ("application", "open"), ("application", "continue"), ("application", "performActionFor"),
    ("scene", "openURLContexts"), ("scene", "continue"), ("scene", "willConnectTo"),
    ("windowScene", "performActionFor"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [post]) }

  static func mayCheck(_ call: SyntaxNode) -> Bool { call.calleeName.map { call.name(of: $0) } == post.name }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let place = node.calleeName, let value = context.argument(node, Self.name), let function = context.decl,
      let start = start(leadingTo: function, context, depth: 0),
      let notification = context.record.decl(of: value), context.isOwn(notification)
    else { return }
    let name = analyzer.decl(notification).name
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "if the tap starts the app, no view receives `\(name)` yet, so it is lost; keep what was asked for in a property "
          + "too, which the view takes when it appears",
        in: context.file, at: place.range, notes: [context.note("the system calls this", at: start)]),
      if: .all([
        .somewhere([name]) { Self.isObserved(at: $0, inView: true, $1) },
        .nowhere([name]) { Self.isObserved(at: $0, inView: false, $1) },
      ]))
  }

  /// The function of a delegate that leads to a call without keeping anything: the function of the call, or one of the
  /// same type that calls it.
  private func start(leadingTo function: DeclID, _ context: RuleContext, depth: Int) -> DeclID? {
    let analyzer = context.analyzer
    guard analyzer.decl(function).kind == .function, let owner = context.ownerType,
      depth > 0 || hasStart(owner, analyzer), !keeps(function, analyzer)
    else { return nil }
    if isStart(function, analyzer) { return function }
    guard depth < 2 else { return nil }
    return context.helperPlaces(of: function).firstNonNil { call in
      call.context.decl.flatMap { start(leadingTo: $0, call.context, depth: depth + 1) }
    }
  }

  private func isStart(_ function: DeclID, _ analyzer: Analyzer) -> Bool {
    let name = analyzer.decl(function).name
    guard Self.starts.contains(where: { $0.function == name }) else { return false }
    let labels = analyzer.signature(of: function).parameters.compactMap(\.label)
    return Self.starts.contains { $0.function == name && labels.contains($0.label) }
  }

  private func hasStart(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }.contains { member in
      analyzer.decl(member).kind == .function && isStart(member, analyzer)
    }
  }

  /// Whether a function stores something, or calls code that may.
  private func keeps(_ function: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let block = analyzer.node(of: function).child(.codeBlock) else { return true }
    let record = analyzer.record(of: function)
    return block.subtree.contains { part in
      if part.isAssignment || PropertyWrite(part, record, analyzer) != nil { return true }
      guard part.kind == .functionCallExpr, let use = record.uses[part.id] else { return false }
      return Self.storing.contains(analyzer.decl(use.decl).name)
    }
  }

  private static let storing: Set<Name> = ["set", "setValue", "send", "yield", "append"]

  private static func isObserved(at place: NamedPlace, inView: Bool, _ analyzer: Analyzer) -> Bool {
    for around in place.enclosing(analyzer.program) where around.kind == .functionCallExpr {
      guard let name = around.calleeName else { return false }
      guard observers.contains(around.name(of: name)) else { continue }
      guard let context = place.context(analyzer) else { return !inView }
      return context.isInView == inView
    }
    return false
  }
}

extension SyntaxNode {
  fileprivate var isAssignment: Bool { kind == .assignmentExpr }
}
