extension InterfaceText {
  /// Dates as text in the order that the program writes: `"\(year: .padded(4))-\(month: .twoDigits)"`.
  static let foundationDatePatterns = #"""
    extension Date {
      /// A date pattern of Unicode: `yyyy-MM`, with other text in quotes.
      public struct FormatString: Hashable, Sendable, ExpressibleByStringInterpolation {
        let rawFormat: String
        public init(stringLiteral value: String) { rawFormat = FormatString._quoted(value) }
        public init(stringInterpolation: StringInterpolation) { rawFormat = stringInterpolation.format }
        static func _quoted(_ text: String) -> String {
          text.isEmpty ? "" : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        }
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
          public typealias StringLiteralType = String
          var format = ""
          public init(literalCapacity: Int, interpolationCount: Int) {}
          public mutating func appendLiteral(_ literal: String) { format += FormatString._quoted(literal) }
          public mutating func appendInterpolation(era: FormatStyle.EraSymbol) { format += era._pattern }
          public mutating func appendInterpolation(year: FormatStyle.YearSymbol) { format += year._pattern("y") }
          public mutating func appendInterpolation(yearForWeekOfYear: FormatStyle.YearSymbol) {
            format += yearForWeekOfYear._pattern("Y")
          }
          public mutating func appendInterpolation(quarter: FormatStyle.QuarterSymbol) {
            format += quarter._pattern("Q")
          }
          public mutating func appendInterpolation(standaloneQuarter: FormatStyle.QuarterSymbol) {
            format += standaloneQuarter._pattern("q")
          }
          public mutating func appendInterpolation(month: FormatStyle.MonthSymbol) { format += month._pattern("M") }
          public mutating func appendInterpolation(standaloneMonth: FormatStyle.MonthSymbol) {
            format += standaloneMonth._pattern("L")
          }
          public mutating func appendInterpolation(week: FormatStyle.WeekSymbol) { format += week._pattern }
          public mutating func appendInterpolation(day: FormatStyle.DaySymbol) { format += day._pattern }
          public mutating func appendInterpolation(dayOfYear: FormatStyle.DayOfYearSymbol) {
            format += String(repeating: "D", count: dayOfYear.kind + 1)
          }
          public mutating func appendInterpolation(weekday: FormatStyle.WeekdaySymbol) {
            format += weekday._pattern("E", "e")
          }
          public mutating func appendInterpolation(standaloneWeekday: FormatStyle.WeekdaySymbol) {
            format += standaloneWeekday._pattern("c", "c")
          }
          public mutating func appendInterpolation(dayPeriod: FormatStyle.DayPeriodSymbol) {
            format += dayPeriod.pattern
          }
          public mutating func appendInterpolation(hour: FormatStyle.VerbatimHourSymbol) { format += hour.pattern }
          public mutating func appendInterpolation(minute: FormatStyle.MinuteSymbol) {
            format += String(repeating: "m", count: minute.kind + 1)
          }
          public mutating func appendInterpolation(second: FormatStyle.SecondSymbol) {
            format += String(repeating: "s", count: second.kind + 1)
          }
          public mutating func appendInterpolation(secondFraction: FormatStyle.SecondFractionSymbol) {
            format += String(repeating: secondFraction.isMilliseconds ? "A" : "S", count: secondFraction.digits)
          }
          public mutating func appendInterpolation(timeZone: FormatStyle.TimeZoneSymbol) {
            format += timeZone._pattern
          }
        }
      }

      public struct VerbatimFormatStyle: Foundation.FormatStyle, Sendable {
        public var timeZone: TimeZone
        public var calendar: Calendar
        public var locale: Locale?
        let pattern: FormatString
        public init(format: FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) {
          pattern = format
          self.locale = locale
          self.timeZone = timeZone
          self.calendar = calendar
        }
        public func format(_ value: Date) -> String {
          Date._formatter(pattern, locale, timeZone, calendar).string(from: value)
        }
        public func locale(_ locale: Locale) -> VerbatimFormatStyle {
          VerbatimFormatStyle(format: pattern, locale: locale, timeZone: timeZone, calendar: calendar)
        }
        public var parseStrategy: ParseStrategy {
          ParseStrategy(format: pattern, locale: locale, timeZone: timeZone, calendar: calendar)
        }
      }

      public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public var isLenient: Bool
        public var twoDigitStartDate: Date
        public var locale: Locale?
        public var timeZone: TimeZone
        public var calendar: Calendar
        let pattern: FormatString
        public var format: String { pattern.rawFormat }
        public init(
          format: FormatString, locale: Locale? = nil, timeZone: TimeZone,
          calendar: Calendar = Calendar(identifier: .gregorian), isLenient: Bool = true,
          twoDigitStartDate: Date = Date(timeIntervalSince1970: 0)
        ) {
          pattern = format
          self.locale = locale
          self.timeZone = timeZone
          self.calendar = calendar
          self.isLenient = isLenient
          self.twoDigitStartDate = twoDigitStartDate
        }
        public func parse(_ value: String) throws -> Date {
          let formatter = Date._formatter(pattern, locale, timeZone, calendar)
          formatter.isLenient = isLenient
          guard let date = formatter.date(from: value) else { throw CocoaError(.formatting) }
          return date
        }
      }

      static func _formatter(
        _ pattern: FormatString, _ locale: Locale?, _ timeZone: TimeZone, _ calendar: Calendar
      ) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale ?? Locale(identifier: "")
        formatter.timeZone = timeZone
        formatter.calendar = calendar
        formatter.dateFormat = pattern.rawFormat
        return formatter
      }
    }

    extension FormatStyle where Self == Date.VerbatimFormatStyle {
      public static func verbatim(
        _ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar
      ) -> Date.VerbatimFormatStyle {
        Date.VerbatimFormatStyle(format: format, locale: locale, timeZone: timeZone, calendar: calendar)
      }
    }
    extension ParseStrategy where Self == Date.ParseStrategy {
      public static func fixed(format: Date.FormatString, timeZone: TimeZone, locale: Locale? = nil) -> Self {
        Date.ParseStrategy(format: format, locale: locale, timeZone: timeZone)
      }
    }

    extension Date.FormatStyle {
      public enum Symbol {
        public typealias Era = EraSymbol
        public typealias Year = YearSymbol
        public typealias YearForWeekOfYear = YearSymbol
        public typealias Quarter = QuarterSymbol
        public typealias StandaloneQuarter = QuarterSymbol
        public typealias Month = MonthSymbol
        public typealias StandaloneMonth = MonthSymbol
        public typealias Week = WeekSymbol
        public typealias Day = DaySymbol
        public typealias DayOfYear = DayOfYearSymbol
        public typealias Weekday = WeekdaySymbol
        public typealias StandaloneWeekday = WeekdaySymbol
        public typealias DayPeriod = DayPeriodSymbol
        public typealias Hour = HourSymbol
        public typealias VerbatimHour = VerbatimHourSymbol
        public typealias Minute = MinuteSymbol
        public typealias Second = SecondSymbol
        public typealias SecondFraction = SecondFractionSymbol
        public typealias TimeZone = TimeZoneSymbol
      }
      public struct DayPeriodSymbol: Hashable, Sendable {
        public enum Width: Int, Sendable { case abbreviated = 1, wide = 4, narrow = 5 }
        let pattern: String
        public static func standard(_ width: Width) -> DayPeriodSymbol { of("a", width) }
        public static func with12s(_ width: Width) -> DayPeriodSymbol { of("b", width) }
        public static func conversational(_ width: Width) -> DayPeriodSymbol { of("B", width) }
        static func of(_ letter: String, _ width: Width) -> DayPeriodSymbol {
          DayPeriodSymbol(pattern: String(repeating: letter, count: width.rawValue))
        }
      }
      public struct VerbatimHourSymbol: Hashable, Sendable {
        public enum Clock: Sendable { case twelveHour, twentyFourHour }
        public enum HourCycle: Sendable { case zeroBased, oneBased }
        let pattern: String
        public static func defaultDigits(clock: Clock, hourCycle: HourCycle) -> VerbatimHourSymbol {
          VerbatimHourSymbol(pattern: letter(clock, hourCycle))
        }
        public static func twoDigits(clock: Clock, hourCycle: HourCycle) -> VerbatimHourSymbol {
          VerbatimHourSymbol(pattern: letter(clock, hourCycle) + letter(clock, hourCycle))
        }
        static func letter(_ clock: Clock, _ cycle: HourCycle) -> String {
          if clock == .twelveHour { return cycle == .zeroBased ? "K" : "h" }
          return cycle == .zeroBased ? "H" : "k"
        }
      }
    }
    extension Date.FormatStyle.EraSymbol {
      var _pattern: String { kind == 0 ? "G" : kind == 1 ? "GGGG" : "GGGGG" }
    }
    extension Date.FormatStyle.YearSymbol {
      /// Padded years have kinds from ten.
      public static func padded(_ length: Int) -> Date.FormatStyle.YearSymbol {
        Date.FormatStyle.YearSymbol(kind: 10 + length)
      }
      func _pattern(_ letter: String) -> String {
        String(repeating: letter, count: kind >= 10 ? kind - 10 : kind + 1)
      }
    }
    extension Date.FormatStyle.QuarterSymbol {
      func _pattern(_ letter: String) -> String { String(repeating: letter, count: kind + 1) }
    }
    extension Date.FormatStyle.MonthSymbol {
      func _pattern(_ letter: String) -> String { String(repeating: letter, count: kind + 1) }
    }
    extension Date.FormatStyle.WeekSymbol {
      var _pattern: String { kind == 2 ? "W" : kind == 1 ? "ww" : "w" }
    }
    extension Date.FormatStyle.DaySymbol {
      var _pattern: String { kind == 2 ? "F" : kind == 1 ? "dd" : "d" }
    }
    extension Date.FormatStyle.WeekdaySymbol {
      func _pattern(_ name: String, _ digit: String) -> String {
        kind >= 4 ? String(repeating: digit, count: kind - 3) : String(repeating: name, count: kind + 3)
      }
    }
    extension Date.FormatStyle.TimeZoneSymbol {
      public enum Width: Int, Sendable { case short = 1, long = 4 }
      public static func specificName(_ width: Width) -> Date.FormatStyle.TimeZoneSymbol {
        Date.FormatStyle.TimeZoneSymbol(kind: width == .short ? 0 : 6)
      }
      public static func genericName(_ width: Width) -> Date.FormatStyle.TimeZoneSymbol {
        Date.FormatStyle.TimeZoneSymbol(kind: width == .short ? 1 : 7)
      }
      public static func localizedGMT(_ width: Width) -> Date.FormatStyle.TimeZoneSymbol {
        Date.FormatStyle.TimeZoneSymbol(kind: width == .short ? 2 : 8)
      }
      public static func iso8601(_ width: Width) -> Date.FormatStyle.TimeZoneSymbol {
        Date.FormatStyle.TimeZoneSymbol(kind: width == .short ? 9 : 5)
      }
      public static func identifier(_ width: Width) -> Date.FormatStyle.TimeZoneSymbol {
        Date.FormatStyle.TimeZoneSymbol(kind: width == .short ? 10 : 11)
      }
      var _pattern: String { ["z", "v", "O", "VVV", "VVVV", "ZZZZZ", "zzzz", "vvvv", "OOOO", "Z", "V", "VV"][kind] }
    }

    extension Calendar {
      /// Dates at equal distances. Months and years count from the first date, so that 31 January leads to 31 March.
      public func dates(
        byAdding component: Component, value: Int = 1, startingAt start: Date, in range: Range<Date>? = nil,
        wrappingComponents: Bool = false
      ) -> some Sequence<Date> & Sendable {
        _DateSteps(start: start, range: range, isForward: nil) { _, step in
          date(byAdding: component, value: value * step, to: start, wrappingComponents: wrappingComponents)
        }
      }
      public func dates(
        byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
        wrappingComponents: Bool = false
      ) -> some Sequence<Date> & Sendable {
        _DateSteps(start: start, range: range, isForward: nil) { _, step in
          date(byAdding: components._times(step), to: start, wrappingComponents: wrappingComponents)
        }
      }
      public func dates(
        byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
        matchingPolicy: MatchingPolicy = .nextTime, repeatedTimePolicy: RepeatedTimePolicy = .first,
        direction: SearchDirection = .forward
      ) -> some Sequence<Date> & Sendable {
        _DateSteps(start: start, range: range, isForward: direction == .forward) { last, _ in
          nextDate(
            after: last, matching: components, matchingPolicy: matchingPolicy, repeatedTimePolicy: repeatedTimePolicy,
            direction: direction)
        }
      }
    }

    struct _DateSteps: Sequence, IteratorProtocol, @unchecked Sendable {
      let start: Date
      let range: Range<Date>?
      /// Whether the dates ascend; `nil` if the first one tells.
      let isForward: Bool?
      /// The next date for the last one and the number of steps from the start.
      let date: (Date, Int) -> Date?
      var last: Date
      var step = 0
      var isAtEnd = false
      init(start: Date, range: Range<Date>?, isForward: Bool?, _ date: @escaping (Date, Int) -> Date?) {
        self.start = start
        self.range = range
        self.isForward = isForward
        self.date = date
        last = start
      }
      mutating func next() -> Date? {
        while !isAtEnd {
          step += 1
          guard let found = date(last, step) else { break }
          last = found
          guard let range else { return found }
          if range.contains(found) { return found }
          // Before the range, later dates may be in it.
          if isForward ?? (found >= start) ? found >= range.upperBound : found < range.lowerBound { break }
        }
        isAtEnd = true
        return nil
      }
    }

    extension DateComponents {
      func _times(_ count: Int) -> DateComponents {
        var result = self
        result.era = era.map { $0 * count }
        result.year = year.map { $0 * count }
        result.month = month.map { $0 * count }
        result.day = day.map { $0 * count }
        result.hour = hour.map { $0 * count }
        result.minute = minute.map { $0 * count }
        result.second = second.map { $0 * count }
        result.nanosecond = nanosecond.map { $0 * count }
        result.weekOfYear = weekOfYear.map { $0 * count }
        return result
      }
    }
    """#
}
