import Foundation
import ViewSemantics
import ViewSource

/// `Calendar` and `DateComponents`.
extension NativeTable {
  mutating func addCalendars() {
    add("Calendar.init(identifier:)") { call in
      call.machine.value(Calendar(identifier: try call.machine.calendarIdentifier(call[0])))
    }
    add("Calendar.current") { call in
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = call.machine.surroundingLocale
      return call.machine.value(calendar)
    }
    add("Calendar.description") { call in .string(try call.calendar().description) }
    addDateMaking()
    addDateReading()
    addDateComparisons()
    func symbols(_ name: String, _ read: @escaping (Calendar) -> [String]) {
      add("Calendar.\(name)") { call in .strings(read(try call.calendar())) }
    }
    symbols("quarterSymbols", \.quarterSymbols)
    symbols("shortQuarterSymbols", \.shortQuarterSymbols)
    symbols("standaloneQuarterSymbols", \.standaloneQuarterSymbols)
    symbols("shortStandaloneQuarterSymbols", \.shortStandaloneQuarterSymbols)
    symbols("eraSymbols", \.eraSymbols)
    symbols("longEraSymbols", \.longEraSymbols)
    symbols("monthSymbols", \.monthSymbols)
    symbols("shortMonthSymbols", \.shortMonthSymbols)
    symbols("veryShortMonthSymbols", \.veryShortMonthSymbols)
    symbols("standaloneMonthSymbols", \.standaloneMonthSymbols)
    symbols("shortStandaloneMonthSymbols", \.shortStandaloneMonthSymbols)
    symbols("veryShortStandaloneMonthSymbols", \.veryShortStandaloneMonthSymbols)
    symbols("weekdaySymbols", \.weekdaySymbols)
    symbols("shortWeekdaySymbols", \.shortWeekdaySymbols)
    symbols("veryShortWeekdaySymbols", \.veryShortWeekdaySymbols)
    symbols("standaloneWeekdaySymbols", \.standaloneWeekdaySymbols)
    symbols("shortStandaloneWeekdaySymbols", \.shortStandaloneWeekdaySymbols)
    symbols("veryShortStandaloneWeekdaySymbols", \.veryShortStandaloneWeekdaySymbols)
    add("Calendar.amSymbol") { call in .string(try call.calendar().amSymbol) }
    add("Calendar.pmSymbol") { call in .string(try call.calendar().pmSymbol) }
    add("DateComponents.value(for:)") { call in
      .optionalInt(try call.machine.components(call[0]).value(for: try call.component(1)))
    }
    add("DateComponents.description") { call in .string(try call.machine.components(call[0]).description) }
    add("DateComponents.isValidDate(in:)") { call in
      let components = try call.machine.components(call[0])
      return .bool(components.isValidDate(in: try call.machine.calendar(call[1])))
    }
    add("DateComponents.setValue(_:for:)") { call in
      var components = try call.machine.components(call[0])
      components.setValue(try call[1].unwrapped?.asInt, for: try call.component(2))
      call[0] = call.machine.value(components)
      return .void
    }
  }

  private mutating func addDateMaking() {
    add("Calendar.date(from:)") { call in
      call.optional(try call.calendar().date(from: try call.machine.components(call[1])))
    }
    add("Calendar.date(byAdding:value:to:wrappingComponents:)") { call in
      call.optional(
        try call.calendar().date(
          byAdding: try call.component(1), value: try call.int(2), to: try call.date(3),
          wrappingComponents: try call.bool(4)))
    }
    add("Calendar.date(byAdding:to:wrappingComponents:)") { call in
      call.optional(
        try call.calendar().date(
          byAdding: try call.machine.components(call[1]), to: try call.date(2), wrappingComponents: try call.bool(3)))
    }
    add("Calendar.date(bySettingHour:minute:second:of:matchingPolicy:repeatedTimePolicy:direction:)") { call in
      call.optional(
        try call.calendar().date(
          bySettingHour: try call.int(1), minute: try call.int(2), second: try call.int(3), of: try call.date(4),
          matchingPolicy: try call.matchingPolicy(5), repeatedTimePolicy: try call[6].tag == 0 ? .first : .last,
          direction: try call[7].tag == 0 ? .forward : .backward))
    }
    add("Calendar.date(bySetting:value:of:)") { call in
      call.optional(
        try call.calendar().date(bySetting: try call.component(1), value: try call.int(2), of: try call.date(3)))
    }
    add("Calendar.startOfDay(for:)") { call in
      call.machine.value(try call.calendar().startOfDay(for: try call.date(1)))
    }
    add("Calendar.nextDate(after:matching:matchingPolicy:repeatedTimePolicy:direction:)") { call in
      call.optional(
        try call.calendar().nextDate(
          after: try call.date(1), matching: try call.machine.components(call[2]),
          matchingPolicy: try call.matchingPolicy(3), repeatedTimePolicy: try call[4].tag == 0 ? .first : .last,
          direction: try call[5].tag == 0 ? .forward : .backward))
    }
    add(
      "Calendar.enumerateDates(startingAfter:matching:matchingPolicy:repeatedTimePolicy:direction:using:)"
    ) { call in
      let calendar = try call.calendar()
      let components = try call.machine.components(call[2])
      let (policy, repeated) = (try call.matchingPolicy(3), try call[4].tag)
      let isForward = try call[5].tag == 0
      let (machine, body) = (call.machine, try call.closure(6))
      var failure: (any Error)?
      calendar.enumerateDates(
        startingAfter: try call.date(1), matching: components, matchingPolicy: policy,
        repeatedTimePolicy: repeated == 0 ? .first : .last, direction: isForward ? .forward : .backward
      ) { date, isExact, stop in
        do {
          var arguments: [Value] = [.optional(date.map { machine.value($0) }), .bool(isExact), .bool(false)]
          _ = try machine.call(body, changing: &arguments)
          stop = try arguments[2].asBool
        } catch {
          failure = error
          stop = true
        }
      }
      if let failure { throw failure }
      return .void
    }
  }

  private mutating func addDateReading() {
    add("Calendar.component(_:from:)") { call in
      .int(try call.calendar().component(try call.component(1), from: try call.date(2)))
    }
    add("Calendar.dateComponents(_:from:)") { call in
      call.machine.value(try call.calendar().dateComponents(try call.componentSet(1), from: try call.date(2)))
    }
    add("Calendar.dateComponents(in:from:)") { call in
      call.machine.value(
        try call.calendar().dateComponents(in: try call.machine.timeZone(call[1]), from: try call.date(2)))
    }
    add("Calendar.dateComponents(_:from:to:)") { call in
      let wanted = try call.componentSet(1)
      let calendar = try call.calendar()
      if call.machine.analyzer.isKnown(call.parameter(1), "DateComponents") {
        let (start, end) = (try call.machine.components(call[2]), try call.machine.components(call[3]))
        return call.machine.value(calendar.dateComponents(wanted, from: start, to: end))
      }
      return call.machine.value(calendar.dateComponents(wanted, from: try call.date(2), to: try call.date(3)))
    }
    add("Calendar.dateInterval(of:for:)") { call in
      call.optional(try call.calendar().dateInterval(of: try call.component(1), for: try call.date(2)))
    }
    add("Calendar.dateIntervalOfWeekend(containing:)") { call in
      call.optional(try call.calendar().dateIntervalOfWeekend(containing: try call.date(1)))
    }
    add("Calendar.nextWeekend(startingAfter:direction:)") { call in
      let direction: Calendar.SearchDirection = try call[2].tag == 0 ? .forward : .backward
      return call.optional(
        try call.calendar().nextWeekend(startingAfter: try call.date(1), direction: direction))
    }
    add("Calendar.range(of:in:for:)") { call in
      call.optional(
        try call.calendar().range(of: try call.component(1), in: try call.component(2), for: try call.date(3)))
    }
    add("Calendar.minimumRange(of:)") { call in
      call.optional(try call.calendar().minimumRange(of: try call.component(1)))
    }
    add("Calendar.maximumRange(of:)") { call in
      call.optional(try call.calendar().maximumRange(of: try call.component(1)))
    }
    add("Calendar.ordinality(of:in:for:)") { call in
      .optionalInt(
        try call.calendar().ordinality(of: try call.component(1), in: try call.component(2), for: try call.date(3)))
    }
  }

  private mutating func addDateComparisons() {
    add("Calendar.isDate(_:equalTo:toGranularity:)") { call in
      .bool(
        try call.calendar().isDate(
          try call.date(1), equalTo: try call.date(2), toGranularity: try call.component(3)))
    }
    add("Calendar.compare(_:to:toGranularity:)") { call in
      call.machine.comparison(
        try call.calendar().compare(try call.date(1), to: try call.date(2), toGranularity: try call.component(3)))
    }
    add("Calendar.date(_:matchesComponents:)") { call in
      .bool(
        try call.calendar().date(try call.date(1), matchesComponents: try call.machine.components(call[2])))
    }
    add("Calendar.isDateInWeekend(_:)") { call in .bool(try call.calendar().isDateInWeekend(try call.date(1))) }
    for (name, days) in [("isDateInYesterday", -1), ("isDateInTomorrow", 1)] {
      add("Calendar.\(name)(_:)") { call in
        let calendar = try call.calendar()
        let other = calendar.date(byAdding: .day, value: days, to: call.machine.currentDate)
        return .bool(try other.map { calendar.isDate($0, inSameDayAs: try call.date(1)) } ?? false)
      }
    }
  }
}

extension NativeCall {
  fileprivate func calendar() throws -> Calendar { try machine.calendar(self[0]) }

  fileprivate func component(_ index: Int) throws -> Calendar.Component {
    let tag = try self[index].tag
    guard HostCalendar.components.indices.contains(tag) else { throw Fault.mismatch("Component", self[index]) }
    return HostCalendar.components[tag]
  }

  fileprivate func componentSet(_ index: Int) throws -> Set<Calendar.Component> {
    let table = try self[index].box(SetBox.self).table
    var result: Set<Calendar.Component> = []
    for place in table.places {
      let tag = try table.key(at: place).tag
      if HostCalendar.components.indices.contains(tag) { result.insert(HostCalendar.components[tag]) }
    }
    return result
  }

  fileprivate func matchingPolicy(_ index: Int) throws -> Calendar.MatchingPolicy {
    let policies: [Calendar.MatchingPolicy] = [
      .nextTime, .nextTimePreservingSmallerComponents, .previousTimePreservingSmallerComponents, .strict,
    ]
    let tag = try self[index].tag
    return policies.indices.contains(tag) ? policies[tag] : .nextTime
  }

  fileprivate func optional(_ date: Date?) -> Value { .optional(date.map { machine.value($0) }) }

  fileprivate func optional(_ interval: DateInterval?) -> Value {
    .optional(interval.map { machine.structure("DateInterval", [machine.value($0.start), .double($0.duration)]) })
  }

  fileprivate func optional(_ range: Range<Int>?) -> Value {
    let type = wrappedResult
    return .optional(range.map { .ref(StructBox(type, [.int($0.lowerBound), .int($0.upperBound)])) })
  }
}

/// The host values for the cases of the catalogue's enums, in order.
enum HostCalendar {
  static let components: [Calendar.Component] = [
    .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear,
    .yearForWeekOfYear, .nanosecond, .calendar, .timeZone, .dayOfYear,
  ]
  static let identifiers: [Calendar.Identifier] = [
    .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .iso8601, .indian,
    .islamic, .islamicCivil, .japanese, .persian, .republicOfChina, .islamicTabular, .islamicUmmAlQura,
  ]
  /// The numeric fields of `DateComponents`, in order, after the calendar and the time zone.
  static let numbers: [Calendar.Component] = [
    .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth,
    .weekOfYear, .yearForWeekOfYear,
  ]
}

extension Machine {
  fileprivate func calendarIdentifier(_ value: Value) throws -> Calendar.Identifier {
    let tag = try value.tag
    return HostCalendar.identifiers.indices.contains(tag) ? HostCalendar.identifiers[tag] : .gregorian
  }

  func calendar(_ value: Value) throws -> Calendar {
    let fields = try value.box(StructBox.self).fields
    guard fields.count == 5 else { throw Fault.mismatch("Calendar", value) }
    var calendar = Calendar(identifier: try calendarIdentifier(fields[0]))
    calendar.locale = try fields[1].unwrapped.map { try locale($0) } ?? surroundingLocale
    calendar.timeZone = try timeZone(fields[2])
    calendar.firstWeekday = try fields[3].asInt
    calendar.minimumDaysInFirstWeek = try fields[4].asInt
    return calendar
  }

  /// A calendar with the locale and time zone of the program and its own week rules.
  func value(_ calendar: Calendar) -> Value {
    let type = analyzer.known("Calendar")
    let identifier = fields(of: type).first?.type ?? type
    let tag = HostCalendar.identifiers.firstIndex(of: calendar.identifier) ?? 0
    let isISO = calendar.identifier == .iso8601
    return .ref(
      StructBox(
        type,
        [
          .ref(plainCase(identifier, tag)), value(surroundingLocale).wrapped, value(surroundingZone),
          .int(isISO ? 2 : calendar.firstWeekday), .int(isISO ? 4 : calendar.minimumDaysInFirstWeek),
        ]))
  }

  func components(_ value: Value) throws -> DateComponents {
    let fields = try value.box(StructBox.self).fields
    guard fields.count == HostCalendar.numbers.count + 3 else { throw Fault.mismatch("DateComponents", value) }
    var result = DateComponents()
    result.calendar = try fields[0].unwrapped.map { try calendar($0) }
    result.timeZone = try fields[1].unwrapped.map { try timeZone($0) }
    for (index, component) in HostCalendar.numbers.enumerated() {
      if let number = try fields[index + 2].unwrapped?.asInt { result.setValue(number, for: component) }
    }
    result.isLeapMonth = try fields[HostCalendar.numbers.count + 2].unwrapped?.asBool
    return result
  }

  func value(_ components: DateComponents) -> Value {
    let numbers = HostCalendar.numbers.map { Value.optionalInt(components.value(for: $0)) }
    let calendar = Value.optional(components.calendar.map { value($0) })
    let zone = Value.optional(components.timeZone.map { value($0) })
    return structure(
      "DateComponents", [calendar, zone] + numbers + [.optional(components.isLeapMonth.map { .bool($0) })])
  }
}
