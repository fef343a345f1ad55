import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes text in a frame of a fixed height.
struct FixedFrameOnTextRule: Rule {
  static let info = RuleInfo(
    "fixed_frame_on_text", .accessibility, .note, isFixable: true, profile: .strict,
    summary: "the text is cut off when it is larger or longer than here",
    explanation: """
      Text grows with the reader's text size, and takes more lines in other languages. A frame of a fixed height does not: \
      the text ends in "…", or lies over its neighbours. `frame(minHeight:)` keeps the look and lets the text grow; a \
      height of `@ScaledMetric` grows with it.
      """,
    silence: """
      Heights that are computed, or enough for a line at the largest text size; text that shrinks by `minimumScaleFactor`, that has a font of a fixed size and one line, \
      or whose text size is limited; single letters and symbols, as in an avatar.
      """,
    examples: [
      RuleExample(
        """
        struct Title: View {
          let title: String
          var body: some View { Text(title).font(.title).↓frame(height: 20) }
        }
        """,
        fixed: """
          struct Title: View {
            let title: String
            var body: some View { Text(title).font(.title).frame(minHeight: 20) }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          let title: String
          var body: some View { Label(title, systemImage: "star").↓frame(width: 80, height: 44) }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          let title: String
          @ScaledMetric private var height = 20.0
          var body: some View {
            Text(title).frame(minHeight: 20)
            Text(title).frame(height: height)
            Text(title).frame(width: 200, height: 200)
            Text(title).minimumScaleFactor(0.5).frame(height: 20)
          }
        }
        """),
      RuleExample(
        """
        struct Avatar: View {
          var body: some View {
            Image(systemName: "person").frame(width: 40, height: 40)
            Text("A").frame(width: 40, height: 40)
            Text("New").font(.system(size: 10)).lineLimit(1).frame(height: 16)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 24, of: 37, inApps: 7))

  static let visits: [NodeKind] = [.functionCallExpr]

  /// About the height of a line of body text at the largest text size for accessibility.
  private static let tallestLine = 64.0
  /// What makes text fit.
  private static let limits: [CatalogueMember] = [
    CatalogueMember("View", "minimumScaleFactor"), CatalogueMember("View", "dynamicTypeSize"),
    CatalogueMember("View", "scaledToFit"),
  ]
  private static let system = CatalogueMember("Font", "system")

  static func isAbout(_ callee: Callee) -> Bool {
    callee.isAny(of: [.frame]) && callee.isFromCatalogue(with: "height")
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let height = context.argument(node, "height"),
      height.kind == .integerLiteralExpr || height.kind == .floatLiteralExpr,
      let points = Double(height.text), points > 0, points < Self.tallestLine, let name = node.calleeName,
      let chain = ViewChain(node, in: context), context.madeText(chain.core, of: .shows) == "words",
      context.showsWords(chain.core), !isShort(chain.core), !isLimited(chain, context), !context.isPreview
    else { return }
    var fixes: [FixIt] = []
    if context.argument(node, "width") == nil, let label = node.arguments.first?.firstToken,
      node.isSpelt(label, "height")
    {
      fixes.append(FixIt("`minHeight`", [TextEdit(label.range, "minHeight")], isSafe: false))
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "larger or longer text is cut off at \(height.text) points; use `minHeight`, or a height of `@ScaledMetric`",
        in: context.file, at: SourceRange(Int(name.start), node.range.end), fixIts: fixes))
  }

  /// A letter or two, as in an avatar.
  private func isShort(_ text: SyntaxNode) -> Bool {
    guard let words = text.arguments.first, words.kind == .stringLiteralExpr, words.children.isEmpty else {
      return false
    }
    return words.text.count - 2 < 3
  }

  private func isLimited(_ chain: ViewChain, _ context: RuleContext) -> Bool {
    var isFixed = false
    var hasOneLine = false
    for modifier in chain.modifiers {
      if !context.isFromCatalogue(modifier) || context.isUse(modifier, ofAny: Self.limits) { return true }
      switch context.calledText(modifier, of: .overridden) {
      case "font": isFixed = isFixed || modifier.arguments.contains { isFixedFont($0, context) }
      case "lineLimit": hasOneLine = true
      default: break
      }
    }
    return isFixed && hasOneLine
  }

  private func isFixedFont(_ font: SyntaxNode, _ context: RuleContext) -> Bool {
    context.isUse(font, of: Self.system) && context.argument(font, "size") != nil
  }
}
