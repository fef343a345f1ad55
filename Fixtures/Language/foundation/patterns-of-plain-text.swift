// Text that matches itself in a pattern, and replacing in place.
import Foundation
let special = "a.b*(c)[1]{2}^$|\\?+ -/"
print(NSRegularExpression.escapedPattern(for: special), NSRegularExpression.escapedTemplate(for: "$1\\x"))
let itself = try NSRegularExpression(pattern: NSRegularExpression.escapedPattern(for: special))
print(itself.numberOfMatches(in: "x" + special, range: NSRange(location: 0, length: special.utf16.count + 1)))
let text = NSMutableString(string: "a1b22")
let digits = try NSRegularExpression(pattern: "[0-9]+")
print(digits.replaceMatches(in: text, range: NSRange(location: 0, length: text.length), withTemplate: "<$0>"), text)
for transform in [StringTransform.toLatin, .fullwidthToHalfwidth, .hiraganaToKatakana, .latinToCyrillic, .toXMLHex] {
  print("ｆｕｌｌ１ abc é ひら".applyingTransform(transform, reverse: false) ?? "-")
}
