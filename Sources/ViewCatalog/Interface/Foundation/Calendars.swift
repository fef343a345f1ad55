extension InterfaceText {
  /// Calendars, their components, and time zones.
  static let foundationCalendars = #"""
    public struct TimeZone: Hashable, Codable, Sendable, CustomStringConvertible {
      public let identifier: String
      @primitive public init?(identifier: String)
      @primitive public init?(secondsFromGMT seconds: Int)
      @primitive public init?(abbreviation: String)
      @primitive @ambient("region") public static var current: TimeZone { get }
      @ambient("region") public static var autoupdatingCurrent: TimeZone { current }
      @primitive public static var gmt: TimeZone { get }
      @primitive public static var knownTimeZoneIdentifiers: [String] { get }
      @primitive public func secondsFromGMT(for date: Date = Date()) -> Int
      @primitive public func abbreviation(for date: Date = Date()) -> String?
      @primitive public func isDaylightSavingTime(for date: Date = Date()) -> Bool
      @primitive public func localizedName(for style: NSTimeZone.NameStyle, locale: Locale?) -> String?
      @primitive public func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval
      @primitive public func nextDaylightSavingTimeTransition(after date: Date) -> Date?
      public var nextDaylightSavingTimeTransition: Date? { nextDaylightSavingTimeTransition(after: Date()) }
      /// Abbreviations, each followed by its zone.
      @primitive static var _abbreviations: [String] { get }
      public static var abbreviationDictionary: [String: String] {
        let all = _abbreviations
        var result: [String: String] = [:]
        for index in stride(from: 0, to: all.count, by: 2) { result[all[index]] = all[index + 1] }
        return result
      }
      public var description: String { identifier }
    }

    public let NSDateComponentUndefined = Int.max
    extension DateComponents {
      /// Today, as a value for a parameter that has none.
      static var _plausible: DateComponents {
        Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: Date())
      }
    }

    public struct DateComponents: Hashable, Codable, Sendable, CustomStringConvertible {
      public var calendar: Calendar?
      public var timeZone: TimeZone?
      public var era: Int?
      public var year: Int?
      public var month: Int?
      public var day: Int?
      public var hour: Int?
      public var minute: Int?
      public var second: Int?
      public var nanosecond: Int?
      public var weekday: Int?
      public var weekdayOrdinal: Int?
      public var quarter: Int?
      public var weekOfMonth: Int?
      public var weekOfYear: Int?
      public var yearForWeekOfYear: Int?
      public var isLeapMonth: Bool?
      public init(
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
        day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
        weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
        weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
      ) {
        self.calendar = calendar
        self.timeZone = timeZone
        self.era = era
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
        self.weekday = weekday
        self.weekdayOrdinal = weekdayOrdinal
        self.quarter = quarter
        self.weekOfMonth = weekOfMonth
        self.weekOfYear = weekOfYear
        self.yearForWeekOfYear = yearForWeekOfYear
      }
      public var date: Date? { (calendar ?? Calendar.current).date(from: self) }
      public var isValidDate: Bool { isValidDate(in: calendar ?? Calendar.current) }
      @primitive public var description: String { get }
      @primitive public func isValidDate(in calendar: Calendar) -> Bool
      @primitive public func value(for component: Calendar.Component) -> Int?
      @primitive public mutating func setValue(_ value: Int?, for component: Calendar.Component)
    }

    extension Calendar.Identifier: CustomDebugStringConvertible {
      public var debugDescription: String {
        switch self {
        case .ethiopicAmeteMihret: "ethiopic"
        case .ethiopicAmeteAlem: "ethioaa"
        case .islamicCivil: "islamic-civil"
        case .islamicTabular: "islamic-tbla"
        case .islamicUmmAlQura: "islamic-umalqura"
        case .republicOfChina: "roc"
        case .gregorian: "gregorian"
        case .buddhist: "buddhist"
        case .chinese: "chinese"
        case .coptic: "coptic"
        case .hebrew: "hebrew"
        case .iso8601: "iso8601"
        case .indian: "indian"
        case .islamic: "islamic"
        case .japanese: "japanese"
        case .persian: "persian"
        }
      }
    }

    public struct Calendar: Hashable, Codable, Sendable, CustomStringConvertible {
      public enum Identifier: Hashable, Codable, Sendable {
        case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, iso8601, indian
        case islamic, islamicCivil, japanese, persian, republicOfChina, islamicTabular, islamicUmmAlQura
      }

      public enum Component: Hashable, Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear
        case yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear
      }
      public enum MatchingPolicy: Hashable, Sendable {
        case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
      }
      public enum RepeatedTimePolicy: Hashable, Sendable { case first, last }
      public enum SearchDirection: Hashable, Sendable { case forward, backward }

      public let identifier: Identifier
      public var locale: Locale?
      public var timeZone: TimeZone
      public var firstWeekday: Int
      public var minimumDaysInFirstWeek: Int
      @primitive public init(identifier: Identifier)
      @primitive @ambient("region") public static var current: Calendar { get }
      @ambient("region") public static var autoupdatingCurrent: Calendar { current }

      @primitive public func date(from components: DateComponents) -> Date?
      @primitive public func date(
        byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false
      ) -> Date?
      @primitive public func date(
        byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false
      ) -> Date?
      @primitive public func date(
        bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: MatchingPolicy = .nextTime,
        repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
      ) -> Date?
      @primitive public func date(bySetting component: Component, value: Int, of date: Date) -> Date?
      @primitive public func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
      @primitive public func component(_ component: Component, from date: Date) -> Int
      @primitive public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents
      @primitive public func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
      @primitive public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date)
        -> DateComponents
      @primitive public func dateComponents(
        _ components: Set<Component>, from start: DateComponents, to end: DateComponents
      ) -> DateComponents
      @primitive public func startOfDay(for date: Date) -> Date
      @primitive public func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Component) -> Bool
      @primitive public func compare(_ date1: Date, to date2: Date, toGranularity component: Component)
        -> ComparisonResult
      public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
        isDate(date1, equalTo: date2, toGranularity: .day)
      }
      public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
      @primitive public func isDateInYesterday(_ date: Date) -> Bool
      @primitive public func isDateInTomorrow(_ date: Date) -> Bool
      @primitive public func isDateInWeekend(_ date: Date) -> Bool
      @primitive public func dateInterval(of component: Component, for date: Date) -> DateInterval?
      @primitive public func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>?
      @primitive public func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int?
      @primitive public func nextDate(
        after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
        repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
      ) -> Date?
      @primitive public func enumerateDates(
        startingAfter start: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
        repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward,
        using block: (_ result: Date?, _ exactMatch: Bool, _ stop: inout Bool) -> Void)

      @primitive public func minimumRange(of component: Component) -> Range<Int>?
      @primitive public func maximumRange(of component: Component) -> Range<Int>?
      @primitive public func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
      @primitive public func nextWeekend(
        startingAfter date: Date, direction: SearchDirection = .forward
      ) -> DateInterval?
      @primitive public var quarterSymbols: [String] { get }
      @primitive public var shortQuarterSymbols: [String] { get }
      @primitive public var standaloneQuarterSymbols: [String] { get }
      @primitive public var shortStandaloneQuarterSymbols: [String] { get }
      @primitive public var eraSymbols: [String] { get }
      @primitive public var longEraSymbols: [String] { get }
      @primitive public var monthSymbols: [String] { get }
      @primitive public var shortMonthSymbols: [String] { get }
      @primitive public var veryShortMonthSymbols: [String] { get }
      @primitive public var standaloneMonthSymbols: [String] { get }
      @primitive public var shortStandaloneMonthSymbols: [String] { get }
      @primitive public var veryShortStandaloneMonthSymbols: [String] { get }
      @primitive public var weekdaySymbols: [String] { get }
      @primitive public var shortWeekdaySymbols: [String] { get }
      @primitive public var veryShortWeekdaySymbols: [String] { get }
      @primitive public var standaloneWeekdaySymbols: [String] { get }
      @primitive public var shortStandaloneWeekdaySymbols: [String] { get }
      @primitive public var veryShortStandaloneWeekdaySymbols: [String] { get }
      @primitive public var amSymbol: String { get }
      @primitive public var pmSymbol: String { get }
      @primitive public var description: String { get }
    }
    """#
}
