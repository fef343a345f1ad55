import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes sentences that are concatenated from several texts.
struct TextConcatenationRule: Rule {
  static let info = RuleInfo(
    "text_concatenation", .localisation, .note, isFixable: true, profile: .strict,
    summary: "the sentence is put together from pieces, which are translated one by one",
    explanation: """
      `Text + Text` fixes the order of the pieces, and each piece is translated alone: languages with another word \
      order cannot express it. `+` is deprecated from iOS 26 on. A text can contain texts: `Text("Hello, \
      \\(Text(name).bold())")` is one sentence with a place for the name. A string that is concatenated is not \
      translated at all: `Text("Error: \\(message)")` is looked up, `Text("Error: " + message)` is shown as it is.
      """,
    silence: """
      The rule ignores texts that are collected in a loop or come from properties, and pieces without words: \
      `Text(title) + Text(": ")`.
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
      RuleExample(
        """
        struct Failure: View {
          let message: String
          var body: some View {
            Text(↓"Error: " + message)
            Text(message + ": ")
            Text(verbatim: "Error: " + message)
            Text(message + "\\n\\u{00A0}g")
            Text(↓"Two-factor" + (message.isEmpty ? "" : " (failed)"))
          }
        }
        """,
        fixed: """
          struct Failure: View {
            let message: String
            var body: some View {
              Text("Error: \\(message)")
              Text(message + ": ")
              Text(verbatim: "Error: " + message)
              Text(message + "\\n\\u{00A0}g")
              Text("Two-factor\\(message.isEmpty ? "" : " (failed)")")
            }
          }
          """),
      RuleExample(
        """
        struct Typing: View {
          let names: [String]
          var body: some View {
            Text(
              ↓"These are words that somebody wrote on lines of their own because they are too long for one: "
                + "so it stays " + names.joined())
            ↓Text(
              names.count < 3 ? "x"
                : names.joined()
            ).bold() + Text(" typing")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 29, of: 34, inApps: 46))

  static let visits: [NodeKind] = [.infixOperatorExpr]

  private static let plus = CatalogueMember("Text", "+")
  private static let texts: [Name] = ["Text"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    // The walk visits the outermost operator first.
    guard context.ancestors.last?.kind != .infixOperatorExpr else { return }
    if let pieces = titlePieces(node, context) { return report(node, pieces, context) }
    guard let parts = parts(of: node, context),
      parts.contains(where: { hasWords($0, context) }), !context.isPreview
    else { return }
    let text = parts.map { inside($0, context) }
    let isPlain = text.allSatisfy { $0 != nil } && node.text.isMovableCode
    // The parentheses around the operands become unnecessary.
    let place = context.ancestors.last.flatMap { $0.kind == .parenExpr ? $0.range : nil } ?? node.range
    let whole = "Text(\"\(text.map { $0 ?? "" }.joined())\")"
    let isWritable = isPlain && isShort(whole, in: place, context)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "translators get these \(parts.count) pieces one by one and cannot change their order; combine them in one "
          + "text with `\\(…)`",
        in: context.file, at: node.range,
        fixIts: isWritable ? [FixIt("combine them in one text", [TextEdit(place, whole)], isSafe: false)] : []))
  }

  // MARK: Strings

  /// The strings that are concatenated for the title of a view, if one of them contains words.
  private func titlePieces(_ node: SyntaxNode, _ context: RuleContext) -> [SyntaxNode]? {
    guard let call = context.ancestors.last, call.kind == .functionCallExpr, call.arguments.first?.id == node.id,
      let type = context.type(of: node), type == context.analyzer.known("String"), context.showsWords(call),
      !context.isPreview
    else { return nil }
    var pieces: [SyntaxNode] = []
    var open = [node]
    while let next = open.popLast() {
      if next.kind == .infixOperatorExpr {
        guard next.ownTokens.first(where: { _ in true }).map({ next.isSpelt($0, "+") }) == true else { return nil }
        open += next.children.filter { $0.kind.isExpr }.reversed()
      } else {
        pieces.append(next)
      }
    }
    return pieces.contains { isWords($0) } ? pieces : nil
  }

  private func report(_ node: SyntaxNode, _ pieces: [SyntaxNode], _ context: RuleContext) {
    let text = pieces.map { piece -> String? in
      if piece.text.contains(where: \.isNewline) || piece.text.contains("//") { return nil }
      guard piece.kind == .stringLiteralExpr else {
        return piece.kind == .parenExpr ? "\\\(piece.text)" : "\\(\(piece.text))"
      }
      return piece.text.hasPrefix("\"") ? String(piece.text.dropFirst().dropLast()) : nil
    }
    let whole = "\"\(text.map { $0 ?? "" }.joined())\""
    let isWritable = text.allSatisfy { $0 != nil } && isShort(whole, in: node.range, context)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a concatenated string is shown as it is and never translated; combine its parts in one literal with `\\(…)`",
        in: context.file, at: node.range,
        fixIts: isWritable ? [FixIt("combine them in one literal", [TextEdit(node.range, whole)], isSafe: false)] : []))
  }

  /// The maximum length of a line, the usual limit of style linters.
  private static let maximumColumns = 120

  /// Whether text from several lines fits on one. Its length may have been the only reason for the line breaks.
  private func isShort(_ text: String, in place: SourceRange, _ context: RuleContext) -> Bool {
    guard context.file.text(place).contains(where: \.isNewline) else { return true }
    let lines = context.file.lineIndex
    let before = place.start - lines.contents(ofLine: lines.line(of: place.start)).start
    let after = lines.contents(ofLine: lines.line(of: place.end)).end - place.end
    return before + text.count + after <= Self.maximumColumns
  }

  /// Whether an expression is a literal that contains a word, and not only symbols, escapes or a one-letter unit.
  private func isWords(_ text: SyntaxNode) -> Bool {
    text.kind == .stringLiteralExpr
      && text.ownTokens.contains { token in
        let plain = text.text(of: token).replacing(/\\(u\{[0-9a-fA-F]*\}|.)/, with: " ")
        return plain.contains(/\p{L}{2}/)
      }
  }

  // MARK: Texts

  /// The texts that are added, if all are initializer calls.
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

  /// Whether a text has a literal with words, which is translated.
  private func hasWords(_ part: SyntaxNode, _ context: RuleContext) -> Bool {
    ViewChain(part, in: context)?.core.arguments.first.map(isWords) ?? false
  }

  /// The source of a text inside of another string literal: its words, or an interpolation.
  private func inside(_ part: SyntaxNode, _ context: RuleContext) -> String? {
    if part.text.contains(where: \.isNewline) || part.text.contains("//") { return nil }
    if context.makes(part, anyOf: Self.texts), part.arguments.count == 1, let words = part.arguments.first,
      words.kind == .stringLiteralExpr
    {
      guard words.text.hasPrefix("\""), !words.text.hasPrefix("\"\"\"") else { return nil }
      return String(words.text.dropFirst().dropLast())
    }
    return "\\(\(part.text))"
  }
}
