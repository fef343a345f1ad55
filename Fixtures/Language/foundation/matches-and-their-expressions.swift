// A match knows its expression and its kind; options restrict where a match may begin.
import Foundation

let expression = try! NSRegularExpression(pattern: "(a)(b)?", options: [.caseInsensitive])
let text = "xAby a"
let whole = NSRange(location: 0, length: text.utf16.count)
let match = expression.firstMatch(in: text, options: [], range: whole)!
print(match.regularExpression!.pattern, match.resultType == .regularExpression, match.range(at: 1))
print(expression.replacementString(for: match, in: text, offset: 0, template: "<$2$1>"))
print(match.adjustingRanges(offset: 3).range, match.adjustingRanges(offset: 3).range(at: 2))
print(expression.firstMatch(in: text, options: .anchored, range: whole) as Any)
print(expression.firstMatch(in: text, options: .anchored, range: NSRange(location: 1, length: 3))?.range as Any)
print(
  expression.numberOfMatches(in: text, range: whole),
  expression.numberOfMatches(in: text, options: .anchored, range: whole))
let line = try! NSRegularExpression(pattern: "^[a-z]+")
print(line.numberOfMatches(in: "one two", range: NSRange(location: 4, length: 3)))
print(line.numberOfMatches(in: "one two", options: .withoutAnchoringBounds, range: NSRange(location: 4, length: 3)))
