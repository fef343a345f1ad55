import Foundation
import ViewMachine
import ViewSemantics

/// Dates in a `Text`: as words, as a time of day, or relative to the current date.
extension Graph {
  /// - Parameter payload: The payload of the text's storage.
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
  /// The text of a format style for the current date.
  func text(ofTime timed: Value) throws -> String {
    guard let text = function(machine.fieldValue("text", of: timed) ?? .void) else { return "" }
    return try machine.call(text, []).asString
  }

  /// The current virtual time as a status bar shows it, without AM or PM.
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

  /// Updates a text at the start of the next second, because it shows a relative time.
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

/// The number of the current request; earlier requests are ignored.
private final class SecondsMemory {
  var wish = 0
}

/// Date formatting in the time zone GMT, which programs run in.
struct DateText {
  /// The names of `Text.DateStyle`.
  enum Style: String {
    case time, date, relative, offset, timer

    /// Whether the text changes with time.
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
      // A shared AM or PM is written once.
      let half = second.suffix(3)
      let isShared = first.hasSuffix(half) && half.first?.isWhitespace == true
      return (isShared ? String(first.dropLast(3)) : first) + " – " + second
    }
    let day = formatter(.medium, .none)
    return day.string(from: start) + " – " + day.string(from: end)
  }

  /// A time span: `1 hr, 5 min`, or in long form `1 hour`.
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

  /// A timer: `1:05:09`, `0:00`.
  static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let whole = Int(max(min(seconds, 1e12), 0))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if showsHours, whole >= 3_600 {
      return "\(whole / 3_600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    }
    return "\(whole / 60):\(two(whole % 60))"
  }
}
