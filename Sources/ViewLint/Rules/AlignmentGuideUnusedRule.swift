import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of alignment guides that no stack asks for.
struct AlignmentGuideUnusedRule: Rule {
  static let info = RuleInfo(
    "alignment_guide_unused", .layout, .warning, isFixable: false,
    summary: "the alignment guide moves nothing: its stack aligns by another one",
    explanation: """
      A stack asks each of its views for one guide: the one that the stack is aligned by. `alignmentGuide(.trailing)` in a \
      `VStack(alignment: .leading)` is never asked for, and the view stays where it is. Use the same guide in both.
      """,
    silence: """
      Guides of the program, which containers further out may be aligned by; guides that anything else in the same body is \
      aligned by; stacks whose alignment is computed, and alignments of the program, which may ask for any guide.
      """,
    examples: [
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            VStack(alignment: .leading) {
              Text("Title").↓alignmentGuide(.trailing) { _ in 0 }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            HStack {
              Text("Title").padding().↓alignmentGuide(.top) { $0[.bottom] }
              Text("1")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            VStack(alignment: .trailing) {
              Text("Title").alignmentGuide(.trailing) { $0[.trailing] - 8 }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            ZStack(alignment: .bottomTrailing) {
              Text("Back")
              VStack(alignment: .leading) { Text("Title").alignmentGuide(.trailing) { $0[.leading] } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            HStack(alignment: .top) {
              Text("Title").↓alignmentGuide(VerticalAlignment.bottom) { $0[.top] }
            }
          }
        }
        """),
      RuleExample(
        """
        private struct Badge: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.top] }
        }
        extension Alignment {
          fileprivate static let badge = Alignment(horizontal: .leading, vertical: VerticalAlignment(Badge.self))
        }
        struct Title: View {
          var body: some View {
            HStack(alignment: .bottom) {
              Text("Title").alignmentGuide(.top) { $0[.top] - 8 }.overlay(alignment: .badge) { Text("1") }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 4, of: 4, inApps: 2))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let guide = CatalogueMember("View", "alignmentGuide")
  /// The type of the guides that a stack along an axis asks for,.
  private static let asked: [String: Name] = ["vertical": "HorizontalAlignment", "horizontal": "VerticalAlignment"]

  static func isAbout(_ callee: Callee) -> Bool { callee.isAny(of: [Self.guide]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let guide = node.arguments.first, guide.kind == .implicitMemberExpr || guide.kind == .memberAccessExpr,
      let use = context.record.uses[guide.id],
      context.analyzer.isFromCatalogue(use.decl), let type = context.analyzer.ownerName(of: use.decl),
      let name = node.calleeName, let stack = context.stack(around: node), let made = context.madeType(stack.call),
      Self.asked[stack.axis] == type, let closure = context.enclosingCalls.first?.closure,
      closure.children.contains(where: { $0.id == (context.outerModifiers(of: node).last ?? node).id })
    else { return }
    let alignment = context.argument(stack.call, "alignment")
    guard alignment == nil || alignment?.kind == .implicitMemberExpr else { return }
    let word = context.analyzer.name(of: use.decl)
    let given = alignment?.lastToken.map { alignment?.text(of: $0) ?? "" } ?? "center"
    guard given != word, !isAskedElsewhere(word, node, context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this `\(context.analyzer.name(of: made))` is aligned by `.\(given)` and never asks for `.\(word)`: the view does not move; use "
          + "one guide in both",
        in: context.file, at: SourceRange(Int(name.start), guide.range.end),
        notes: [
          Diagnostic.Note(
            "the stack", in: context.file, at: alignment?.range ?? stack.call.children.first?.range ?? stack.call.range)
        ]))
  }

  /// Whether an alignment is one of SwiftUI's: one of the program may ask for any guide where a view has none for it.
  private func isPlain(_ alignment: SyntaxNode, _ context: RuleContext) -> Bool {
    context.record.uses[alignment.id].map { context.analyzer.isFromCatalogue($0.decl) } ?? false
  }

  /// Whether an alignment around the view speaks of the guide: `.trailing`, `.topTrailing`.
  private func isAskedElsewhere(_ word: String, _ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.ancestors.contains { around in
      guard around.kind == .functionCallExpr else { return false }
      return context.argument(around, "alignment").map { value in
        value.text.lowercased().contains(word.lowercased()) || value.kind != .implicitMemberExpr
          || !isPlain(value, context)
      } ?? !context.isFromCatalogue(around)
    }
  }
}
