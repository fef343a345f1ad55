let s = "Alice=1; bob = 22;carol=333"
let pair = #/(?<key>\w+)\s*=\s*(?<value>\d+)/#
let found = s.matches(of: pair)
print(found.count, found.map { "\($0.key)\($0.value.count)" }, found.map { Int($0.value)! }.reduce(0, +), found.last!.0)
let dictionary = Dictionary(uniqueKeysWithValues: found.map { ($0.output.key.lowercased(), Int($0.output.value)!) })
print(dictionary.sorted { $0.key < $1.key }.map { "\($0)" })
print("AbC abc ABC".matches(of: #/abc/#.ignoresCase()).count, "a\nb".wholeMatch(of: #/a.b/#) == nil, "a\nb".wholeMatch(of: #/a.b/#.dotMatchesNewlines()) != nil, "x\ny\nz".matches(of: #/^\w$/#.anchorsMatchLineEndings()).count, "aaa".firstMatch(of: #/a+/#.repetitionBehavior(.reluctant))!.0)
let nested = #/((\d+)-(\d+))(?:,(\d+))?/#
for t in ["1-2", "3-4,5", "x"] { if let m = t.wholeMatch(of: nested) { print(m.1, m.2, m.3, m.4 ?? "none") } else { print("no match", t) } }
let alternatives = #/(cat)|(dog)|(b(?:ir|ea)d?r?)/#
for w in ["cat", "dog", "bird", "bear"] { let m = w.firstMatch(of: alternatives)!; print(m.1 ?? "-", m.2 ?? "-", m.3 ?? "-", terminator: "; ") }
print()
print("2024-02-30 and 1999-12-31".replacing(#/(\d+)-(\d+)-(\d+)/#) { m in "\(m.3)/\(m.2)/\(m.1.suffix(2))" }, "a,b;c".split(separator: #/[,;]/#), "one  two".split(separator: #/\s+/#).count, "x1y2".split(separator: #/\d/#), ",a,,b,".split(separator: #/,/#, omittingEmptySubsequences: false).count)
var text = "foo bar foo"
text.replace(#/foo/#, with: "baz", maxReplacements: 1)
text.trimPrefix(#/ba./#)
print(text, text.starts(with: #/\s/#), text.firstRange(of: #/foo/#).map { text[..<$0.lowerBound].count } ?? -1, text.ranges(of: #/\w+/#).map { text[$0] })
print("ünïcödé ñ".matches(of: #/\p{L}+/#).map { $0.0.count }, "a1 b2".matches(of: #/[[:alpha:]]\d/#).count, "tab\t".contains(#/\t/#), #"back\slash"#.contains(#/\\/#), "50%".wholeMatch(of: #/\d+%/#) != nil, "[x]".firstMatch(of: #/\[(.)\]/#)!.1, "aXbX".firstMatch(of: #/.*X/#)!.0, "aXbX".firstMatch(of: #/.*?X/#)!.0)
func parse(_ s: String) -> (Int, String, Int)? { s.wholeMatch(of: #/(\d+)([-+*/])(\d+)/#).map { (Int($0.1)!, String($0.2), Int($0.3)!) } }
print(["12+3", "4*5", "6^7"].map { parse($0).map { a, op, b in op == "+" ? a + b : a * b } as Any })
let dynamic = try Regex(#"(?<word>\w+)@(?<host>\w+)"#)
let m = "me@home".wholeMatch(of: dynamic)!
print(m["word"]!.substring!, m["host"]!.substring!, m["nope"] == nil, m.output.map { $0.substring ?? "-" })
