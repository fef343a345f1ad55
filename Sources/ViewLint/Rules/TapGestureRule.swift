import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes views that act like a button and are none.
struct TapGestureRule: Rule {
  static let info = RuleInfo(
    "tap_gesture_not_button", .accessibility, .note, isFixable: false,
    summary: "the view acts like a button but is none for VoiceOver and the keyboard",
    explanation: """
      `onTapGesture`, as any gesture, answers to a finger or a pointer only. VoiceOver does not say that the view can be activated, the \
      keyboard cannot reach it, and it does not show that it is pressed. A `Button` with `.buttonStyle(.plain)` looks the \
      same. Where a gesture is needed, add `.accessibilityAddTraits(.isButton)`.
      """,
    silence: """
      A view with traits or actions for accessibility, or one that is hidden from it; a tap that counts twice; colours, \
      shapes and containers that fill the screen to close something; controls that have a tap of their own; and a tap that \
      does nothing, only begins to edit a field, or does what a button in the view or beside it does, of which it makes the place larger.
      """,
    examples: [
      RuleExample(
        """
        struct Row: View {
          var body: some View { Text("Open").↓onTapGesture { print("open") } }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            HStack { Image(systemName: "star"); Text("Star") }.padding().↓onTapGesture { print("star") }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            Text("Open").onTapGesture { print("open") }.accessibilityAddTraits(.isButton)
          }
        }
        """),
      RuleExample(
        """
        struct Days: View {
          @State private var days = ""
          @FocusState private var isEdited: Bool
          var body: some View {
            HStack {
              Text("Days").onTapGesture { isEdited = true }
              TextField("Number", text: $days).focused($isEdited)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Cover: View {
          var body: some View {
            Color.black.opacity(0.4).onTapGesture { print("close") }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            Text("Keeps taps from what is behind").onTapGesture {}
            Text("Open").↓onTapGesture(count: 1) { print("open") }
            Text("Open").↓gesture(TapGesture().onEnded { print("open") })
            Text("Open").gesture(TapGesture(count: 2).onEnded { print("open") })
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          @State private var isEdited = false
          var body: some View {
            HStack {
              Text("Shipping")
              Spacer()
              Button { edit() } label: { Image(systemName: "pencil") }.accessibilityLabel("Edit")
              Button("Edit", action: edit)
            }
            .onTapGesture { self.edit() }
            HStack { Text("Shipping"); Button("Edit", action: edit) }.↓onTapGesture { isEdited.toggle() }
          }
          private func edit() { isEdited = true }
        }
        """),
      RuleExample(
        """
        struct Overview: View {
          @State private var isLong = false
          var body: some View {
            Text("Long ago").lineLimit(isLong ? nil : 4).onTapGesture { isLong.toggle() }
            Button("More") { isLong.toggle() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 23, of: 25, inApps: 25))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { TapAction.isAbout(callee) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let tap = TapAction(node, in: context), let chain = ViewChain(node, in: context),
      isContent(chain.core, context), let name = node.calleeName, !context.isPreview
    else { return }
    let isSilent = (chain.modifiers + context.outerModifiers(of: node)).contains { call in
      guard let use = context.record.uses[call.id] else { return true }
      guard context.analyzer.isFromCatalogue(use.decl) else { return true }
      return context.analyzer.name(of: use.decl).hasPrefix("accessibility")
    }
    if isSilent || tap.closure.map({ doesNothing($0.node) || movesFocus($0) }) == true { return }
    if let action = tap.closure?.node, let decl = context.decl,
      hasButton(in: context.analyzer.node(of: decl), for: action, context)
    {
      return
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "VoiceOver and the keyboard do not know that this can be tapped; make it a `Button`, or add "
          + "`.accessibilityAddTraits(.isButton)`",
        in: context.file, at: name.range))
  }

  /// Whether a view is what a button may show: words, a picture, a line of several things.
  private func isContent(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    if let shown = context.madeText(view, of: .shows) { return shown == "words" || shown == "picture" }
    return context.madeText(view, of: .axis) == "horizontal" && context.madeText(view, of: .lazily) != nil
  }

  /// Whether a tap is only kept from what is behind the view.
  private func doesNothing(_ action: SyntaxNode) -> Bool {
    action.children.allSatisfy { $0.kind == .closureSignature }
  }

  /// Whether a button in the view, or beside it, does the same.
  private func hasButton(in view: SyntaxNode, for action: SyntaxNode, _ context: RuleContext) -> Bool {
    let code = Self.code(of: action)
    return view.subtree.contains { button in
      guard context.madeText(button, of: .control) == "action",
        let (arguments, parameters) = context.arguments(of: button)
      else { return false }
      return arguments.contains { argument in
        guard let number = argument.parameter, number < parameters.count,
          context.analyzer.types.kind(parameters[number].type) == .function, parameters[number].builder == nil
        else { return false }
        return Self.code(of: argument.node) == code
      }
    }
  }

  /// What an action does: `edit ( )` of `{ edit() }` and of `edit`.
  private static func code(of action: SyntaxNode) -> String {
    guard action.kind == .closureExpr else { return action.plainText + " ( )" }
    return action.children.filter { $0.kind != .closureSignature }.map(\.plainText).joined(separator: "; ")
  }

  private static let focus: Name = "FocusState"

  /// Whether the action only begins to edit a field, which has a tap of its own: this one makes its place larger.
  private func movesFocus(_ action: ValueOrigin) -> Bool {
    let analyzer = action.context.analyzer
    let statements = action.node.children.filter { $0.kind != .closureSignature }
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        guard let write = PropertyWrite(statement, action.context.record, analyzer),
          let wrapper = analyzer.propertyWrappers(of: write.property).first
        else { return false }
        return wrapper.decl == analyzer.knownDecl(Self.focus)
      }
  }
}
