import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a subscription that is not stored and therefore ends immediately.
struct SubscriptionDroppedRule: Rule {
  static let info = RuleInfo(
    "subscription_dropped", .correctness, .warning, isFixable: false, countsInTests: false,
    summary: "the subscription is not stored: it ends with its function, and later values never arrive",
    explanation: """
      Values that are sent later, such as the answer of a request or the next value of a property, are not received. \
      `sink` and `assign(to:on:)` return an `AnyCancellable`, and the subscription lasts as long as that is stored. `_ \
      = publisher.sink { … }`, and a local constant that nothing else names, release it before the function returns, \
      or when it does. Store it in a property of the object: `.store(in: &subscriptions)`.
      """,
    silence: """
      The rule ignores a subscription that is named anywhere else, publishers that send all their values on \
      subscription, such as `Just` and the `publisher` of a sequence, and publishers that start later, through \
      `subscribe(on:)`, or may do so in unknown code.
      """,
    examples: [
      RuleExample(
        """
        import Combine
        final class Ticker: ObservableObject {
          @Published var count = 0
          @Published var shown = ""
          init() {
            _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
              .↓sink { [weak self] _ in self?.count += 1 }
            let renaming = $count.map { "\\($0)" }.↓sink { [weak self] in self?.shown = $0 }
          }
          func load(_ url: URL) {
            URLSession.shared.dataTaskPublisher(for: url)
              .↓sink(receiveCompletion: { _ in }, receiveValue: { [weak self] _ in self?.count += 1 })
          }
        }
        """),
      RuleExample(
        """
        import Combine
        final class Ticker: ObservableObject {
          @Published var count = 0
          private var subscriptions: Set<AnyCancellable> = []
          private var last: AnyCancellable?
          init() {
            last = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
              .sink { [weak self] _ in self?.count += 1 }
            $count.sink { print($0) }.store(in: &subscriptions)
            let other = $count.sink { print($0) }
            subscriptions.insert(other)
            _ = Just(3).sink { print($0) }
            _ = $count.subscribe(on: DispatchQueue.global()).sink { print($0) }
            _ = begun().sink { print($0) }
            _ = [1, 2].publisher.map { $0 + 1 }.sink { print($0) }
          }
          private func begun() -> AnyPublisher<Int, Never> {
            $count.subscribe(on: DispatchQueue.global()).eraseToAnyPublisher()
          }
          func listen() -> AnyCancellable { $count.sink { print($0) } }
          func wait() {
            var kept: AnyCancellable?
            kept = $count.sink { _ in kept = nil }
          }
          lazy var heard: AnyCancellable = { $count.sink { print($0) } }()
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 109))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Subscriptions are in models.
  static let outsideViews = OutsideViews(words: ["sink", "assign"])

  private static let subscribing = [CatalogueMember("Publisher", "sink"), CatalogueMember("Publisher", "assign")]
  private static let cancellable: Name = "AnyCancellable"
  /// The publishers that deliver all their values before `sink` returns.
  private static let immediate: Set<Name> = ["Empty", "Fail", "Just", "Optional", "Sequence"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: subscribing) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let type = context.nominal(of: node), context.analyzer.isFromCatalogue(type),
      context.analyzer.decl(type).name == Self.cancellable, isDropped(node, context), beginsHere(node, context),
      let name = node.calleeName
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this subscription ends when its function returns, or before, because nothing stores it: later values are "
          + "not received; store it in a property, for example with `.store(in: &subscriptions)`",
        in: context.file, at: name.range))
  }

  /// Whether the result of the call is unused, assigned to `_`, or bound to a constant that is never used.
  private func isDropped(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let around = context.ancestors.last else { return false }
    switch around.kind {
    case .codeBlock: return isStatement(in: context)
    case .closureExpr:
      // The single expression of a closure is its result.
      return around.children.filter { $0.kind != .closureSignature }.count > 1
    case .assignmentExpr: return around.children.first?.kind == .discardAssignmentExpr
    case .initializerClause: return isUnnamed(context)
    default: return false
    }
  }

  /// Whether a call in a block is a statement, and not the result of a function or a branch.
  private func isStatement(in context: RuleContext) -> Bool {
    guard let block = context.ancestors.last else { return false }
    if block.children.count > 1 { return true }
    guard let outer = context.ancestors.dropLast().last else {
      return context.decl.map { isNoValue($0, context) } ?? false
    }
    switch outer.kind {
    case .functionDecl, .initializerDecl, .accessorDecl: return context.decl.map { isNoValue($0, context) } ?? false
    default: return false
    }
  }

  private func isNoValue(_ decl: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if analyzer.isInitializer(decl) { return true }
    guard analyzer.decl(decl).kind == .function else { return false }
    return analyzer.signature(of: decl).result == analyzer.void
  }

  /// Whether the only reference to the subscription is a local constant that is never used.
  private func isUnnamed(_ context: RuleContext) -> Bool {
    let around = context.ancestors
    guard let binding = around.last(where: { $0.kind == .patternBinding }),
      let index = around.lastIndex(where: { $0.kind == .variableDecl }), index > 0,
      let pattern = binding.children.first
    else { return false }
    let block = around[index - 1]
    guard block.kind == .codeBlock || block.kind == .closureExpr else { return false }
    if pattern.kind == .wildcardPattern || pattern.text == "_" { return true }
    guard pattern.kind == .identifierPattern, let token = pattern.firstToken else { return false }
    let name = pattern.name(of: token)
    return !block.subtree.contains { part in
      part.kind == .declReferenceExpr && part.referencedName.map { part.name(of: $0) } == name
    }
  }

  private static let elsewhere: Name = "subscribe"

  /// Whether the whole chain is known and begins at the subscription. `subscribe(on:)` begins it later, when there is
  /// nothing to cancel yet.
  private func beginsHere(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    var current = call.children.first?.children.first
    while let publisher = current, publisher.kind.isExpr {
      if let type = context.nominal(of: publisher), analyzer.isFromCatalogue(type),
        Self.immediate.contains(analyzer.decl(type).name)
      {
        return false
      }
      guard let use = context.record.uses[publisher.id] else { return publisher.kind == .declReferenceExpr }
      if analyzer.decl(use.decl).name == Self.elsewhere { return false }
      if use.part == .projection { return true }
      if analyzer.isOwn(use.decl) { return beginsHere(use.decl, context) }
      current = publisher.kind == .functionCallExpr ? publisher.memberBase : publisher.children.first
    }
    return true
  }

  /// Whether a function or property of the program returns a publisher that begins at the subscription: a subject, or a
  /// chain without `subscribe(on:)`.
  private func beginsHere(_ decl: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let isMade = analyzer.decl(decl).kind == .function || analyzer.decl(decl).has(.isComputed)
    if !isMade {
      return context.nominal(analyzer.variableType(of: decl)).map { analyzer.catalogueText(.passesOn, of: $0) != nil }
        ?? false
    }
    return analyzer.onlyValue(of: decl).map { value in
      let inner = RuleContext(analyzer, decl.file)
      inner.enter(decl)
      return !value.mentions(Self.elsewhere)
        && value.subtree.allSatisfy { part in
          part.kind != .functionCallExpr || inner.record.uses[part.id].map { !analyzer.isOwn($0.decl) } ?? false
        }
    } ?? false
  }
}
