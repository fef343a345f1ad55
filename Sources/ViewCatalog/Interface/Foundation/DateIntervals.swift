extension InterfaceText {
  /// Styles and formatters that turn the time between two dates into text.
  static let foundationDateIntervals = #"""
    extension Date {
      public struct IntervalFormatStyle: Foundation.FormatStyle, Sendable {
        public typealias DateStyle = Date.FormatStyle.DateStyle
        public typealias TimeStyle = Date.FormatStyle.TimeStyle
        var style: Date.FormatStyle
        public var locale: Locale {
          get { style.locale }
          set { style.locale = newValue }
        }
        public var timeZone: Foundation.TimeZone {
          get { style.timeZone }
          set { style.timeZone = newValue }
        }
        public var calendar: Calendar {
          get { style.calendar }
          set { style.calendar = newValue }
        }
        public init(
          date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .autoupdatingCurrent,
          calendar: Calendar = .autoupdatingCurrent, timeZone: Foundation.TimeZone = .autoupdatingCurrent
        ) {
          style = Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
        }
        public func format(_ v: Range<Date>) -> String { Self._text(style, v.lowerBound, v.upperBound) }
        @primitive static func _text(_ style: Date.FormatStyle, _ start: Date, _ end: Date) -> String
        private func with(_ style: Date.FormatStyle) -> Date.IntervalFormatStyle {
          var result = self
          result.style = style
          return result
        }
        public func locale(_ locale: Locale) -> Date.IntervalFormatStyle { with(style.locale(locale)) }
        public func year() -> Date.IntervalFormatStyle { with(style.year()) }
        public func month(_ format: Date.FormatStyle.MonthSymbol = .abbreviated) -> Date.IntervalFormatStyle {
          with(style.month(format))
        }
        public func day() -> Date.IntervalFormatStyle { with(style.day()) }
        public func weekday(_ format: Date.FormatStyle.WeekdaySymbol = .abbreviated) -> Date.IntervalFormatStyle {
          with(style.weekday(format))
        }
        public func hour(
          _ format: Date.FormatStyle.HourSymbol = .defaultDigits(amPM: .abbreviated)
        ) -> Date.IntervalFormatStyle {
          with(style.hour(format))
        }
        public func minute() -> Date.IntervalFormatStyle { with(style.minute()) }
        public func second() -> Date.IntervalFormatStyle { with(style.second()) }
        public func timeZone(
          _ format: Date.FormatStyle.TimeZoneSymbol = .shortSpecificName
        ) -> Date.IntervalFormatStyle {
          with(style.timeZone(format))
        }
      }

      /// The words are those of `DateComponentsFormatter`. [approximation: English; Linux has no such style]
      public struct ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
        public struct Style: Codable, Hashable, Sendable {
          let kind: Int
          public static let wide = Style(kind: 0)
          public static let spellOut = Style(kind: 1)
          public static let abbreviated = Style(kind: 2)
          public static let condensedAbbreviated = Style(kind: 3)
          public static let narrow = Style(kind: 4)
        }
        public enum Field: Int, Codable, Hashable, Sendable { case year, month, week, day, hour, minute, second }
        public var style: Style
        public var fields: Set<Field>?
        public var isPositive = true
        public var calendar = Calendar.autoupdatingCurrent
        public var locale = Locale.autoupdatingCurrent
        /// Whether the numbers are separated by colons.
        var isClock = false
        public init(
          style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
          fields: Set<Field>? = nil
        ) {
          self.style = style
          self.locale = locale
          self.calendar = calendar
          self.fields = fields
        }
        public func format(_ v: Range<Date>) -> String {
          let formatter = DateComponentsFormatter()
          let styles: [DateComponentsFormatter.UnitsStyle] = [.full, .spellOut, .short, .brief, .abbreviated]
          formatter.unitsStyle = isClock ? .positional : styles[style.kind]
          formatter.calendar = calendar
          if let fields { formatter.allowedUnits = NSCalendar.Unit(fields.map { Self.units[$0.rawValue] }) }
          return formatter.string(from: v.lowerBound, to: v.upperBound) ?? ""
        }
        private static let units: [NSCalendar.Unit] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        public func locale(_ locale: Locale) -> Date.ComponentsFormatStyle {
          var result = self
          result.locale = locale
          return result
        }
        public func calendar(_ calendar: Calendar) -> Date.ComponentsFormatStyle {
          var result = self
          result.calendar = calendar
          return result
        }
      }
    }

    extension Range where Bound == Date {
      @ambient("region") public func formatted() -> String { Date.IntervalFormatStyle().format(self) }
      @ambient("region") public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        Date.IntervalFormatStyle(date: date, time: time).format(self)
      }
      @ambient("region") public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Range<Date> {
        style.format(self)
      }
    }

    extension FormatStyle where Self == Date.IntervalFormatStyle {
      public static var interval: Date.IntervalFormatStyle { Date.IntervalFormatStyle() }
    }
    extension FormatStyle where Self == Date.ComponentsFormatStyle {
      public static var timeDuration: Date.ComponentsFormatStyle {
        var style = Date.ComponentsFormatStyle(style: .condensedAbbreviated)
        style.isClock = true
        return style
      }
      public static func components(
        style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
      ) -> Date.ComponentsFormatStyle {
        Date.ComponentsFormatStyle(style: style, fields: fields)
      }
    }

    @costly

    open class DateIntervalFormatter: Formatter, @unchecked Sendable {
      public enum Style: UInt, Sendable { case none, short, medium, long, full }
      public var locale: Locale! = .current
      public var calendar: Calendar! = .current
      public var timeZone: TimeZone! = .current
      /// A template of fields; empty if the styles decide.
      public var dateTemplate: String! = ""
      public var dateStyle = Style.medium
      public var timeStyle = Style.medium
      @ambient("region") public func string(from fromDate: Date, to toDate: Date) -> String {
        Self._text(
          fromDate, toDate, locale, calendar, timeZone, dateTemplate, Int(dateStyle.rawValue), Int(timeStyle.rawValue))
      }
      @ambient("region") public func string(from dateInterval: DateInterval) -> String? {
        string(from: dateInterval.start, to: dateInterval.end)
      }
      @primitive static func _text(
        _ start: Date, _ end: Date, _ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone, _ template: String,
        _ date: Int, _ time: Int
      ) -> String
    }
    """#
}
