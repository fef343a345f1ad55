import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a drag, magnification or rotation gesture that restarts from the initial position each time.
struct DragBeginsAnewRule: Rule {
  static let info = RuleInfo(
    "drag_begins_anew", .correctness, .warning, isFixable: false,
    summary:
      "the dragged, scaled or rotated view jumps back at the second gesture, which starts where the first one did",
    explanation: """
      The view follows the first drag, and jumps back to its first position at the second one. The translation of a \
      drag counts from where that drag began, so a state that is set to the translation alone starts at zero again. \
      Add the translation to the position at the beginning of the drag, which `onEnded` stores, or keep the drag in \
      `@GestureState`. Magnifications count from 1, and rotations from zero, in the same way.
      """,
    silence: """
      A gesture with an `onEnded`, which may reset the state or store it, a state that other code sets too, and a \
      value to which something is added.
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
      RuleExample(
        """
        struct Photo: View {
          @State private var scale: CGFloat = 1
          private var pinch: some Gesture { MagnificationGesture().↓onChanged { value in apply(value) } }
          private func apply(_ value: CGFloat) { scale = min(max(value, 0.5), 4) }
          var body: some View { Image("a").scaleEffect(scale).gesture(pinch) }
        }
        struct KeptPhoto: View {
          @State private var scale: CGFloat = 1
          @State private var kept: CGFloat = 1
          private var pinch: some Gesture {
            MagnificationGesture().onChanged { apply(kept * $0) }.onEnded { kept *= $0 }
          }
          private func apply(_ value: CGFloat) { scale = min(max(value, 0.5), 4) }
          var body: some View { Image("a").scaleEffect(scale).gesture(pinch) }
        }
        """),
      RuleExample(
        """
        @Observable final class Canvas {
          var zoom: CGFloat = 1
          func scale(to value: CGFloat) { zoom = value }
        }
        struct Board: View {
          @State private var canvas = Canvas()
          @State private var offset = CGSize.zero
          @State private var kept = CGSize.zero
          var body: some View {
            Text("A").scaleEffect(canvas.zoom).gesture(MagnificationGesture().↓onChanged { canvas.scale(to: $0) })
            Text("B").offset(offset).gesture(DragGesture().↓onChanged(moved))
            Text("C").offset(kept).gesture(DragGesture().onChanged(dragged).onEnded { _ in kept = .zero })
          }
          private func moved(_ value: DragGesture.Value) { offset = value.translation }
          private func dragged(_ value: DragGesture.Value) { kept = value.translation }
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
      !hasEnd(context), let action = analyzer.arguments(of: node, context.record).last?.node
    else { return }
    for place in writes(of: counted, byAction: action, context) {
      let (part, write, inner) = place
      guard let value = write.value, context.isShownState(write.property),
        isTranslationAlone(value, inner), PropertyUses(of: write.property, analyzer).writes.count == 1,
        PropertyUses(of: write.property, analyzer).bindings.isEmpty
      else { continue }
      let state = analyzer.name(of: write.property)
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "each gesture counts this value from its own beginning: with the second one `\(state)` jumps back; add it "
            + "to the `\(state)` from before the gesture, which `onEnded` stores",
          in: context.file, at: name.range,
          notes: [Diagnostic.Note("it is set here", in: inner.file, at: part.range)]))
    }
  }

  /// The writes whose value is one that the gesture measures, by a closure or by a function that is passed by name:
  /// `onChanged(moved)`.
  private func writes(
    of counted: String, byAction action: SyntaxNode, _ context: RuleContext
  ) -> [(part: SyntaxNode, write: PropertyWrite, context: RuleContext)] {
    let analyzer = context.analyzer
    if action.kind == .closureExpr {
      return writes(of: counted, action.closureParameterNames(unnamed: 1), in: action, context)
    }
    guard let use = context.record.uses[action.id], analyzer.isOwnFunction(use.decl),
      let block = analyzer.node(of: use.decl).child(.codeBlock),
      let parameter = analyzer.signature(of: use.decl).parameters.first
    else { return [] }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    return writes(of: counted, [parameter.name], in: block, inner)
  }

  /// The writes whose value is one that the gesture measures, in code and in functions of the program that the code
  /// passes the value to.
  private func writes(
    of counted: String, _ names: [Name], in action: SyntaxNode, _ context: RuleContext
  ) -> [(part: SyntaxNode, write: PropertyWrite, context: RuleContext)] {
    let analyzer = context.analyzer
    return action.subtree.flatMap { part -> [(part: SyntaxNode, write: PropertyWrite, context: RuleContext)] in
      if let write = PropertyWrite(part, context.record, analyzer) {
        return write.value.map { isCounted($0, counted, names) } == true ? [(part, write, context)] : []
      }
      guard part.kind == .functionCallExpr, let use = context.record.uses[part.id], analyzer.isOwnFunction(use.decl),
        let block = analyzer.node(of: use.decl).child(.codeBlock),
        let (arguments, parameters) = context.arguments(of: part)
      else { return [] }
      let given = arguments.filter { isCounted($0.node, counted, names) && isTranslationAlone($0.node, context) }
      let passed = given.compactMap(\.parameter).filter { $0 < parameters.count }.map { parameters[$0].name }
      guard !passed.isEmpty else { return [] }
      let inner = RuleContext(analyzer, use.decl.file)
      inner.enter(use.decl)
      return block.subtree.compactMap { statement in
        guard let write = PropertyWrite(statement, inner.record, analyzer), let value = write.value,
          passed.contains(where: { value.mentionsParameter($0) })
        else { return nil }
        return (statement, write, inner)
      }
    }
  }

  /// Whether a value is one that a gesture measures from its own start.
  private func isCounted(_ value: SyntaxNode, _ counted: String, _ names: [Name]) -> Bool {
    guard counted == Self.whole else { return value.mentions(Name(counted)) }
    return names.contains { value.mentionsParameter($0) }
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
