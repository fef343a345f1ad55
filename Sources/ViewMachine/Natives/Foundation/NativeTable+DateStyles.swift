import Foundation
import ViewSemantics
import ViewSource

/// The format styles of dates.
extension NativeTable {
  mutating func addDateStyles() {
    add("Date.FormatStyle.format(_:)") { call in
      .string(try call.machine.dateStyle(call[0]).format(try call.date(1)))
    }
    add("Date.IntervalFormatStyle._text(_:_:_:)") { call in
      let (start, end) = (try call.date(1), try call.date(2))
      return .string(try call.machine.intervalStyle(call[0]).format(start..<max(start, end)))
    }
    add("DateIntervalFormatter._text(_:_:_:_:_:_:_:_:)") { call in
      let formatter = DateIntervalFormatter()
      formatter.locale = try call.machine.locale(call[2])
      formatter.calendar = try call.machine.calendar(call[3])
      formatter.timeZone = try call.machine.timeZone(call[4])
      let template = try call.text(5)
      if template.isEmpty {
        formatter.dateStyle = DateIntervalFormatter.Style(rawValue: UInt(try call.int(6))) ?? .medium
        formatter.timeStyle = DateIntervalFormatter.Style(rawValue: UInt(try call.int(7))) ?? .medium
      } else {
        formatter.dateTemplate = template
      }
      return .string(formatter.string(from: try call.date(0), to: try call.date(1)))
    }
    add("Date.ISO8601FormatStyle.format(_:)") { call in
      .string(try call.machine.internetStyle(call[0]).format(try call.date(1)))
    }
    add("Date.ISO8601FormatStyle.parse(_:)") { call in
      let text = try call.text(1)
      guard let date = try? call.machine.internetStyle(call[0]).parse(text) else { throw call.machine.cocoaError(2048) }
      return call.machine.value(date)
    }
  }
}

extension Machine {
  /// The values of a dictionary by key; a value that is not an `Int` becomes 1.
  fileprivate func names(_ value: Value) throws -> [String: Int] {
    let table = try value.box(DictionaryBox.self).table
    var result: [String: Int] = [:]
    for place in table.places {
      if case .int(let number) = table.value(at: place) {
        result[try table.key(at: place).asString] = number
      } else {
        result[try table.key(at: place).asString] = 1
      }
    }
    return result
  }

  /// A host ISO 8601 style with the components that the program selected.
  fileprivate func internetStyle(_ value: Value) throws -> Date.ISO8601FormatStyle {
    let box = try value.box(StructBox.self)
    guard box.fields.count == 2 else { throw Fault.mismatch("ISO8601FormatStyle", value) }
    let asked = try names(box.fields[1])
    var style = Date.ISO8601FormatStyle(
      dateSeparator: asked["plainDate"] == nil ? .dash : .omitted,
      dateTimeSeparator: asked["space"] == nil ? .standard : .space,
      timeSeparator: asked["plainTime"] == nil ? .colon : .omitted, timeZone: try timeZone(box.fields[0]))
    if asked["year"] != nil { style = style.year() }
    if asked["month"] != nil { style = style.month() }
    if asked["day"] != nil { style = style.day() }
    if asked["weekOfYear"] != nil { style = style.weekOfYear() }
    if asked["time"] != nil { style = style.time(includingFractionalSeconds: false) }
    if asked["fractions"] != nil { style = style.time(includingFractionalSeconds: true) }
    if asked["timeZone"] != nil { style = style.timeZone(separator: .omitted) }
    return style
  }

  /// A host format style with the settings of the program's style.
  fileprivate func dateStyle(_ value: Value) throws -> Date.FormatStyle {
    let fields = try value.box(StructBox.self).fields
    guard fields.count == 6 else { throw Fault.mismatch("Date.FormatStyle", value) }
    func kind(_ index: Int) throws -> Int? { try fields[index].unwrapped.map { try $0.rawNumber } }
    let dates: [Date.FormatStyle.DateStyle] = [.omitted, .numeric, .abbreviated, .long, .complete]
    let times: [Date.FormatStyle.TimeStyle] = [.omitted, .shortened, .standard, .complete]
    let (date, time) = (try kind(3), try kind(4))
    let asked = try names(fields[5])
    let isPlain = asked.isEmpty && date == nil && time == nil
    var style = Date.FormatStyle(
      date: isPlain ? .numeric : date.flatMap { dates.indices.contains($0) ? dates[$0] : nil },
      time: isPlain ? .shortened : time.flatMap { times.indices.contains($0) ? times[$0] : nil },
      locale: try locale(fields[0]), calendar: try calendar(fields[2]), timeZone: try timeZone(fields[1]))
    typealias Symbol = Date.FormatStyle.Symbol
    if let kind = asked["era"] { style = style.era(kind == 1 ? .wide : kind == 2 ? .narrow : .abbreviated) }
    if let kind = asked["year"] {
      style = style.year(kind >= 10 ? .padded(kind - 10) : kind == 1 ? .twoDigits : .defaultDigits)
    }
    if let kind = asked["quarter"] {
      let kinds: [Symbol.Quarter] = [.oneDigit, .twoDigits, .abbreviated, .wide, .narrow]
      style = style.quarter(kinds.indices.contains(kind) ? kinds[kind] : .abbreviated)
    }
    if let kind = asked["week"] {
      style = style.week(kind == 2 ? .weekOfMonth : kind == 1 ? .twoDigits : .defaultDigits)
    }
    if let kind = asked["dayOfYear"] {
      style = style.dayOfYear(kind == 2 ? .threeDigits : kind == 1 ? .twoDigits : .defaultDigits)
    }
    if let kind = asked["month"] {
      let kinds: [Symbol.Month] = [.defaultDigits, .twoDigits, .abbreviated, .wide, .narrow]
      style = style.month(kinds.indices.contains(kind) ? kinds[kind] : .abbreviated)
    }
    if let kind = asked["day"] {
      let kinds: [Symbol.Day] = [.defaultDigits, .twoDigits, .ordinalOfDayInMonth]
      style = style.day(kinds.indices.contains(kind) ? kinds[kind] : .defaultDigits)
    }
    if let kind = asked["weekday"] {
      let kinds: [Symbol.Weekday] = [.abbreviated, .wide, .narrow, .short, .oneDigit, .twoDigits]
      style = style.weekday(kinds.indices.contains(kind) ? kinds[kind] : .abbreviated)
    }
    if let kind = asked["hour"] {
      let styles: [Symbol.Hour.AMPMStyle] = [.omitted, .abbreviated, .wide, .narrow]
      let half = styles[kind % 4]
      style = style.hour(kind / 4 % 2 == 0 ? .defaultDigits(amPM: half) : .twoDigits(amPM: half))
    }
    if let kind = asked["minute"] { style = style.minute(kind == 1 ? .twoDigits : .defaultDigits) }
    if let kind = asked["second"] { style = style.second(kind == 1 ? .twoDigits : .defaultDigits) }
    if let digits = asked["secondFraction"] { style = style.secondFraction(.fractional(digits)) }
    if let kind = asked["timeZone"] {
      let kinds: [Symbol.TimeZone] = [
        .specificName(.short), .genericName(.short), .localizedGMT(.short), .exemplarLocation, .genericLocation,
        .iso8601(.long), .specificName(.long), .genericName(.long), .localizedGMT(.long), .iso8601(.short),
        .identifier(.short), .identifier(.long),
      ]
      style = style.timeZone(kinds.indices.contains(kind) ? kinds[kind] : .specificName(.short))
    }
    return style
  }

  /// A host style for intervals with the settings of the program's date style.
  fileprivate func intervalStyle(_ value: Value) throws -> Date.IntervalFormatStyle {
    let fields = try value.box(StructBox.self).fields
    guard fields.count == 6 else { throw Fault.mismatch("Date.FormatStyle", value) }
    func kind(_ index: Int) throws -> Int? { try fields[index].unwrapped.map { try $0.rawNumber } }
    func chosen<Kind>(_ kinds: [Kind], _ index: Int) -> Kind? { kinds.indices.contains(index) ? kinds[index] : nil }
    var style = Date.IntervalFormatStyle(
      date: try kind(3).flatMap { chosen([.omitted, .numeric, .abbreviated, .long, .complete], $0) },
      time: try kind(4).flatMap { chosen([.omitted, .shortened, .standard, .complete], $0) },
      locale: try locale(fields[0]), calendar: try calendar(fields[2]), timeZone: try timeZone(fields[1]))
    let asked = try names(fields[5])
    if asked["year"] != nil { style = style.year() }
    if let kind = asked["month"] {
      style = style.month(chosen([.defaultDigits, .twoDigits, .abbreviated, .wide, .narrow], kind) ?? .abbreviated)
    }
    if asked["day"] != nil { style = style.day() }
    if let kind = asked["weekday"] {
      style = style.weekday(
        chosen([.abbreviated, .wide, .narrow, .short, .oneDigit, .twoDigits], kind) ?? .abbreviated)
    }
    if let kind = asked["hour"] {
      let styles: [Date.FormatStyle.Symbol.Hour.AMPMStyle] = [.omitted, .abbreviated, .wide, .narrow]
      let half = styles[kind % 4]
      style = style.hour(kind / 4 % 2 == 0 ? .defaultDigits(amPM: half) : .twoDigits(amPM: half))
    }
    if asked["minute"] != nil { style = style.minute() }
    if asked["second"] != nil { style = style.second() }
    if asked["timeZone"] != nil { style = style.timeZone() }
    return style
  }
}
