import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes text in a frame with a fixed height.
struct FixedFrameOnTextRule: Rule {
  static let info = RuleInfo(
    "fixed_frame_on_text", .accessibility, .note, isFixable: true, profile: .strict,
    summary: "the text is cut off if the text size is larger or the text longer than here",
    explanation: """
      The text ends in "…", or overlaps its neighbours. Text grows with the user's text size, and takes more lines in \
      other languages; a frame of a fixed height does not grow. `frame(minHeight:)` keeps the look and lets the text \
      grow; a height of `@ScaledMetric` grows with it.
      """,
    silence: """
      Heights that are computed, or enough for a line at the largest text size; text that shrinks by \
      `minimumScaleFactor`, that has a font of a fixed size and one line, or whose text size is limited; single \
      letters and symbols, such as in an avatar.
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
      RuleExample(
        """
        private let rowHeight: CGFloat = 44
        struct Title: View {
          let title: String
          private var name: some View { Text(title).font(.headline) }
          private var initial: some View { Text("A") }
          var body: some View {
            Text(title).frame(maxWidth: .infinity).↓frame(height: rowHeight)
            name.↓frame(height: 20)
            initial.frame(height: 20)
            Text(title).frame(height: 20).minimumScaleFactor(0.5)
          }
        }
        """,
        fixed: """
          private let rowHeight: CGFloat = 44
          struct Title: View {
            let title: String
            private var name: some View { Text(title).font(.headline) }
            private var initial: some View { Text("A") }
            var body: some View {
              Text(title).frame(maxWidth: .infinity).frame(minHeight: rowHeight)
              name.frame(minHeight: 20)
              initial.frame(height: 20)
              Text(title).frame(height: 20).minimumScaleFactor(0.5)
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 24, of: 37, inApps: 7))

  static let visits: [NodeKind] = [.functionCallExpr]

  /// The approximate height in points of a line of body text at the largest accessibility text size.
  private static let tallestLine = 64.0
  /// Modifiers that make text fit.
  private static let limits: [CatalogueMember] = [
    CatalogueMember("View", "minimumScaleFactor"), CatalogueMember("View", "dynamicTypeSize"),
    CatalogueMember("View", "scaledToFit"),
  ]
  private static let system = CatalogueMember("Font", "system")

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [.frame]) && callee.isFromCatalogue(with: "height")
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let height = context.argument(node, "height"), let points = context.writtenNumber(height), points > 0,
      points < Self.tallestLine, let name = node.calleeName, let base = context.modified(node), !context.isPreview,
      !context.outerModifiers(of: node).contains(where: { context.isUse($0, ofAny: Self.limits) }),
      cutsText(in: ExpandedCode(base, in: context))
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
        "larger or longer text is cut off at \(text(points)) points; use `minHeight`, or a height of `@ScaledMetric`",
        in: context.file, at: SourceRange(Int(name.start), node.range.end), fixIts: fixes))
  }

  private func text(_ points: Double) -> String { points == points.rounded() ? "\(Int(points))" : "\(points)" }

  /// Whether a view, possibly from a helper, is a text that may need more space.
  private func cutsText(in view: ExpandedCode) -> Bool {
    var modifications = UnfoldedModifications(of: view, entersViews: false)
    var modifiers: [ExpandedCode] = []
    while let modifier = modifications.next() { modifiers.append(modifier) }
    let core = modifications.view
    return core.context.madeFact(.shows, of: core.node) == .words && core.context.showsWords(core.node)
      && !isShort(core) && !isLimited(by: modifiers)
  }

  /// One or two letters, as in an avatar.
  private func isShort(_ text: ExpandedCode) -> Bool {
    guard let words = text.node.arguments.first.map({ text.part($0).origin.node }), words.kind == .stringLiteralExpr,
      words.children.isEmpty
    else { return false }
    return words.text.count - 2 < 3
  }

  private func isLimited(by modifiers: [ExpandedCode]) -> Bool {
    var isFixed = false
    var hasOneLine = false
    for modifier in modifiers {
      let (call, context) = (modifier.node, modifier.context)
      if !context.isFromCatalogue(call) || context.isUse(call, ofAny: Self.limits) { return true }
      switch context.calledText(call, of: .overridden) {
      case "font": isFixed = isFixed || call.arguments.contains { isFixedFont(modifier.part($0).origin) }
      case "lineLimit": hasOneLine = true
      default: break
      }
    }
    return isFixed && hasOneLine
  }

  private func isFixedFont(_ font: ExpandedCode) -> Bool {
    font.context.isUse(font.node, of: Self.system) && font.context.argument(font.node, "size") != nil
  }
}
