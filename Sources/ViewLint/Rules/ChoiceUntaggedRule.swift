import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a choice of a picker that no value of the selection identifies.
struct ChoiceUntaggedRule: Rule {
  static let info = RuleInfo(
    "choice_untagged", .correctness, .warning, isFixable: false,
    summary: "the choice of the picker has no tag, so a person cannot choose it",
    explanation: """
      A tap on the choice changes nothing, and the picker never shows it as chosen. A picker finds a choice by its \
      `tag`. For the choice of nothing, use an optional selection and the tag of a missing value: \
      `Text("None").tag(nil as Duration?)`, or give the type a case for it. Reported of apps whose picker has a text \
      for "indefinite" or "none" beside tagged choices.
      """,
    silence: """
      The rule ignores rows of a `ForEach`, whose identifiers are their tags, choices that a modifier of the program may \
      tag, views of the program, and dividers and other decoration.
      """,
    examples: [
      RuleExample(
        """
        enum Length: CaseIterable { case day, week }
        struct Mute: View {
          @State private var length: Length?
          @State private var side = "left"
          var body: some View {
            Picker("Length", selection: $length) {
              ↓Text("Indefinite")
              ForEach(Length.allCases, id: \\.self) { length in Text("\\(length)").tag(length as Length?) }
            }
            Picker("Side", selection: $side) {
              Label("Left", systemImage: "arrow.left").tag("left")
              Divider()
              Section {
                ↓Label("Right", systemImage: "arrow.right").font(.body)
              }
            }
          }
        }
        """),
      RuleExample(
        """
        enum Length: CaseIterable { case day, week }
        extension View {
          func choice(_ name: String) -> some View { tag(name) }
        }
        struct Mute: View {
          @State private var length: Length?
          @State private var side = "left"
          var body: some View {
            Picker("Length", selection: $length) {
              Text("Indefinite").tag(nil as Length?)
              ForEach(Length.allCases, id: \\.self) { length in Text("\\(length)").tag(length as Length?) }
            }
            Picker("Side", selection: $side) {
              Text("Left").choice("left")
              Group { Text("Right") }.tag("right")
              Own()
              if side.isEmpty { Text("None").hidden() }
            }
            Picker("Name", selection: $side) { ForEach(["a", "b"], id: \\.self) { Text($0) } }
          }
        }
        struct Own: View {
          var body: some View { Text("Own").tag("own") }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let picker: Name = "Picker"
  private static let tag = CatalogueMember("View", "tag")
  private static let hidden = CatalogueMember("View", "hidden")

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [picker]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let binding = context.argument(node, .selection), let content = context.argument(node, .content),
      content.kind == .closureExpr, context.record.builders[content.id] != nil, !context.isPreview,
      // A picker without any tag may be a drawing.
      content.mentions(Self.tag.name)
    else { return }
    for choice in untagged(in: content, context) {
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this choice has no tag, so it can never be chosen; give it a `tag(_:)` of the type of "
            + "`\(RuleText.oneLine(binding.text))`",
          in: context.file, at: choice.range))
    }
  }

  /// The texts, labels and images of a block without a tag.
  private func untagged(in block: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
    context.views(in: block).flatMap { view -> [SyntaxNode] in
      let (core, modifiers) = ViewChain.parts(of: view, in: context)
      guard core.kind == .functionCallExpr, let made = context.madeType(core), context.analyzer.isFromCatalogue(made),
        modifiers.allSatisfy({ context.isFromCatalogue($0) }),
        !modifiers.contains(where: { context.isUse($0, ofAny: [Self.tag, Self.hidden]) })
      else { return [] }
      if context.analyzer.isTransparentContainer(made) {
        guard !context.analyzer.decl(made).has(.isRepeating), let content = context.argument(core, .content),
          content.kind == .closureExpr
        else { return [] }
        return untagged(in: content, context)
      }
      return context.analyzer.fact(.shows, of: made).map { Self.shown.contains($0) } ?? false ? [core] : []
    }
  }

  private static let shown: [Appearance] = [.words, .picture]
}
