import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about glass views with identities that no container joins.
struct GlassIDOutsideContainerRule: Rule {
  static let info = RuleInfo(
    "glass_id_outside", .animation, .warning, isFixable: false,
    summary: "the glass shapes fade instead of morphing into each other, because no container joins them",
    explanation: """
      The glass buttons fade in and out instead of growing out of each other. `glassEffectID(_:in:)` and \
      `glassEffectUnion(id:namespace:)` work only among the views of one `GlassEffectContainer`, which draws their \
      shapes together. Put the views with the same namespace into a `GlassEffectContainer`.
      """,
    silence: "Items of a toolbar, which join by themselves, and views in a container of the program.",
    examples: [
      RuleExample(
        """
        struct Actions: View {
          @State private var isExpanded = false
          @Namespace private var glass
          var body: some View {
            VStack {
              if isExpanded {
                Button("Photo") {}.glassEffect().↓glassEffectID("photo", in: glass)
              }
              Button("Add") { withAnimation { isExpanded.toggle() } }
                .glassEffect()
                .↓glassEffectID("add", in: glass)
            }
          }
        }
        """, sdk: 26, target: 26),
      RuleExample(
        """
        struct GlassButton: View {
          let title: String
          let space: Namespace.ID
          var body: some View { Button(title) {}.glassEffect().glassEffectID(title, in: space) }
        }
        struct Actions: View {
          @State private var isExpanded = false
          @Namespace private var glass
          var body: some View {
            GlassEffectContainer {
              VStack {
                if isExpanded { GlassButton(title: "Photo", space: glass) }
                Button("Add") { withAnimation { isExpanded.toggle() } }
                  .glassEffect()
                  .glassEffectID("add", in: glass)
              }
            }
          }
        }
        """, sdk: 26, target: 26),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The container may be in another file.
  static let dependsOnWholeProgram = true

  private static let effects = [
    CatalogueMember("View", "glassEffectID"), CatalogueMember("View", "glassEffectUnion"),
  ]
  private static let toolbar = CatalogueMember("View", "toolbar")
  private static let container: Name = "GlassEffectContainer"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: effects) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.runsWithBody, !context.isPreview,
      // A modifier of the program is used elsewhere.
      let owner = context.ownerType, context.isOwn(owner), context.conforms(owner, to: .view),
      context.analyzer.decl(owner).kind == .structure,
      context.hereOrAtUses(of: node, throughViews: true, { place, _ in joined(around: place) }) == nil
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no `GlassEffectContainer` is around this, so the glass fades instead of morphing into the other shapes; put "
          + "all views with this namespace into one container",
        in: context.file, at: name.range))
  }

  /// Whether a container, or code that may contain one, is around the code.
  private func joined(around context: RuleContext) -> RuleContext.Search<Bool> {
    let isJoined = context.enclosingCalls.contains { call, _ in
      context.makes(call, anyOf: [Self.container]) || context.isUse(call, of: Self.toolbar)
        || !context.isFromCatalogue(call) && context.madeType(call).map { !context.isOwn($0) } != true
    }
    return isJoined ? .found(true) : .outside
  }
}
