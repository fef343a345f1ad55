import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a modifier for the content of a sheet that is on the view that presents the sheet.
struct PresentationModifierOutsideRule: Rule {
  static let info = RuleInfo(
    "presentation_modifier_outside", .correctness, .warning, isFixable: false,
    summary: "the modifier is for the content of the sheet, but is on the view that presents it: it does nothing",
    explanation: """
      The sheet has its full height, or can be swiped away in spite of unsaved changes. `presentationDetents`, \
      `interactiveDismissDisabled` and the other modifiers of presentations apply to the sheet in whose content they \
      are. After `.sheet { … }` they are outside of it, on the presenting view. Put the modifier on the view inside \
      the closure.
      """,
    silence: """
      The rule ignores a view that the program itself or a hosting controller presents: the modifier is for that \
      presentation.
      """,
    examples: [
      RuleExample(
        """
        struct Filters: View {
          @State private var isShown = false
          @State private var draft = ""
          var body: some View {
            Button("Filter") { isShown = true }
              .sheet(isPresented: $isShown) { TextEditor(text: $draft) }
              .↓presentationDetents([.medium])
              .↓interactiveDismissDisabled(!draft.isEmpty)
          }
        }
        """),
      RuleExample(
        """
        struct Filters: View {
          @State private var isShown = false
          var body: some View {
            Button("Filter") { isShown = true }
              .sheet(isPresented: $isShown) { Editor().presentationDetents([.medium]) }
          }
        }
        struct Editor: View {
          @State private var isShown = false
          var body: some View {
            Button("More") { isShown = true }
              .sheet(isPresented: $isShown) { Text("More") }
              .presentationDetents([.large])
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Another file may present the view.
  static let dependsOnWholeProgram = true

  private static let ofPresentations = [
    "presentationDetents", "presentationDragIndicator", "presentationCornerRadius", "presentationBackgroundInteraction",
    "presentationContentInteraction", "presentationSizing", "interactiveDismissDisabled",
  ].map { CatalogueMember("View", Name($0)) }

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: ofPresentations) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.isUse(node, ofAny: Self.ofPresentations), context.isInView,
      let view = context.ownerType, context.decl.map({ context.analyzer.decl($0).name }) == .body, !context.isPreview,
      let presenting = context.modifications(of: node).map(\.call).dropFirst(0).first(where: {
        $0.id != node.id && context.presents($0, [.view])
      }), !isPresented(context, node), !isHosted(view, context)
    else { return }
    let (what, text) = (presenting.calleeName.map { presenting.text(of: $0) } ?? "sheet", node.text(of: name))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(text)` does nothing here: it is for the content of the `\(what)`, but is on the view that presents it; put "
          + "it on the view inside the closure",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note(
            "presented here", in: context.file, at: presenting.calleeName?.range ?? presenting.range)
        ]))
  }

  /// Whether the view with the modifier is itself in a presentation, a scene or an unknown view.
  private func isPresented(_ context: RuleContext, _ node: SyntaxNode) -> Bool {
    context.hereOrAtUses(of: node, throughViews: true) { around, _ -> RuleContext.Search<Bool> in
      for outer in around.ancestors.reversed() where outer.kind == .functionCallExpr {
        if around.calledFact(.presents, of: outer) != nil { return .found(true) }
        if around.record.uses[outer.id] == nil { return .found(true) }
      }
      return .outside
    } ?? false
  }

  private static let hosts = ["UIHostingController", "NSHostingController", "NSHostingView"]

  /// Whether code passes the view to a hosting controller, which may be presented.
  private func isHosted(_ view: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(view).name
    return context.analyzer.program.bodies(naming: name).contains { body in
      let node = context.analyzer.node(of: body)
      return Self.hosts.contains { node.mentions(Name($0)) }
    }
  }
}
