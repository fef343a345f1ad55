import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a notification of the program that is observed and never posted.
struct NotificationNeverPostedRule: Rule {
  static let info = RuleInfo(
    "notification_never_posted", .correctness, .warning, isFixable: false,
    summary: "the observer never runs: nothing in the program posts the notification",
    explanation: """
      The view keeps what it showed first. An observer runs only when a notification with an equal name is posted, and \
      the program posts none with this one; often a second name was declared for the same event. Post this name, or \
      observe the one that is posted.
      """,
    silence: """
      Libraries, and files without the app. Names that any other code mentions, whose text occurs elsewhere in the \
      program, or that begin like a name of the system (`NS`, `UI`, `com.`). Public names.
      """,
    examples: [
      RuleExample(
        """
        @main struct Shop: App {
          var body: some Scene { WindowGroup { CartCount() } }
        }
        extension Notification.Name {
          static let cartChanged = Notification.Name("cartChanged")
          static let cartDidChange = Notification.Name("cartDidChange")
        }
        final class Cart {
          static let shared = Cart()
          private(set) var items: [String] = []
          func add(_ item: String) {
            items.append(item)
            NotificationCenter.default.post(name: .cartDidChange, object: nil)
          }
        }
        struct CartCount: View {
          @State private var count = 0
          var body: some View {
            Button("Add \\(count)") { Cart.shared.add("Apple") }
              .onReceive(NotificationCenter.default.publisher(for: ↓.cartChanged)) { _ in
                count = Cart.shared.items.count
              }
          }
        }
        """),
      RuleExample(
        """
        @main struct Shop: App {
          var body: some Scene { WindowGroup { CartCount() } }
        }
        extension Notification.Name {
          static let cartChanged = Notification.Name("cartChanged")
          static let stored = Notification.Name("NSManagedObjectContextDidSaveNotification")
        }
        struct CartCount: View {
          @State private var count = 0
          var body: some View {
            Button("Add \\(count)") { announce(.cartChanged) }
              .onReceive(NotificationCenter.default.publisher(for: .cartChanged)) { _ in count += 1 }
              .onReceive(NotificationCenter.default.publisher(for: .stored)) { _ in count += 1 }
          }
          private func announce(_ name: Notification.Name) {
            NotificationCenter.default.post(name: name, object: nil)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 29))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true
  static let dependsOnWholeProgram = true

  private static let observing = [
    CatalogueMember("NotificationCenter", "publisher"), CatalogueMember("NotificationCenter", "notifications"),
    CatalogueMember("NotificationCenter", "addObserver"),
  ]
  private static let center: Name = "NotificationCenter"
  private static let observers = Set(observing.map(\.name)).union(["removeObserver"])
  private static let labels: [Name] = ["for", "named", "forName", "name"]
  private static let systemPrefixes = [
    "NS", "UI", "AV", "CL", "MK", "EK", "CN", "SK", "HK", "AC", "Apple", "_", "com.", "kCF",
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: observing) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard analyzer.hasEntry, analyzer.isWholeModule(around: context.fileID), !context.isPreview,
      // Other programs post to a distributed center.
      node.memberBase.flatMap({ context.nominal(of: $0) }).map({ analyzer.decl($0).name == Self.center }) == true,
      let name = Self.labels.firstNonNil({ context.argument(node, $0) }),
      let decl = context.record.decl(of: name), context.isOwn(decl), analyzer.decl(decl).access <= .internalAccess,
      let text = Self.text(of: decl, analyzer), !Self.isOfSystem(text)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing in the program posts `\(analyzer.decl(decl).name)`, so this never runs; post it where the change is "
          + "made, or observe the notification that is posted there",
        in: context.file, at: name.range, notes: [context.note("the name is declared here", at: decl)]),
      if: .all([
        .nowhere([analyzer.decl(decl).name]) { place, analyzer in !Self.observes(place, analyzer) },
        .passes { Self.isWrittenOnce(text, $0.program) },
      ]))
  }

  /// The written text of a constant: `Notification.Name("text")`.
  private static func text(of decl: DeclID, _ analyzer: Analyzer) -> String? {
    guard let value = analyzer.keptValue(of: decl), value.kind == .functionCallExpr,
      value.arguments.count == 1, let text = value.arguments.first?.argumentValue,
      text.kind == .stringLiteralExpr, text.children.isEmpty
    else { return nil }
    return text.text
  }

  private static func isOfSystem(_ literal: String) -> Bool {
    systemPrefixes.contains { literal.dropFirst().hasPrefix($0) }
  }

  /// Whether a string literal occurs once in the program.
  private static func isWrittenOnce(_ literal: String, _ program: Program) -> Bool {
    var count = 0
    for file in program.userFileIDs {
      for node in program.file(file).tree.root.subtree where node.kind == .stringLiteralExpr && node.text == literal {
        count += 1
        if count > 1 { return false }
      }
    }
    return count == 1
  }

  /// Whether a place names the notification to observe it, or to stop.
  private static func observes(_ place: NamedPlace, _ analyzer: Analyzer) -> Bool {
    for around in place.enclosing(analyzer.program) where around.kind == .functionCallExpr {
      guard let name = around.calleeName else { return false }
      return observers.contains(around.name(of: name))
    }
    return false
  }
}
