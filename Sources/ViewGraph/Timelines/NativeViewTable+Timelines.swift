import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// `TimelineView`: its content is updated at each date of its schedule, on the virtual clock.
extension NativeViewTable {
  mutating func addTimelines() {
    view("TimelineView") { update in
      if update.isRelisting {
        for child in update.node.children { update.keep(child) }
        update.container(.zStack(), update.children.flatMap(\.elements))
        return
      }
      let memory = update.memory { TimelineMemory() }
      let content = try update.field("content").box(ClosureBox.self)
      let parts = update.machine.types.arguments(update.fieldType("content"))
      guard let context = parts.first, let type = parts.last else { return }
      let date = try memory.follow(update)
      let made = try update.machine.call(content, [update.graph.timelineContext(context, date)])
      let child = update.child(.field("content"), made, type, segment: update.name)
      update.container(.zStack(), child.elements)
    }
  }
}

/// The state of a timeline.
private final class TimelineMemory {
  /// The number of the current request; earlier requests are ignored.
  private var wish = 0

  /// Returns the current date of the schedule, and schedules an update at the next one.
  func follow(_ update: ViewUpdate) throws -> Double {
    let (graph, node) = (update.graph, update.node)
    let now = try graph.currentDate
    let (current, next) = try graph.dates(of: update.field("schedule"), update.fieldType("schedule"), now)
    wish += 1
    if let next {
      // Rounded up to whole nanoseconds, to be never before the date.
      let wait = Int(((next - now) * 1e9).rounded(.up))
      let number = wish
      graph.machine.schedule(at: graph.machine.now + max(wait, 1)) { [weak node, weak self] in
        guard let node, node.isAlive, self?.wish == number else { return }
        graph.invalidate(node, .input)
      }
    }
    return current
  }
}

extension Graph {
  /// The maximum time until an update in seconds, for intervals that are infinite.
  private static let longestWait = 1e8

  /// The current virtual time in seconds since 2001-01-01.
  var currentDate: Double {
    get throws {
      let date = try machine.make(analyzer.known("Date"), labels: [], [])
      return date.flatMap { machine.fieldValue("timeIntervalSinceReferenceDate", of: $0) }.flatMap { length($0) } ?? 0
    }
  }

  private func date(_ seconds: Double) -> Value { structure("Date", [.double(seconds)]) }

  /// The last date of a schedule up to `now`, and the first one after it.
  fileprivate func dates(of schedule: Value, _ type: TypeID, _ now: Double) throws -> (Double, next: Double?) {
    guard let member = service(TimelineRequirements.self).entries,
      let mode = try machine.staticValue("normal", of: analyzer.known("TimelineScheduleMode"))
    else { return (now, nil) }
    let scheduleType = machine.dynamicType(of: schedule, as: type)
    let prepared = try prepared(member, of: scheduleType)
    let entries = try machine.call(prepared, [machine.opened(schedule), date(now), mode])
    var current: Double?
    var next: Double?
    var count = 0
    try machine.forEach(entries, prepared.result) { entry in
      guard let seconds = machine.fieldValue("timeIntervalSinceReferenceDate", of: entry).flatMap({ length($0) }) else {
        return false
      }
      count += 1
      // Dates have a lower resolution than the clock's nanoseconds.
      if seconds <= now + 1e-6 {
        current = seconds
        return count < 100_000
      }
      next = seconds
      return false
    }
    if let wake = next, !(wake - now < Graph.longestWait) { next = nil }
    // Before its first date, a schedule has the current date.
    return (current ?? now, next)
  }

  /// The context of a timeline's content.
  fileprivate func timelineContext(_ type: TypeID, _ seconds: Double) -> Value {
    let cadence = machine.fieldIndex("cadence", of: type).map { machine.fields(of: type)[$0].type }
    let live = cadence.flatMap { try? machine.staticValue("live", of: $0) } ?? .void
    return .ref(StructBox(type, [date(seconds), live]))
  }
}

/// `TimelineSchedule.entries(from:mode:)`
private final class TimelineRequirements: GraphService {
  let entries: DeclID?

  init(_ graph: Graph) {
    let analyzer = graph.analyzer
    entries = analyzer.knownDecl("TimelineSchedule").flatMap { owner in
      analyzer.memberDecls("entries", of: owner).first { analyzer.parent(of: $0) == owner }
    }
  }
}
