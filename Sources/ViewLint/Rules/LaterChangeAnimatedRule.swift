import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about `withAnimation` around code that only runs later.
struct LaterChangeAnimatedRule: Rule {
  static let info = RuleInfo(
    "animation_before_change", .animation, .warning, isFixable: false,
    summary: "the change is not animated, because it runs after `withAnimation` has returned",
    explanation: """
      The change appears without animation. `withAnimation` animates what changes while its closure runs. A `Task`, or \
      a closure that is passed to a queue, runs after `withAnimation` has returned. Put `withAnimation` into it, \
      around the change itself.
      """,
    silence: """
      A closure that also changes something itself, and one whose later part animates its changes, or changes nothing \
      that views depend on as far as is known.
      """,
    examples: [
      RuleExample(
        """
        struct Weather: View {
          @State private var degrees: Int?
          private func fetch() async -> Int { 20 }
          var body: some View {
            Text("\\(degrees ?? 0)")
            Button("Load") { ↓withAnimation { Task { degrees = await fetch() } } }
            Button("Forget") {
              ↓withAnimation(.easeOut) {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { degrees = nil }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Weather: View {
          @State private var degrees: Int?
          @State private var isLoading = false
          private func fetch() async -> Int { 20 }
          var body: some View {
            Text("\\(degrees ?? 0)")
            Button("Load") {
              Task {
                let new = await fetch()
                withAnimation { degrees = new }
              }
            }
            Button("Both") {
              withAnimation {
                isLoading = true
                Task { degrees = await fetch() }
              }
            }
            Button("Inside") {
              withAnimation {
                Task {
                  let new = await fetch()
                  withAnimation { degrees = new }
                }
              }
            }
            Button("Nothing") { withAnimation { Task { await print(fetch()) } } }
          }
        }
        """),
      RuleExample(
        """
        final class News: ObservableObject {
          @Published var stories: [String] = []
          func reload() {
            Task { stories = await fetch() }
          }
          func clear() {
            stories = []
            Task { stories = await fetch() }
          }
          func refresh() {
            Task {
              let next = await fetch()
              withAnimation { stories = next }
            }
          }
          private func fetch() async -> [String] { ["A"] }
        }
        struct NewsList: View {
          @StateObject private var news = News()
          var body: some View {
            ForEach(news.stories, id: \\.self) { Text($0) }
            Button("Reload") { ↓withAnimation { news.reload() } }
            Button("Clear") { withAnimation { news.clear() } }
            Button("Refresh") { withAnimation { news.refresh() } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 68))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The code that the closure calls may be in other files.
  static let dependsOnWholeProgram = true

  private static let function: Name = "withAnimation"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.analyzer.decl(callee.decl).name == function && callee.analyzer.isFromCatalogue(callee.decl)
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard node.arguments.first?.kind != .nilLiteralExpr, let callee = node.children.first,
      let change = node.lastClosure,
      case let statements = change.children.filter({ $0.kind != .closureSignature }), !statements.isEmpty
    else { return }
    var later: [ValueOrigin] = []
    for statement in statements {
      guard let work = laterWork(of: statement, context) else { return }
      later += work
    }
    guard !later.contains(where: { $0.node.mentions(Self.function) }),
      let found = later.firstNonNil({ firstChange(by: $0.node, $0.context) })
    else { return }
    let property = context.analyzer.name(of: found.write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing is animated: `\(property)` changes after `withAnimation` has returned; put `withAnimation` around the "
          + "change itself",
        in: context.file, at: callee.range,
        notes: [Diagnostic.Note("it is changed here", in: found.context.file, at: found.write.node.range)]))
  }

  /// The maximum depth of functions that call each other.
  private static let maximumDepth = 2

  /// The statements that a statement runs later: in a task, in a closure for a queue, or in a function that does nothing
  /// else. `nil` if it also does something at once.
  private func laterWork(of statement: SyntaxNode, _ context: RuleContext, depth: Int = 0) -> [ValueOrigin]? {
    guard statement.kind == .functionCallExpr else { return nil }
    if let use = context.record.uses[statement.id], context.analyzer.isOwnFunction(use.decl), depth < Self.maximumDepth,
      !context.analyzer.signature(of: use.decl).isAsync,
      let block = context.analyzer.node(of: use.decl).child(.codeBlock), !block.children.isEmpty
    {
      let inner = RuleContext(context.analyzer, use.decl.file)
      inner.enter(use.decl)
      var found: [ValueOrigin] = []
      for part in block.children {
        guard let work = laterWork(of: part, inner, depth: depth + 1) else { return nil }
        found += work
      }
      return found
    }
    guard context.makes(statement, anyOf: ["Task"]) || context.calledFact(.background, of: statement) != nil,
      let work = context.analyzer.arguments(of: statement, context.record).last?.node, work.kind == .closureExpr,
      !context.analyzer.runsAtOnce(work, in: statement, context.record)
    else { return nil }
    return work.children.filter { $0.kind != .closureSignature }.map { ValueOrigin($0, context) }
  }

  /// The first place that changes a value that views depend on, unless the code there animates it.
  private func firstChange(by statement: SyntaxNode, _ context: RuleContext) -> CalledWrites.Found? {
    let writes = CalledWrites(in: [statement], context).found
    let areAnimated = writes.contains { found in
      guard let decl = found.context.decl, decl != context.decl else { return false }
      return context.analyzer.node(of: decl).mentions(Self.function)
    }
    guard !areAnimated else { return nil }
    return writes.first { found in
      context.analyzer.isOwnState(found.write.property) || context.analyzer.isObserved(found.write.property)
    }
  }
}
