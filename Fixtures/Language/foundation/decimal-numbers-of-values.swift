// Decimal numbers made of the values of other number types.
import Foundation

let numbers = [
  NSDecimalNumber(value: 4), NSDecimalNumber(value: 2.5), NSDecimalNumber(value: Float(0.5)),
  NSDecimalNumber(value: true), NSDecimalNumber(value: Int64(-7)),
  NSDecimalNumber(mantissa: 125, exponent: -2, isNegative: false),
  NSDecimalNumber(mantissa: 3, exponent: 2, isNegative: true),
]
for number in numbers { print(number, number.doubleValue) }
print(numbers[0].adding(numbers[1]), numbers[1].compare(numbers[0]) == .orderedAscending)
