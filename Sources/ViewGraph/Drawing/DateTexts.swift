import Foundation
import ViewMachine
import ViewSemantics

/// Dates as a `Text` shows them: in words, as time of day, as a span to the present.
extension Graph {
  /// - Parameter payload: What the storage of the text holds.
  func text(ofDates payload: Parts, as kind: TextStorageKind?) throws -> String {
    let locale = Locale(identifier: machine.region)
    let now = Date(timeIntervalSinceReferenceDate: try currentDate)
    func bounds(_ value: Value?) throws -> (Date, Date) {
      let range = value ?? .void
      guard let lower = machine.fieldValue("lowerBound", of: range),
        let upper = machine.fieldValue("upperBound", of: range)
      else { throw Fault(.unsupported, "a range of dates in a text") }
      return (try hostDate(lower), try hostDate(upper))
    }
    switch kind {
    case .date:
      let date = try hostDate(payload.first ?? .void)
      let style = payload.count > 1 ? text(machine.fieldValue("name", of: payload[1])) : ""
      return DateText(locale: locale).text(date, DateText.Style(rawValue: style) ?? .date, now: now)
    case .dateRange:
      let (start, end) = try bounds(payload.first)
      return DateText(locale: locale).text(from: start, to: end)
    case .timer:
      let (start, end) = try bounds(payload.first)
      func flag(_ index: Int) -> Bool { payload.count > index ? (try? payload[index].asBool) ?? true : true }
      let pause = payload.count > 1 ? try payload[1].unwrapped.map { try hostDate($0) } : nil
      let present = min(max(pause ?? now, start), end)
      let seconds = flag(2) ? end.timeIntervalSince(present).rounded(.up) : present.timeIntervalSince(start)
      return DateText.clock(seconds, showsHours: flag(3))
    default: return ""
    }
  }
}

extension Graph {
  /// The time on the virtual clock as a watch shows it: without the half of the day.
  public var timeOfDay: String {
    let now = Date(timeIntervalSinceReferenceDate: (try? currentDate) ?? 0)
    let text = DateText(locale: Locale(identifier: machine.region)).text(now, .time, now: now)
    return text.split(whereSeparator: \.isWhitespace).first { $0.contains(where: \.isNumber) }.map(String.init) ?? text
  }

  private func hostDate(_ value: Value) throws -> Date {
    guard let seconds = machine.fieldValue("timeIntervalSinceReferenceDate", of: value).flatMap({ length($0) }) else {
      throw Fault(.unsupported, "a date in a text")
    }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Writes a text again when the next second begins: it tells how long something is away.
  func followSeconds(_ node: ViewNode) {
    let second = 1_000_000_000
    let memory = node.memory as? SecondsMemory ?? SecondsMemory()
    node.memory = memory
    memory.wish += 1
    let wish = memory.wish
    machine.schedule(at: (machine.now / second + 1) * second) { [weak self, weak node, weak memory] in
      guard let self, let node, node.isAlive, memory?.wish == wish else { return }
      invalidate(node, .input)
    }
  }
}

/// Which of several wishes to be written again counts.
private final class SecondsMemory {
  var wish = 0
}

/// How dates are written, in the time zone of Greenwich, where programs find themselves.
struct DateText {
  /// The names of `Text.DateStyle`.
  enum Style: String {
    case time, date, relative, offset, timer

    /// Whether it changes as time goes by.
    var followsClock: Bool { self != .time && self != .date }
  }

  let locale: Locale

  private func formatter(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = .gmt
    (formatter.dateStyle, formatter.timeStyle) = (date, time)
    return formatter
  }

  func text(_ date: Date, _ style: Style, now: Date) -> String {
    let seconds = date.timeIntervalSince(now)
    switch style {
    case .time: return formatter(.none, .short).string(from: date)
    case .date: return formatter(.long, .none).string(from: date)
    case .relative: return DateText.span(abs(seconds), parts: 2)
    case .offset: return (seconds <= 0 ? "+" : "-") + DateText.span(abs(seconds), parts: 1, isLong: true)
    case .timer: return DateText.clock(abs(seconds), showsHours: true)
    }
  }

  func text(from start: Date, to end: Date) -> String {
    let time = formatter(.none, .short)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    if calendar.isDate(start, inSameDayAs: end) {
      let (first, second) = (time.string(from: start), time.string(from: end))
      // The half of the day is said once.
      let half = second.suffix(3)
      let isShared = first.hasSuffix(half) && half.first?.isWhitespace == true
      return (isShared ? String(first.dropLast(3)) : first) + " – " + second
    }
    let day = formatter(.medium, .none)
    return day.string(from: start) + " – " + day.string(from: end)
  }

  /// `1 hr, 5 min`, or in whole words `1 hour`.
  private static func span(_ seconds: Double, parts: Int, isLong: Bool = false) -> String {
    let whole = Int(min(seconds, 1e12))
    let units = [
      (31_536_000, "yr", "year"), (2_592_000, "mth", "month"), (86_400, "day", "day"), (3_600, "hr", "hour"),
      (60, "min", "minute"), (1, "sec", "second"),
    ]
    guard let first = units.firstIndex(where: { whole >= $0.0 }) else { return isLong ? "0 seconds" : "0 sec" }
    var (rest, words): (Int, [String]) = (whole, [])
    for unit in units[first...].prefix(parts) {
      let count = rest / unit.0
      rest %= unit.0
      if count == 0, !words.isEmpty { continue }
      let isPlural = count != 1 && (isLong || unit.1 == "day" || unit.1 == "mth")
      words.append("\(count) \(isLong ? unit.2 : unit.1)\(isPlural ? "s" : "")")
    }
    return words.joined(separator: ", ")
  }

  /// `1:05:09`, `0:00`
  static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let whole = Int(max(min(seconds, 1e12), 0))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if showsHours, whole >= 3_600 {
      return "\(whole / 3_600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    }
    return "\(whole / 60):\(two(whole % 60))"
  }
}
