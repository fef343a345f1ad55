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
      Identifiers and names without spaces, and properties that translate nothing.
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
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.stringLiteralExpr]
  /// Names are often properties of enumerations in models.
  static let outsideViews = OutsideViews(words: ["localized", "NSLocalizedString"])

  private static let translated: [Name] = ["localized", "NSLocalizedString"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let decl = context.decl, analyzer.decl(decl).kind == .variable, analyzer.decl(decl).has(.isComputed),
      node.children.isEmpty, analyzer.isKnown(analyzer.variableType(of: decl), "String"), node.isSentence,
      isResult(node, context), !context.isPreview,
      case let code = analyzer.node(of: decl), Self.translated.contains(where: { code.mentions($0) }),
      let other = code.subtree.first(where: { isTranslation($0) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this is never translated, unlike the other values of `\(analyzer.name(of: decl))`; write "
          + "`String(localized: \(node.text))`",
        in: context.file, at: node.range,
        notes: [Diagnostic.Note("this one is translated", in: context.file, at: other.range)]))
  }

  /// Whether a literal is the whole value in a case or branch, or is returned.
  private func isResult(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let around = context.ancestors.last(where: { $0.id != node.id }) else { return false }
    switch around.kind {
    case .switchCase, .returnStmt: return true
    case .codeBlock: return around.children.count == 1
    default: return false
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
