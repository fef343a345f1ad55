import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about code of a view that waits on the main thread.
struct MainThreadBlockedRule: Rule {
  static let info = RuleInfo(
    "main_thread_blocked", .performance, .warning, isFixable: false,
    summary:
      "the code of a view waits on the main thread: the app does not respond, and changes are not shown meanwhile",
    explanation: """
      The screen freezes. Bodies and actions run on the main thread, which also draws and handles touches. `Thread.sleep`, \
      `sleep`, or `wait()` on a semaphore or group stop it: a progress view that is shown before it never appears, and a \
      semaphore that a `Task` of the view should signal is never signaled, because the task waits for the main thread. \
      Use `try await Task.sleep(for:)` and `await` in a `task` or `Task`.
      """,
    silence: """
      Code that runs elsewhere: in `Task.detached`, on a dispatch queue, in an `async` function, and functions that the \
      rule cannot follow to a view.
      """,
    examples: [
      RuleExample(
        """
        struct Upload: View {
          @State private var isBusy = false
          var body: some View {
            Button("Send") {
              isBusy = true
              ↓Thread.sleep(forTimeInterval: 2)
              isBusy = false
            }
            .overlay { if isBusy { ProgressView() } }
          }
        }
        """),
      RuleExample(
        """
        struct Upload: View {
          @State private var text = ""
          var body: some View {
            Text(text).onAppear { load() }
          }
          private func load() {
            let done = DispatchSemaphore(value: 0)
            Task {
              text = "loaded"
              done.signal()
            }
            ↓done.wait()
          }
        }
        """),
      RuleExample(
        """
        struct Upload: View {
          @State private var text = ""
          var body: some View {
            Text(text)
              .task { try? await Task.sleep(for: .seconds(1)) }
              .onAppear {
                DispatchQueue.global().async {
                  Thread.sleep(forTimeInterval: 1)
                  DispatchQueue.main.async { text = "late" }
                }
                Task.detached { sleep(1) }
              }
          }
        }
        """),
      RuleExample(
        """
        enum Exporter {
          static func export(_ text: String) -> String {
            ↓Thread.sleep(forTimeInterval: 2)
            return text.uppercased()
          }
          static func exportLater(_ text: String) -> String {
            Thread.sleep(forTimeInterval: 2)
            return text.uppercased()
          }
        }
        final class Exports: ObservableObject {
          @Published var text = ""
          func run() { text = Exporter.export("a") }
          func start() {
            DispatchQueue.global().async { let text = Exporter.exportLater("a"); DispatchQueue.main.async { self.text = text } }
          }
        }
        struct ExportView: View {
          @StateObject private var exports = Exports()
          var body: some View {
            Button("Export", action: exports.run)
            Text(exports.text).onAppear { exports.start() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The calls of a method may be in another file.
  static let dependsOnWholeProgram = true

  /// A view may call a method of an object that waits.
  static let outsideViews = OutsideViews(words: ["sleep", "usleep", "wait"])

  private static let maximumDepth = 3

  static func checksCalls(_ callee: Callee) -> Bool { callee.text(of: .blocks) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.calledText(node, of: .blocks) != nil, !context.isPreview, !runsElsewhere(context),
      let callee = node.children.first
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(RuleText.oneLine(callee.text))` stops the main thread: until it ends, the app draws nothing and ignores "
          + "touches; wait by `await` in a `task`",
        in: context.file, at: node.range))
  }

  /// Whether the code around the call may run on another thread: in a closure that a function runs in the background, in a
  /// task, in an asynchronous function, or in a function that other code than that of views calls.
  private func runsElsewhere(_ context: RuleContext, depth: Int = 0) -> Bool {
    let analyzer = context.analyzer
    let around = context.enclosingCalls
    let isClosureElsewhere = around.contains { call, closure in
      context.record.builders[closure.id] == nil && !isAction(givenTo: call, context)
    }
    guard let decl = context.decl, !isClosureElsewhere, !around.isEmpty || !isFunctionName(context) else { return true }
    if context.isInView {
      guard analyzer.decl(decl).kind == .function, !analyzer.isViewContent(decl), !context.isViewCode else {
        return false
      }
    }
    guard depth < Self.maximumDepth, analyzer.decl(decl).kind == .function, !analyzer.signature(of: decl).isAsync,
      context.ownerType.map({ analyzer.decl($0).kind != .actor }) ?? true
    else { return true }
    let places = context.calls(of: decl) + context.places(naming: decl)
    return places.isEmpty || places.contains { runsElsewhere($0.context, depth: depth + 1) }
  }

  /// Whether the code only names a function: a name that is passed to no call is called at a place that is not known.
  private func isFunctionName(_ context: RuleContext) -> Bool {
    guard let node = context.ancestors.last, node.kind == .declReferenceExpr || node.kind == .memberAccessExpr else {
      return false
    }
    return context.record.uses[node.id].map { context.analyzer.isOwnFunction($0.decl) } ?? false
  }

  /// Whether a call keeps what it is given as the action of a control or a modifier, which runs on the main thread.
  private func isAction(givenTo call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[call.id], context.analyzer.isFromCatalogue(use.decl),
      context.analyzer.fact(.background, of: use.decl) == nil
    else { return false }
    return context.modified(call) != nil || context.madeType(call).map { context.conforms($0, to: .view) } ?? false
  }
}
