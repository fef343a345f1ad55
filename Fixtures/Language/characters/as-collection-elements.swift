let text = "Hello, Wörld 123"
let letters = text.filter(\.isLetter)
print(letters, type(of: letters), Array(letters.prefix(3)), letters.map { $0.isUppercase })
print(String(text.map { $0.isVowel ? "*" : $0 }), text.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }.filter { $0.value > 1 }.keys.sorted())
extension Character {
  var isVowel: Bool { "aeiouAEIOU".contains(self) }
  var toggled: String { isUppercase ? lowercased() : uppercased() }
  static func - (a: Character, b: Character) -> Int { Int(a.unicodeScalars.first!.value) - Int(b.unicodeScalars.first!.value) }
}
print(text.map(\.toggled).joined(), Character("e") - Character("a"), text.compactMap(\.wholeNumberValue).reduce(0, +))
print(text.split { !$0.isLetter }.map { $0.first! }, Set(text.lowercased()).sorted().map(String.init).joined(), text.max()!, text.min()!)
var characters = Array("swift")
characters.swapAt(0, 4)
characters.insert("-", at: 2)
characters[0] = "T"
print(String(characters), String(characters.reversed()), characters.firstIndex(of: "-")!, characters.sorted(), characters.contains("w"))
let alphabet = (UInt8(ascii: "a")...UInt8(ascii: "e")).map { Character(UnicodeScalar($0)) }
print(alphabet, String(alphabet), alphabet.randomElement() != nil, zip(alphabet, 1...).map { "\($0)\($1)" })
let c: Character = "x"
print(c, String(c) + "y", "\(c)\(c)", c == "x", [c: 1], Optional(c) as Any, String(repeating: c, count: 3), c.hashValue == Character("x").hashValue)
func isSubsequence(_ a: String, of b: String) -> Bool { var rest = b[...]; for ch in a { guard let i = rest.firstIndex(of: ch) else { return false }; rest = rest[rest.index(after: i)...] }; return true }
print(isSubsequence("ace", of: "abcde"), isSubsequence("aec", of: "abcde"), "abc".zipMap("xyz"))
extension String { func zipMap(_ o: String) -> String { zip(self, o).map { "\($0)\($1)" }.joined() } }
