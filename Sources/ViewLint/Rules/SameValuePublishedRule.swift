import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a published property that a timer sets each time, although its value seldom changes.
struct SameValuePublishedRule: ProgramRule {
  static let info = RuleInfo(
    "same_value_published", .performance, .note, isFixable: false,
    summary:
      "a timer sets the property at each tick, and each time all views of the object are updated, with no change",
    explanation: """
      The app needs the processor while nothing happens on the screen. `@Published` announces each assignment, also that \
      of an equal value, and all views that observe the object evaluate their bodies. A timer that asks for a state \
      finds the same one nearly always: assign it only if it differs.
      """,
    silence: """
      Code that compares before the assignment, numbers and dates, which change with each tick, and objects of which the \
      same tick changes such a value too. Loads over the network.
      """,
    examples: [
      RuleExample(
        """
        final class Device { static let shared = Device(); var isCharging = false }
        final class Battery: ObservableObject {
          @Published var isCharging = false
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in self?.check() }
          }
          private func check() {
            ↓isCharging = Device.shared.isCharging
          }
        }
        struct BatteryView: View {
          @StateObject private var battery = Battery()
          var body: some View { Text(battery.isCharging ? "Charging" : "Battery").onAppear { battery.start() } }
        }
        """),
      RuleExample(
        """
        final class Device { static let shared = Device(); var isCharging = false; var name = "" }
        final class Battery: ObservableObject {
          @Published var isCharging = false
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in self?.check() }
          }
          private func check() {
            let new = Device.shared.isCharging
            if new != isCharging { isCharging = new }
          }
        }
        final class Stopwatch: ObservableObject {
          @Published var seconds = 0.0
          @Published var name = ""
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              self?.seconds += 1
              self?.name = Device.shared.name
            }
          }
        }
        struct BatteryView: View {
          @StateObject private var battery = Battery()
          @StateObject private var watch = Stopwatch()
          var body: some View { Text("\\(watch.seconds) \\(battery.isCharging ? 1 : 0)").onAppear { battery.start(); watch.start() } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 24))

  /// In seconds.
  private static let longestInterval = 3.0
  /// The types of values that change with each tick.
  private static let counting: Set<Name> = [
    "Int", "Double", "Float", "CGFloat", "Date", "Duration", "Decimal", "TimeInterval", "CGPoint", "CGSize", "CGRect",
  ]
  private static let clocks: [Name] = ["Date", "now", "elapsed", "currentTime", "random", "randomElement"]

  func check(_ program: ProgramContext) {
    let analyzer = program.analyzer
    let clocks = ClockWrites(analyzer, longestInterval: Self.longestInterval)
    for type in clocks.types.sorted(by: { ($0.file.index, $0.index) < ($1.file.index, $1.index) }) {
      guard analyzer.decl(type).kind == .classType else { continue }
      let places = clocks.places(in: type).sorted {
        ($0.key.file.index, $0.key.index) < ($1.key.file.index, $1.key.index)
      }
      let published = places.filter { announcesAll($0.key, of: type, analyzer) }
      // A value that changes anyway updates the same views.
      guard !published.contains(where: { varies($0.key, $0.value, analyzer) }) else { continue }
      for (property, place) in published {
        guard let write = PropertyWrite(place.node, place.context.record, analyzer), let value = write.value,
          !value.contains(where: { $0.kind == .awaitExpr }), !isCompared(property, place, analyzer)
        else { continue }
        program.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "`\(analyzer.name(of: property))` is set at each tick of a timer, mostly to the value that it has, and all views "
              + "that observe the object are updated each time; compare before setting it",
            in: place.context.file, at: place.node.range),
          in: place.context.fileID)
      }
    }
  }

  private func announcesAll(_ property: DeclID, of type: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.isObserved(property) && !analyzer.propertyWrappers(of: property).isEmpty
      && analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) } == type
  }

  /// Whether a property has another value at nearly each tick.
  private func varies(_ property: DeclID, _ place: ClockWrites.Place, _ analyzer: Analyzer) -> Bool {
    guard let write = PropertyWrite(place.node, place.context.record, analyzer), let value = write.value else {
      return true
    }
    let kept = analyzer.variableType(of: property)
    let type = analyzer.wrapped(kept) ?? kept
    guard analyzer.types.kind(type) == .nominal else { return true }
    return Self.counting.contains(analyzer.decl(analyzer.types.decl(type)).name)
      || Self.clocks.contains { value.mentions($0) }
      || value.subtree.contains { place.context.record.uses[$0.id]?.decl == property }
  }

  private static let sleep = CatalogueMember("Task", "sleep")

  /// Whether the code that sets a property looks at it before, or sets it to what it has waited for.
  private func isCompared(_ property: DeclID, _ place: ClockWrites.Place, _ analyzer: Analyzer) -> Bool {
    let name = analyzer.decl(property).name
    guard let decl = place.context.decl else { return true }
    return analyzer.node(of: decl).subtree.contains { part in
      (part.kind == .ifExpr || part.kind == .guardStmt) && part.conditions.contains { $0.mentions(name) }
        || part.kind == .awaitExpr && part.range.end <= place.node.range.start
          && !part.contains { place.context.isUse($0, of: Self.sleep) }
    }
  }
}
