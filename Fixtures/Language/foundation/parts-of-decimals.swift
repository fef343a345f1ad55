import Foundation
let dec = Decimal(string: "3.14")!; print(dec, dec.isNaN, Decimal.nan.isNaN, dec.exponent, dec.significand, dec.isSignMinus, -dec, Decimal.greatestFiniteMagnitude > 0, Decimal.pi, Decimal(12).isFinite, dec.nextUp > dec, dec.sign, (-dec).sign == .minus, dec.isLess(than: 4), Decimal.nan)
print(Decimal(5 as Int32), Decimal(UInt64.max), Decimal(200 as UInt8) / 3, Decimal(1.5).ulp > 0, Decimal(250).exponent, Decimal(250).significand, Decimal(0).isZero)
var values: [Decimal] = [1.5, 2, Decimal(string: "0.25")!]; print(values.reduce(0, +), values.max()!, values.sorted(), values.map { $0 * 2 }); values[0] /= 2; print(values)
