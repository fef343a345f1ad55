import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a reference cycle between an object and a closure that the object keeps.
struct ObjectHoldsItselfRule: Rule {
  static let info = RuleInfo(
    "object_holds_itself", .performance, .warning, isFixable: false, countsInTests: false,
    summary: "the object keeps a closure that keeps the object: it is never freed, and goes on after its view is gone",
    explanation: """
      Memory grows with each visit of the screen, `deinit` is never called, and timers and subscriptions of closed \
      screens still run. A class instance is freed when nothing refers to it. A closure that uses `self` refers to it \
      strongly, and a subscription, a timer, a notification observer, a running task or a callback property refers to \
      its closure. If the object itself keeps one of them, each refers to the other and neither is freed. Capture \
      `self` weakly: `{ [weak self] value in self?.show(value) }`. In a task that loops, use `self?` inside the loop: \
      `guard let self` before the loop retains the object until the loop ends. `assign(to:on:)` always refers \
      strongly; use `assign(to: &$property)`.
      """,
    silence: """
      The rule ignores code whose type ends the subscription, timer, observer or task elsewhere, callbacks that the \
      program sets to `nil`, and publishers that complete by themselves, such as that of a request. It ignores \
      objects that live as long as the app: those in a `static` property, delegates of the app, and properties of the \
      `App`. It ignores classes that views do not observe and that have no `deinit`, because the app may create them \
      once.
      """,
    examples: [
      RuleExample(
        """
        import Combine
        final class Search: ObservableObject {
          @Published var text = ""
          @Published var results: [String] = []
          @Published var count = 0
          private var subscriptions = Set<AnyCancellable>()
          init() {
            $text.removeDuplicates().↓sink { text in self.results = [text] }.store(in: &subscriptions)
            $results.map(\\.count).↓assign(to: \\.count, on: self).store(in: &subscriptions)
          }
        }
        """),
      RuleExample(
        """
        final class Countdown: ObservableObject {
          @Published var seconds = 60
          private var timer: Timer?
          private var token: NSObjectProtocol?
          func start() {
            timer = Timer.↓scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds -= 1 }
            token = NotificationCenter.default.↓addObserver(forName: .init("reset"), object: nil, queue: .main) { _ in
              self.seconds = 60
            }
          }
          deinit {
            timer?.invalidate()
            if let token { NotificationCenter.default.removeObserver(token) }
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Feed: ObservableObject {
          @Published var count = 0
          private var task: Task<Void, Never>?
          init() {
            task = ↓Task { [weak self] in
              guard let self else { return }
              for await _ in NotificationCenter.default.notifications(named: .init("new")) { self.count += 1 }
            }
          }
          deinit { task?.cancel() }
        }
        final class Row: ObservableObject { var onTap: (() -> Void)? }
        final class Rows: ObservableObject {
          @Published var taps = 0
          private let row = Row()
          var onChange: (() -> Void)?
          init() {
            row.onTap = ↓{ self.taps += 1 }
            onChange = ↓{ self.taps = 0 }
          }
        }
        """),
      RuleExample(
        """
        import Combine
        final class Search: ObservableObject {
          @Published var text = ""
          @Published var results: [String] = []
          @Published var count = 0
          private var subscriptions = Set<AnyCancellable>()
          private var live: AnyCancellable?
          private var request: AnyCancellable?
          private var timer: Timer?
          private var onDone: (() -> Void)?
          init(_ url: URL) {
            $text.sink { [weak self] text in self?.results = [text] }.store(in: &subscriptions)
            $results.map(\\.count).assign(to: &$count)
            request = URLSession.shared.dataTaskPublisher(for: url).map { "\\($0.data.count)" }.replaceError(with: "")
              .sink { self.results = [$0] }
            live = $text.sink { self.results = [$0] }
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 }
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.count = 0 }
            onDone = { self.stop() }
          }
          func stop() {
            live?.cancel()
            timer?.invalidate()
            onDone = nil
          }
        }
        final class Shared: ObservableObject {
          static let shared = Shared()
          @Published var text = ""
          private var subscriptions = Set<AnyCancellable>()
          init() { $text.sink { print(self, $0) }.store(in: &subscriptions) }
        }
        @main struct SearchApp: App {
          @StateObject private var model = AppModel()
          var body: some Scene { WindowGroup { Text(model.text) } }
        }
        final class AppModel: ObservableObject {
          @Published var text = ""
          private var subscriptions = Set<AnyCancellable>()
          init() { $text.sink { print(self, $0) }.store(in: &subscriptions) }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr, .assignmentExpr]
  /// Another file may contain the owner of the object, or an extension that ends the subscription.
  static let usesProgramFacts = true
  static let outsideViews = OutsideViews(
    words: ["sink", "assign", "scheduledTimer", "addObserver", "Task"], assignedClosures: true)

  private static let sink = CatalogueMember("Publisher", "sink")
  private static let assign = CatalogueMember("Publisher", "assign")
  private static let timer = CatalogueMember("Timer", "scheduledTimer")
  private static let observer = CatalogueMember("NotificationCenter", "addObserver")
  private static let detached = CatalogueMember("Task", "detached")
  private static let task: Name = "Task"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [sink, assign, timer, observer, detached]) || callee.makes(anyOf: [task])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let type = context.ownerType, context.isOwn(type), context.analyzer.decl(type).kind == .classType else {
      return
    }
    let found = node.kind == .assignmentExpr ? callback(node, type, context) : call(node, type, context)
    guard let found, isMeantToEnd(type, context), !context.analyzer.livesAsLongAsTheApp(type) else { return }
    context.report(
      Diagnostic(Self.info.level, Self.info.id, found.message, in: context.file, at: found.place, notes: found.notes))
  }

  /// Whether views observe objects of a class, or the class has a `deinit`. A service that an app creates once may keep
  /// itself.
  private func isMeantToEnd(_ type: DeclID, _ context: RuleContext) -> Bool {
    context.conforms(type, to: .observableObject) || context.conforms(type, to: .observable)
      || context.analyzer.node(of: type).child(.memberBlock)?.children.contains { $0.kind == .deinitializerDecl }
        == true
  }

  private struct Found {
    let message: String
    let place: SourceRange
    var notes: [Diagnostic.Note] = []
  }

  private func call(_ node: SyntaxNode, _ type: DeclID, _ context: RuleContext) -> Found? {
    guard let name = node.calleeName ?? node.children.first?.firstToken else { return nil }
    if context.isUse(node, of: Self.sink) || context.isUse(node, of: Self.assign) {
      return subscription(node, name.range, type, context)
    }
    if context.isUse(node, of: Self.timer) { return timer(node, name.range, type, context) }
    if context.isUse(node, of: Self.observer) { return observer(node, name.range, type, context) }
    return task(node, type, context)
  }

  // MARK: Subscriptions

  private func subscription(_ node: SyntaxNode, _ place: SourceRange, _ type: DeclID, _ context: RuleContext) -> Found?
  {
    guard let keeper = keeper(of: node, type, context), !isEnded(keeper, type, context), isEndless(node, context) else {
      return nil
    }
    let kept = context.analyzer.name(of: keeper)
    let notes = [context.note("the subscription is kept here", at: keeper)]
    if context.isUse(node, of: Self.assign) {
      guard let object = context.argument(node, "on"), object.isSelfReference else { return nil }
      return Found(
        message:
          "`assign(to:on:)` keeps `self`, and `self` keeps the subscription in `\(kept)`: the \(Self.outcome); use "
          + "`assign(to: &$property)`, or `sink` with `[weak self]`",
        place: place, notes: notes)
    }
    guard let closure = holdingClosure(of: node, type, context) else { return nil }
    return Found(
      message: "this closure keeps `self`, and `self` keeps the subscription in `\(kept)`: the \(Self.outcome); write "
        + "`[weak self]`",
      place: place, notes: notes + [use(of: closure, type, context)].compactMap(\.self))
  }

  private static let outcome = "object is never freed, and still receives values after its view is gone"

  /// The publishers that do not complete by themselves.
  private static let endless: Set<Name> = [
    "Publisher", "TimerPublisher", "PassthroughSubject", "CurrentValueSubject", "ObservableObjectPublisher",
  ]
  /// The operators that complete after some values.
  private static let ending: Set<Name> = [
    "collect", "first", "last", "output", "prefix", "timeout", "tryFirst", "catch",
  ]

  /// Whether the publisher at the start of a chain is known, and neither it nor an operator completes by itself.
  private func isEndless(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    var current = call.children.first?.children.first
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

  /// The property of the type that keeps a subscription or a task, by `.store(in: &kept)` or by assignment.
  private func keeper(of node: SyntaxNode, _ type: DeclID, _ context: RuleContext) -> DeclID? {
    var inner = node
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .memberAccessExpr, .parenExpr: break
      case .functionCallExpr:
        guard
          around.children.first?.children.first?.id == inner.children.first?.id || around.memberBase?.id == node.id
            || around.children.first?.id == inner.id
        else { return nil }
        guard let stored = context.argument(around, "in") else { return nil }
        let target = stored.kind == .inoutExpr ? stored.children.first : stored
        return target.flatMap { context.record.decl(of: $0) }.flatMap { isKept($0, type, context) ? $0 : nil }
      case .assignmentExpr:
        guard around.children.last?.id == inner.id || around.children.last?.id == node.id,
          let target = around.children.first
        else { return nil }
        return context.record.decl(of: target).flatMap { isKept($0, type, context) ? $0 : nil }
      default: return nil
      }
      inner = around
    }
    return nil
  }

  /// Whether a property is stored in the objects of the type.
  private func isKept(_ property: DeclID, _ type: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let decl = analyzer.decl(property)
    return decl.kind == .variable && decl.flags.isDisjoint(with: [.isComputed, .isStatic]) && context.isOwn(property)
      && analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) } == type
  }

  // MARK: Timers and observers

  private static let invalidate: Name = "invalidate"
  private static let remove: Name = "removeObserver"

  private func timer(_ node: SyntaxNode, _ place: SourceRange, _ type: DeclID, _ context: RuleContext) -> Found? {
    guard context.argument(node, "repeats")?.text == "true", !isMentioned(Self.invalidate, type, context) else {
      return nil
    }
    let isTarget = context.argument(node, "target")?.isSelfReference ?? false
    let closure = isTarget ? nil : holdingClosure(of: node, type, context)
    guard isTarget || closure != nil else { return nil }
    return Found(
      message:
        "the timer keeps `self` until it is invalidated, which happens only in `deinit` or not at all: the object is "
        + "never freed, and the timer goes on after its view is gone; "
        + (isTarget ? "use the method with a closure, and `[weak self]`" : "write `[weak self]`"),
      place: place, notes: [closure.flatMap { use(of: $0, type, context) }].compactMap(\.self))
  }

  private func observer(_ node: SyntaxNode, _ place: SourceRange, _ type: DeclID, _ context: RuleContext) -> Found? {
    guard
      context.argument(node, "using") != nil || node.arguments.last?.kind == .closureExpr
        || node.children.last?.kind == .closureExpr,
      !isMentioned(Self.remove, type, context), let closure = holdingClosure(of: node, type, context)
    else { return nil }
    return Found(
      message:
        "the observer keeps `self` until it is removed, which happens only in `deinit` or not at all: the object is "
        + "never freed; write `[weak self]`",
      place: place, notes: [use(of: closure, type, context)].compactMap(\.self))
  }

  // MARK: Tasks

  private static let sequences: Set<Name> = ["AsyncPublisher", "Notifications"]

  private func task(_ node: SyntaxNode, _ type: DeclID, _ context: RuleContext) -> Found? {
    guard let keeper = keeper(of: node, type, context), !isEnded(keeper, type, context),
      let closure = context.analyzer.arguments(of: node, context.record).last?.node, closure.kind == .closureExpr,
      let loop = closure.children.flatMap(\.subtree).first(where: { isEndlessLoop($0, context) })
    else { return nil }
    let isWeak = capturesWeakly(closure)
    if isWeak {
      // `guard let self` before the loop retains the object nevertheless.
      let bound = closure.children.flatMap(\.subtree).contains { part in
        part.kind == .optionalBindingCondition && part.range.end <= loop.range.start
          && part.child(.identifierPattern)?.text == "self"
      }
      guard bound, usesSelf(loop, type, context) != nil else { return nil }
    } else if usesSelf(closure, type, context) == nil {
      return nil
    }
    let kept = context.analyzer.name(of: keeper)
    let place = node.children.first?.range ?? node.range
    return Found(
      message:
        "this task keeps `self` while it loops, and `self` keeps the task in `\(kept)`: the object is never freed, so "
        + "that `deinit` cannot cancel the task; use `self?` inside the loop, with `[weak self]`",
      place: place,
      notes: [Diagnostic.Note("it loops here", in: context.file, at: loop.children.first?.range ?? loop.range)])
  }

  private func isEndlessLoop(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    switch node.kind {
    case .forStmt:
      return node.children.contains { part in
        part.kind.isExpr
          && context.nominal(of: part).map {
            context.analyzer.isFromCatalogue($0) && Self.sequences.contains(context.analyzer.decl($0).name)
          } == true
      }
    case .whileStmt:
      guard let condition = node.conditions.first, node.conditions.count == 1 else { return false }
      return condition.text == "true" || condition.text == "!Task.isCancelled"
    default: return false
    }
  }

  // MARK: Callbacks

  /// Checks `onChange = { self.reload() }`, and the same assignment to a property of an object that this one keeps.
  private func callback(_ node: SyntaxNode, _ type: DeclID, _ context: RuleContext) -> Found? {
    let analyzer = context.analyzer
    guard let target = node.children.first, let closure = node.children.last, closure.kind == .closureExpr,
      let property = context.record.decl(of: target), context.isOwn(property),
      analyzer.decl(property).kind == .variable,
      analyzer.decl(property).flags.isDisjoint(with: [.isComputed, .isStatic, .hasCustomAttributes]),
      isFunction(analyzer.variableType(of: property), analyzer), let owner = analyzer.owner(of: property),
      let holder = analyzer.nominal(of: owner), analyzer.decl(holder).kind == .classType,
      !capturesWeakly(closure), usesSelf(closure, type, context) != nil
    else { return nil }
    let name = analyzer.name(of: property)
    let base = target.kind == .memberAccessExpr ? target.children.first?.unchained : nil
    var by = "`\(name)`"
    if let base, !base.isSelfReference {
      guard let kept = context.record.decl(of: base), isKept(kept, type, context), !isWeak(kept, analyzer) else {
        return nil
      }
      by = "`\(analyzer.name(of: kept)).\(name)`"
    } else {
      guard holder == type else { return nil }
    }
    guard !isCleared(property, type, context) else { return nil }
    return Found(
      message:
        "this closure keeps `self`, and `self` keeps the closure in \(by): the object is never freed; write `[weak self]`",
      place: closure.range,
      notes: [context.note("the closure is kept here", at: property), use(of: closure, type, context)].compactMap(
        \.self))
  }

  private func isFunction(_ type: TypeID, _ analyzer: Analyzer) -> Bool {
    analyzer.types.kind(analyzer.wrapped(type) ?? type) == .function
  }

  private func isWeak(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let words = analyzer.node(of: property).child(.modifierList)?.text ?? ""
    return words.contains("weak") || words.contains("unowned")
  }

  // MARK: Captures and ends

  /// The first closure argument of a call that captures `self` strongly.
  private func holdingClosure(of node: SyntaxNode, _ type: DeclID, _ context: RuleContext) -> SyntaxNode? {
    context.analyzer.arguments(of: node, context.record).map(\.node).first { closure in
      closure.kind == .closureExpr && !capturesWeakly(closure) && usesSelf(closure, type, context) != nil
    }
  }

  /// Whether a closure captures `self` as `weak` or `unowned`.
  private func capturesWeakly(_ closure: SyntaxNode) -> Bool {
    guard let clause = closure.child(.closureSignature)?.child(.closureCaptureClause) else { return false }
    return clause.children.contains { capture in
      let words = capture.text.split { $0.isWhitespace || $0 == "(" }
      return words.first.map { $0 == "weak" || $0 == "unowned" } == true && capture.text.contains("self")
    }
  }

  /// The first use of `self` in code, explicit or implied by the name of a member.
  private func usesSelf(_ node: SyntaxNode, _ type: DeclID, _ context: RuleContext) -> SyntaxNode? {
    let analyzer = context.analyzer
    return node.subtree.first { part in
      if part.isSelfReference { return true }
      guard part.kind == .declReferenceExpr, let use = context.record.uses[part.id], context.isOwn(use.decl),
        !analyzer.decl(use.decl).has(.isStatic), [.variable, .function].contains(analyzer.decl(use.decl).kind)
      else { return false }
      return analyzer.owner(of: use.decl).flatMap { analyzer.nominal(of: $0) } == type
    }
  }

  private func use(of closure: SyntaxNode, _ type: DeclID, _ context: RuleContext) -> Diagnostic.Note? {
    usesSelf(closure, type, context).map { Diagnostic.Note("`self` is used here", in: context.file, at: $0.range) }
  }

  /// The code of a type without `deinit`, which does not run while the object is retained.
  private func code(of type: DeclID, _ analyzer: Analyzer) -> [SyntaxNode] {
    ([type] + analyzer.extensions(of: type)).flatMap { part -> [SyntaxNode] in
      let node = analyzer.node(of: part)
      return (node.child(.memberBlock)?.children).map { $0.filter { $0.kind != .deinitializerDecl } } ?? [node]
    }
  }

  /// Whether the code of a type without `deinit` contains the name of a function that ends a timer or an observer.
  private func isMentioned(_ name: Name, _ type: DeclID, _ context: RuleContext) -> Bool {
    code(of: type, context.analyzer).contains { $0.mentions(name) }
  }

  private static let additions: Set<Name> = ["insert", "append"]

  /// Whether code of the type other than `deinit` uses a property for more than to store values in it.
  private func isEnded(_ property: DeclID, _ type: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(property).name
    return code(of: type, context.analyzer).contains { member in
      member.mentions(name) && ends(name, in: member, context.analyzer.node(of: property))
    }
  }

  private func ends(_ name: Name, in node: SyntaxNode, _ declaration: SyntaxNode) -> Bool {
    if node.id == declaration.id { return false }
    switch node.kind {
    case .memberAccessExpr:
      if let base = node.children.first?.unchained, isName(base, name), let member = node.referencedName {
        return !Self.additions.contains(node.name(of: member))
      }
    case .assignmentExpr:
      if let target = node.children.first, isName(target, name), let value = node.children.last {
        // Another value replaces the kept one and so ends it; the value with the closure is the kept one.
        if !value.subtree.contains(where: { $0.kind == .closureExpr }) { return true }
        return ends(name, in: value, declaration)
      }
    case .inoutExpr: return false
    case .declReferenceExpr: return isName(node, name)
    default: break
    }
    return node.children.contains { ends(name, in: $0, declaration) }
  }

  private func isName(_ node: SyntaxNode, _ name: Name) -> Bool {
    switch node.kind {
    case .declReferenceExpr: return node.referencedName.map { node.name(of: $0) } == name
    case .memberAccessExpr:
      return node.children.first?.isSelfReference == true && node.referencedName.map { node.name(of: $0) } == name
    default: return false
    }
  }

  /// Whether code sets a callback to `nil`.
  private func isCleared(_ property: DeclID, _ type: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    return analyzer.program.userFileIDs.contains { file in
      let root = analyzer.program.file(file).tree.root
      guard root.mentions(name) else { return false }
      return root.subtree.contains { node in
        node.kind == .assignmentExpr && node.children.last?.kind == .nilLiteralExpr
          && node.children.first.map { target in
            target.referencedName.map { target.name(of: $0) } == name
          } == true
      }
    }
  }
}

extension Analyzer {
  /// Whether objects of a class are known to live as long as the app: an object in a `static` property or a global, the
  /// app's delegate, and an object that the `App` or a scene keeps.
  func livesAsLongAsTheApp(_ type: DeclID) -> Bool {
    if ancestors(of: type).contains(where: { catalogueText(.provided, of: $0) == "object" }) { return true }
    let name = decl(type).name
    return program.userFileIDs.contains { file in
      let summary = program.file(file)
      guard summary.tree.root.mentions(name) else { return false }
      return summary.summary.decls.indices.contains { index in
        let id = program.declID(file, index)
        let decl = program.decl(id)
        guard decl.kind == .variable, node(of: id).mentions(name) else { return false }
        guard decl.has(.isStatic) || owner(of: id) == nil || isOfApp(id) else { return false }
        let kept = variableType(of: id)
        let inner = wrapped(kept) ?? kept
        return types.kind(inner) == .nominal && types.decl(inner) == type
      }
    }
  }

  private func isOfApp(_ property: DeclID) -> Bool {
    guard let owner = owner(of: property).flatMap({ nominal(of: $0) }) else { return false }
    return ancestors(of: owner).contains { isFromCatalogue($0) && (decl($0).name == "App" || decl($0).name == "Scene") }
      || ancestors(of: owner).contains { catalogueText(.provided, of: $0) == "object" }
  }
}
