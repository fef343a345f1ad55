import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a platform view that is set up with a value and never given another one.
struct RepresentableIgnoresInputRule: Rule {
  static let info = RuleInfo(
    "representable_ignores_input", .correctness, .warning, isFixable: false,
    summary: "the platform view is made with a value that changes, and never told of another one",
    explanation: """
      SwiftUI calls `makeUIView` once, and `updateUIView` whenever what the view is given has changed. A value that is \
      used in the first alone stays in the platform view as it was: the text field goes on showing the old text, though \
      the state has another. Set it in `updateUIView`, if it differs from what is there.
      """,
    silence: """
      Values that do not change while the view is there, what only the platform view itself changes, objects and closures, \
      and an update that calls functions of the program or hands the whole view on.
      """,
    examples: [
      RuleExample(
        """
        struct Field: UIViewRepresentable {
          @Binding var text: String
          let placeholder: String
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.text = ↓text
            field.placeholder = placeholder
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {}
        }
        struct Heading: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel(frame: .zero)
            label.text = ↓self.text
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) { label.textColor = .red }
        }
        struct Page: View {
          @State private var text = ""
          var body: some View {
            Field(text: $text, placeholder: "Name")
            Heading(text: text)
            Button("Clear") { text = "" }
          }
        }
        """),
      RuleExample(
        """
        struct Field: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.text = text
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {
            if field.text != text { field.text = text }
          }
        }
        struct Label: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        struct Page: View {
          @State private var text = ""
          var body: some View {
            Field(text: $text)
            Label(text: "Name")
            Label(text: text).id(text)
            Button("Clear") { text = "" }
          }
        }
        """),
      RuleExample(
        """
        struct Field: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.text = text
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {}
        }
        struct Page: View {
          @State private var text = ""
          var body: some View {
            Field(text: $text)
            Text(text)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 109))

  static let visits: [NodeKind] = [.functionDecl]
  static let findsMoreInWhole = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).kind == .function,
      let owner = context.ownerType, !context.isPreview, analyzer.updatesPlatformView(decl, of: owner),
      let block = node.child(.codeBlock), !handsOn(block, context),
      let maker = analyzer.maker(ofPlatformView: owner), let code = analyzer.node(of: maker).child(.codeBlock)
    else { return }
    let inner = RuleContext(analyzer, maker.file)
    inner.enter(maker)
    for input in analyzer.children(of: owner)
    where isValue(input, context) && !block.mentions(analyzer.decl(input).name) {
      guard let assignment = code.children.first(where: { sets($0, to: input, inner) }),
        let value = assignment.children.last, let change = context.change(of: input, of: owner)
      else { continue }
      let (name, update) = (analyzer.name(of: input), analyzer.name(of: decl))
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the platform view keeps the first `\(name)`: this is done once, and `\(update)` does not set another one, so that later "
            + "values are never shown; set it there, too",
          in: inner.file, at: value.range, notes: [change]))
    }
  }

  /// Whether an update calls functions of the program, or uses the view as a whole.
  private func handsOn(_ block: SyntaxNode, _ context: RuleContext) -> Bool {
    block.subtree.contains { part in
      if part.kind == .functionCallExpr {
        return context.record.uses[part.id].map { context.isOwn($0.decl) } ?? true
      }
      return part.kind == .declReferenceExpr && part.text == "self"
        && !block.subtree.contains { $0.kind == .memberAccessExpr && $0.children.first?.id == part.id }
    }
  }

  /// Whether a property is a value that the view is given, itself or by a binding.
  private func isValue(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard analyzer.decl(property).kind == .variable, analyzer.isInput(property) || isBinding(property, analyzer)
    else { return false }
    let type = analyzer.variableType(of: property)
    guard let decl = context.nominal(analyzer.wrapped(type) ?? type) else { return false }
    return analyzer.decl(decl).kind != .classType && analyzer.decl(decl).kind != .protocolType
  }

  private func isBinding(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.propertyWrappers(of: property).first?.decl == analyzer.knownDecl(.binding)
  }

  /// `field.text = text`
  private func sets(_ assignment: SyntaxNode, to input: DeclID, _ context: RuleContext) -> Bool {
    guard assignment.kind == .assignmentExpr, let target = assignment.children.first, target.kind == .memberAccessExpr,
      let base = target.children.first, base.kind == .declReferenceExpr, base.text != "self", base.text != "context",
      let value = assignment.children.last, let use = context.record.uses[value.id]
    else { return false }
    return use.decl == input && use.part == .value
  }
}
