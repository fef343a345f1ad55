import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an update of a platform view that sets the edited text again at each keystroke.
struct TextViewResetRule: Rule {
  static let info = RuleInfo(
    "text_view_reset", .correctness, .warning, isFixable: false,
    summary: "each update sets the text of the text view again, so the cursor jumps to the end while the user types",
    explanation: """
      The cursor jumps to the end when the user types in the middle of the text. Each keystroke changes the binding, so \
      SwiftUI updates the platform view, and the update sets its text: that moves the cursor and ends the composition \
      of characters, even if the text is the same. Set the text only if it differs: `if view.text != text { view.text = \
      text }`.
      """,
    silence: """
      An assignment under a condition, a text that is not a binding, text views whose edits reach no binding, and updates \
      that restore the selection.
      """,
    examples: [
      RuleExample(
        """
        import UIKit
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {
            ↓view.text = text
          }
          final class Coordinator: NSObject, UITextViewDelegate {
            let parent: Editor
            init(_ parent: Editor) { self.parent = parent }
            func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
          }
        }
        """),
      RuleExample(
        """
        import UIKit
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {
            if view.text != text { view.text = text }
          }
          final class Coordinator: NSObject, UITextViewDelegate {
            let parent: Editor
            init(_ parent: Editor) { self.parent = parent }
            func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
          }
        }
        struct Reader: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) { view.text = text }
        }
        """),
      RuleExample(
        """
        import UIKit
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {
            let selection = view.selectedRange
            view.text = text
            view.selectedRange = selection
          }
          final class Coordinator: NSObject, UITextViewDelegate {
            let parent: Editor
            init(_ parent: Editor) { self.parent = parent }
            func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
          }
        }
        """),
      RuleExample(
        """
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {
            ↓view.attributedText = NSAttributedString(string: text)
          }
          func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
          final class Coordinator: NSObject, UITextViewDelegate {
            @Binding var text: String
            init(text: Binding<String>) { _text = text }
            func textViewDidChange(_ view: UITextView) { text = view.text }
          }
        }
        """),
      RuleExample(
        """
        struct Code: NSViewRepresentable {
          @Binding var code: String
          func makeNSView(context: Context) -> NSScrollView {
            let scroll = NSTextView.scrollableTextView()
            (scroll.documentView as? NSTextView)?.delegate = context.coordinator
            return scroll
          }
          func updateNSView(_ scroll: NSScrollView, context: Context) {
            guard let view = scroll.documentView as? NSTextView else { return }
            ↓view.string = code
          }
          func makeCoordinator() -> Coordinator { Coordinator($code) }
          final class Coordinator: NSObject, NSTextViewDelegate {
            @Binding var code: String
            init(_ code: Binding<String>) { _code = code }
            func textDidChange(_ notification: Notification) {
              guard let view = notification.object as? NSTextView else { return }
              code = view.string
            }
          }
        }
        struct Prose: NSViewRepresentable {
          @Binding var prose: String
          func makeNSView(context: Context) -> NSScrollView {
            let scroll = NSTextView.scrollableTextView()
            (scroll.documentView as? NSTextView)?.delegate = context.coordinator
            return scroll
          }
          func updateNSView(_ scroll: NSScrollView, context: Context) {
            guard let view = scroll.documentView as? NSTextView, view.string != prose else { return }
            view.string = prose
          }
          func makeCoordinator() -> Coordinator { Coordinator($prose) }
          final class Coordinator: NSObject, NSTextViewDelegate {
            @Binding var prose: String
            init(_ prose: Binding<String>) { _prose = prose }
            func textDidChange(_ notification: Notification) {
              guard let view = notification.object as? NSTextView else { return }
              prose = view.string
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 244))

  static let visits: [NodeKind] = [.functionDecl]

  /// The properties whose assignment moves the cursor.
  private static let texts = [
    CatalogueMember("UITextView", "text"), CatalogueMember("UITextView", "attributedText"),
    CatalogueMember("NSTextView", "string"),
  ]
  private static let delegate: Name = "delegate"
  /// The properties that restore the cursor.
  private static let selections: [Name] = ["selectedRange", "selectedTextRange", "selectedRanges", "setSelectedRange"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).kind == .function,
      let owner = context.ownerType, !context.isPreview, analyzer.updatesPlatformView(decl, of: owner),
      let block = node.child(.codeBlock), !Self.selections.contains(where: { block.mentions($0) })
    else { return }
    for statement in statements(of: block) {
      // A test of the text before the assignment may return.
      if statement.kind == .guardStmt || statement.contains(where: { $0.kind == .returnStmt }) {
        if asksAboutText(statement, context) { return }
        continue
      }
      guard statement.kind == .assignmentExpr, let target = statement.children.first,
        let value = statement.children.last, context.isUse(target, ofAny: Self.texts),
        let binding = binding(in: value, context), let edit = edit(of: binding.decl, owner, context)
      else { continue }
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this runs after each keystroke, and setting the text moves the cursor to the end, even if the text is the "
            + "same; set it only if it differs: "
            + "`if \(RuleText.oneLine(target.children.first?.text ?? "view")).\(compared(to: target, binding.isWhole)) "
            + "!= \(analyzer.name(of: binding.decl))`",
          in: context.file, at: statement.range,
          notes: [
            Diagnostic.Note("the edits are stored here, which updates the view", in: context.file, at: edit.range)
          ]))
    }
  }

  /// The statements of a block, and those under `if let view = scroll.documentView as? NSTextView`.
  private func statements(of block: SyntaxNode) -> [SyntaxNode] {
    block.children.flatMap { statement -> [SyntaxNode] in
      guard statement.kind == .ifExpr, let inner = statement.child(.codeBlock),
        statement.conditions.allSatisfy({ $0.kind == .optionalBindingCondition })
      else { return [statement] }
      return statements(of: inner)
    }
  }

  /// Whether a statement that may return looks at more than whether the text view is there.
  private func asksAboutText(_ statement: SyntaxNode, _ context: RuleContext) -> Bool {
    guard statement.kind == .guardStmt else { return true }
    return statement.conditions.contains { condition in
      condition.kind != .optionalBindingCondition || Self.texts.contains { condition.mentions($0.name) }
        || condition.subtree.contains {
          context.record.uses[$0.id].map { context.analyzer.isBinding($0.decl) } ?? false
        }
    }
  }

  /// The binding that an assigned text is, or from which it is made: `NSAttributedString(string: text)`.
  private func binding(in value: SyntaxNode, _ context: RuleContext) -> (decl: DeclID, isWhole: Bool)? {
    let analyzer = context.analyzer
    for part in value.subtree {
      guard let use = context.record.uses[part.id], use.part == .value, context.isOfSameType(use.decl),
        analyzer.isBinding(use.decl)
      else { continue }
      return (use.decl, part.id == value.id)
    }
    return nil
  }

  /// The property of the text view to compare with the binding: the plain text, if the assigned text is made from it.
  private func compared(to target: SyntaxNode, _ isWhole: Bool) -> String {
    let name = target.referencedName.map { target.text(of: $0) } ?? "text"
    return isWhole || name == "string" ? name : "text"
  }

  /// The place in the file where the delegate of the text view stores an edit in the binding.
  private func edit(of binding: DeclID, _ owner: DeclID, _ context: RuleContext) -> SyntaxNode? {
    let analyzer = context.analyzer
    let name = analyzer.decl(binding).name
    guard analyzer.node(of: owner).mentions(Self.delegate) else { return nil }
    for body in analyzer.bodies(in: context.fileID) where analyzer.node(of: body).mentions(name) {
      guard let type = analyzer.owner(of: body).flatMap({ analyzer.nominal(of: $0) }),
        analyzer.decl(type).kind == .classType, !analyzer.isInitializer(body)
      else { continue }
      let record = analyzer.record(of: body)
      let found = analyzer.node(of: body).subtree.first { part in
        guard part.kind == .assignmentExpr, let target = part.children.first, let value = part.children.last else {
          return false
        }
        let isBinding =
          record.decl(of: target) == binding
          || record.decl(of: target).map { isBindingOfCoordinator($0, name, analyzer) } == true
        return isBinding
          && value.subtree.contains { inner in
            Self.texts.contains { inner.referencedName.map { inner.name(of: $0) } == $0.name }
          }
      }
      if let found { return found }
    }
    return nil
  }

  /// Whether a property of the coordinator is a binding with the same name.
  private func isBindingOfCoordinator(_ property: DeclID, _ name: Name, _ analyzer: Analyzer) -> Bool {
    analyzer.decl(property).name == name
      && analyzer.isBinding(property)
  }
}
