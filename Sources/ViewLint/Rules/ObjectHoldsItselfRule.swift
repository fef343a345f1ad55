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
      program sets to `nil`, and publishers that complete by themselves, such as that of a request. It ignores objects \
      that live as long as the app: those in a `static` property, delegates of the app, and objects that the `App`, a \
      view that stays on its first screen or another such object keeps. It ignores classes that views do not observe \
      and that have no `deinit`, because the app may create them once.
      """,
    examples: examples, precision: RuleInfo.Precision(right: 41, of: 45, inApps: 195))

  static let visits: [NodeKind] = [.functionCallExpr, .assignmentExpr]
  /// Another file may contain the owner of the object, or an extension that ends the subscription.
  static let usesProgramFacts = true
  static let outsideViews = OutsideViews(
    words: ["sink", "assign", "scheduledTimer", "addObserver", "Task"], assignedClosures: true)

  fileprivate static let sink = CatalogueMember("Publisher", "sink")
  fileprivate static let assign = CatalogueMember("Publisher", "assign")
  fileprivate static let timer = CatalogueMember("Timer", "scheduledTimer")
  fileprivate static let observer = CatalogueMember("NotificationCenter", "addObserver")
  private static let detached = CatalogueMember("Task", "detached")
  private static let task: Name = "Task"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [sink, assign, timer, observer, detached]) || callee.makes(anyOf: [task])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    // Most assignments assign no closure.
    guard node.kind != .assignmentExpr || node.children.last?.kind == .closureExpr, let type = context.ownerType,
      context.isOwn(type), context.analyzer.decl(type).kind == .classType, isMeantToEnd(type, context)
    else { return }
    let checks = Checks(type: type, context: context)
    guard let found = node.kind == .assignmentExpr ? checks.callback(node) : checks.call(node) else { return }
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id, found.message, in: context.file, at: found.place, notes: found.notes)
    var conditions = found.conditions
    switch context.analyzer.lifetime(ofObjectsOf: type) {
    case .app: return
    case .views(let views): conditions.append(.presentedLater(views))
    case .unknown: break
    }
    if conditions.isEmpty { context.report(diagnostic) } else { context.report(diagnostic, if: .all(conditions)) }
  }

  /// Whether views observe objects of a class, or the class has a `deinit`. A service that an app creates once may keep
  /// itself.
  private func isMeantToEnd(_ type: DeclID, _ context: RuleContext) -> Bool {
    context.conforms(type, to: .observableObject) || context.conforms(type, to: .observable)
      || context.analyzer.node(of: type).child(.memberBlock)?.children.contains { $0.kind == .deinitializerDecl }
        == true
  }
}

/// The searches of the rule in the code of a class.
private struct Checks {
  let type: DeclID
  let context: RuleContext

  private var analyzer: Analyzer { context.analyzer }
  private var capture: SelfCapture { SelfCapture(type: type, context: context) }
  private var properties: KeepingProperties { KeepingProperties(type: type, context: context) }

  struct Found {
    let message: String
    let place: SourceRange
    var notes: [Diagnostic.Note] = []
    /// The conditions on the program.
    var conditions: [ProgramCondition] = []
  }

  func call(_ node: SyntaxNode) -> Found? {
    typealias Rule = ObjectHoldsItselfRule
    guard let name = node.calleeName ?? node.children.first?.firstToken else { return nil }
    if context.isUse(node, of: Rule.sink) { return subscription(node, name.range) }
    if context.isUse(node, of: Rule.assign) { return assignment(node, name.range) }
    if context.isUse(node, of: Rule.timer) { return timer(node, name.range) }
    if context.isUse(node, of: Rule.observer) { return observer(node, name.range) }
    return task(node)
  }

  // MARK: Subscriptions

  private static let outcome = "object is never freed, and still receives values after its view is gone"

  private func subscription(_ node: SyntaxNode, _ place: SourceRange) -> Found? {
    guard let keeper = keeperOfSubscription(node), let closure = capture.closure(of: node) else { return nil }
    return Found(
      message: "this closure keeps `self`, and `self` keeps the subscription in `\(analyzer.name(of: keeper))`: the "
        + "\(Self.outcome); write `[weak self]`",
      place: place,
      notes: [context.note("the subscription is kept here", at: keeper), capture.note(for: closure)].compactMap(\.self))
  }

  private func assignment(_ node: SyntaxNode, _ place: SourceRange) -> Found? {
    guard let keeper = keeperOfSubscription(node), let object = context.argument(node, "on"), object.isSelfReference
    else { return nil }
    return Found(
      message:
        "`assign(to:on:)` keeps `self`, and `self` keeps the subscription in `\(analyzer.name(of: keeper))`: the "
        + "\(Self.outcome); use `assign(to: &$property)`, or `sink` with `[weak self]`",
      place: place, notes: [context.note("the subscription is kept here", at: keeper)])
  }

  /// The property that keeps a subscription that neither its publisher nor the class ends.
  private func keeperOfSubscription(_ node: SyntaxNode) -> DeclID? {
    guard let keeper = properties.keeper(of: node), !properties.areEnded(in: keeper), isEndless(node) else {
      return nil
    }
    return keeper
  }

  /// The publishers that do not complete by themselves.
  private static let endless: Set<Name> = [
    "Publisher", "TimerPublisher", "PassthroughSubject", "CurrentValueSubject", "ObservableObjectPublisher",
  ]
  /// The operators that complete after some values.
  private static let ending: Set<Name> = [
    "collect", "first", "last", "output", "prefix", "timeout", "tryFirst", "catch",
  ]

  /// Whether the publisher at the start of a chain is known, and neither it nor an operator completes by itself.
  private func isEndless(_ call: SyntaxNode) -> Bool {
    var current = call.children.first?.children.first
    while let publisher = current, publisher.kind.isExpr {
      if publisher.kind == .functionCallExpr, let name = publisher.calleeName,
        Self.ending.contains(publisher.name(of: name))
      {
        return false
      }
      if let type = context.nominal(of: publisher), analyzer.isFromCatalogue(type),
        Self.endless.contains(analyzer.decl(type).name)
      {
        return true
      }
      current = publisher.kind == .functionCallExpr ? publisher.memberBase : publisher.children.first
    }
    return false
  }

  // MARK: Timers and observers

  private static let invalidate: Name = "invalidate"
  private static let remove: Name = "removeObserver"

  private func timer(_ node: SyntaxNode, _ place: SourceRange) -> Found? {
    guard context.argument(node, "repeats")?.text == "true", !properties.mention(Self.invalidate) else { return nil }
    let isTarget = context.argument(node, "target")?.isSelfReference ?? false
    let closure = isTarget ? nil : capture.closure(of: node)
    guard isTarget || closure != nil else { return nil }
    return Found(
      message:
        "the timer keeps `self` until it is invalidated, which happens only in `deinit` or not at all: the object is "
        + "never freed, and the timer goes on after its view is gone; "
        + (isTarget ? "use the method with a closure, and `[weak self]`" : "write `[weak self]`"),
      place: place, notes: [closure.flatMap { capture.note(for: $0) }].compactMap(\.self))
  }

  private func observer(_ node: SyntaxNode, _ place: SourceRange) -> Found? {
    guard
      context.argument(node, "using") != nil || node.arguments.last?.kind == .closureExpr
        || node.children.last?.kind == .closureExpr,
      !properties.mention(Self.remove), let closure = capture.closure(of: node)
    else { return nil }
    return Found(
      message:
        "the observer keeps `self` until it is removed, which happens only in `deinit` or not at all: the object is "
        + "never freed; write `[weak self]`",
      place: place, notes: [capture.note(for: closure)].compactMap(\.self))
  }

  // MARK: Tasks

  private static let sequences: Set<Name> = ["AsyncPublisher", "Notifications"]
  private static let streams: Set<Name> = ["AsyncStream", "AsyncThrowingStream"]

  private func task(_ node: SyntaxNode) -> Found? {
    guard let keeper = properties.keeper(of: node), !properties.areEnded(in: keeper),
      let closure = analyzer.arguments(of: node, context.record).last?.node, closure.kind == .closureExpr,
      let loop = closure.children.flatMap(\.subtree).first(where: isEndlessLoop)
    else { return nil }
    if capture.isWeak(closure) {
      // `guard let self` before the loop retains the object nevertheless.
      let bound = closure.children.flatMap(\.subtree).contains { part in
        part.kind == .optionalBindingCondition && part.range.end <= loop.range.start
          && part.child(.identifierPattern)?.text == "self"
      }
      guard bound, capture.firstUse(in: loop) != nil else { return nil }
    } else if capture.firstUse(in: closure) == nil {
      return nil
    }
    return Found(
      message:
        "this task keeps `self` while it loops, and `self` keeps the task in `\(analyzer.name(of: keeper))`: the object "
        + "is never freed, so that `deinit` cannot cancel the task; use `self?` inside the loop, with `[weak self]`",
      place: node.children.first?.range ?? node.range,
      notes: [Diagnostic.Note("it loops here", in: context.file, at: loop.children.first?.range ?? loop.range)],
      conditions: analyzer.decl(keeper).access > .fileprivateAccess
        ? [.nowhere([analyzer.decl(keeper).name]) { Self.isCancelledByOther($0, analyzer: $1) }] : [])
  }

  /// Whether other code cancels the task of an object: `.onDisappear { model.task?.cancel() }`.
  private static func isCancelledByOther(_ place: NamedPlace, analyzer: Analyzer) -> Bool {
    let target = place.expression(analyzer.program)
    guard target.kind == .memberAccessExpr, target.children.first?.isSelfReference != true else { return false }
    return place.enclosing(analyzer.program).prefix(3).contains { around in
      around.kind == .memberAccessExpr && around.referencedName.map { around.name(of: $0) } == cancel
    }
  }

  /// Whether the `deinit` of the class cancels something.
  private var cancelsInDeinit: Bool {
    analyzer.node(of: type).child(.memberBlock)?.children.contains {
      $0.kind == .deinitializerDecl && $0.mentions(Self.cancel)
    } ?? false
  }

  private static let cancel: Name = "cancel"

  private func isEndlessLoop(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .forStmt:
      return node.children.contains { part in
        guard part.kind.isExpr else { return false }
        // A stream of a library, as that of a socket. The class relies on its `deinit` to end the loop.
        guard let type = context.nominal(of: part) else {
          return node.ownToken(.awaitKeyword) != nil && cancelsInDeinit
        }
        guard analyzer.isFromCatalogue(type) else { return false }
        if Self.sequences.contains(analyzer.decl(type).name) { return true }
        // The class relies on its `deinit` to end the loop.
        if Self.streams.contains(analyzer.decl(type).name), cancelsInDeinit { return true }
        // A stream that another object keeps goes on as long as that object; one that a call makes may end.
        return Self.streams.contains(analyzer.decl(type).name) && part.kind == .memberAccessExpr
          && context.record.decl(of: part).map { context.isOwn($0) && !context.isOfSameType($0) } == true
      }
    case .whileStmt:
      guard let condition = node.conditions.first, node.conditions.count == 1 else { return false }
      return condition.text == "true" || condition.text == "!Task.isCancelled"
    default: return false
    }
  }

  // MARK: Callbacks

  /// Checks `onChange = { self.reload() }`, and the same assignment to a property of an object that this one keeps.
  func callback(_ node: SyntaxNode) -> Found? {
    guard let target = node.children.first, let closure = node.children.last, closure.kind == .closureExpr,
      let property = context.record.decl(of: target), context.isOwn(property),
      analyzer.decl(property).kind == .variable,
      analyzer.decl(property).flags.isDisjoint(with: [.isComputed, .isStatic, .hasCustomAttributes]),
      isFunction(analyzer.variableType(of: property)), let owner = analyzer.owner(of: property),
      let holder = analyzer.nominal(of: owner), analyzer.decl(holder).kind == .classType, capture.isStrong(closure)
    else { return nil }
    let name = analyzer.name(of: property)
    let base = target.kind == .memberAccessExpr ? target.children.first?.unchained : nil
    var by = "`\(name)`"
    if let base, !base.isSelfReference {
      guard let kept = context.record.decl(of: base), properties.contains(kept), !analyzer.isWeak(kept) else {
        return nil
      }
      by = "`\(analyzer.name(of: kept)).\(name)`"
    } else {
      guard holder == type else { return nil }
    }
    return Found(
      message:
        "this closure keeps `self`, and `self` keeps the closure in \(by): the object is never freed; write `[weak self]`",
      place: closure.range,
      notes: [context.note("the closure is kept here", at: property), capture.note(for: closure)].compactMap(\.self),
      conditions: [.nowhere([analyzer.decl(property).name]) { Self.isSetToNil($0, analyzer: $1) }])
  }

  /// Whether code sets a callback to `nil`.
  private static func isSetToNil(_ place: NamedPlace, analyzer: Analyzer) -> Bool {
    let target = place.expression(analyzer.program)
    guard let around = place.enclosing(analyzer.program).first(where: { _ in true }) else { return false }
    return around.kind == .assignmentExpr && around.children.first?.id == target.id
      && around.children.last?.kind == .nilLiteralExpr
  }

  private func isFunction(_ type: TypeID) -> Bool {
    analyzer.types.kind(analyzer.wrapped(type) ?? type) == .function
  }
}
