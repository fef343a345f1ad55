import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that is only ever set to the value that it has.
struct FlagNeverSetRule: Rule {
  static let info = RuleInfo(
    "flag_never_set", .correctness, .warning, isFixable: false,
    summary: "the state is only ever set to the value that it starts with, so a check of it never changes",
    explanation: """
      What should happen once happens each time, or never. All code that sets the flag sets it to the value that it has \
      from the beginning: `if !isReady { load(); isReady = false }` is a typing error for `isReady = true`.
      """,
    silence: """
      State that a binding or an initializer also sets, state that is not private in views that are linted without the \
      files that use them, and state that no code reads.
      """,
    examples: [
      RuleExample(
        """
        struct Pager: View {
          let initialPage: Int
          @State private var page = 0
          @State private var isReady = false
          @State private var isOpen = false
          @State private var isDone = false
          @State private var isOn = false
          var body: some View {
            Text("Page \\(page)")
              .onAppear {
                if !isReady {
                  page = initialPage
                  ↓isReady = false
                }
                isOpen = false
                isDone = isOpen
                isOn = false
              }
            Toggle("Open", isOn: $isOpen)
            if isDone || isOn { Button("Next") { isOn = page > 3 } }
          }
        }
        """),
      RuleExample(
        """
        struct Pager: View {
          let initialPage: Int
          @State private var page = 0
          @State private var isReady = false
          var body: some View {
            Text("Page \\(page)")
              .onAppear {
                guard !isReady else { return }
                page = initialPage
                isReady = true
              }
              .onDisappear { isReady = false }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.patternBinding]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).has(.hasCustomAttributes),
      let owner = context.ownerType, context.conforms(owner, to: .view), !context.isPreview,
      analyzer.propertyWrappers(of: decl).count == 1,
      analyzer.propertyWrappers(of: decl).first?.decl == analyzer.knownDecl("State"),
      let first = node.initialValue, first.kind == .booleanLiteralExpr, analyzer.isUsedInGivenFilesOnly(decl)
    else { return }
    let name = analyzer.decl(decl).name
    // Most flags are set to the other value, which needs no type checking to see.
    let bodies = context.bodiesOfType.filter { $0 != decl && analyzer.node(of: $0).mentions(name) }
    guard !bodies.contains(where: { analyzer.isInitializer($0) || analyzer.node(of: $0).mentions(name.storage) }),
      !bodies.contains(where: { analyzer.node(of: $0).mentions(name.projection) })
    else { return }
    let uses = PropertyUses(of: decl, analyzer)
    guard uses.bindings.isEmpty, let write = uses.writes.first, let writer = uses.writers.first,
      uses.writes.allSatisfy({ $0.value?.text == first.text && !$0.flips }),
      isRead(decl, in: bodies, analyzer), !context.isMentionedElsewhere(name)
    else { return }
    let text = analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(text)` is `\(first.text)` already, and no code sets it to another value: a check of it never changes",
        in: analyzer.program.file(writer.file).source, at: write.node.range,
        notes: [context.note("the state", at: decl)]))
  }

  private func isRead(_ property: DeclID, in bodies: [DeclID], _ analyzer: Analyzer) -> Bool {
    bodies.contains { body in
      let record = analyzer.record(of: body)
      let targets = analyzer.node(of: body).subtree.compactMap { part in
        PropertyWrite(part, record, analyzer)?.target.id
      }
      return analyzer.node(of: body).subtree.contains { part in
        record.uses[part.id].map { $0.decl == property && $0.part == .value } ?? false && !targets.contains(part.id)
      }
    }
  }
}
