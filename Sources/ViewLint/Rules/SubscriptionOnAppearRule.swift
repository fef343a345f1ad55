import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a subscription that is added at each appearance of a view and never ended.
struct SubscriptionOnAppearRule: Rule {
  static let info = RuleInfo(
    "subscription_on_appear", .correctness, .warning, isFixable: false,
    summary: "each appearance of the view adds another subscription, and none is ended",
    explanation: """
      For one event the code runs twice, then three times. A view appears again whenever the user comes back to its tab \
      or its screen, and `sink { … }.store(in: &subscriptions)` then adds one more subscription. Subscribe in the \
      initializer of the object, empty the set first, `subscriptions.removeAll()`, or use `onReceive` in the view.
      """,
    silence: """
      The rule ignores sets that code empties or replaces, subscriptions under a condition, and publishers that end by \
      themselves, such as that of a request.
      """,
    examples: [
      RuleExample(
        """
        import Combine
        final class Stories: ObservableObject {
          @Published var page = 0
          let ticks = PassthroughSubject<Void, Never>()
          private var bag: Set<AnyCancellable> = []
          func start() {
            ticks.↓sink { [weak self] in self?.page += 1 }.store(in: &bag)
          }
        }
        struct StoriesView: View {
          @StateObject private var stories = Stories()
          var body: some View {
            Text("\\(stories.page)").onAppear { stories.start() }
          }
        }
        """),
      RuleExample(
        """
        import Combine
        final class Stories: ObservableObject {
          @Published var page = 0
          let ticks = PassthroughSubject<Void, Never>()
          private var bag: Set<AnyCancellable> = []
          private var others: Set<AnyCancellable> = []
          init() { ticks.sink { [weak self] in self?.page += 1 }.store(in: &bag) }
          func start() {
            others.removeAll()
            ticks.sink { [weak self] in self?.page += 1 }.store(in: &others)
          }
          func load() {
            guard bag.isEmpty else { return }
            ticks.sink { [weak self] in self?.page += 1 }.store(in: &bag)
          }
        }
        struct StoriesView: View {
          @StateObject private var stories = Stories()
          var body: some View {
            Text("\\(stories.page)")
              .onAppear { stories.start() }
              .onAppear { stories.load() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The object may be in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .onAppear }

  private static let sink = CatalogueMember("Publisher", "sink")
  private static let store: Name = "store"
  private static let into: Name = "in"
  private static let empty: Name = "removeAll"
  private static let maximumDepth = 2
  /// The publishers that do not end by themselves.
  private static let endless: Set<Name> = [
    "Publisher", "TimerPublisher", "PassthroughSubject", "CurrentValueSubject", "ObservableObjectPublisher",
  ]
  private static let ending: Set<Name> = ["collect", "first", "last", "output", "prefix", "timeout"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview, let action = context.analyzer.arguments(of: node, context.record).last?.node,
      let appearing = node.calleeName
    else { return }
    let statements = action.kind == .closureExpr ? action.children.filter { $0.kind != .closureSignature } : [action]
    find(in: statements, context, depth: 0) { call, inner in
      guard let name = call.calleeName else { return }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each appearance of the view adds another subscription, and none is ended, so that its code runs several times "
            + "for one event; subscribe in the initializer, or empty the set first",
          in: inner.file, at: name.range,
          notes: [Diagnostic.Note("this runs whenever the view appears", in: context.file, at: appearing.range)]))
    }
  }

  /// Calls back for each subscription that statements add whenever they run, also in the functions that they call.
  private func find(
    in statements: [SyntaxNode], _ context: RuleContext, depth: Int, _ report: (SyntaxNode, RuleContext) -> Void
  ) {
    let analyzer = context.analyzer
    for statement in statements {
      // What follows a check may run only once.
      if statement.kind == .guardStmt { return }
      guard
        statement.kind == .functionCallExpr || statement.kind == .declReferenceExpr
          || statement.kind == .memberAccessExpr
      else { continue }
      if let call = subscription(statement, context) {
        report(call, context)
      } else if depth < Self.maximumDepth, let called = context.record.uses[statement.id]?.decl,
        analyzer.isOwnFunction(called), let block = analyzer.node(of: called).child(.codeBlock)
      {
        let inner = RuleContext(analyzer, called.file)
        inner.enter(called)
        find(in: Array(block.children), inner, depth: depth + 1, report)
      }
    }
  }

  /// The call of `sink` in `publisher.sink { … }.store(in: &bag)`, if nothing empties the set.
  private func subscription(_ statement: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let analyzer = context.analyzer
    guard statement.kind == .functionCallExpr, let name = statement.calleeName,
      statement.name(of: name) == Self.store, let call = statement.memberBase, context.isUse(call, of: Self.sink),
      isEndless(call, context), let stored = context.argument(statement, Self.into),
      let target = stored.kind == .inoutExpr ? stored.children.first : stored,
      let set = context.record.decl(of: target), context.isOwn(set), analyzer.decl(set).kind == .variable,
      let owner = analyzer.owner(of: set).flatMap({ analyzer.nominal(of: $0) }),
      !isEmptied(analyzer.decl(set).name, of: owner, analyzer)
    else { return nil }
    return call
  }

  /// Whether code of the type empties or replaces the set.
  private func isEmptied(_ set: Name, of owner: DeclID, _ analyzer: Analyzer) -> Bool {
    ([owner] + analyzer.extensions(of: owner)).contains { part in
      analyzer.node(of: part).subtree.contains { node in
        switch node.kind {
        case .assignmentExpr: node.children.first?.mentions(set) == true
        case .functionCallExpr: node.memberBase?.mentions(set) == true && node.mentions(Self.empty)
        case .forStmt: node.mentions(set)
        default: false
        }
      }
    }
  }

  private func isEndless(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    var current = call.memberBase
    while let publisher = current, publisher.kind.isExpr {
      if publisher.kind == .functionCallExpr, let name = publisher.calleeName,
        Self.ending.contains(publisher.name(of: name))
      {
        return false
      }
      if let type = context.nominal(of: publisher), context.analyzer.isFromCatalogue(type),
        Self.endless.contains(context.analyzer.decl(type).name)
      {
        return true
      }
      current = publisher.kind == .functionCallExpr ? publisher.memberBase : publisher.children.first
    }
    return false
  }
}
