import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about controls that are hidden from assistive technologies.
struct HiddenInteractiveRule: Rule {
  static let info = RuleInfo(
    "hidden_interactive", .accessibility, .warning, isFixable: false,
    summary: "the control cannot be used with VoiceOver, Switch Control or Voice Control",
    explanation: """
      People who use VoiceOver, Switch Control or Voice Control cannot reach the control, although it is on the \
      screen. `accessibilityHidden(true)` hides a view and everything in it. Hide only the decoration, or offer the \
      same action as an `accessibilityAction` of the view around it.
      """,
    silence: """
      Views that are hidden under a condition. Controls that are disabled, take no taps, are invisible or have no \
      size, such as a button that only provides a shortcut. Links that the program follows by a value. A view around \
      the control that describes itself to assistive technologies in another way, has an `accessibilityAction`, or \
      does the same when it is tapped.
      """,
    examples: [
      RuleExample(
        """
        struct Shop: View {
          var body: some View {
            HStack { Button("Pay") { print("pay") } }.padding().↓accessibilityHidden(true)
          }
        }
        """),
      RuleExample(
        """
        struct Search: View {
          @State private var text = ""
          var body: some View {
            TextField("Search", text: $text).↓accessibilityHidden(true)
          }
        }
        """),
      RuleExample(
        """
        struct Shop: View {
          var body: some View {
            HStack { Image(systemName: "cart").accessibilityHidden(true); Button("Pay") { print("pay") } }
          }
        }
        """),
      RuleExample(
        """
        struct Shop: View {
          let isCovered: Bool
          var body: some View {
            VStack { Button("Pay") { print("pay") }.accessibilityHidden(true) }
              .accessibilityAction(named: "Pay") { print("pay") }
            Button("Pay") { print("pay") }.accessibilityHidden(isCovered)
            Button("Pay") { print("pay") }.allowsHitTesting(false).accessibilityHidden(true)
            Button("Pay") { print("pay") }.keyboardShortcut("p").opacity(0).accessibilityHidden(true)
            Button("Pay") { print("pay") }.keyboardShortcut("p").frame(width: 0, height: 0).accessibilityHidden(true)
          }
        }
        """),
      RuleExample(
        """
        struct Bar: View {
          private var buttons: some View { HStack { Button("Pay") { print("pay") } } }
          var body: some View { buttons.↓accessibilityHidden(true) }
        }
        """),
      RuleExample(
        """
        struct Controls: View {
          @Binding var isOn: Bool
          var body: some View {
            HStack {
              Button("Send") {}.disabled(true)
              Toggle("Sound", isOn: $isOn).allowsHitTesting(false)
            }
            .accessibilityHidden(true)
          }
        }
        """),
      RuleExample(
        """
        struct Photo: View {
          @State private var isShown = false
          var body: some View {
            HStack { Button("Next") { print("next") }.keyboardShortcut(.rightArrow) }
              .frame(width: 1, height: 1)
              .opacity(0.001)
              .accessibilityHidden(true)
            NavigationLink(destination: Text("Photo"), isActive: $isShown) { EmptyView() }
              .accessibilityHidden(true)
          }
        }
        """),
      RuleExample(
        """
        struct Spoiler: View {
          @State private var isShown = false
          var body: some View {
            HStack {
              Text("Spoiler")
              Button { isShown.toggle() } label: { Image(systemName: "eye") }.accessibilityHidden(true)
            }
            .onTapGesture { isShown.toggle() }
            HStack {
              Text("Spoiler")
              Button { isShown.toggle() } label: { Image(systemName: "eye") }.↓accessibilityHidden(true)
            }
            .onTapGesture { print("tapped") }
          }
        }
        """),
      RuleExample(
        """
        struct Amount: View {
          @State private var amount = 1
          var body: some View { Stepper("Amount", value: $amount).padding() }
        }
        struct Avatar: View {
          var action: (() -> Void)?
          var body: some View {
            if let action { Button("Anna", action: action) } else { Text("Anna") }
          }
        }
        struct Off: View {
          @State private var amount = 1
          var body: some View { Stepper("Amount", value: $amount).disabled(true) }
        }
        struct Order: View {
          var body: some View {
            VStack {
              Text("Order")
              Amount()
            }
            .↓accessibilityHidden(true)
            Off().accessibilityHidden(true)
            HStack { Avatar() }.accessibilityHidden(true)
          }
        }
        """),
      RuleExample(
        """
        struct Veil: ViewModifier {
          func body(content: Content) -> some View { content.opacity(0.5).accessibilityHidden(true) }
        }
        extension View {
          func veiled() -> some View { modifier(Veil()) }
          func shown(_ isShown: Bool) -> some View { accessibilityHidden(!isShown) }
        }
        struct Settings: View {
          @State private var isOn = false
          var body: some View {
            VStack { Toggle("On", isOn: $isOn) }.↓veiled()
            VStack { Text("On") }.veiled()
            VStack { Toggle("On", isOn: $isOn) }.shown(isOn)
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @Binding var isOn: Bool
          var body: some View {
            rows.↓accessibilityHidden(true)
            decoration.accessibilityHidden(true)
          }
          @ViewBuilder private var rows: some View {
            Divider()
            Toggle("On", isOn: $isOn)
          }
          @ViewBuilder private var decoration: some View {
            Divider()
            Toggle("On", isOn: $isOn).disabled(true)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 5, of: 5, inApps: 35))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The hidden views may be in other files.
  static let dependsOnWholeProgram = true

  /// Modifiers of controls that need no access, or that provide it elsewhere.
  private static let others: [CatalogueMember] = [
    CatalogueMember("View", "accessibilityAction"), CatalogueMember("View", "accessibilityActions"),
    CatalogueMember("View", "accessibilityAdjustableAction"), CatalogueMember("View", "allowsHitTesting"),
    CatalogueMember("View", "disabled"), CatalogueMember("View", "hidden"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.accessible) == .hidden || callee.isOwnModifier }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let base = context.modified(node), hides(ExpandedCode(node, in: context)),
      let (control, made, inner) = control(in: base, context), !isOffered(node, base, context),
      !isDoneByTap(control, inner, around: context), !context.isPreview
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this hides a `\(context.analyzer.name(of: made))` that can be used: VoiceOver and Switch Control cannot reach "
          + "it; hide only the decoration",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [Diagnostic.Note("the control", in: inner.file, at: control.children.first?.range ?? control.range)]))
  }

  /// Whether a modifier hides its view from assistive technologies: itself, or as a modifier of the program that
  /// applies such a modifier and provides no other access.
  private func hides(_ modifier: ExpandedCode) -> Bool {
    let standing = modifier.expandedModifiers
    if !standing.isEmpty {
      return standing.contains(where: hides) && !standing.contains { isOther($0.node, $0.context) }
    }
    guard modifier.context.calledFact(.accessible, of: modifier.node) == .hidden,
      let argument = modifier.node.arguments.first,
      let value = argument.kind == .labeledExpr ? argument.children.last : argument
    else { return false }
    return modifier.part(value).origin.node.text == "true"
  }

  /// The first control in a view, or in a helper: `toolbar.accessibilityHidden(true)`.
  private func control(
    in view: SyntaxNode, _ context: RuleContext, depth: Int = 0
  ) -> (node: SyntaxNode, type: DeclID, context: RuleContext)? {
    let shown = context.origin(of: ViewChain.parts(of: view, in: context).core)
    // A helper may return several views.
    let isHelper = shown.context.madeType(shown.node) == nil
    let several = isHelper ? ExpandedCode(shown.node, in: shown.context).shown : nil
    let (core, inner) = (several?.node ?? shown.node, several?.context ?? shown.context)
    func isControl(_ call: SyntaxNode) -> Bool { inner.madeFact(.control, of: call) != nil }
    func isOwnView(_ call: SyntaxNode) -> Bool { inner.madeType(call).map(inner.isOwn) ?? false }
    // A view of the program may contain the control in its body. Conditional content of another view may be absent
    // here.
    let found = inner.firstView(in: core, isCertain: depth > 0, hides: { isOther($0, inner) }) { call in
      isControl(call) || depth < Self.maximumDepth && isOwnView(call)
    }
    guard let found else { return nil }
    if !isControl(found) {
      guard let shown = inner.shownView(of: found),
        !shown.context.modifications(of: shown.node).contains(where: { isOther($0.call, shown.context) })
      else { return nil }
      return control(in: shown.node, shown.context, depth: depth + 1)
    }
    guard !isFollowedByCode(found, inner), let type = inner.madeType(found) else { return nil }
    return (found, type, inner)
  }

  /// The maximum depth of bodies of views.
  private static let maximumDepth = 2

  /// Whether a tap on an enclosing view has the same action as a control, so that VoiceOver users can tap
  /// there.
  private func isDoneByTap(_ control: SyntaxNode, _ inner: RuleContext, around context: RuleContext) -> Bool {
    let arguments = inner.analyzer.arguments(of: control, inner.record)
    guard let action = arguments.first(where: { $0.node.kind == .closureExpr })?.node.plainText else { return false }
    return context.ancestors.contains { call in
      call.kind == .functionCallExpr && TapAction(call, in: context)?.closure?.node.plainText == action
    }
  }

  private func isOffered(_ node: SyntaxNode, _ base: SyntaxNode, _ context: RuleContext) -> Bool {
    context.modifications(of: base).contains { isOther($0.call, context) }
      || context.ancestors.contains { $0.kind == .functionCallExpr && isOther($0, context) }
  }

  private static let opacity = CatalogueMember("View", "opacity")

  /// The opacity below which nothing is visible, and the length in points at which nothing can be hit.
  private static let (faint, tiny) = (0.02, 1.0)

  /// `opacity(0.001)`, `frame(width: 1, height: 1)`: an invisible control is not used.
  private func isInvisible(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.isUse(call, of: Self.opacity) {
      return call.arguments.first.flatMap { Double($0.text) }.map { $0 < Self.faint } ?? false
    }
    guard context.isUse(call, of: .frame) else { return false }
    return ["width", "height"].allSatisfy { label in
      context.argument(call, label).flatMap { Double($0.text) }.map { $0 <= Self.tiny } ?? false
    }
  }

  /// Whether a link is for programmatic navigation: `NavigationLink(isActive: $isShown) { … }`.
  private func isFollowedByCode(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    context.madeFact(.control, of: call) != nil
      && ["isActive", "selection"].contains { context.argument(call, $0) != nil }
      && context.argument(call, "destination") != nil
  }

  private func isOther(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    !context.isFromCatalogue(call) || context.calledFact(.accessible, of: call) == .element
      || context.isUse(call, ofAny: Self.others) || isInvisible(call, context)
  }
}
