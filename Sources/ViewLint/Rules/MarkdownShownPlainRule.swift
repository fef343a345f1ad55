import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about Markdown in a `String` that a `Text` shows.
struct MarkdownShownPlainRule: Rule {
  static let info = RuleInfo(
    "markdown_shown_plain", .correctness, .warning, isFixable: false,
    summary: "the text shows the asterisks or the address of its Markdown, because it is a `String`",
    explanation: """
      Only a text that is written in the call, and one of type `LocalizedStringKey` or `AttributedString`, is read as \
      Markdown and translated. `Text(message)` with a `String` shows it as it is, with all asterisks and brackets. \
      Declare the property or parameter as `LocalizedStringKey`.
      """,
    silence: """
      `Text(verbatim:)`, texts without a complete `**bold**` or `[link](https://…)`, and values whose text is not \
      written in the program.
      """,
    examples: [
      RuleExample(
        """
        struct Hint: View {
          let text: String
          var body: some View { Text(↓text).padding() }
        }
        struct Help: View {
          var body: some View {
            Hint(text: "Read the **manual** first")
          }
        }
        """),
      RuleExample(
        """
        struct Hint: View {
          let text: LocalizedStringKey
          let name: String
          var body: some View { Text(text).padding() }
          var title: some View { Text(name) }
        }
        struct Help: View {
          let pattern = "**/*.swift"
          var body: some View {
            Hint(text: "Read the **manual** first", name: "a * b ** c")
            Text("Read the **manual** first")
            Text(pattern)
            Text(verbatim: "**not bold**")
          }
        }
        """),
      RuleExample(
        """
        struct Welcome: View {
          @State private var isKnown = false
          private let greeting = "See [our page](https://example.com)"
          private var advice: String { isKnown ? "Tap **Next**" : "Tap Back" }
          private func line(_ text: String) -> some View { Text(↓text).bold() }
          var body: some View {
            Toggle("Known", isOn: $isKnown)
            Text(↓greeting)
            Text(↓advice)
            line("A **new** line")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The text may be given in another file.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: ["Text"]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let text = node.arguments.first, text.kind != .labeledExpr, text.kind != .stringLiteralExpr,
      node.arguments.count == 1, context.makes(node, anyOf: ["Text"]),
      let type = context.type(of: text), context.analyzer.isKnown(type, "String"), !context.isPreview
    else { return }
    var values: [ValueOrigin] = []
    collect(text, context, depth: 0, &values)
    guard let found = values.first(where: { $0.node.isMarkdown }) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this shows the Markdown of the text as it is written, because `\(RuleText.oneLine(text.text))` is a `String`; "
          + "make it a `LocalizedStringKey`",
        in: context.file, at: text.range,
        notes: [Diagnostic.Note("the text", in: found.context.file, at: found.node.range)]))
  }

  /// The maximum number of names and helpers between a text and its value.
  private static let maximumSteps = 3

  /// The maximum number of values that are looked at for a text.
  private static let maximumValues = 256

  /// The text literals that an expression may have as its value.
  private func collect(_ value: SyntaxNode, _ context: RuleContext, depth: Int, _ found: inout [ValueOrigin]) {
    guard found.count < Self.maximumValues else { return }
    let origin = context.originOnceMade(of: value)
    let (node, context) = (origin.node, origin.context)
    switch node.kind {
    case .stringLiteralExpr: found.append(origin)
    case .ternaryExpr:
      for part in node.children.dropFirst() { collect(part, context, depth: depth, &found) }
    case .infixOperatorExpr:
      for part in node.children where part.kind.isExpr { collect(part, context, depth: depth, &found) }
    case .declReferenceExpr, .memberAccessExpr:
      guard depth < Self.maximumSteps else { return }
      if let use = context.record.uses[node.id] {
        guard context.isOwn(use.decl), use.part == .value else { return }
        collectValues(of: use.decl, context, depth: depth + 1, &found)
      } else if node.kind == .declReferenceExpr {
        collectArguments(for: node.text, context, depth: depth + 1, &found)
      }
    default: return
    }
  }

  /// The value that a constant is declared with, or the values that views are given for it.
  private func collectValues(
    of property: DeclID, _ context: RuleContext, depth: Int, _ found: inout [ValueOrigin]
  ) {
    let analyzer = context.analyzer
    guard analyzer.decl(property).kind == .variable else { return }
    if analyzer.decl(property).has(.isConstant), let value = analyzer.node(of: property).initialValue {
      let inner = RuleContext(analyzer, property.file)
      inner.enter(property)
      return collect(value, inner, depth: depth, &found)
    }
    guard let view = context.ownerType, context.isOfSameType(property), analyzer.isInput(property) else { return }
    for given in context.valuesGiven(for: property, of: view) {
      collect(given.node, given.context, depth: depth, &found)
    }
  }

  /// The arguments for a parameter of the function that contains the code, in its type.
  private func collectArguments(
    for name: String, _ context: RuleContext, depth: Int, _ found: inout [ValueOrigin]
  ) {
    guard let function = context.decl, context.analyzer.isOwnFunction(function),
      let number = context.analyzer.signature(of: function).parameters.firstIndex(where: { $0.name.text == name })
    else { return }
    for place in context.helperPlaces(of: function) where place.node.kind == .functionCallExpr {
      let given = place.context.analyzer.arguments(of: place.node, place.context.record)
      guard let argument = given.first(where: { $0.parameter == number }) else { continue }
      collect(argument.node, place.context, depth: depth, &found)
    }
  }
}

extension SyntaxNode {
  /// Whether a text literal has a complete `**bold**` or a link with an address.
  fileprivate var isMarkdown: Bool {
    let parts = text.split(separator: "**", omittingEmptySubsequences: false)
    // Between the signs is a word, and not a path such as `**/build/**`.
    if parts.count > 2, let first = parts[1].first, let last = parts[1].last, !parts[1].contains("/") {
      let isBegun = first.isLetter || first.isNumber || first == "\\"
      if isBegun, last.isLetter || last.isNumber || last == ")" { return true }
    }
    let links = text.split(separator: "](", omittingEmptySubsequences: false)
    return zip(links, links.dropFirst()).contains { label, address in
      label.contains("[") && address.contains(")") && Self.schemes.contains { address.hasPrefix($0) }
    }
  }

  private static let schemes = ["http://", "https://", "mailto:"]
}
