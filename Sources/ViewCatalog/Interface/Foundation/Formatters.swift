extension InterfaceText {
  /// Formatters, as classes.
  static let foundationFormatters = #"""
    open class Formatter: NSObject, @unchecked Sendable {
      public enum Context: Int, Sendable {
        case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
      }
      public enum UnitStyle: Int, Sendable { case short = 1, medium, long }
      open func string(for obj: Any?) -> String? { nil }
    }

    @costly

    open class DateFormatter: Formatter, @unchecked Sendable {
      public enum Style: UInt, Sendable { case none, short, medium, long, full }
      public var dateFormat: String!
      public var dateStyle = Style.none { didSet { dateFormat = nil } }
      public var timeStyle = Style.none { didSet { dateFormat = nil } }
      public var locale: Locale! = .current
      public var timeZone: TimeZone! = NSTimeZone.default
      public var calendar: Calendar! = .current
      public var doesRelativeDateFormatting = false
      public var isLenient = false
      @primitive @ambient("region") public func string(from date: Date) -> String
      open override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
      @primitive public func date(from string: String) -> Date?
      public func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
        dateFormat = DateFormatter.dateFormat(fromTemplate: dateFormatTemplate, options: 0, locale: locale)
      }
      @primitive public class func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String?
      @primitive public class func localizedString(
        from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
      ) -> String
      @primitive public var monthSymbols: [String]! { get }
      @primitive public var shortMonthSymbols: [String]! { get }
      @primitive public var weekdaySymbols: [String]! { get }
      @primitive public var shortWeekdaySymbols: [String]! { get }
      @primitive public var veryShortWeekdaySymbols: [String]! { get }
      public var shortStandaloneWeekdaySymbols: [String]! { shortWeekdaySymbols }
      public var standaloneWeekdaySymbols: [String]! { weekdaySymbols }
      public var veryShortStandaloneWeekdaySymbols: [String]! { veryShortWeekdaySymbols }
      public var amSymbol: String! { _calendarOfLocale.amSymbol }
      public var pmSymbol: String! { _calendarOfLocale.pmSymbol }
      private var _calendarOfLocale: Calendar {
        var calendar = self.calendar!
        calendar.locale = locale
        return calendar
      }
    }

    @costly

    open class ISO8601DateFormatter: Formatter, @unchecked Sendable {
      public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withYear = Options(rawValue: 1)
        public static let withMonth = Options(rawValue: 2)
        public static let withWeekOfYear = Options(rawValue: 4)
        public static let withDay = Options(rawValue: 16)
        public static let withTime = Options(rawValue: 32)
        public static let withTimeZone = Options(rawValue: 64)
        public static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
        public static let withDashSeparatorInDate = Options(rawValue: 256)
        public static let withColonSeparatorInTime = Options(rawValue: 512)
        public static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
        public static let withFractionalSeconds = Options(rawValue: 2048)
        public static let withFullDate = Options(rawValue: 275)
        public static let withFullTime = Options(rawValue: 1632)
        public static let withInternetDateTime = Options(rawValue: 1907)
      }
      public var formatOptions: Options = .withInternetDateTime
      public var timeZone: TimeZone! = .current
      @primitive @ambient("region") public func string(from date: Date) -> String
      @primitive public func date(from string: String) -> Date?
    }

    @costly

    open class NumberFormatter: Formatter, @unchecked Sendable {
      public enum Style: UInt, Sendable {
        case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural
        case currencyAccounting
      }
      public enum RoundingMode: UInt, Sendable { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
      public var numberStyle = Style.none
      public var roundingMode = RoundingMode.halfEven
      public var locale: Locale! = .current
      public enum PadPosition: UInt, Sendable { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }
      public var minimumFractionDigits = 0
      public var maximumFractionDigits = 3
      public var minimumIntegerDigits = 0
      public var maximumIntegerDigits = 42
      public var usesSignificantDigits = false
      public var minimumSignificantDigits = 1 { didSet { usesSignificantDigits = true } }
      public var maximumSignificantDigits = 6 { didSet { usesSignificantDigits = true } }
      public var usesGroupingSeparator = false
      public var groupingSize = 3
      public var secondaryGroupingSize = 0
      public var formatWidth = 0
      public var paddingPosition = PadPosition.beforePrefix
      public var alwaysShowsDecimalSeparator = false
      public var generatesDecimalNumbers = false
      public var zeroSymbol: String?
      public var nilSymbol = ""
      public var multiplier: NSNumber?
      public var roundingIncrement: NSNumber! = 0
      public var minimum: NSNumber?
      public var maximum: NSNumber?
      public var isLenient = false
      public var allowsFloats = true
      public var isPartialStringValidationEnabled = false
      public var formattingContext = Formatter.Context.unknown
      /// The texts that the program set, by the names of their properties; the others follow the style and the locale.
      var _texts: [String: String] = [:]
      /// The text of a property that the program did not set.
      @primitive func _standardText(_ name: String) -> String?
      public var positiveFormat: String! {
        get { _texts["positiveFormat"] ?? _standardText("positiveFormat") }
        set { _texts["positiveFormat"] = newValue }
      }
      public var negativeFormat: String! {
        get { _texts["negativeFormat"] ?? _standardText("negativeFormat") }
        set { _texts["negativeFormat"] = newValue }
      }
      public var decimalSeparator: String! {
        get { _texts["decimalSeparator"] ?? _standardText("decimalSeparator") }
        set { _texts["decimalSeparator"] = newValue }
      }
      public var groupingSeparator: String! {
        get { _texts["groupingSeparator"] ?? _standardText("groupingSeparator") }
        set { _texts["groupingSeparator"] = newValue }
      }
      public var currencyCode: String! {
        get { _texts["currencyCode"] ?? _standardText("currencyCode") }
        set { _texts["currencyCode"] = newValue }
      }
      public var currencySymbol: String! {
        get { _texts["currencySymbol"] ?? _standardText("currencySymbol") }
        set { _texts["currencySymbol"] = newValue }
      }
      public var positivePrefix: String! {
        get { _texts["positivePrefix"] ?? _standardText("positivePrefix") }
        set { _texts["positivePrefix"] = newValue }
      }
      public var positiveSuffix: String! {
        get { _texts["positiveSuffix"] ?? _standardText("positiveSuffix") }
        set { _texts["positiveSuffix"] = newValue }
      }
      public var negativePrefix: String! {
        get { _texts["negativePrefix"] ?? _standardText("negativePrefix") }
        set { _texts["negativePrefix"] = newValue }
      }
      public var negativeSuffix: String! {
        get { _texts["negativeSuffix"] ?? _standardText("negativeSuffix") }
        set { _texts["negativeSuffix"] = newValue }
      }
      public var notANumberSymbol: String! {
        get { _texts["notANumberSymbol"] ?? _standardText("notANumberSymbol") }
        set { _texts["notANumberSymbol"] = newValue }
      }
      public var positiveInfinitySymbol: String {
        get { _texts["positiveInfinitySymbol"] ?? _standardText("positiveInfinitySymbol") ?? "" }
        set { _texts["positiveInfinitySymbol"] = newValue }
      }
      public var negativeInfinitySymbol: String {
        get { _texts["negativeInfinitySymbol"] ?? _standardText("negativeInfinitySymbol") ?? "" }
        set { _texts["negativeInfinitySymbol"] = newValue }
      }
      public var percentSymbol: String! {
        get { _texts["percentSymbol"] ?? _standardText("percentSymbol") }
        set { _texts["percentSymbol"] = newValue }
      }
      public var perMillSymbol: String! {
        get { _texts["perMillSymbol"] ?? _standardText("perMillSymbol") }
        set { _texts["perMillSymbol"] = newValue }
      }
      public var minusSign: String! {
        get { _texts["minusSign"] ?? _standardText("minusSign") }
        set { _texts["minusSign"] = newValue }
      }
      public var plusSign: String! {
        get { _texts["plusSign"] ?? _standardText("plusSign") }
        set { _texts["plusSign"] = newValue }
      }
      public var exponentSymbol: String! {
        get { _texts["exponentSymbol"] ?? _standardText("exponentSymbol") }
        set { _texts["exponentSymbol"] = newValue }
      }
      public var currencyDecimalSeparator: String! {
        get { _texts["currencyDecimalSeparator"] ?? _standardText("currencyDecimalSeparator") }
        set { _texts["currencyDecimalSeparator"] = newValue }
      }
      public var currencyGroupingSeparator: String! {
        get { _texts["currencyGroupingSeparator"] ?? _standardText("currencyGroupingSeparator") }
        set { _texts["currencyGroupingSeparator"] = newValue }
      }
      public var internationalCurrencySymbol: String! {
        get { _texts["internationalCurrencySymbol"] ?? _standardText("internationalCurrencySymbol") }
        set { _texts["internationalCurrencySymbol"] = newValue }
      }
      public var paddingCharacter: String! {
        get { _texts["paddingCharacter"] ?? _standardText("paddingCharacter") }
        set { _texts["paddingCharacter"] = newValue }
      }
      @primitive @ambient("region") public func string(from number: NSNumber) -> String?
      @primitive public func number(from string: String) -> NSNumber?
      @primitive public class func localizedString(from num: NSNumber, number nstyle: Style) -> String
      open override func string(for obj: Any?) -> String? {
        if let number = obj as? Int { return string(from: NSNumber(value: number)) }
        if let number = obj as? Double { return string(from: NSNumber(value: number)) }
        if let number = obj as? Decimal { return string(from: NSDecimalNumber(decimal: number)) }
        return (obj as? NSNumber).flatMap { string(from: $0) }
      }
    }

    @costly

    open class DateComponentsFormatter: Formatter, @unchecked Sendable {
      public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
      public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
      }
      public var unitsStyle = UnitsStyle.positional
      public var allowedUnits: NSCalendar.Unit = []
      public var zeroFormattingBehavior = ZeroFormattingBehavior.default
      public var maximumUnitCount = 0
      public var includesApproximationPhrase = false
      public var includesTimeRemainingPhrase = false
      public var allowsFractionalUnits = false
      public var collapsesLargestUnit = false
      public var formattingContext = Formatter.Context.unknown
      public var calendar: Calendar? = Calendar.current
      public var referenceDate: Date?
      @ambient("region") public func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded()))
      }
      @ambient("region") public func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        var wanted: Set<Calendar.Component> = []
        for unit in _DurationUnit.all where allows(unit) { wanted.insert(unit.component) }
        let parts = (calendar ?? Calendar.current).dateComponents(
          wanted, from: isNegative ? endDate : startDate, to: isNegative ? startDate : endDate)
        return text(parts, isNegative)
      }
      @ambient("region") public func string(from components: DateComponents) -> String? { text(components, false) }
      public class func localizedString(
        from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
      ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
      }
      @primitive func otherLanguage() -> String?
      private func allows(_ unit: _DurationUnit) -> Bool {
        allowedUnits.rawValue == 0 ? unit.isUsual : allowedUnits.rawValue & unit.bit != 0
      }
      private func text(_ components: DateComponents, _ isNegative: Bool) -> String? {
        var parts: [(unit: _DurationUnit, value: Int)] = []
        for unit in _DurationUnit.all where allows(unit) {
          if let value = components.value(for: unit.component) { parts.append((unit, value)) }
        }
        guard let last = parts.last else { return nil }
        if unitsStyle != .positional, !Locale.current.identifier.hasPrefix("en") { return otherLanguage() }
        let isPositional = unitsStyle == .positional
        let usesDefault = zeroFormattingBehavior.contains(.default) || zeroFormattingBehavior.rawValue == 0
        let pads = zeroFormattingBehavior.contains(.pad)
        if !pads {
          let dropsAll = usesDefault && !isPositional || zeroFormattingBehavior.rawValue & 14 == 14
          let dropsLeading = usesDefault || zeroFormattingBehavior.contains(.dropLeading)
          if dropsAll {
            parts = parts.filter { $0.value != 0 }
          } else if dropsLeading {
            parts = Array(parts.drop { $0.value == 0 })
          }
          if parts.isEmpty { parts = [last] }
        }
        if maximumUnitCount > 0, parts.count > maximumUnitCount { parts = Array(parts.prefix(maximumUnitCount)) }
        var result = ""
        for (index, part) in parts.enumerated() {
          if isPositional {
            if index > 0 { result += part.unit.isOfClock && parts[index - 1].unit.isOfClock ? ":" : " " }
            if !part.unit.isOfClock {
              result += String(part.value) + part.unit.abbreviation
            } else {
              result += (index > 0 || pads) && part.value < 10 ? "0" + String(part.value) : String(part.value)
            }
          } else {
            if index > 0 { result += unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", " }
            result += part.unit.text(part.value, unitsStyle)
          }
        }
        if isNegative { result = "-" + result }
        if includesApproximationPhrase { result = "About " + result }
        if includesTimeRemainingPhrase { result += " remaining" }
        return result
      }
    }

    /// A unit of time, with its names for the formatter of durations.
    struct _DurationUnit {
      let component: Calendar.Component
      let bit: UInt
      let abbreviation: String
      let short: (one: String, many: String)
      let name: String
      let isOfClock: Bool
      var isUsual: Bool { bit != 4096 }
      static let all = [
        _DurationUnit(.year, 4, "y", ("yr", "yrs"), "year"), _DurationUnit(.month, 8, "mo", ("mth", "mths"), "month"),
        _DurationUnit(.weekOfMonth, 4096, "w", ("wk", "wks"), "week"),
        _DurationUnit(.day, 16, "d", ("day", "days"), "day"),
        _DurationUnit(.hour, 32, "h", ("hr", "hr"), "hour", isOfClock: true),
        _DurationUnit(.minute, 64, "m", ("min", "min"), "minute", isOfClock: true),
        _DurationUnit(.second, 128, "s", ("sec", "sec"), "second", isOfClock: true),
      ]
      init(
        _ component: Calendar.Component, _ bit: UInt, _ abbreviation: String, _ short: (one: String, many: String),
        _ name: String, isOfClock: Bool = false
      ) {
        self.component = component
        self.bit = bit
        self.abbreviation = abbreviation
        self.short = short
        self.name = name
        self.isOfClock = isOfClock
      }
      func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
        switch style {
        case .positional, .abbreviated: return String(value) + abbreviation
        case .short: return String(value) + " " + (value == 1 ? short.one : short.many)
        case .brief: return String(value) + (value == 1 ? short.one : short.many)
        case .full: return String(value) + " " + name + (value == 1 ? "" : "s")
        case .spellOut:
          let formatter = NumberFormatter()
          formatter.numberStyle = .spellOut
          return (formatter.string(from: value as NSNumber) ?? String(value)) + " " + name + (value == 1 ? "" : "s")
        }
      }
    }

    open class NSCalendar: NSObject, @unchecked Sendable {
      public struct Unit: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let year = Unit(rawValue: 4)
        public static let month = Unit(rawValue: 8)
        public static let day = Unit(rawValue: 16)
        public static let hour = Unit(rawValue: 32)
        public static let minute = Unit(rawValue: 64)
        public static let second = Unit(rawValue: 128)
        public static let weekOfMonth = Unit(rawValue: 4096)
      }
    }

    @costly

    open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
      public enum DateTimeStyle: Int, Sendable { case numeric, named }
      public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
      public var dateTimeStyle = DateTimeStyle.numeric
      public var unitsStyle = UnitsStyle.full
      public var locale: Locale! = .current
      public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units = Calendar.current.dateComponents(_RelativeDateText.units, from: referenceDate, to: date)
        return localizedString(from: units)
      }
      public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
      }
      public func localizedString(from dateComponents: DateComponents) -> String {
        let width = unitsStyle == .short ? 2 : unitsStyle == .abbreviated ? 3 : unitsStyle.rawValue
        return _RelativeDateText(isNamed: dateTimeStyle == .named, width: width).text(of: dateComponents)
      }
      open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
      }
    }

    /// English text for a time interval relative to now, in its largest unit that is not 0.
    struct _RelativeDateText {
      static let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
      let isNamed: Bool
      /// The style: full, spelled out, short, or abbreviated.
      let width: Int

      func text(of components: DateComponents) -> String {
        let counts = [
          components.year, components.month, components.weekOfMonth ?? components.weekOfYear, components.day,
          components.hour, components.minute, components.second,
        ]
        for (index, count) in counts.enumerated() {
          if let count, count != 0 { return text(count, index) }
        }
        return isNamed ? "now" : words(0, 6, isPast: false)
      }

      private func text(_ count: Int, _ unit: Int) -> String {
        if isNamed, unit < 4 {
          if unit == 3, count == 1 { return "tomorrow" }
          if unit == 3, count == -1 { return "yesterday" }
          let name = width < 2 ? ["year", "month", "week"][min(unit, 2)] : ["yr.", "mo.", "wk."][min(unit, 2)]
          if unit < 3, count == 1 { return "next \(name)" }
          if unit < 3, count == -1 { return "last \(name)" }
        }
        return words(abs(count), unit, isPast: count < 0)
      }

      private func words(_ count: Int, _ unit: Int, isPast: Bool) -> String {
        var text: String
        switch width {
        case 3: text = "\(count)\(["y", "mo", "w", "d", "h", "min", "s"][unit])"
        case 2:
          let days = count == 1 ? "day" : "days"
          text = "\(count) \(["yr.", "mo.", "wk.", days, "hr.", "min.", "sec."][unit])"
        default:
          let name = ["year", "month", "week", "day", "hour", "minute", "second"][unit]
          text = "\(number(count)) \(name)\(count == 1 ? "" : "s")"
        }
        return isPast ? "\(text) ago" : "in \(text)"
      }

      private func number(_ count: Int) -> String {
        let names = [
          "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        ]
        return width == 1 && count < names.count ? names[count] : "\(count)"
      }
    }

    @costly

    open class ByteCountFormatter: Formatter, @unchecked Sendable {
      public enum CountStyle: Int, Sendable { case file, memory, decimal, binary }
      public struct Units: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let useBytes = Units(rawValue: 1)
        public static let useKB = Units(rawValue: 2)
        public static let useMB = Units(rawValue: 4)
        public static let useGB = Units(rawValue: 8)
        public static let useTB = Units(rawValue: 16)
        public static let usePB = Units(rawValue: 32)
        public static let useAll = Units(rawValue: 0xffff)
      }
      public var allowedUnits: Units = []
      public var countStyle = CountStyle.file
      public var includesUnit = true
      public var includesCount = true
      public var includesActualByteCount = false
      public var allowsNonnumericFormatting = true
      public var isAdaptive = true
      public var zeroPadsFractionDigits = false
      public var formattingContext = Formatter.Context.unknown
      @primitive @ambient("region") public func string(fromByteCount byteCount: Int64) -> String
      @primitive @ambient("region") public class func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String
    }

    @costly

    open class MeasurementFormatter: Formatter, @unchecked Sendable {
      public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
      }
      public var unitOptions: UnitOptions = []
      public var unitStyle = Formatter.UnitStyle.medium
      public var locale: Locale! = .current
      public lazy var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
      }()
      @ambient("region") public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var value = measurement.value
        var symbol = measurement.unit.symbol
        if !unitOptions.contains(.providedUnit), let unit = measurement.unit as? Dimension {
          let base = unit.converter.baseUnitValue(fromValue: value)
          if let wanted = _UnitOfRegion.of(unit, "default", base: base, Locale.current.measurementSystem) {
            value = wanted.converter.value(fromBaseUnitValue: base)
            symbol = wanted.symbol
          }
        }
        return text(value, symbol)
      }
      public func string(from unit: Unit) -> String { unit.symbol }
      private func text(_ value: Double, _ symbol: String) -> String {
        let number = numberFormatter.string(from: value as NSNumber) ?? ""
        if unitOptions.contains(.temperatureWithoutUnit), symbol.hasPrefix("°") { return number + "°" }
        let width = unitStyle == .long ? 0 : unitStyle == .short ? 2 : 1
        return _UnitName.text(number, symbol, isOne: value == 1, width: width)
      }
    }

    @costly

    open class LengthFormatter: Formatter, @unchecked Sendable {
      public enum Unit: Int, Sendable {
        case millimeter = 8
        case centimeter = 9
        case meter = 11
        case kilometer = 14
        case inch = 1281
        case foot = 1282
        case yard = 1283
        case mile = 1284
        var symbol: String {
          switch self {
          case .millimeter: "mm"
          case .centimeter: "cm"
          case .meter: "m"
          case .kilometer: "km"
          case .inch: "in"
          case .foot: "ft"
          case .yard: "yd"
          case .mile: "mi"
          }
        }
      }
      public var unitStyle = Formatter.UnitStyle.medium
      public var isForPersonHeightUse = false
      public lazy var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
      }()
      @ambient("region") public func string(fromValue value: Double, unit: Unit) -> String { text(value, unit.symbol) }
      @ambient("region") public func string(fromMeters numberInMeters: Double) -> String {
        let unit = _UnitOfRegion.of(UnitLength.meters, "default", base: numberInMeters, Locale.current.measurementSystem)
        guard let unit else { return text(numberInMeters, "m") }
        return text(unit.converter.value(fromBaseUnitValue: numberInMeters), unit.symbol)
      }
      private func text(_ value: Double, _ symbol: String) -> String {
        let number = numberFormatter.string(from: value as NSNumber) ?? ""
        let width = unitStyle == .long ? 0 : unitStyle == .short ? 2 : 1
        return _UnitName.text(number, symbol, isOne: value == 1, width: width)
      }
    }

    @costly

    open class ListFormatter: Formatter, @unchecked Sendable {
      public var locale: Locale! = .current
      @NSCopying public var itemFormatter: Formatter?
      @ambient("region") open func string(from items: [Any]) -> String? {
        items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale))
      }
      open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
      @primitive public class func localizedString(byJoining strings: [String]) -> String
    }
    """#
}
