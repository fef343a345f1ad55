// Decimals that are changed through pointers, decimal numbers with all their digits, units that few programs use.
import Foundation
var a = Decimal(string: "1.25")!, b = Decimal(3), r = Decimal()
print(NSDecimalAdd(&r, &a, &b, .plain).rawValue, r); NSDecimalSubtract(&r, &a, &b, .plain); print(r);
NSDecimalMultiply(&r, &a, &b, .plain); print(r)
print(NSDecimalDivide(&r, &a, &b, .plain) == .noError, r); NSDecimalPower(&r, &a, 3, .plain); print(r);
NSDecimalMultiplyByPowerOf10(&r, &a, 2, .plain); print(r)
print(NSDecimalCompare(&a, &b).rawValue, NSDecimalIsNotANumber(&a), NSDecimalString(&a, nil))
var zero = Decimal(0); print(NSDecimalDivide(&r, &a, &zero, .plain) == .divideByZero, r.isNaN)
let n = NSDecimalNumber(string: "2.5"); print(n.multiplying(byPowerOf10: 2), NSDecimalNumber.notANumber, n.adding(.one))
let fuel = Measurement(value: 30, unit: UnitFuelEfficiency.milesPerGallon);
print(fuel.converted(to: .litersPer100Kilometers).value, fuel)
print(
  Measurement(value: 1, unit: UnitElectricCurrent.amperes).converted(to: .milliamperes),
  Measurement(value: 5, unit: UnitInformationStorage.gibibits).converted(to: .megabytes),
  Measurement(value: 2, unit: UnitLength.furlongs).converted(to: .meters),
  Measurement(value: 9.81, unit: UnitAcceleration.metersPerSecondSquared).converted(to: .gravity))
print(
  Measurement(value: 1, unit: UnitVolume.imperialPints).converted(to: .cubicCentimeters),
  Measurement(value: 60, unit: UnitAngle.arcMinutes).converted(to: .degrees), UnitDispersion.partsPerMillion.symbol,
  UnitIlluminance.lux.symbol)
let long = NSDecimalNumber(string: "12345678901234567890.123456789")
print(
  long, long.adding(1), long.decimalValue, long == NSDecimalNumber(string: "12345678901234567890.123456788"))
