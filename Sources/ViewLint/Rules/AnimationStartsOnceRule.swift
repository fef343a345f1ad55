import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an endless animation of a part of a view that starts only the first time the part appears.
struct AnimationStartsOnceRule: Rule {
  static let info = RuleInfo(
    "animation_starts_once", .animation, .warning, isFixable: false,
    summary: "the endless animation runs only the first time: the next time, the state already has its end value",
    explanation: """
      The spinner turns the first time, and stands still whenever it appears again. The state that the animation changes \
      belongs to the view around, and keeps its end value when the branch with the spinner is removed. The next \
      `onAppear` sets the same value: nothing changes, so nothing is animated. Set the state back first, in \
      `onDisappear`, or move the spinner with its state into a view of its own.
      """,
    silence: """
      State that other code sets to another value, a binding to it, and code outside of conditions.
      """,
    examples: [
      RuleExample(
        """
        struct Glyph: View {
          let isWorking: Bool
          @State private var angle = 0.0
          var body: some View {
            if isWorking {
              Image(systemName: "gear")
                .rotationEffect(.degrees(angle))
                .onAppear {
                  withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { ↓angle = 360 }
                }
            } else {
              Text("Idle")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Glyph: View {
          let isWorking: Bool
          @State private var angle = 0.0
          @State private var pulse = false
          var body: some View {
            if isWorking {
              Image(systemName: "gear")
                .rotationEffect(.degrees(angle))
                .onAppear {
                  angle = 0
                  withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { angle = 360 }
                }
            }
            Circle()
              .scaleEffect(pulse ? 2 : 1)
              .onAppear { withAnimation(.linear(duration: 2).repeatForever()) { pulse = true } }
          }
        }
        """),
      RuleExample(
        """
        struct Sync: View {
          let isSyncing: Bool
          @State private var spins = false
          @State private var glows = false
          var body: some View {
            if isSyncing {
              Image(systemName: "arrow.2.circlepath").rotationEffect(.degrees(spins ? 360 : 0))
                .animation(.linear.repeatForever(autoreverses: false), value: spins)
                .onAppear { ↓spins = true }
              Image(systemName: "star").opacity(glows ? 1 : 0)
                .onAppear { glows = true }
                .animation(.linear.repeatForever(), value: glows)
                .onDisappear { glows = false }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 244))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let endless = CatalogueMember("Animation", "repeatForever")
  private static let function: Name = "withAnimation"

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .onAppear }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard isChosen(context), context.runsWithBody, !context.isPreview,
      let action = analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action, isOfAnyType: true)
    else { return }
    let watched = endlesslyAnimated(beside: node, context)
    for call in code.statements {
      if let write = PropertyWrite(call, code.context.record, analyzer), watched.contains(write.property),
        stays(write, code.context)
      {
        return report(write.property, write.value, call, code.context, context)
      }
      guard call.kind == .functionCallExpr, let use = code.context.record.uses[call.id],
        analyzer.isFromCatalogue(use.decl),
        analyzer.decl(use.decl).name == Self.function, let animation = call.arguments.first,
        isEndless(animation, code.context),
        let change = analyzer.arguments(of: call, code.context.record).last?.node, change.kind == .closureExpr
      else { continue }
      for statement in change.children {
        guard let write = PropertyWrite(statement, code.context.record, analyzer), stays(write, code.context) else {
          continue
        }
        return report(write.property, write.value, statement, code.context, context)
      }
    }
  }

  private func report(
    _ property: DeclID, _ value: SyntaxNode?, _ statement: SyntaxNode, _ code: RuleContext, _ context: RuleContext
  ) {
    let name = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the animation runs only the first time this appears: `\(name)` stays \(RuleText.oneLine(value?.text ?? "")) when "
          + "the condition removes the view, so that setting it again changes nothing; set `\(name)` back in "
          + "`onDisappear`, or move it into a view of its own",
        in: code.file, at: statement.range, notes: [context.note("`\(name)` outlives the branch", at: property)]))
  }

  /// Whether a write gives a state its end value, and no code sets it to another one.
  private func stays(_ write: PropertyWrite, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let value = write.value, context.isShownState(write.property), value.kind.isPlainLiteral,
      !analyzer.isInitialValue(value, of: write.property)
    else { return false }
    let uses = PropertyUses(of: write.property, analyzer)
    return uses.bindings.isEmpty && uses.writes.allSatisfy { $0.value?.text == value.text }
  }

  private static let modifier = CatalogueMember("View", "animation")

  /// The states that endless animations on the same view watch: `spins` of `.animation(.linear.repeatForever(), value: spins)`.
  private func endlesslyAnimated(beside node: SyntaxNode, _ context: RuleContext) -> Set<DeclID> {
    let calls = context.modifications(of: node).map(\.call) + context.outerModifiers(of: node)
    return Set(
      calls.compactMap { call in
        guard context.isUse(call, of: Self.modifier), let animation = call.arguments.first,
          isEndless(animation, context),
          let value = context.argument(call, "value")
        else { return nil }
        return context.record.decl(of: value)
      })
  }

  /// Whether a condition decides whether the view is there.
  private func isChosen(_ context: RuleContext) -> Bool {
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .ifExpr: if around.conditions.contains(where: { mayChange($0, context) }) { return true }
      case .switchExpr: return true
      // The views of presentations and rows have their own lifetimes.
      case .closureExpr: if context.record.builders[around.id] == nil { return false }
      default: break
      }
    }
    return false
  }

  /// Whether a condition depends on more than availability and state that nothing sets.
  private func mayChange(_ condition: SyntaxNode, _ context: RuleContext) -> Bool {
    if condition.kind == .availabilityCondition { return false }
    return condition.subtree.contains { part in
      guard let use = context.record.uses[part.id], context.isOwn(use.decl),
        context.analyzer.decl(use.decl).kind == .variable
      else { return false }
      guard context.analyzer.isOwnState(use.decl) else { return part.isNameOrMemberOfSelf }
      let uses = PropertyUses(of: use.decl, context.analyzer)
      return !uses.writes.isEmpty || !uses.bindings.isEmpty
    }
  }

  private func isEndless(_ animation: SyntaxNode, _ context: RuleContext) -> Bool {
    let origin = context.origin(of: animation)
    var current: SyntaxNode? = origin.node
    while let node = current, node.kind == .functionCallExpr {
      if origin.context.isUse(node, of: Self.endless) { return true }
      current = node.children.first?.children.first
    }
    return false
  }
}

extension NodeKind {
  /// `true`, `1`, `0.5`
  fileprivate var isPlainLiteral: Bool {
    self == .booleanLiteralExpr || self == .integerLiteralExpr || self == .floatLiteralExpr
  }
}
