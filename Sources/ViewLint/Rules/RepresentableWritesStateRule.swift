import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of state that is written while SwiftUI updates a platform view.
struct RepresentableWritesStateRule: Rule {
  static let info = RuleInfo(
    "representable_writes_state", .correctness, .warning, isFixable: false,
    summary: "state is written while the platform view is updated, which updates it again",
    explanation: """
      SwiftUI calls `updateUIView` and its kind while it updates views. State that is written there changes what is being \
      updated: SwiftUI complains that state is modified during a view update, drops the change or calls the function again \
      and again. Let the coordinator write it when the platform view tells it of a change, or write it later and only if \
      it is another value.
      """,
    silence: """
      What is written under a condition, or in a closure that runs later.
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
            if view.text != text { text = view.text }
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
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 2))

  static let visits: [NodeKind] = [.assignmentExpr, .infixOperatorExpr, .functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.has(.isMutating) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let decl = context.decl, context.analyzer.decl(decl).kind == .function,
      !context.analyzer.signature(of: decl).parameters.isEmpty, !isGuarded(node, context),
      let write = PropertyWrite(node, context.record, context.analyzer), context.analyzer.isObserved(write.property),
      isUpdate(decl, context)
    else { return }
    let name = context.analyzer.name(of: write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is written while SwiftUI updates the view, which drops the change or updates it without end; let the "
          + "coordinator write it, or write it later and only if it is another value",
        in: context.file, at: node.range, notes: [context.note("the state is declared here", at: write.property)]))
  }

  /// Whether a function is the one that SwiftUI calls at each update.
  private func isUpdate(_ decl: DeclID, _ context: RuleContext) -> Bool {
    guard let owner = context.ownerType else { return false }
    let analyzer = context.analyzer
    let labels = analyzer.signature(of: decl).parameters.map(\.label)
    return analyzer.ancestors(of: owner).contains { ancestor in
      guard analyzer.isFromCatalogue(ancestor) else { return false }
      return analyzer.directMembers(of: ancestor, named: analyzer.decl(decl).name).contains { member in
        analyzer.catalogueText(.updates, of: member) != nil
          && analyzer.signature(of: member).parameters.map(\.label) == labels
      }
    }
  }

  /// Whether the code runs later, or only if something holds.
  private func isGuarded(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      switch around.kind {
      case .closureExpr, .ifExpr, .switchExpr, .guardStmt: return true
      case .codeBlock: return around.children.contains { $0.kind == .guardStmt && $0.range.start < node.range.start }
      default: return false
      }
    }
  }
}
