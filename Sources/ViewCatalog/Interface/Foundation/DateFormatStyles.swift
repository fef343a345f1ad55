extension InterfaceText {
  /// Styles that turn dates into text.
  static let foundationDateFormatStyles = #"""
    extension Date {
      @ambient("region") public func formatted() -> String { FormatStyle().format(self) }
      @ambient("region") public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
        format.format(self)
      }
      @ambient("region") public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        FormatStyle(date: date, time: time).format(self)
      }
      public func ISO8601Format(_ style: ISO8601FormatStyle = .init()) -> String { style.format(self) }

      public struct FormatStyle: ParseableFormatStyle, Sendable {
        public struct DateStyle: Codable, Hashable, Sendable {
          let kind: Int
          public static let omitted = DateStyle(kind: 0)
          public static let numeric = DateStyle(kind: 1)
          public static let abbreviated = DateStyle(kind: 2)
          public static let long = DateStyle(kind: 3)
          public static let complete = DateStyle(kind: 4)
        }
        public struct TimeStyle: Codable, Hashable, Sendable {
          let kind: Int
          public static let omitted = TimeStyle(kind: 0)
          public static let shortened = TimeStyle(kind: 1)
          public static let standard = TimeStyle(kind: 2)
          public static let complete = TimeStyle(kind: 3)
        }
        public struct EraSymbol: Codable, Hashable, Sendable {
          let kind: Int
          public static let abbreviated = EraSymbol(kind: 0)
          public static let wide = EraSymbol(kind: 1)
          public static let narrow = EraSymbol(kind: 2)
        }
        public struct YearSymbol: Codable, Hashable, Sendable {
          let kind: Int
          public static let defaultDigits = YearSymbol(kind: 0)
          public static let twoDigits = YearSymbol(kind: 1)
        }
        public struct QuarterSymbol: Codable, Hashable, Sendable {
          let kind: Int
          public static let oneDigit = QuarterSymbol(kind: 0)
          public static let twoDigits = QuarterSymbol(kind: 1)
          public static let abbreviated = QuarterSymbol(kind: 2)
          public static let wide = QuarterSymbol(kind: 3)
          public static let narrow = QuarterSymbol(kind: 4)
        }
        public struct MonthSymbol: Codable, Hashable, Sendable {
          let kind: Int
          public static let defaultDigits = MonthSymbol(kind: 0)
          public static let twoDigits = MonthSymbol(kind: 1)
          public static let abbreviated = MonthSymbol(kind: 2)
          public static let wide = MonthSymbol(kind: 3)
          public static let narrow = MonthSymbol(kind: 4)
        }
        public struct WeekSymbol: Codable, Hashable, Sendable {
          let kind: Int
          public static let defaultDigits = WeekSymbol(kind: 0)
          public static let twoDigits = WeekSymbol(kind: 1)
          public static let weekOfMonth = WeekSymbol(kind: 2)
        }
        public struct DaySymbol: Codable, Hashable, Sendable {
          let kind: Int
          public static let defaultDigits = DaySymbol(kind: 0)
          public static let twoDigits = DaySymbol(kind: 1)
          public static let ordinalOfDayInMonth = DaySymbol(kind: 2)
        }
        public struct DayOfYearSymbol: Codable, Hashable, Sendable {
          let kind: Int
          public static let defaultDigits = DayOfYearSymbol(kind: 0)
          public static let twoDigits = DayOfYearSymbol(kind: 1)
          public static let threeDigits = DayOfYearSymbol(kind: 2)
        }
        public struct WeekdaySymbol: Codable, Hashable, Sendable {
          let kind: Int
          public static let abbreviated = WeekdaySymbol(kind: 0)
          public static let wide = WeekdaySymbol(kind: 1)
          public static let narrow = WeekdaySymbol(kind: 2)
          public static let short = WeekdaySymbol(kind: 3)
          public static let oneDigit = WeekdaySymbol(kind: 4)
          public static let twoDigits = WeekdaySymbol(kind: 5)
        }
        public struct MinuteSymbol: Codable, Hashable, Sendable {
          let kind: Int
          public static let defaultDigits = MinuteSymbol(kind: 0)
          public static let twoDigits = MinuteSymbol(kind: 1)
        }
        public struct SecondSymbol: Codable, Hashable, Sendable {
          let kind: Int
          public static let defaultDigits = SecondSymbol(kind: 0)
          public static let twoDigits = SecondSymbol(kind: 1)
        }
        public struct TimeZoneSymbol: Codable, Hashable, Sendable {
          let kind: Int
          public static let shortSpecificName = TimeZoneSymbol(kind: 0)
          public static let genericName = TimeZoneSymbol(kind: 1)
          public static let localizedGMT = TimeZoneSymbol(kind: 2)
          public static let exemplarLocation = TimeZoneSymbol(kind: 3)
          public static let genericLocation = TimeZoneSymbol(kind: 4)
          public static let iso8601 = TimeZoneSymbol(kind: 5)
        }
        public struct HourSymbol: Codable, Hashable, Sendable {
          let kind: Int
          public enum AMPMStyle: Int, Codable, Sendable { case omitted, abbreviated, wide, narrow }
          public static func defaultDigits(amPM: AMPMStyle) -> HourSymbol { HourSymbol(kind: amPM.rawValue) }
          public static func twoDigits(amPM: AMPMStyle) -> HourSymbol { HourSymbol(kind: 4 + amPM.rawValue) }
          public static func conversationalDefaultDigits(amPM: AMPMStyle) -> HourSymbol {
            HourSymbol(kind: 8 + amPM.rawValue)
          }
          public static func conversationalTwoDigits(amPM: AMPMStyle) -> HourSymbol {
            HourSymbol(kind: 12 + amPM.rawValue)
          }
        }
        public struct SecondFractionSymbol: Codable, Hashable, Sendable {
          let digits: Int
          let isMilliseconds: Bool
          public static func fractional(_ digits: Int) -> SecondFractionSymbol {
            SecondFractionSymbol(digits: digits, isMilliseconds: false)
          }
          public static func milliseconds(_ digits: Int) -> SecondFractionSymbol {
            SecondFractionSymbol(digits: digits, isMilliseconds: true)
          }
        }

        public var locale: Locale
        public var timeZone: Foundation.TimeZone
        public var calendar: Calendar
        var dateStyle: DateStyle?
        var timeStyle: TimeStyle?
        /// The widths of the requested fields, by field.
        var fields: [String: Int] = [:]
        public init(
          date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .autoupdatingCurrent,
          calendar: Calendar = .autoupdatingCurrent, timeZone: Foundation.TimeZone = .autoupdatingCurrent
        ) {
          dateStyle = date
          timeStyle = time
          self.locale = locale
          self.calendar = calendar
          self.timeZone = timeZone
        }
        @primitive public func format(_ value: Date) -> String
        public var parseStrategy: _StyleParseStrategy<Date.FormatStyle> { _StyleParseStrategy(style: self) }
        public func locale(_ locale: Locale) -> Date.FormatStyle {
          var result = self
          result.locale = locale
          return result
        }
        func with(_ field: String, _ width: Int) -> Date.FormatStyle {
          var result = self
          result.fields[field] = width
          return result
        }
        public func era(_ format: EraSymbol = .abbreviated) -> Date.FormatStyle { with("era", format.kind) }
        public func year(_ format: YearSymbol = .defaultDigits) -> Date.FormatStyle { with("year", format.kind) }
        public func quarter(_ format: QuarterSymbol = .abbreviated) -> Date.FormatStyle { with("quarter", format.kind) }
        public func month(_ format: MonthSymbol = .abbreviated) -> Date.FormatStyle { with("month", format.kind) }
        public func week(_ format: WeekSymbol = .defaultDigits) -> Date.FormatStyle { with("week", format.kind) }
        public func day(_ format: DaySymbol = .defaultDigits) -> Date.FormatStyle { with("day", format.kind) }
        public func dayOfYear(_ format: DayOfYearSymbol = .defaultDigits) -> Date.FormatStyle {
          with("dayOfYear", format.kind)
        }
        public func weekday(_ format: WeekdaySymbol = .abbreviated) -> Date.FormatStyle { with("weekday", format.kind) }
        public func minute(_ format: MinuteSymbol = .defaultDigits) -> Date.FormatStyle { with("minute", format.kind) }
        public func second(_ format: SecondSymbol = .defaultDigits) -> Date.FormatStyle { with("second", format.kind) }
        public func timeZone(_ format: TimeZoneSymbol = .shortSpecificName) -> Date.FormatStyle {
          with("timeZone", format.kind)
        }
        public func hour(_ format: HourSymbol = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle {
          with("hour", format.kind)
        }
        public func secondFraction(_ format: SecondFractionSymbol) -> Date.FormatStyle {
          with("secondFraction", format.digits)
        }
      }

      public struct ISO8601FormatStyle: ParseableFormatStyle, Foundation.ParseStrategy, Sendable {
        public enum DateSeparator: String, Codable, Sendable { case dash, omitted }
        public enum TimeSeparator: String, Codable, Sendable { case colon, omitted }
        public enum TimeZoneSeparator: String, Codable, Sendable { case colon, omitted }
        public enum DateTimeSeparator: String, Codable, Sendable { case space, standard }
        public var timeZone: Foundation.TimeZone = .gmt
        var fields: [String: Bool] = [:]
        public init() {}
        public init(
          dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
          timeSeparator: TimeSeparator = .colon, timeZoneSeparator: TimeZoneSeparator = .omitted,
          includingFractionalSeconds: Bool = false, timeZone: Foundation.TimeZone = .gmt
        ) {
          self.timeZone = timeZone
          if dateSeparator == .omitted { fields["plainDate"] = true }
          if dateTimeSeparator == .space { fields["space"] = true }
          if timeSeparator == .omitted { fields["plainTime"] = true }
          if includingFractionalSeconds {
            for field in ["year", "month", "day", "fractions", "timeZone"] { fields[field] = true }
          }
        }
        @primitive public func format(_ value: Date) -> String
        @primitive public func parse(_ value: String) throws -> Date
        public var parseStrategy: Date.ISO8601FormatStyle { self }
        func with(_ field: String) -> Date.ISO8601FormatStyle {
          var result = self
          result.fields[field] = true
          return result
        }
        public func year() -> Date.ISO8601FormatStyle { with("year") }
        public func month() -> Date.ISO8601FormatStyle { with("month") }
        public func day() -> Date.ISO8601FormatStyle { with("day") }
        public func weekOfYear() -> Date.ISO8601FormatStyle { with("weekOfYear") }
        public func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle {
          with(includingFractionalSeconds ? "fractions" : "time")
        }
        public func timeZone(separator: TimeSeparator) -> Date.ISO8601FormatStyle { with("timeZone") }
        public func dateSeparator(_ separator: DateSeparator) -> Date.ISO8601FormatStyle {
          separator == .omitted ? with("plainDate") : self
        }
        public func timeSeparator(_ separator: TimeSeparator) -> Date.ISO8601FormatStyle {
          separator == .omitted ? with("plainTime") : self
        }
        public func dateTimeSeparator(_ separator: DateTimeSeparator) -> Date.ISO8601FormatStyle {
          separator == .space ? with("space") : self
        }
      }

      public struct RelativeFormatStyle: Foundation.FormatStyle, Sendable {
        public struct Presentation: Codable, Hashable, Sendable {
          let kind: Int
          public static let numeric = Presentation(kind: 0)
          public static let named = Presentation(kind: 1)
        }
        public struct UnitsStyle: Codable, Hashable, Sendable {
          let kind: Int
          public static let wide = UnitsStyle(kind: 0)
          public static let spellOut = UnitsStyle(kind: 1)
          public static let abbreviated = UnitsStyle(kind: 2)
          public static let narrow = UnitsStyle(kind: 3)
        }
        public enum Field: Int, Codable, Hashable, Sendable { case year, month, week, day, hour, minute, second }
        public var presentation: Presentation
        public var unitsStyle: UnitsStyle
        /// The units that the text may use; `nil` for all.
        var fields: Set<Field>?
        public init(presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide) {
          self.presentation = presentation
          self.unitsStyle = unitsStyle
        }
        public init(
          allowedFields: Set<Field>, presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide
        ) {
          fields = allowedFields
          self.presentation = presentation
          self.unitsStyle = unitsStyle
        }
        public var allowedFields: Set<Field> {
          get { fields ?? [.year, .month, .week, .day, .hour, .minute, .second] }
          set { fields = newValue }
        }
        private static let components: [Calendar.Component] = [
          .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
        ]
        public func format(_ destDate: Date) -> String {
          let asked = fields.map { fields in Set(fields.map { Self.components[$0.rawValue] }) }
          let units = Calendar.current.dateComponents(asked ?? _RelativeDateText.units, from: Date(), to: destDate)
          return _RelativeDateText(isNamed: presentation.kind == 1, width: unitsStyle.kind).text(of: units)
        }
      }
    }

    extension FormatStyle where Self == Date.FormatStyle {
      public static var dateTime: Date.FormatStyle { Date.FormatStyle() }
    }
    extension FormatStyle where Self == Date.ISO8601FormatStyle {
      public static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    }
    extension ParseStrategy where Self == Date.ISO8601FormatStyle {
      public static var iso8601: Self { Date.ISO8601FormatStyle() }
    }
    extension FormatStyle where Self == Date.RelativeFormatStyle {
      public static func relative(
        presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
      ) -> Date.RelativeFormatStyle {
        Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
      }
    }
    """#
}
