// Character sets change by ranges, and give their bits.
import Foundation

var set = CharacterSet.decimalDigits
set.insert(charactersIn: "a"..."f")
set.insert(charactersIn: "A"..<"G")
print("059afAFgG".unicodeScalars.map { set.contains($0) })
set.remove(charactersIn: "a"..."c")
set.invert()
print("9adFG".unicodeScalars.map { set.contains($0) })
print("12--cafe--34".trimmingCharacters(in: CharacterSet(charactersIn: "0"..<"5").union(["-"])))
print(CharacterSet.letters.subtracting(.lowercaseLetters).contains("a"))
let bits = CharacterSet(charactersIn: "abz").bitmapRepresentation
print(bits.count, bits.enumerated().filter { $0.element != 0 }.map { [$0.offset, Int($0.element)] })
print(CharacterSet(charactersIn: "😀").hasMember(inPlane: 1), CharacterSet(charactersIn: "x").hasMember(inPlane: 1))
