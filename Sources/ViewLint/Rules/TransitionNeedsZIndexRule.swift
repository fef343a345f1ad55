import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a view that appears and disappears in front of others without a `zIndex`.
struct TransitionNeedsZIndexRule: Rule {
  static let info = RuleInfo(
    "transition_needs_zindex", .animation, .note, isFixable: true, profile: .strict,
    summary: "the leaving view may be drawn behind others in its `ZStack`, which hides its transition",
    explanation: """
      A view that covers everything hides the transition. The views of a `ZStack` are drawn in the order in which they \
      are written, but a removed view is no longer in that order: during its transition it may be drawn behind the \
      others. An explicit `.zIndex(1)` keeps the view in front. Several versions of SwiftUI are known to behave so; \
      none promises otherwise.
      """,
    silence: """
      The rule ignores views with a `zIndex`, views without a view behind them that takes all the room, and \
      transitions that show nothing when the view leaves.
      """,
    examples: [
      RuleExample(
        """
        struct Backdrop: View {
          var body: some View { Color.blue.ignoresSafeArea() }
        }
        struct Screen: View {
          @State private var isShown = false
          var body: some View {
            ZStack {
              Backdrop()
              Button("Show") { withAnimation { isShown.toggle() } }
              if isShown {
                Text("Toast").↓transition(.opacity)
              }
            }
          }
        }
        """,
        fixed: """
          struct Backdrop: View {
            var body: some View { Color.blue.ignoresSafeArea() }
          }
          struct Screen: View {
            @State private var isShown = false
            var body: some View {
              ZStack {
                Backdrop()
                Button("Show") { withAnimation { isShown.toggle() } }
                if isShown {
                  Text("Toast").transition(.opacity).zIndex(1)
                }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Screen: View {
          @State private var isShown = false
          var body: some View {
            ZStack {
              Color.blue
              if isShown {
                Text("Toast")
                  .↓transition(.opacity)
                  .onTapGesture {
                    withAnimation { isShown = false }
                  }
              } else {
                Text("Hint")
                  .↓transition(.opacity) // fades
              }
            }
          }
        }
        """,
        fixed: """
          struct Screen: View {
            @State private var isShown = false
            var body: some View {
              ZStack {
                Color.blue
                if isShown {
                  Text("Toast")
                    .transition(.opacity)
                    .onTapGesture {
                      withAnimation { isShown = false }
                    }
                    .zIndex(1)
                } else {
                  Text("Hint")
                    .transition(.opacity) // fades
                    .zIndex(1)
                }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Screen: View {
          @State private var isShown = false
          var body: some View {
            ZStack {
              Color.blue
              Button("Show") { withAnimation { isShown.toggle() } }
              if isShown {
                Text("Toast").transition(.opacity).zIndex(1)
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Screen: View {
          @State private var isShown = false
          var body: some View {
            ZStack {
              if isShown {
                Color.blue.transition(.opacity)
              }
              Button("Show") { withAnimation { isShown.toggle() } }
            }
            VStack {
              Color.red
              if isShown { Text("Below").transition(.opacity) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Screen: View {
          @State private var isShown = false
          @State private var isBusy = false
          var body: some View {
            ZStack {
              Image("sky").resizable().scaledToFill()
              if isShown { panel }
              if isBusy { bar.zIndex(1) }
            }
            ZStack {
              Image("sky").resizable().scaledToFit()
              if isShown { Text("Toast").transition(.opacity) }
            }
          }
          private var panel: some View {
            Text("Toast").↓transition(.move(edge: .bottom))
          }
          private var bar: some View { Text("Busy").transition(.opacity) }
        }
        """,
        fixed: """
          struct Screen: View {
            @State private var isShown = false
            @State private var isBusy = false
            var body: some View {
              ZStack {
                Image("sky").resizable().scaledToFill()
                if isShown { panel }
                if isBusy { bar.zIndex(1) }
              }
              ZStack {
                Image("sky").resizable().scaledToFit()
                if isShown { Text("Toast").transition(.opacity) }
              }
            }
            private var panel: some View {
              Text("Toast").transition(.move(edge: .bottom)).zIndex(1)
            }
            private var bar: some View { Text("Busy").transition(.opacity) }
          }
          """),
    ], precision: RuleInfo.Precision(right: 4, of: 6, inApps: 46))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The stack may be in another file than the helper.
  static let dependsOnWholeProgram = true

  private static let zIndex = CatalogueMember("View", "zIndex")
  private static let nothing = [
    CatalogueMember("AnyTransition", "identity"), CatalogueMember("Transition", "identity"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.has(.isTransition) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.runsWithBody, !context.isPreview,
      !node.contains(where: { context.isUse($0, ofAny: Self.nothing) }), let behind = viewBehind(node, context)
    else { return }
    let view = context.outerModifiers(of: node).last ?? node
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "while it leaves, this view may be drawn behind the earlier views of the `ZStack`, which hide its "
          + "transition; give it a `zIndex`",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [Diagnostic.Note("this view then covers it", in: behind.context.file, at: behind.node.range)],
        fixIts: [FixIt("`.zIndex(1)`", [context.addition(of: ".zIndex(1)", to: view)], isSafe: false)]))
  }

  /// The view that covers the removed view, with its context: in the stack with the view's condition, here or at a use
  /// of the helper.
  private func viewBehind(_ node: SyntaxNode, _ context: RuleContext) -> ValueOrigin? {
    context.hereOrAtUses(of: node) { around, view in
      let modifiers = ViewChain.parts(of: view, in: around).modifiers + around.outerModifiers(of: view)
      if modifiers.contains(where: { around.isUse($0, of: Self.zIndex) || !around.isFromCatalogue($0) }) {
        return .none
      }
      switch searchStack(around: view, around) {
      case .found(let place):
        guard let behind = cover(before: place.condition, in: place.closure, around) else { return .none }
        return .found(ValueOrigin(behind, around))
      case .none: return .none
      case .outside: return .outside
      }
    }
  }

  /// The condition of a view, and the closure of the stack that directly contains the condition.
  private func searchStack(
    around node: SyntaxNode, _ context: RuleContext
  ) -> RuleContext.Search<(condition: SyntaxNode, closure: SyntaxNode)> {
    var condition: SyntaxNode?
    var inner = node
    for around in context.ancestors.reversed() {
      defer { inner = around }
      switch around.kind {
      case .ifExpr:
        condition = around
      // A modifier of the view, or the single expression of the helper.
      case .memberAccessExpr, .functionCallExpr, .codeBlock, .returnStmt, .accessorBlock, .accessorDecl, .functionDecl,
        .patternBinding, .variableDecl:
        if condition != nil || around.kind == .functionCallExpr && around.children.first?.id != inner.id {
          return .none
        }
      case .closureExpr:
        guard let condition, let (call, closure) = context.enclosingCalls.first(where: { $0.closure.id == around.id }),
          context.madeFact(.axis, of: call) == .depth
        else { return .none }
        return .found((condition, closure))
      default: return .none
      }
    }
    return condition == nil ? .outside : .none
  }

  /// The last view before a condition that fills the stack.
  private func cover(before condition: SyntaxNode, in closure: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    context.views(in: closure).last { view in
      view.range.end <= condition.range.start && view.kind != .ifExpr && fillsAll(view, context)
    }
  }

  /// Whether a view fills the proposed size: a color, a shape, a stretched picture, a scroll view, a navigation
  /// container, or a view of the program that is one of these.
  private func fillsAll(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let chain = ViewChain(view, in: context),
      !chain.modifiers.contains(where: { context.isUse($0, of: .frame) })
    else { return false }
    if isStretched(chain, context) { return true }
    let analyzer = context.analyzer
    let frame = analyzer.knownDecl("_FrameLayout")
    var current = chain.coreType
    var entered: Set<DeclID> = []
    // Each view is entered once.
    while let core = context.nominal(current) {
      if core == analyzer.knownDecl(.modifiedContent) {
        if let frame, context.nominal(analyzer.types.argument(current, 1)) == frame { return false }
        current = analyzer.resolvingOpaque(analyzer.types.argument(current, 0))
      } else if context.isOwn(core), entered.insert(core).inserted,
        let body = analyzer.directMembers(of: core, named: .body).first(where: { analyzer.isViewContent($0) })
      {
        current = analyzer.resolvingOpaque(analyzer.variableType(of: body))
      } else {
        return context.conforms(core, to: "Shape") || analyzer.fact(.shows, of: core) == .color
          || [.fills, .navigates, .scrolls].contains { analyzer.catalogueText($0, of: core) != nil }
      }
    }
    return false
  }

  private static let scaledToFill = CatalogueMember("View", "scaledToFill")

  /// Whether a picture fills the proposed size, and is not scaled to fit.
  private func isStretched(_ picture: ViewChain, _ context: RuleContext) -> Bool {
    picture.modifiers.contains { context.calledText($0, of: .stretches) != nil }
      && picture.modifiers.allSatisfy { modifier in
        context.calledText(modifier, of: .scales) == nil || context.isUse(modifier, of: Self.scaledToFill)
          || context.argument(modifier, "contentMode")?.text == ".fill"
      }
  }
}
