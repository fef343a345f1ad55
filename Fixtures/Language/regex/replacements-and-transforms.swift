import Foundation
func slug(_ s: String) -> String { s.lowercased().replacing(#/[^a-z0-9]+/#, with: "-").trimmingCharacters(in: CharacterSet(charactersIn: "-")) }
print(slug("Hello, World! 2024"), slug("--A  b--"), slug(""))
func markdown(_ s: String) -> String { s.replacing(#/\*\*(.+?)\*\*/#) { "<b>\($0.1)</b>" }.replacing(#/_(.+?)_/#) { "<i>\($0.1)</i>" }.replacing(#/\[(?<t>[^\]]+)\]\((?<u>[^)]+)\)/#) { "<a href='\($0.u)'>\($0.t)</a>" }.replacing(#/^# (.*)$/#.anchorsMatchLineEndings()) { "<h1>\($0.1)</h1>" } }
print(markdown("# Title\nSome **bold _and_ more** text, [link](http://x.y) **end**"))
func expand(_ s: String) -> [Int] { s.split(separator: ",").flatMap { p -> [Int] in if let m = p.wholeMatch(of: #/\s*(\d+)-(\d+)\s*/#), let a = Int(m.1), let b = Int(m.2), a <= b { return Array(a...b) }; return Int(p.trimmingCharacters(in: .whitespaces)).map { [$0] } ?? [] } }
print(expand("1-3, 7,9-10, x, 5-4"))
var text = "price: 10 USD, 20 EUR"
let money = #/(\d+) (USD|EUR)/#
print(text.matches(of: money).map { "\($0.2):\(Int($0.1)! * 2)" }, text.firstRange(of: money).map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1)
text.replace(money) { m in "\(m.2 == "USD" ? "$" : "€")\(m.1)" }
text.replace("price", with: "PRICE")
print(text, text.replacing(#/[aeiou]/#.ignoresCase(), with: "*", maxReplacements: 2))
func camel(_ s: String) -> String { s.replacing(#/_(\w)/#) { $0.1.uppercased() } }
func snake(_ s: String) -> String { s.replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1)_\($0.2)" }.lowercased() }
print(camel("some_long_name"), snake("someLongNameX"), snake(camel("a_b_c")))
func roman(_ s: String) -> Bool { s.wholeMatch(of: #/M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})/#) != nil }
print(["MCMXC", "IIII", "XLII", ""].map(roman), ["#fff", "#12345g", "#a1b2c3"].map { $0.wholeMatch(of: #/#(?:[0-9a-f]{3}){1,2}/#) != nil }, ["1.2.3.4", "256.1.1.1", "1.2.3"].map { $0.wholeMatch(of: #/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})/#).map { m in [m.1, m.2, m.3, m.4].allSatisfy { Int($0)! < 256 } } ?? false })
let words = #/\b\w+\b/#
print("It's a test, isn't it?".matches(of: words).map { String($0.0) }, "one two one".matches(of: #/\b(\w+)\b.*\b\1\b/#).count, "aabbc".matches(of: #/(.)\1/#).map { $0.1 }, "日本 語".matches(of: #/\w+/#).map { $0.0 })
print("a\tb\nc".replacing(#/\s/#, with: "·"), "x{1}y{22}".matches(of: #/\{(\d+)\}/#).map { $0.1 }, "(a(b)c)".replacing(#/[()]/#, with: ""), "1+1=2".contains(#/1\+1/#), "a.b".contains(#/^a\.b$/#), "AbC".replacing(#/[a-z]/#) { $0.0.uppercased() })
let pattern = try Regex("(?i)h(.)llo")
print("Hello hallo".matches(of: pattern).map { $0.output[1].substring! }, "Hello hallo".replacing(pattern, with: "x"), (try? Regex("[")) == nil, "abc".firstMatch(of: try Regex<(Substring, Substring)>("a(b)"))!.1)
