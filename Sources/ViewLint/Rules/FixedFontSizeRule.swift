import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes text with a font size that does not follow the text size setting.
struct FixedFontSizeRule: Rule {
  static let info = RuleInfo(
    "fixed_font_size", .accessibility, .note, isFixable: true, profile: .strict,
    summary: "the text keeps its size when the user chooses larger text",
    explanation: """
      People who have chosen larger text do not get it here, because a font of a fixed size ignores Dynamic Type. A \
      text style such as `.body` grows and shrinks with the setting. For a size that no style has, use \
      `@ScaledMetric`, or `.custom(_:size:relativeTo:)`.
      """,
    silence: """
      Symbols and images; text without letters, such as an emoji; sizes that are computed or come from a property, \
      which may be scaled; fonts that are stored instead of set on a view; and macOS, where no font follows a \
      setting. There is a fix where the platform has a text style of about the size.
      """,
    examples: [
      RuleExample(
        """
        struct Title: View {
          let text: String
          var body: some View { Text(text).font(↓.system(size: 17)) }
        }
        """,
        fixed: """
          struct Title: View {
            let text: String
            var body: some View { Text(text).font(.body) }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          let text: String
          var body: some View {
            VStack { Label(text, systemImage: "note"); Text("All") }
              .font(↓.system(size: 28, weight: .bold, design: .rounded))
          }
        }
        """,
        fixed: """
          struct Title: View {
            let text: String
            var body: some View {
              VStack { Label(text, systemImage: "note"); Text("All") }
                .font(.system(.title, design: .rounded, weight: .bold))
            }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          var body: some View { Text("Score").font(↓.custom("Georgia", fixedSize: 60)) }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          var body: some View { Text("Score").font(.title) }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          @ScaledMetric private var size = 17.0
          var body: some View {
            Image(systemName: "star").font(.system(size: 40))
            HStack { ForEach(0..<5) { _ in Image(systemName: "star") } }.font(.system(size: 40))
            Text("🎉").font(.system(size: 60))
            Text("Party").font(.system(size: size))
            Text("Score").font(.custom("Georgia", size: 20))
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 18, of: 22, inApps: 9))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let system = CatalogueMember("Font", "system")
  private static let custom = CatalogueMember("Font", "custom")
  private static let weight: Name = "weight"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [Self.system]) && callee.isFromCatalogue(with: "size")
      || callee.isAny(of: [Self.custom]) && callee.isFromCatalogue(with: "fixedSize")
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.analyzer.program.configuration.platform != .macos,
      let size = context.argument(node, "size") ?? context.argument(node, "fixedSize"),
      size.kind == .integerLiteralExpr || size.kind == .floatLiteralExpr, let points = Double(size.text),
      let modifier = fontModifier(around: node, context), let view = context.modified(modifier), !context.isPreview,
      context.firstView(in: view, where: context.showsWords) != nil
    else { return }
    let styles = textStyles(context)
    let nearest = styles.min { abs($0.points - points) < abs($1.points - points) }
    let advice =
      nearest.map {
        abs($0.points - points) <= 3
          ? "use a text style, such as `.\($0.name)`" : "scale the size with `@ScaledMetric`"
      } ?? "use a text style, or scale the size with `@ScaledMetric`"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this text stays \(size.text) points high when the user chooses another text size; \(advice)",
        in: context.file, at: node.range,
        fixIts: nearest.flatMap { fix(node, style: $0, points, context) }.map { [$0] } ?? []))
  }

  /// The modifier call that sets the font of a view.
  private func fontModifier(around node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .memberAccessExpr, .ternaryExpr, .parenExpr: continue
      case .functionCallExpr:
        if context.calledText(around, of: .overridden) == "font" { return around }
        // `.system(size: 17).bold()`
        guard context.nominal(of: around) == context.analyzer.knownDecl("Font") else { return nil }
      default: return nil
      }
    }
    return nil
  }

  /// The text styles with their sizes; of two with the same size, the one for body text comes first.
  private func textStyles(_ context: RuleContext) -> [(name: String, points: Double)] {
    guard let font = context.analyzer.knownDecl("Font"),
      let style = context.analyzer.directMembers(of: font, named: "TextStyle").first
    else { return [] }
    let all = context.analyzer.children(of: style).compactMap { decl -> (String, Double)? in
      guard let text = context.analyzer.catalogueText(.points, of: decl), let points = Double(text) else { return nil }
      return (context.analyzer.name(of: decl), points)
    }
    return all.reversed()
  }

  /// The fix with a text style of a similar size, with the same weight and design, in a form that the target supports.
  private func fix(
    _ node: SyntaxNode, style: (name: String, points: Double), _ points: Double, _ context: RuleContext
  ) -> FixIt? {
    guard abs(style.points - points) <= 1, context.isUse(node, of: Self.system), let name = node.calleeName,
      node.text.isMovableCode
    else { return nil }
    let lead = context.file.text(SourceRange(node.range.start, Int(name.start)))
    let weight = context.argument(node, Self.weight)?.text
    var details = context.argument(node, "design").map { ["design: \($0.text)"] } ?? []
    let takesWeight = weight != nil && takesWeight(context)
    if takesWeight, let weight { details.append("weight: \(weight)") }
    var text =
      details.isEmpty
      ? "\(lead)\(style.name)" : "\(lead)system(.\(style.name), \(details.joined(separator: ", ")))"
    if !takesWeight, let weight { text += ".weight(\(weight))" }
    return FixIt("`\(text)`", [TextEdit(node.range, text)], isSafe: false)
  }

  /// Whether the target has `system(_:design:weight:)`.
  private func takesWeight(_ context: RuleContext) -> Bool {
    guard let font = context.analyzer.knownDecl("Font") else { return false }
    return context.analyzer.directMembers(of: font, named: Self.system.name).contains { member in
      let labels = context.analyzer.signature(of: member).parameters.map(\.label)
      return labels.contains(Self.weight) && !labels.contains("size") && !context.analyzer.decl(member).has(.isTooNew)
    }
  }
}
