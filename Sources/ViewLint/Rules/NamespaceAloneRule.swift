import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a matched geometry whose namespace no other view has.
struct NamespaceAloneRule: Rule {
  static let info = RuleInfo(
    "namespace_alone", .animation, .warning, isFixable: false,
    summary: "nothing can match the geometry: no other view has this namespace",
    explanation: """
      Views match if they have the same id in the same `@Namespace`. One that is declared in each of two views is two, so that \
      the view in one does not move to the place of that in the other. Declare it once, in a view above both, and give its \
      `Namespace.ID` to them.
      """,
    silence: """
      A namespace that is given on, or used more than once. Rows, helpers that are used several times and views that get \
      another identity match others of themselves.
      """,
    examples: [
      RuleExample(
        """
        struct Small: View {
          @Namespace private var space
          var body: some View { Circle().↓matchedGeometryEffect(id: "a", in: space).frame(width: 40) }
        }
        struct Large: View {
          @Namespace private var space
          var body: some View { Circle().↓matchedGeometryEffect(id: "a", in: space).frame(width: 200) }
        }
        struct Hero: View {
          @State private var isLarge = false
          var body: some View {
            VStack { if isLarge { Large() } else { Small() } }
              .onTapGesture { withAnimation { isLarge.toggle() } }
          }
        }
        """),
      RuleExample(
        """
        struct Mark: View {
          let space: Namespace.ID
          var body: some View { Capsule().matchedGeometryEffect(id: "mark", in: space) }
        }
        struct Tabs: View {
          @Namespace private var space
          @Namespace private var given
          @Namespace private var two
          @Namespace private var told
          @State private var chosen = 0
          var body: some View {
            HStack {
              ForEach(0..<3, id: \\.self) { number in
                Text("\\(number)").background {
                  if number == chosen { Capsule().matchedGeometryEffect(id: "mark", in: space) }
                }
              }
              if chosen == 0 { Mark(space: given) }
              if chosen == 1 {
                Text("A").matchedGeometryEffect(id: "a", in: two)
              } else {
                Text("B").matchedGeometryEffect(id: "a", in: two)
              }
              Text("C").matchedGeometryEffect(id: "c", in: told).id(chosen)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 4, of: 4, inApps: 80))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Extensions of the view may stand in other files.
  static let findsMoreInWhole = true

  private static let effect = CatalogueMember("View", "matchedGeometryEffect")

  static func isAbout(_ callee: Callee) -> Bool { callee.isAny(of: [effect]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let space = context.argument(node, "in"), let use = context.record.uses[space.id],
      context.isOfSameType(use.decl), let wrapper = analyzer.propertyWrappers(of: use.decl).first,
      analyzer.isFromCatalogue(wrapper.decl), analyzer.isGivenOnce(analyzer.variableType(of: use.decl)),
      let decl = context.decl, analyzer.decl(decl).name == .body, context.runsWithBody, context.repeatingCall == nil,
      isUsedOnce(use.decl, context), !isRenewed(node, context)
    else { return }
    let property = analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no other view has the namespace `\(property)`, so that this matches nothing; declare it in a view above those that are "
          + "to match, and give its `Namespace.ID` to them",
        in: context.file, at: name.range, notes: [context.note("each such view has one of its own", at: use.decl)]))
  }

  /// Whether the type's code names the namespace in one place only, in no container of the program.
  private func isUsedOnce(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let owner = context.ownerType, context.enclosingCalls.allSatisfy({ context.isFromCatalogue($0.call) }) else {
      return false
    }
    let name = analyzer.decl(property).name
    var count = 0
    for part in [owner] + analyzer.extensions(of: owner) {
      let node = analyzer.node(of: part)
      count += node.tokenIndices.count { node.token($0).kind == .identifier && node.name(at: $0) == name }
    }
    // The declaration, and the use.
    return count == 2
  }

  /// Whether the view, or what it is in, gets another identity, and so takes the place of the one before.
  private func isRenewed(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let around = [node] + context.enclosingCalls.map(\.call)
    return around.contains { call in
      context.outerModifiers(of: call).contains { modifier in
        context.record.uses[modifier.id].map { context.analyzer.decl($0.decl).has(.givesIdentity) } ?? true
      }
    }
  }
}
