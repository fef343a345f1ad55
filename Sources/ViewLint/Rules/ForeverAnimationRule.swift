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
      the same update, so the view's move to its new position is animated too. `withAnimation` reaches further: in a \
      popover, a sheet or a menu bar window, whose size is set as it appears, it moves whatever is laid out in that \
      update, the whole card and not only the view that should pulse. Limit the animation to its modifier with \
      `animation(_:body:)`, or set the state in a `task`, after the layout.
      """,
    silence: """
      Views at the root of a window, state that is not set when the same view appears, and views under a condition, \
      which may appear later than the screen. Outside of navigation containers only `withAnimation` is reported.
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
      RuleExample(
        """
        struct Usage: View {
          @State private var glows = false
          var body: some View {
            VStack {
              Text("Usage").opacity(glows ? 1 : 0.4)
                .onAppear { ↓withAnimation(.easeInOut.repeatForever()) { glows = true } }
              Text("80 %")
            }
          }
        }
        struct Panel: View {
          @State private var isOpen = false
          var body: some View {
            Button("Usage") { isOpen = true }.popover(isPresented: $isOpen) { Usage() }
          }
        }
        struct Dot: View {
          @State private var glows = false
          var body: some View {
            Circle().opacity(glows ? 1 : 0.4)
              .animation(.easeInOut.repeatForever(), value: glows)
              .onAppear { glows = true }
          }
        }
        struct Root: View {
          @State private var isOn = false
          var body: some View {
            Circle().opacity(isOn ? 1 : 0.4)
              .onAppear { withAnimation(.easeInOut.repeatForever()) { isOn = true } }
              .popover(isPresented: .constant(true)) { Dot() }
          }
        }
        @main struct Pulses: App {
          var body: some Scene { WindowGroup { Root() } }
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
    report(name.range, of: state, setAt: appearance, context, around: node, context, isTransaction: false)
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
    report(range, of: write.property, setAt: write.node, context, around: appearance, outer, isTransaction: true)
  }

  /// - Parameter isTransaction: whether the animation applies to all changes of the update, as that of `withAnimation`.
  private func report(
    _ range: SourceRange, of state: DeclID, setAt setting: SyntaxNode, _ context: RuleContext,
    around view: SyntaxNode, _ place: RuleContext, isTransaction: Bool
  ) {
    var isConditional = false
    let found = place.hereOrAtUses(of: view, throughViews: true) { around, node in
      let result = container(around, node, isTransaction)
      if case .none = result { isConditional = true }
      return result
    }
    let name = context.analyzer.name(of: state)
    let setHere = Diagnostic.Note("it is set here", in: context.file, at: setting.calleeName?.range ?? setting.range)
    guard let found else {
      // Code outside of the program shows the view, or hosts it.
      guard isTransaction, !isConditional, let owner = place.ownerType, place.uses(ofView: owner).isEmpty else {
        return
      }
      return context.report(
        Diagnostic(Self.info.level, Self.info.id, spreading(name), in: context.file, at: range, notes: [setHere]))
    }
    let isNavigation = !found.isPresentation
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        isNavigation
          ? "the endless animation starts with the first layout in the navigation, which it may animate too, so the view "
            + "flies in again and again; use `animation(_:body:)`, or set `\(name)` in a `task`"
          : spreading(name),
        in: context.file, at: range,
        notes: [
          setHere,
          Diagnostic.Note(
            isNavigation ? "the navigation" : "it is laid out again when this has appeared",
            in: place.file(of: found.node), at: found.node.calleeName?.range ?? found.node.range),
        ]))
  }

  private func spreading(_ name: String) -> String {
    "the endless animation applies to all that is laid out in the update in which the view appears, so that other views "
      + "may move without end; use `animation(_:body:)` on this view, or set `\(name)` in a `task`"
  }

  private func isEndless(_ animation: SyntaxNode, _ context: RuleContext) -> Bool {
    let origin = context.origin(of: animation)
    return origin.node.contains { origin.context.isUse($0, of: Self.endless) }
  }

  /// What lays the view out again right after it has appeared.
  private struct Container {
    let node: SyntaxNode
    let isPresentation: Bool
  }

  private static let bar: [Name] = ["MenuBarExtra"]

  /// The navigation container around a place, or the presentation of a view whose animation applies to all changes; none
  /// for conditional content.
  private func container(_ context: RuleContext, _ node: SyntaxNode, _ isTransaction: Bool)
    -> RuleContext.Search<Container>
  {
    var inner = node
    for around in context.ancestors.reversed() {
      defer { inner = around }
      switch around.kind {
      case .ifExpr, .switchExpr, .ternaryExpr: return .none
      case .functionCallExpr:
        if context.madeFact(.navigates, of: around) != nil {
          return .found(Container(node: around, isPresentation: false))
        }
        // The view that a sheet is attached to is not in the sheet.
        guard around.children.first?.range.contains(inner.range) != true else { continue }
        if context.calledFact(.presents, of: around) != nil || context.makes(around, anyOf: Self.bar) {
          return isTransaction ? .found(Container(node: around, isPresentation: true)) : .none
        }
        if context.madeText(around, of: .later) != nil { return .none }
      default: break
      }
    }
    return .outside
  }
}
