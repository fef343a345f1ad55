import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about controls in the label of another control.
struct NestedInteractiveControlsRule: Rule {
  static let info = RuleInfo(
    "nested_interactive_controls", .accessibility, .warning, isFixable: false,
    summary: "a control is in the label of another one, so that a tap may mean either",
    explanation: """
      The inner control may get no taps, depending on platform and style, and VoiceOver cannot reach it. A button, \
      link or menu makes its whole label one control, which VoiceOver reads as one. Put the two side by side, or make \
      the inner one an `accessibilityAction` of the outer one.
      """,
    silence: """
      An inner control that has a button style, which a list's row treats as separate, or that is hidden or takes no \
      taps. A toggle of a constant, which is a tick, and a link to nothing, which is an arrow. What menus and sheets \
      of the label show. A control in a helper, under the opposite of the condition under which the label shows the \
      helper, or under a condition that this use of the helper does not meet.
      """,
    examples: [
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            NavigationLink(value: 1) {
              HStack {
                Text("One")
                ↓Button("Go") { print("go") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          @State private var isOn = false
          var body: some View {
            Button { print("open") } label: { ↓Toggle("Open", isOn: $isOn).padding() }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let isEditing: Bool
          var body: some View {
            if isEditing {
              card
            } else {
              Button { print("open") } label: { card }
            }
          }
          private var card: some View {
            HStack {
              if isEditing { Button("Delete") { print("delete") } }
              Text("One")
              if !isEditing { ↓Button("Go") { print("go") } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            HStack {
              NavigationLink("Open", value: 1)
              Button("Go") { print("go") }.buttonStyle(.borderless)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          var body: some View {
            NavigationLink(value: 1) {
              Text("One").contextMenu { Button("Delete") { print("delete") } }
              Button("Go") { print("go") }.buttonStyle(.borderless)
            }
            Menu("More") { Button("Copy") { print("copy") } }
          }
        }
        """),
      RuleExample(
        """
        struct More: View {
          var body: some View {
            Menu {
              Text("Copy")
            } label: {
              Button(action: {}) { Text("More") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Player: View {
          private var row: some View {
            HStack {
              Text("Song")
              ↓Button("Play") { print("play") }
            }
          }
          var body: some View { Button(action: { print("open") }) { row } }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let isSelected: Bool
          private var again: some View { Button("Again") { print("again") } }
          var body: some View {
            Button { print("select") } label: { Toggle("Row", isOn: .constant(isSelected)) }
            Button { print("open") } label: { NavigationLink("Open", destination: EmptyView()) }
            Button { print("open") } label: {
              VStack {
                Text("Game")
                again.hidden()
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Pin: View {
          var body: some View {
            NavigationLink {
              Text("Place")
            } label: {
              Text("Pin").contextMenu(ContextMenu(menuItems: { Button("Delete") { print("delete") } }))
              Text("Pin").contextMenu { Button("Delete") { print("delete") } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Heart: View {
          var body: some View { Button("Like") { print("like") }.padding() }
        }
        struct Marks: View {
          var body: some View {
            HStack {
              Text("3")
              Button("Mark") { print("mark") }
            }
          }
        }
        struct Shown: View {
          var body: some View { Button("Like") { print("like") }.allowsHitTesting(false) }
        }
        struct Opened: View {
          var body: some View { Text("Open").sheet(isPresented: .constant(false)) { Button("Close") { print("close") } } }
        }
        struct Row: View {
          var body: some View {
            Button { print("open") } label: {
              HStack { Text("Row"); ↓Heart(); ↓Marks(); Shown(); Opened() }
            }
            Heart()
          }
        }
        """),
      RuleExample(
        """
        struct Star: View {
          var body: some View { Button("Star") { print("star") } }
        }
        struct Line: View {
          var body: some View { HStack { Text("Tea"); Star() } }
        }
        struct Column: View {
          var body: some View { VStack { Line() } }
        }
        struct Shop: View {
          @State private var isOpen = false
          private var toggle: some View { ↓Toggle("Open", isOn: $isOpen) }
          @ViewBuilder private var inner: some View {
            if isOpen { toggle } else { Text("Closed") }
          }
          var body: some View {
            NavigationLink { Text("Tea") } label: { ↓Column() }
            Button { print("open") } label: { inner }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          @State private var isOn = true
          let isLocked: Bool
          var body: some View {
            Button { isOn.toggle() } label: {
              Toggle("On", isOn: $isOn).disabled(true)
              HStack { Toggle("On", isOn: $isOn) }.disabled(true)
              ↓Toggle("On", isOn: $isOn).disabled(isLocked)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Models: View {
          var body: some View {
            List {
              Button { print("use") } label: { item }
              Button { print("use") } label: { plain }
            }
          }
          private var item: some View {
            HStack { Text("One"); Button("Info") { print("info") }.buttonStyle(.borderless) }
          }
          private var plain: some View {
            HStack { Text("One"); ↓Button("Info") { print("info") } }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let open: () -> Void
          var body: some View {
            Button(action: open) { cell("Name") }
            Button(action: open) { plain("Name") }
            Button(action: open) { named("Name", copies: true) }
          }
          private func cell(_ title: String, copies: Bool = false) -> some View {
            HStack {
              Text(title)
              if copies { Button("Copy") { print(title) } }
            }
          }
          private func plain(_ title: String, action: (() -> Void)? = nil) -> some View {
            HStack {
              Text(title)
              if let action { Button("Copy", action: action) }
            }
          }
          private func named(_ title: String, copies: Bool = false) -> some View {
            HStack {
              Text(title)
              if copies { ↓Button("Copy") { print(title) } }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 68, of: 71, inApps: 90))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  private static let style = CatalogueMember("View", "buttonStyle")
  private static let hitTesting = CatalogueMember("View", "allowsHitTesting")
  private static let disabled = CatalogueMember("View", "disabled")
  private static let hidden = CatalogueMember("View", "hidden")
  private static let constant: Name = "constant"

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeFact(.control) != nil || callee.makesOwnView }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let found: Outer? = context.hereOrAtUses(of: node) { place, use in
      if context.isLeftOut(node, by: use, in: place) { return .none }
      let outer = outerControl(around: place, use)
      guard case .found = outer else { return outer }
      // The helper's code may be for the other result of the condition: `if isEditing { Button("Delete") { … } }`.
      let answers = context.answers(around: node)
      let isElsewhere = place.answers(around: use).contains { question, answer in answers[question] == !answer }
      return isElsewhere ? .none : outer
    }
    // The content of a view is checked last, because its body may have to be type-checked.
    guard let found, let shown = control(shownBy: node, context),
      let inner = shown.context.madeType(shown.node), let callee = node.children.first
    else { return }
    let (outer, made) = (found.call, found.type)
    // All code of a helper is inside of the control.
    let isHelper = found.place !== context
    let hasOwnTaps =
      context.ancestors.contains { isApart($0, isHelper ? nil : outer, context) }
      || isHelper && found.place.ancestors.contains { isApart($0, outer, found.place) }
    if hasOwnTaps || isForShow(shown.node, shown.context) || doesNothing(shown.node, shown.context) && found.hasContent
    {
      return
    }
    let (inside, outside) = (context.analyzer.name(of: inner), context.analyzer.name(of: made))
    let isHere = shown.node.id == node.id && shown.context === context
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(isHere ? "this" : "a") `\(inside)` is in the label of a `\(outside)`: a tap may mean either, and VoiceOver finds only one control; put them "
          + "side by side",
        in: context.file, at: callee.range,
        notes: [
          Diagnostic.Note(
            "the control around it", in: context.file(of: outer), at: outer.children.first?.range ?? outer.range)
        ]
          + (isHere
            ? []
            : [
              Diagnostic.Note(
                "the control in the label", in: shown.context.file,
                at: shown.node.children.first?.range ?? shown.node.range)
            ])))
  }

  /// A control with the view in its label.
  private struct Outer {
    let call: SyntaxNode
    let type: DeclID
    let hasContent: Bool
    /// The context of the view in the label: at the use of the helper that makes the view.
    let place: RuleContext
  }

  /// Whether a modifier inside of a control gives its view separate taps, or disables them.
  private func isApart(_ around: SyntaxNode, _ outer: SyntaxNode?, _ context: RuleContext) -> Bool {
    guard around.kind == .functionCallExpr else { return false }
    if let outer {
      guard outer.isInSameTree(as: around), outer.range.contains(around.range), around.id != outer.id else {
        return false
      }
    }
    return context.isUse(around, ofAny: [Self.style, Self.hitTesting]) || !context.isFromCatalogue(around)
      || context.isUse(around, of: Self.disabled) && around.arguments.first?.text == "true"
  }

  /// The maximum depth of views of the program.
  private static let maximumViews = 3

  /// The control that a call makes, or that is the content of a view of the program or of its stack, including nested
  /// views.
  private func control(shownBy node: SyntaxNode, _ context: RuleContext, depth: Int = 0) -> ValueOrigin? {
    if context.madeFact(.control, of: node) != nil { return ValueOrigin(node, context) }
    guard depth < Self.maximumViews, let shown = context.shownView(of: node), let place = shown.context.ownerType,
      // A view under `allowsHitTesting` or an unresolved modifier may accept no taps.
      let core = plainCore(of: shown.node, shown.context), context.analyzer.isOwn(place)
    else { return nil }
    guard shown.context.madeFact(.axis, of: core) != nil else {
      return control(shownBy: core, shown.context, depth: depth + 1)
    }
    guard let closure = context.analyzer.arguments(of: core, shown.context.record).last?.node,
      closure.kind == .closureExpr
    else { return nil }
    return shown.context.views(in: closure).firstNonNil { view in
      plainCore(of: view, shown.context).flatMap { control(shownBy: $0, shown.context, depth: depth + 1) }
    }
  }

  private func plainCore(of view: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let isPlain = context.modifications(of: view).allSatisfy { call, _ in
      context.isFromCatalogue(call) && !context.isUse(call, ofAny: [Self.hidden, Self.hitTesting])
    }
    return isPlain ? context.core(of: view) : nil
  }

  /// Whether a control's action is empty, so that it is only a decoration.
  private func doesNothing(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.argument(node, "action").map { $0.kind == .closureExpr && $0.children.isEmpty } ?? false
  }

  /// Whether a control is only a decoration: a toggle of a constant shows a check mark, a link to nothing shows an
  /// arrow.
  private func isForShow(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if let binding = context.argument(node, "isOn") {
      return binding.kind == .functionCallExpr
        && binding.calleeName.map { binding.name(of: $0) == Self.constant } ?? false
    }
    return context.argument(node, .destination).map { context.madeFact(.shows, of: $0) == .nothing } ?? false
  }

  /// The control with the view in its label, in the same declaration.
  private func outerControl(
    around context: RuleContext, _ node: SyntaxNode
  ) -> RuleContext.Search<Outer> {
    let isOutOfReach = context.ancestors.contains { around in
      around.kind == .functionCallExpr && context.isUse(around, ofAny: [Self.hidden, Self.hitTesting])
        && around.children.first?.range.contains(node.range) == true
    }
    if isOutOfReach { return .none }
    for (call, closure) in context.enclosingCalls {
      if context.modified(call) != nil || context.record.builders[closure.id] == nil { return .none }
      guard let made = context.madeType(call) else { continue }
      // Content that is not a view, such as a context menu, is shown elsewhere.
      guard context.conforms(made, to: .view) else { return .none }
      guard let control = context.madeFact(.control, of: call) else { continue }
      guard control == .action, context.argument(call, .label)?.id == closure.id else { return .none }
      let hasContent = context.argument(call, "content") != nil
      return .found(Outer(call: call, type: made, hasContent: hasContent, place: context))
    }
    return .outside
  }
}
