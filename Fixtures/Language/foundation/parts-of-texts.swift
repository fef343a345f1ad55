// Enumerating the substrings of a string and the matches of a regular expression.
import Foundation
let text = "One two. Three\nfour"
text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byLines) { line, _, _, _ in print(line!) }
"e\u{301}a".enumerateSubstrings(in: "e\u{301}a".startIndex..., options: .byComposedCharacterSequences) { part, _, _, _ in
  print(part!.unicodeScalars.count)
}
let expression = try NSRegularExpression(pattern: "[0-9]+")
let numbers = "12 and 34 and 56"
expression.enumerateMatches(in: numbers, range: NSRange(numbers.startIndex..., in: numbers)) { match, _, stop in
  guard let match, let range = Range(match.range, in: numbers) else { return }
  print(numbers[range])
  if numbers[range] == "34" { stop.pointee = true }
}
