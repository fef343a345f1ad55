import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an action that starts the same load that the change of its state starts.
struct LoadedTwiceRule: Rule {
  static let info = RuleInfo(
    "loaded_twice", .performance, .warning, isFixable: false,
    summary: "the same load is started twice: by the action, and for the change that the action makes",
    explanation: """
      Each tap sends two requests, and the slower one decides what is shown. The action sets a state and then calls the \
      function that `onChange(of:)` or `task(id:)` of the same state calls as well. Or the same function is called in \
      `onAppear` and in a `task` of one view, which both run when it appears. Let only one of them load.
      """,
    silence: """
      The rule ignores functions that do not wait for anything; functions that return at once when they are already \
      loading; calls under a condition; and calls with different arguments.
      """,
    examples: [
      RuleExample(
        """
        struct Coins: View {
          @State private var chain = 0
          @State private var coins: [Int] = []
          var body: some View {
            List(coins, id: \\.self) { Text("\\($0)") }
              .onChange(of: chain) { reload() }
            Button("Bitcoin") { select(1) }
          }
          private func select(_ chain: Int) {
            self.chain = chain
            ↓reload()
          }
          private func reload() {
            Task { coins = await fetch(chain) }
          }
          private func fetch(_ chain: Int) async -> [Int] { [chain] }
        }
        """),
      RuleExample(
        """
        struct Coins: View {
          @State private var chain = 0
          @State private var coins: [Int] = []
          var body: some View {
            List(coins, id: \\.self) { Text("\\($0)") }
              .task(id: chain) { await load() }
              .↓onAppear { Task { await load() } }
            Button("Bitcoin") {
              chain = 1
              Task { ↓await load() }
            }
          }
          private func load() async {
            try? await Task.sleep(for: .seconds(1))
            coins = [chain]
          }
        }
        """),
      RuleExample(
        """
        @Observable final class Store {
          var names: [String] = []
          private var isLoading = false
          func load() async {
            guard !isLoading else { return }
            isLoading = true
            try? await Task.sleep(for: .seconds(1))
            isLoading = false
          }
          func sort() { names.sort() }
        }
        struct Names: View {
          @State private var store = Store()
          @State private var query = ""
          @State private var order = 0
          var body: some View {
            List(store.names, id: \\.self) { Text($0) }
              .task { await store.load() }
              .onAppear { Task { await store.load() } }
              .onChange(of: query) { Task { await find("new") } }
              .onChange(of: order) { store.sort() }
            Button("Clear") {
              query = ""
              Task { await find("all") }
            }
            Button("Order") {
              order += 1
              store.sort()
            }
          }
          private func find(_ text: String) async { try? await Task.sleep(for: .seconds(1)) }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [.onChange]) || callee.fact(.lifecycle) == .task || callee.fact(.lifecycle) == .onAppear
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.runsWithBody, !context.isPreview, let action = actionCode(of: node, context) else { return }
    let started = StartedWork(in: action.statements, action.context).found
    guard !started.isEmpty else { return }
    checkActions(settingWhatIsWatchedBy: node, started, context)
    checkAppearance(node, started, context)
  }

  private func actionCode(of node: SyntaxNode, _ context: RuleContext) -> RuleContext.ActionCode? {
    guard let action = context.analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr
    else { return nil }
    return RuleContext.ActionCode(
      statements: action.children.filter { $0.kind != .closureSignature }, context: context, isHere: true)
  }

  /// `chain = 1; reload()` beside `.onChange(of: chain) { reload() }`
  private func checkActions(
    settingWhatIsWatchedBy node: SyntaxNode, _ started: [StartedWork.Start], _ context: RuleContext
  ) {
    let isTask = context.calledFact(.lifecycle, of: node) == .task
    guard let watched = context.argument(node, isTask ? .id : "of"), let state = context.record.decl(of: watched),
      context.isShownState(state), context.analyzer.isOwnState(state)
    else { return }
    for place in context.placedWrites(of: state) where !node.range.contains(place.write.node.range) {
      guard let block = place.context.ancestors.last, block.kind == .closureExpr || block.kind == .codeBlock,
        place.context.record.builders[block.id] == nil, place.moments.contains(.other)
      else { continue }
      let statements = block.children.filter { $0.kind != .closureSignature }
      let again = StartedWork(in: Array(statements), place.context).found.first { start in
        start.node.range.start > place.write.node.range.end && started.contains { $0.isSame(start) }
      }
      guard let again else { continue }
      let (name, property) = (context.analyzer.name(of: again.function), context.analyzer.name(of: state))
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(name)` runs twice: the change of `\(property)` starts it as well; leave it to one of the two",
          in: place.context.file, at: again.node.range,
          notes: [
            Diagnostic.Note(
              "it also runs here, for the change", in: context.file, at: node.calleeName.map(\.range) ?? node.range),
            Diagnostic.Note("the change", in: place.context.file, at: place.write.node.range),
          ]))
    }
  }

  /// `.task { await load() }.onAppear { Task { await load() } }`
  private func checkAppearance(_ node: SyntaxNode, _ started: [StartedWork.Start], _ context: RuleContext) {
    guard runsAsItAppears(node, context), let name = node.calleeName else { return }
    var inner = context.modified(node)
    while let view = inner {
      inner = context.modified(view)
      guard runsAsItAppears(view, context), let code = actionCode(of: view, context), let first = view.calleeName
      else { continue }
      let earlier = StartedWork(in: code.statements, context).found
      guard let again = started.first(where: { start in earlier.contains { $0.isSame(start) } }) else { continue }
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(context.analyzer.name(of: again.function))` runs twice when the view appears: `\(view.text(of: first))` "
            + "starts it as well; leave it to one of the two",
          in: context.file, at: name.range,
          notes: [Diagnostic.Note("it also runs here", in: context.file, at: first.range)]))
    }
  }

  private func runsAsItAppears(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let moment = context.calledFact(.lifecycle, of: node)
    return moment == .task || moment == .onAppear
      || context.isUse(node, of: .onChange) && context.argument(node, "initial").map { $0.text == "true" } ?? false
  }
}

/// The functions of the program that statements call at once or in a task, without a condition, and that wait for
/// something.
private struct StartedWork {
  struct Start {
    let function: DeclID
    /// The call, with its arguments.
    let node: SyntaxNode
    private let text: String

    init(_ function: DeclID, _ call: SyntaxNode, at node: SyntaxNode) {
      (self.function, self.node) = (function, node)
      text = call.plainText.filter { !$0.isWhitespace }.replacingPrefix("self.")
    }

    func isSame(_ other: Start) -> Bool { function == other.function && text == other.text }
  }

  private(set) var found: [Start] = []

  init(in statements: [SyntaxNode], _ context: RuleContext) {
    for statement in statements {
      if statement.kind == .guardStmt { return }
      let call = statement.awaited
      guard call.kind == .functionCallExpr, let use = context.record.uses[call.id] else { continue }
      if context.analyzer.isOwnFunction(use.decl) {
        if Self.waits(use.decl, context.analyzer) { found.append(Start(use.decl, call, at: statement)) }
      } else if context.madeType(call).map({ $0 == context.analyzer.knownDecl("Task") }) == true,
        let work = context.analyzer.arguments(of: call, context.record).last?.node, work.kind == .closureExpr
      {
        found += StartedWork(in: work.children.filter { $0.kind != .closureSignature }, context).found
      }
    }
  }

  /// Whether a function waits, itself or in a task, and does not return at once if it is already running.
  private static func waits(_ function: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let block = analyzer.node(of: function).child(.codeBlock),
      block.subtree.contains(where: { $0.kind == .awaitExpr })
    else { return false }
    return !block.subtree.contains { part in
      part.kind == .guardStmt && part.conditions.contains { $0.kind != .optionalBindingCondition }
        || part.kind == .ifExpr
          && part.child(.codeBlock).map { $0.children.last?.kind == .returnStmt } == true
    }
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
