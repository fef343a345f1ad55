import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an endless animation that only the value of a flag at the appearance of the view starts.
struct AnimationNotStartedRule: Rule {
  static let info = RuleInfo(
    "animation_not_started", .animation, .warning, isFixable: false,
    summary: "the endless animation starts only if the flag is set when the view appears, and not when it is set later",
    explanation: """
      The spinner stands still although loading has begun, or goes on spinning after it has ended. `onAppear { if \
      isLoading { withAnimation(.linear.repeatForever()) { angle = 360 } } }` asks the flag once, when the view appears. \
      Later changes of the flag change nothing, because the view does not appear again. Start and stop the animation in \
      `onChange(of: isLoading, initial: true)`, or show the moving view only while the flag is set.
      """,
    silence: """
      Reported only if a caller passes a flag that changes while the view stays. A flag that the view follows with \
      `onChange(of:)` or a task is ignored, and so is one that decides whether the moving view is shown.
      """,
    examples: [
      RuleExample(
        """
        struct Spinner: View {
          let isLoading: Bool
          @State private var angle = 0.0
          var body: some View {
            Image(systemName: "gear").rotationEffect(.degrees(angle))
              .↓onAppear {
                if isLoading {
                  withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
                }
              }
          }
        }
        struct Page: View {
          @State private var isLoading = false
          var body: some View {
            Spinner(isLoading: isLoading)
            Button("Load") { isLoading = true }
          }
        }
        """),
      RuleExample(
        """
        struct Pulse: ViewModifier {
          var isActive: Bool
          @State private var isLarge = false
          func body(content: Content) -> some View {
            content.scaleEffect(isLarge ? 1.2 : 1).↓onAppear(perform: start)
          }
          private func start() {
            guard isActive else { return }
            withAnimation(.easeInOut.repeatForever()) { isLarge = true }
          }
        }
        struct Page: View {
          @State private var isActive = false
          var body: some View {
            Circle().modifier(Pulse(isActive: isActive))
            Toggle("Active", isOn: $isActive)
          }
        }
        """),
      RuleExample(
        """
        struct Spinner: View {
          let isLoading: Bool
          @State private var angle = 0.0
          var body: some View {
            Image(systemName: "gear").rotationEffect(.degrees(angle))
              .onAppear { update() }
              .onChange(of: isLoading) { update() }
          }
          private func update() {
            if isLoading {
              withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
            } else {
              withAnimation(.default) { angle = 0 }
            }
          }
        }
        struct Fixed: View {
          let isLoading: Bool
          @State private var angle = 0.0
          var body: some View {
            if isLoading {
              Image(systemName: "gear").rotationEffect(.degrees(angle))
                .onAppear {
                  if isLoading {
                    withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
                  }
                }
            }
          }
        }
        struct Page: View {
          @State private var isLoading = false
          var body: some View {
            Spinner(isLoading: isLoading)
            Fixed(isLoading: isLoading)
            Button("Load") { isLoading = true }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The callers of the view may be in other files.
  static let dependsOnWholeProgram = true

  private static let function: Name = "withAnimation"

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .onAppear }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let owner = context.ownerType, !context.isPreview,
      let action = context.analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action),
      let (flag, start) = conditionalStart(in: code.statements, asking: [], code.context),
      !isShownOnly(with: flag, context), !context.isWatched(flag),
      let change = context.change(of: flag, of: owner)
    else { return }
    let text = context.analyzer.name(of: flag)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the view does not appear again when `\(text)` changes, so the animation neither starts nor ends then; use "
          + "`onChange(of: \(text), initial: true)`, and end it with a finite animation",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note("the endless animation", in: start.context.file, at: start.node.range),
          context.note("the flag", at: flag), change,
        ]))
  }

  /// The start of an endless animation in statements, with the input that a condition around it asks for.
  private func conditionalStart(
    in statements: [SyntaxNode], asking asked: [DeclID], _ context: RuleContext
  ) -> (flag: DeclID, start: ValueOrigin)? {
    var asked = asked
    for statement in statements {
      switch statement.kind {
      case .guardStmt: asked += inputs(askedBy: statement, context)
      case .ifExpr:
        guard let block = statement.child(.codeBlock) else { continue }
        let inner = asked + inputs(askedBy: statement, context)
        if let found = conditionalStart(in: Array(block.children), asking: inner, context) { return found }
      case .functionCallExpr:
        guard let flag = asked.first, let use = context.record.uses[statement.id],
          context.analyzer.isFromCatalogue(use.decl), context.analyzer.decl(use.decl).name == Self.function,
          let animation = statement.arguments.first, context.repeatsForever(animation)
        else { continue }
        return (flag, ValueOrigin(statement, context))
      default: continue
      }
    }
    return nil
  }

  private func inputs(askedBy statement: SyntaxNode, _ context: RuleContext) -> [DeclID] {
    let analyzer = context.analyzer
    return statement.conditions.compactMap { condition in
      guard let use = context.record.uses[condition.id], use.part == .value, context.isOfSameType(use.decl),
        analyzer.isInput(use.decl) || analyzer.isBinding(use.decl),
        analyzer.isKnown(analyzer.variableType(of: use.decl), .bool)
      else { return nil }
      return use.decl
    }
  }

  /// Whether a condition around the view asks for the flag, so that the view appears with it.
  private func isShownOnly(with flag: DeclID, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      around.kind == .ifExpr && around.conditions.contains { $0.mentions(context.analyzer.decl(flag).name) }
    }
  }
}

extension RuleContext {
  private static let endless = CatalogueMember("Animation", "repeatForever")

  /// Whether an animation repeats for ever and does not depend on a condition.
  func repeatsForever(_ animation: SyntaxNode) -> Bool {
    let origin = origin(of: animation)
    guard origin.node.kind == .functionCallExpr else { return false }
    var current: SyntaxNode? = origin.node
    while let node = current, node.kind == .functionCallExpr {
      if origin.context.isUse(node, of: Self.endless) { return true }
      current = node.children.first?.children.first
    }
    return false
  }
}
