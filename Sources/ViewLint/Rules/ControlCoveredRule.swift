import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that is laid over controls and takes their touches.
struct ControlCoveredRule: Rule {
  static let info = RuleInfo(
    "control_covered", .correctness, .warning, isFixable: false,
    summary: "the view lies over controls and takes their touches, so a tap on a control does nothing",
    explanation: """
      The button can be seen, and nothing happens when it is tapped. A color, a gradient or a filled shape accepts \
      touches wherever it is drawn, however faint it is. In an `overlay`, or last in a `ZStack`, it is in front of the \
      controls. `allowsHitTesting(false)` lets the touches through; `disabled(true)` does not. A clear view that waits \
      for a tap to close the keyboard takes the first tap from every button; give the container a \
      `simultaneousGesture(TapGesture().onEnded { … })` instead, or use `scrollDismissesKeyboard`.
      """,
    silence: """
      Views that are there only under a condition, because they may block the controls on purpose, views with a fixed \
      frame, an offset or an opacity that changes, and outlines, which are touched only at the line.
      """,
    examples: [
      RuleExample(
        """
        struct Card: View {
          @State private var isLiked = false
          var body: some View {
            VStack {
              Text("Soup")
              Button("Like") { isLiked.toggle() }
            }
            .overlay {
              ↓LinearGradient(colors: [.clear, .black.opacity(0.4)], startPoint: .center, endPoint: .bottom)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @State private var isLiked = false
          @FocusState private var isFocused: Bool
          @State private var text = ""
          var body: some View {
            ZStack {
              Button("Like") { isLiked.toggle() }
              ↓Color.black.opacity(0.1).disabled(true)
            }
            ZStack {
              VStack {
                TextField("Note", text: $text).focused($isFocused)
                Button("Like") { isLiked.toggle() }
              }
              if isFocused {
                ↓Color.clear.contentShape(Rectangle()).onTapGesture { isFocused = false }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Masked: ViewModifier {
          func body(content: Content) -> some View {
            content.overlay { ↓Rectangle().fill(.black.opacity(0.02)).disabled(true) }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @State private var isLiked = false
          @State private var isLoading = false
          var body: some View {
            ZStack {
              Color.black.opacity(0.1)
              Button("Like") { isLiked.toggle() }
              LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom).allowsHitTesting(false)
              if isLoading { Color.black.opacity(0.3) }
            }
            Button("Like") { isLiked.toggle() }
              .overlay { RoundedRectangle(cornerRadius: 8).stroke(.red) }
              .overlay(alignment: .bottom) { Color.black.frame(height: 2) }
              .overlay { Color.clear }
            Text("Soup").overlay { Color.black.opacity(0.1) }
            Button { isLiked.toggle() } label: {
              Text("Like").overlay { Color.black.opacity(0.1) }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The controls may be in views of other files.
  static let dependsOnWholeProgram = true

  private static let overlay = CatalogueMember.overlay
  private static let hitTesting = CatalogueMember("View", "allowsHitTesting")
  private static let contentShape = CatalogueMember("View", "contentShape")
  private static let disabled = CatalogueMember("View", "disabled")
  private static let opacity: Name = "opacity"
  private static let clear: Name = "clear"
  private static let focus: Name = "FocusState"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [overlay]) || callee.madeFact(.axis) == .depth
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.runsWithBody, !context.isPreview else { return }
    if context.isUse(node, of: Self.overlay) {
      guard let base = context.modified(node), let argument = overlayContent(of: node, context) else { return }
      let views = argument.kind == .closureExpr ? context.views(in: argument) : [argument]
      guard views.count == 1, let cover = Cover(views[0], in: context) else { return }
      if cover.isDisabled, cover.tap == nil { return report(cover, nil, context) }
      checkCover(cover, over: [base], context)
    } else if context.madeFact(.axis, of: node) == .depth {
      guard let content = context.analyzer.arguments(of: node, context.record).last?.node, content.kind == .closureExpr
      else { return }
      let views = context.views(in: content)
      guard views.count > 1, let last = views.last, let cover = Cover(last, in: context) else { return }
      checkCover(cover, over: Array(views.dropLast()), context)
    }
  }

  private func overlayContent(of node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    context.analyzer.arguments(of: node, context.record).map(\.node).first { argument in
      argument.kind == .closureExpr && context.record.builders[argument.id] != nil
        || argument.kind != .closureExpr && context.type(of: argument).map { context.analyzer.isView($0) } ?? false
    }
  }

  private func checkCover(_ cover: Cover, over views: [SyntaxNode], _ context: RuleContext) {
    for view in views {
      var control: ExpandedCode?
      let found = ExpandedCode(view, in: context).shows { code in
        guard isControl(code, besides: cover) else { return false }
        control = code
        return true
      }
      if found == true, let control { return report(cover, control, context) }
    }
  }

  /// Whether code makes a control that a tap of the user is meant for.
  private func isControl(_ code: ExpandedCode, besides cover: Cover) -> Bool {
    let kind = code.context.madeFact(.control, of: code.node)
    // The view that closes the keyboard is not in the way of the field that has it.
    if cover.tap != nil { return kind == .action }
    return kind != nil || TapAction(code.node, in: code.context) != nil
  }

  private func report(_ cover: Cover, _ control: ExpandedCode?, _ context: RuleContext) {
    let message: String
    if cover.tap != nil {
      message =
        "while this is there, the first tap on a button only closes the keyboard; give the container a "
        + "`simultaneousGesture(TapGesture().onEnded { … })` instead"
    } else {
      message =
        "this lies over "
        + (control == nil ? "the view" : "a control")
        + " and takes the touches"
        + (cover.isDisabled ? "; `disabled` lets none through: " : ", so that nothing below can be tapped; ")
        + "use `.allowsHitTesting(false)`"
    }
    let notes = control.map { control in
      [
        Diagnostic.Note(
          "the control", in: control.context.file, at: control.node.children.first?.range ?? control.node.range)
      ]
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, message, in: context.file, at: cover.view.range, notes: notes ?? []))
  }

  /// A view that fills its place and accepts touches everywhere in it.
  private struct Cover {
    let view: SyntaxNode
    /// The action that closes the keyboard, if the view is only there for that.
    private(set) var tap: TapAction?
    private(set) var isDisabled = false

    init?(_ node: SyntaxNode, in context: RuleContext) {
      var view = node
      let isConditional = node.kind == .ifExpr
      if isConditional {
        let blocks = node.children.filter { $0.kind == .codeBlock }
        guard blocks.count == 1, blocks[0].children.count == 1 else { return nil }
        view = blocks[0].children[0]
      }
      self.view = view
      var hasShape = false
      for (call, _) in context.modifications(of: view) {
        guard context.calledText(call, of: .touches) != nil, let name = call.calleeName else { return nil }
        if call.name(of: name) == ControlCoveredRule.opacity, !Self.isVisible(call) { return nil }
        if context.isUse(call, of: ControlCoveredRule.contentShape) { hasShape = true }
        if context.isUse(call, of: ControlCoveredRule.disabled) {
          guard call.arguments.first?.text == "true" else { return nil }
          isDisabled = true
        }
        if let action = TapAction(call, in: context) {
          guard tap == nil, closesKeyboard(action, context) else { return nil }
          tap = action
        }
      }
      let core = context.core(of: view)
      guard let type = context.nominal(of: core), context.analyzer.isFromCatalogue(type) else { return nil }
      let isColor = context.analyzer.fact(.shows, of: type) == .color
      let isClear = isColor && core.lastToken.map { core.name(of: $0) } == ControlCoveredRule.clear
      guard isColor || context.conforms(type, to: "ShapeStyle") || context.conforms(type, to: "Shape"),
        !isClear || hasShape, isClear == (tap != nil), !isConditional || tap != nil
      else { return nil }
      // `Color.black.opacity(isOn ? 0.3 : 0)`
      for part in core.subtree where part.kind == .functionCallExpr {
        if part.calleeName.map({ part.name(of: $0) }) == ControlCoveredRule.opacity, !Self.isVisible(part),
          part.range.end == core.range.end
        {
          return nil
        }
      }
    }

    /// Whether the opacity in a call is a number other than zero, or one of two such numbers.
    private static func isVisible(_ call: SyntaxNode) -> Bool {
      guard let value = call.arguments.first?.argumentValue else { return false }
      let numbers = value.kind == .ternaryExpr ? Array(value.children.dropFirst()) : [value]
      return numbers.allSatisfy { $0.number.map { $0 > 0 } ?? false }
    }

    /// Whether an action only takes away the focus.
    private func closesKeyboard(_ tap: TapAction, _ context: RuleContext) -> Bool {
      guard let closure = tap.closure else { return false }
      let statements = closure.node.children.filter { $0.kind != .closureSignature }
      guard statements.count == 1 else { return false }
      let analyzer = context.analyzer
      if let write = PropertyWrite(statements[0], closure.context.record, analyzer) {
        return analyzer.propertyWrappers(of: write.property).first?.decl == analyzer.knownDecl(ControlCoveredRule.focus)
          && (write.value?.text == "false" || write.value?.kind == .nilLiteralExpr)
      }
      return closure.context.calledText(statements[0], of: .endsEditing) != nil
    }
  }
}
