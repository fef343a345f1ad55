import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a gesture whose whole movement is added again at each of its changes.
struct TranslationAddedRule: Rule {
  static let info = RuleInfo(
    "translation_added", .correctness, .warning, isFixable: false,
    summary: "the movement since the start of the gesture is added at each change, so the view runs away",
    explanation: """
      The view runs away from the finger, faster and faster. `translation`, `magnification` and `rotation` are measured \
      from the start of the gesture, not since the last change: `position.x += value.translation.width` in `onChanged` \
      adds the same movement many times. Keep the position from the start of the gesture and set the sum of both, or \
      keep the movement in a `@GestureState` and add it once, in `onEnded`.
      """,
    silence: """
      The rule ignores sums in `onEnded`, and movements from which code subtracts an earlier one.
      """,
    examples: [
      RuleExample(
        """
        struct Cube: View {
          @State private var position = CGPoint.zero
          var body: some View {
            Rectangle()
              .position(position)
              .gesture(
                DragGesture().onChanged { value in
                  ↓position.x += value.translation.width
                })
          }
        }
        """),
      RuleExample(
        """
        struct Picture: View {
          @State private var scale = 1.0
          var body: some View {
            Image("picture").scaleEffect(scale).gesture(zoom)
          }
          private var zoom: some Gesture {
            MagnifyGesture().onChanged { ↓scale *= $0.magnification }
          }
        }
        """),
      RuleExample(
        """
        struct Cube: View {
          @State private var position = CGPoint.zero
          @State private var last = CGSize.zero
          var body: some View {
            Rectangle()
              .position(position)
              .gesture(
                DragGesture()
                  .onChanged { value in
                    position.x += value.translation.width - last.width
                    last = value.translation
                  }
                  .onEnded { value in
                    position.y += value.translation.height
                  })
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 26))

  static let visits: [NodeKind] = [.infixOperatorExpr]

  private static let changed = CatalogueMember("Gesture", "onChanged")
  private static let totals: Set<Name> = ["translation", "magnification", "rotation"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard node.isAssigningOperation, let value = node.children.last,
      let (call, closure) = context.enclosingCalls.first, context.isUse(call, of: Self.changed), !context.isPreview,
      let name = closure.closureParameterNames(unnamed: 1).first, let total = total(in: value, of: name),
      let write = PropertyWrite(node, context.record, analyzer),
      analyzer.isOwnState(write.property) || analyzer.isObserved(write.property)
        || analyzer.isBinding(write.property)
    else { return }
    let state = analyzer.name(of: write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(state)` runs away: `\(total)` is measured from the start of the gesture, and this adds it again at each "
          + "change; add it once to the value from the start",
        in: context.file, at: node.range))
  }

  /// The name of the movement since the start: `translation` of `value.translation.width`.
  private func total(in value: SyntaxNode, of parameter: Name) -> String? {
    var current = value
    var found: String?
    while current.kind == .memberAccessExpr, let base = current.children.first, base.kind.isExpr {
      if let name = current.referencedName, Self.totals.contains(current.name(of: name)) {
        found = current.text(of: name)
      }
      current = base
    }
    return current.kind == .declReferenceExpr && current.text == parameter.text ? found : nil
  }
}
