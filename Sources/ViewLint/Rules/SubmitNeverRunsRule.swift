import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an `onSubmit` action of an editor in which Return begins a new line, or whose keyboard has no Return key.
struct SubmitNeverRunsRule: Rule {
  static let info = RuleInfo(
    "submit_never_runs", .correctness, .warning, isFixable: false,
    summary: "the submit action never runs: the editor has no key that submits",
    explanation: """
      What the action would save, send or check stays undone. `onSubmit` runs when a person presses Return in a text \
      field of one line. In a `TextEditor`, and on iOS in a `TextField` with `axis: .vertical`, Return begins a new line, \
      whatever the `submitLabel` says; the number pads of an iPhone have no Return key at all. Add a button, for example \
      in a toolbar with the placement `.keyboard`, or watch the text by `onChange` for a line break.
      """,
    silence: """
      An action for another trigger, `onSubmit(of: .search)`; fields whose axis or keyboard is not written as a literal; \
      an action around several fields. A number pad is a note, because an iPad and other keyboards have a Return key.
      """,
    examples: [
      RuleExample(
        """
        struct Chat: View {
          @State private var text = ""
          @State private var sent: [String] = []
          var body: some View {
            TextField("Message", text: $text, axis: .vertical)
              .lineLimit(1...5)
              .submitLabel(.send)
              .↓onSubmit { sent.append(text) }
            TextEditor(text: $text).↓onSubmit { sent.append(text) }
          }
        }
        """),
      RuleExample(
        """
        struct Amount: View {
          @State private var amount = 0.0
          @State private var saved = 0.0
          var body: some View {
            TextField("Amount", value: $amount, format: .number)
              .keyboardType(.decimalPad)
              .↓onSubmit { saved = amount }
          }
        }
        """),
      RuleExample(
        """
        struct Form2: View {
          @State private var name = ""
          @State private var notes = ""
          @State private var amount = 0.0
          let axis: Axis
          var body: some View {
            VStack {
              TextField("Name", text: $name)
              TextEditor(text: $notes)
            }
            .onSubmit { print(name) }
            TextField("Name", text: $name, axis: .horizontal).onSubmit { print(name) }
            TextField("Name", text: $name, axis: axis).onSubmit { print(name) }
            TextEditor(text: $notes).onSubmit(of: .search) { print(notes) }
            TextField("Amount", value: $amount, format: .number)
              .keyboardType(.numbersAndPunctuation).onSubmit { print(amount) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let submit = CatalogueMember("View", "onSubmit")
  private static let keyboardType = CatalogueMember("View", "keyboardType")
  private static let axis: Name = "axis"
  private static let vertical: Name = "vertical"
  private static let pads: Set<Name> = ["numberPad", "decimalPad", "phonePad", "asciiCapableNumberPad"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [submit]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, isForText(node, context) else { return }
    let (field, modifiers) = ViewChain.parts(of: node, in: context)
    let isOnPhone = context.analyzer.program.configuration.platform == .ios && !context.isForOtherPlatform
    let reason: String
    var level = Self.info.level
    if context.makes(field, anyOf: ["TextEditor"]) {
      reason = "Return begins a new line in a `TextEditor`"
    } else if isOnPhone, context.makes(field, anyOf: ["TextField"]), isVertical(field, context) {
      reason = "Return begins a new line in a field with a vertical axis"
    } else if isOnPhone, context.makes(field, anyOf: ["TextField", "SecureField"]),
      let pad = pad(modifiers + context.outerModifiers(of: node), context)
    {
      reason = "the keyboard `.\(pad.text)` of an iPhone has no Return key"
      level = .note
    } else {
      return
    }
    context.report(
      Diagnostic(
        level, Self.info.id, "this action never runs: \(reason); add a button that does the same", in: context.file,
        at: name.range,
        notes: [Diagnostic.Note("the field", in: context.file, at: field.children.first?.range ?? field.range)]))
  }

  /// Whether the action is that of a text field and not of a search field.
  private func isForText(_ modifier: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let first = modifier.arguments.first, first.kind != .closureExpr, context.argument(modifier, "of") != nil
    else {
      return true
    }
    return first.text.hasSuffix(".text")
  }

  private func isVertical(_ field: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let axis = context.argument(field, Self.axis) else { return false }
    return axis.kind == .implicitMemberExpr && axis.lastToken.map { axis.name(of: $0) } == Self.vertical
  }

  /// The number pad that a modifier of the field chooses.
  private func pad(_ modifiers: [SyntaxNode], _ context: RuleContext) -> Name? {
    for modifier in modifiers where context.isUse(modifier, of: Self.keyboardType) {
      guard let value = modifier.arguments.first, value.kind == .implicitMemberExpr, let last = value.lastToken else {
        return nil
      }
      return Self.pads.contains(value.name(of: last)) ? value.name(of: last) : nil
    }
    return nil
  }
}
