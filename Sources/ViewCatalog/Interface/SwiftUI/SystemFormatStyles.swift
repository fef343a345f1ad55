extension InterfaceText {
  /// Text that changes with time: its sources, and the system's styles for them.
  static let swiftUISystemFormatStyles = #"""
    /// A source of a time-dependent value for text.
    public struct TimeDataSource<Value> {
      let value: (Date) -> Value
      public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date> { $0 } }
      public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration> { Duration.seconds($0.timeIntervalSince(date)) }
      }
      public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>> { date..<max(date, $0) }
      }
      public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>> { min(date, $0)..<date }
      }
    }

    extension TimeDataSource: Sendable {}

    /// The text for the current date.
    struct _TimedText: Equatable, Sendable {
      let text: @Sendable () -> String
      static func == (left: _TimedText, right: _TimedText) -> Bool { false }
    }

    extension Text {
      public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
      where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(storage: .timed(_TimedText { String(format.format(source.value(Date())).characters) }))
      }
      @_disfavoredOverload
      public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
      where V == F.FormatInput, F.FormatOutput == String {
        self.init(storage: .timed(_TimedText { format.format(source.value(Date())) }))
      }
    }

    extension LocalizedStringKey.StringInterpolation {
      public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
      where V == F.FormatInput, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
      }
      @_disfavoredOverload
      public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
      where V == F.FormatInput, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
      }
    }

    /// The system's styles for time. [approximation: English words; which fields are left out]
    public enum SystemFormatStyle {
      /// `1:05:09`, with the most significant fields only.
      static func _clock(_ seconds: Double, _ showsHours: Bool, _ fieldCount: Int, digits: Int = 0) -> AttributedString {
        let whole = Int(seconds)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let hours = showsHours ? whole / 3600 : 0
        let minutes = hours > 0 ? two(whole / 60 % 60) : "\(whole / 60)"
        var fields = hours > 0 ? ["\(hours)", minutes, two(whole % 60)] : [minutes, two(whole % 60)]
        let isCut = fields.count > max(fieldCount, 1)
        fields = Array(fields.prefix(max(fieldCount, 1)))
        var text = fields.joined(separator: ":")
        if digits > 0, !isCut, fields.count < fieldCount {
          var fraction = seconds - Double(whole)
          text += "."
          for _ in 0..<digits {
            fraction *= 10
            text += "\(Int(fraction + 1e-9) % 10)"
          }
        }
        return AttributedString(text)
      }

      public struct Timer: DiscreteFormatStyle, Hashable, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let showsHours: Bool
        let maxFieldCount: Int
        public init(
          countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
          maxPrecision: Duration = .seconds(1)
        ) {
          (self.interval, countsDown) = (interval, false)
          (self.showsHours, self.maxFieldCount) = (showsHours, maxFieldCount)
        }
        public init(
          countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
          maxPrecision: Duration = .seconds(1)
        ) {
          (self.interval, countsDown) = (interval, true)
          (self.showsHours, self.maxFieldCount) = (showsHours, maxFieldCount)
        }
        public func format(_ value: Date) -> AttributedString {
          let date = min(max(value, interval.lowerBound), interval.upperBound)
          let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(date).rounded(.up) : date.timeIntervalSince(interval.lowerBound)
          return SystemFormatStyle._clock(seconds, showsHours, maxFieldCount)
        }
      }

      public struct Stopwatch: DiscreteFormatStyle, Hashable, Sendable {
        let start: Date
        let showsHours: Bool
        let maxFieldCount: Int
        let digits: Int
        public init(
          startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
          maxPrecision: Duration = .milliseconds(10)
        ) {
          start = startDate
          (self.showsHours, self.maxFieldCount) = (showsHours, maxFieldCount)
          digits = maxPrecision < .milliseconds(10) ? 3 : maxPrecision < .milliseconds(100) ? 2 : maxPrecision < .seconds(1) ? 1 : 0
        }
        public func format(_ value: Date) -> AttributedString {
          SystemFormatStyle._clock(max(value.timeIntervalSince(start), 0), showsHours, maxFieldCount, digits: digits)
        }
      }

      public struct DateReference: DiscreteFormatStyle, Hashable, Sendable {
        let date: Date
        let threshold: Date.RelativeFormatStyle.Field
        public init(
          to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
          maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
          self.date = date
          threshold = thresholdField
        }
        public func format(_ value: Date) -> AttributedString {
          let lengths: [Double] = [31_536_000, 2_592_000, 604_800, 86_400, 3_600, 60, 1]
          if abs(date.timeIntervalSince(value)) >= lengths[threshold.rawValue] {
            return AttributedString(date.formatted(date: .abbreviated, time: .shortened))
          }
          let units = Calendar.current.dateComponents([.hour, .minute, .second], from: value, to: date)
          let formatter = RelativeDateTimeFormatter()
          formatter.dateTimeStyle = .named
          return AttributedString(formatter.localizedString(from: units))
        }
      }

      public struct DateOffset: DiscreteFormatStyle, Hashable, Sendable {
        let anchor: Date
        let fields: Set<Date.ComponentsFormatStyle.Field>
        let maxFieldCount: Int
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        public init(
          to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
          maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
          self.anchor = anchor
          fields = allowedFields
          self.maxFieldCount = maxFieldCount
          self.sign = sign
        }
        public func format(_ value: Date) -> AttributedString {
          let units: [NSCalendar.Unit] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
          let formatter = DateComponentsFormatter()
          formatter.unitsStyle = .full
          formatter.maximumUnitCount = maxFieldCount
          formatter.allowedUnits = NSCalendar.Unit(fields.map { units[$0.rawValue] })
          let text = formatter.string(from: min(anchor, value), to: max(anchor, value)) ?? ""
          return AttributedString((value < anchor ? "-" : sign == .always() ? "+" : "") + text)
        }
      }
    }

    extension FormatStyle where Self == SystemFormatStyle.Timer {
      public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
      ) -> Self {
        Self(
          countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
      }
      public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
      ) -> Self {
        Self(
          countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
      }
    }
    extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
      public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
      ) -> Self {
        Self(
          startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
      }
    }
    extension FormatStyle where Self == SystemFormatStyle.DateReference {
      public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
      ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
      }
    }
    extension FormatStyle where Self == SystemFormatStyle.DateOffset {
      public static func offset(
        to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
      ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
      }
    }
    """#
}
