import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows that load the next page when the last one appears, in a stack that makes all rows at once.
struct PagingInEagerStackRule: Rule {
  static let info = RuleInfo(
    "paging_in_eager_stack", .performance, .warning, isFixable: false,
    summary:
      "the last row loads the next page when it appears, and in this stack it appears at once: all pages are loaded",
    explanation: """
      All pages are loaded at once. `VStack` and `HStack` create all rows before the first is shown, and `onAppear` of \
      each runs then, in sight or not. A row that loads the next page if it is the last one does so at once; the new \
      last row does the same, until there are no more pages. In a `LazyVStack` and in a `List` a row appears when the \
      user has scrolled to it.
      """,
    silence: """
      Lazy stacks and lists, stacks that are not in a scroll view of their axis, and actions that add nothing to the \
      collection of the rows, as far as their code is known.
      """,
    examples: [
      RuleExample(
        """
        struct Feed: View {
          @State private var posts: [Int] = []
          private func load() { posts += (0..<20).map { posts.count + $0 } }
          var body: some View {
            ScrollView {
              VStack {
                ForEach(posts, id: \\.self) { post in
                  Text("\\(post)").↓onAppear { if post == posts.last { load() } }
                }
              }
            }
            .onAppear { load() }
          }
        }
        """),
      RuleExample(
        """
        final class Model: ObservableObject {
          @Published var posts: [Int] = []
          func load() async { posts.append(posts.count) }
        }
        struct Feed: View {
          @StateObject private var model = Model()
          var body: some View {
            ScrollView {
              VStack {
                ForEach(model.posts, id: \\.self) { post in
                  Text("\\(post)").↓task { if post == model.posts.count - 1 { await model.load() } }
                }
              }
              LazyVStack {
                ForEach(model.posts, id: \\.self) { post in
                  Text("\\(post)").task { if post == model.posts.last { await model.load() } }
                }
              }
              VStack {
                ForEach(model.posts, id: \\.self) { post in
                  Text("\\(post)").onAppear { if post == model.posts.last { print(post) } }
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var posts: [Int] = []
          var body: some View {
            List {
              ForEach(posts, id: \\.self) { post in
                Text("\\(post)").onAppear { if post == posts.last { posts.append(post + 1) } }
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 200))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The loading code may be in other files.
  static let dependsOnWholeProgram = true

  private static let growing: Set<Name> = ["append", "insert"]
  private static let ends: [Name] = ["last", "count", "endIndex"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(.isRepeating) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let data = node.arguments.first, data.kind == .declReferenceExpr || data.kind == .memberAccessExpr,
      let property = context.rootProperty(data), !context.isPreview,
      let stack = context.stack(around: node), context.madeText(stack.call, of: .lazily) != nil,
      let scroll = stack.scroll, context.scrollAxis(of: scroll) == stack.axis,
      let content = context.analyzer.arguments(of: node, context.record).last?.node, content.kind == .closureExpr,
      let call = loadingCall(in: content, property, context), let name = call.calleeName
    else { return }
    let made = context.madeType(stack.call).map { context.analyzer.name(of: $0) } ?? ""
    let collection = RuleText.oneLine(data.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a `\(made)` creates all rows at once, so that the last one appears without being scrolled to and loads more "
          + "`\(collection)`, until there are no more; use a `Lazy\(made)`",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note("the stack", in: context.file, at: stack.call.children.first?.range ?? stack.call.range)
        ]))
  }

  /// The modifier of a row whose action appends to the collection if the row is the last one.
  private func loadingCall(in content: SyntaxNode, _ property: DeclID, _ context: RuleContext) -> SyntaxNode? {
    content.subtree.first { call in
      guard call.kind == .functionCallExpr,
        context.calledFact(.lifecycle, of: call)?.startsOnAppear ?? false,
        let action = context.analyzer.arguments(of: call, context.record).last?.node, action.kind == .closureExpr,
        let question = action.subtree.first(where: { $0.kind == .ifExpr || $0.kind == .guardStmt }),
        question.conditions.contains(where: { condition in Self.ends.contains { condition.mentions($0) } })
      else { return false }
      return grows(property, in: action, context, depth: 0)
    }
  }

  /// Whether code appends to a collection, directly or in functions of the program that it calls, synchronously or not.
  private func grows(_ property: DeclID, in code: SyntaxNode, _ context: RuleContext, depth: Int) -> Bool {
    let analyzer = context.analyzer
    return code.subtree.contains { node in
      if let write = PropertyWrite(node, context.record, analyzer), write.property == property {
        return node.kind != .functionCallExpr
          ? node.kind == .infixOperatorExpr
          : node.calleeName.map { Self.growing.contains(node.name(of: $0)) } ?? false
      }
      guard depth < Self.maximumDepth, node.kind == .functionCallExpr, let use = context.record.uses[node.id],
        analyzer.isOwnFunction(use.decl), let block = analyzer.node(of: use.decl).child(.codeBlock)
      else { return false }
      let inner = RuleContext(analyzer, use.decl.file)
      inner.enter(use.decl)
      return grows(property, in: block, inner, depth: depth + 1)
    }
  }

  /// The maximum depth of function calls.
  private static let maximumDepth = 3
}
