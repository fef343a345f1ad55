import Foundation

let text = "Aé😀"
print(Array(text.utf8))
print(Array(text.utf16))
print(text.unicodeScalars.map { $0.value })
for scalar in text.unicodeScalars { print(scalar, scalar.isASCII, scalar.properties.name ?? "-") }
print(text.utf8.count, text.utf16.count, text.unicodeScalars.count, text.count)
print(String(decoding: [72, 105, 0xF0, 0x9F, 0x98, 0x80] as [UInt8], as: UTF8.self))
print(String(decoding: [0x48, 0xFF, 0x49] as [UInt8], as: UTF8.self))
print(String(bytes: text.utf8, encoding: .utf8)!)
let emoji = text.utf16.index(text.utf16.startIndex, offsetBy: 2)
print(text[emoji], text.utf16[emoji], String(text.utf16[emoji], radix: 16))
print(emoji.samePosition(in: text.unicodeScalars) != nil)
var scalars = String.UnicodeScalarView()
for value in [0x53, 0x77, 0x69] as [UInt32] { scalars.append(UnicodeScalar(value)!) }
print(String(scalars), UnicodeScalar(0xD800 as UInt32) == nil)
print("abc".utf8.map { $0 - 97 }, "abc".utf8.reduce(0) { $0 * 31 + Int($1) })
print(String(String.UnicodeScalarView("héllo".unicodeScalars.filter { $0.isASCII })))
print("a,b".utf8.split(separator: 44).map { String($0)! })
print("\u{1F600}" == "😀", "\u{41}", "tab\tnew\\line\u{0}".utf8.count)
print(text.utf8.first!, text.unicodeScalars.last!, UnicodeScalar("z").value)
