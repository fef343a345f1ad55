// Literals that only an unsigned number has, compared.

let offset: UInt64 = 0xcbf2_9ce4_8422_2325
print(offset == 14695981039346656037, offset == 0xcbf29ce484222325, offset != 14695981039346656037)
func hash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xcbf29ce484222325) { ($0 ^ UInt64($1)) &* 0x100000001b3 }
}
print(hash("hello"), hash("") == 14695981039346656037, 14695981039346656037 == hash(""))
print(hash("a") > 9223372036854775808, hash("") < 18446744073709551615, offset >= 14695981039346656038)
if hash("") == 14695981039346656037 { print("empty") }
switch offset {
case 14695981039346656037: print("offset")
default: print("other")
}
let byte: UInt8 = 200
print(byte == 200, byte > 100, 1 < byte, byte != 0, Float(0.5) == 0.5, 2 > Float(1.5), [UInt8]([1, 2]).filter { $0 == 2 })
print((1...3).lazy.map { (x: Int) -> Int in print("map", x); return x }.filter { $0 > 1 }.first!)
func half(_ number: UInt64) -> UInt64 { number / 2 }
print(half(.max - 1), UInt64.max.multipliedFullWidth(by: .max - 1), half(.max / 3))
let ends: [UInt32] = [.max - 1, .min + 2]
print(ends, UInt8.max &- (.max - 5))
