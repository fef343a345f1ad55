import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an effect that waits for a change of a state that nothing changes.
struct TriggerNeverChangesRule: Rule {
  static let info = RuleInfo(
    "trigger_never_changes", .animation, .warning, isFixable: false,
    summary: "the effect waits for a change of a state that never changes: it never plays",
    explanation: """
      `symbolEffect(_:value:)`, `sensoryFeedback(_:trigger:)`, `phaseAnimator(_:trigger:)` and \
      `keyframeAnimator(initialValue:trigger:)` play when their value changes, and only then does \
      `animation(_:value:)` animate and `onChange(of:)` run its action. A `@State` that is only read keeps its first \
      value for the lifetime of the view. Change the state where the effect must play, or name the value that does \
      change.
      """,
    silence: """
      The rule ignores a state that any code of its type writes or passes on as a binding, inputs and properties of \
      objects, and every state if code about it is not understood.
      """,
    examples: [
      RuleExample(
        """
        struct Bell: View {
          @State private var isOn = false
          @State private var rings = 0
          @State private var taps = 0
          @State private var shakes = 0
          var body: some View {
            Button("Ring") {
              isOn.toggle()
              taps += 1
            }
            .sensoryFeedback(.success, trigger: ↓rings)
            .sensoryFeedback(.success, trigger: taps)
            Image(systemName: isOn ? "bell.fill" : "bell")
              .symbolEffect(.bounce, value: ↓rings)
              .symbolEffect(.bounce, value: taps)
            Text("Bell")
              .keyframeAnimator(initialValue: 0.0, trigger: ↓self.rings) { content, x in
                content.offset(x: x)
              } keyframes: { _ in
                LinearKeyframe(10, duration: 0.1)
              }
              .phaseAnimator([0, 1], trigger: shakes) { content, x in content.offset(x: x) }
            Stepper("Shakes", value: $shakes)
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let title: String
          let isAnimated = true
          @State private var isOpen = false
          @State private var height = 40.0
          var body: some View {
            Text(title)
              .frame(height: height)
              .animation(.spring, value: ↓isOpen)
              .onTapGesture { height = height > 40 ? 40 : 80 }
              .onChange(of: title) { height = 40 }
              .onChange(of: ↓isOpen) { height = 80 }
              .animation(.default, value: ↓isAnimated)
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Counter { var count = 0 }
        struct Row: View {
          @State private var counter = Counter()
          @State private var isOpen = false
          @FocusState private var isFocused: Bool
          @State private var text = ""
          var body: some View {
            TextField("Title", text: $text).focused($isFocused)
              .sensoryFeedback(.success, trigger: counter.count)
              .animation(.spring, value: isFocused)
              .animation(.spring, value: isOpen)
              .onAppear(perform: open)
          }
          private func open() { isOpen = true }
        }
        struct Pages: View {
          @State private var page = 0
          var body: some View {
            Text("\\(page)").animation(.default, value: page)
            UnknownButton("Next") { page = page + 1 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 4, of: 4, inApps: 109))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Extensions of the view may be in other files.
  static let dependsOnWholeProgram = true

  private static let value: Name = "value"
  private static let trigger: Name = "trigger"
  private static let of: Name = "of"
  private static let symbolEffect = CatalogueMember("View", "symbolEffect")
  private static let triggered = ["phaseAnimator", "keyframeAnimator", "sensoryFeedback"].map {
    CatalogueMember("View", $0)
  }

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [.animation, symbolEffect, .onChange] + triggered)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    let isAction = context.isUse(node, of: .onChange)
    let label = isAction ? Self.of : context.isUse(node, ofAny: Self.triggered) ? Self.trigger : Self.value
    guard let value = context.argument(node, label), let use = context.record.uses[value.id], use.part == .value,
      context.isOwn(use.decl), context.isOfSameType(use.decl), context.runsWithBody, !context.isPreview,
      isConstant(use.decl, analyzer) || analyzer.isState(use.decl) && context.isSetInThisFileOnly(use.decl),
      isValue(use.decl, analyzer), !isAnimationLeftOut(node)
    else { return }
    let uses = PropertyUses(of: use.decl, analyzer)
    guard uses.writes.isEmpty, uses.bindings.isEmpty, !mayBeMeantElsewhere(use.decl, context) else { return }
    let name = analyzer.name(of: use.decl)
    let consequence =
      if isAction {
        "this action never runs"
      } else if label == Self.value && context.isUse(node, of: .animation) {
        "this animates nothing"
      } else {
        "this effect never plays"
      }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing changes `\(name)`: \(consequence); change it where the effect belongs, or name the value that changes",
        in: context.file, at: value.range, notes: [context.note("the state is declared here", at: use.decl)]))
  }

  /// Whether a property is `let` and has its only value from the beginning: `let isOpen = true`.
  private func isConstant(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.decl(property).has(.isConstant) && analyzer.node(of: property).initialValue != nil
      && !analyzer.decl(property).has(.hasCustomAttributes)
  }

  /// Whether a state stores a value, and not an object whose properties may change.
  private func isValue(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let type = analyzer.variableType(of: property)
    let value = analyzer.wrapped(type) ?? type
    guard analyzer.types.kind(value) == .nominal else { return false }
    return analyzer.decl(analyzer.types.decl(value)).kind != .classType
  }

  /// `animation(nil, value: isOpen)` disables animations.
  private func isAnimationLeftOut(_ node: SyntaxNode) -> Bool { node.arguments.first?.kind == .nilLiteralExpr }

  /// Whether unresolved code, inactive code or a key path contains the name of a property and may change it.
  private func mayBeMeantElsewhere(_ property: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(property).name
    let isUnknown = context.bodiesOfType.contains { body in
      let node = context.analyzer.node(of: body)
      guard body != property, node.mentions(name) || node.mentions(name.projection) else { return false }
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      return node.subtree.contains { part in
        guard part.kind == .declReferenceExpr || part.kind == .memberAccessExpr, let token = part.referencedName else {
          return false
        }
        let word = part.name(of: token)
        return (word == name || word == name.projection) && inner.record.uses[part.id] == nil
      }
    }
    if isUnknown { return true }
    return context.analyzer.program.file(property.file).tree.root.subtree.contains { node in
      switch node.kind {
      case .keyPathExpr, .ifConfigDecl: node.mentions(name) || node.mentions(name.projection)
      default: false
      }
    }
  }
}
