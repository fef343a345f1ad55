import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a control whose value no code reads.
struct ControlValueUnusedRule: Rule {
  static let info = RuleInfo(
    "control_value_unused", .data, .warning, isFixable: false,
    summary: "the user changes the control, and no code reads its value, which is lost with the view",
    explanation: """
      The switch moves, and nothing else happens; it is back in its first position when the user returns to the screen. \
      A control that is bound to a `@State` changes that state and nothing else. Bind it to the setting or to the \
      property of the model that it is about, or read the state where it should have an effect.
      """,
    silence: """
      The rule ignores a state that any code reads or sets, also in `onChange(of:)` or for another platform, one that \
      is passed to views of the program, and controls that are disabled or handled by a gesture; views that have no \
      other data, which show how controls look; and previews.
      """,
    examples: [
      RuleExample(
        """
        @Observable final class Options { var name = "" }
        struct General: View {
          @Bindable var options: Options
          @State private var opensAtLogin = false
          @State private var size = 12.0
          @State private var isLarge = false
          var body: some View {
            Form {
              TextField("Name", text: $options.name)
              Toggle("Open at login", isOn: ↓$opensAtLogin)
              Slider(value: $size, in: 9...24)
              Text("Size \\(size)")
              Toggle("Large", isOn: $isLarge).disabled(true)
            }
          }
        }
        @main struct Shop: App {
          @State private var options = Options()
          var body: some Scene { WindowGroup { General(options: options) } }
        }
        """),
      RuleExample(
        """
        struct Order: View {
          let names: [String]
          @State private var count = 1
          @State private var note = ""
          @State private var isGift = false
          @State private var sort = 0
          let send: (Int, String) -> Void
          var body: some View {
            ForEach(names, id: \\.self) { Text($0) }
            Stepper("Count", value: $count)
            TextField("Note", text: ↓$note)
            Toggle("Gift", isOn: $isGift)
            SortPicker(sort: $sort)
            Button("Send") { send(count, isGift ? "gift" : "") }
          }
        }
        struct SortPicker: View {
          @Binding var sort: Int
          var body: some View {
            Text("Sort by \\(sort)")
            Stepper("Sort", value: $sort)
          }
        }
        @main struct Shop: App {
          var body: some Scene { WindowGroup { Order(names: ["A"]) { print($0, $1) } } }
        }
        """),
      RuleExample(
        """
        struct Controls: View {
          @State private var isOn = false
          @State private var size = 12.0
          var body: some View {
            Toggle("Switch", isOn: $isOn)
            Slider(value: $size, in: 9...24)
          }
        }
        @main struct Gallery: App {
          var body: some Scene { WindowGroup { Controls() } }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeFact(.control) == .value }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let decl = context.decl, context.runsWithBody, !context.isPreview, hasOtherData(context),
      let (binding, property) = stateOnlyBound(by: node, context), !ControlOfConstantRule().isInert(node, context),
      !context.isMentionedElsewhere(context.analyzer.decl(property).name),
      let control = context.madeType(node).map({ context.analyzer.name(of: $0) })
    else { return }
    let name = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "what the user sets with this `\(control)` has no effect and is lost with the view: no code reads `\(name)`; "
          + "bind it to the value that it is about, or read it",
        in: context.file, at: binding.range, notes: [context.note("only this control changes it", at: property)]),
      if: .live(decl))
  }

  private func stateOnlyBound(
    by control: SyntaxNode, _ context: RuleContext
  ) -> (binding: SyntaxNode, property: DeclID)? {
    context.analyzer.arguments(of: control, context.record).firstNonNil { argument in
      guard argument.node.kind == .declReferenceExpr || argument.node.kind == .memberAccessExpr,
        let property = context.stateOnlyBound(by: argument.node), context.isOfSameType(property)
      else { return nil }
      return (argument.node, property)
    }
  }

  /// Whether the view has inputs, or shows other data than the values of such controls: it is more than a sample.
  private func hasOtherData(_ context: RuleContext) -> Bool {
    guard let owner = context.ownerType else { return false }
    let analyzer = context.analyzer
    let own = analyzer.children(of: owner).filter {
      analyzer.decl($0).kind == .variable && !analyzer.decl($0).has(.isStatic)
        && !analyzer.decl($0).has(.isComputed)
    }
    return own.contains { other in
      analyzer.isInput(other) || analyzer.isBinding(other) || isObject(other, context)
    }
  }

  private func isObject(_ property: DeclID, _ context: RuleContext) -> Bool {
    context.nominal(context.analyzer.variableType(of: property)).map {
      context.isOwn($0) && context.analyzer.decl($0).kind == .classType
    } ?? false
  }
}
