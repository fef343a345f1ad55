var s = Substring("héllo").unicodeScalars
print(s.popFirst()!, s.first!, s.count)
func parse(_ c: inout Substring.UnicodeScalarView) -> String { var r = ""; while let x = c.popFirst(), x != "o" { r.unicodeScalars.append(x) }; return r }
print(parse(&s), s.isEmpty)
var u = "a1b2"[...].utf8; print(u.popFirst()!, u.count)
let v: Substring.UTF8View = "abc"[...].utf8; print(String(v)!, Substring(v), String(Substring.UnicodeScalarView("xyz".unicodeScalars)))
extension Substring.UnicodeScalarView { mutating func scan(_ f: (UnicodeScalar) -> Bool) -> String? { var i = startIndex; while i < endIndex, f(self[i]) { i = index(after: i) }; guard i > startIndex else { return nil }; let r = String(self[..<i]); self = self[i...]; return r } }
var w = Substring.UnicodeScalarView("12ab".unicodeScalars); print(w.scan { $0.value < 58 } as Any, String(w), w.scan { $0 == "x" } as Any)
let c: Character = "é"; print(c.unicodeScalars.map(\.value))
