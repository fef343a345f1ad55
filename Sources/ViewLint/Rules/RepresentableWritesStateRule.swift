import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that is written while SwiftUI updates a platform view.
struct RepresentableWritesStateRule: Rule {
  static let info = RuleInfo(
    "representable_writes_state", .correctness, .warning, isFixable: false,
    summary: "the update of the platform view writes state, which causes another update",
    explanation: """
      SwiftUI warns about state that is modified during a view update, drops the change or calls `updateUIView` again \
      and again. It calls this function and its variants while it updates views, and state that is written there \
      changes what is being updated. Let the coordinator write the state when the platform view reports a change, or \
      write it later and only if the value differs.
      """,
    silence: """
      The rule ignores writes under a condition that does not compare the state itself, and writes in a closure that \
      runs later.
      """,
    examples: [
      RuleExample(
        """
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {
            ↓text = view.text
          }
        }
        """),
      RuleExample(
        """
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {
            if view.text != text { ↓text = view.text }
          }
        }
        """),
      RuleExample(
        """
        struct Editor: UIViewRepresentable {
          let isReading: Bool
          @Binding var text: String
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {
            if isReading { text = view.text }
          }
        }
        """),
      RuleExample(
        """
        struct Editor: UIViewRepresentable {
          @Binding var height: CGFloat
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {
            DispatchQueue.main.async { height = view.contentSize.height }
          }
        }
        """),
      RuleExample(
        """
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          final class Coordinator {
            var parent: Editor
            init(_ parent: Editor) { self.parent = parent }
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {
            context.coordinator.parent = self
          }
        }
        """),
      RuleExample(
        """
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          @Binding var isLong: Bool
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {
            ↓take(view)
            ↓settle(view)
          }
          private func take(_ view: UITextView) { text = view.text }
          private func settle(_ view: UITextView) {
            guard isLong != (text.count > 100) else { return }
            isLong = text.count > 100
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 4, of: 4, inApps: 30))

  static let visits: [NodeKind] = [.functionDecl]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl, context.analyzer.decl(decl).kind == .function,
      let owner = context.ownerType, context.analyzer.updatesPlatformView(decl, of: owner),
      let block = node.child(.codeBlock)
    else { return }
    for found in CalledWrites(in: Array(block.children), context).found
    where context.analyzer.isObserved(found.write.property) {
      // `if height != size.height { height = size.height }` writes less often, but still during the update.
      guard !found.isConditional || found.asked.contains(found.write.property) else { continue }
      report(found, context)
    }
  }

  private func report(_ found: CalledWrites.Found, _ context: RuleContext) {
    let name = context.analyzer.name(of: found.write.property)
    var notes = [context.note("the state is declared here", at: found.write.property)]
    if found.call != nil {
      notes.insert(Diagnostic.Note("it is written here", in: found.context.file, at: found.write.node.range), at: 0)
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is written while SwiftUI updates the view, which drops the change or updates the view endlessly; "
          + "let the coordinator write it, or write it later and only if the value differs",
        in: context.file, at: found.call?.range ?? found.write.node.range, notes: notes))
  }
}
