for scalar in "Aß9½_ é\u{301}€" .unicodeScalars {
  let p = scalar.properties
  print(String(scalar.value, radix: 16), p.generalCategory, p.isWhitespace, p.isUppercase, p.numericValue as Any, p.canonicalCombiningClass.rawValue)
}
print(Unicode.Scalar(0x1F600)!.properties.isEmoji, Unicode.Scalar("1").properties.isEmojiPresentation, Unicode.Scalar("é").properties.uppercaseMapping, Unicode.Scalar("ǳ").properties.titlecaseMapping)
let word = "Crème brûlée"
print(word.unicodeScalars.filter { $0.properties.isDiacritic }.count, word.decomposedStringWithCanonicalMapping.unicodeScalars.count, word.unicodeScalars.count)
import Foundation
let codePoints: [UInt32] = [0x48, 0x65, 0x6C, 0x6C, 0x6F, 0x1F44B]
print(String(String.UnicodeScalarView(codePoints.compactMap(Unicode.Scalar.init))))
print(codePoints.map { "U+" + String($0, radix: 16, uppercase: true) })
var set = Set<Unicode.Scalar>()
for s in "hello".unicodeScalars { set.insert(s) }
print(set.count, set.contains("l"), "z" as Unicode.Scalar > "a", Unicode.Scalar(UInt8(ascii: "q")), UInt8(ascii: "A"))
print(Character("🇯🇵").unicodeScalars.map { $0.value }, "\u{1F1EF}\u{1F1F5}", Character("\u{1F468}\u{200D}\u{1F373}").unicodeScalars.count, Character("a").isASCII, Character("\r\n").isNewline, Character("\r\n").asciiValue!)
