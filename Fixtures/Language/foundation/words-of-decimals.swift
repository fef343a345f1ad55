// apple-only: the parts are not public in the Foundation of Linux; the expected words follow from the binary digits
import Foundation
let number = Decimal(string: "-123456789012345678901.5")!
print(
  number._exponent, number._isNegative, number._length, number._isCompact, number._mantissa.0, number._mantissa.1,
  number._mantissa.7)
let made = Decimal(
  _exponent: -2, _length: 1, _isNegative: 0, _isCompact: 1, _reserved: 0, _mantissa: (1234, 0, 0, 0, 0, 0, 0, 0))
print(made)
for text in ["0", "-1234.5678", "99999999999999999999999999999999999999", "1000"] {
  let value = Decimal(string: text)!
  let copy = Decimal(
    _exponent: value._exponent, _length: value._length, _isNegative: value._isNegative, _isCompact: value._isCompact,
    _reserved: 0, _mantissa: value._mantissa)
  print(copy == value, value._length, value._mantissa.0, value._mantissa.1, value._exponent)
}
