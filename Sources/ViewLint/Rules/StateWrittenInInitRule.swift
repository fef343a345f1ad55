import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about work that a view's initializer starts and whose result is written to state.
struct StateWrittenInInitRule: Rule {
  static let info = RuleInfo(
    "state_written_in_init", .state, .warning, isFixable: false,
    summary: "what the initializer's work writes to the view's state is lost",
    explanation: """
      The view shows its first value forever. SwiftUI creates a view often, and connects its `@State` only when it \
      shows the view. A function that the initializer calls, and a task, timer or closure that it starts, has a copy \
      of the view without storage for its state: writes are lost. Also, the work is repeated each time the view is \
      created. Do it in `task` or `onAppear`.
      """,
    silence: """
      The rule ignores direct assignments in the initializer, which another rule covers, and writes to objects.
      """,
    examples: [
      RuleExample(
        """
        struct Feed: View {
          @State private var posts: [String] = []
          @State private var count = 0
          @State private var text: String
          private let model = Model()
          init() {
            _text = State(initialValue: "new")
            load()
            Task { [self] in ↓posts = await fetch() }
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [self] _ in ↓count += 1 }
            Task { [model] in model.count = 1 }
          }
          private func load() { ↓posts = ["a"] }
          private func fetch() async -> [String] { [] }
          var body: some View { Text(posts.joined() + text + String(count)) }
        }
        final class Model: @unchecked Sendable { var count = 0 }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var posts: [String] = []
          private let title: String
          init(title: String) { self.title = title }
          private func load() { posts = [title] }
          var body: some View { Text(posts.joined()).onAppear { load() } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 25))

  static let visits: [NodeKind] = [.initializerDecl]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let owner = context.ownerType, analyzer.decl(owner).kind == .structure,
      context.conforms(owner, to: .view) || context.conforms(owner, to: .viewModifier), !context.isPreview,
      let block = node.child(.codeBlock)
    else { return }
    let states = Set(
      analyzer.children(of: owner).filter {
        analyzer.propertyWrappers(of: $0).first?.decl == analyzer.knownDecl("State")
      })
    guard !states.isEmpty else { return }
    var seen: Set<DeclID> = []
    for found in CalledWrites(in: Array(block.children), context).found where found.call != nil {
      report(found.write, found.context, from: node, states, &seen, context)
    }
    for closure in block.subtree where closure.kind == .closureExpr && !runsAtOnce(closure, in: block, context) {
      let statements = closure.children.filter { $0.kind != .closureSignature }
      for found in CalledWrites(in: statements, context).found {
        report(found.write, found.context, from: node, states, &seen, context)
      }
    }
  }

  private func runsAtOnce(_ closure: SyntaxNode, in block: SyntaxNode, _ context: RuleContext) -> Bool {
    block.subtree.contains { call in
      call.kind == .functionCallExpr && call.children.contains { $0.id == closure.id }
        && context.analyzer.runsAtOnce(closure, in: call, context.record)
    }
  }

  private func report(
    _ write: PropertyWrite, _ inner: RuleContext, from initializer: SyntaxNode, _ states: Set<DeclID>,
    _ seen: inout Set<DeclID>, _ context: RuleContext
  ) {
    guard states.contains(write.property), seen.insert(write.property).inserted || inner === context else { return }
    let name = context.analyzer.name(of: write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "what is written to `\(name)` here is lost when the initializer starts it: the view gets its state only when "
          + "it is shown; do it in `task` or `onAppear`",
        in: inner.file, at: write.node.range,
        notes: [context.note("the state is declared here", at: write.property)]))
  }
}
