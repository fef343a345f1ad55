extension InterfaceText {
  /// Quantities with a unit.
  static let foundationMeasurement = #"""
    open class Unit: NSObject, @unchecked Sendable {
      public let symbol: String
      public init(symbol: String) { self.symbol = symbol }
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
      open class func baseUnit() -> Self { fatalError("a dimension has a base unit") }
    }

    open class UnitLength: Dimension, @unchecked Sendable {
      @primitive public class var megameters: UnitLength { get }
      @primitive public class var kilometers: UnitLength { get }
      @primitive public class var hectometers: UnitLength { get }
      @primitive public class var decameters: UnitLength { get }
      @primitive public class var meters: UnitLength { get }
      @primitive public class var decimeters: UnitLength { get }
      @primitive public class var centimeters: UnitLength { get }
      @primitive public class var millimeters: UnitLength { get }
      @primitive public class var micrometers: UnitLength { get }
      @primitive public class var nanometers: UnitLength { get }
      @primitive public class var inches: UnitLength { get }
      @primitive public class var feet: UnitLength { get }
      @primitive public class var yards: UnitLength { get }
      @primitive public class var miles: UnitLength { get }
      @primitive public class var nauticalMiles: UnitLength { get }
      @primitive public class var lightyears: UnitLength { get }
    }

    open class UnitTemperature: Dimension, @unchecked Sendable {
      @primitive public class var kelvin: UnitTemperature { get }
      @primitive public class var celsius: UnitTemperature { get }
      @primitive public class var fahrenheit: UnitTemperature { get }
    }

    open class UnitMass: Dimension, @unchecked Sendable {
      @primitive public class var kilograms: UnitMass { get }
      @primitive public class var grams: UnitMass { get }
      @primitive public class var milligrams: UnitMass { get }
      @primitive public class var ounces: UnitMass { get }
      @primitive public class var pounds: UnitMass { get }
      @primitive public class var stones: UnitMass { get }
      @primitive public class var metricTons: UnitMass { get }
    }

    open class UnitDuration: Dimension, @unchecked Sendable {
      @primitive public class var seconds: UnitDuration { get }
      @primitive public class var minutes: UnitDuration { get }
      @primitive public class var hours: UnitDuration { get }
      @primitive public class var milliseconds: UnitDuration { get }
      @primitive public class var microseconds: UnitDuration { get }
      @primitive public class var nanoseconds: UnitDuration { get }
    }

    open class UnitSpeed: Dimension, @unchecked Sendable {
      @primitive public class var metersPerSecond: UnitSpeed { get }
      @primitive public class var kilometersPerHour: UnitSpeed { get }
      @primitive public class var milesPerHour: UnitSpeed { get }
      @primitive public class var knots: UnitSpeed { get }
    }

    open class UnitVolume: Dimension, @unchecked Sendable {
      @primitive public class var megaliters: UnitVolume { get }
      @primitive public class var kiloliters: UnitVolume { get }
      @primitive public class var liters: UnitVolume { get }
      @primitive public class var deciliters: UnitVolume { get }
      @primitive public class var centiliters: UnitVolume { get }
      @primitive public class var milliliters: UnitVolume { get }
      @primitive public class var cubicMeters: UnitVolume { get }
      @primitive public class var teaspoons: UnitVolume { get }
      @primitive public class var tablespoons: UnitVolume { get }
      @primitive public class var fluidOunces: UnitVolume { get }
      @primitive public class var cups: UnitVolume { get }
      @primitive public class var pints: UnitVolume { get }
      @primitive public class var quarts: UnitVolume { get }
      @primitive public class var gallons: UnitVolume { get }
    }

    open class UnitAngle: Dimension, @unchecked Sendable {
      @primitive public class var degrees: UnitAngle { get }
      @primitive public class var radians: UnitAngle { get }
      @primitive public class var gradians: UnitAngle { get }
      @primitive public class var revolutions: UnitAngle { get }
    }

    open class UnitArea: Dimension, @unchecked Sendable {
      @primitive public class var squareMeters: UnitArea { get }
      @primitive public class var squareKilometers: UnitArea { get }
      @primitive public class var squareCentimeters: UnitArea { get }
      @primitive public class var squareFeet: UnitArea { get }
      @primitive public class var squareMiles: UnitArea { get }
      @primitive public class var acres: UnitArea { get }
      @primitive public class var hectares: UnitArea { get }
    }

    open class UnitEnergy: Dimension, @unchecked Sendable {
      @primitive public class var joules: UnitEnergy { get }
      @primitive public class var kilojoules: UnitEnergy { get }
      @primitive public class var calories: UnitEnergy { get }
      @primitive public class var kilocalories: UnitEnergy { get }
      @primitive public class var kilowattHours: UnitEnergy { get }
    }

    open class UnitPower: Dimension, @unchecked Sendable {
      @primitive public class var watts: UnitPower { get }
      @primitive public class var kilowatts: UnitPower { get }
      @primitive public class var megawatts: UnitPower { get }
      @primitive public class var horsepower: UnitPower { get }
    }

    open class UnitPressure: Dimension, @unchecked Sendable {
      @primitive public class var newtonsPerMetersSquared: UnitPressure { get }
      @primitive public class var hectopascals: UnitPressure { get }
      @primitive public class var kilopascals: UnitPressure { get }
      @primitive public class var bars: UnitPressure { get }
      @primitive public class var millibars: UnitPressure { get }
      @primitive public class var inchesOfMercury: UnitPressure { get }
      @primitive public class var poundsForcePerSquareInch: UnitPressure { get }
    }

    open class UnitInformationStorage: Dimension, @unchecked Sendable {
      @primitive public class var bits: UnitInformationStorage { get }
      @primitive public class var bytes: UnitInformationStorage { get }
      @primitive public class var kilobytes: UnitInformationStorage { get }
      @primitive public class var megabytes: UnitInformationStorage { get }
      @primitive public class var gigabytes: UnitInformationStorage { get }
      @primitive public class var terabytes: UnitInformationStorage { get }
      @primitive public class var kibibytes: UnitInformationStorage { get }
      @primitive public class var mebibytes: UnitInformationStorage { get }
      @primitive public class var gibibytes: UnitInformationStorage { get }
    }

    open class UnitFrequency: Dimension, @unchecked Sendable {
      @primitive public class var hertz: UnitFrequency { get }
      @primitive public class var kilohertz: UnitFrequency { get }
      @primitive public class var megahertz: UnitFrequency { get }
      @primitive public class var gigahertz: UnitFrequency { get }
    }

    public struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible {
      public let unit: UnitType
      public var value: Double
      public init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
      }
      public var description: String { String(value) + " " + unit.symbol }
      @primitive public static func == (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool
      @primitive public static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool
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
      public func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
        let base = unit.converter.baseUnitValue(fromValue: value)
        return Measurement(value: otherUnit.converter.value(fromBaseUnitValue: base), unit: otherUnit)
      }
      public mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
      public static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        Measurement(value: lhs.value + rhs.converted(to: lhs.unit).value, unit: lhs.unit)
      }
      public static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        Measurement(value: lhs.value - rhs.converted(to: lhs.unit).value, unit: lhs.unit)
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
        @primitive public func format(_ value: Measurement<UnitType>) -> String
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
