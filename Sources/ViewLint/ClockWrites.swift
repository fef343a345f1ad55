import ViewSemantics
import ViewSource
import ViewSyntax

/// The properties that code writes repeatedly, by default at least once a second, in a timer or in a loop with a sleep.
///
/// The types whose code contains the words for a clock are found once for the program. Finding their writes requires
/// type checking, so it happens on demand for each type.
final class ClockWrites {
  /// The place of a write.
  struct Place {
    let node: SyntaxNode
    let context: RuleContext
  }

  /// The types whose code may have a clock.
  let types: Set<DeclID>
  private let analyzer: Analyzer
  private let publishers: WordFilter
  private var found: [DeclID: [DeclID: Place]] = [:]

  /// In seconds.
  private let longestInterval: Double

  /// Less frequent updates hardly disturb the user.
  static let disturbing = 1.0

  private static let publish = CatalogueMember("Timer", "publish")
  private static let scheduledTimer = CatalogueMember("Timer", "scheduledTimer")
  private static let onReceive = CatalogueMember("View", "onReceive")
  private static let sleep = CatalogueMember("Task", "sleep")
  private static let sink: Name = "sink"
  private static let every: Name = "every"
  private static let interval: Name = "withTimeInterval"
  private static let repeats: Name = "repeats"
  private static let nanoseconds: Name = "nanoseconds"
  private static let duration: Name = "for"
  private static let timers = WordFilter([scheduledTimer.name])
  private static let pauses = WordFilter([sleep.name])
  private static let receivers = WordFilter([onReceive.name])
  private static let sinks = WordFilter([sink])

  /// Finds the types with words for a clock.
  ///
  /// - Parameter longestInterval: the longest time between two writes that counts, in seconds.
  init(_ analyzer: Analyzer, longestInterval: Double = disturbing) {
    self.analyzer = analyzer
    self.longestInterval = longestInterval
    publishers = WordFilter(Self.publishers(analyzer))
    let words = WordFilter([Self.scheduledTimer.name, Self.sleep.name, Self.onReceive.name, Self.sink])
    var seen: Set<DeclID> = []
    for file in analyzer.program.userFileIDs where analyzer.program.file(file).tree.root.says(words) {
      for member in analyzer.program.file(file).summary.decls.indices.lazy.map({ analyzer.declID(file, $0) }) {
        let kind = analyzer.decl(member).kind
        guard !kind.isNominal, kind != .extension, Self.mayWrite(analyzer.node(of: member), publishers),
          let type = analyzer.owner(of: member).flatMap({ analyzer.nominal(of: $0) }), analyzer.isOwn(type)
        else { continue }
        seen.insert(type)
      }
    }
    types = seen
  }

  /// The first place of each property that the code of a type writes.
  func places(in type: DeclID) -> [DeclID: Place] {
    guard types.contains(type) else { return [:] }
    if let known = found[type] { return known }
    let places = find(in: type)
    found[type] = places
    return places
  }

  /// Whether code contains the words for a clock. Other code is not type-checked.
  private static func mayWrite(_ code: SyntaxNode, _ publishers: WordFilter) -> Bool {
    code.says(timers)
      || code.says(pauses) && code.tokenIndices.contains { code.token($0).kind == .whileKeyword }
      || (code.says(receivers) || code.says(sinks)) && code.says(publishers)
  }

  /// The maximum number of names for a publisher that refer to each other.
  private static let maximumNames = 4

  /// The names by which code may refer to a timer's publisher: those of declarations that make one or refer to one.
  private static func publishers(_ analyzer: Analyzer) -> Set<Name> {
    var names: Set<Name> = [publish.name]
    let (making, timer) = (WordFilter(names), WordFilter([publish.owner]))
    func makes(_ code: SyntaxNode) -> Bool { code.says(making) && code.says(timer) }
    let files = analyzer.program.userFileIDs
    guard files.contains(where: { makes(analyzer.program.file($0).tree.root) }) else { return [] }
    var standing: [DeclID] = []
    for member in files.flatMap({ analyzer.bodies(in: $0) }) {
      if makes(analyzer.node(of: member)) {
        names.insert(analyzer.decl(member).name)
      } else if let value = analyzer.onlyValue(of: member), value.mayStandForOther {
        standing.append(member)
      }
    }
    for _ in 0..<maximumNames {
      let words = WordFilter(names)
      for member in standing where analyzer.node(of: member).says(words) { names.insert(analyzer.decl(member).name) }
    }
    return names
  }

  private func find(in type: DeclID) -> [DeclID: Place] {
    var places: [DeclID: Place] = [:]
    let members = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
    for member in members {
      let node = analyzer.node(of: member)
      guard Self.mayWrite(node, publishers) else { continue }
      let context = RuleContext(analyzer, member.file)
      context.enter(member)
      guard !Self.isAskedByGestures(member, among: members, analyzer) else { continue }
      for part in node.subtree { read(part, context, &places) }
    }
    return places
  }

  /// Whether a function is called only during a gesture, such as a long press that fills a ring. The clock then stops
  /// with the gesture, and the user can touch no other control until then.
  private static func isAskedByGestures(_ member: DeclID, among members: [DeclID], _ analyzer: Analyzer) -> Bool {
    guard analyzer.decl(member).kind == .function else { return false }
    let name = analyzer.decl(member).name
    var isAsked = false
    for caller in members where caller != member && analyzer.node(of: caller).mentions(name) {
      let context = RuleContext(analyzer, caller.file)
      context.enter(caller)
      var open = [analyzer.node(of: caller)]
      while let node = open.popLast() {
        if context.record.uses[node.id]?.decl == member { return false }
        if context.isUse(node, ofAny: duringGestures) {
          let action = analyzer.arguments(of: node, context.record).last?.node
          isAsked = isAsked || action?.mentions(name) == true
          open += node.children.filter { $0.id != action?.id }
        } else {
          open += node.children
        }
      }
    }
    return isAsked
  }

  private static let duringGestures = [CatalogueMember("Gesture", "onChanged"), CatalogueMember("Gesture", "updating")]

  private func read(_ node: SyntaxNode, _ context: RuleContext, _ places: inout [DeclID: Place]) {
    switch node.kind {
    case .functionCallExpr:
      guard isRepeated(node, context), let code = action(of: node, context) else { return }
      note(code.statements, code.context, &places)
    case .whileStmt:
      guard let block = node.child(.codeBlock), block.subtree.contains(where: { isShortSleep($0, context) }) else {
        return
      }
      note(Array(block.children), except: leavingBlocks(in: block), context, &places)
    default: break
    }
  }

  private static let selector: Name = "selector"
  private static let tasks: [Name] = ["Task"]
  private static let timeInterval: Name = "timeInterval"

  /// The code that a repeating call runs: its closure, or the method of `#selector(poll)`.
  private func action(of call: SyntaxNode, _ context: RuleContext) -> RuleContext.ActionCode? {
    guard let selector = context.argument(call, Self.selector) else {
      return context.analyzer.arguments(of: call, context.record).last.flatMap { context.code(ofAction: $0.node) }
    }
    guard let owner = context.ownerType,
      let method = selector.subtree.filter({ $0.kind == .declReferenceExpr }).last?.firstToken,
      let function = context.analyzer.directMembers(of: owner, named: selector.name(of: method)).first,
      let block = context.analyzer.node(of: function).child(.codeBlock)
    else { return nil }
    let inner = RuleContext(context.analyzer, function.file)
    inner.enter(function)
    return RuleContext.ActionCode(statements: Array(block.children), context: inner, isHere: false)
  }

  /// Whether a call runs its closure repeatedly.
  private func isRepeated(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.isUse(call, of: Self.scheduledTimer) {
      return context.argument(call, Self.repeats)?.text == "true"
        && isShort(context.argument(call, Self.interval) ?? context.argument(call, Self.timeInterval), context)
    }
    if context.isUse(call, of: Self.onReceive), let publisher = call.arguments.first {
      let origin = context.origin(of: publisher)
      let kept = origin.context.record.uses[origin.node.id].flatMap { use -> ValueOrigin? in
        guard context.isOwn(use.decl), let value = context.analyzer.node(of: use.decl).initialValue else { return nil }
        let inner = RuleContext(context.analyzer, use.decl.file)
        inner.enter(use.decl)
        return ValueOrigin(value, inner)
      }
      let made = kept ?? origin
      return hasTimer(made.node, made.context)
    }
    guard let callee = call.children.first, callee.kind == .memberAccessExpr,
      callee.referencedName.map({ callee.name(of: $0) }) == Self.sink,
      let base = callee.children.first
    else { return false }
    return hasTimer(base, context)
  }

  /// `Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()`
  private func hasTimer(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    value.subtree.contains { part in
      part.kind == .functionCallExpr && context.isUse(part, of: Self.publish)
        && isShort(context.argument(part, Self.every), context)
    }
  }

  private func isShort(_ interval: SyntaxNode?, _ context: RuleContext) -> Bool {
    guard let seconds = interval.flatMap({ written($0, context) }) else { return false }
    return seconds > 0 && seconds <= longestInterval
  }

  /// `0.1`, `1 / 60`, `1.0 / 60.0`
  private func written(_ value: SyntaxNode, _ context: RuleContext) -> Double? {
    if let number = context.writtenNumber(value) { return number }
    guard value.kind == .infixOperatorExpr, value.ownTokens.contains(where: { value.isSpelt($0, "/") }),
      let dividend = value.children.first.flatMap({ context.writtenNumber($0) }),
      let divisor = value.children.last.flatMap({ context.writtenNumber($0) }), divisor != 0
    else { return nil }
    return dividend / divisor
  }

  /// `Task.sleep(for: .seconds(0.1))`, `Task.sleep(nanoseconds: 100_000_000)`
  private func isShortSleep(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard node.kind == .functionCallExpr, context.isUse(node, of: Self.sleep) else { return false }
    let secondsInNanosecond = 1e-9
    if let count = context.argument(node, Self.nanoseconds), let number = context.writtenNumber(count) {
      return number * secondsInNanosecond <= longestInterval
    }
    guard let duration = context.argument(node, Self.duration), duration.kind == .functionCallExpr,
      let unit = duration.calleeName.map({ duration.text(of: $0) }),
      let number = duration.arguments.first.flatMap({ context.writtenNumber($0) })
    else { return false }
    switch unit {
    case "seconds": return number <= longestInterval
    case "milliseconds", "microseconds", "nanoseconds": return number <= 1000 * longestInterval
    default: return false
    }
  }

  /// The blocks in a loop that end with leaving the loop, so that their writes happen once.
  private func leavingBlocks(in loop: SyntaxNode) -> [SourceRange] {
    loop.subtree.compactMap { block in
      guard block.kind == .codeBlock, block.id != loop.id, let last = block.children.last,
        last.kind == .returnStmt || last.kind == .breakStmt || last.kind == .throwStmt
      else { return nil }
      return block.range
    }
  }

  private func note(
    _ statements: [SyntaxNode], except leaving: [SourceRange] = [], _ context: RuleContext,
    _ places: inout [DeclID: Place]
  ) {
    func isLeaving(_ node: SyntaxNode) -> Bool { leaving.contains { $0.contains(node.range) } }
    // `Task { @MainActor in self.check() }`
    let inTasks = statements.flatMap { statement -> [SyntaxNode] in
      guard context.makes(statement, anyOf: Self.tasks) else { return [] }
      return statement.children.last { $0.kind == .closureExpr }?.children.filter { $0.kind != .closureSignature } ?? []
    }
    var writes = CalledWrites(in: statements + inTasks, context).found.filter { !isLeaving($0.call ?? $0.write.node) }
      .map {
        ($0.write, $0.context)
      }
    // `Task { @MainActor in self.seconds += 1 }`
    for node in statements.flatMap(\.subtree) where !isLeaving(node) {
      guard let write = PropertyWrite(node, context.record, context.analyzer) else { continue }
      writes.append((write, context))
    }
    let groups = Dictionary(grouping: writes) { $0.0.property }
    for (property, writes) in groups where places[property] == nil && !Self.isAlwaysSame(writes.map(\.0)) {
      places[property] = writes.first.map { Place(node: $0.0.node, context: $0.1) }
    }
  }

  /// Whether all writes assign the same literal, so that later writes change nothing.
  private static func isAlwaysSame(_ writes: [PropertyWrite]) -> Bool {
    let values = writes.map { write -> String? in
      switch write.value?.kind {
      case .booleanLiteralExpr, .nilLiteralExpr, .integerLiteralExpr, .implicitMemberExpr: write.value?.text
      default: nil
      }
    }
    return values.allSatisfy { $0 != nil } && Set(values).count == 1
  }
}

extension SyntaxNode {
  /// Whether an expression is a name or a call that may refer to a publisher declared elsewhere.
  fileprivate var mayStandForOther: Bool {
    switch kind {
    case .declReferenceExpr, .memberAccessExpr, .parenExpr: true
    // `publisher()` and `self.publisher()`, but no view with modifiers.
    case .functionCallExpr:
      children.first.map { $0.kind != .memberAccessExpr || $0.children.first?.children.isEmpty == true } ?? false
    default: false
    }
  }
}
