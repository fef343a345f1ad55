let text = "Ann: 31, Bob: 25, Cy: x"
let entry = #/(?<name>[A-Z][a-z]+): (?<age>\d+)/#
for match in text.matches(of: entry) { print(match.name, Int(match.age)! + 1, match.0, match.output.1) }
if let first = text.firstMatch(of: entry) { print(first.1, first.2, text[first.range], type(of: first.output)) }
print(text.contains(entry), text.firstMatch(of: #/z+/#) == nil, "2024-05-06".wholeMatch(of: #/(\d{4})-(\d\d)-(\d\d)/#).map { "\($0.3).\($0.2).\($0.1)" } ?? "-", "x2024".wholeMatch(of: #/\d+/#) as Any)
print(text.replacing(#/\d+/#, with: "#"), text.replacing(#/(\w+): (\d+)/#) { "\($0.2) \($0.1)" }, text.replacing(entry, with: "?", maxReplacements: 1))
print(text.split(separator: #/,\s*/#), "a1b22c".split(separator: #/\d+/#), text.ranges(of: #/[A-Z]/#).count, text.trimmingPrefix(#/Ann: /#), "aXbx".split(separator: #/x/#.ignoresCase()))
let optional = #/(\w)(\d)?(?:-(\w+))?/#
for s in ["a", "a1", "a1-rest", "b-c"] { let m = s.wholeMatch(of: optional)!; print(m.1, m.2 as Any, m.3 ?? "none") }
let verbose = #/
  (?<key> [a-z]+ )  # the key
  \s* = \s*
  (?<value> "[^"]*" | \d+ )
/#
for m in #"name = "Ann B"; age=5"#.matches(of: verbose) { print(m.key, m.value) }
print("foo.bar(baz)".matches(of: #/[a-z]+/#).map { String($0.0) }, "aaa".firstMatch(of: #/a+?/#)!.0, "aaa".firstMatch(of: #/a{2}/#)!.0, "<b>x</b>".firstMatch(of: #/<.+?>/#)!.0, "abcabc".contains(#/(abc)\1/#))
print("one\ntwo".matches(of: #/^\w+$/#.anchorsMatchLineEndings()).count, "price: $5".firstMatch(of: #/\$(\d)/#)?.1 ?? "free", "foobar".firstMatch(of: #/foo(?=bar)/#)!.0, "foobaz".firstMatch(of: #/foo(?!bar)/#) != nil, "é".wholeMatch(of: #/./#) != nil)
let dynamic = try Regex("(\\d+)-(\\w+)")
let m = "x 12-ab".firstMatch(of: dynamic)!
print(m.output.count, m[1].substring ?? "", m[2].range.map { "x 12-ab"[$0] } ?? "")
do { _ = try Regex("(unclosed") } catch { print("bad pattern") }
print(try! Regex(#"(\d)(\d)"#, as: (Substring, Substring, Substring).self).firstMatch(in: "a47")!.output)
