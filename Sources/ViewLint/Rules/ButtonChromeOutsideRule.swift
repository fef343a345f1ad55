import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about padding and a background around a button, where taps do nothing.
struct ButtonChromeOutsideRule: Rule {
  static let info = RuleInfo(
    "button_chrome_outside", .correctness, .warning, isFixable: false,
    summary: "the button looks larger than it is: taps on its padding and background do nothing",
    explanation: """
      Only a tap on the text works, and one beside it on the coloured background does nothing. A button reacts where its \
      label is. `padding` and `frame` on the `Button` add space outside of the label, and a `background` then paints \
      this space as if it belonged to the button. Move them into the label, or into a `ButtonStyle`.
      """,
    silence: """
      Buttons with a style, which may be set further out, buttons that are rows of a list or items of a toolbar, and \
      labels that have a frame or padding of their own. Views with a tap gesture.
      """,
    examples: [
      RuleExample(
        """
        struct Login: View {
          let action: () -> Void
          var body: some View {
            Button("Log in", action: action)
              .frame(maxWidth: .infinity)
              .padding()
              .↓background(Color.blue)
            Button(action: action) { Text("Skip") }
              .padding(12)
              .↓background(.thinMaterial, in: Capsule())
          }
        }
        """),
      RuleExample(
        """
        struct Login: View {
          let action: () -> Void
          var body: some View {
            Button(action: action) {
              Text("Log in").frame(maxWidth: .infinity).padding().background(Color.blue)
            }
            Button("Skip", action: action).padding()
            Button("Help", action: action).background(Color.yellow)
            Button("Wide", action: action).buttonStyle(.bordered).padding().background(Color.yellow)
            HStack { Button("A", action: action) }.padding().background(Color.yellow)
            List { Button("Row", action: action).padding().background(Color.yellow) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 13, of: 13, inApps: 244))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The list or the style around the button may be in another file.
  static let dependsOnWholeProgram = true

  private static let padding = CatalogueMember("View", "padding")
  private static let style = CatalogueMember("View", "buttonStyle")
  private static let toolbar = CatalogueMember("View", "toolbar")
  private static let glass = CatalogueMember("View", "glassEffect")
  private static let shape = CatalogueMember("View", "contentShape")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.background, glass]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let base = context.modified(node), context.runsWithBody, !context.isPreview else {
      return
    }
    var room: SyntaxNode?
    for (call, _) in context.modifications(of: base) {
      guard context.isFromCatalogue(call),
        !context.isUse(call, ofAny: [Self.style, .modifier, .background, Self.glass]),
        TapAction(call, in: context) == nil
      else { return }
      if context.isUse(call, of: Self.padding) || context.isUse(call, of: .frame), isWider(call, context) {
        room = call
      }
    }
    guard let room, let place = room.calleeName, case let button = context.core(of: base),
      context.madeText(button, of: .styled) == "button", context.madeText(button, of: .later) == nil,
      isTight(button, context), !isStyled(node, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "taps on this background beside the label do nothing: the `\(node.text(of: place))` and the background are "
          + "outside of the button; move them into its label, or into a `ButtonStyle`",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note(
            "this space belongs to no button", in: context.file, at: SourceRange(Int(place.start), room.range.end))
        ]))
  }

  /// Whether a frame or padding adds space beyond some points around the label.
  private func isWider(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.isUse(call, of: .frame) else { return true }
    return ["maxWidth", "width", "minWidth", "maxHeight", "height", "minHeight"].contains { label in
      context.argument(call, Name(label)) != nil
    }
  }

  /// Whether the label of a button has no frame, padding or style of its own.
  private func isTight(_ button: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let label = context.argument(button, .label) else { return true }
    guard label.kind == .closureExpr else { return false }
    return context.views(in: label).allSatisfy { view in
      context.modifications(of: view).allSatisfy { call, _ in
        context.isFromCatalogue(call)
          && !context.isUse(call, ofAny: [Self.padding, .frame, .background, .modifier, Self.shape])
      } && (context.madeFact(.shows, of: context.core(of: view)) != nil || context.showsWords(context.core(of: view)))
    }
  }

  /// Whether a style, a row or a toolbar around the button makes all of it react.
  private func isStyled(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.outerModifiers(of: node).contains(where: { context.isUse($0, of: Self.style) }) { return true }
    let found: Bool? = context.hereOrAtUses(of: node, throughViews: true) { place, inner in
      let isStyled = place.ancestors.contains { around in
        around.kind == .functionCallExpr
          && (place.isUse(around, ofAny: [Self.style, Self.toolbar])
            || place.madeType(around).map { place.analyzer.decl($0).has(.isLazyContainer) } == true
              && place.madeText(around, of: .fills) != nil)
      }
      return isStyled ? .found(true) : .outside
    }
    return found ?? false
  }
}
