import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a text field whose text is made anew from a number at each letter.
struct TypedNumberReformattedRule: Rule {
  static let info = RuleInfo(
    "typed_number_reformatted", .data, .warning, isFixable: false,
    summary: "the field's text is made anew from the number at each letter, so a decimal number cannot be typed",
    explanation: """
      After "1." the field shows "1.0", and the cursor is at its end. The binding turns each text into a number and the \
      number back into a text, which is no longer what the user has typed. Use \
      `TextField(_:value:format:)`, which converts when editing ends, or keep the text in state and convert it once.
      """,
    silence: "Whole numbers, and bindings that return a text that is stored.",
    examples: [
      RuleExample(
        """
        struct Price: View {
          @Binding var price: Double
          private var text: Binding<String> {
            Binding(get: { String(price) }, set: { price = Double($0) ?? 0 })
          }
          var body: some View {
            TextField("Price", text: ↓text)
            TextField("Price", text: ↓Binding(get: { "\\(price)" }, set: { price = Double($0) ?? price }))
          }
        }
        """),
      RuleExample(
        """
        struct Price: View {
          @Binding var price: Double
          @State private var typed = ""
          var body: some View {
            TextField("Price", value: $price, format: .number)
            TextField("Price", text: $typed)
            TextField("Price", text: Binding(get: { typed }, set: { typed = $0; price = Double($0) ?? price }))
          }
        }
        """),
      RuleExample(
        """
        struct Price { var amount = 0.0 }
        struct PriceField: View {
          @Binding var price: Price
          private var text: Binding<String> {
            Binding(get: { String(price.amount) }, set: { price.amount = Double($0) ?? 0 })
          }
          var body: some View { TextField("Price", text: ↓text) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let field: Name = "TextField"
  private static let text: Name = "text"
  private static let numbers: Set<Name> = ["Double", "Float", "CGFloat", "Decimal"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [field]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let value = context.argument(node, Self.text), context.runsWithBody, !context.isPreview else { return }
    let made = binding(value, context)
    guard let made, made.context.madeType(made.node).map({ analyzer.decl($0).name == .binding }) == true,
      let get = made.context.argument(made.node, .get), let set = made.context.argument(made.node, .set),
      get.kind == .closureExpr, set.kind == .closureExpr,
      case let shown = get.children.filter({ $0.kind != .closureSignature }), shown.count == 1,
      let number = number(shownBy: shown[0], made.context),
      set.subtree.contains(where: { part in
        PropertyWrite(part, made.context.record, analyzer).map { write in
          write.property == number || made.context.record.decl(of: write.target) == number
        } ?? false
      })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each letter turns the text into `\(analyzer.name(of: number))` and back, so that \"1.\" becomes \"1.0\" while the "
          + "user types; use `TextField(_:value:format:)`",
        in: context.file, at: value.range))
  }

  /// The call that makes a binding, also in a computed property.
  private func binding(_ value: SyntaxNode, _ context: RuleContext) -> ValueOrigin? {
    if value.kind == .functionCallExpr { return context.origin(of: value) }
    guard let property = context.record.decl(of: value), context.isOwn(property),
      let only = context.analyzer.onlyValue(of: property)
    else { return nil }
    let inner = RuleContext(context.analyzer, property.file)
    inner.enter(property)
    return inner.origin(of: only)
  }

  /// The decimal property that a text consists of: `String(price)`, `"\(price)"`.
  private func number(shownBy text: SyntaxNode, _ context: RuleContext) -> DeclID? {
    let part: SyntaxNode?
    switch text.kind {
    case .functionCallExpr where context.makes(text, anyOf: ["String"]) && text.arguments.count == 1:
      part = text.arguments.first
    case .stringLiteralExpr where text.children.count == 1:
      // Nothing but the number: `"\(price)"`.
      guard text.text.hasPrefix("\"\\("), text.text.hasSuffix(")\"") else { return nil }
      part = text.children.first?.children.last.map(\.argumentValue)
    default: return nil
    }
    guard let part, let property = context.record.decl(of: part), context.isOwn(property),
      let type = context.type(of: part).flatMap({ context.nominal($0) }),
      Self.numbers.contains(context.analyzer.decl(type).name)
    else { return nil }
    return property
  }
}
