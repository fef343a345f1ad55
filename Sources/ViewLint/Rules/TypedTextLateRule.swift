import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a delegate of a text view that stores the typed text in the binding only later.
struct TypedTextLateRule: Rule {
  static let info = RuleInfo(
    "typed_text_late", .correctness, .note, isFixable: false,
    summary: "the typed text reaches the binding only later, and an update in between sets the text of before",
    explanation: """
      Typed letters are lost, and the cursor jumps, when the app is busy. `DispatchQueue.main.async { self.text = \
      view.text }` in the delegate stores the text after the current work. If SwiftUI updates the platform view \
      before, for whatever reason, `updateUIView` compares the new text on the screen with the old text of the \
      binding, and sets the old one again. Delegate methods run outside of updates: store the text at once.
      """,
    silence: """
      The rule ignores delegates that store the text at once, texts other than that of the platform view, and platform \
      views whose update does not set the text.
      """,
    examples: [
      RuleExample(
        """
        struct NoteField: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {
            if view.text != text { view.text = text }
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, UITextViewDelegate {
            var parent: NoteField
            init(_ parent: NoteField) { self.parent = parent }
            func textViewDidChange(_ view: UITextView) {
              ↓DispatchQueue.main.async { self.parent.text = view.text }
            }
          }
        }
        """),
      RuleExample(
        """
        struct NoteField: UIViewRepresentable {
          @Binding var text: String
          @Binding var height: CGFloat
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {
            if view.text != text { view.text = text }
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, UITextViewDelegate {
            var parent: NoteField
            init(_ parent: NoteField) { self.parent = parent }
            func textViewDidChange(_ view: UITextView) {
              parent.text = view.text
              DispatchQueue.main.async { self.parent.height = view.contentSize.height }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 26))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let outsideViews = OutsideViews(words: ["DispatchQueue"])

  private static let later = CatalogueMember("DispatchQueue", "async")
  private static let texts: Set<Name> = ["text", "string", "stringValue", "attributedText"]
  private static let value: Name = "wrappedValue"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [later]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let coordinator = context.ownerType, analyzer.decl(coordinator).kind == .classType,
      let view = analyzer.owner(of: coordinator).flatMap({ analyzer.nominal(of: $0) }),
      let maker = analyzer.maker(ofPlatformView: view), maker.file == context.fileID,
      let closure = node.lastClosure, !context.isPreview,
      let stored = closure.children.firstNonNil({ storedText($0, context) }),
      setsText(view, from: stored, analyzer)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the typed text reaches `\(stored.text)` only later: an update of the view before that sets the old text again, "
          + "and letters are lost; store it at once",
        in: context.file, at: node.children.first?.range ?? node.range))
  }

  /// The name of the binding in which a statement stores the text of the platform view: `text` of `self.parent.text =
  /// view.text` and of `self.text.wrappedValue = field.text ?? ""`.
  private func storedText(_ statement: SyntaxNode, _ context: RuleContext) -> Name? {
    guard statement.kind == .assignmentExpr, var target = statement.children.first, let value = statement.children.last,
      value.subtree.contains(where: { part in
        part.kind == .memberAccessExpr && part.referencedName.map { Self.texts.contains(part.name(of: $0)) } == true
      })
    else { return nil }
    if target.referencedName.map({ target.name(of: $0) }) == Self.value, let base = target.children.first {
      target = base
    }
    return target.referencedName.map { target.name(of: $0) }
  }

  /// Whether the update of a platform view sets a text that it takes from a binding.
  private func setsText(_ view: DeclID, from binding: Name, _ analyzer: Analyzer) -> Bool {
    ([view] + analyzer.extensions(of: view)).flatMap { analyzer.children(of: $0) }.contains { member in
      guard analyzer.decl(member).kind == .function, analyzer.updatesPlatformView(member, of: view) else {
        return false
      }
      return analyzer.node(of: member).subtree.contains { part in
        guard part.kind == .assignmentExpr, let target = part.children.first, let value = part.children.last else {
          return false
        }
        return target.referencedName.map { Self.texts.contains(target.name(of: $0)) } == true && value.mentions(binding)
      }
    }
  }
}
