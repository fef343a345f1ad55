import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a task that outlives its view.
struct TaskInOnAppearRule: Rule {
  static let info = RuleInfo(
    "task_in_onappear", .performance, .warning, isFixable: true,
    summary: "the task continues after the view has disappeared",
    explanation: """
      A `Task` that starts in `onAppear` continues after the view has disappeared, and each time the view appears \
      again, another one starts beside it. `task` starts at the same time, and SwiftUI cancels it when the view \
      disappears: the work that it awaits then ends, if it can be cancelled.
      """,
    silence: """
      The rule ignores a task that does more than load what its view shows: work that sends, saves or closes \
      something, notifies others or writes what other views observe must finish, and the effects of unknown code are \
      not known. It ignores a task that is stored in a variable, which can be cancelled; a task that starts only the \
      first time, as a flag that is set beside it shows, or for a value that is removed as it starts; and a task of a \
      scene's root view, which lives as long as the app. A view that comes and goes while its creator stays, such as a \
      row or conditional content, may start work that continues without it: the next page, or the replacement for a \
      loading indicator.
      """,
    examples: [
      RuleExample(
        """
        struct Feed: View {
          @State private var news = ""
          private func latest() async -> String { "" }
          func load() async { news = await latest() }
          var body: some View {
            Text("Feed").↓onAppear { Task { await load() } }
          }
        }
        """,
        fixed: """
          struct Feed: View {
            @State private var news = ""
            private func latest() async -> String { "" }
            func load() async { news = await latest() }
            var body: some View {
              Text("Feed").task { await load() }
            }
          }
          """),
      RuleExample(
        """
        struct Feed: View {
          @State private var news = ""
          private func latest() async -> String { "" }
          func load() async { news = await latest() }
          var body: some View {
            Text("Feed")
              .↓onAppear {
                Task(priority: .low) {
                  await load()
                }
              }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var loading: Task<Void, Never>?
          @State private var news = ""
          private func latest() async -> String { "" }
          func load() async { news = await latest() }
          var body: some View {
            Text("Feed").onAppear { loading = Task { await load() } }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var news = ""
          private func latest() async -> String { "" }
          func load() async { news = await latest() }
          var body: some View {
            Text("Feed").task { await load() }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          func load() {}
          var body: some View {
            Text("Feed").onAppear { Task { load() } }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var items: [String] = []
          func load() async throws -> [String] { [] }
          var body: some View {
            Text("Feed").↓onAppear { Task { items = try await load() } }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var news = ""
          private func latest() async -> String { "" }
          func load() async { news = await latest() }
          func start() {
            Task { await load() }
          }
          func refresh() {
            Task { await load() }
            print("refreshing")
          }
          var body: some View {
            Text("Feed").↓onAppear(perform: start)
            Text("News").↓onAppear { refresh() }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var news = ""
          private func latest() async -> String { "" }
          func load() async { news = await latest() }
          var body: some View {
            VStack {
              Text("Feed")
                .↓onAppear {
                  Task {
                    // At once.
                    await load()
                    await load()
                  }
                }
            }
          }
        }
        """,
        fixed: """
          struct Feed: View {
            @State private var news = ""
            private func latest() async -> String { "" }
            func load() async { news = await latest() }
            var body: some View {
              VStack {
                Text("Feed")
                  .task {
                    // At once.
                    await load()
                    await load()
                  }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Feed: View {
          @State private var items: [String] = []
          @State private var isLoading = true
          @State private var news = ""
          private func latest() async -> String { "" }
          func load() async { news = await latest() }
          var body: some View {
            List {
              ForEach(items, id: \\.self) { Text($0) }
              ProgressView().onAppear { Task { await load() } }
            }
            if isLoading {
              sign
            }
          }
          private var sign: some View {
            Text("Loading").onAppear { Task { await load() } }
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var items: [String] = []
          private func first() async -> String { "first" }
          private func load() async { items = [await first()] }
          var body: some View {
            Text(items.joined())
              .task { await load() }
              .↓onAppear { Task { await load() } }
          }
        }
        """),
      RuleExample(
        """
        struct Story: View {
          @State private var isLoaded = false
          @State private var link: String?
          @State private var news = ""
          private func latest() async -> String { "" }
          func load() async { news = await latest() }
          var body: some View {
            Text("Story").onAppear {
              guard !isLoaded else { return }
              isLoaded = true
              Task { await load() }
            }
            Text("Story").↓onAppear {
              guard !isLoaded else { return }
              Task { await load() }
            }
            Text("Story").onAppear {
              guard let link else { return }
              print(link)
              self.link = nil
              Task { await load() }
            }
          }
        }
        """),
      RuleExample(
        """
        @main struct Stories: App {
          @State private var news = ""
          private func latest() async -> String { "" }
          func load() async { news = await latest() }
          var body: some Scene {
            WindowGroup { Text("Stories").onAppear { Task { await load() } } }
          }
        }
        """),
      RuleExample(
        """
        final class Library {
          func latest() async -> String { "" }
          func send(_ text: String) async {}
        }
        @MainActor final class Draft: ObservableObject {
          @Published var text = ""
          let library = Library()
          func publish() async {
            await library.send(text)
            text = ""
          }
        }
        final class Session: ObservableObject { @Published var news = "" }
        struct Page: View {
          let library: Library
          let onDone: () -> Void
          @Environment(\\.dismiss) private var dismiss
          @EnvironmentObject private var session: Session
          @StateObject private var draft = Draft()
          @Binding var count: Int
          @State private var text = ""
          var body: some View {
            VStack {
              Text("a").onAppear { Task { await draft.publish() } }
              Text("b").onAppear { Task { await library.send(text) } }
              Text("c").onAppear {
                Task {
                  text = await library.latest()
                  dismiss()
                }
              }
              Text("d").onAppear {
                Task {
                  text = await library.latest()
                  onDone()
                }
              }
              Text("e").onAppear { Task { session.news = await library.latest() } }
              Text("f").onAppear { Task { count = await library.latest().count } }
              Text("g").onAppear {
                Task {
                  text = await library.latest()
                  await Statistics.count(text)
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Library {
          func latest() async -> String { "" }
        }
        @MainActor final class Draft: ObservableObject {
          @Published var text = ""
          let library = Library()
          func fetch() async { text = await library.latest() }
        }
        struct Page: View {
          @StateObject private var draft = Draft()
          var body: some View {
            Text(draft.text).↓onAppear { Task { await draft.fetch() } }
          }
        }
        """,
        fixed: """
          final class Library {
            func latest() async -> String { "" }
          }
          @MainActor final class Draft: ObservableObject {
            @Published var text = ""
            let library = Library()
            func fetch() async { text = await library.latest() }
          }
          struct Page: View {
            @StateObject private var draft = Draft()
            var body: some View {
              Text(draft.text).task { await draft.fetch() }
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 36, of: 37, inApps: 67))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  private static let onAppear = CatalogueMember("View", "onAppear")
  private static let task = CatalogueMember("View", "task")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [Self.onAppear]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName,
      let given = context.analyzer.arguments(of: node, context.record).first?.node,
      let code = context.code(ofAction: given),
      let task = code.statements.first(where: { code.context.makes($0, anyOf: ["Task"]) }),
      let action = code.context.analyzer.arguments(of: task, code.context.record).last?.node,
      action.kind == .closureExpr, action.contains(where: { $0.ownToken(.awaitKeyword) != nil }),
      TaskPurpose(of: statements(of: action), startedBy: context.ownerType, code.context).isForView,
      !mayGoAlone(node, context), !isStartedOnce(task, code), !isAtRoot(context)
    else { return }
    var fixes: [FixIt] = []
    if code.isHere, code.statements.count == 1, action.endsQuietly, task.arguments.isEmpty, node.arguments.isEmpty,
      given.child(.closureSignature) == nil,
      isMovable(from: name, node, without: action, context), !action.text.contains("\"\"\""),
      !hasSameTask(node, as: action, context)
    {
      // The task has a deeper indentation than the modifier.
      let moved = SourceFile.reindented(
        action.text, from: context.file.lineIndentation(at: task.range.start),
        to: context.file.lineIndentation(at: Int(name.start)))
      fixes.append(
        FixIt("`task`", [TextEdit(SourceRange(Int(name.start), node.range.end), "task \(moved)")], isSafe: false))
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this task continues after the view has disappeared, and another one starts when it appears again; it only "
          + "loads what this view shows: start it with `task`, which cancels it with the view",
        in: context.file, at: name.range,
        notes: code.isHere
          ? []
          : [
            Diagnostic.Note("it is started here", in: code.context.file, at: task.children.first?.range ?? task.range)
          ],
        fixIts: fixes))
  }

  private func statements(of closure: SyntaxNode) -> [SyntaxNode] {
    closure.children.filter { $0.kind != .closureSignature }
  }

  /// Whether the view already has a `task` modifier with the same code.
  private func hasSameTask(_ call: SyntaxNode, as action: SyntaxNode, _ context: RuleContext) -> Bool {
    let code = action.plainText
    return ((ViewChain(call, in: context)?.modifiers ?? []) + context.outerModifiers(of: call)).contains { other in
      context.isUse(other, of: Self.task)
        && context.analyzer.arguments(of: other, context.record).last?.node.plainText == code
    }
  }

  /// Whether the view is the root of an app's scene, which lives as long as the app.
  private func isAtRoot(_ context: RuleContext) -> Bool {
    context.ownerType.map { context.conforms($0, to: .app) } ?? false
  }

  /// Whether a statement before the task returns if a value is set that is set before the task starts.
  private func isStartedOnce(_ task: SyntaxNode, _ code: RuleContext.ActionCode) -> Bool {
    let finder = OnceFinder(analyzer: code.context.analyzer, countsTaken: true)
    return code.statements.indices.prefix { code.statements[$0].id != task.id }.contains { index in
      finder.leavesAfterFirst(code.statements[index], rest: code.statements[(index + 1)...], code.context.record)
    }
  }

  /// Whether the view may disappear before the view that makes it, possibly because of the task.
  private func mayGoAlone(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
    let found: Bool? = context.hereOrAtUses(of: view) { place, _ in
      if place.repeatingCall != nil { return .found(true) }
      let isChosen = place.ancestors.contains { around in
        switch around.kind {
        case .ifExpr: around.conditions.contains { $0.kind != .availabilityCondition }
        case .switchExpr, .ternaryExpr: true
        default: false
        }
      }
      if isChosen { return .found(true) }
      if case .found = place.lazyContainer { return .found(true) }
      return .outside
    }
    return found ?? false
  }

  /// Whether the text of the call that a fix removes contains no comments and no conditional compilation.
  private func isMovable(from name: Token, _ call: SyntaxNode, without action: SyntaxNode, _ context: RuleContext)
    -> Bool
  {
    context.file.text(SourceRange(Int(name.start), action.range.start)).isMovableCode
      && context.file.text(SourceRange(action.range.end, call.range.end)).isMovableCode
  }
}
