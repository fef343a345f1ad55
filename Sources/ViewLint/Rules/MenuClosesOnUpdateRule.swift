import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a menu in a body that a timer invalidates repeatedly.
struct MenuClosesOnUpdateRule: Rule {
  static let info = RuleInfo(
    "menu_closes_on_update", .performance, .warning, isFixable: false,
    summary: "the menu is updated again and again while it is open, and closes or flickers",
    explanation: """
      An open menu closes, flickers or loses its highlight. A body that reads a value that a timer writes is evaluated \
      at each tick, and creates all of its views again. Move the menu, or the view that shows the time, into a view of \
      its own: then only the body that reads the value is evaluated again.
      """,
    silence: """
      Values that change less often than once a second or at unknown times, and a body that only passes the value on. \
      What a loop writes as it ends, which is written once. A menu in a view of its own, which is not updated.
      """,
    examples: [
      RuleExample(
        """
        import Combine
        struct Clock: View {
          @State private var seconds = 0
          private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
          var body: some View {
            VStack {
              Text("\\(seconds)")
              ↓Menu("More") { Button("Stop") {} }
            }
            .onReceive(timer) { _ in seconds += 1 }
          }
        }
        @Observable final class Ticks {
          var count = 0
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in self.count += 1 }
          }
        }
        struct Instead: View {
          @State private var ticks = Ticks()
          @State private var isMuted = false
          var body: some View {
            if isMuted { Text("\\(ticks.count)") } else { Menu("Mute") { Button("On") { isMuted = true } } }
          }
        }
        struct Apart: View {
          @State private var seconds = 0
          private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
          var body: some View {
            VStack {
              Shown(seconds: $seconds)
              Menu("More") { Button("Stop") {} }
            }
            .onReceive(timer) { _ in seconds += 1 }
          }
        }
        struct Shown: View {
          @Binding var seconds: Int
          var body: some View { Text("\\(seconds)") }
        }
        """),
      RuleExample(
        """
        import Combine
        struct Slow: View {
          @State private var minutes = 0
          private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("\\(minutes)")
            Menu("More") { Button("Stop") {} }
              .onReceive(timer) { _ in minutes += 1 }
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Watch: ObservableObject {
          @Published var seconds = 0
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              Task { @MainActor in self?.seconds += 1 }
            }
          }
        }
        struct Race: View {
          @StateObject private var watch = Watch()
          var body: some View {
            Text("\\(watch.seconds)")
            controls
          }
          private var controls: some View {
            ↓Menu("More") { Button("Start") { watch.start() } }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @MainActor @Observable final class Watch {
          var seconds = 0
          var name = ""
          func run() async {
            while !Task.isCancelled {
              try? await Task.sleep(for: .milliseconds(100))
              seconds += 1
            }
          }
        }
        struct Race: View {
          let watch: Watch
          var body: some View {
            Text("\\(watch.seconds)").task { await watch.run() }
            ↓Menu("More") { Button("Stop") {} }
          }
        }
        struct Title: View {
          let watch: Watch
          var body: some View {
            Text(watch.name)
            Menu("More") { Button("Stop") {} }
          }
        }
        struct Ticking: View {
          var body: some View {
            TimelineView(.animation) { context in
              Text(context.date, style: .time)
              ↓Menu("More") { Button("Stop") {} }
            }
            TimelineView(.everyMinute) { context in
              Text(context.date, style: .time)
              Menu("More") { Button("Stop") {} }
            }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @MainActor @Observable final class Line {
          var path: [Int] = []
          var items: [Int] = []
          var tries = 0
          func open(_ id: Int) async {
            while tries < 10 {
              if items.contains(id) {
                path = [id]
                return
              }
              try? await Task.sleep(for: .seconds(0.1))
            }
          }
        }
        struct Page: View {
          let line: Line
          var body: some View {
            Text("\\(line.path.count)").task { await line.open(3) }
            Menu("More") { Button("Stop") {} }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @MainActor @Observable final class Beacon {
          var isOn = true
          var isPrivate = false
          func watch() async {
            while !Task.isCancelled {
              try? await Task.sleep(for: .milliseconds(100))
              if isPrivate, isOn { isOn = false }
            }
          }
        }
        struct Panel: View {
          let beacon: Beacon
          @State private var held = 0.0
          @State private var timer: Timer?
          var body: some View {
            Text(beacon.isOn ? "On" : "Off").task { await beacon.watch() }
            Circle().opacity(held)
              .gesture(DragGesture(minimumDistance: 0).onChanged { _ in begin() }.onEnded { _ in timer?.invalidate() })
            Menu("More") { Button("Stop") {} }
          }
          private func begin() {
            guard timer == nil else { return }
            timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in held += 0.02 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 4, of: 4, inApps: 61))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The code that writes the value may be in other files.
  static let dependsOnWholeProgram = true

  private static let menu: Name = "Menu"
  private static let by: Name = "by"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [menu]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let owner = context.ownerType, context.conforms(owner, to: .view), context.runsWithBody, !context.isPreview,
      let callee = node.children.first,
      !context.enclosingCalls.contains(where: { context.makes($0.call, anyOf: [Self.menu]) })
    else { return }
    if let clock = context.enclosingCalls.first(where: { ticksOften($0.call, context) })?.call {
      return report(
        callee, "the time changes", Diagnostic.Note("the clock", in: context.file, at: clock.range), context)
    }
    guard let (property, place) = context.perView(Self.info.id, owner, { oftenWritten(readBy: owner, context) }),
      !isReadOnlyInstead(of: node, property, owner, context)
    else { return }
    let note = Diagnostic.Note("it is written again and again here", in: place.context.file, at: place.node.range)
    report(callee, "`\(context.analyzer.name(of: property))` changes", note, context)
  }

  /// Whether all code of the view that names a property is in a branch that is shown instead of the menu.
  private func isReadOnlyInstead(
    of menu: SyntaxNode, _ property: DeclID, _ view: DeclID, _ context: RuleContext
  ) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    let parts = [view] + analyzer.extensions(of: view)
    guard parts.allSatisfy({ $0.file == context.fileID || !analyzer.node(of: $0).mentions(name) }) else { return false }
    var places: Set<SourceRange> = []
    for part in parts where part.file == context.fileID {
      let node = analyzer.node(of: part)
      for index in node.tokenIndices where node.token(index).kind == .identifier && node.name(at: index) == name {
        places.insert(node.token(index).range)
      }
    }
    let conditions = context.ancestors.filter { $0.kind == .ifExpr || $0.kind == .switchExpr }
    return !places.isEmpty
      && places.allSatisfy { place in
        conditions.contains { condition in
          let own = condition.children.first { $0.range.contains(menu.range) }
          let others = condition.children.first { $0.range.contains(place) }
          guard let own, let others, own.id != others.id else { return false }
          return [.codeBlock, .ifExpr, .switchCase].contains(others.kind)
        }
      }
  }

  private func report(_ menu: SyntaxNode, _ when: String, _ note: Diagnostic.Note, _ context: RuleContext) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this menu is updated whenever \(when), and closes or flickers while it is open; move it into a view of its "
          + "own",
        in: context.file, at: menu.range, notes: [note]))
  }

  /// `TimelineView(.animation)`, `TimelineView(.periodic(from: .now, by: 0.1))`
  private func ticksOften(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.madeText(call, of: .ticks) != nil, let schedule = call.arguments.first else { return false }
    if let type = context.nominal(of: schedule), context.analyzer.fact(.hot, of: type) == .clock {
      return true
    }
    guard schedule.kind == .functionCallExpr, let interval = context.argument(schedule, Self.by) else { return false }
    return context.writtenNumber(interval).map { $0 <= 1 } ?? false
  }

  /// The timers of a program.
  private final class Clocks {
    let writes: ClockWrites
    /// The names with which code may read properties that timers write in classes with tracked reads: those of the
    /// properties, and of members that derive from them.
    private lazy var namesToRead: NameSet = {
      var names = NameSet()
      for type in writes.types where analyzer.isObservedByReading(type) {
        let written = writes.places(in: type).keys
        if written.isEmpty { continue }
        for property in written { names.insert(analyzer.decl(property).name) }
        let members = ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
        var open = members.filter { analyzer.decl($0).kind == .function || analyzer.decl($0).has(.isComputed) }
        var count = 0
        while open.count != count {
          count = open.count
          open.removeAll { member in
            guard analyzer.node(of: member).mentions(anyOf: names) else { return false }
            names.insert(analyzer.decl(member).name)
            return true
          }
        }
      }
      return names
    }()
    private let analyzer: Analyzer

    init(_ analyzer: Analyzer) {
      self.analyzer = analyzer
      writes = ClockWrites(analyzer)
    }

    /// Whether the code of a view may read a property that a timer writes, judged by names.
    func mayBeRead(by view: DeclID) -> Bool {
      let names = namesToRead
      return ([view] + analyzer.extensions(of: view)).contains { analyzer.node(of: $0).mentions(anyOf: names) }
    }
  }

  /// A property that the body reads and a timer writes, and the place of the write.
  private func oftenWritten(readBy view: DeclID, _ context: RuleContext) -> (DeclID, ClockWrites.Place)? {
    let analyzer = context.analyzer
    let clocks = analyzer.perProgram(Self.info.id) { Clocks(analyzer) }
    // Finding the reads of a body requires type-checking all that it calls.
    guard !clocks.writes.types.isEmpty,
      clocks.mayBeRead(by: view)
        || analyzer.typesDeclaredToUpdate(view).contains(where: { !clocks.writes.places(in: $0).isEmpty })
    else { return nil }
    let subscriptions = analyzer.subscriptions(of: view).filter { subscription in
      subscription.how == .declared || subscription.places.contains { $0.content == nil }
    }
    guard !subscriptions.isEmpty else { return nil }
    var types: [DeclID] = [view]
    var observed: Set<DeclID> = []
    for subscription in subscriptions {
      if let owner = analyzer.owner(of: subscription.property).flatMap({ analyzer.nominal(of: $0) }), owner != view {
        types.append(owner)
      }
      if subscription.how == .declared, let object = context.nominal(analyzer.variableType(of: subscription.property)) {
        types.append(object)
        observed.insert(object)
      }
    }
    var seen: Set<DeclID> = []
    for type in types where seen.insert(type).inserted {
      let read = clocks.writes.places(in: type).filter { property, _ in
        subscriptions.contains { $0.property == property }
          || analyzer.isObserved(property)
            && analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) }.map { observed.contains($0) } == true
      }
      let first = read.min { ($0.key.file.index, $0.key.index) < ($1.key.file.index, $1.key.index) }
      if let first { return (first.key, first.value) }
    }
    return nil
  }
}
