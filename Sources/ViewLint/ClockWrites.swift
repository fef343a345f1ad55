import ViewSemantics
import ViewSource
import ViewSyntax

/// What the code of a type writes again and again, by a timer or in a loop that sleeps, at least once a second.
struct ClockWrites {
  /// A place that writes a property.
  struct Place {
    let node: SyntaxNode
    let context: RuleContext
  }

  /// The first place of each property.
  private(set) var found: [DeclID: Place] = [:]

  /// What comes less often hardly disturbs anybody.
  private static let longestInterval = 1.0

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
  /// A member in which none of these occurs is not typed.
  private static let words: [Name] = ["scheduledTimer", "onReceive", "sleep", "sink"]

  init(ofType type: DeclID, _ analyzer: Analyzer) {
    let members = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
    for member in members {
      let node = analyzer.node(of: member)
      guard Self.words.contains(where: { node.mentions($0) }) else { continue }
      let context = RuleContext(analyzer, member.file)
      context.enter(member)
      for part in node.subtree { read(part, context) }
    }
  }

  private mutating func read(_ node: SyntaxNode, _ context: RuleContext) {
    switch node.kind {
    case .functionCallExpr:
      guard let action = context.analyzer.arguments(of: node, context.record).last?.node, isRepeated(node, context),
        let code = context.code(ofAction: action)
      else { return }
      note(code.statements, code.context)
    case .whileStmt:
      guard let block = node.child(.codeBlock), block.subtree.contains(where: { isShortSleep($0, context) }) else {
        return
      }
      note(Array(block.children), except: leavingBlocks(in: block), context)
    default: break
    }
  }

  /// Whether a call runs its closure again and again.
  private func isRepeated(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.isUse(call, of: Self.scheduledTimer) {
      return context.argument(call, Self.repeats)?.text == "true"
        && isShort(context.argument(call, Self.interval), context)
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
    return seconds > 0 && seconds <= Self.longestInterval
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
      return number * secondsInNanosecond <= Self.longestInterval
    }
    guard let duration = context.argument(node, Self.duration), duration.kind == .functionCallExpr,
      let unit = duration.calleeName.map({ duration.text(of: $0) }),
      let number = duration.arguments.first.flatMap({ context.writtenNumber($0) })
    else { return false }
    switch unit {
    case "seconds": return number <= Self.longestInterval
    case "milliseconds", "microseconds", "nanoseconds": return number <= 1000 * Self.longestInterval
    default: return false
    }
  }

  /// The blocks in a loop after which it does not go on: what they write is written once.
  private func leavingBlocks(in loop: SyntaxNode) -> [SourceRange] {
    loop.subtree.compactMap { block in
      guard block.kind == .codeBlock, block.id != loop.id, let last = block.children.last,
        last.kind == .returnStmt || last.kind == .breakStmt || last.kind == .throwStmt
      else { return nil }
      return block.range
    }
  }

  private mutating func note(
    _ statements: [SyntaxNode], except leaving: [SourceRange] = [], _ context: RuleContext
  ) {
    func isLeaving(_ node: SyntaxNode) -> Bool { leaving.contains { $0.contains(node.range) } }
    for write in CalledWrites(in: statements, context).found where found[write.write.property] == nil {
      if isLeaving(write.call ?? write.write.node) { continue }
      found[write.write.property] = Place(node: write.write.node, context: write.context)
    }
    // `Task { @MainActor in self.seconds += 1 }`
    for node in statements.flatMap(\.subtree) {
      guard let write = PropertyWrite(node, context.record, context.analyzer), found[write.property] == nil,
        !isLeaving(node)
      else { continue }
      found[write.property] = Place(node: node, context: context)
    }
  }
}
