import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a matched geometry whose namespace is used only once.
struct NamespaceAloneRule: Rule {
  static let info = RuleInfo(
    "namespace_alone", .animation, .warning, isFixable: false,
    summary: "no other view has this namespace, or this id in it, so that the geometry matches nothing",
    explanation: """
      The view does not move to the place of the other one. Views match if they have the same id in the same \
      `@Namespace`. Two views that each declare one have two different namespaces, and two ids in one namespace do not \
      match either. Declare the namespace once, in a view above both, and pass its `Namespace.ID` to them.
      """,
    silence: """
      A namespace that is passed on, or used more than once with ids that are equal or computed. Rows, helpers that \
      are used several times and views whose identity changes, which match other instances of themselves.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          @Namespace private var alone
          @Namespace private var shared
          let names: [String]
          var body: some View {
            NavigationStack {
              List(names, id: \\.self) { name in
                NavigationLink(name) { Text(name).navigationTransition(.↓zoom(sourceID: name, in: alone)) }
                NavigationLink {
                  Text(name).navigationTransition(.zoom(sourceID: name, in: shared))
                } label: {
                  Text(name).matchedTransitionSource(id: name, in: shared)
                }
              }
            }
          }
        }
        """),
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
      RuleExample(
        """
        struct Hero: View {
          @Namespace private var space
          @State private var isLarge = false
          var body: some View {
            VStack {
              if isLarge {
                Circle().↓matchedGeometryEffect(id: "photo", in: space).frame(width: 200)
              } else {
                Circle().↓matchedGeometryEffect(id: "picture", in: space).frame(width: 40)
              }
            }
            .onTapGesture { withAnimation { isLarge.toggle() } }
          }
        }
        struct Cards: View {
          @Namespace private var space
          @State private var name = "a"
          @State private var isLarge = false
          var body: some View {
            if isLarge {
              Circle().matchedGeometryEffect(id: "a", in: space)
            } else {
              Circle().matchedGeometryEffect(id: name, in: space)
              Button("Larger") { withAnimation { isLarge = true } }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 4, of: 4, inApps: 80))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Extensions of the view may be in other files.
  static let dependsOnWholeProgram = true

  private static let effect = CatalogueMember("View", "matchedGeometryEffect")
  private static let zoom = CatalogueMember("NavigationTransition", "zoom")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [effect, zoom]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if context.isUse(node, of: Self.zoom) { return checkZoom(node, context) }
    guard let name = node.calleeName, let space = context.argument(node, "in"), let use = context.record.uses[space.id],
      context.isOfSameType(use.decl), let wrapper = analyzer.propertyWrappers(of: use.decl).first,
      analyzer.isFromCatalogue(wrapper.decl), analyzer.isFixedInput(analyzer.variableType(of: use.decl)),
      let decl = context.decl, analyzer.decl(decl).name == .body, context.runsWithBody, context.repeatingCall == nil,
      let others = otherUses(of: use.decl, than: node, context), !isRenewed(node, context)
    else { return }
    let property = analyzer.name(of: use.decl)
    if let other = others.first {
      let id = context.argument(node, .id).map { RuleText.oneLine($0.text) } ?? ""
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "no other view has the id `\(id)` in `\(property)`, so that this matches nothing; give the matching views "
            + "the same id",
          in: context.file, at: name.range,
          notes: [Diagnostic.Note("this has another id", in: context.file(of: other), at: other.range)]))
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no other view has the namespace `\(property)`, so that this matches nothing; declare it in a view above the "
          + "matching views, and pass its `Namespace.ID` to them",
        in: context.file, at: name.range, notes: [context.note("each such view has its own", at: use.decl)]))
  }

  /// `zoom(sourceID: id, in: space)` in a namespace without other uses, so that no source view exists.
  private func checkZoom(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let space = context.argument(node, "in"), let use = context.record.uses[space.id],
      context.isOfSameType(use.decl), let wrapper = analyzer.propertyWrappers(of: use.decl).first,
      analyzer.isFromCatalogue(wrapper.decl), analyzer.isFixedInput(analyzer.variableType(of: use.decl)),
      !context.isPreview, countOfWords(use.decl, context) == 2
    else { return }
    let property = analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no view is the source of this zoom, so that the screen appears without it; put "
          + "`matchedTransitionSource(id:in:)` with the same id and `\(property)` on the view that it starts from",
        in: context.file, at: name.range))
  }

  /// The number of times that the code of the view names a property, without members of other values, such as `.zoom`.
  private func countOfWords(_ property: DeclID, _ context: RuleContext) -> Int? {
    guard let owner = context.ownerType else { return nil }
    let name = context.analyzer.decl(property).name
    return ([owner] + context.analyzer.extensions(of: owner)).reduce(0) { count, part in
      let node = context.analyzer.node(of: part)
      var last: TokenKind?
      var words = 0
      for index in node.tokenIndices {
        let token = node.token(index)
        if token.kind == .identifier, node.name(at: index) == name, last != .prefixPeriod { words += 1 }
        last = token.kind
      }
      return count + words
    }
  }

  /// The other matched geometries of the type in a namespace, each with a different literal id; `nil` if the namespace
  /// has other uses, or if an id may be the same.
  private func otherUses(of property: DeclID, than node: SyntaxNode, _ context: RuleContext) -> [SyntaxNode]? {
    let analyzer = context.analyzer
    guard
      context.enclosingCalls.allSatisfy({
        context.isFromCatalogue($0.call) || context.ownContainerKeeps($0.call, $0.closure)
      }),
      let id = context.argument(node, .id)
    else {
      return nil
    }
    let name = analyzer.decl(property).name
    guard let count = countOfWords(property, context) else { return nil }
    // The declaration and this use.
    if count == 2 { return [] }
    guard isWrittenOut(id) else { return nil }
    var others: [SyntaxNode] = []
    for body in context.bodiesOfType where analyzer.node(of: body).mentions(name) {
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for call in analyzer.node(of: body).subtree where call.id != node.id && inner.isUse(call, of: Self.effect) {
        guard let space = inner.argument(call, "in"), inner.record.uses[space.id]?.decl == property else { continue }
        guard let other = inner.argument(call, .id), isWrittenOut(other), other.text != id.text else { return nil }
        others.append(call)
      }
    }
    return count == others.count + 2 ? others : nil
  }

  /// Whether an id is a literal, so that different ids are known to differ.
  private func isWrittenOut(_ id: SyntaxNode) -> Bool {
    id.kind == .integerLiteralExpr || id.kind == .stringLiteralExpr && !id.contains { $0.kind == .stringInterpolation }
  }

  /// Whether the view, or a view around it, has an explicit identity whose change replaces the previous view.
  private func isRenewed(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let around = [node] + context.enclosingCalls.map(\.call)
    return around.contains { call in
      context.outerModifiers(of: call).contains { modifier in
        context.record.uses[modifier.id].map { context.analyzer.decl($0.decl).has(.givesIdentity) } ?? true
      }
    }
  }
}
