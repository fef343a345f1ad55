import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a `didSet` that subscribes to a value, which does not run for the first value.
struct DidSetSkippedInInitRule: Rule {
  static let info = RuleInfo(
    "did_set_skipped_in_init", .correctness, .warning, isFixable: false,
    summary: "the first value is never subscribed to: an initializer does not run the `didSet` of a property",
    explanation: """
      Nothing that the first object announces arrives, and views show its old values until another object is set. `var \
      player = Player() { didSet { observe() } }` runs `observe()` for each new player, but not for the one that the \
      property starts with: neither an initial value nor an assignment in an initializer of the same type runs \
      `didSet`. Call the same function in the initializer.
      """,
    silence: """
      The rule ignores properties that start with `nil` or with a parameter that is `nil` by default, initializers \
      that call what the `didSet` calls, and a `didSet` that starts no subscription, timer or observer and sets no \
      delegate.
      """,
    examples: [
      RuleExample(
        """
        import Combine
        final class Player: ObservableObject { @Published var position = 0.0 }
        final class Screen: ObservableObject {
          @Published var ↓player: Player {
            didSet { follow() }
          }
          private var token: AnyCancellable?
          init(player: Player) { self.player = player }
          private func follow() {
            token = player.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
          }
        }
        """),
      RuleExample(
        """
        import Combine
        protocol PlayerDelegate: AnyObject {}
        final class Player {
          weak var delegate: PlayerDelegate?
          let changes = PassthroughSubject<Int, Never>()
        }
        final class Screen: PlayerDelegate {
          var ↓player = Player() {
            didSet { player.delegate = self }
          }
          var ↓other = Player() {
            didSet { token = other.changes.sink { print($0) } }
          }
          private var token: AnyCancellable?
        }
        """),
      RuleExample(
        """
        import Combine
        final class Player: ObservableObject { @Published var position = 0.0 }
        final class Screen: ObservableObject {
          @Published var player: Player {
            didSet { follow() }
          }
          @Published var next: Player? {
            didSet { token = next?.objectWillChange.sink { print("next") } }
          }
          @Published var order = 1 {
            didSet { fetch() }
          }
          private func fetch() {
            token = requests(order: order).sink { print($0) }
          }
          private func requests(order: Int) -> AnyPublisher<Int, Never> { Just(order).eraseToAnyPublisher() }
          @Published var title = "" {
            didSet { print(title) }
          }
          private var token: AnyCancellable?
          init(player: Player) {
            self.player = player
            follow()
          }
          private func follow() {
            token = player.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
          }
        }
        final class Ticker {
          var interval = 1.0 {
            didSet { start() }
          }
          private var timer: Timer?
          init() { defer { interval = 2 } }
          func start() { timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in print("tick") } }
        }
        """),
      RuleExample(
        """
        import Combine
        final class Session: ObservableObject { @Published var name = "" }
        final class Holder: ObservableObject {
          var ↓session: Session? { didSet { observe() } }
          private var subscription: AnyCancellable?
          init(session: Session?) { self.session = session }
          private func observe() {
            subscription = session?.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.patternBinding]
  /// The property is in a model.
  static let outsideViews = OutsideViews(propertyObservers: true)

  private static let didSet = "didSet"
  private static let delegate: Name = "delegate"
  private static let starts = [
    CatalogueMember("Publisher", "sink"), CatalogueMember("Publisher", "assign"),
    CatalogueMember("NotificationCenter", "addObserver"), CatalogueMember("NSObject", "observe"),
  ]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let property = context.decl, let owner = context.ownerType,
      analyzer.decl(owner).kind == .classType, !analyzer.decl(property).has(.isStatic),
      let block = observer(of: node), let start = start(in: block, of: property, context),
      let first = firstValue(of: property, node, owner, context),
      !isStartedOtherwise(block, start, property, owner, context)
    else { return }
    let name = analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`didSet` does not run for the first `\(name)`, so that \(start.text) only for later ones; do the same in the "
          + "initializer",
        in: context.file, at: analyzer.nameRange(of: property),
        notes: [
          Diagnostic.Note("the first value is set here", in: context.file, at: first),
          Diagnostic.Note("this does not run for it", in: start.file, at: start.range),
        ]))
  }

  private func observer(of node: SyntaxNode) -> SyntaxNode? {
    node.child(.accessorBlock)?.children.first { accessor in
      accessor.firstToken.map { accessor.text(of: $0) } == Self.didSet
    }?.child(.codeBlock)
  }

  /// What a `didSet` starts for the new value.
  private struct Start {
    let text: String
    let file: SourceFile
    let range: SourceRange
    /// The function of the class that starts it; `nil` if the `didSet` itself does.
    let function: DeclID?
  }

  private func start(in block: SyntaxNode, of property: DeclID, _ context: RuleContext) -> Start? {
    for place in context.calledCode(of: [block]) {
      for part in place.partsAtOnce {
        let function = place.node.id == block.id ? nil : place.context.decl
        if part.kind == .functionCallExpr, place.context.isUse(part, ofAny: Self.starts),
          isOfProperty(part, property, place.context)
        {
          return Start(
            text: "its changes are observed", file: place.context.file, range: part.range, function: function)
        }
        guard part.kind == .assignmentExpr, let target = part.children.first, let value = part.children.last,
          value.isSelfReference, target.referencedName.map({ target.name(of: $0) }) == Self.delegate,
          target.contains(where: { place.context.record.uses[$0.id]?.decl == property })
        else { continue }
        return Start(text: "the delegate is set", file: place.context.file, range: part.range, function: function)
      }
    }
    return nil
  }

  /// Whether a call observes the object in a property: `player.changes.filter { … }.sink { … }`.
  private func isOfProperty(_ call: SyntaxNode, _ property: DeclID, _ context: RuleContext) -> Bool {
    var current: SyntaxNode? = call.memberBase
    while let next = current {
      if let use = context.record.uses[next.id], use.decl == property { return use.part == .value }
      current = next.memberBase ?? (next.unchained.id == next.id ? nil : next.unchained)
    }
    return call.arguments.contains { argument in
      let value = argument.argumentValue
      return context.record.uses[value.id]?.decl == property
    }
  }

  /// The place of the value with which a property starts; `nil` if it starts with `nil`.
  private func firstValue(
    of property: DeclID, _ node: SyntaxNode, _ owner: DeclID, _ context: RuleContext
  ) -> SourceRange? {
    let analyzer = context.analyzer
    if let value = node.initialValue { return value.kind == .nilLiteralExpr ? nil : value.range }
    let isOptional = analyzer.wrapped(analyzer.variableType(of: property)) != nil
    let name = analyzer.decl(property).name
    for member in members(of: owner, analyzer) where analyzer.isInitializer(member) && member.file == context.fileID {
      let code = analyzer.node(of: member)
      let assigned = code.subtree.first { part in
        part.kind == .assignmentExpr
          && part.children.first?.referencedName.map { part.name(of: $0) } == name
      }
      guard let assigned, let value = assigned.children.last else { continue }
      if isOptional, mayBeNil(value, in: code) { continue }
      return assigned.range
    }
    return nil
  }

  /// Whether a value is `nil`, or a parameter that is `nil` by default: callers may pass nothing.
  private func mayBeNil(_ value: SyntaxNode, in initializer: SyntaxNode) -> Bool {
    if value.kind == .nilLiteralExpr { return true }
    guard value.kind == .declReferenceExpr, let name = value.referencedName.map({ value.name(of: $0) }) else {
      return false
    }
    return initializer.subtree.contains { part in
      part.kind == .parameter && part.mentions(name) && part.contains { $0.kind == .nilLiteralExpr }
    }
  }

  /// Whether an initializer, or a function that is called from outside, starts the same.
  private func isStartedOtherwise(
    _ block: SyntaxNode, _ start: Start, _ property: DeclID, _ owner: DeclID, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    return members(of: owner, analyzer).contains { member in
      guard member != property, member != start.function else { return false }
      let code = analyzer.node(of: member)
      if let function = start.function { return code.mentions(analyzer.decl(function).name) }
      guard code.mentions(name) else { return false }
      return code.mentions("sink") || code.mentions("assign") || code.mentions("addObserver")
        || code.mentions("observe")
        || code.mentions(Self.delegate) || code.contains { $0.kind == .deferStmt }
    }
  }

  private func members(of type: DeclID, _ analyzer: Analyzer) -> [DeclID] {
    ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
  }
}
