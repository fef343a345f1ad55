extension InterfaceText {
  /// Points in time and time intervals.
  static let foundationDates = #"""
    public typealias TimeInterval = Double

    public struct Date: Hashable, Comparable, Strideable, Codable, Sendable, CustomStringConvertible {
      public typealias Stride = TimeInterval
      public let timeIntervalSinceReferenceDate: TimeInterval
      @primitive static var currentTime: TimeInterval { get }

      @fresh @ambient("time")
      public init() { timeIntervalSinceReferenceDate = Date.currentTime }
      public init(timeIntervalSinceReferenceDate ti: TimeInterval) { timeIntervalSinceReferenceDate = ti }
      public init(timeIntervalSince1970 ti: TimeInterval) {
        timeIntervalSinceReferenceDate = ti - Date.timeIntervalBetween1970AndReferenceDate
      }
      @fresh public init(timeIntervalSinceNow ti: TimeInterval) { timeIntervalSinceReferenceDate = Date.currentTime + ti }
      public init(timeInterval: TimeInterval, since date: Date) {
        timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval
      }
      public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == Date {
        self = try strategy.parse(value)
      }

      public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978307200.0
      @fresh public static var timeIntervalSinceReferenceDate: TimeInterval { currentTime }
      @fresh
      @ambient("time") public static var now: Date { Date() }
      public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63113904000.0)
      public static let distantPast = Date(timeIntervalSinceReferenceDate: -63114076800.0)
      public var timeIntervalSince1970: TimeInterval {
        timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
      }
      @fresh @ambient("time") public var timeIntervalSinceNow: TimeInterval { timeIntervalSinceReferenceDate - Date.currentTime }
      public func timeIntervalSince(_ date: Date) -> TimeInterval {
        timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
      }
      public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date { self + timeInterval }
      public mutating func addTimeInterval(_ timeInterval: TimeInterval) { self += timeInterval }
      public func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }
      public func advanced(by n: TimeInterval) -> Date { addingTimeInterval(n) }
      @primitive public func compare(_ other: Date) -> ComparisonResult
      public static func < (lhs: Date, rhs: Date) -> Bool {
        lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
      }
      public static func + (lhs: Date, rhs: TimeInterval) -> Date {
        Date(timeIntervalSinceReferenceDate: lhs.timeIntervalSinceReferenceDate + rhs)
      }
      public static func - (lhs: Date, rhs: TimeInterval) -> Date {
        Date(timeIntervalSinceReferenceDate: lhs.timeIntervalSinceReferenceDate - rhs)
      }
      public static func += (lhs: inout Date, rhs: TimeInterval) { lhs = lhs + rhs }
      public static func -= (lhs: inout Date, rhs: TimeInterval) { lhs = lhs - rhs }
      @primitive public var description: String { get }
      @primitive public func description(with locale: Locale?) -> String
    }

    public enum ComparisonResult: Int, Sendable { case orderedAscending = -1, orderedSame, orderedDescending }

    public struct DateInterval: Hashable, Comparable, Codable, Sendable, CustomStringConvertible,
      CustomDebugStringConvertible
    {
      public var start: Date
      public var duration: TimeInterval
      public var end: Date {
        get { start + duration }
        set { duration = newValue.timeIntervalSince(start) }
      }
      public init() {
        start = Date()
        duration = 0
      }
      public init(start: Date, end: Date) {
        self.start = start
        duration = end.timeIntervalSince(start)
      }
      public init(start: Date, duration: TimeInterval) {
        self.start = start
        self.duration = duration
      }
      public func contains(_ date: Date) -> Bool { date >= start && date <= end }
      public func intersects(_ dateInterval: DateInterval) -> Bool {
        start <= dateInterval.end && dateInterval.start <= end
      }
      public func intersection(with dateInterval: DateInterval) -> DateInterval? {
        intersects(dateInterval)
          ? DateInterval(start: max(start, dateInterval.start), end: min(end, dateInterval.end)) : nil
      }
      public static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
        (lhs.start, lhs.duration) < (rhs.start, rhs.duration)
      }
      public func compare(_ dateInterval: DateInterval) -> ComparisonResult {
        self < dateInterval ? .orderedAscending : self == dateInterval ? .orderedSame : .orderedDescending
      }
      public var description: String { "\(start) to \(end)" }
      public var debugDescription: String { description }
    }

    @fresh public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }
    @fresh public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
    """#
}
