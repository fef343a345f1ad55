import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about modifiers that an inner modifier overrides.
struct DuplicateModifierRule: Rule {
  static let info = RuleInfo(
    "duplicate_modifier", .layout, .note, isFixable: true,
    summary: "the modifier has no effect, because the same modifier is applied further in",
    explanation: """
      The second of two equal modifiers does nothing. Fonts, colours, tints, line limits and titles are passed down \
      to the view, and the innermost modifier wins: the one that is written first, which is not what most people \
      expect. Delete one of them.
      """,
    silence: """
      Modifiers that add up, such as padding and backgrounds; an optional value, because the outer modifier applies \
      where it is `nil`; a style such as `.secondary`, which derives from the outer one; a range of lines together \
      with a number of lines; and views that are added between the two, if the second modifier may be for them: views \
      with text or, for colours, shapes and styles.
      """,
    examples: [
      RuleExample(
        """
        struct Title: View {
          var body: some View { Text("Title").font(.title).padding().↓font(.body) }
        }
        """,
        fixed: """
          struct Title: View {
            var body: some View { Text("Title").font(.title).padding() }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            VStack { Text("Title") }
              .foregroundStyle(.red)
              .↓foregroundStyle(.blue)
          }
        }
        """,
        fixed: """
          struct Title: View {
            var body: some View {
              VStack { Text("Title") }
                .foregroundStyle(.red)
            }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            VStack { Text("Title").font(.title) }.font(.body)
            Text("Title").padding().background(.red).padding().background(.blue)
          }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          let isNew: Bool
          var body: some View {
            Text("Title").foregroundStyle(.secondary).foregroundStyle(.red)
            Text("Title").font(.title).overlay { Text("New") }.font(.caption)
            Text("Title").foregroundColor(isNew ? .red : nil).foregroundColor(.blue)
          }
        }
        """),
      RuleExample(
        """
        struct Card: ViewModifier {
          func body(content: Content) -> some View {
            VStack {
              Text("Header")
              content
            }
          }
        }
        struct Title: View {
          var body: some View {
            Text("Title").font(.title).modifier(Card()).font(.footnote)
            Text("Title")
              .lineLimit(1)
              .↓lineLimit(3)  // three
              .padding()
          }
        }
        """,
        fixed: """
          struct Card: ViewModifier {
            func body(content: Content) -> some View {
              VStack {
                Text("Header")
                content
              }
            }
          }
          struct Title: View {
            var body: some View {
              Text("Title").font(.title).modifier(Card()).font(.footnote)
              Text("Title")
                .lineLimit(1)
                .padding()
            }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          var body: some View { Text("Title").lineLimit(3).lineLimit(3...6) }
        }
        """),
      RuleExample(
        """
        struct Caption: ViewModifier {
          func body(content: Content) -> some View { content.font(.caption).foregroundStyle(.red) }
        }
        extension View {
          func titled() -> some View { font(.title).bold() }
          func marked(_ font: Font?) -> some View { self.font(font) }
        }
        struct Name: View {
          let name: String
          var body: some View { Text(name).lineLimit(1) }
        }
        struct Title: View {
          private var title: some View { Text("Title").font(.title) }
          private var rows: some View {
            VStack {
              title
              Text("Note")
            }
          }
          var body: some View {
            title.↓font(.body)
            rows.font(.body)
            Text("Title").titled().↓font(.body)
            Text("Title").marked(nil).font(.body)
            Text("Title").modifier(Caption()).↓foregroundStyle(.blue)
            Name(name: "Title").↓lineLimit(3)
            Text("Title").font(.body).titled()
          }
        }
        """,
        fixed: """
          struct Caption: ViewModifier {
            func body(content: Content) -> some View { content.font(.caption).foregroundStyle(.red) }
          }
          extension View {
            func titled() -> some View { font(.title).bold() }
            func marked(_ font: Font?) -> some View { self.font(font) }
          }
          struct Name: View {
            let name: String
            var body: some View { Text(name).lineLimit(1) }
          }
          struct Title: View {
            private var title: some View { Text("Title").font(.title) }
            private var rows: some View {
              VStack {
                title
                Text("Note")
              }
            }
            var body: some View {
              title
              rows.font(.body)
              Text("Title").titled()
              Text("Title").marked(nil).font(.body)
              Text("Title").modifier(Caption())
              Name(name: "Title")
              Text("Title").font(.body).titled()
            }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          @State private var isRead = false
          var body: some View {
            Text("Title").tint(.red).onAppear { isRead = true }.↓tint(.blue)
          }
        }
        """,
        fixed: """
          struct Title: View {
            @State private var isRead = false
            var body: some View {
              Text("Title").tint(.red).onAppear { isRead = true }
            }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            Text("Title").font(.title).foregroundStyle(.red).background(.blue).↓font(.body)
            Text("Title").lineLimit(1).background(RoundedRectangle(cornerRadius: 4)).↓lineLimit(2)
            VStack { Text("Title") }.foregroundStyle(.red).background(Color.gray).↓foregroundStyle(.blue)
            VStack { Text("Title") }.foregroundStyle(.red).background(Circle()).foregroundStyle(.blue)
            VStack { Text("Title") }.tint(.red).border(.tint).tint(.blue)
            VStack { Text("Title") }.tint(.red).border(Color.accentColor).tint(.blue)
          }
        }
        """,
        fixed: """
          struct Title: View {
            var body: some View {
              Text("Title").font(.title).foregroundStyle(.red).background(.blue)
              Text("Title").lineLimit(1).background(RoundedRectangle(cornerRadius: 4))
              VStack { Text("Title") }.foregroundStyle(.red).background(Color.gray)
              VStack { Text("Title") }.foregroundStyle(.red).background(Circle()).foregroundStyle(.blue)
              VStack { Text("Title") }.tint(.red).border(.tint).tint(.blue)
              VStack { Text("Title") }.tint(.red).border(Color.accentColor).tint(.blue)
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 60, of: 61, inApps: 80))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.text(of: .overridden) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let family = context.calledText(node, of: .overridden), let name = node.calleeName,
      let base = context.modified(node), let inner = inner(base, family, node, context),
      let first = inner.node.calleeName, !context.isPreview
    else { return }
    let text = node.text(of: name)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this `\(text)` does nothing: the one further in wins; delete one of them", in: context.file,
        at: SourceRange(Int(name.start), node.range.end),
        notes: [
          Diagnostic.Note(
            "the one that wins", in: inner.context.file, at: SourceRange(Int(first.start), inner.node.range.end))
        ],
        fixIts: context.deletion(of: node, on: base, isSafe: inner.isOutermost)))
  }

  /// An inner modifier with the same name that leaves no effect to the outer one.
  private func inner(
    _ base: SyntaxNode, _ family: String, _ outer: SyntaxNode, _ context: RuleContext
  ) -> ExpandedCode? {
    guard let token = outer.calleeName else { return nil }
    let (word, name) = (outer.text(of: token), outer.name(of: token))
    let modifications = UnfoldedModifications(of: ExpandedCode(base, in: context)) { $0.mentions(name) }
    for current in modifications {
      if current.node.calleeName.map({ current.node.text(of: $0) == word }) == true {
        guard current.context.calledText(current.node, of: .overridden) == family,
          current.node.arguments.count == outer.arguments.count,
          current.node.arguments.allSatisfy({ isOwnValue(current.part($0)) })
        else { return nil }
        return current
      }
      guard current.context.isFromCatalogue(current.node), !addsViews(current.node, for: family, current.context) else {
        return nil
      }
    }
    return nil
  }

  /// Whether an argument overrides an outer value: it is not optional and does not derive from the outer value.
  private func isOwnValue(_ argument: ExpandedCode) -> Bool {
    let value = argument.node.argumentValue
    let origin = argument.part(value).origin
    let context = argument.context
    if origin.node.kind == .nilLiteralExpr || origin.node.kind == .ternaryExpr { return false }
    guard let type = context.type(of: value) else { return false }
    return context.analyzer.wrapped(type) == nil
      && context.nominal(type) != context.analyzer.knownDecl("HierarchicalShapeStyle")
  }

  /// The modifier families that color what a view draws; the others affect text.
  private static let colouring: Set<String> = ["foreground style", "tint"]

  /// Whether a modifier adds views or styles that the outer modifier may affect. A style contains no text, and a color
  /// does not depend on its surroundings unless it is the accent color.
  private func addsViews(_ call: SyntaxNode, for family: String, _ context: RuleContext) -> Bool {
    guard let style = context.analyzer.knownDecl("ShapeStyle") else { return true }
    return context.analyzer.arguments(of: call, context.record).contains { argument in
      if context.record.builders[argument.node.id] != nil { return true }
      guard let type = context.record.types[argument.node.id] else { return true }
      // An action draws nothing.
      if context.analyzer.types.kind(type) == .function { return false }
      guard let nominal = context.nominal(type) else { return true }
      if context.conforms(nominal, to: .viewModifier) { return true }
      let isColour = context.analyzer.fact(.shows, of: nominal) == .color
      let isStyle = context.analyzer.ancestors(of: nominal).contains(style) || context.conforms(nominal, to: "Shape")
      guard Self.colouring.contains(family) else { return context.analyzer.isView(type) && !isColour && !isStyle }
      return family == "foreground style" && isColour ? false : context.analyzer.isView(type) || isStyle
    }
  }
}
