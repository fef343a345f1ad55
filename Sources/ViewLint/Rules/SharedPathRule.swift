import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about simultaneous navigation stacks with the same path.
struct SharedPathRule: Rule {
  static let info = RuleInfo(
    "path_shared_by_stacks", .correctness, .warning, isFixable: false,
    summary: "two navigation stacks are bound to the same path: what one pushes, the other pushes too",
    explanation: """
      A person who switches tabs finds a screen there that was opened elsewhere, and a value for which the other stack \
      has no destination removes the screens above it. A `NavigationStack` shows the screens in its path: two stacks \
      that exist at once and share a path both push what is appended to it, and both go back. Use one path for each \
      stack.
      """,
    silence: "The rule ignores stacks under a condition, which may never exist at the same time.",
    examples: [
      RuleExample(
        """
        struct Tabs: View {
          @State private var path: [Int] = []
          @State private var other: [Int] = []
          var body: some View {
            TabView {
              NavigationStack(path: $path) { NavigationLink("One", value: 1) }
                .navigationDestination(for: Int.self) { Text("\\($0)") }
              NavigationStack(path: ↓$path) { NavigationLink("Two", value: 2) }
              NavigationStack(path: $other) { NavigationLink("Three", value: 3) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Either: View {
          @State private var path: [Int] = []
          let isPlain: Bool
          var body: some View {
            if isPlain {
              NavigationStack(path: $path) { NavigationLink("One", value: 1) }
            } else {
              NavigationStack(path: $path) { NavigationLink("One", value: 1) }.tint(.red)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 152))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let path: Name = "path"
  private static let branching: Set<NodeKind> = [.ifExpr, .switchExpr, .ternaryExpr, .guardStmt]

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeFact(.navigates) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.madeType(node) != nil, let binding = context.argument(node, Self.path), context.runsWithBody,
      !context.isPreview, let property = context.propertyBound(by: binding), let decl = context.decl,
      let first = stack(before: node, in: context.analyzer.node(of: decl), boundTo: property, context)
    else { return }
    let name = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "another stack that exists at the same time is bound to `\(name)` too: what is pushed in one is pushed in "
          + "both; use one path for each stack",
        in: context.file, at: binding.range,
        notes: [Diagnostic.Note("the other stack", in: context.file, at: first.range)]))
  }

  /// An earlier stack with the same path that is shown at the same time.
  private func stack(
    before node: SyntaxNode, in body: SyntaxNode, boundTo property: DeclID, _ context: RuleContext
  ) -> SyntaxNode? {
    for other in body.subtree where other.kind == .functionCallExpr && other.range.end <= node.range.start {
      guard context.madeType(other) != nil, let binding = context.argument(other, Self.path),
        context.propertyBound(by: binding) == property
      else { continue }
      let parts = body.subtree.filter { Self.branching.contains($0.kind) }
      // Stacks in a branch may not be shown together.
      let areApart = parts.contains { $0.range.contains(other.range) || $0.range.contains(node.range) }
      return areApart ? nil : binding
    }
    return nil
  }
}
