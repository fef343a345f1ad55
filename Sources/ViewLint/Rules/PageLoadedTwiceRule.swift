import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows that load the next page as they appear while the same page is being loaded.
struct PageLoadedTwiceRule: Rule {
  static let info = RuleInfo(
    "page_loaded_twice", .correctness, .warning, isFixable: false,
    summary: "each row near the end loads the next page, also while it is being loaded: elements arrive twice",
    explanation: """
      The same page is appended several times, which gives several rows one identifier. A row that loads more elements \
      as it appears does so each time that it appears, and so do the rows beside it, while the answer to the first \
      request is still on its way. Return if a request is running: `guard !isLoading else { return }`, with the flag \
      set before the first `await`.
      """,
    silence: """
      Loading code that checks a value which it sets before it waits, that counts the page before it waits, that \
      cancels or keeps its task, or that looks whether an element is already there.
      """,
    examples: [
      RuleExample(
        """
        final class Gallery: ObservableObject {
          @Published var images: [Int] = []
          private var page = 0
          func fetch(_ page: Int) async -> [Int] { [page] }
          func loadMore() {
            Task {
              let next = await fetch(page)
              images += next
              page += 1
            }
          }
        }
        struct Screen: View {
          @StateObject private var gallery = Gallery()
          var body: some View {
            List {
              ForEach(gallery.images, id: \\.self) { image in
                Text("\\(image)").↓onAppear { if image > gallery.images.count - 6 { gallery.loadMore() } }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Gallery: ObservableObject {
          @Published var images: [Int] = []
          private var page = 0
          private var isLoading = false
          func fetch(_ page: Int) async -> [Int] { [page] }
          func loadMore() async {
            guard !isLoading else { return }
            isLoading = true
            images += await fetch(page)
            page += 1
            isLoading = false
          }
          func loadNext() async {
            page += 1
            let next = await fetch(page)
            images += next
          }
        }
        struct Screen: View {
          @StateObject private var gallery = Gallery()
          var body: some View {
            List {
              ForEach(gallery.images, id: \\.self) { image in
                Text("\\(image)").task { if image == gallery.images.last { await gallery.loadMore() } }
                Text("\\(image)").task { if image == gallery.images.last { await gallery.loadNext() } }
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 8))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The loading code may be in other files.
  static let dependsOnWholeProgram = true

  private static let growing: Set<Name> = ["append", "insert"]
  private static let cancel: Name = "cancel"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.lifecycle)?.startsOnAppear ?? false
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let rows = context.repeatingCall, let data = rows.arguments.first, data.kind != .labeledExpr,
      !context.isPreview, let name = node.calleeName,
      let action = context.analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr
    else { return }
    let code = LoadingCode(in: action, context)
    guard let append = code.append, !code.mayStop,
      data.subtree.contains(where: { context.record.decl(of: $0) == append.write.property })
    else { return }
    let collection = context.analyzer.name(of: append.write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "rows that appear while the next page is being loaded load it again, and its elements are in `\(collection)` "
          + "twice; return if a request is running, by a flag that is set before the first `await`",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("it is appended here", in: append.context.file, at: append.write.node.range)]))
  }

  /// What an action of a row does until and after it waits for an answer.
  private struct LoadingCode {
    /// The write that appends to a collection after the code has waited.
    private(set) var append: (write: PropertyWrite, context: RuleContext)?
    /// Whether the code may leave out a request that is already running.
    private(set) var mayStop = false
    private var hasWaited = false
    private var asked: Set<DeclID> = []
    private var seen: Set<DeclID> = []
    private let analyzer: Analyzer

    init(in action: SyntaxNode, _ context: RuleContext) {
      analyzer = context.analyzer
      walk(action, context, isConditional: false)
    }

    private mutating func walk(_ node: SyntaxNode, _ context: RuleContext, isConditional: Bool) {
      switch node.kind {
      case .guardStmt, .ifExpr, .switchExpr, .whileStmt, .ternaryExpr:
        let conditions = node.conditions.isEmpty ? Array(node.children.prefix(1)) : node.conditions
        for use in conditions.flatMap(\.subtree).compactMap({ context.record.uses[$0.id] }) { asked.insert(use.decl) }
      case .functionDecl: return
      default: break
      }
      for child in node.children { walk(child, context, isConditional: isConditional || node.kind == .ifExpr) }
      if node.kind == .awaitExpr { hasWaited = true }
      if let write = PropertyWrite(node, context.record, analyzer) { note(write, context, isConditional) }
      guard node.kind == .functionCallExpr else { return }
      if let name = node.calleeName, node.name(of: name) == PageLoadedTwiceRule.cancel { mayStop = true }
      guard let use = context.record.uses[node.id], analyzer.isOwnFunction(use.decl), seen.count < 8,
        let block = analyzer.node(of: use.decl).child(.codeBlock), seen.insert(use.decl).inserted
      else { return }
      let inner = RuleContext(analyzer, use.decl.file)
      inner.enter(use.decl)
      walk(block, inner, isConditional: false)
    }

    private mutating func note(_ write: PropertyWrite, _ context: RuleContext, _ isConditional: Bool) {
      if hasWaited {
        let appends =
          write.node.kind == .infixOperatorExpr
          || write.node.kind == .functionCallExpr
            && write.node.calleeName.map { PageLoadedTwiceRule.growing.contains(write.node.name(of: $0)) } == true
        if appends, append == nil, !isConditional, isArray(write.property, context) { append = (write, context) }
      } else if write.value?.kind != .booleanLiteralExpr || asked.contains(write.property) {
        mayStop = true
      }
    }

    private func isArray(_ property: DeclID, _ context: RuleContext) -> Bool {
      analyzer.isKnown(analyzer.variableType(of: property), .array)
    }
  }
}
