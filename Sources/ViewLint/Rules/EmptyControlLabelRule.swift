import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about controls with an empty label.
struct EmptyControlLabelRule: Rule {
  static let info = RuleInfo(
    "empty_control_label", .accessibility, .warning, isFixable: false,
    summary: "the control has no name for VoiceOver, because its label is empty",
    explanation: """
      VoiceOver says only "switch, off". The label of a toggle, field or picker is its name for VoiceOver, Voice \
      Control and the menus that macOS makes. Write a label, and hide it with `labelsHidden()` where the screen \
      already shows the name. The title of a field is visible while the field is empty, and no slider draws its label \
      on iOS: there `labelsHidden()` does nothing.
      """,
    silence: """
      A control with an `accessibilityLabel`, one that is hidden, possibly only from accessibility, one in a \
      `LabeledContent` or a menu, a field with a prompt, a picker that is drawn as rows, each of which has a name, \
      modifiers of the program, which may name it, and views that are only in previews.
      """,
    examples: [
      RuleExample(
        """
        struct Settings: View {
          @State private var isOn = false
          var body: some View {
            HStack { Text("Wi-Fi"); ↓Toggle("", isOn: $isOn) }
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var level = 0
          @State private var volume = 0.5
          var body: some View {
            ↓Picker(selection: $level) { Text("Low").tag(0) } label: { EmptyView() }.pickerStyle(.segmented)
            ↓Slider(value: $volume, in: 0...1)
            ↓Slider(value: $volume) { Text(verbatim: "") }
          }
        }
        """),
      RuleExample(
        """
        struct Tabs: View {
          @State private var tab = 0
          var body: some View {
            Text("Page \\(tab)").background {
              Button("") { tab += 1 }.keyboardShortcut("n", modifiers: .command).hidden()
            }
            ↓Button("") { tab += 1 }.keyboardShortcut("m", modifiers: .command)
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var isOn = false
          var body: some View {
            Toggle("Wi-Fi", isOn: $isOn).labelsHidden()
            Toggle("", isOn: $isOn).accessibilityLabel("Wi-Fi")
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var isOn = false
          @State private var name = ""
          var body: some View {
            LabeledContent("Wi-Fi") { Toggle("", isOn: $isOn) }
            Menu("Wi-Fi") { Picker("", selection: $isOn) { Text("On").tag(true) } }
            TextField("", text: $name, prompt: Text("Name"))
          }
        }
        """),
      RuleExample(
        """
        extension Slider where Label == EmptyView, ValueLabel == EmptyView {
          init(part: Binding<Double>) {
            self.init(value: part, in: 0...1)
          }
        }
        """),
      RuleExample(
        """
        struct Meter: View {
          @Binding var value: Double
          var body: some View { ↓Slider(value: $value, in: 0...1) }
        }
        struct Meter_Previews: PreviewProvider {
          static var previews: some View { Playground() }
          struct Playground: View {
            @State private var value = 0.5
            var body: some View { Slider(value: $value, in: 0...1) }
          }
        }
        private struct Host: View {
          @State private var value = 0.5
          var body: some View { Row(value: $value) }
        }
        private struct Row: View {
          @Binding var value: Double
          var body: some View { Slider(value: $value, in: 0...1) }
        }
        private struct Shown: View {
          @State private var value = 0.5
          var body: some View { ↓Slider(value: $value, in: 0...1) }
        }
        struct Screen: View {
          var body: some View { Shown() }
        }
        #Preview { Host() }
        #Preview { Shown() }
        """),
      RuleExample(
        """
        struct Sizes: View {
          @State private var size = 0
          var body: some View {
            List {
              Section("Size") {
                Picker("", selection: $size) { Text("Small").tag(0) }.pickerStyle(.inline).labelsHidden()
                ↓Picker("", selection: $size) { Text("Small").tag(0) }.pickerStyle(.menu)
              }
            }
          }
        }
        struct Wheel: View {
          @State private var size = 0
          var body: some View {
            VStack { ↓Picker("", selection: $size) { Text("Small").tag(0) }.pickerStyle(.inline) }
          }
        }
        """),
      RuleExample(
        """
        struct CardStyle: ToggleStyle {
          let name: String
          func makeBody(configuration: Configuration) -> some View {
            Button(name) { configuration.isOn.toggle() }
          }
        }
        struct Card: View {
          @State private var isOn = false
          var body: some View {
            Toggle(isOn: $isOn) {}.toggleStyle(CardStyle(name: "Wi-Fi"))
            ↓Toggle(isOn: $isOn) {}.toggleStyle(.switch)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 241, of: 243, inApps: 157))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.madeFact(.control) == .value
      // Old code uses links without a title for programmatic navigation.
      || callee.madeText(of: .styled) == "button" && callee.madeText(of: .later) == nil
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let empty = emptyLabel(node, context), !isNamed(node, context), !context.isPreview,
      let made = context.madeType(node), !isDelegating(node)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "VoiceOver has no name for this `\(context.analyzer.name(of: made))`; \(advice(for: node, context))",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: empty.id == node.children.first?.id
          ? [] : [Diagnostic.Note("the empty label", in: context.file, at: empty.range)]))
  }

  /// The advice of the message: `labelsHidden()` only helps for controls that draw their label.
  private func advice(for control: SyntaxNode, _ context: RuleContext) -> String {
    if context.madeFact(.control, of: control) == .action { return "give it a title, or an `accessibilityLabel`" }
    if context.madeText(control, of: .owns) == "focus" {
      return "give it a title, which is shown while the field is empty, or an `accessibilityLabel`"
    }
    if context.madeText(control, of: .undrawn) != nil, context.analyzer.program.configuration.platform == .ios {
      return "give it a label, which iOS does not draw"
    }
    return "give it one, and `labelsHidden()` if it should not be visible"
  }

  /// `self.init(value: level)`: the label is set at the use of the control.
  private func isDelegating(_ node: SyntaxNode) -> Bool {
    guard let callee = node.children.first, callee.kind == .memberAccessExpr else { return false }
    return callee.children.first?.firstToken?.kind == .selfKeyword
  }

  /// The label, if it is a text without characters, or an empty view.
  private func emptyLabel(_ node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    if let title = node.arguments.first, title.kind == .stringLiteralExpr { return isEmpty(title) ? title : nil }
    // The closure of a link or button may be a tap area, or be empty on purpose.
    if context.madeFact(.control, of: node) == .action { return nil }
    guard let label = context.argument(node, .label) else {
      return hasNoLabel(node, context) ? node.children.first : nil
    }
    guard label.kind == .closureExpr else { return isEmptyView(label, context) ? label : nil }
    let views = context.views(in: label)
    guard views.count <= 1 else { return nil }
    return views.first.map { isEmptyView($0, context) ? $0 : nil } ?? (label.children.isEmpty ? label : nil)
  }

  /// Whether the initializer makes a control without a label: `Slider(value: $level)`.
  private func hasNoLabel(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let type = context.type(of: node), let label = context.analyzer.types.arguments(type).first else {
      return false
    }
    return context.nominal(label).map { context.analyzer.fact(.shows, of: $0) == .nothing } ?? false
  }

  private func isEmptyView(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    let shown = context.madeFact(.shows, of: view)
    return shown == .nothing || shown == .words && view.arguments.count == 1 && view.arguments.allSatisfy(isEmpty)
  }

  private func isEmpty(_ argument: SyntaxNode) -> Bool {
    // `Text(verbatim: "")`
    let node = argument.argumentValue
    return node.kind == .stringLiteralExpr && node.children.isEmpty && node.text.allSatisfy { $0 == "\"" || $0 == " " }
  }

  /// Whether the style of a control makes rows of its choices in the enclosing list.
  private func isDrawnAsRows(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let isStyled = context.outerModifiers(of: node).contains { call in
      call.arguments.first.flatMap { context.nominal(of: $0) }
        .map { context.analyzer.fact(.holds, of: $0) == .rows } ?? false
    }
    return isStyled
      && context.enclosingCalls.contains { call, _ in context.madeText(call, of: .fills) != nil }
  }

  /// Whether a style of the program draws the control, so that it may show further text.
  private func hasOwnStyle(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let told = context.madeText(node, of: .tells) else { return false }
    let style = Name(String(told.prefix { $0 != ":" }))
    return context.outerModifiers(of: node).contains { call in
      call.arguments.first.flatMap { context.nominal(of: $0) }.map {
        context.isOwn($0) && context.conforms($0, to: style)
      }
        ?? false
    }
  }

  /// Whether a prompt, a modifier or a container names the control, or may.
  private func isNamed(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.argument(node, "prompt") != nil { return true }
    if isDrawnAsRows(node, context) || hasOwnStyle(node, context) { return true }
    return context.ancestors.contains { around in
      guard around.kind == .functionCallExpr else { return false }
      return !context.isFromCatalogue(around) || context.calledFact(.accessible, of: around) != nil
        || context.madeText(around, of: .labels) != nil || context.madeFact(.control, of: around) == .action
    }
  }
}
