import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a timer that restarts when the parent of its view is updated.
struct TimerStoredInViewRule: Rule {
  static let info = RuleInfo(
    "timer_stored_in_view", .state, .warning, isFixable: true,
    summary: "each update of the view's parent creates a new timer, which starts its interval again",
    explanation: """
      Ticks come late or, if the parent is updated often, never. The parent creates the view with all its stored \
      properties again at each update, and a timer in a plain property is a new one then: the view drops the first and \
      waits a whole interval for the second. Store the timer in `@State`, or show the time with a `TimelineView`.
      """,
    silence: """
      Reported only if a view that creates this one is evaluated again while this one is shown, because it subscribes \
      to something that is written. The rule ignores sheets, links and static properties.
      """,
    examples: [
      RuleExample(
        """
        import Combine
        struct Clock: View {
          let ↓timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @State private var seconds = 0
          var body: some View {
            Text(String(seconds)).onReceive(timer) { _ in seconds += 1 }
          }
        }
        struct Desk: View {
          @State private var note = ""
          var body: some View {
            VStack {
              Clock()
              TextField(note, text: $note)
              Text(note)
            }
          }
        }
        """,
        fixed: """
          import Combine
          struct Clock: View {
            @State var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            @State private var seconds = 0
            var body: some View {
              Text(String(seconds)).onReceive(timer) { _ in seconds += 1 }
            }
          }
          struct Desk: View {
            @State private var note = ""
            var body: some View {
              VStack {
                Clock()
                TextField(note, text: $note)
                Text(note)
              }
            }
          }
          """),
      RuleExample(
        """
        import Combine
        struct Clock: View {
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @State private var seconds = 0
          var body: some View {
            Text(String(seconds)).onReceive(timer) { _ in seconds += 1 }
          }
        }
        @main struct ClockApp: App {
          var body: some Scene { WindowGroup { Clock() } }
        }
        #Preview {
          Clock()
        }
        """),
      RuleExample(
        """
        import Combine
        struct Clock: View {
          static let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @State private var kept = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @State private var seconds = 0
          var body: some View {
            Text(String(seconds)).onReceive(Self.timer) { _ in seconds += 1 }
          }
        }
        struct Desk: View {
          @State private var note = ""
          var body: some View {
            VStack {
              Clock()
              TextField(note, text: $note)
              Text(note)
            }
          }
        }
        """),
      RuleExample(
        """
        import Combine
        struct Clock: View {
          private let timer: Publishers.Autoconnect<Timer.TimerPublisher>
          init(every seconds: Double) {
            ↓timer = Timer.publish(every: seconds, on: .main, in: .common).autoconnect()
          }
          var body: some View { Text("Clock").onReceive(timer) { print($0) } }
        }
        struct Clocks: View {
          @State private var seconds = 1.0
          var body: some View {
            Clock(every: seconds)
            Button("Slower") { seconds += 1 }
          }
        }
        """),
      RuleExample(
        """
        import Combine
        struct Clock: View {
          @State private var seconds = 0
          var body: some View {
            Text("\\(seconds)")
              .onReceive(↓Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in seconds += 1 }
          }
        }
        """),
      RuleExample(
        """
        import Combine
        struct Clock: View {
          @State private var seconds = 0
          private static let shared = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          private var timer: Publishers.Autoconnect<Timer.TimerPublisher> {
            Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          }
          private var kept: Publishers.Autoconnect<Timer.TimerPublisher> { Self.shared }
          var body: some View {
            Text("\\(seconds)")
              .onReceive(↓timer) { _ in seconds += 1 }
              .onReceive(kept) { _ in seconds += 1 }
          }
        }
        """),
      RuleExample(
        """
        import Combine
        struct Clock: View {
          @State private var start = Date.now
          var body: some View {
            Text(start, style: .timer)
              .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in print("tick") }
          }
        }
        """),
      RuleExample(
        """
        import Combine
        func makeTimer() -> Publishers.Autoconnect<Timer.TimerPublisher> {
          Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        }
        struct Clock: View {
          private let ↓timer = makeTimer()
          @State private var count = 0
          var body: some View { Text("\\(count)").onReceive(timer) { _ in count += 1 } }
        }
        struct Screen: View {
          @State private var isOn = false
          var body: some View {
            Toggle(isOn ? "On" : "Off", isOn: $isOn)
            Clock()
          }
        }
        """,
        fixed: """
          import Combine
          func makeTimer() -> Publishers.Autoconnect<Timer.TimerPublisher> {
            Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          }
          struct Clock: View {
            @State private var timer = makeTimer()
            @State private var count = 0
            var body: some View { Text("\\(count)").onReceive(timer) { _ in count += 1 } }
          }
          struct Screen: View {
            @State private var isOn = false
            var body: some View {
              Toggle(isOn ? "On" : "Off", isOn: $isOn)
              Clock()
            }
          }
          """),
      RuleExample(
        """
        import Combine
        final class Session: ObservableObject {
          @Published var name = ""
          func rename() { name = "Other" }
        }
        struct Clock: View {
          private let ↓timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @EnvironmentObject private var session: Session
          @State private var count = 0
          var body: some View {
            Button("\\(count)") { session.rename() }.onReceive(timer) { _ in count += 1 }
          }
        }
        struct Still: View {
          private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @State private var count = 0
          var body: some View { Text("\\(count)").onReceive(timer) { _ in count += 1 } }
        }
        struct Tick: ViewModifier {
          private let ↓timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          let action: () -> Void
          func body(content: Content) -> some View { content.onReceive(timer) { _ in action() } }
        }
        enum Route {
          case clock
          func screen() -> AnyView { AnyView(Clock()) }
        }
        struct Screen: View {
          @EnvironmentObject private var session: Session
          @State private var isOn = false
          var body: some View {
            Toggle(session.name, isOn: $isOn).modifier(Tick { print("tick") })
              .sheet(isPresented: $isOn) { Route.clock.screen() }
          }
        }
        struct Menu: View {
          @State private var isOn = false
          var body: some View { Toggle("On", isOn: $isOn).sheet(isPresented: $isOn) { Still() } }
        }
        """,
        fixed: """
          import Combine
          final class Session: ObservableObject {
            @Published var name = ""
            func rename() { name = "Other" }
          }
          struct Clock: View {
            @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            @EnvironmentObject private var session: Session
            @State private var count = 0
            var body: some View {
              Button("\\(count)") { session.rename() }.onReceive(timer) { _ in count += 1 }
            }
          }
          struct Still: View {
            private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            @State private var count = 0
            var body: some View { Text("\\(count)").onReceive(timer) { _ in count += 1 } }
          }
          struct Tick: ViewModifier {
            @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            let action: () -> Void
            func body(content: Content) -> some View { content.onReceive(timer) { _ in action() } }
          }
          enum Route {
            case clock
            func screen() -> AnyView { AnyView(Clock()) }
          }
          struct Screen: View {
            @EnvironmentObject private var session: Session
            @State private var isOn = false
            var body: some View {
              Toggle(session.name, isOn: $isOn).modifier(Tick { print("tick") })
                .sheet(isPresented: $isOn) { Route.clock.screen() }
            }
          }
          struct Menu: View {
            @State private var isOn = false
            var body: some View { Toggle("On", isOn: $isOn).sheet(isPresented: $isOn) { Still() } }
          }
          """),
    ], precision: RuleInfo.Precision(right: 52, of: 52, inApps: 83))

  static let visits: [NodeKind] = [.patternBinding, .assignmentExpr, .functionCallExpr]
  static let usesProgramFacts = true

  private static let publish = CatalogueMember("Timer", "publish")

  private static let receive = CatalogueMember("View", "onReceive")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [Self.receive]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .functionCallExpr { return checkReceiver(node, context) }
    if node.kind == .assignmentExpr { return checkInitializer(node, context) }
    guard context.ancestors.isEmpty, let decl = context.decl,
      let value = node.initialValue, isTimer(value, context),
      let owner = owner(of: decl, context)
    else { return }
    report(decl, of: owner, at: context.analyzer.nameRange(of: decl), context, fix(decl, context))
  }

  private func fix(_ timer: DeclID, _ context: RuleContext) -> [FixIt] {
    guard let declaration = PlainDeclaration(of: timer, in: context), context.seesAllUses(of: timer) else { return [] }
    let start = declaration.header.range.start
    var edits = [TextEdit(SourceRange(start, start), "@State ")]
    if declaration.word.kind == .letKeyword { edits.append(TextEdit(declaration.word.range, "var")) }
    return [FixIt("keep it in `@State`", edits, isSafe: false)]
  }

  /// `onReceive(Timer.publish(…).autoconnect()) { … }`
  private func checkReceiver(_ node: SyntaxNode, _ context: RuleContext) {
    guard let value = node.arguments.first, context.runsWithBody, !context.isPreview, let view = context.ownerType
    else { return }
    let origin = context.origin(of: value)
    guard isTimer(origin.node, origin.context) else { return }
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "each evaluation of the body creates this timer again, and it waits a whole interval again; keep it in `@State`",
      in: context.file, at: value.range)
    let hasState = context.analyzer.children(of: view).contains { member in
      context.analyzer.decl(member).kind == .variable && context.analyzer.isTracked(member)
    }
    let isRemade = ProgramCondition.remade(
      view, .shownOrCovering, note: "the view is created here, by one that is updated")
    context.report(
      diagnostic, if: hasState ? .any([.updated(view, note: "this evaluates the body again"), isRemade]) : isRemade)
  }

  /// `timer = Timer.publish(…).autoconnect()`
  private func checkInitializer(_ node: SyntaxNode, _ context: RuleContext) {
    guard let (use, value) = context.initialization(node), let owner = owner(of: use.decl, context),
      isTimer(value, context)
    else { return }
    report(use.decl, of: owner, at: node.range, context, [])
  }

  private func isTimer(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    let made = context.making(value)
    return made.node.kind == .functionCallExpr && made.node.contains { made.context.isUse($0, of: Self.publish) }
  }

  /// The view with the property, if it is stored without a wrapper.
  private func owner(of property: DeclID, _ context: RuleContext) -> DeclID? {
    let decl = context.analyzer.decl(property)
    guard decl.flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy, .hasCustomAttributes]),
      let owner = context.analyzer.owner(of: property).flatMap({ context.analyzer.nominal(of: $0) }),
      owner == context.ownerType, context.analyzer.decl(owner).kind == .structure,
      context.conforms(owner, to: .view) || context.conforms(owner, to: .viewModifier),
      context.analyzer.propertyWrappers(of: property).isEmpty
    else { return nil }
    return owner
  }

  private func report(
    _ property: DeclID, of owner: DeclID, at range: SourceRange, _ context: RuleContext, _ fixes: [FixIt]
  ) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each update of the parent of `\(context.analyzer.name(of: owner))` creates "
          + "`\(context.analyzer.name(of: property))` again, and it waits a whole interval again; keep it in `@State`",
        in: context.file, at: range, fixIts: fixes),
      if: .remade(owner, .shownOrCovering, note: "the view is created here, by one that is updated"),
      fixIf: .kept(property, of: owner))
  }
}
