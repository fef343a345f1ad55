import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about words that a program with translations shows without one.
struct TextNotTranslatedRule: Rule {
  static let info = RuleInfo(
    "text_not_translated", .localisation, .warning, isFixable: false,
    summary: "one of the names is never translated, because it is a plain `String` beside translated ones",
    explanation: """
      `Text(kind.label)` with a `String` shows it as it is: only texts that are written in the call are looked up in the \
      translations. If a property returns `String(localized:)` in some cases and plain words in others, users of another \
      language see a mixture. Write `String(localized: "…")` in all cases.
      """,
    silence: """
      Identifiers and names without spaces, and properties that translate nothing, or fewer values than they leave plain.
      """,
    examples: [
      RuleExample(
        """
        enum Proxy: CaseIterable {
          case none, socks
          var label: String {
            switch self {
            case .none: ↓"Do not use"
            case .socks: String(localized: "A SOCKS proxy")
            }
          }
        }
        struct Proxies: View {
          var body: some View {
            ForEach(Proxy.allCases, id: \\.self) { Text($0.label) }
          }
        }
        """),
      RuleExample(
        """
        enum Proxy: CaseIterable {
          case none, socks
          var label: String {
            switch self {
            case .none: String(localized: "Do not use")
            case .socks: "SOCKS"
            }
          }
          var symbol: String { self == .none ? "No symbol" : "network" }
        }
        struct Proxies: View {
          var body: some View {
            ForEach(Proxy.allCases, id: \\.self) { Text($0.label + $0.symbol) }
          }
        }
        """),
      RuleExample(
        """
        enum Board: CaseIterable {
          case standard, xeon, opteron
          var label: String {
            switch self {
            case .standard: String(localized: "Default")
            case .xeon: "Intel Xeon Processor"
            case .opteron: "AMD Opteron 62xx"
            }
          }
        }
        struct Boards: View {
          var body: some View {
            ForEach(Board.allCases, id: \\.self) { Text($0.label) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.stringLiteralExpr]
  /// Names are often properties of enumerations in models.
  static let outsideViews = OutsideViews(words: ["localized", "NSLocalizedString"])

  private static let translated: [Name] = ["localized", "NSLocalizedString"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let decl = context.decl, analyzer.decl(decl).kind == .variable, analyzer.decl(decl).has(.isComputed),
      analyzer.isKnown(analyzer.variableType(of: decl), "String"), !context.isPreview,
      case let code = analyzer.node(of: decl), Self.translated.contains(where: { code.mentions($0) }),
      // The first literal stands for all of the property, so that the property is read once.
      code.subtree.first(where: { $0.kind == .stringLiteralExpr })?.id == node.id
    else { return }
    var results = Results()
    collect(code, around: nil, &results)
    // If most values are plain, they are names, and the few translated ones are words beside them.
    guard let other = results.translations.first, results.plain.count <= results.translations.count else { return }
    for literal in results.plain {
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this is never translated, unlike the other values of `\(analyzer.name(of: decl))`; write "
            + "`String(localized: \(literal.text))`",
          in: context.file, at: literal.range,
          notes: [Diagnostic.Note("this one is translated", in: context.file, at: other.range)]))
    }
  }

  /// The words that a property returns.
  private struct Results {
    var plain: [SyntaxNode] = []
    var translations: [SyntaxNode] = []
  }

  private func collect(_ node: SyntaxNode, around parent: SyntaxNode?, _ results: inout Results) {
    if isTranslation(node) {
      results.translations.append(node)
      return
    }
    if node.kind == .stringLiteralExpr, node.children.isEmpty, node.isSentence, let parent, isResult(in: parent) {
      results.plain.append(node)
    }
    for child in node.children { collect(child, around: node, &results) }
  }

  /// Whether the node around a literal makes it the whole value in a case or branch, or returns it.
  private func isResult(in around: SyntaxNode) -> Bool {
    switch around.kind {
    case .switchCase, .returnStmt: true
    case .codeBlock: around.children.count == 1
    default: false
    }
  }

  /// `String(localized: "…")`, `NSLocalizedString("…", comment: "")`
  private func isTranslation(_ node: SyntaxNode) -> Bool {
    guard node.kind == .functionCallExpr, let name = node.calleeName, let first = node.arguments.first else {
      return false
    }
    if node.name(of: name) == Self.translated[1] { return true }
    return first.kind == .labeledExpr && first.firstToken.map { first.name(of: $0) } == Self.translated[0]
  }
}

extension SyntaxNode {
  /// Whether a literal consists of several words.
  fileprivate var isSentence: Bool {
    let words = text.dropFirst().dropLast().split(separator: " ")
    return words.count > 1 && words.allSatisfy { $0.contains(where: \.isLetter) } && !text.contains("%")
      && text.contains { $0.isLowercase }
  }
}
