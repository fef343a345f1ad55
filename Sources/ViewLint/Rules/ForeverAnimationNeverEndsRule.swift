import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an endless animation that starts again when its value is set back.
struct ForeverAnimationNeverEndsRule: Rule {
  static let info = RuleInfo(
    "forever_animation_never_ends", .animation, .warning, isFixable: false,
    summary: "setting the value back starts the endless animation again instead of ending it",
    explanation: """
      The view moves for ever, and uses the processor though nothing is in progress. \
      `animation(.linear.repeatForever(), value: isOn)` animates each change of `isOn`, also that from `true` to \
      `false`, and repeats the way back. The same happens when `withAnimation(.linear.repeatForever()) { \
      isOn.toggle() }` runs again. Choose the animation by the new value: `.animation(isOn ? .linear.repeatForever() \
      : .default, value: isOn)`.
      """,
    silence: """
      The rule ignores animations that a condition chooses, values that are only set to one constant, and values that \
      are set back only in `onDisappear`.
      """,
    examples: [
      RuleExample(
        """
        struct Dot: View {
          let isRunning: Bool
          @State private var isPinging = false
          @State private var isShaking = false
          var body: some View {
            Circle()
              .scaleEffect(isPinging ? 2 : 1)
              .↓animation(.easeOut.repeatForever(autoreverses: false), value: isPinging)
              .onChange(of: isRunning) { isPinging = isRunning }
            Button("Shake") { ↓withAnimation(.linear.repeatForever()) { isShaking.toggle() } }
              .rotationEffect(.degrees(isShaking ? 9 : 0))
          }
        }
        """),
      RuleExample(
        """
        struct Dot: View {
          let isRunning: Bool
          @State private var isPinging = false
          @State private var isTurning = false
          var body: some View {
            Circle()
              .scaleEffect(isPinging ? 2 : 1)
              .animation(isPinging ? .easeOut.repeatForever(autoreverses: false) : .default, value: isPinging)
              .onChange(of: isRunning) { isPinging = isRunning }
            Circle()
              .rotationEffect(.degrees(isTurning ? 360 : 0))
              .animation(.linear.repeatForever(autoreverses: false), value: isTurning)
              .onAppear { isTurning = true }
              .onDisappear { isTurning = false }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let endless = CatalogueMember("Animation", "repeatForever")
  private static let function: Name = "withAnimation"
  private static let toggle: Name = "toggle"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [.animation]) || isFunction(callee.decl, callee.analyzer)
  }

  private static func isFunction(_ decl: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isFromCatalogue(decl) && analyzer.decl(decl).name == function
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let animation = node.arguments.first, !context.isPreview,
      let use = context.record.uses[node.id], isAlwaysEndless(animation, context)
    else { return }
    if Self.isFunction(use.decl, analyzer) {
      guard let action = analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr,
        context.enclosingCalls.allSatisfy({ context.calledText($0.call, of: .lifecycle) == nil }),
        let write = action.subtree.firstNonNil({ self.write($0, context) }), isToggle(write.node)
      else { return }
      return report(name.range, write.property, at: write.node, context)
    }
    guard let value = context.argument(node, "value"), let state = context.record.decl(of: value),
      analyzer.isOwnState(state), analyzer.decl(state).access <= .fileprivateAccess
    else { return }
    let uses = PropertyUses(of: state, analyzer)
    let back = uses.writes.first { write in isToggle(write.node) || write.value.map { !isConstant($0) } ?? false }
    let texts = Set(uses.writes.compactMap { $0.value?.text })
    guard let back = back ?? (texts.count > 1 ? uses.writes.first { !isInDisappearance($0.node, context) } : nil),
      uses.writes.filter({ !isInDisappearance($0.node, context) }).count > (isConstantOnly(uses) ? 1 : 0)
    else { return }
    report(name.range, state, at: back.node, context)
  }

  private func report(_ range: SourceRange, _ state: DeclID, at write: SyntaxNode, _ context: RuleContext) {
    let name = context.analyzer.name(of: state)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "setting `\(name)` back starts this endless animation again instead of ending it: the view moves for ever; "
          + "choose the animation by the new value, as in `\(name) ? … : .default`",
        in: context.file, at: range, notes: [Diagnostic.Note("it is changed here", in: context.file, at: write.range)]))
  }

  private func write(_ node: SyntaxNode, _ context: RuleContext) -> PropertyWrite? {
    PropertyWrite(node, context.record, context.analyzer).flatMap {
      context.analyzer.isOwnState($0.property) ? $0 : nil
    }
  }

  private func isToggle(_ write: SyntaxNode) -> Bool {
    write.kind == .functionCallExpr && write.calleeName.map { write.name(of: $0) } == Self.toggle
  }

  private func isConstant(_ value: SyntaxNode) -> Bool {
    switch value.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .implicitMemberExpr, .prefixOperatorExpr: true
    default: false
    }
  }

  private func isConstantOnly(_ uses: PropertyUses) -> Bool {
    uses.writes.allSatisfy { $0.value.map(isConstant) ?? false }
  }

  /// Whether a write is in an `onDisappear` of the current declaration.
  private func isInDisappearance(_ write: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let decl = context.decl else { return false }
    return context.analyzer.node(of: decl).subtree.contains { call in
      call.kind == .functionCallExpr && call.range.contains(write.range)
        && context.calledText(call, of: .lifecycle) == "onDisappear"
        && context.analyzer.arguments(of: call, context.record).contains { $0.node.range.contains(write.range) }
    }
  }

  /// Whether an animation repeats for ever and does not depend on a condition.
  private func isAlwaysEndless(_ animation: SyntaxNode, _ context: RuleContext) -> Bool {
    let origin = context.origin(of: animation)
    guard origin.node.kind == .functionCallExpr else { return false }
    var current: SyntaxNode? = origin.node
    while let node = current, node.kind == .functionCallExpr {
      if origin.context.isUse(node, of: Self.endless) { return true }
      current = node.children.first?.children.first
    }
    return false
  }
}
