import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a task that goes on after it has been cancelled for another one.
struct CancellationSwallowedRule: Rule {
  static let info = RuleInfo(
    "cancellation_swallowed", .correctness, .warning, isFixable: true,
    summary: "the cancelled task goes on and writes, for a value that is no longer the one",
    explanation: """
      When the value of `task(id:)` changes, SwiftUI cancels the task and starts another. What is being waited for then \
      ends at once with an error, `try?`, or a `catch` that does not leave, drops the error, and the statements after it run for the old value: a pause that \
      was to wait for the last letter ends at every letter, and an old result may be written over the new one. Leave the \
      task when it has been cancelled: `do { try await … } catch { return }`, or `guard !Task.isCancelled else { return }`.
      """,
    silence: """
      Tasks in which nothing is written afterwards, or that ask whether they are cancelled. A result that is unwrapped by \
      `guard` or `if` is there only if nothing was cancelled.
      """,
    examples: [
      RuleExample(
        """
        struct Finder: View {
          @State private var query = ""
          @State private var results: [String] = []
          func search(_ text: String) -> [String] { [text] }
          var body: some View {
            TextField("Search", text: $query)
              .task(id: query) {
                ↓try? await Task.sleep(for: .seconds(1))
                results = search(query)
              }
          }
        }
        """,
        fixed: """
          struct Finder: View {
            @State private var query = ""
            @State private var results: [String] = []
            func search(_ text: String) -> [String] { [text] }
            var body: some View {
              TextField("Search", text: $query)
                .task(id: query) {
                  do { try await Task.sleep(for: .seconds(1)) } catch { return }
                  results = search(query)
                }
            }
          }
          """),
      RuleExample(
        """
        struct Finder: View {
          @State private var query = ""
          @State private var results: [String] = []
          func load(_ text: String) async throws -> [String] { [text] }
          var body: some View {
            TextField("Search", text: $query)
              .task(id: query) {
                results = (↓try? await load(query)) ?? []
              }
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Search: ObservableObject {
          @Published var results: [String] = []
          func find(_ text: String) async { results = [text] }
        }
        struct Finder: View {
          @State private var query = ""
          @StateObject private var search = Search()
          var body: some View {
            TextField("Search", text: $query)
              .task(id: query) {
                ↓try? await Task.sleep(nanoseconds: 300_000_000)
                await search.find(query)
              }
          }
        }
        """,
        fixed: """
          @MainActor final class Search: ObservableObject {
            @Published var results: [String] = []
            func find(_ text: String) async { results = [text] }
          }
          struct Finder: View {
            @State private var query = ""
            @StateObject private var search = Search()
            var body: some View {
              TextField("Search", text: $query)
                .task(id: query) {
                  do { try await Task.sleep(nanoseconds: 300_000_000) } catch { return }
                  await search.find(query)
                }
            }
          }
          """),
      RuleExample(
        """
        struct Finder: View {
          @State private var query = ""
          @State private var results: [String] = []
          func search(_ text: String) -> [String] { [text] }
          var body: some View {
            TextField("Search", text: $query)
              .task(id: query) {
                do { try await Task.sleep(for: .seconds(1)) } catch { return }
                results = search(query)
              }
          }
        }
        """),
      RuleExample(
        """
        struct Finder: View {
          @State private var query = ""
          @State private var results: [String] = []
          func search(_ text: String) -> [String] { [text] }
          func load(_ text: String) async throws -> [String] { [text] }
          var body: some View {
            TextField("Search", text: $query)
              .task(id: query) {
                try? await Task.sleep(for: .seconds(1))
                guard !Task.isCancelled else { return }
                results = search(query)
              }
              .task(id: query) {
                if let found = try? await load(query) { results = found }
              }
              .task(id: query) {
                try? await Task.sleep(for: .seconds(1))
              }
          }
        }
        """),
      RuleExample(
        """
        struct Tip: View {
          @State private var isShown = false
          var body: some View {
            Text("Tip").opacity(isShown ? 1 : 0)
              .task {
                try? await Task.sleep(for: .seconds(1))
                isShown = true
              }
          }
        }
        """),
      RuleExample(
        """
        final class Chats: ObservableObject {
          @Published var names: [String] = []
          func load() async throws { names = ["Ada"] }
        }
        struct ChatList: View {
          @StateObject private var chats = Chats()
          var user: String
          var body: some View {
            Text("Chats").task(id: user) { try? await chats.load() }
          }
        }
        """),
      RuleExample(
        """
        struct Finder: View {
          @State private var query = ""
          @State private var results: [String] = []
          func search(_ text: String) -> [String] { [text] }
          func load(_ text: String) async throws -> [String] { [text] }
          var body: some View {
            TextField("Search", text: $query)
              .task(id: query) {
                do {
                  try await Task.sleep(for: .seconds(1))
                } ↓catch {}
                results = search(query)
              }
              .task(id: query) {
                do { results = try await load(query) } catch {}
              }
              .task(id: query) {
                do { try await Task.sleep(for: .seconds(1)) } ↓catch { print(error) }
                results = search(query)
              }
              .task(id: query) {
                do { try await Task.sleep(for: .seconds(1)) } catch { return }
                results = search(query)
              }
          }
        }
        """),
      RuleExample(
        """
        struct Finder: View {
          @State private var query = ""
          @State private var results: [String] = []
          private func search() async {
            ↓try? await Task.sleep(for: .seconds(1))
            results = [query]
          }
          var body: some View {
            TextField("Search", text: $query)
              .task(id: query) { await search() }
          }
        }
        """,
        fixed: """
          struct Finder: View {
            @State private var query = ""
            @State private var results: [String] = []
            private func search() async {
              do { try await Task.sleep(for: .seconds(1)) } catch { return }
              results = [query]
            }
            var body: some View {
              TextField("Search", text: $query)
                .task(id: query) { await search() }
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 6, of: 6, inApps: 1))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool {
    callee.text(of: .lifecycle) == "task" && callee.isFromCatalogue(with: "id")
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let id = context.argument(node, .id), let action = context.analyzer.arguments(of: node, context.record).last,
      action.node.kind == .closureExpr
    else { return }
    if let found = swallowed(within: action.node, context) { return report(found, id, context) }
    for function in awaitedMethods(in: action.node, context) {
      let inner = RuleContext(context.analyzer, context.fileID)
      inner.enter(function)
      guard let block = context.analyzer.node(of: function).child(.codeBlock),
        let found = swallowed(within: block, inner)
      else { continue }
      return report(found, id, context)
    }
  }

  private func swallowed(within list: SyntaxNode, _ context: RuleContext) -> Swallowed? {
    var open = [list]
    while let list = open.popLast() {
      if let found = swallowed(in: list, context) { return found }
      open += list.children.filter { $0.kind == .doStmt || $0.kind == .codeBlock }
    }
    return nil
  }

  /// The methods of the view that the task waits for, statement by statement: `await search()`.
  private func awaitedMethods(in action: SyntaxNode, _ context: RuleContext) -> [DeclID] {
    action.children.compactMap { statement in
      guard statement.kind == .awaitExpr, let call = statement.children.first, let use = context.record.uses[call.id],
        use.decl.file == context.fileID, context.analyzer.isOwnFunction(use.decl), context.isOfSameType(use.decl)
      else { return nil }
      return use.decl
    }
  }

  /// An error that is dropped, and what is done in spite of it.
  private struct Swallowed {
    let attempt: Attempt
    let write: SyntaxNode
  }

  /// Something that is waited for, and whose error is dropped.
  private struct Attempt {
    let node: SyntaxNode
    /// Where it is dropped, and by what.
    let range: SourceRange
    let word: String
    /// Leaves the task instead.
    let fixIt: FixIt?
  }

  private func report(_ found: Swallowed, _ id: SyntaxNode, _ context: RuleContext) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "when `\(RuleText.oneLine(id.text))` changes, this task is cancelled, `\(found.attempt.word)` hides it, and what comes after "
          + "it is still done for the old value; leave the task if it is cancelled",
        in: context.file, at: found.attempt.range,
        notes: [Diagnostic.Note("this is done by the cancelled task too", in: context.file, at: found.write.range)],
        fixIts: found.attempt.fixIt.map { [$0] } ?? []))
  }

  private static let sleep = CatalogueMember("Task", "sleep")

  /// Leaves the task if a pause is cancelled, for which alone a pause ends with an error.
  private func pause(_ attempt: SyntaxNode, _ context: RuleContext) -> FixIt? {
    guard let awaited = attempt.children.first, awaited.kind == .awaitExpr, let call = awaited.children.first,
      context.isUse(call, of: Self.sleep), !givesValue(context)
    else { return nil }
    return FixIt(
      "`catch { return }`", [TextEdit(attempt.range, "do { try \(awaited.text) } catch { return }")], isSafe: false)
  }

  private func givesValue(_ context: RuleContext) -> Bool {
    guard let decl = context.decl, context.analyzer.decl(decl).kind == .function, !context.isViewCode else {
      return false
    }
    return context.analyzer.signature(of: decl).result != context.analyzer.void
  }

  /// A statement that drops its error, and one that writes in spite of it: the same or a later one of the list.
  private func swallowed(in list: SyntaxNode, _ context: RuleContext) -> Swallowed? {
    var attempt: Attempt?
    for statement in list.children where statement.kind.isCodeItem {
      if leaves(statement, context) {
        attempt = nil
        continue
      }
      if attempt == nil { attempt = self.attempt(in: statement, context) }
      if let attempt, writes(statement, apartFrom: attempt.node, context) {
        return Swallowed(attempt: attempt, write: statement)
      }
    }
    return nil
  }

  private func attempt(in statement: SyntaxNode, _ context: RuleContext) -> Attempt? {
    if statement.kind == .doStmt { return catchThatStays(statement) }
    return swallowing(statement).map { attempt in
      // Where nobody waits for its result, it is a statement of its own.
      let fixIt = attempt.id == statement.id ? pause(attempt, context) : nil
      return Attempt(node: attempt, range: attempt.range, word: "try?", fixIt: fixIt)
    }
  }

  /// `do { try await … } catch { print(error) }`: all errors are caught, and after each the task goes on.
  private func catchThatStays(_ statement: SyntaxNode) -> Attempt? {
    let clauses = statement.children.filter { $0.kind == .catchClause }
    guard let last = clauses.last, let word = last.firstToken, let block = statement.child(.codeBlock),
      clauses.allSatisfy({ $0.child(.codeBlock)?.children.isEmpty == true })
        || clauses.count == 1 && last.children.count == 1 && !last.contains(where: Self.decides),
      block.contains(where: { part in
        part.kind == .tryExpr && part.ownToken(.postfixQuestion) == nil
          && part.contains { $0.kind == .awaitExpr }
      })
    else { return nil }
    return Attempt(node: statement, range: word.range, word: "catch", fixIt: nil)
  }

  /// What a `catch` does that looks at the error, or leaves.
  private static func decides(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .ifExpr, .guardStmt, .switchExpr, .returnStmt, .throwStmt, .breakStmt, .continueStmt: true
    default: false
    }
  }

  /// `try?` before something that is waited for, where its result is no condition.
  private func swallowing(_ node: SyntaxNode) -> SyntaxNode? {
    switch node.kind {
    case .closureExpr, .ifExpr, .switchExpr, .guardStmt, .whileStmt, .forStmt, .doStmt: return nil
    case .tryExpr:
      if node.ownToken(.postfixQuestion) != nil, node.contains(where: { $0.kind == .awaitExpr }) { return node }
    default: break
    }
    for child in node.children {
      if let found = swallowing(child) { return found }
    }
    return nil
  }

  /// Whether a statement may end the task, or asks whether it is cancelled.
  private func leaves(_ statement: SyntaxNode, _ context: RuleContext) -> Bool {
    switch statement.kind {
    case .guardStmt: return true
    case .ifExpr, .whileStmt, .doStmt, .switchExpr:
      return statement.contains { $0.kind == .returnStmt || isAboutCancellation($0, context) }
    default: return statement.contains { isAboutCancellation($0, context) }
    }
  }

  private static let cancellation = [
    CatalogueMember("Task", "isCancelled"), CatalogueMember("Task", "checkCancellation"),
  ]

  private func isAboutCancellation(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.isUse(node, ofAny: Self.cancellation)
  }

  /// Whether a statement writes what views show, itself or by a function of the program.
  /// - Parameter attempt: what is cancelled itself.
  private func writes(_ statement: SyntaxNode, apartFrom attempt: SyntaxNode, _ context: RuleContext) -> Bool {
    guard statement.kind.isExpr, statement.kind != .ifExpr, statement.kind != .switchExpr else { return false }
    return statement.contains { node in
      if let write = PropertyWrite(node, context.record, context.analyzer) {
        return context.analyzer.isObserved(write.property)
      }
      guard node.kind == .functionCallExpr, !attempt.range.contains(node.range),
        let use = context.record.uses[node.id],
        context.analyzer.isOwnFunction(use.decl)
      else { return false }
      var finder = EffectFinder(context.analyzer)
      return finder.effect(of: use.decl).map { !$0.isPrint } ?? false
    }
  }
}

extension SyntaxNode {
  /// Whether something holds for the node or one below it, closures left out.
  func contains(where condition: (SyntaxNode) -> Bool) -> Bool {
    var open = [self]
    while let next = open.popLast() {
      if condition(next) { return true }
      open += next.children.filter { $0.kind != .closureExpr }
    }
    return false
  }
}
