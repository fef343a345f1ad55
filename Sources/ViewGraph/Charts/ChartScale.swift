import Foundation
import ViewLayout

/// The scale of an axis: maps values to positions from 0 to 1.
struct ChartScale {
  /// A labeled position with a grid line.
  struct Tick {
    let position: Double
    let text: String
    let value: ChartValue
  }

  /// The categories, in order of occurrence; empty for a numeric axis.
  private(set) var names: [String] = []
  private(set) var lower = 0.0
  private(set) var upper = 1.0
  /// The width of a bar on the axis, as a value; 0 without bars.
  private(set) var step = 0.0
  private(set) var isDate = false
  private(set) var ticks: [Tick] = []
  private let region: String

  var isOfNames: Bool { !names.isEmpty }

  struct Request {
    var values: [ChartValue] = []
    /// The explicit domain.
    var domain: [ChartValue] = []
    /// Whether marks are as wide as a step of the axis.
    var hasBars = false
    /// Whether values are the starts of steps.
    var hasUnit = false
    var includesZero = false
    /// Whether the ends of the domain are rounded to ticks.
    var isRounded = false
    /// The number of ticks that fit.
    var room = 5
    /// Whether the first category is at the far end, as at the top of a vertical axis.
    var isReversed = false
    /// The identifier of the locale of labels.
    var region = "en_US"
  }

  init(_ request: Request) {
    region = request.region
    let texts = (request.domain + request.values).compactMap { value in
      if case .text(let text) = value { text } else { nil }
    }
    if !texts.isEmpty {
      var seen: Set<String> = []
      names = texts.filter { seen.insert($0).inserted }
      if request.isReversed { names.reverse() }
      step = 1
      ticks = names.enumerated().map {
        Tick(position: (Double($0) + 0.5) / Double(names.count), text: $1, value: .text($1))
      }
      return
    }
    let numbers = request.values.compactMap(\.number)
    let given = request.domain.compactMap(\.number)
    isDate = (request.values + request.domain).contains(where: \.isDate)
    lower = given.min() ?? numbers.min() ?? 0
    upper = given.max() ?? numbers.max() ?? 1
    if request.hasBars {
      let places = Set(numbers).sorted()
      step = zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? (isDate ? 86_400 : 1)
    }
    let isFree = given.isEmpty
    if isFree, request.includesZero, !isDate {
      lower = min(lower, 0)
      upper = max(upper, 0)
    }
    if isFree, request.hasBars {
      if request.hasUnit {
        upper += step
      } else {
        lower -= step / 2
        upper += step / 2
      }
    }
    if upper <= lower { (lower, upper) = (lower - 0.5, lower + 0.5) }
    if isDate {
      findDates(request.room)
      return
    }
    let size = ChartNumber.step(upper - lower, count: request.room)
    if isFree, request.isRounded {
      lower = (lower / size).rounded(.down) * size
      upper = (upper / size).rounded(.up) * size
    }
    var value = (lower / size).rounded(.up) * size
    while value <= upper + size * 1e-6, ticks.count < 100 {
      ticks.append(
        Tick(
          position: position(value), text: ChartNumber.text(value, step: size, region: region), value: .number(value)))
      value += size
    }
  }

  func position(_ number: Double) -> Double { (number - lower) / (upper - lower) }

  /// The position of the center of a mark; `nil` for a category that is not on the axis.
  func position(_ value: ChartValue, hasUnit: Bool = false) -> Double? {
    if case .text(let text) = value {
      return names.firstIndex(of: text).map { (Double($0) + 0.5) / Double(names.count) }
    }
    if isOfNames { return position(.text(value.name)) }
    return value.number.map { position($0 + (hasUnit ? step / 2 : 0)) }
  }

  /// The value at a position; on a category axis the category that contains it.
  func value(at share: Double) -> ChartValue? {
    guard share.isFinite else { return nil }
    if isOfNames {
      let index = Int(min(max((share * Double(names.count)).rounded(.down), -1), Double(names.count)))
      return names.indices.contains(index) ? .text(names[index]) : nil
    }
    let number = lower + share * (upper - lower)
    return isDate ? .date(number) : .number(number)
  }

  /// Whether values occupy a step of the axis.
  var hasSteps: Bool { step > 0 }

  /// The size of a step as a fraction of the axis.
  var stepShare: Double { isOfNames ? 1 / Double(names.count) : step / (upper - lower) }

  /// The start of a time span with the name of a `Calendar.Component`.
  static func start(ofThe unit: String, around seconds: Double) -> Double {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    guard let component = ChartScale.components[unit], let span = calendar.dateInterval(of: component, for: date) else {
      return seconds
    }
    return span.start.timeIntervalSinceReferenceDate
  }

  private static let steps: [(Calendar.Component, Int, Double, String)] = [
    (.minute, 1, 60, "jmm"), (.minute, 5, 300, "jmm"), (.minute, 15, 900, "jmm"), (.hour, 1, 3_600, "j"),
    (.hour, 3, 10_800, "j"), (.hour, 6, 21_600, "j"), (.hour, 12, 43_200, "j"), (.day, 1, 86_400, "MMMd"),
    (.day, 2, 172_800, "MMMd"), (.day, 7, 604_800, "MMMd"), (.day, 14, 1_209_600, "MMMd"),
    (.month, 1, 2_629_800, "MMM"),
    (.month, 3, 7_889_400, "MMM"), (.month, 6, 15_778_800, "MMMyyyy"), (.year, 1, 31_557_600, "yyyy"),
    (.year, 5, 157_788_000, "yyyy"), (.year, 20, 631_152_000, "yyyy"),
  ]

  private mutating func findDates(_ room: Int) {
    let span = upper - lower
    guard
      let (component, count, _, template) = ChartScale.steps.first(where: { span / $0.2 <= Double(room) })
        ?? ChartScale.steps.last
    else { return }
    ticks = dates(component, count, template)
  }

  /// Ticks at the multiples of a step.
  func numbers(by step: Double) -> [Tick] {
    guard step > 0, step.isFinite, !isOfNames, !isDate, (upper - lower) / step < 1_000 else { return ticks }
    var value = (lower / step).rounded(.up) * step
    var found: [Tick] = []
    while value <= upper + step * 1e-6 {
      found.append(
        Tick(
          position: position(value), text: ChartNumber.text(value, step: step, region: region), value: .number(value)))
      value += step
    }
    return found
  }

  /// Ticks at every `count` time spans with the name of a `Calendar.Component`.
  func dates(by unit: String, count: Int) -> [Tick] {
    guard isDate, let component = ChartScale.components[unit], count > 0 else { return ticks }
    let step = ChartScale.steps.first { $0.0 == component }
    guard (upper - lower) / ((step?.2 ?? 86_400) * Double(count)) < 1_000 else { return ticks }
    return dates(component, count, step?.3 ?? "MMMd")
  }

  private static let components: [String: Calendar.Component] = [
    "minute": .minute, "hour": .hour, "day": .day, "weekday": .day, "weekOfYear": .weekOfYear,
    "weekOfMonth": .weekOfMonth, "month": .month, "quarter": .quarter, "year": .year,
  ]

  private func dates(_ component: Calendar.Component, _ count: Int, _ template: String) -> [Tick] {
    var ticks: [Tick] = []
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: region)
    formatter.timeZone = .gmt
    formatter.setLocalizedDateFormatFromTemplate(template)
    let larger: Calendar.Component =
      switch component {
      case .minute: .hour
      case .hour: .day
      case .day: count < 7 ? .month : .year
      default: .year
      }
    guard var date = calendar.dateInterval(of: larger, for: Date(timeIntervalSinceReferenceDate: lower))?.start else {
      return ticks
    }
    // The bound on the number of steps. A year has fewer than 400 of the shortest steps chosen for it.
    for _ in 0..<2_000 {
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > upper { break }
      if seconds >= lower {
        ticks.append(
          Tick(position: position(seconds), text: formatter.string(from: date), value: .date(seconds)))
      }
      guard let next = calendar.date(byAdding: component, value: count, to: date) else { break }
      date = next
    }
    return ticks
  }
}

/// Numbers of an axis.
enum ChartNumber {
  /// A step of the form 1, 2 or 5 times a power of ten that divides the range into at most `count` parts.
  static func step(_ whole: Double, count: Int) -> Double {
    let least = whole / Double(max(count, 1))
    guard least > 0, least.isFinite else { return 1 }
    var power = 1.0
    while power > least { power /= 10 }
    while power * 10 <= least { power *= 10 }
    return [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= least * 0.999 } ?? 10 * power
  }

  /// A number with as many fraction digits as the step needs.
  static func text(_ value: Double, step: Double = 0, region: String = "en_US") -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: region)
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = step >= 1 ? 0 : 6
    return formatter.string(from: NSNumber(value: abs(value) < abs(step) * 1e-6 ? 0 : value)) ?? "\(value)"
  }
}
