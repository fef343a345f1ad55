import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a matched geometry effect of which one view is in a sheet or another presentation.
struct MatchedAcrossPresentationRule: Rule {
  static let info = RuleInfo(
    "matched_across_presentation", .animation, .warning, isFixable: false,
    summary: "the views of a matched geometry are in different presentations, so nothing moves between them",
    explanation: """
      The picture does not grow out of the tapped one: the sheet slides up over it. `matchedGeometryEffect` moves a view \
      to the frame of another view in the same presentation. The content of `sheet`, `fullScreenCover` and `popover` \
      is in a window layer of its own, where the namespace finds no other view. Show the detail in an `overlay` or a \
      `ZStack`, or use `matchedTransitionSource` with `navigationTransition(.zoom(sourceID:in:))`.
      """,
    silence: """
      The rule ignores namespaces that the presenting view passes to a view of another module, and namespaces with \
      which the presenting view matches nothing outside of the presentation.
      """,
    examples: [
      RuleExample(
        """
        struct Gallery: View {
          @Namespace private var space
          @State private var isOpen = false
          @State private var isZoomed = false
          var body: some View {
            Image("photo").matchedGeometryEffect(id: "photo", in: space)
              .onTapGesture { withAnimation { isOpen = true } }
              .accessibilityAddTraits(.isButton)
              .fullScreenCover(isPresented: $isOpen) { Photo(space: ↓space) }
              .sheet(isPresented: $isZoomed) {
                Image("photo").matchedGeometryEffect(id: "photo", in: ↓space)
              }
          }
        }
        struct Photo: View {
          let space: Namespace.ID
          var body: some View { Image("photo").resizable().matchedGeometryEffect(id: "photo", in: space) }
        }
        """),
      RuleExample(
        """
        struct Gallery: View {
          @Namespace private var space
          @State private var isOpen = false
          @State private var isShared = false
          var body: some View {
            ZStack {
              Image("photo").matchedTransitionSource(id: "photo", in: space)
              if isOpen { Photo(space: space) }
            }
            .sheet(isPresented: $isShared) {
              Zoomed(space: space)
            }
          }
        }
        struct Photo: View {
          let space: Namespace.ID
          var body: some View { Image("photo").resizable().matchedGeometryEffect(id: "photo", in: space) }
        }
        struct Zoomed: View {
          let space: Namespace.ID
          var body: some View { Image("photo").navigationTransition(.zoom(sourceID: "photo", in: space)) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 8))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The presented view may be in another file.
  static let dependsOnWholeProgram = true

  private static let effect = CatalogueMember("View", "matchedGeometryEffect")
  private static let space: Name = "in"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [effect]) || callee.makesOwnView }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview,
      let presentation = context.enclosingCalls.first(where: { context.calledFact(.presents, of: $0.call) != nil })
    else { return }
    let given: SyntaxNode?
    if context.isUse(node, ofAny: [Self.effect]) {
      given = context.argument(node, Self.space)
    } else {
      given = matchedArgument(of: node, context)
    }
    guard let given, let property = namespace(given, context), let owner = context.ownerType,
      let other = matched(property, in: owner, context.analyzer, where: { !$1.isPreview && !isPresented($0, $1) }),
      let presenting = presentation.call.calleeName.map({ presentation.call.text(of: $0) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no view moves here from the view behind: a matched geometry does not reach into what "
          + "`\(presenting)` presents; use `matchedTransitionSource` with a `.zoom` "
          + "transition, or show the view in an `overlay`",
        in: context.file, at: given.range,
        notes: [Diagnostic.Note("the view behind", in: other.context.file, at: other.node.range)]))
  }

  /// The `@Namespace` property of the current view that an expression names.
  private func namespace(_ node: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard let use = context.record.uses[node.id], use.part == .value, context.isOfSameType(use.decl),
      context.analyzer.propertyWrappers(of: use.decl).first?.decl == context.analyzer.knownDecl("Namespace")
    else { return nil }
    return use.decl
  }

  /// The namespace argument of a call that makes a view, if that view matches geometry with it.
  private func matchedArgument(of call: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard let view = context.madeType(call), let (arguments, parameters) = context.arguments(of: call) else {
      return nil
    }
    for argument in arguments {
      guard let number = argument.parameter, number < parameters.count, namespace(argument.node, context) != nil,
        let property = context.property(of: view, given: parameters[number], by: call),
        matched(property, in: view, context.analyzer) != nil
      else { continue }
      return argument.node
    }
    return nil
  }

  /// Whether a node of a body is in the content of a presentation.
  private func isPresented(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let decl = context.decl else { return false }
    return context.analyzer.node(of: decl).subtree.contains { call in
      call.kind == .functionCallExpr && call.range.contains(node.range)
        && call.children.first?.range.contains(node.range) == false && context.calledFact(.presents, of: call) != nil
    }
  }

  /// The first matched geometry effect in the code of a view that uses a namespace.
  private func matched(
    _ namespace: DeclID, in view: DeclID, _ analyzer: Analyzer,
    where counts: (SyntaxNode, RuleContext) -> Bool = { _, _ in true }
  ) -> (node: SyntaxNode, context: RuleContext)? {
    for body in analyzer.bodiesNear(namespace) where analyzer.node(of: body).mentions(analyzer.decl(namespace).name) {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for call in analyzer.node(of: body).subtree where call.kind == .functionCallExpr {
        guard inner.isUse(call, ofAny: [Self.effect]), let space = inner.argument(call, Self.space),
          inner.record.decl(of: space) == namespace, counts(call, inner)
        else { continue }
        return (call, inner)
      }
    }
    return nil
  }
}
