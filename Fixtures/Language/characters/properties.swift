for character in "aZ5é½Ⅷ_ \n😀€Ω一" as String {
  var tags: [String] = []
  if character.isLetter { tags.append("letter") }
  if character.isNumber { tags.append("number") }
  if character.isWholeNumber { tags.append("whole") }
  if character.isHexDigit { tags.append("hex") }
  if character.isUppercase { tags.append("upper") }
  if character.isLowercase { tags.append("lower") }
  if character.isWhitespace { tags.append("space") }
  if character.isNewline { tags.append("newline") }
  if character.isPunctuation { tags.append("punctuation") }
  if character.isSymbol { tags.append("symbol") }
  if character.isCurrencySymbol { tags.append("currency") }
  if character.isMathSymbol { tags.append("math") }
  if character.isASCII { tags.append("ascii") }
  print(character.debugDescription, tags.joined(separator: ","))
}
print(Character("7").wholeNumberValue!, Character("f").hexDigitValue!, Character("x").wholeNumberValue as Any)
print(Character("A").asciiValue!, Character("é").asciiValue as Any)
print(Character("ß").uppercased(), Character("Q").lowercased())
print(("a" as Character) < "b", ("a"..."f" as ClosedRange<Character>).contains("c"))
print(Character("e\u{301}").unicodeScalars.count, Character("\u{e9}") == Character("e\u{301}"))
