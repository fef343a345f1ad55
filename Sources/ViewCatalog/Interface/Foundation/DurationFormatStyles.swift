extension InterfaceText {
  /// Styles that turn durations into text.
  static let foundationDurationFormatStyles = #"""
    extension Duration {
      @ambient("region") public func formatted() -> String { TimeFormatStyle(pattern: .hourMinuteSecond).format(self) }
      @ambient("region") public func formatted<S: FormatStyle>(_ v: S) -> S.FormatOutput where S.FormatInput == Duration { v.format(self) }

      var _nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
      }

      public struct TimeFormatStyle: FormatStyle, Sendable {
        public struct Pattern: Codable, Hashable, Sendable {
          enum Units: Int, Codable { case hourMinute, hourMinuteSecond, minuteSecond }
          var units: Units
          var padding = 1
          var fraction = 0
          var rounding = FloatingPointRoundingRule.toNearestOrEven._index
          public static var hourMinute: Pattern { Pattern(units: .hourMinute) }
          public static func hourMinute(
            padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven
          ) -> Pattern {
            Pattern(units: .hourMinute, padding: padHourToLength, rounding: roundSeconds._index)
          }
          public static var hourMinuteSecond: Pattern { Pattern(units: .hourMinuteSecond) }
          public static func hourMinuteSecond(
            padHourToLength: Int, fractionalSecondsLength: Int = 0,
            roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
          ) -> Pattern {
            Pattern(
              units: .hourMinuteSecond, padding: padHourToLength, fraction: fractionalSecondsLength,
              rounding: roundFractionalSeconds._index)
          }
          public static var minuteSecond: Pattern { Pattern(units: .minuteSecond) }
          public static func minuteSecond(
            padMinuteToLength: Int, fractionalSecondsLength: Int = 0,
            roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
          ) -> Pattern {
            Pattern(
              units: .minuteSecond, padding: padMinuteToLength, fraction: fractionalSecondsLength,
              rounding: roundFractionalSeconds._index)
          }
        }
        public var pattern: Pattern
        public var locale: Locale
        public init(pattern: Pattern, locale: Locale = .autoupdatingCurrent) {
          self.pattern = pattern
          self.locale = locale
        }
        public func locale(_ locale: Locale) -> TimeFormatStyle { TimeFormatStyle(pattern: pattern, locale: locale) }
        public func format(_ value: Duration) -> String {
          _format(
            value._nanoseconds, pattern.units.rawValue, pattern.padding, pattern.fraction, pattern.rounding, locale)
        }
        @primitive func _format(
          _ nanos: Int64, _ units: Int, _ padding: Int, _ fraction: Int, _ rounding: Int, _ locale: Locale
        ) -> String
      }

      public struct UnitsFormatStyle: FormatStyle, Sendable {
        public struct Unit: Codable, Hashable, Sendable {
          let kind: Int
          public static let weeks = Unit(kind: 0)
          public static let days = Unit(kind: 1)
          public static let hours = Unit(kind: 2)
          public static let minutes = Unit(kind: 3)
          public static let seconds = Unit(kind: 4)
          public static let milliseconds = Unit(kind: 5)
          public static let microseconds = Unit(kind: 6)
          public static let nanoseconds = Unit(kind: 7)
        }
        public struct UnitWidth: Codable, Hashable, Sendable {
          let kind: Int
          public static let wide = UnitWidth(kind: 0)
          public static let abbreviated = UnitWidth(kind: 1)
          public static let condensedAbbreviated = UnitWidth(kind: 2)
          public static let narrow = UnitWidth(kind: 3)
        }
        public struct ZeroValueUnitsDisplayStrategy: Codable, Hashable, Sendable {
          var length: Int
          public static var hide: ZeroValueUnitsDisplayStrategy { ZeroValueUnitsDisplayStrategy(length: 0) }
          public static func show(length: Int) -> ZeroValueUnitsDisplayStrategy {
            ZeroValueUnitsDisplayStrategy(length: length)
          }
        }
        public struct FractionalPartDisplayStrategy: Codable, Hashable, Sendable {
          public var minimumLength: Int
          public var maximumLength: Int
          public var roundingIncrement: Double?
          var rounding: Int
          public var roundingRule: FloatingPointRoundingRule {
            get { FloatingPointRoundingRule._all[rounding] }
            set { rounding = newValue._index }
          }
          public init(
            lengthLimits: ClosedRange<Int>, roundingRule: FloatingPointRoundingRule = .toNearestOrEven,
            roundingIncrement: Double? = nil
          ) {
            minimumLength = lengthLimits.lowerBound
            maximumLength = lengthLimits.upperBound
            self.roundingIncrement = roundingIncrement
            rounding = roundingRule._index
          }
          public static var hide: FractionalPartDisplayStrategy { hide() }
          public static func hide(rounded: FloatingPointRoundingRule = .toNearestOrEven) -> FractionalPartDisplayStrategy {
            FractionalPartDisplayStrategy(lengthLimits: 0...0, roundingRule: rounded)
          }
          public static func show(
            length: Int, rounded: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
          ) -> FractionalPartDisplayStrategy {
            FractionalPartDisplayStrategy(
              lengthLimits: length...length, roundingRule: rounded, roundingIncrement: increment)
          }
        }
        public var allowedUnits: Set<Unit>
        public var unitWidth: UnitWidth
        public var maximumUnitCount: Int?
        public var zeroValueUnitsDisplay: ZeroValueUnitsDisplayStrategy
        public var fractionalPartDisplay: FractionalPartDisplayStrategy
        public var valueLengthLimits: Range<Int>?
        public var locale = Locale.autoupdatingCurrent
        public init(
          allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil,
          zeroValueUnits: ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil,
          fractionalPart: FractionalPartDisplayStrategy = .hide
        ) {
          self.allowedUnits = allowedUnits
          unitWidth = width
          self.maximumUnitCount = maximumUnitCount
          zeroValueUnitsDisplay = zeroValueUnits
          fractionalPartDisplay = fractionalPart
          valueLengthLimits = valueLength.map { $0..<$0 + 1 }
        }
        public init<Limits: RangeExpression>(
          allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil,
          zeroValueUnits: ZeroValueUnitsDisplayStrategy = .hide, valueLengthLimits: Limits,
          fractionalPart: FractionalPartDisplayStrategy = .hide
        ) where Limits.Bound == Int {
          self.init(
            allowedUnits: allowedUnits, width: width, maximumUnitCount: maximumUnitCount,
            zeroValueUnits: zeroValueUnits, fractionalPart: fractionalPart)
          self.valueLengthLimits = valueLengthLimits.relative(to: 0..<Int.max)
        }
        public func locale(_ locale: Locale) -> UnitsFormatStyle {
          var result = self
          result.locale = locale
          return result
        }
        public func format(_ value: Duration) -> String {
          let part = fractionalPartDisplay
          return _format(
            value._nanoseconds, allowedUnits.map { $0.kind }, unitWidth.kind, maximumUnitCount ?? 0,
            zeroValueUnitsDisplay.length, [valueLengthLimits?.lowerBound ?? 0, valueLengthLimits?.upperBound ?? 0],
            [part.minimumLength, part.maximumLength, part.rounding], part.roundingIncrement ?? 0, locale)
        }
        @primitive func _format(
          _ nanos: Int64, _ units: [Int], _ width: Int, _ maximum: Int, _ zeroLength: Int, _ limits: [Int],
          _ fraction: [Int], _ increment: Double, _ locale: Locale
        ) -> String
      }
    }

    extension FormatStyle where Self == Duration.TimeFormatStyle {
      public static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self {
        Duration.TimeFormatStyle(pattern: pattern)
      }
    }
    extension FormatStyle where Self == Duration.UnitsFormatStyle {
      public static func units(
        allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
        width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
        zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil,
        fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
      ) -> Self {
        Duration.UnitsFormatStyle(
          allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits,
          valueLength: valueLength, fractionalPart: fractionalPart)
      }
      public static func units<Limits: RangeExpression>(
        allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
        width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
        zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLengthLimits: Limits,
        fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
      ) -> Self where Limits.Bound == Int {
        Duration.UnitsFormatStyle(
          allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits,
          valueLengthLimits: valueLengthLimits, fractionalPart: fractionalPart)
      }
    }
    """#
}
