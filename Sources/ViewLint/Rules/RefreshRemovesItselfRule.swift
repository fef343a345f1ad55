import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a task that removes the view to which it belongs, and thereby cancels itself.
struct RefreshRemovesItselfRule: Rule {
  static let info = RuleInfo(
    "refresh_removes_itself", .correctness, .warning, isFixable: false,
    summary: "the task removes the view that it belongs to, and is cancelled before it finishes",
    explanation: """
      The awaited work ends with a cancellation, and the new content never arrives. SwiftUI cancels the action of \
      `refreshable` or `task` when its view is removed, and an action that first sets a state such as `phase = \
      .loading`, for which the condition shows another branch, removes its view at once. Keep the view and show the \
      progress over it, or move the modifier outside the condition.
      """,
    silence: """
      Reported only if the action sets the state unconditionally, before its first `await`, to a value that certainly \
      ends the branch: the case of another branch, `true` or `false`. A modifier outside the condition is not \
      affected.
      """,
    examples: [
      RuleExample(
        """
        final class Feed: ObservableObject {
          enum Phase { case loading, loaded([String]) }
          @Published var phase = Phase.loading
          func load() async {
            phase = .loading
            try? await Task.sleep(for: .seconds(1))
            phase = .loaded(["a"])
          }
          func reload() async {
            try? await Task.sleep(for: .seconds(1))
            phase = .loading
          }
        }
        struct Page: View {
          @StateObject private var feed = Feed()
          var body: some View {
            Group {
              switch feed.phase {
              case .loading: ProgressView()
              case .loaded(let names):
                List(names, id: \\.self) { Text($0) }
                  .↓refreshable { await feed.load() }
              }
            }
            .task { await feed.load() }
          }
        }
        struct Other: View {
          @StateObject private var feed = Feed()
          var body: some View {
            switch feed.phase {
            case .loading: ProgressView().task { await feed.load() }
            case .loaded(let names):
              List(names, id: \\.self) { Text($0) }
                .refreshable { await feed.reload() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var isLoading = false
          @State private var isAsking = false
          @State private var names: [String] = []
          private func fetch() async -> [String] { [] }
          private func load() async {
            guard !isAsking else { return }
            isLoading = true
            defer { isLoading = false }
            names = await fetch()
          }
          var body: some View {
            if isLoading {
              ProgressView()
            } else {
              list
            }
            if !isLoading {
              Text("Names").↓task { await load() }
            }
            if isAsking {
              Text("Names").task { await load() }
            }
          }
          private var list: some View {
            List(names, id: \\.self) { Text($0) }
              .↓refreshable { await load() }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          @State private var isLoading = false
          @State private var names: [String] = []
          private func fetch() async -> [String] { [] }
          var body: some View {
            List {
              if isLoading { ProgressView() }
              ForEach(names, id: \\.self) { Text($0) }
            }
            .refreshable {
              isLoading = true
              names = await fetch()
              isLoading = false
            }
          }
        }
        """),
      RuleExample(
        """
        struct Entry: Identifiable { let id: String }
        struct Payload: View {
          enum Phase { case new, loading, done }
          let entry: Entry
          let fetch: (String) async throws -> String
          @State private var loading: String?
          @State private var payload: String?
          @State private var phase = Phase.new
          @State private var kept = Phase.new
          var body: some View {
            if loading == entry.id {
              ProgressView()
            } else {
              Color.clear.↓task(id: entry.id) { await load() }
            }
            if phase != .loading {
              Text(payload ?? "").↓refreshable {
                phase = .loading
                payload = try? await fetch(entry.id)
                phase = .done
              }
            }
            if kept == .new {
              Text(payload ?? "").refreshable {
                payload = try? await fetch(entry.id)
                kept = .done
              }
            }
            if loading == nil { Color.clear } else { Text("a").task { await load() } }
          }
          private func load() async {
            loading = entry.id
            payload = try? await fetch(entry.id)
            loading = nil
          }
        }
        """),
      RuleExample(
        """
        struct Account: View {
          @State private var name: String?
          @State private var other: String?
          @State private var orders: [String] = []
          private func fetchName() async throws -> String { "Ann" }
          private func fetchOrders() async throws -> [String] { [] }
          private func find() async -> String? { nil }
          var body: some View {
            Group {
              if let name {
                Text(name)
                Text("\\(orders.count) orders")
              } else {
                ProgressView().↓task {
                  do {
                    name = try await fetchName()
                    orders = try await fetchOrders()
                  } catch {
                    print(error)
                  }
                }
              }
            }
            if other == nil {
              ProgressView().task {
                other = await find()
                orders = (try? await fetchOrders()) ?? []
              }
            }
            if name == nil {
              ProgressView().task {
                orders = (try? await fetchOrders()) ?? []
                name = try? await fetchName()
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 47))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The effects of the action may be in other files.
  static let dependsOnWholeProgram = true

  private static let refreshable = CatalogueMember("View", "refreshable")
  private static let task = CatalogueMember("View", "task")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [refreshable, task]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.runsWithBody, !context.isPreview,
      let action = context.analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr
    else { return }
    let statements = action.children.filter { $0.kind != .closureSignature }
    let before = AssignmentsBeforeAwait(in: statements, context).found
    let changes = before + AssignmentsAmongAwaits(in: statements, context).found
    guard !changes.isEmpty else { return }
    let ended: AssignmentsBeforeAwait.Setting? = context.hereOrAtUses(of: node, throughViews: true) { place, use in
      let found = changes.first { change in place.branches(around: use).contains { $0.ends(with: change) } }
      return found.map { .found($0) } ?? .outside
    }
    guard let ended else { return }
    let word = node.text(of: name)
    let what = context.analyzer.name(of: ended.property)
    let isFirst = before.contains { $0.node.id == ended.node.id && $0.context.fileID == ended.context.fileID }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        isFirst
          ? "this `\(word)` removes its own view: `\(what)` becomes `\(RuleText.oneLine(ended.value?.text ?? ""))` "
            + "before the first `await`, this branch ends, and the action is cancelled; keep the view and show the "
            + "progress over it"
          : "this `\(word)` removes its own view as soon as it sets `\(what)`, and is cancelled before the next `await` "
            + "has finished; put it on a container around the condition",
        in: context.file, at: SourceRange(Int(name.start), node.range.end),
        notes: [Diagnostic.Note("it is set here", in: ended.context.file, at: ended.node.range)]))
  }
}
