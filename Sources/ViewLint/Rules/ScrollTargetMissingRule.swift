import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a scroll view that uses scroll targets without a scroll target layout.
struct ScrollTargetMissingRule: Rule {
  static let info = RuleInfo(
    "scroll_target_missing", .correctness, .warning, isFixable: true,
    summary: "the scroll view has no scroll targets to align to or to report",
    explanation: """
      Scrolling stops anywhere, or the binding does not change while a person scrolls. \
      `scrollTargetBehavior(.viewAligned)` stops at a target, and `scrollPosition(id:)` reports the target at the \
      edge. Only the views in a stack that has `scrollTargetLayout()` are targets. Add it to the stack.
      """,
    silence: """
      The rule ignores content that is partly built elsewhere, because a helper or a view of the program may contain \
      the targets, and a position that is only written, to scroll to a view.
      """,
    examples: [
      RuleExample(
        """
        struct Pages: View {
          var body: some View {
            ScrollView(.horizontal) {
              LazyHStack { ForEach(0..<10, id: \\.self) { Text("\\($0)") } }
            }
            .↓scrollTargetBehavior(.viewAligned)
          }
        }
        """,
        fixed: """
          struct Pages: View {
            var body: some View {
              ScrollView(.horizontal) {
                LazyHStack { ForEach(0..<10, id: \\.self) { Text("\\($0)") } }.scrollTargetLayout()
              }
              .scrollTargetBehavior(.viewAligned)
            }
          }
          """),
      RuleExample(
        """
        struct Pages: View {
          @State private var page: Int?
          @State private var start: Int? = 3
          var body: some View {
            ScrollView(.horizontal) {
              HStack { ForEach(0..<10, id: \\.self) { Text("\\($0)") } }
            }
            .↓scrollPosition(id: $page)
            Text("\\(page ?? 0)")
            ScrollView { VStack { Text("A") } }.scrollPosition(id: $start)
          }
        }
        """,
        fixed: """
          struct Pages: View {
            @State private var page: Int?
            @State private var start: Int? = 3
            var body: some View {
              ScrollView(.horizontal) {
                HStack { ForEach(0..<10, id: \\.self) { Text("\\($0)") } }.scrollTargetLayout()
              }
              .scrollPosition(id: $page)
              Text("\\(page ?? 0)")
              ScrollView { VStack { Text("A") } }.scrollPosition(id: $start)
            }
          }
          """),
      RuleExample(
        """
        struct Pages: View {
          @State private var page: Int?
          private var rows: some View { VStack { Text("A") }.scrollTargetLayout() }
          var body: some View {
            ScrollView { LazyVStack { Text("A") }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
            ScrollView { LazyVStack { Text("A") } }.scrollTargetBehavior(.paging)
            ScrollView { rows }.scrollTargetBehavior(.viewAligned).scrollPosition(id: $page)
            Text("\\(page ?? 0)")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 80))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let behavior = CatalogueMember("View", "scrollTargetBehavior")
  private static let position = CatalogueMember("View", "scrollPosition")
  private static let aligned: Name = "viewAligned"
  private static let target: Name = "scrollTarget"
  private static let layout: Name = "scrollTargetLayout"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [behavior, position]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let argument = node.arguments.first else { return }
    let isAboutPosition = context.isUse(node, of: Self.position)
    if isAboutPosition {
      guard let state = context.argument(node, .id).flatMap({ context.boundProperty($0) }), isRead(state, context)
      else {
        return
      }
    } else {
      guard argument.mentions(Self.aligned) else { return }
    }
    let core = ViewChain.parts(of: node, in: context).core
    guard context.madeText(core, of: .scrolls) != nil, context.madeText(core, of: .fills) == nil,
      let content = core.lastClosure, !mentionsTargets(content, node),
      isSeenWhole(context.views(in: content), context)
    else { return }
    let what =
      isAboutPosition
      ? "scrolling does not update the binding: this scroll view has no scroll targets"
      : "nothing is aligned: this scroll view has no scroll targets"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(what); put `scrollTargetLayout()` on the stack in it",
        in: context.file, at: name.range, fixIts: fix(context.views(in: content), context)))
  }

  private func mentionsTargets(_ content: SyntaxNode, _ node: SyntaxNode) -> Bool {
    [content, node].contains { $0.mentions(Self.layout) || $0.mentions(Self.target) }
  }

  private func fix(_ views: [SyntaxNode], _ context: RuleContext) -> [FixIt] {
    guard views.count == 1, let stack = views.first, stack.kind == .functionCallExpr,
      context.madeFact(.axis, of: context.core(of: stack)) != nil
    else { return [] }
    return [
      FixIt(
        "make the views in the stack the targets",
        [context.addition(of: ".scrollTargetLayout()", to: stack)], isSafe: false)
    ]
  }

  /// Whether the containers of the rows are SwiftUI's. A modifier, a helper or a view of the program may declare the
  /// targets.
  private func isSeenWhole(_ views: [SyntaxNode], _ context: RuleContext) -> Bool {
    views.allSatisfy { view in
      guard view.kind == .functionCallExpr else { return false }
      let (core, modifiers) = ViewChain.parts(of: view, in: context)
      guard modifiers.allSatisfy(context.isFromCatalogue), let made = context.madeType(core),
        context.analyzer.isFromCatalogue(made)
      else { return false }
      guard context.madeFact(.axis, of: core) != nil || context.analyzer.decl(made).has(.isTransparent) else {
        return true
      }
      guard let closure = core.lastClosure else { return false }
      return context.views(in: closure).allSatisfy { inner in
        // A single view is not a stack of targets.
        isSeenWhole([inner], context) || context.madeType(context.core(of: inner)).map { !context.isOwn($0) } == true
      }
    }
  }

  /// Whether code of the view reads a state.
  private func isRead(_ state: DeclID, _ context: RuleContext) -> Bool {
    let name = context.analyzer.decl(state).name
    return context.bodiesOfType.contains { body in
      let code = context.analyzer.node(of: body)
      guard code.mentions(name) else { return false }
      let record = context.analyzer.record(of: body)
      return code.subtree.contains { node in
        guard let use = record.uses[node.id], use.decl == state, use.part == .value else { return false }
        return !code.subtree.contains { write in
          PropertyWrite(write, record, context.analyzer)?.target.id == node.id
        }
      }
    }
  }
}
