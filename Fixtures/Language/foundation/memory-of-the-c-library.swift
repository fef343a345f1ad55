// Memory of the C library, and decimal number objects made from numbers.
import Foundation

let bytes = malloc(8)!
memset(bytes, 1, 8)
print(bytes.load(as: Int.self) == 0x0101_0101_0101_0101)
free(bytes)
let numbers = calloc(2, 4)!.assumingMemoryBound(to: Int32.self)
numbers[1] = 5
print(numbers[0], numbers[1])
free(numbers)
print(NSDecimalNumber(value: 5), NSDecimalNumber(value: 2.5), NSDecimalNumber(value: true).intValue)
print(NSDecimalNumber(value: 3).adding(NSDecimalNumber(value: 0.5)))
print(NSDecimalNumber(mantissa: 123, exponent: -2, isNegative: true))
