import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a search field whose text filters nothing.
struct SearchTextUnusedRule: Rule {
  static let info = RuleInfo(
    "search_text_unused", .data, .warning, isFixable: false,
    summary: "the user types into the search field, and no code reads the text",
    explanation: """
      The list stays the same whatever the user types. `searchable(text: $query)` only shows a search field and writes \
      the text to its binding; filtering is up to the program. Show `names.filter { query.isEmpty || \
      $0.localizedStandardContains(query) }`.
      """,
    silence: "A text that any code reads, or that is passed on.",
    examples: [
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          @State private var query = ""
          var body: some View {
            List(names, id: \\.self) { Text($0) }
              .searchable(text: ↓$query)
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          @State private var query = ""
          @State private var other = ""
          var body: some View {
            List(names.filter { query.isEmpty || $0.contains(query) }, id: \\.self) { Text($0) }
              .searchable(text: $query)
            List(names, id: \\.self) { Text($0) }
              .searchable(text: $other)
              .onChange(of: other) { print(other) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 6, of: 6, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let searchable = CatalogueMember("View", "searchable")
  private static let text: Name = "text"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [searchable]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let binding = context.argument(node, Self.text), let property = context.stateOnlyBound(by: binding) else {
      return
    }
    let name = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing reads `\(name)`, so the search changes nothing; filter the shown data by it", in: context.file,
        at: binding.range))
  }
}

extension RuleContext {
  /// The state of this view to which an expression is a binding, if no code uses the state in any other place.
  func stateOnlyBound(by binding: SyntaxNode) -> DeclID? {
    guard let use = record.uses[binding.id], use.part == .projection, isOwn(use.decl), analyzer.isOwnState(use.decl),
      isOfSameType(use.decl), runsWithBody, !isPreview,
      analyzer.decl(use.decl).access <= .fileprivateAccess || analyzer.program.isWholeModule(around: fileID)
        || isSetInThisFileOnly(use.decl)
    else { return nil }
    let name = analyzer.decl(use.decl).name
    let isUsed = analyzer.bodies(near: use.decl).contains { body in
      let node = analyzer.node(of: body)
      guard body != use.decl, node.mentions(name) else { return false }
      let record = analyzer.record(of: body)
      return node.subtree.contains { part in
        guard let other = record.uses[part.id], other.decl == use.decl else { return false }
        return !(body.file == fileID && binding.range.contains(part.range))
      }
    }
    return isUsed ? nil : use.decl
  }
}
