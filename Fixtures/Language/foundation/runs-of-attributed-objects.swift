// Neighbouring runs with equal attributes are one run, with its effective range.
import Foundation
typealias Key = NSAttributedString.Key
let m = NSMutableAttributedString(string: "Hello world")
m.addAttributes([Key("a"): 1, Key("b"): "x"], range: NSRange(location: 0, length: 5))
m.addAttribute(Key("c"), value: 2.5, range: NSRange(location: 3, length: 4))
var range = NSRange()
print(m.attribute(Key("a"), at: 1, effectiveRange: &range) as Any, range)
print(m.attributes(at: 4, effectiveRange: &range).count, range)
print(m.attribute(Key("a"), at: 4, longestEffectiveRange: &range, in: NSRange(location: 1, length: 9)) as Any, range)
m.enumerateAttribute(Key("a"), in: NSRange(location: 0, length: m.length)) { v, r, _ in print(v ?? "nil", r) }
m.enumerateAttributes(in: NSRange(location: 2, length: 7), options: .reverse) { a, r, stop in
  print(a.count, r); if r.location == 3 { stop.pointee = true }
}
let copy = NSAttributedString(attributedString: m)
print(copy.isEqual(to: m), copy == m, copy.isEqual(NSAttributedString(string: m.string)), m.isEqual("x"))
let plain = NSMutableAttributedString(string: "ab"); plain.append(NSAttributedString(string: "cd"))
print(plain.isEqual(to: NSAttributedString(string: "abcd")))
plain.enumerateAttributes(in: NSRange(location: 0, length: 4)) { a, r, _ in print(a.isEmpty, r) }
