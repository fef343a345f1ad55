extension InterfaceText {
  /// Units of measurement that few programs use, read only if a program names `Measurement` or one of their classes.
  static let foundationUnits: [(name: String, text: String)] = [
    ("Units", foundationSeldomUnits)
  ]

  private static let foundationSeldomUnits = #"""
    import Foundation

    extension Dimension {
      convenience init(_ symbol: String, _ coefficient: Double) {
        self.init(symbol: symbol, converter: UnitConverterLinear(coefficient: coefficient))
      }
    }

    class _UnitConverterReciprocal: UnitConverter, @unchecked Sendable {
      let factor: Double
      init(_ factor: Double) { self.factor = factor }
      override func baseUnitValue(fromValue value: Double) -> Double { factor / value }
      override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { factor / baseUnitValue }
    }

    open class UnitAcceleration: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { metersPerSecondSquared as! Self }
      public class var metersPerSecondSquared: UnitAcceleration { UnitAcceleration("m/s²", 1) }
      public class var gravity: UnitAcceleration { UnitAcceleration("g", 9.81) }
    }

    extension UnitAngle {
      public class var arcMinutes: UnitAngle { UnitAngle("ʹ", 0.016666666666666666) }
      public class var arcSeconds: UnitAngle { UnitAngle("ʹʹ", 0.0002777777777777778) }
    }

    extension UnitArea {
      public class var squareMegameters: UnitArea { UnitArea("Mm²", 1_000_000_000_000) }
      public class var squareMillimeters: UnitArea { UnitArea("mm²", 1e-06) }
      public class var squareMicrometers: UnitArea { UnitArea("µm²", 1e-12) }
      public class var squareNanometers: UnitArea { UnitArea("nm²", 1e-18) }
      public class var squareInches: UnitArea { UnitArea("in²", 0.00064516) }
      public class var squareYards: UnitArea { UnitArea("yd²", 0.836127) }
      public class var ares: UnitArea { UnitArea("a", 100) }
    }

    open class UnitConcentrationMass: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { gramsPerLiter as! Self }
      public class var gramsPerLiter: UnitConcentrationMass { UnitConcentrationMass("g/L", 1) }
      public class var milligramsPerDeciliter: UnitConcentrationMass { UnitConcentrationMass("mg/dL", 0.01) }
    }

    open class UnitDispersion: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { partsPerMillion as! Self }
      public class var partsPerMillion: UnitDispersion { UnitDispersion("ppm", 1) }
    }

    extension UnitDuration {
      public class var picoseconds: UnitDuration { UnitDuration("ps", 1e-12) }
    }

    open class UnitElectricCharge: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { coulombs as! Self }
      public class var coulombs: UnitElectricCharge { UnitElectricCharge("C", 1) }
      public class var megaampereHours: UnitElectricCharge { UnitElectricCharge("MAh", 3_600_000_000) }
      public class var kiloampereHours: UnitElectricCharge { UnitElectricCharge("kAh", 3_600_000) }
      public class var ampereHours: UnitElectricCharge { UnitElectricCharge("Ah", 3600) }
      public class var milliampereHours: UnitElectricCharge { UnitElectricCharge("mAh", 3.6) }
      public class var microampereHours: UnitElectricCharge { UnitElectricCharge("µAh", 0.0036) }
    }

    open class UnitElectricCurrent: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { amperes as! Self }
      public class var megaamperes: UnitElectricCurrent { UnitElectricCurrent("MA", 1_000_000) }
      public class var kiloamperes: UnitElectricCurrent { UnitElectricCurrent("kA", 1000) }
      public class var amperes: UnitElectricCurrent { UnitElectricCurrent("A", 1) }
      public class var milliamperes: UnitElectricCurrent { UnitElectricCurrent("mA", 0.001) }
      public class var microamperes: UnitElectricCurrent { UnitElectricCurrent("µA", 1e-06) }
    }

    open class UnitElectricPotentialDifference: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { volts as! Self }
      public class var megavolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("MV", 1_000_000) }
      public class var kilovolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("kV", 1000) }
      public class var volts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("V", 1) }
      public class var millivolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("mV", 0.001) }
      public class var microvolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("µV", 1e-06) }
    }

    open class UnitElectricResistance: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { ohms as! Self }
      public class var megaohms: UnitElectricResistance { UnitElectricResistance("MΩ", 1_000_000) }
      public class var kiloohms: UnitElectricResistance { UnitElectricResistance("kΩ", 1000) }
      public class var ohms: UnitElectricResistance { UnitElectricResistance("Ω", 1) }
      public class var milliohms: UnitElectricResistance { UnitElectricResistance("mΩ", 0.001) }
      public class var microohms: UnitElectricResistance { UnitElectricResistance("µΩ", 1e-06) }
    }

    extension UnitFrequency {
      public class var terahertz: UnitFrequency { UnitFrequency("THz", 1_000_000_000_000) }
      public class var millihertz: UnitFrequency { UnitFrequency("mHz", 0.001) }
      public class var microhertz: UnitFrequency { UnitFrequency("µHz", 1e-06) }
      public class var nanohertz: UnitFrequency { UnitFrequency("nHz", 1e-09) }
    }

    open class UnitFuelEfficiency: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { litersPer100Kilometers as! Self }
      public class var litersPer100Kilometers: UnitFuelEfficiency { efficiency("L/100km", 1) }
      public class var milesPerImperialGallon: UnitFuelEfficiency { efficiency("mpg", 282.481) }
      public class var milesPerGallon: UnitFuelEfficiency { efficiency("mpg", 235.215) }
      private class func efficiency(_ symbol: String, _ factor: Double) -> UnitFuelEfficiency {
        UnitFuelEfficiency(symbol: symbol, converter: _UnitConverterReciprocal(factor))
      }
    }

    open class UnitIlluminance: Dimension, @unchecked Sendable {
      open override class func baseUnit() -> Self { lux as! Self }
      public class var lux: UnitIlluminance { UnitIlluminance("lx", 1) }
    }

    extension UnitInformationStorage {
      public class var nibbles: UnitInformationStorage { UnitInformationStorage("nibble", 4) }
      public class var yottabytes: UnitInformationStorage { UnitInformationStorage("YB", 8e+24) }
      public class var zettabytes: UnitInformationStorage { UnitInformationStorage("ZB", 8e+21) }
      public class var exabytes: UnitInformationStorage { UnitInformationStorage("EB", 8e+18) }
      public class var petabytes: UnitInformationStorage { UnitInformationStorage("PB", 8_000_000_000_000_000) }
      public class var yottabits: UnitInformationStorage { UnitInformationStorage("Yb", 1e+24) }
      public class var zettabits: UnitInformationStorage { UnitInformationStorage("Zb", 1e+21) }
      public class var exabits: UnitInformationStorage { UnitInformationStorage("Eb", 1e+18) }
      public class var petabits: UnitInformationStorage { UnitInformationStorage("Pb", 1_000_000_000_000_000) }
      public class var terabits: UnitInformationStorage { UnitInformationStorage("Tb", 1_000_000_000_000) }
      public class var gigabits: UnitInformationStorage { UnitInformationStorage("Gb", 1_000_000_000) }
      public class var megabits: UnitInformationStorage { UnitInformationStorage("Mb", 1_000_000) }
      public class var kilobits: UnitInformationStorage { UnitInformationStorage("kb", 1000) }
      public class var yobibytes: UnitInformationStorage { UnitInformationStorage("YiB", 9.671406556917033e+24) }
      public class var zebibytes: UnitInformationStorage { UnitInformationStorage("ZiB", 9.44473296573929e+21) }
      public class var exbibytes: UnitInformationStorage { UnitInformationStorage("EiB", 9.223372036854776e+18) }
      public class var pebibytes: UnitInformationStorage { UnitInformationStorage("PiB", 9_007_199_254_740_992) }
      public class var tebibytes: UnitInformationStorage { UnitInformationStorage("TiB", 8_796_093_022_208) }
      public class var yobibits: UnitInformationStorage { UnitInformationStorage("Yib", 1.2089258196146292e+24) }
      public class var zebibits: UnitInformationStorage { UnitInformationStorage("Zib", 1.1805916207174113e+21) }
      public class var exbibits: UnitInformationStorage { UnitInformationStorage("Eib", 1.152921504606847e+18) }
      public class var pebibits: UnitInformationStorage { UnitInformationStorage("Pib", 1_125_899_906_842_624) }
      public class var tebibits: UnitInformationStorage { UnitInformationStorage("Tib", 1_099_511_627_776) }
      public class var gibibits: UnitInformationStorage { UnitInformationStorage("Gib", 1_073_741_824) }
      public class var mebibits: UnitInformationStorage { UnitInformationStorage("Mib", 1_048_576) }
      public class var kibibits: UnitInformationStorage { UnitInformationStorage("Kib", 1024) }
    }

    extension UnitLength {
      public class var picometers: UnitLength { UnitLength("pm", 1e-12) }
      public class var scandinavianMiles: UnitLength { UnitLength("smi", 10000) }
      public class var fathoms: UnitLength { UnitLength("ftm", 1.8288) }
      public class var furlongs: UnitLength { UnitLength("fur", 201.168) }
      public class var astronomicalUnits: UnitLength { UnitLength("ua", 149_600_000_000) }
      public class var parsecs: UnitLength { UnitLength("pc", 3.086e+16) }
    }

    extension UnitMass {
      public class var decigrams: UnitMass { UnitMass("dg", 0.0001) }
      public class var centigrams: UnitMass { UnitMass("cg", 1e-05) }
      public class var micrograms: UnitMass { UnitMass("µg", 1e-09) }
      public class var nanograms: UnitMass { UnitMass("ng", 1e-12) }
      public class var picograms: UnitMass { UnitMass("pg", 1e-15) }
      public class var shortTons: UnitMass { UnitMass("ton", 907.185) }
      public class var carats: UnitMass { UnitMass("ct", 0.0002) }
      public class var ouncesTroy: UnitMass { UnitMass("oz t", 0.03110348) }
      public class var slugs: UnitMass { UnitMass("slug", 14.5939) }
    }

    extension UnitPower {
      public class var terawatts: UnitPower { UnitPower("TW", 1_000_000_000_000) }
      public class var gigawatts: UnitPower { UnitPower("GW", 1_000_000_000) }
      public class var milliwatts: UnitPower { UnitPower("mW", 0.001) }
      public class var microwatts: UnitPower { UnitPower("µW", 1e-06) }
      public class var nanowatts: UnitPower { UnitPower("nW", 1e-09) }
      public class var picowatts: UnitPower { UnitPower("pW", 1e-12) }
      public class var femtowatts: UnitPower { UnitPower("fW", 1e-15) }
    }

    extension UnitPressure {
      public class var gigapascals: UnitPressure { UnitPressure("GPa", 1_000_000_000) }
      public class var megapascals: UnitPressure { UnitPressure("MPa", 1_000_000) }
      public class var millimetersOfMercury: UnitPressure { UnitPressure("mmHg", 133.322) }
    }

    extension UnitVolume {
      public class var cubicKilometers: UnitVolume { UnitVolume("km³", 1_000_000_000_000) }
      public class var cubicDecimeters: UnitVolume { UnitVolume("dm³", 1) }
      public class var cubicCentimeters: UnitVolume { UnitVolume("cm³", 0.001) }
      public class var cubicMillimeters: UnitVolume { UnitVolume("mm³", 1e-06) }
      public class var cubicInches: UnitVolume { UnitVolume("in³", 0.0163871) }
      public class var cubicFeet: UnitVolume { UnitVolume("ft³", 28.3168) }
      public class var cubicYards: UnitVolume { UnitVolume("yd³", 764.555) }
      public class var cubicMiles: UnitVolume { UnitVolume("mi³", 4_168_000_000_000) }
      public class var acreFeet: UnitVolume { UnitVolume("af", 1_233_000) }
      public class var bushels: UnitVolume { UnitVolume("bsh", 35.2391) }
      public class var imperialTeaspoons: UnitVolume { UnitVolume("tsp Imperial", 0.00591939) }
      public class var imperialTablespoons: UnitVolume { UnitVolume("tbsp Imperial", 0.0177582) }
      public class var imperialFluidOunces: UnitVolume { UnitVolume("fl oz Imperial", 0.0284131) }
      public class var imperialPints: UnitVolume { UnitVolume("pt Imperial", 0.568261) }
      public class var imperialQuarts: UnitVolume { UnitVolume("qt Imperial", 1.13652) }
      public class var imperialGallons: UnitVolume { UnitVolume("gal Imperial", 4.54609) }
      public class var metricCups: UnitVolume { UnitVolume("metric cup Imperial", 0.25) }
    }
    """#
}
