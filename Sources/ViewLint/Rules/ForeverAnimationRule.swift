import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a repeating animation that begins before the layout of its view.
struct ForeverAnimationRule: Rule {
  static let info = RuleInfo(
    "forever_animation_in_navigation", .animation, .note, isFixable: false,
    summary: "an endless animation starts before the screen is laid out, and may make the view fly in again and again",
    explanation: """
      The view flies in from a corner again and again. In a navigation container a screen is laid out again right \
      after it has appeared, when the bar appears. A state that `onAppear` sets with an endless animation changes in \
      the same update, so the view's move to its new position is animated too. Limit the animation to its modifier \
      with `animation(_:body:)`, or set the state in a `task`, after the layout.
      """,
    silence: """
      Views outside of navigation containers, state that is not set when the same view appears, and views under a \
      condition, which may appear later than the screen.
      """,
    examples: [
      RuleExample(
        """
        struct Landing: View {
          @State private var isTurning = false
          var body: some View {
            NavigationStack {
              Image(systemName: "gear")
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .↓animation(.linear(duration: 3).repeatForever(autoreverses: false), value: isTurning)
                .onAppear { isTurning = true }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Landing: View {
          @State private var isTurning = false
          var body: some View {
            NavigationStack {
              Image(systemName: "gear")
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .animation(.linear(duration: 3).repeatForever(autoreverses: false), value: isTurning)
                .task { isTurning = true }
            }
          }
        }
        struct Gear: View {
          @State private var isTurning = false
          var body: some View {
            Image(systemName: "gear")
              .rotationEffect(.degrees(isTurning ? 360 : 0))
              .animation(.linear(duration: 3).repeatForever(autoreverses: false), value: isTurning)
              .onAppear { isTurning = true }
          }
        }
        """),
      RuleExample(
        """
        struct Pulse: View {
          @State private var grows = false
          var body: some View {
            Circle().scaleEffect(grows ? 1.2 : 1)
              .onAppear { ↓withAnimation(.easeInOut.repeatForever()) { grows = true } }
          }
        }
        struct Screen: View {
          var body: some View {
            NavigationStack {
              VStack {
                Text("Wait")
                Pulse()
              }
              .navigationTitle("Wait")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Pulse: View {
          @State private var grows = false
          var body: some View {
            Circle().scaleEffect(grows ? 1.2 : 1)
              .onAppear { withAnimation(.easeInOut.repeatForever()) { grows = true } }
          }
        }
        struct Screen: View {
          @State private var isLoading = false
          var body: some View {
            NavigationStack {
              VStack {
                if isLoading { Pulse() }
                Button("Load") { isLoading = true }
              }
              .sheet(isPresented: $isLoading) { Pulse() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Shimmer: ViewModifier {
          @State private var isAtEnd = false
          func body(content: Content) -> some View {
            content
              .opacity(isAtEnd ? 1 : 0.4)
              .↓animation(.linear.repeatForever(), value: isAtEnd)
              .onAppear { isAtEnd = true }
          }
        }
        struct Loading: View {
          var body: some View {
            NavigationStack {
              VStack { Text("Loading").modifier(Shimmer()) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Egg: View {
          @State private var offset: CGFloat = 0
          var body: some View { Image(systemName: "oval").offset(y: offset).onAppear { bob() } }
          private func bob() {
            ↓withAnimation(.easeInOut.repeatForever()) { offset = -8 }
          }
        }
        struct Root: View {
          var body: some View { NavigationStack { Egg() } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers and views may be in other files.
  static let dependsOnWholeProgram = true

  private static let endless = CatalogueMember("Animation", "repeatForever")

  private static let function: Name = "withAnimation"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [.animation]) || isFunction(callee.decl, callee.analyzer)
  }

  private static func isFunction(_ decl: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isFromCatalogue(decl) && analyzer.decl(decl).name == function
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let animation = node.arguments.first, !context.isPreview,
      isEndless(animation, context), let use = context.record.uses[node.id]
    else { return }
    if Self.isFunction(use.decl, context.analyzer) { return checkFunction(node, context) }
    guard let value = context.argument(node, "value"), let state = context.record.decl(of: value),
      context.isShownState(state)
    else { return }
    let chain = context.modifications(of: node).map(\.call) + context.outerModifiers(of: node)
    let appearance = chain.first { call in
      guard context.calledFact(.lifecycle, of: call) == .onAppear,
        let action = context.analyzer.arguments(of: call, context.record).last?.node,
        let code = context.code(ofAction: action)
      else { return false }
      return CalledWrites(in: code.statements, code.context).found.contains { $0.write.property == state }
    }
    guard let appearance else { return }
    report(name.range, of: state, setAt: appearance, context, around: node, context)
  }

  /// `.onAppear { withAnimation(.linear.repeatForever()) { isTurning = true } }`
  private func checkFunction(_ node: SyntaxNode, _ context: RuleContext) {
    guard let name = node.calleeName,
      let action = context.analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action),
      let write = CalledWrites(in: code.statements, code.context).found.first?.write,
      context.isShownState(write.property)
    else { return }
    guard let (appearance, _) = context.enclosingCalls.first else {
      return checkFunctionOfAppearance(name.range, write, context)
    }
    guard context.calledFact(.lifecycle, of: appearance) == .onAppear else { return }
    report(at: name.range, of: write, appearance, context, context)
  }

  /// `.onAppear { start() }`, or `.onAppear(perform: start)`, with `withAnimation(…)` in the function.
  private func checkFunctionOfAppearance(_ range: SourceRange, _ write: PropertyWrite, _ context: RuleContext) {
    guard let function = context.decl, context.analyzer.isOwnFunction(function) else {
      return
    }
    for use in context.helperPlaces(of: function) {
      guard let (appearance, _) = use.context.enclosingCalls.first,
        use.context.calledFact(.lifecycle, of: appearance) == .onAppear
      else { continue }
      return report(at: range, of: write, appearance, use.context, context)
    }
  }

  private func report(
    at range: SourceRange, of write: PropertyWrite, _ appearance: SyntaxNode, _ place: RuleContext,
    _ context: RuleContext
  ) {
    let outer = place.copy()
    while let last = outer.ancestors.last, last.id != appearance.id { outer.ascend() }
    outer.ascend()
    report(range, of: write.property, setAt: write.node, context, around: appearance, outer)
  }

  private func report(
    _ range: SourceRange, of state: DeclID, setAt setting: SyntaxNode, _ context: RuleContext,
    around view: SyntaxNode, _ place: RuleContext
  ) {
    let found = place.hereOrAtUses(of: view, throughViews: true) { around, _ in navigation(around) }
    guard let stack = found else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the endless animation starts with the first layout in the navigation, which it may animate too, so the view "
          + "flies in again and again; use `animation(_:body:)`, or set `\(context.analyzer.name(of: state))` in a "
          + "`task`",
        in: context.file, at: range,
        notes: [
          Diagnostic.Note("it is set here", in: context.file, at: setting.calleeName?.range ?? setting.range),
          Diagnostic.Note(
            "the navigation", in: place.file(of: stack), at: stack.children.first?.range ?? stack.range),
        ]))
  }

  private func isEndless(_ animation: SyntaxNode, _ context: RuleContext) -> Bool {
    let origin = context.origin(of: animation)
    return origin.node.contains { origin.context.isUse($0, of: Self.endless) }
  }

  /// The navigation container around a place; none for presented or conditional content.
  private func navigation(_ context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .ifExpr, .switchExpr, .ternaryExpr: return .none
      case .functionCallExpr:
        if context.madeFact(.navigates, of: around) != nil { return .found(around) }
        if context.calledFact(.presents, of: around) != nil || context.madeText(around, of: .later) != nil {
          return .none
        }
      default: break
      }
    }
    return .outside
  }
}
