import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes sentences that are put together of several texts.
struct TextConcatenationRule: Rule {
  static let info = RuleInfo(
    "text_concatenation", .accessibility, .note, isFixable: true, profile: .strict,
    summary: "the sentence is put together of pieces, which translators get one by one",
    explanation: """
      `Text + Text` fixes the order of the pieces, and each piece is translated alone: languages with another word order \
      cannot say it. `+` is deprecated from iOS 26 on. A text can hold texts: `Text("Hello, \\(Text(name).bold())")` is one \
      sentence with a place for the name.
      """,
    silence: """
      Texts that are collected in a loop or come from properties, and pieces without words: `Text(title) + Text(": ")`.
      """,
    examples: [
      RuleExample(
        """
        struct Greeting: View {
          let name: String
          var body: some View { ↓Text("Hello, ") + Text(name).bold() + Text("!") }
        }
        """,
        fixed: """
          struct Greeting: View {
            let name: String
            var body: some View { Text("Hello, \\(Text(name).bold())!") }
          }
          """),
      RuleExample(
        """
        struct Greeting: View {
          let name: String
          var body: some View { Text("Hello, \\(Text(name).bold())") }
        }
        """),
      RuleExample(
        """
        struct Greeting: View {
          let parts: [Text]
          var body: some View { parts.reduce(Text("")) { $0 + $1 } }
        }
        """),
      RuleExample(
        """
        struct Greeting: View {
          let first: String
          let last: String
          var body: some View { Text(first) + Text(": ") + Text(last).bold() }
        }
        """),
    ], precision: RuleInfo.Precision(right: 7, of: 11, inApps: 5))

  static let visits: [NodeKind] = [.infixOperatorExpr]

  private static let plus = CatalogueMember("Text", "+")
  private static let texts: [Name] = ["Text"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    // The outermost of several is shown first.
    guard context.ancestors.last?.kind != .infixOperatorExpr, let parts = parts(of: node, context),
      parts.contains(where: { hasWords($0, context) }), !context.isPreview
    else { return }
    let text = parts.map { inside($0, context) }
    let isPlain = text.allSatisfy { $0 != nil }
    let whole = "Text(\"\(text.map { $0 ?? "" }.joined())\")"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "translators get these \(parts.count) pieces one by one and cannot change their order; put them into one text as `\\(…)`",
        in: context.file, at: node.range,
        fixIts: isPlain ? [FixIt("one text", [TextEdit(node.range, whole)], isSafe: false)] : []))
  }

  /// The texts that are added, if all are made in their places.
  private func parts(of node: SyntaxNode, _ context: RuleContext) -> [SyntaxNode]? {
    if node.kind == .infixOperatorExpr {
      guard context.isUse(node, of: Self.plus), node.children.count >= 2, let left = node.children.first,
        let right = node.children.last, let first = parts(of: left, context), let second = parts(of: right, context)
      else { return nil }
      return first + second
    }
    guard let chain = ViewChain(node, in: context), context.makes(chain.core, anyOf: Self.texts) else { return nil }
    return [node]
  }

  /// Whether a text has words that are written here: what is translated.
  private func hasWords(_ part: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let text = ViewChain(part, in: context)?.core.arguments.first, text.kind == .stringLiteralExpr else {
      return false
    }
    return text.ownTokens.contains { token in text.text(of: token).contains(where: \.isLetter) }
  }

  /// What a text is within the quotes of another: its words, or itself as an interpolation.
  private func inside(_ part: SyntaxNode, _ context: RuleContext) -> String? {
    if part.text.contains("\n") || part.text.contains("//") { return nil }
    if context.makes(part, anyOf: Self.texts), part.arguments.count == 1, let words = part.arguments.first,
      words.kind == .stringLiteralExpr
    {
      guard words.text.hasPrefix("\""), !words.text.hasPrefix("\"\"\"") else { return nil }
      return String(words.text.dropFirst().dropLast())
    }
    return "\\(\(part.text))"
  }
}
