import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes black text on a background of the system's appearance.
struct HardcodedTextColorRule: Rule {
  static let info = RuleInfo(
    "hardcoded_text_color", .accessibility, .note, isFixable: true,
    summary: "the text is black in dark mode too, on a dark background",
    explanation: """
      The text cannot be read in dark mode. Windows, sheets, lists, forms and navigation stacks have a background that \
      follows the appearance: white in light mode, black in dark mode. Use `.primary`, which is black on white and \
      white on black, or a colour of the asset catalogue with a variant for each appearance.
      """,
    silence: """
      Text with a background, or inside a view with one. Text in a `ZStack`, an overlay, a button with a style, or a \
      view or modifier of the program, all of which may draw behind it. Files that choose the appearance themselves. \
      Views that are neither in a list, form or stack of their own nor shown by a scene or sheet alone: another view, \
      perhaps in a file that is not given, may draw behind them. White text, which could not be seen at all without a \
      dark background.
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
      RuleExample(
        """
        struct Title: View {
          let text: String
          var body: some View { VStack { title } }
          private var title: some View { Text(text).↓foregroundStyle(.black) }
        }
        struct Badge: View {
          let text: String
          var body: some View { Text(text).foregroundStyle(.black) }
        }
        struct Badges: View {
          var body: some View { Badge(text: "New").background(.yellow) }
        }
        """,
        fixed: """
          struct Title: View {
            let text: String
            var body: some View { VStack { title } }
            private var title: some View { Text(text).foregroundStyle(.primary) }
          }
          struct Badge: View {
            let text: String
            var body: some View { Text(text).foregroundStyle(.black) }
          }
          struct Badges: View {
            var body: some View { Badge(text: "New").background(.yellow) }
          }
          """),
      RuleExample(
        """
        struct Page: View {
          @State private var showsMore = false
          var body: some View {
            List {
              Section {
                HStack { Text("One").↓foregroundStyle(.black) }
              } header: {
                Text("Numbers").↓foregroundStyle(.black)
              }
            }
            .sheet(isPresented: $showsMore) { Form { Text("Two").↓foregroundColor(.black) } }
            .sheet(isPresented: $showsMore) { VStack { Text("Two").foregroundColor(.black) }.background(.white) }
          }
        }
        """,
        fixed: """
          struct Page: View {
            @State private var showsMore = false
            var body: some View {
              List {
                Section {
                  HStack { Text("One").foregroundStyle(.primary) }
                } header: {
                  Text("Numbers").foregroundStyle(.primary)
                }
              }
              .sheet(isPresented: $showsMore) { Form { Text("Two").foregroundColor(.primary) } }
              .sheet(isPresented: $showsMore) { VStack { Text("Two").foregroundColor(.black) }.background(.white) }
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 17, of: 21, inApps: 16))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let colors = [
    CatalogueMember("View", "foregroundStyle"), CatalogueMember("View", "foregroundColor"),
    CatalogueMember("Text", "foregroundStyle"), CatalogueMember("Text", "foregroundColor"),
  ]
  private static let buttonStyle = CatalogueMember("View", "buttonStyle")
  private static let black = [CatalogueMember("Color", "black"), CatalogueMember("ShapeStyle", "black")]
  /// The names with which a program sets the appearance.
  private static let appearances: [Name] = ["preferredColorScheme", "colorScheme", "overrideUserInterfaceStyle"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: colors) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, node.arguments.count == 1, let color = node.arguments.first,
      context.isUse(color, ofAny: Self.black), let word = color.lastToken, context.runsWithBody, !context.isPreview,
      let chain = ViewChain(node, in: context), context.showsWords(chain.core),
      chain.modifiers.allSatisfy({ !mayDrawBehind($0, context) }), let surface = surface(behind: node, context),
      !choosesAppearance(context)
    else { return }
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "this text is black in dark mode too, and so is its background; `.primary` follows the appearance",
      in: context.file, at: SourceRange(Int(name.start), node.range.end),
      notes: surface.note.map { [$0] } ?? [],
      fixIts: [FixIt("`primary`", [TextEdit(word.range, "primary")], isSafe: false)])
    switch surface {
    case .container: context.report(diagnostic)
    case .window(let view): context.report(diagnostic, if: .outermost(view))
    }
  }

  /// A background that follows the appearance.
  private enum Surface {
    case container(Diagnostic.Note)
    /// The window of a view of the program.
    case window(DeclID)

    var note: Diagnostic.Note? { if case .container(let note) = self { note } else { nil } }
  }

  /// The background of a text, if nothing between the two draws another one. For a text in a helper, at all uses of the
  /// helper.
  private func surface(behind node: SyntaxNode, _ context: RuleContext) -> Surface? {
    switch search(from: node, context) {
    case .found(let surface): return surface
    case .none: return nil
    case .outside: break
    }
    guard let decl = context.decl else { return nil }
    let found = context.helperPlaces(of: decl).map { search(from: $0.node, $0.context) }
    var first: Surface?
    for case .found(let surface) in found { first = first ?? surface }
    let isEverywhere = found.allSatisfy { if case .found = $0 { true } else { false } }
    return isEverywhere ? first : nil
  }

  private func search(from node: SyntaxNode, _ context: RuleContext) -> RuleContext.Search<Surface> {
    let analyzer = context.analyzer
    var inner = node
    var container: SyntaxNode?
    for (index, around) in context.ancestors.enumerated().reversed() {
      defer { inner = around }
      // The value of a local variable is used elsewhere.
      if around.kind == .variableDecl, index > 0 { return .none }
      guard around.kind == .functionCallExpr, around.id != node.id else { continue }
      // A presentation is in front of all views around it.
      if context.presents(around, [.view]), around.children.first?.range.contains(inner.range) == false {
        container = container ?? around
        break
      }
      if around.children.first?.range.contains(inner.range) == true {
        if mayDrawBehind(around, context) { return .none }
        continue
      }
      guard let made = context.madeType(around), analyzer.isFromCatalogue(made) else { return .none }
      if analyzer.catalogueText(.fills, of: made) != nil || analyzer.fact(.navigates, of: made) != nil {
        container = container ?? around
      } else if !isClear(made, analyzer), analyzer.fact(.control, of: made) != .action {
        return .none
      }
    }
    if let container {
      return .found(
        .container(
          Diagnostic.Note(
            "its background follows the appearance", in: context.file,
            at: container.children.first?.range ?? container.range)))
    }
    guard let decl = context.decl, analyzer.isViewContent(decl) else { return .outside }
    guard let view = context.ownerType, context.conforms(view, to: .view), analyzer.decl(view).access < .publicAccess
    else { return .none }
    return .found(.window(view))
  }

  /// Whether a container draws nothing behind its views.
  private func isClear(_ container: DeclID, _ analyzer: Analyzer) -> Bool {
    if let axis = analyzer.fact(.axis, of: container) { return axis != .depth }
    return analyzer.decl(container).has(.isTransparent) || analyzer.decl(container).has(.isRepeating)
      || analyzer.fact(.holds, of: container) != nil || analyzer.catalogueText(.scrolls, of: container) != nil
  }

  /// Whether a modifier may draw behind its view: it has a view or a style other than the text's color.
  private func mayDrawBehind(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.isFromCatalogue(call) else { return true }
    if context.isUse(call, ofAny: Self.colors) { return false }
    if context.isUse(call, of: Self.buttonStyle) { return true }
    return call.arguments.contains { argument in
      let value = argument.argumentValue
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
