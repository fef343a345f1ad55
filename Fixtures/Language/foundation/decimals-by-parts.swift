import Foundation
print(Decimal(sign: .minus, exponent: -2, significand: 125), Decimal(sign: .plus, exponent: 3, significand: 7))
let text = "héy"
for encoding in [String.Encoding.utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .windowsCP1252] {
  let data = text.data(using: encoding)!
  print(data.map { String($0, radix: 16) }, String(data: data, encoding: encoding)!)
}
let moved = [1, 2, 3].difference(from: [3, 1, 4]).inferringMoves()
for case .insert(let offset, let element, let from) in moved { print(offset, element, from as Any) }
