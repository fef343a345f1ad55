import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an animation for changes of one state, on a view that changes with another one.
struct AnimationOfOtherValueRule: Rule {
  static let info = RuleInfo(
    "animation_of_other_value", .animation, .warning, isFixable: false,
    summary: "the view jumps, because the animation watches a different value than the one that the view changes with",
    explanation: """
      `animation(_:value:)` animates an update only if its value has changed. A view that is rotated by `isTurned` \
      under `.animation(.default, value: count)` jumps when only `isTurned` changes, because `count` stays the same. \
      Watch the value that the view changes with.
      """,
    silence: """
      Views that change with both values, and views whose position or size may change with the watched value because \
      something else in the body depends on it; changes in `withAnimation`, and actions that change both values.
      """,
    examples: [
      RuleExample(
        """
        struct Card: View {
          @State private var isTurned = false
          @State private var count = 0
          var body: some View {
            Rectangle()
              .rotationEffect(.degrees(isTurned ? 180 : 0))
              .animation(.easeInOut, value: ↓count)
            Text("\\(count)")
            Button("Turn") { isTurned.toggle() }
            Button("Count") { count += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @State private var isTurned = false
          @State private var isLarge = false
          @State private var isOpen = false
          @State private var isMoved = false
          @State private var count = 0
          @State private var taps = 0
          var body: some View {
            Rectangle().rotationEffect(.degrees(isTurned ? 180 : 0)).animation(.easeInOut, value: isTurned)
            Rectangle().scaleEffect(isLarge ? 2 : 1).animation(.easeInOut, value: count)
            Rectangle().opacity(isOpen ? 1 : 0).animation(.easeInOut, value: taps)
            Rectangle().offset(x: isMoved ? 10 : 0).animation(.easeInOut, value: isOpen)
            Text("\\(count), \\(taps)").padding(isOpen ? 10 : 0)
            Button("Turn") { isTurned.toggle() }
            Button("Enlarge") { withAnimation { isLarge.toggle() } }
            Button("Open") {
              isOpen.toggle()
              taps += 1
            }
            Button("Move") { isMoved.toggle() }
            Button("Count") { count += 1 }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Game {
          var score = 0
          var isBig = false
        }
        struct Score: View {
          let game: Game
          var body: some View {
            Text("Score").scaleEffect(game.isBig ? 2 : 1).animation(.spring, value: ↓game.score)
              .onTapGesture { game.isBig.toggle() }
            Text("\\(game.score)")
            Button("Add") { game.score += 1 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 107))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let value: Name = "value"
  private static let effects = [
    CatalogueMember("View", "opacity"), CatalogueMember("View", "rotationEffect"),
    CatalogueMember("View", "scaleEffect"), CatalogueMember("View", "rotation3DEffect"),
    CatalogueMember("View", "blur"),
    CatalogueMember("View", "offset"),
  ]
  private static let function: Name = "withAnimation"
  private static let text: Name = "Text"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.animation]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let value = context.argument(node, Self.value),
      value.kind == .declReferenceExpr || value.kind == .memberAccessExpr,
      let watched = context.record.uses[value.id], watched.part == .value, context.isShownState(watched.decl),
      let view = context.ownerType, let inner = context.modified(node),
      node.arguments.first?.kind != .nilLiteralExpr, !context.isPreview, isSimple(inner, context)
    else { return }
    let read = context.storedProperties(in: [inner], context.record)
    guard !read.contains(watched.decl), let (effect, state) = effect(in: inner, context), state != watched.decl,
      !isAnimatedOtherwise(node, context), onlyShownAsText(watched.decl, beside: value, view, context),
      let change = change(of: state, without: watched.decl, view, context)
    else { return }
    let (name, other) = (analyzer.name(of: state), analyzer.name(of: watched.decl))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this view changes with `\(name)`, and the animation watches `\(other)`: when `\(name)` changes, the view jumps; watch "
          + "`\(name)`",
        in: context.file, at: value.range,
        notes: [
          Diagnostic.Note("the effect", in: context.file, at: effect.calleeName?.range ?? effect.range),
          Diagnostic.Note("it is changed here", in: change.context.file, at: change.node.range),
        ]))
  }

  /// Whether a view is fully known: it calls no code of the program, and nothing in it is animated.
  private func isSimple(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    view.subtree.allSatisfy { part in
      guard part.kind == .functionCallExpr else { return part.kind != .closureExpr }
      return context.isFromCatalogue(part) && !context.isUse(part, of: .animation)
    }
  }

  /// An effect whose arguments depend on a single `@State` property of the view.
  private func effect(in view: SyntaxNode, _ context: RuleContext) -> (SyntaxNode, DeclID)? {
    for call in view.subtree where call.kind == .functionCallExpr && context.isUse(call, ofAny: Self.effects) {
      let asked = context.withoutHolders(context.storedProperties(in: call.arguments, context.record))
      if asked.count == 1, let state = asked.first, context.isShownState(state) { return (call, state) }
    }
    return nil
  }

  /// Whether another animation applies to the view or to its containers.
  private func isAnimatedOtherwise(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.outerModifiers(of: node).contains { context.isUse($0, of: .animation) || !context.isFromCatalogue($0) }
      || context.enclosingCalls.contains { call, _ in
        context.outerModifiers(of: call).contains { context.isUse($0, of: .animation) }
      }
  }

  /// Whether view code reads a state only for texts and animations, so that the state moves nothing.
  private func onlyShownAsText(
    _ state: DeclID, beside value: SyntaxNode, _ view: DeclID, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(state).name
    return context.bodiesOfType.allSatisfy { body in
      let code = analyzer.node(of: body)
      guard analyzer.isViewContent(body), code.mentions(name) else { return true }
      let record = analyzer.record(of: body)
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      let harmless = code.subtree.filter { call in
        call.kind == .functionCallExpr
          && (inner.makes(call, anyOf: [Self.text]) || inner.isUse(call, of: .animation)
            || inner.calledFact(.lifecycle, of: call) != nil || TapAction(call, in: inner) != nil)
      }
      .flatMap { $0.children.dropFirst().map(\.range) }
      let actions = code.subtree.filter { $0.kind == .closureExpr && record.builders[$0.id] == nil }.map(\.range)
      return code.subtree.allSatisfy { part in
        record.uses[part.id]?.decl != state || record.uses[part.id]?.part == .projection
          || (harmless + actions).contains { $0.contains(part.range) }
      }
    }
  }

  /// The place in an action that changes a state, but not the observed one, without an animation.
  private func change(
    of state: DeclID, without watched: DeclID, _ view: DeclID, _ context: RuleContext
  ) -> (node: SyntaxNode, context: RuleContext)? {
    guard PropertyUses(of: state, context.analyzer).bindings.isEmpty else { return nil }
    var found: (node: SyntaxNode, context: RuleContext)?
    var count = 0
    for action in context.actions(of: view) {
      let writes = CalledWrites(in: action.statements, action.context).found
      guard let write = writes.first(where: { $0.write.property == state }) else { continue }
      count += 1
      if writes.contains(where: { $0.write.property == watched })
        || action.statements.contains(where: { $0.mentions(Self.function) })
      {
        return nil
      }
      found = (write.call ?? write.write.node, action.context)
    }
    return PropertyUses(of: state, context.analyzer).writes.count == count ? found : nil
  }
}
