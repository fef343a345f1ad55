import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an animation that observes the number of elements, while an action only changes their order.
struct AnimationMissesMovesRule: Rule {
  static let info = RuleInfo(
    "animation_misses_moves", .animation, .warning, isFixable: false,
    summary: "rows jump, because the animation watches the number of elements, which a move or a sort does not change",
    explanation: """
      The rows jump to their new places. `animation(_:value:)` animates an update only if its value has changed, and \
      `cards.shuffle()` does not change `cards.count`; neither do sorting, moving and swapping. Watch the elements \
      themselves, `value: cards`, or their identifiers, `value: cards.map(\\.id)`.
      """,
    silence: "Changes inside `withAnimation`, and collections that no action of the view reorders.",
    examples: [
      RuleExample(
        """
        struct Board: View {
          @State private var cards = ["A", "B", "C"]
          private func mix() { cards.shuffle() }
          var body: some View {
            VStack {
              ForEach(cards, id: \\.self) { Text($0) }
              Button("Shuffle") { mix() }
            }
            .animation(.spring, value: ↓cards.count)
          }
        }
        """),
      RuleExample(
        """
        struct Board: View {
          @State private var cards = ["A", "B", "C"]
          @State private var others = ["A", "B", "C"]
          @State private var names = ["A", "B", "C"]
          var body: some View {
            VStack {
              ForEach(cards, id: \\.self) { Text($0) }
              ForEach(others, id: \\.self) { Text($0) }
              ForEach(names, id: \\.self) { Text($0) }
              Button("Shuffle") { cards.shuffle() }
              Button("Sort") { withAnimation { others.sort() } }
              Button("Add") { names.append("D") }
            }
            .animation(.spring, value: cards)
            .animation(.spring, value: others.count)
            .animation(.spring, value: names.count)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 200))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let value: Name = "value"
  private static let count: Name = "count"
  private static let moves: Set<Name> = ["move", "partition", "reverse", "shuffle", "sort", "swapAt"]
  private static let function: Name = "withAnimation"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.animation]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let value = context.argument(node, Self.value), value.kind == .memberAccessExpr,
      let name = value.referencedName, value.name(of: name) == Self.count, let base = value.children.first,
      base.kind.isExpr, let use = context.record.uses[base.id], use.part == .value, context.isOwn(use.decl),
      analyzer.isObserved(use.decl), let view = context.ownerType,
      let move = move(of: use.decl, in: view, context), let callee = move.node.calleeName
    else { return }
    let text = RuleText.oneLine(base.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(move.node.text(of: callee))` does not change `\(text).count`: this animation does not run, and the rows "
          + "jump; watch `\(text)`, or the identifiers of its elements",
        in: context.file, at: value.range,
        notes: [Diagnostic.Note("the elements are moved here", in: move.file, at: move.node.range)]))
  }

  /// A place in an action of the view that changes only the order of a collection, without an animation.
  private func move(of property: DeclID, in view: DeclID, _ context: RuleContext) -> (
    node: SyntaxNode, file: SourceFile
  )? {
    for action in context.actions(of: view) {
      let writes = CalledWrites(in: action.statements, action.context).found.filter { $0.write.property == property }
      guard let first = writes.first,
        writes.allSatisfy({ found in
          found.write.node.calleeName.map { Self.moves.contains(found.write.node.name(of: $0)) } ?? false
        }),
        !isAnimated(first.call ?? first.write.node, in: action.statements, action.context),
        !isAnimatedInside(first)
      else { continue }
      return (first.write.node, first.context.file)
    }
    return nil
  }

  private func isAnimatedInside(_ found: CalledWrites.Found) -> Bool {
    guard found.call != nil, let decl = found.context.decl else { return false }
    return isAnimated(found.write.node, in: [found.context.analyzer.node(of: decl)], found.context)
  }

  private func isAnimated(_ node: SyntaxNode, in code: [SyntaxNode], _ context: RuleContext) -> Bool {
    code.lazy.flatMap(\.subtree).contains { around in
      around.kind == .functionCallExpr && around.range.contains(node.range)
        && around.calleeName.map { around.name(of: $0) == Self.function } ?? false
    }
  }
}
