import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a timer publisher that a view subscribes to and nothing connects.
struct TimerNeverConnectedRule: Rule {
  static let info = RuleInfo(
    "timer_never_connected", .correctness, .warning, isFixable: false,
    summary: "nothing starts the timer, so its action never runs",
    explanation: """
      The action never runs. `Timer.publish(every:on:in:)` returns a publisher that sends nothing until it is \
      connected, and `onReceive` and `sink` only subscribe to it. Append `.autoconnect()`, which connects the \
      publisher with the first subscriber, or call `connect()` and store its result.
      """,
    silence: """
      The rule ignores files in which something is connected, and publishers from unknown code.
      """,
    examples: [
      RuleExample(
        """
        struct Clock: View {
          @State private var count = 0
          private static let ticks = Timer.publish(every: 1, on: .main, in: .common)
          private let fast = Timer.publish(every: 0.1, on: .main, in: .common)
          private let seconds = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("\\(count)")
              .onReceive(↓Self.ticks) { _ in count += 1 }
              .onReceive(↓fast) { _ in count += 1 }
              .onReceive(seconds) { _ in count += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Clock: View {
          @State private var count = 0
          @State private var connection: (any Cancellable)?
          private let ticks = Timer.publish(every: 1, on: .main, in: .common)
          var body: some View {
            Text("\\(count)")
              .onReceive(ticks) { _ in count += 1 }
              .onAppear { connection = ticks.connect() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 109))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let receive = CatalogueMember("View", "onReceive")
  private static let timer: Name = "TimerPublisher"
  private static let connect: Name = "connect"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [receive]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let value = node.arguments.first, value.kind != .labeledExpr, !context.isPreview,
      let type = context.nominal(of: value), analyzer.isFromCatalogue(type), analyzer.decl(type).name == Self.timer,
      !connects(context.fileID, context)
    else { return }
    let property = context.record.decl(of: value)
    if let property {
      guard context.isOwn(property), !connects(property.file, context) else { return }
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing starts this timer, so the action never runs; append `.autoconnect()`",
        in: context.file, at: value.range, notes: property.map { [context.note("it is created here", at: $0)] } ?? []))
  }

  private func connects(_ file: FileID, _ context: RuleContext) -> Bool {
    context.analyzer.program.file(file).tree.root.mentions(Self.connect)
  }
}
