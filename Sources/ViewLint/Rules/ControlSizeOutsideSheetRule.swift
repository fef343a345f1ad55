import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a presentation whose controls no longer inherit their size or shape from the views around it.
struct ControlSizeOutsideSheetRule: Rule {
  static let info = RuleInfo(
    "control_size_outside_sheet", .correctness, .note, isFixable: false,
    summary: "with the SDK 27, the controls in the sheet do not get the size that is set around it",
    explanation: """
      In an app that is built with the SDK 27, sheets and popovers no longer inherit `controlSize`, `buttonSizing`, \
      `buttonRepeatBehavior`, `menuIndicator` and `buttonBorderShape` from the view that presents them: their \
      controls have the default look. Set it in the sheet's content too, or before the sheet in the chain if it is \
      only for the view.
      """,
    silence: """
      SDKs before 27, a modifier that comes before the sheet in the chain, one that sets the default, and a sheet \
      that has no control for the modifier, or that sets it itself.
      """,
    examples: [
      RuleExample(
        """
        struct Songs: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              Button("Edit") { isShown = true }
                .↓sheet(isPresented: $isShown) {
                  VStack { Button("Save") {} }
                }
            }
            .controlSize(.large)
          }
        }
        """, sdk: 27),
      RuleExample(
        """
        struct Editor: View {
          var body: some View { Form { Button("Save") {} } }
        }
        struct Songs: View {
          @State private var isShown = false
          var body: some View {
            Button("Edit") { isShown = true }
              .↓popover(isPresented: $isShown) { Editor() }
              .buttonBorderShape(.capsule)
          }
        }
        """, sdk: 27),
      RuleExample(
        """
        struct Songs: View {
          @State private var isShown = false
          @State private var isOpen = false
          var body: some View {
            VStack {
              Button("Edit") { isShown = true }
                .controlSize(.small)
                .sheet(isPresented: $isShown) { Button("Save") {} }
              Button("Show") { isOpen = true }
                .sheet(isPresented: $isOpen) {
                  VStack {
                    Text("Song")
                    Button("Save") {}.controlSize(.large)
                  }
                }
                .controlSize(.large)
            }
            .controlSize(.regular)
            .menuIndicator(.hidden)
          }
        }
        """, sdk: 27),
      RuleExample(
        """
        struct Songs: View {
          @State private var isShown = false
          var body: some View {
            Button("Edit") { isShown = true }
              .sheet(isPresented: $isShown) { Button("Save") {} }
              .controlSize(.large)
          }
        }
        """, sdk: 26),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 52))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The content of a sheet may be in other files.
  static let dependsOnWholeProgram = true

  private static let presentations = [CatalogueMember("View", "sheet"), CatalogueMember("View", "popover")]
  private static let controlSize = CatalogueMember("View", "controlSize")
  private static let menuIndicator = CatalogueMember("View", "menuIndicator")
  private static let ofButtons = ["buttonSizing", "buttonRepeatBehavior", "buttonBorderShape"].map {
    CatalogueMember("View", $0)
  }
  private static let menu: Name = "Menu"
  private static let defaults = ["regular", "automatic"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: presentations) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.analyzer.program.configuration.isOfSDK27, !context.isPreview, let name = node.calleeName,
      let content = context.argument(node, .content)
    else { return }
    for modifier in modifiers(around: node, context) {
      guard let member = member(modifier, context), let word = modifier.calleeName,
        let control = control(ExpandedCode(content, in: context), without: member)
      else { continue }
      let presented = node.text(of: name)
      let place = (control.node.children.first ?? control.node).range
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(modifier.text(of: word))` around this `\(presented)` does not reach the controls in it when built with "
            + "the SDK 27; set it there too",
          in: context.file, at: name.range,
          notes: [
            Diagnostic.Note("it is set here", in: context.file, at: word.range),
            Diagnostic.Note("a control", in: control.context.file, at: place),
          ]))
      return
    }
  }

  /// The modifiers on the enclosing views, innermost first, up to the next presentation.
  private func modifiers(around node: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
    var result = context.outerModifiers(of: node)
    for (call, closure) in context.enclosingCalls {
      guard context.record.builders[closure.id] != nil, context.calledFact(.presents, of: call) == nil else { break }
      result += context.outerModifiers(of: call)
    }
    return result
  }

  /// The modifier that a call applies, unless it sets the default.
  private func member(_ call: SyntaxNode, _ context: RuleContext) -> CatalogueMember? {
    guard let value = call.arguments.first, let last = value.lastToken,
      !Self.defaults.contains(value.text(of: last))
    else { return nil }
    return (Self.ofButtons + [Self.controlSize, Self.menuIndicator]).first { context.isUse(call, of: $0) }
  }

  /// The first control that a modifier affects and that has no such modifier itself.
  private func control(_ code: ExpandedCode, without member: CatalogueMember) -> ExpandedCode? {
    var open = [code]
    while let next = open.popLast() {
      let (node, context) = (next.node, next.context)
      if context.isUse(node, of: member) { continue }
      if isMeant(node, member, context) { return next }
      if context.calledFact(.presents, of: node) != nil {
        open += next.parts.filter { node.children.first?.range.contains($0.node.range) == true }
      } else {
        open += (next.shown.map { [$0] } ?? next.parts).reversed()
      }
    }
    return nil
  }

  private func isMeant(_ node: SyntaxNode, _ member: CatalogueMember, _ context: RuleContext) -> Bool {
    if member.name == Self.menuIndicator.name { return context.makes(node, anyOf: [Self.menu]) }
    return context.madeText(node, of: member.name == Self.controlSize.name ? .control : .styled) != nil
  }
}
