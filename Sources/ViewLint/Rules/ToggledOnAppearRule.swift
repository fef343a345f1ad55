import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a flag that each appearance of a view changes to its opposite.
struct ToggledOnAppearRule: Rule {
  static let info = RuleInfo(
    "toggled_on_appear", .state, .warning, isFixable: false,
    summary: "the flag is changed to its opposite each time the view appears, so the second time it is wrong",
    explanation: """
      The content that has faded in is gone when the user comes back, or the animation runs backwards. `onAppear` runs \
      whenever the view appears: also when its tab is selected again, and when the user goes back from a pushed \
      screen. `.onAppear { isShown.toggle() }` then sets the flag to `false` again. Set it: `.onAppear { isShown = \
      true }`.
      """,
    silence: """
      The rule ignores flags that other code also changes, changes under a condition, and views that do not appear \
      again with the same state: those outside of tabs, navigation containers and lazy containers, and presented \
      views.
      """,
    examples: [
      RuleExample(
        """
        struct Welcome: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              Text("Welcome").opacity(isShown ? 1 : 0)
              NavigationLink("Next") { Text("Next") }
            }
            .onAppear { withAnimation { ↓isShown.toggle() } }
          }
        }
        struct Root: View {
          var body: some View { NavigationStack { Welcome() } }
        }
        """),
      RuleExample(
        """
        struct Pulse: View {
          @State private var isLarge = false
          var body: some View {
            Circle()
              .scaleEffect(isLarge ? 1.2 : 1)
              .animation(.easeInOut.repeatForever(), value: isLarge)
              .onAppear(perform: start)
          }
          private func start() { ↓isLarge = !isLarge }
        }
        struct Root: View {
          var body: some View {
            TabView {
              Pulse().tabItem { Text("A") }
              Text("B").tabItem { Text("B") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Welcome: View {
          @State private var isShown = false
          @State private var isOpen = false
          @State private var isNew = false
          var body: some View {
            VStack {
              Text("Welcome").opacity(isShown ? 1 : 0).bold(isOpen).italic(isNew)
              Button("Open") { isOpen.toggle() }
              NavigationLink("Next") { Text("Next") }
            }
            .onAppear {
              isShown = true
              isOpen.toggle()
              if !isNew { isNew.toggle() }
            }
            .onDisappear { isShown = false }
          }
        }
        struct Splash: View {
          @State private var isShown = false
          var body: some View { Text("Hello").opacity(isShown ? 1 : 0).onAppear { isShown.toggle() } }
        }
        struct Root: View {
          @State private var isPresented = false
          var body: some View {
            NavigationStack { Welcome() }.sheet(isPresented: $isPresented) { Splash() }
          }
        }
        """),
      RuleExample(
        """
        final class Panel: ObservableObject {
          @Published var isOpen = false
          @Published var isNew = true
          func open() { ↓isOpen.toggle() }
          func visit() { if isNew { isNew.toggle() } }
        }
        struct PanelTab: View {
          @ObservedObject var panel: Panel
          var body: some View {
            VStack {
              if panel.isOpen { Text("Open") }
              if panel.isNew { Text("New") }
            }
            .onAppear { panel.open() }
            .onAppear(perform: panel.visit)
          }
        }
        struct Tabs: View {
          @StateObject private var panel = Panel()
          var body: some View {
            TabView {
              PanelTab(panel: panel).tabItem { Text("1") }
              Text("2").tabItem { Text("2") }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 26))

  static let visits: [NodeKind] = [.patternBinding]
  /// The container of the view may be in another file.
  static let dependsOnWholeProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let state = context.decl, let owner = context.ownerType, !context.isPreview,
      context.conforms(owner, to: .view)
        ? analyzer.propertyWrappers(of: state).first?.decl == analyzer.knownDecl("State")
        : analyzer.decl(owner).kind == .classType && analyzer.isObserved(state),
      analyzer.isKnown(analyzer.variableType(of: state), "Bool"), PropertyUses(of: state, analyzer).bindings.isEmpty
    else { return }
    let writes = context.placedWrites(of: state)
    guard let first = writes.first,
      writes.allSatisfy({ $0.write.flips && $0.moments == [.appearance] && !isConditional($0.context) }),
      let view = view(appearingFor: writes, owner, context),
      let container = container(ofViewsAppearingIn: view, context)
    else { return }
    let name = analyzer.name(of: state)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each appearance of this view changes `\(name)` to its opposite: when the user comes back to the view, it is "
          + "wrong; set the value: `\(name) = \(isFirstTrue(state, analyzer) ? "false" : "true")`",
        in: first.context.file, at: first.write.node.range,
        notes: [
          Diagnostic.Note(
            "the view appears again in this", in: context.file(of: container),
            at: container.children.first?.range ?? container.range)
        ]))
  }

  private func isFirstTrue(_ state: DeclID, _ analyzer: Analyzer) -> Bool {
    let node = analyzer.node(of: state)
    return (node.initialValue ?? node.child(.patternBinding)?.initialValue)?.text == "true"
  }

  /// The view with the state, or the only view that changes the state of an object as it appears.
  private func view(appearingFor writes: [PlacedWrite], _ owner: DeclID, _ context: RuleContext) -> DeclID? {
    if context.conforms(owner, to: .view) { return owner }
    let places =
      writes.flatMap { place in
        place.context.ownerType == owner ? place.context.decl.map(place.context.callPlaces) ?? [] : []
      }.map(\.context) + writes.map(\.context).filter { $0.ownerType != owner }
    let views = Set(places.map(\.ownerType))
    guard views.count == 1, let view = views.first ?? nil, context.conforms(view, to: .view),
      !places.contains(where: isConditional)
    else { return nil }
    return view
  }

  /// Whether a condition in the action or the function decides about the code.
  private func isConditional(_ place: RuleContext) -> Bool {
    let action = place.enclosingCalls.first { place.calledFact(.lifecycle, of: $0.call) != nil }
    for around in place.ancestors.reversed() {
      if around.id == action?.closure.id { return around.contains { $0.kind == .guardStmt } }
      switch around.kind {
      case .ifExpr, .switchExpr, .ternaryExpr, .forStmt, .whileStmt: return true
      case .codeBlock: if around.children.contains(where: { $0.kind == .guardStmt }) { return true }
      default: break
      }
    }
    return false
  }

  /// The container in which a view of the type leaves the screen and comes back with its state.
  private func container(ofViewsAppearingIn view: DeclID, _ context: RuleContext) -> SyntaxNode? {
    let analyzer = context.analyzer
    let members = ([view] + analyzer.extensions(of: view)).lazy.flatMap { analyzer.directMembers(of: $0, named: .body) }
    guard let body = members.first(where: { analyzer.isViewContent($0) }) else { return nil }
    let inner = RuleContext(analyzer, body.file)
    inner.enter(body)
    return inner.hereOrAtUses(of: analyzer.node(of: body), throughViews: true) { place, node in
      place.decl == body ? .outside : self.container(around: place)
    }
  }

  private func container(around context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    for around in context.ancestors.reversed() where around.kind == .functionCallExpr {
      if context.showsContentElsewhere(around) { return .none }
      guard let made = context.madeType(around), context.analyzer.isFromCatalogue(made) else { continue }
      let isTabs =
        context.analyzer.catalogueText(.lasts, of: made) != nil
        && context.analyzer.catalogueText(.chooses, of: made) != nil
      if isTabs || context.analyzer.fact(.navigates, of: made) != nil
        || context.analyzer.decl(made).has(.isLazyContainer)
      {
        return .found(around)
      }
    }
    return .outside
  }
}
