func shift(_ character: Character, by amount: Int) -> Character {
  guard let value = character.asciiValue, character.isLetter else { return character }
  let base = character.isUppercase ? Character("A").asciiValue! : Character("a").asciiValue!
  let moved = (Int(value - base) + amount % 26 + 26) % 26
  return Character(UnicodeScalar(base + UInt8(moved)))
}

let secret = String("Hello, Zebra".map { shift($0, by: 3) })
print(secret, String(secret.map { shift($0, by: -3) }))
print((0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }.joined())
var counts: [Character: Int] = [:]
for character in "mississippi" { counts[character, default: 0] += 1 }
for (character, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print(character, count) }
let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
print("programming language".filter { vowels.contains($0) }, "syzygy".contains(where: vowels.contains))
let scalar: Unicode.Scalar = "λ"
print(scalar.value, scalar.properties.isAlphabetic, scalar.properties.generalCategory, scalar.utf8.count)
print(Character(scalar), String(scalar), scalar.escaped(asASCII: true))
switch Character("q") {
case "a"..."m": print("first half")
case "n"..."z": print("second half")
default: print("neither")
}
print("hello".map { $0 }, type(of: "x".first!), "x".first.map { "\($0)\($0)" }!)
