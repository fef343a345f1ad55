import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about two choices with the same tag.
struct DuplicateTagsRule: Rule {
  static let info = RuleInfo(
    "duplicate_tags", .correctness, .warning, isFixable: false,
    summary: "two choices have the same tag, so choosing one chooses the other",
    explanation: """
      Only one of the two views can be shown, or both are marked as chosen. A `Picker`, a `TabView` and a `List` \
      identify the chosen view by its tag. Give each view a different value.
      """,
    silence: "Computed tags, and views of which a condition chooses one. Views that are not directly in the container.",
    examples: [
      RuleExample(
        """
        struct Sizes: View {
          @State private var size = 1
          @State private var tab = "home"
          var body: some View {
            Picker("Size", selection: $size) {
              Text("Small").tag(1)
              Section {
                Text("Medium").padding().tag(2)
                Text("Large").tag(↓2)
              }
            }
            TabView(selection: $tab) {
              Text("Home").tabItem { Text("Home") }.tag("home")
              Text("News").tag(↓"home").tabItem { Text("News") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Sizes: View {
          enum Size { case small, large }
          let isWide: Bool
          @State private var size = Size.small
          @State private var other = 1
          var body: some View {
            Picker("Size", selection: $size) {
              Text("Small").tag(Size.small)
              if isWide { Text("Very large").tag(Size.large) } else { Text("Large").tag(Size.large) }
            }
            Picker("Other", selection: $other) {
              ForEach(0..<3) { Text("\\($0)").tag($0) }
              Text("Three").tag(3)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let tag = CatalogueMember("View", "tag")
  private static let value: Name = "value"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.made.map { callee.analyzer.isFromCatalogue($0) } == true && callee.isFromCatalogue(with: .selection)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview, let made = context.madeType(node), context.argument(node, .selection) != nil else {
      return
    }
    var tags: [SyntaxNode] = []
    for argument in context.analyzer.arguments(of: node, context.record) {
      guard argument.node.kind == .closureExpr, context.record.builders[argument.node.id] != nil,
        !context.hasParameter(argument.node)
      else { continue }
      collect(argument.node, context, &tags)
    }
    var seen: [String: SyntaxNode] = [:]
    for tag in tags {
      guard let first = seen[tag.plainText] else {
        seen[tag.plainText] = tag
        continue
      }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(RuleText.oneLine(tag.text))` is the tag of another view in this `\(context.analyzer.name(of: made))`: "
            + "choosing one chooses the other; give each a different one",
          in: context.file, at: tag.range,
          notes: [Diagnostic.Note("the same tag", in: context.file, at: first.range)]))
    }
  }

  /// The constant tags of the views in a builder closure, including those in groups and sections.
  private func collect(_ block: SyntaxNode, _ context: RuleContext, _ tags: inout [SyntaxNode]) {
    let analyzer = context.analyzer
    for view in context.views(in: block) where view.kind == .functionCallExpr {
      let tag = context.modifications(of: view).first { context.isUse($0.call, of: Self.tag) }?.call.arguments.first
      let core = context.core(of: view)
      if let value = tag ?? context.argument(core, Self.value).flatMap({ isTab(core, context) ? $0 : nil }) {
        if isConstant(value, context) { tags.append(value) }
        continue
      }
      guard let made = context.madeType(core), analyzer.isTransparentContainer(made),
        !analyzer.decl(made).has(.isRepeating),
        let content = analyzer.arguments(of: core, context.record).first(where: {
          $0.node.kind == .closureExpr && ($0.label == .none || $0.label == .content)
        })?.node
      else { continue }
      collect(content, context, &tags)
    }
  }

  private func isTab(_ call: SyntaxNode, _ context: RuleContext) -> Bool { context.makes(call, anyOf: ["Tab"]) }

  private func isConstant(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    switch value.kind {
    case .integerLiteralExpr, .booleanLiteralExpr: return true
    case .stringLiteralExpr: return value.child(.stringInterpolation) == nil
    case .implicitMemberExpr, .memberAccessExpr:
      return context.record.uses[value.id].map { context.analyzer.decl($0.decl).kind == .enumCase } ?? false
    default: return false
    }
  }
}
