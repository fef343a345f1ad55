import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that a drag changes and only `onEnded` resets, which does not run if the drag is cancelled.
struct DragNeverResetRule: Rule {
  static let info = RuleInfo(
    "drag_never_reset", .correctness, .note, isFixable: false,
    summary: "a drag that the system cancels does not end: the view stays where the drag has moved it",
    explanation: """
      A card stays half way, or a button looks pressed. SwiftUI does not call `onEnded` when a gesture is cancelled: \
      another gesture or a scroll view takes over, a second finger touches the screen, or the app enters the \
      background. State that `onChanged` sets and only `onEnded` resets keeps its value. Keep a value that lasts as \
      long as the drag in `@GestureState`, set in `updating(_:body:)`: SwiftUI resets it in any case.
      """,
    silence: """
      The rule ignores an `onEnded` that sets something to a value that is not its initial one, or only under a \
      condition; state that other code sets too; and the drags of a mouse on macOS.
      """,
    examples: [
      RuleExample(
        """
        struct Reply: View {
          let reply: () -> Void
          @State private var x: CGFloat = 0
          var body: some View {
            Text("Mail").offset(x: x)
              .gesture(
                DragGesture()
                  .onChanged { move(to: $0.translation.width) }
                  .↓onEnded { _ in
                    if x > 60 { reply() }
                    move(to: 0)
                  })
          }
          private func move(to value: CGFloat) { withAnimation { x = value } }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @State private var offset = CGSize.zero
          var body: some View {
            Text("Card").offset(offset)
              .gesture(
                DragGesture()
                  .onChanged { offset = $0.translation }
                  .↓onEnded { _ in withAnimation { offset = .zero } })
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @GestureState private var offset = CGSize.zero
          @State private var place = CGSize.zero
          @State private var other = CGSize.zero
          var body: some View {
            Text("Card").offset(offset)
              .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
            Text("Card").offset(place)
              .gesture(
                DragGesture()
                  .onChanged { place = $0.translation }
                  .onEnded { value in place = value.translation.width > 90 ? value.translation : .zero })
            Text("Card").offset(other)
              .gesture(DragGesture().onChanged { other = $0.translation }.onEnded { _ in other = .zero })
            Button("Back") { other = .zero }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @State private var drag = CGSize.zero
          private var gesture: some Gesture {
            DragGesture().onChanged { move($0.translation) }.↓onEnded { _ in settle() }
          }
          private func move(_ by: CGSize) { drag = by }
          private func settle() { withAnimation(.spring) { drag = .zero } }
          var body: some View { Text("Card").offset(drag).gesture(gesture) }
        }
        struct KeptCard: View {
          @State private var drag = CGSize.zero
          @State private var count = 0
          private var gesture: some Gesture {
            DragGesture().onChanged { drag = $0.translation }.onEnded { _ in settle() }
          }
          private func settle() {
            drag = .zero
            count += 1
          }
          var body: some View { Text("\\(count)").offset(drag).gesture(gesture) }
        }
        """),
      RuleExample(
        """
        struct HoldButton: View {
          let action: () -> Void
          @State private var isPressed = false
          var body: some View {
            Circle().fill(isPressed ? .red : .green)
              .gesture(
                DragGesture(minimumDistance: 0)
                  .onChanged { _ in isPressed = true }
                  .↓onEnded { _ in
                    isPressed = false
                    action()
                  })
          }
        }
        """),
      RuleExample(
        """
        final class Pages: ObservableObject {
          @Published var drag: CGFloat?
          @Published var page = 0
        }
        struct Pager: View {
          @ObservedObject var pages: Pages
          @State private var position = CGSize.zero
          @State private var moved = CGSize.zero
          var body: some View {
            Text("\\(pages.page)").offset(x: pages.drag ?? 0)
              .gesture(
                DragGesture()
                  .onChanged { pages.drag = $0.translation.width }
                  .↓onEnded { value in
                    if value.translation.width > 50 { pages.page += 1 }
                    pages.drag = nil
                  })
            Text("Free").offset(position).offset(moved)
              .gesture(
                DragGesture()
                  .onChanged { moved = $0.translation }
                  .onEnded { value in
                    position.width += value.translation.width
                    moved = .zero
                  })
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 21, of: 21, inApps: 195))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let ended = CatalogueMember("Gesture", "onEnded")
  private static let changed = CatalogueMember("Gesture", "onChanged")
  private static let drag: Name = "DragGesture"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [ended]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.isUse(node, of: Self.ended), let name = node.calleeName, !context.isPreview,
      // A mouse drag ends when the button is released.
      analyzer.program.configuration.platform != .macos,
      let change = node.memberBase, context.isUse(change, of: Self.changed), let gesture = change.memberBase,
      context.makes(gesture, anyOf: [Self.drag]),
      let end = analyzer.arguments(of: node, context.record).last?.node, end.kind == .closureExpr,
      let begin = analyzer.arguments(of: change, context.record).last?.node, begin.kind == .closureExpr
    else { return }
    // Other statements do what the gesture is for: `onEnded { _ in isPressed = false; action() }`.
    let writes = CalledWrites(in: statements(of: end), context).found
    let begins = CalledWrites(in: statements(of: begin), context).found.map(\.write.node.range)
    let ends = writes.map(\.write.node.range)
    guard
      // A drag that leaves the view where it was dragged to may keep what it has moved.
      !writes.contains(where: { keepsPosition($0, end, begins, context) }),
      case let lasting = writes.filter({ found in
        isReset(found, context) && context.isShownState(found.write.property)
          && lasts(found.write, begins, ends, context)
      }),
      let write = (lasting.first { $0.call == nil } ?? lasting.first)?.write
    else { return }
    let property = analyzer.name(of: write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a drag that is cancelled, for example by scrolling or a second finger, does not end: `\(property)` then keeps "
          + "its value; keep it in `@GestureState` and set it in `updating`",
        in: context.file, at: name.range, notes: [context.note("the state", at: write.property)]))
  }

  private func statements(of closure: SyntaxNode) -> [SyntaxNode] {
    closure.children.filter { $0.kind != .closureSignature }
  }

  private static let places: [Name] = ["translation", "location", "predictedEndTranslation", "predictedEndLocation"]

  /// Whether a write as the drag ends takes up how far it has gone: `position += drag`.
  private func keepsPosition(
    _ found: CalledWrites.Found, _ end: SyntaxNode, _ begins: [SourceRange], _ context: RuleContext
  ) -> Bool {
    guard !isReset(found, context) else { return false }
    let node = found.write.node
    if Self.places.contains(where: { node.mentions($0) }) || found.call != nil { return true }
    return node.subtree.contains { part in
      guard let use = found.context.record.uses[part.id], use.part == .value, use.decl != found.write.property else {
        return false
      }
      let uses = PropertyUses(of: use.decl, context.analyzer)
      return context.analyzer.decl(use.decl).kind == .variable && context.isOwn(use.decl)
        && uses.writes.contains { begins.contains($0.node.range) }
    }
  }

  /// Whether a write sets a property back to its initial value.
  private func isReset(_ found: CalledWrites.Found, _ context: RuleContext) -> Bool {
    guard let value = found.value(in: context) else { return false }
    return context.analyzer.isInitialValue(value, of: found.write.property)
  }

  /// Whether only the drag sets a property: its beginning to something else, and its end to the initial value or, when
  /// it has gone far enough, to another one.
  private func lasts(
    _ reset: PropertyWrite, _ begins: [SourceRange], _ ends: [SourceRange], _ context: RuleContext
  ) -> Bool {
    let uses = PropertyUses(of: reset.property, context.analyzer)
    return uses.bindings.isEmpty
      && uses.writes.allSatisfy { begins.contains($0.node.range) || ends.contains($0.node.range) }
      && uses.writes.contains { begins.contains($0.node.range) }
  }
}
