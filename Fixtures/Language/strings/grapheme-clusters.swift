extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

let cafe = "cafe\u{301}"
let composed = "caf\u{e9}"
print(cafe, cafe.count, cafe.unicodeScalars.count, cafe.utf8.count, cafe.utf16.count)
print(cafe == composed, cafe.hashValue == composed.hashValue, cafe.utf8.elementsEqual(composed.utf8))
for text in ["👨‍👩‍👧‍👦", "🇩🇪🇫🇷", "👍🏽", "e\u{301}\u{323}", "\r\n", "한국", "ᄒ\u{1161}ᆫ", "नि"] {
  print(text.debugDescription, text.count, text.unicodeScalars.count, text.utf16.count, text.utf8.count)
}
print(Array("a👍🏽b\u{308}c"))
print(String("naïve".reversed()), "flag🇺🇳!".last!, "🇺🇳x".first!)
print("e\u{301}".first == "\u{e9}", "é".unicodeScalars.map { String($0.value, radix: 16) })
print("ß".uppercased(), "İ".lowercased().unicodeScalars.count, "ΑΣ".lowercased(), "ǆ".capitalizedFirst)
var word = "cafe"
word.append("\u{301}")
print(word, word.count, word.hasSuffix("e"), word.hasSuffix("é"))
print("abc" < "abd", "Z" < "a", "é" > "z", "a" < "aa")
