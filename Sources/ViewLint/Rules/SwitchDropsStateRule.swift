import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a choice of screens by `switch`, in which what the user has typed is lost.
struct SwitchDropsStateRule: Rule {
  static let info = RuleInfo(
    "switch_drops_state", .identity, .note, isFixable: false,
    summary: "the user chooses between screens, and what was typed in one is gone when the user comes back to it",
    explanation: """
      A `switch` over the chosen tab shows one screen and removes the others, with all their state: the text in a field, \
      the scroll position, the screens that were pushed. A `TabView` keeps the screens that were shown. With a bar of \
      your own, keep them too: put them into a `ZStack` and hide all but one with `opacity`, or move the state to an \
      object that lives longer than the screens.
      """,
    silence: """
      Screens without a text of their own that a control edits, and values that no control offers for a free choice, \
      such as the steps of a form.
      """,
    examples: [
      RuleExample(
        """
        enum Tab: CaseIterable { case home, search }
        struct Home: View { var body: some View { Text("Home") } }
        struct Search: View {
          @State private var query = ""
          var body: some View { TextField("Search", text: $query) }
        }
        struct Bar: View {
          @Binding var tab: Tab
          var body: some View {
            ForEach(Tab.allCases, id: \\.self) { item in Button("\\(item)") { tab = item } }
          }
        }
        struct Main: View {
          @State private var tab: Tab = .home
          var body: some View {
            VStack {
              ↓switch tab {
              case .home: Home()
              case .search: Search()
              }
              Bar(tab: $tab)
            }
          }
        }
        """),
      RuleExample(
        """
        enum Tab: CaseIterable { case home, search }
        struct Home: View { var body: some View { Text("Home") } }
        struct Search: View {
          @State private var query = ""
          var body: some View { TextField("Search", text: $query) }
        }
        struct Main: View {
          @State private var tab: Tab = .home
          @ViewBuilder private var content: some View {
            ↓switch tab {
            case .home: Home()
            case .search: Search().padding()
            }
          }
          var body: some View {
            Picker("Tab", selection: $tab) { ForEach(Tab.allCases, id: \\.self) { Text("\\($0)").tag($0) } }
            content
            ↓if tab == .home { Home() } else { Search() }
          }
        }
        """),
      RuleExample(
        """
        enum Step { case name, place, done }
        struct NameStep: View {
          @Binding var step: Step
          @State private var name = ""
          var body: some View { TextField("Name", text: $name).onSubmit { step = .place } }
        }
        struct Done: View { var body: some View { Text("Done") } }
        struct Place: View {
          @Binding var name: String
          var body: some View { TextField("Place", text: $name) }
        }
        struct Form: View {
          @State private var step: Step = .name
          @State private var place = ""
          @State private var shown: Step = .done
          var body: some View {
            switch step {
            case .name: NameStep(step: $step)
            case .place: Place(name: $place)
            case .done: Done()
            }
            switch shown {
            case .place: Place(name: $place)
            default: Done()
            }
            Picker("Shown", selection: $shown) { Text("Place").tag(Step.place) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 24))

  static let visits: [NodeKind] = [.switchExpr, .ifExpr]
  /// The screens and the control may be in other files.
  static let dependsOnWholeProgram = true

  private static let text: Name = "String"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let subject = subject(of: node, context), let word = node.firstToken, context.runsWithBody,
      !context.isPreview,
      let choice = context.record.decl(of: subject), context.isOwn(choice), analyzer.isTracked(choice),
      !context.enclosingCalls.contains(where: { context.hasParameter($0.closure) }),
      case let screens = screens(in: node, context), screens.count > 1, Set(screens).count == screens.count,
      isFreelyChosen(choice, besides: node, context),
      let (screen, state) = typed(in: screens, analyzer)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "when the user chooses another screen and comes back, `\(analyzer.name(of: state))` of "
          + "`\(analyzer.decl(screen).name)` is empty again; keep the screens in a `TabView`, or in a `ZStack` with `opacity`",
        in: context.file, at: word.range, notes: [context.note("what the user types here is lost", at: state)]))
  }

  /// `tab` of `switch tab { … }`, and of `if tab == .home { … } else { … }`.
  private func subject(of node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    if node.kind == .switchExpr { return node.children.first }
    guard context.ancestors.last?.kind != .ifExpr, node.conditions.count == 1,
      case let condition = node.conditions[0], condition.kind == .infixOperatorExpr,
      condition.ownTokens.contains(where: { condition.isSpelt($0, "==") }),
      node.children.count(where: { $0.kind == .codeBlock || $0.kind == .ifExpr }) == 2
    else { return nil }
    return condition.children.first
  }

  /// The cases of a `switch`, or the blocks of an `if` with its `else`.
  private func branches(of node: SyntaxNode) -> [SyntaxNode] {
    node.children.flatMap { part -> [SyntaxNode] in
      switch part.kind {
      case .switchCase, .codeBlock: [part]
      case .ifExpr: branches(of: part)
      default: []
      }
    }
  }

  /// The views of the program that the cases show, one each.
  private func screens(in node: SyntaxNode, _ context: RuleContext) -> [DeclID] {
    branches(of: node).compactMap { part in
      guard let view = part.children.last, part.kind == .switchCase || part.children.count == 1,
        view.kind == .functionCallExpr,
        let root = root(of: view, context), let made = context.madeType(root), context.isOwn(made)
      else { return nil }
      return made
    }
  }

  /// `Search()` of `Search().padding()`; `nil` if a modifier gives the view an identity.
  private func root(of view: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    var current = view
    while context.madeType(current) == nil || !context.isOwnView(current) {
      guard let receiver = current.memberBase ?? current.children.first?.memberBase, receiver.kind == .functionCallExpr
      else { return nil }
      current = receiver
    }
    return current
  }

  /// Whether a control outside of the screens is given a binding to the choice, or sets it to one of many elements.
  private func isFreelyChosen(_ choice: DeclID, besides node: SyntaxNode, _ context: RuleContext) -> Bool {
    let uses = PropertyUses(of: choice, context.analyzer)
    if uses.bindings.contains(where: { $0.file != context.fileID || !node.range.contains($0.node.range) }) {
      return true
    }
    return uses.writes.contains { write in
      // The element of a row: neither a property nor a case.
      guard let value = write.value, value.kind == .declReferenceExpr else { return false }
      return context.analyzer.directMembers(of: context.ownerType ?? choice, named: Name(value.text)).isEmpty
    }
  }

  /// A text that a screen owns and a control edits.
  private func typed(in screens: [DeclID], _ analyzer: Analyzer) -> (screen: DeclID, state: DeclID)? {
    screens.firstNonNil { screen in
      analyzer.children(of: screen).first { member in
        analyzer.decl(member).kind == .variable && analyzer.isOwnState(member)
          && analyzer.isKnown(analyzer.variableType(of: member), Self.text)
          && !PropertyUses(of: member, analyzer).bindings.isEmpty
      }.map { (screen, $0) }
    }
  }
}

extension RuleContext {
  /// Whether a call makes a view of the program.
  fileprivate func isOwnView(_ call: SyntaxNode) -> Bool {
    madeType(call).map { isOwn($0) && analyzer.isView(analyzer.nominalType($0)) } ?? false
  }
}
