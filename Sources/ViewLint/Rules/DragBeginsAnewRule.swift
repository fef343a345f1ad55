import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a drag, magnification or rotation gesture that restarts from the initial position each time.
struct DragBeginsAnewRule: Rule {
  static let info = RuleInfo(
    "drag_begins_anew", .correctness, .warning, isFixable: false,
    summary: "the second gesture begins where the first one did: what was dragged, scaled or turned jumps back",
    explanation: """
      The translation of a drag is counted from where that drag began. An action that sets a state to the translation alone \
      lets the view follow the first drag; the second one begins at zero, and the view jumps back to where it was at first. Add \
      the translation to where the view was when the drag began, which `onEnded` keeps, or keep the drag in `@GestureState`. \
      A pinch counts from 1 and a turn from zero in the same way.
      """,
    silence: """
      A gesture with an `onEnded`, which may put the state back or keep it, a state that other code sets, too, and a value in \
      which something else is added.
      """,
    examples: [
      RuleExample(
        """
        struct Card: View {
          @State private var offset = CGSize.zero
          @State private var x: CGFloat = 0
          var body: some View {
            VStack {
              Text("A").offset(offset)
                .gesture(DragGesture().↓onChanged { value in offset = value.translation })
              Text("B").offset(x: x)
                .gesture(DragGesture(minimumDistance: 0).↓onChanged { x = $0.translation.width })
            }
          }
        }
        """),
      RuleExample(
        """
        struct Map: View {
          @State private var scale = 1.0
          @State private var angle = Angle.zero
          @State private var zoom: CGFloat = 1
          @State private var start: CGFloat = 1
          var body: some View {
            Text("A").scaleEffect(scale).gesture(MagnificationGesture().↓onChanged { scale = $0 })
            Text("B").rotationEffect(angle).gesture(RotateGesture().↓onChanged { angle = $0.rotation })
            Text("C").scaleEffect(zoom).gesture(MagnifyGesture().onChanged { zoom = start * $0.magnification })
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @State private var offset = CGSize.zero
          @State private var other = CGSize.zero
          @State private var start: CGFloat = 0
          @State private var x: CGFloat = 0
          @State private var place = CGPoint.zero
          var body: some View {
            VStack {
              Text("A").offset(offset)
                .gesture(
                  DragGesture().onChanged { offset = $0.translation }.onEnded { _ in withAnimation { offset = .zero } })
              Text("B").offset(other)
                .gesture(DragGesture().onChanged { other = $0.translation })
              Button("Back") { other = .zero }
              Text("C").offset(x: x)
                .gesture(DragGesture().onChanged { x = start + $0.translation.width })
              Text("D").position(place)
                .gesture(DragGesture().onChanged { place = $0.location })
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 140))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let changed = CatalogueMember("Gesture", "onChanged")
  private static let ended = CatalogueMember("Gesture", "onEnded")
  private static let whole = "value"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [changed]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, let drag = node.children.first?.children.first, !context.isPreview,
      let counted = context.nominal(of: drag).flatMap({ analyzer.catalogueText(.counts, of: $0) }),
      !hasEnd(context), let action = analyzer.arguments(of: node, context.record).last?.node,
      action.kind == .closureExpr
    else { return }
    for part in action.subtree {
      guard let write = PropertyWrite(part, context.record, analyzer), let value = write.value,
        isCounted(value, counted, action), analyzer.isOwnState(write.property),
        isTranslationAlone(value, context), PropertyUses(of: write.property, analyzer).writes.count == 1,
        PropertyUses(of: write.property, analyzer).bindings.isEmpty
      else { continue }
      let state = analyzer.name(of: write.property)
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "what this sets is counted anew by each gesture: with the second one `\(state)` jumps back to where it began; add it to what "
            + "`\(state)` was, which `onEnded` keeps",
          in: context.file, at: name.range,
          notes: [Diagnostic.Note("it is set here", in: context.file, at: part.range)]))
    }
  }

  /// Whether a value is one that a gesture measures from its own start.
  private func isCounted(_ value: SyntaxNode, _ counted: String, _ action: SyntaxNode) -> Bool {
    guard counted == Self.whole else { return value.mentions(Name(counted)) }
    return action.closureParameterNames(unnamed: 1).contains { value.mentionsParameter($0) }
  }

  /// Whether the gesture has an action for its end.
  private func hasEnd(_ context: RuleContext) -> Bool {
    for around in context.ancestors.reversed() {
      guard around.kind == .memberAccessExpr || around.kind == .functionCallExpr else { return false }
      if context.isUse(around, of: Self.ended) { return true }
    }
    return false
  }

  /// Whether a value depends on no property of the view.
  private func isTranslationAlone(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    !value.contains { part in
      context.record.uses[part.id].map { context.isOwn($0.decl) } ?? false
        || part.kind == .infixOperatorExpr || part.kind == .ternaryExpr
    }
  }
}
