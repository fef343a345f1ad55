import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes text that is black on whatever the system's background is.
struct HardcodedTextColorRule: Rule {
  static let info = RuleInfo(
    "hardcoded_text_color", .accessibility, .note, isFixable: true,
    summary: "the text is black in dark mode too, where its background is black",
    explanation: """
      Lists, forms and navigation stacks have a background that follows the appearance: white in light mode, black in dark \
      mode. Text that is `.black` is seen on the one and not on the other. `.primary` is black on light and white on dark, \
      and what else is a matter of design stands in the asset catalogue, with a colour for each.
      """,
    silence: """
      Text with a background of its own or of anything around it, text in a `ZStack`, an overlay, a button with a style or a view or \
      modifier of the program, which may draw what they like behind it, files that choose the appearance themselves, and views \
      in which no list, form or stack shows what is behind the text. White text is left alone: without a dark background \
      nobody would have seen it.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          var body: some View {
            List(names, id: \\.self) { name in
              Button { print(name) } label: { Text(name).↓foregroundStyle(.black) }
              Button { print(name) } label: { Text(name).foregroundStyle(.black) }.buttonStyle(.borderedProminent)
            }
          }
        }
        """,
        fixed: """
          struct Names: View {
            let names: [String]
            var body: some View {
              List(names, id: \\.self) { name in
                Button { print(name) } label: { Text(name).foregroundStyle(.primary) }
                Button { print(name) } label: { Text(name).foregroundStyle(.black) }.buttonStyle(.borderedProminent)
              }
            }
          }
          """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          var body: some View {
            List(names, id: \\.self) { name in
              Text(name).foregroundStyle(.primary)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Start: View {
          var body: some View {
            NavigationStack {
              VStack {
                Text("Welcome").↓foregroundColor(Color.black).padding()
                Text("New").foregroundColor(.black).padding().background(.yellow)
                Text("White").foregroundStyle(.white)
              }
            }
          }
        }
        """,
        fixed: """
          struct Start: View {
            var body: some View {
              NavigationStack {
                VStack {
                  Text("Welcome").foregroundColor(Color.primary).padding()
                  Text("New").foregroundColor(.black).padding().background(.yellow)
                  Text("White").foregroundStyle(.white)
                }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Start: View {
          var body: some View {
            NavigationStack {
              Text("Welcome").foregroundStyle(.black)
            }
            .preferredColorScheme(.light)
          }
        }
        struct Title: View {
          var body: some View {
            NavigationStack {
              ZStack {
                Color.yellow
                Text("Welcome").foregroundStyle(.black)
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 46))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let colors = [
    CatalogueMember("View", "foregroundStyle"), CatalogueMember("View", "foregroundColor"),
    CatalogueMember("Text", "foregroundStyle"), CatalogueMember("Text", "foregroundColor"),
  ]
  private static let buttonStyle = CatalogueMember("View", "buttonStyle")
  private static let black = [CatalogueMember("Color", "black"), CatalogueMember("ShapeStyle", "black")]
  /// By these a program chooses the appearance.
  private static let appearances: [Name] = ["preferredColorScheme", "colorScheme", "overrideUserInterfaceStyle"]

  static func isAbout(_ callee: Callee) -> Bool { callee.isAny(of: colors) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, node.arguments.count == 1, let color = node.arguments.first,
      context.isUse(color, ofAny: Self.black), let word = color.lastToken, context.runsWithBody, !context.isPreview,
      let chain = ViewChain(node, in: context), context.showsWords(chain.core),
      chain.modifiers.allSatisfy({ !mayDrawBehind($0, context) }), let container = surface(around: node, context),
      !choosesAppearance(context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this text is black in dark mode too, and so is what is behind it; `.primary` follows the appearance",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [
          Diagnostic.Note(
            "its background follows the appearance", in: context.file,
            at: container.children.first?.range ?? container.range)
        ],
        fixIts: [FixIt("`primary`", [TextEdit(word.range, "primary")], isSafe: false)]))
  }

  /// What has a background that follows the appearance, if nothing between it and the text draws another.
  private func surface(around node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let analyzer = context.analyzer
    var inner = node
    var found: SyntaxNode?
    for around in context.ancestors.reversed() {
      defer { inner = around }
      guard around.kind == .functionCallExpr else { continue }
      if around.children.first?.range.contains(inner.range) == true {
        if mayDrawBehind(around, context) { return nil }
        continue
      }
      guard let made = context.madeType(around), analyzer.isFromCatalogue(made) else { return nil }
      if analyzer.catalogueText(.fills, of: made) != nil || analyzer.catalogueText(.navigates, of: made) != nil {
        found = found ?? around
      } else if !isClear(made, analyzer), analyzer.catalogueText(.control, of: made) != "action" {
        return nil
      }
    }
    return found
  }

  /// Whether a container draws nothing behind its views.
  private func isClear(_ container: DeclID, _ analyzer: Analyzer) -> Bool {
    if let axis = analyzer.catalogueText(.axis, of: container) { return axis != "depth" }
    return analyzer.decl(container).has(.isTransparent) || analyzer.decl(container).has(.isRepeating)
      || analyzer.catalogueText(.scrolls, of: container) != nil
  }

  /// Whether a modifier may put something behind its view: one with a view or a style, other than a colour for the text.
  private func mayDrawBehind(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.isFromCatalogue(call) else { return true }
    if context.isUse(call, ofAny: Self.colors) { return false }
    if context.isUse(call, of: Self.buttonStyle) { return true }
    return call.arguments.contains { argument in
      let value = argument.kind == .labeledExpr ? argument.children.last ?? argument : argument
      if value.kind == .closureExpr { return context.record.builders[value.id] != nil }
      guard let type = context.record.types[value.id] else { return false }
      return context.analyzer.isView(type)
        || context.nominal(type).map { context.conforms($0, to: "ShapeStyle") } ?? false
    }
  }

  private func choosesAppearance(_ context: RuleContext) -> Bool {
    let root = context.analyzer.program.file(context.fileID).tree.root
    return Self.appearances.contains { root.mentions($0) }
  }
}
