let morse: [Character: String] = ["a": ".-", "b": "-...", "e": ".", "h": "....", "l": ".-..", "o": "---", "s": "...", "t": "-"]
let reverse = Dictionary(uniqueKeysWithValues: morse.map { ($1, $0) })
func encode(_ text: String) -> String { text.lowercased().compactMap { morse[$0] }.joined(separator: " ") }
func decode(_ text: String) -> String { String(text.split(separator: " ").compactMap { reverse[String($0)] }) }
print(encode("SOS hello"), decode(encode("SOS hello")))
func classify(_ c: Character) -> String {
  switch c {
  case "a"..."z": "lower"
  case "A"..."Z": "upper"
  case "0"..."9": "digit"
  case " ", "\t": "blank"
  case _ where c.isLetter: "letter"
  case let c where c.isPunctuation || c.isSymbol: "mark"
  default: "other"
  }
}
for c in "aZ7 é!+\n中" { print(c.debugDescription, classify(c), terminator: "; ") }
print()
let rot13 = String("Hello".map { c -> Character in
  guard let a = c.asciiValue, c.isLetter else { return c }
  let base: UInt8 = c.isUppercase ? 65 : 97
  return Character(UnicodeScalar((a - base + 13) % 26 + base))
})
print(rot13, Character("x").utf8.count, Character("é").utf8.count, Character("😀").utf16.count)
var histogram = [Int](repeating: 0, count: 26)
for c in "the quick brown fox jumps over the lazy dog" where c.isLetter { histogram[Int(c.asciiValue! - 97)] += 1 }
print(histogram, histogram.allSatisfy { $0 > 0 })
let bars = zip("abcdefghijklmnopqrstuvwxyz", histogram).filter { $0.1 > 2 }.map { "\($0.0)\(String(repeating: "#", count: $0.1))" }
print(bars)
print(Character(UnicodeScalar(0x41)), Character("\u{1F600}").unicodeScalars.first!.value, ("a" as Character).hexDigitValue!, "9".first!.wholeNumberValue! + 1, "½".first!.isWholeNumber, "٣".first!.wholeNumberValue!)
