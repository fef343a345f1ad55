extension InterfaceText {
  /// Quantities with a unit.
  static let foundationMeasurement = #"""
    open class Unit: NSObject, @unchecked Sendable {
      public let symbol: String
      public init(symbol: String) { self.symbol = symbol }
      open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Unit else { return false }
        return other.symbol == symbol
      }
      open override var hash: Int { symbol.hashValue }
    }

    open class UnitConverter: NSObject, @unchecked Sendable {
      open func baseUnitValue(fromValue value: Double) -> Double { value }
      open func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
    }

    open class UnitConverterLinear: UnitConverter, @unchecked Sendable {
      public let coefficient: Double
      public let constant: Double
      public init(coefficient: Double) {
        self.coefficient = coefficient
        constant = 0
      }
      public init(coefficient: Double, constant: Double) {
        self.coefficient = coefficient
        self.constant = constant
      }
      open override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
      open override func value(fromBaseUnitValue baseUnitValue: Double) -> Double {
        (baseUnitValue - constant) / coefficient
      }
    }

    open class Dimension: Unit, @unchecked Sendable {
      public let converter: UnitConverter
      public init(symbol: String, converter: UnitConverter) {
        self.converter = converter
        super.init(symbol: symbol)
      }
      convenience init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) {
        self.init(
          symbol: symbol, converter: UnitConverterLinear(coefficient: coefficient, constant: constant))
      }
      open class func baseUnit() -> Self { fatalError("a dimension has a base unit") }
    }

    open class UnitLength: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { meters as! Self }
      public class var megameters: UnitLength { UnitLength("Mm", 1_000_000) }
      public class var kilometers: UnitLength { UnitLength("km", 1000) }
      public class var hectometers: UnitLength { UnitLength("hm", 100) }
      public class var decameters: UnitLength { UnitLength("dam", 10) }
      public class var meters: UnitLength { UnitLength("m", 1) }
      public class var decimeters: UnitLength { UnitLength("dm", 0.1) }
      public class var centimeters: UnitLength { UnitLength("cm", 0.01) }
      public class var millimeters: UnitLength { UnitLength("mm", 0.001) }
      public class var micrometers: UnitLength { UnitLength("µm", 1e-06) }
      public class var nanometers: UnitLength { UnitLength("nm", 1e-09) }
      public class var inches: UnitLength { UnitLength("in", 0.0254) }
      public class var feet: UnitLength { UnitLength("ft", 0.3048) }
      public class var yards: UnitLength { UnitLength("yd", 0.9144) }
      public class var miles: UnitLength { UnitLength("mi", 1609.34) }
      public class var nauticalMiles: UnitLength { UnitLength("NM", 1852) }
      public class var lightyears: UnitLength { UnitLength("ly", 9.461e+15) }
    }

    open class UnitTemperature: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { kelvin as! Self }
      public class var kelvin: UnitTemperature { UnitTemperature("K", 1) }
      public class var celsius: UnitTemperature { UnitTemperature("°C", 1, 273.15) }
      public class var fahrenheit: UnitTemperature { UnitTemperature("°F", 0.55555555555556, 255.37222222222428) }
    }

    open class UnitMass: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { kilograms as! Self }
      public class var kilograms: UnitMass { UnitMass("kg", 1) }
      public class var grams: UnitMass { UnitMass("g", 0.001) }
      public class var milligrams: UnitMass { UnitMass("mg", 1e-06) }
      public class var ounces: UnitMass { UnitMass("oz", 0.0283495) }
      public class var pounds: UnitMass { UnitMass("lb", 0.453592) }
      public class var stones: UnitMass { UnitMass("st", 0.157473) }
      public class var metricTons: UnitMass { UnitMass("t", 1000) }
    }

    open class UnitDuration: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { seconds as! Self }
      public class var seconds: UnitDuration { UnitDuration("s", 1) }
      public class var minutes: UnitDuration { UnitDuration("m", 60) }
      public class var hours: UnitDuration { UnitDuration("h", 3600) }
      public class var milliseconds: UnitDuration { UnitDuration("ms", 0.001) }
      public class var microseconds: UnitDuration { UnitDuration("µs", 1e-06) }
      public class var nanoseconds: UnitDuration { UnitDuration("ns", 1e-09) }
    }

    open class UnitSpeed: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { metersPerSecond as! Self }
      public class var metersPerSecond: UnitSpeed { UnitSpeed("m/s", 1) }
      public class var kilometersPerHour: UnitSpeed { UnitSpeed("km/h", 0.277778) }
      public class var milesPerHour: UnitSpeed { UnitSpeed("mph", 0.44704) }
      public class var knots: UnitSpeed { UnitSpeed("kn", 0.514444) }
    }

    open class UnitVolume: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { liters as! Self }
      public class var megaliters: UnitVolume { UnitVolume("ML", 1_000_000) }
      public class var kiloliters: UnitVolume { UnitVolume("kL", 1000) }
      public class var liters: UnitVolume { UnitVolume("L", 1) }
      public class var deciliters: UnitVolume { UnitVolume("dl", 0.1) }
      public class var centiliters: UnitVolume { UnitVolume("cL", 0.01) }
      public class var milliliters: UnitVolume { UnitVolume("mL", 0.001) }
      public class var cubicMeters: UnitVolume { UnitVolume("m³", 1000) }
      public class var teaspoons: UnitVolume { UnitVolume("tsp", 0.00492892) }
      public class var tablespoons: UnitVolume { UnitVolume("tbsp", 0.0147868) }
      public class var fluidOunces: UnitVolume { UnitVolume("fl oz", 0.0295735) }
      public class var cups: UnitVolume { UnitVolume("cup", 0.24) }
      public class var pints: UnitVolume { UnitVolume("pt", 0.473176) }
      public class var quarts: UnitVolume { UnitVolume("qt", 0.946353) }
      public class var gallons: UnitVolume { UnitVolume("gal", 3.78541) }
    }

    open class UnitAngle: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { degrees as! Self }
      public class var degrees: UnitAngle { UnitAngle("°", 1) }
      public class var radians: UnitAngle { UnitAngle("rad", 57.29577951308232) }
      public class var gradians: UnitAngle { UnitAngle("grad", 0.9) }
      public class var revolutions: UnitAngle { UnitAngle("rev", 360) }
    }

    open class UnitArea: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { squareMeters as! Self }
      public class var squareMeters: UnitArea { UnitArea("m²", 1) }
      public class var squareKilometers: UnitArea { UnitArea("km²", 1_000_000) }
      public class var squareCentimeters: UnitArea { UnitArea("cm²", 0.0001) }
      public class var squareFeet: UnitArea { UnitArea("ft²", 0.092903) }
      public class var squareMiles: UnitArea { UnitArea("mi²", 2_590_000) }
      public class var acres: UnitArea { UnitArea("ac", 4046.86) }
      public class var hectares: UnitArea { UnitArea("ha", 10000) }
    }

    open class UnitEnergy: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { joules as! Self }
      public class var joules: UnitEnergy { UnitEnergy("J", 1) }
      public class var kilojoules: UnitEnergy { UnitEnergy("kJ", 1000) }
      public class var calories: UnitEnergy { UnitEnergy("cal", 4.184) }
      public class var kilocalories: UnitEnergy { UnitEnergy("kCal", 4184) }
      public class var kilowattHours: UnitEnergy { UnitEnergy("kWh", 3_600_000) }
    }

    open class UnitPower: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { watts as! Self }
      public class var watts: UnitPower { UnitPower("W", 1) }
      public class var kilowatts: UnitPower { UnitPower("kW", 1000) }
      public class var megawatts: UnitPower { UnitPower("MW", 1_000_000) }
      public class var horsepower: UnitPower { UnitPower("hp", 745.7) }
    }

    open class UnitPressure: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { newtonsPerMetersSquared as! Self }
      public class var newtonsPerMetersSquared: UnitPressure { UnitPressure("N/m²", 1) }
      public class var hectopascals: UnitPressure { UnitPressure("hPa", 100) }
      public class var kilopascals: UnitPressure { UnitPressure("kPa", 1000) }
      public class var bars: UnitPressure { UnitPressure("bar", 100000) }
      public class var millibars: UnitPressure { UnitPressure("mbar", 100) }
      public class var inchesOfMercury: UnitPressure { UnitPressure("inHg", 3386.39) }
      public class var poundsForcePerSquareInch: UnitPressure { UnitPressure("psi", 6894.76) }
    }

    open class UnitInformationStorage: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { bits as! Self }
      public class var bits: UnitInformationStorage { UnitInformationStorage("bit", 1) }
      public class var bytes: UnitInformationStorage { UnitInformationStorage("B", 8) }
      public class var kilobytes: UnitInformationStorage { UnitInformationStorage("kB", 8000) }
      public class var megabytes: UnitInformationStorage { UnitInformationStorage("MB", 8_000_000) }
      public class var gigabytes: UnitInformationStorage { UnitInformationStorage("GB", 8_000_000_000) }
      public class var terabytes: UnitInformationStorage { UnitInformationStorage("TB", 8_000_000_000_000) }
      public class var kibibytes: UnitInformationStorage { UnitInformationStorage("KiB", 8192) }
      public class var mebibytes: UnitInformationStorage { UnitInformationStorage("MiB", 8_388_608) }
      public class var gibibytes: UnitInformationStorage { UnitInformationStorage("GiB", 8_589_934_592) }
    }

    open class UnitFrequency: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { hertz as! Self }
      public class var hertz: UnitFrequency { UnitFrequency("Hz", 1) }
      public class var kilohertz: UnitFrequency { UnitFrequency("kHz", 1000) }
      public class var megahertz: UnitFrequency { UnitFrequency("MHz", 1_000_000) }
      public class var gigahertz: UnitFrequency { UnitFrequency("GHz", 1_000_000_000) }
    }

    public struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible {
      public let unit: UnitType
      public var value: Double
      public init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
      }
      public var description: String { String(value) + " " + unit.symbol }
      /// Both values in the base unit that they share, or in their own unit if it is the same; `nil` if there is none.
      private static func values(
        _ lhs: Measurement<UnitType>, _ rhs: Measurement<UnitType>
      ) -> (left: Double, right: Double)? {
        if lhs.unit.isEqual(rhs.unit) { return (lhs.value, rhs.value) }
        guard let left = lhs.unit as? Dimension, let right = rhs.unit as? Dimension else { return nil }
        return (
          left.converter.baseUnitValue(fromValue: lhs.value), right.converter.baseUnitValue(fromValue: rhs.value)
        )
      }
      public static func == (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
        guard let (left, right) = values(lhs, rhs) else { return false }
        return left == right
      }
      public static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
        guard let (left, right) = values(lhs, rhs) else { return false }
        return left < right
      }
      public func hash(into hasher: inout Hasher) {
        if let unit = unit as? Dimension {
          hasher.combine(unit.converter.baseUnitValue(fromValue: value))
        } else {
          hasher.combine(value)
        }
      }
      public static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
        Measurement(value: lhs.value * rhs, unit: lhs.unit)
      }
      public static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> { rhs * lhs }
      public static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
        Measurement(value: lhs.value / rhs, unit: lhs.unit)
      }
    }

    extension Measurement: @unchecked Sendable {}

    extension Measurement where UnitType: Dimension {
      var baseValue: Double { unit.converter.baseUnitValue(fromValue: value) }
    }

    /// The unit that a region uses for a usage and a magnitude.
    enum _UnitOfRegion {
      static func of(_ unit: Unit, _ usage: String, base: Double, _ system: Locale.MeasurementSystem) -> Dimension? {
        let isAmerican = system == .us
        let isBritish = system == .uk
        if unit is UnitTemperature { return isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius }
        if unit is UnitSpeed {
          return isAmerican || isBritish ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
        }
        if unit is UnitLength {
          if usage == "person" || usage == "person-height" {
            return isAmerican ? UnitLength.inches : UnitLength.centimeters
          }
          if isAmerican || isBritish && usage == "road" {
            return first([.miles, isBritish ? .yards : .feet, .inches], base, from: usage == "road" ? 0.5 : 1)
          }
          return first([.kilometers, .meters, .centimeters], base, from: usage == "road" ? 0.9 : 1)
        }
        if unit is UnitMass {
          if usage == "person" { return isAmerican ? UnitMass.pounds : UnitMass.kilograms }
          return isAmerican
            ? base >= UnitMass.pounds.converter.baseUnitValue(fromValue: 1) ? UnitMass.pounds : UnitMass.ounces
            : base >= 1 ? UnitMass.kilograms : UnitMass.grams
        }
        return nil
      }

      /// The first unit in which the value is at least 1 (at least `least` in the first unit).
      private static func first(_ units: [UnitLength], _ base: Double, from least: Double) -> UnitLength {
        for (index, unit) in units.enumerated() {
          if abs(unit.converter.value(fromBaseUnitValue: base)) >= (index == 0 ? least : 1) { return unit }
        }
        return units[units.count - 1]
      }
    }

    /// The English names of units.
    enum _UnitName {
      static func text(
        _ number: String, _ symbol: String, isOne: Bool, width: Int, leavesOutScale: Bool = false
      ) -> String {
        if leavesOutScale, symbol.hasPrefix("°") { return number + "°" }
        let isEnglish = Locale.current.identifier.hasPrefix("en")
        if width == 0, let name = names[symbol] {
          return number + " " + (isEnglish ? isOne ? name.one : name.many : otherLanguage(symbol))
        }
        let isNarrow = width == 2
        if symbol.hasPrefix("°") { return number + (isNarrow ? "°" : isEnglish ? symbol : "\u{a0}" + symbol) }
        if isNarrow, let sign = ["ft": "′", "in": "″", "lb": "#"][symbol] { return number + sign }
        return number + (isNarrow ? "" : " ") + symbol
      }

      @primitive static func otherLanguage(_ symbol: String) -> String

      private static let names: [String: (one: String, many: String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "yd": ("yard", "yards"), "ft": ("foot", "feet"),
        "in": ("inch", "inches"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
        "mg": ("milligram", "milligrams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
        "st": ("stone", "stones"), "t": ("metric ton", "metric tons"),
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", "kelvins"), "s": ("second", "seconds"), "h": ("hour", "hours"),
        "ms": ("millisecond", "milliseconds"), "m/s": ("meter per second", "meters per second"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "kn": ("knot", "knots"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
        "cL": ("centiliter", "centiliters"), "dL": ("deciliter", "deciliters"), "gal": ("gallon", "gallons"),
        "qt": ("quart", "quarts"), "pt": ("pint", "pints"), "cup": ("cup", "cups"),
        "tbsp": ("tablespoon", "tablespoons"), "tsp": ("teaspoon", "teaspoons"),
        "fl oz": ("fluid ounce", "fluid ounces"), "°": ("degree", "degrees"), "rad": ("radian", "radians"),
        "J": ("joule", "joules"), "kJ": ("kilojoule", "kilojoules"), "cal": ("calorie", "calories"),
        "kCal": ("kilocalorie", "kilocalories"), "kWh": ("kilowatt-hour", "kilowatt-hours"), "W": ("watt", "watts"),
        "kW": ("kilowatt", "kilowatts"), "Hz": ("hertz", "hertz"), "hPa": ("hectopascal", "hectopascals"),
        "bit": ("bit", "bits"), "B": ("byte", "bytes"), "kB": ("kilobyte", "kilobytes"),
        "MB": ("megabyte", "megabytes"), "GB": ("gigabyte", "gigabytes"), "TB": ("terabyte", "terabytes"),
      ]
    }

    extension Measurement {
      public static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        guard lhs.unit.isEqual(rhs.unit) else { fatalError("Attempt to add measurements with non-equal units") }
        return Measurement(value: lhs.value + rhs.value, unit: lhs.unit)
      }
      public static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        guard lhs.unit.isEqual(rhs.unit) else { fatalError("Attempt to subtract measurements with non-equal units") }
        return Measurement(value: lhs.value - rhs.value, unit: lhs.unit)
      }
    }
    extension Measurement where UnitType: Dimension {
      public func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
        if unit.isEqual(otherUnit) { return Measurement(value: value, unit: otherUnit) }
        let base = unit.converter.baseUnitValue(fromValue: value)
        if otherUnit.isEqual(UnitType.baseUnit()) { return Measurement(value: base, unit: otherUnit) }
        return Measurement(value: otherUnit.converter.value(fromBaseUnitValue: base), unit: otherUnit)
      }
      public mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
      public static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        if lhs.unit.isEqual(rhs.unit) { return Measurement(value: lhs.value + rhs.value, unit: lhs.unit) }
        return Measurement(value: lhs.baseValue + rhs.baseValue, unit: UnitType.baseUnit())
      }
      public static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        if lhs.unit.isEqual(rhs.unit) { return Measurement(value: lhs.value - rhs.value, unit: lhs.unit) }
        return Measurement(value: lhs.baseValue - rhs.baseValue, unit: UnitType.baseUnit())
      }
      @ambient("region") public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
      @ambient("region") public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
      where S.FormatInput == Measurement<UnitType> {
        style.format(self)
      }
    }

    public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
      let name: String
      public static var general: Self { Self(name: "default") }
      public static var asProvided: Self { Self(name: "asProvided") }
    }

    extension MeasurementFormatUnitUsage where UnitType == UnitLength {
      public static var road: Self { Self(name: "road") }
      public static var person: Self { Self(name: "person") }
      public static var personHeight: Self { Self(name: "person-height") }
    }
    extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
      public static var person: Self { Self(name: "person") }
      public static var weather: Self { Self(name: "weather") }
    }
    extension MeasurementFormatUnitUsage where UnitType == UnitMass {
      public static var personWeight: Self { Self(name: "person") }
    }

    extension Measurement where UnitType: Dimension {
      public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
          let kind: Int
          public static var wide: UnitWidth { UnitWidth(kind: 0) }
          public static var abbreviated: UnitWidth { UnitWidth(kind: 1) }
          public static var narrow: UnitWidth { UnitWidth(kind: 2) }
        }
        public var width: UnitWidth
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public init(
          width: UnitWidth, locale: Locale = .autoupdatingCurrent,
          usage: MeasurementFormatUnitUsage<UnitType> = .general,
          numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
          self.width = width
          self.usage = usage
          self.numberFormatStyle = numberFormatStyle
        }
        public func format(_ value: Measurement<UnitType>) -> String {
          var shown: (value: Double, symbol: String) = (value.value, value.unit.symbol)
          var number = numberFormatStyle ?? FloatingPointFormatStyle<Double>()
          if let usage, usage.name != "asProvided",
            let wanted = _UnitOfRegion.of(value.unit, usage.name, base: value.baseValue, Locale.current.measurementSystem)
          {
            shown = (wanted.converter.value(fromBaseUnitValue: value.baseValue), wanted.symbol)
            // Two significant digits, but all digits of the integer part.
            if numberFormatStyle == nil {
              let isShort = abs(shown.value) < 9.95 && usage.name != "weather" && usage.name != "person"
              number = number.precision(.fractionLength(0...(isShort ? 1 : 0)))
            }
          }
          return _UnitName.text(
            number.format(shown.value), shown.symbol, isOne: shown.value == 1, width: width.kind,
            leavesOutScale: usage?.name == "weather" && width == .narrow)
        }
      }
    }

    extension FormatStyle {
      public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
      }
    }
    """#
}
