import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a `ScrollViewReader` without a scroll view in it or around it.
struct ScrollReaderBesideRule: Rule {
  static let info = RuleInfo(
    "scroll_reader_beside", .correctness, .warning, isFixable: false,
    summary: "`scrollTo` does nothing: the scroll view is beside its `ScrollViewReader`",
    explanation: """
      A `ScrollViewReader` only scrolls the views that are inside of it, or the one that it is itself in. \
      `ScrollViewReader { proxy in Button("End") { proxy.scrollTo(9) } }` next to a list finds no view. Put the reader \
      around both.
      """,
    silence: """
      Readers with content that is not known completely.
      """,
    examples: [
      RuleExample(
        """
        struct Log: View {
          let lines: [String]
          var body: some View {
            VStack {
              ↓ScrollViewReader { proxy in
                Button("End") { proxy.scrollTo(lines.last) }
              }
              List(lines, id: \\.self) { Text($0) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Log: View {
          let lines: [String]
          var body: some View {
            ScrollViewReader { proxy in
              VStack {
                Button("End") { proxy.scrollTo(lines.last) }
                List(lines, id: \\.self) { Text($0) }
              }
            }
          }
        }
        struct Page: View {
          let lines: [String]
          var body: some View {
            ScrollView {
              ScrollViewReader { proxy in
                Button("End") { proxy.scrollTo(lines.last) }
                ForEach(lines, id: \\.self) { Text($0) }
              }
            }
            ScrollViewReader { proxy in
              Lines(lines: lines)
              Button("End") { proxy.scrollTo(lines.last) }
            }
          }
        }
        struct Lines: View {
          let lines: [String]
          var body: some View { ScrollView { ForEach(lines, id: \\.self) { Text($0) } } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Views of the program in the reader may be in other files.
  static let dependsOnWholeProgram = true

  private static let reader: Name = "ScrollViewReader"
  private static let scrollTo: Name = "scrollTo"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [reader]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.makes(node, anyOf: [Self.reader]), let content = node.lastClosure,
      content.mentions(Self.scrollTo), context.runsWithBody, !context.isPreview,
      ExpandedCode(content, in: context).shows({ mayScroll($0) }) == false, isAlone(node, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no scroll view is inside of this `ScrollViewReader`, so `scrollTo` does nothing; put the reader around the "
          + "scroll view",
        in: context.file, at: node.children.first?.range ?? node.range))
  }

  /// Whether a view may scroll: one of the catalogue that does, or any with unknown content.
  private func mayScroll(_ code: ExpandedCode) -> Bool {
    let (node, context) = (code.node, code.context)
    guard let made = context.madeType(node) else { return false }
    guard context.isFromCatalogue(node) || context.analyzer.isFromCatalogue(made) else { return false }
    return context.madeText(node, of: .scrolls) != nil || context.madeText(node, of: .fills) != nil
  }

  /// Whether the body of a view shows the reader in no container that may scroll.
  private func isAlone(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let decl = context.decl, context.analyzer.isViewContent(decl) else { return false }
    let isInside = context.enclosingCalls.contains { call, _ in
      guard let made = context.madeType(call) else { return false }
      return !context.analyzer.isFromCatalogue(made) || context.madeText(call, of: .scrolls) != nil
        || context.madeText(call, of: .fills) != nil
    }
    return !isInside && context.scrollViewHereOrAtUses(around: node, along: [.vertical, .horizontal]) == nil
  }
}
