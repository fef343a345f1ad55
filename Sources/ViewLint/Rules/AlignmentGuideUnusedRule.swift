import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about alignment guides that no stack uses.
struct AlignmentGuideUnusedRule: Rule {
  static let info = RuleInfo(
    "alignment_guide_unused", .layout, .warning, isFixable: false,
    summary: "the alignment guide does not move the view, because its stack is aligned by another guide",
    explanation: """
      The view stays where it is. A stack asks each of its views for one guide only: the one of its own alignment. A \
      `VStack(alignment: .leading)` never asks for `alignmentGuide(.trailing)`. Use the same guide in both.
      """,
    silence: """
      Alignment guides that the program declares, because outer containers may be aligned by them; guides that \
      another alignment in the same body uses; stacks whose alignment is computed; and alignments that the program \
      declares, which may use any guide.
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
      RuleExample(
        """
        struct Title: View {
          private var badge: some View { Text("New").↓alignmentGuide(.trailing) { $0[.leading] } }
          private var mark: some View { Text("1").alignmentGuide(.trailing) { $0[.leading] } }
          var body: some View {
            VStack(alignment: .leading) {
              Text("Title")
              badge.padding()
              mark
            }
            VStack(alignment: .trailing) {
              Text("Title")
              mark
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 4, of: 4, inApps: 28))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  private static let guide = CatalogueMember("View", "alignmentGuide")
  /// The type of the guides that a stack along an axis uses.
  private static let asked: [StackAxis: Name] = [
    .vertical: "HorizontalAlignment", .horizontal: "VerticalAlignment",
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [Self.guide]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let guide = node.arguments.first, guide.kind == .implicitMemberExpr || guide.kind == .memberAccessExpr,
      let use = context.record.uses[guide.id],
      context.analyzer.isFromCatalogue(use.decl), let type = context.analyzer.ownerName(of: use.decl),
      let name = node.calleeName
    else { return }
    let asked = Guide(word: context.analyzer.name(of: use.decl), type: type)
    guard let stack = stack(around: node, ignoring: asked, context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this `\(context.analyzer.name(of: stack.made))` is aligned by `.\(stack.guide)` and never asks for `.\(asked.word)`: the view does not move; use "
          + "one guide in both",
        in: context.file, at: SourceRange(Int(name.start), guide.range.end),
        notes: [Diagnostic.Note("the stack", in: context.file(of: stack.place), at: stack.place.range)]))
  }

  /// An alignment guide for which a view provides a value.
  private struct Guide {
    let word: String
    let type: Name
  }

  /// A stack, its alignment, and the place that sets the alignment.
  private typealias Stack = (made: DeclID, guide: String, place: SyntaxNode)

  /// The stack around the view that does not use its guide. For a helper, the first such stack, if no use is in a stack
  /// with the guide.
  private func stack(around node: SyntaxNode, ignoring guide: Guide, _ context: RuleContext) -> Stack? {
    let whole = context.outerModifiers(of: node).last ?? node
    if let closure = context.enclosingCalls.first?.closure {
      guard closure.children.contains(where: { $0.id == whole.id }) else { return nil }
      return unaskingStack(around: node, guide, context)
    }
    guard let helper = context.decl, context.analyzer.onlyValue(of: helper)?.id == whole.id else { return nil }
    let uses = context.helperPlaces(of: helper)
    let stacks = uses.compactMap { use -> Stack? in
      let shown = use.context.outerModifiers(of: use.node).last ?? use.node
      let closure = use.context.enclosingCalls.first?.closure
      guard closure?.children.contains(where: { $0.id == shown.id }) == true else { return nil }
      return unaskingStack(around: use.node, guide, use.context)
    }
    return stacks.count == uses.count ? stacks.first : nil
  }

  private func unaskingStack(around node: SyntaxNode, _ guide: Guide, _ context: RuleContext) -> Stack? {
    guard let stack = context.stack(around: node), let made = context.madeType(stack.call),
      Self.asked[stack.axis] == guide.type
    else { return nil }
    let alignment = context.argument(stack.call, "alignment")
    guard alignment == nil || alignment?.kind == .implicitMemberExpr else { return nil }
    let given = alignment?.lastToken.map { alignment?.text(of: $0) ?? "" } ?? "center"
    guard given != guide.word, !isAskedElsewhere(guide.word, node, context) else { return nil }
    return (made, given, alignment ?? stack.call.children.first ?? stack.call)
  }

  /// Whether an alignment is one of SwiftUI's. The default value of a program's alignment may use any guide.
  private func isPlain(_ alignment: SyntaxNode, _ context: RuleContext) -> Bool {
    context.record.uses[alignment.id].map { context.analyzer.isFromCatalogue($0.decl) } ?? false
  }

  /// Whether an enclosing call has an alignment that may use the guide: `.trailing`, `.topTrailing`.
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
