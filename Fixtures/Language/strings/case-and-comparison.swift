let words = ["apple", "Banana", "cherry", "Äpfel", "zebra", "éclair", "10", "9", ""]
print(words.sorted(), words.sorted { $0.lowercased() < $1.lowercased() }, words.map(\.count), words.filter { $0.first?.isUppercase ?? false })
print("abc" == "ABC".lowercased(), "abc" < "abd", "abc" < "abcd", "B" < "a", "é" == "e\u{301}", "ﬁ" == "fi", "ß".uppercased() == "SS", "I".lowercased(), "ÀÉ".lowercased())
print("hello".hasPrefix(""), "hello".hasPrefix("he"), "hello".hasSuffix("lo"), "e\u{301}x".hasPrefix("e"), "".hasPrefix("a"), "hello".contains("ell"), "hello".contains("z"), "hello".contains(""))
print(max("a", "b"), min("aa", "a"), ["b", "a"].min()!, "a"..."c" ~= "b", ("a"..<"c").contains("bzz"), "abc".lexicographicallyPrecedes("abd"), "10" < "9", Int("10")! < Int("9")!)
switch "Hello" { case "hello": print("lower"); case let s where s.lowercased() == "hello": print("insensitive"); default: print("?") }
let s = "The quick brown fox"
print(s.split(separator: " ").map { $0.capitalizedOnce }.joined(), s.lowercased().split(separator: " ").enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalizedOnce }.joined(), s.lowercased().replacing(" ", with: "_"), s.filter(\.isUppercase))
extension StringProtocol { var capitalizedOnce: String { prefix(1).uppercased() + dropFirst() } }
extension String { var snake: String { reduce(into: "") { r, c in if c.isUppercase { if !r.isEmpty { r += "_" }; r += c.lowercased() } else { r.append(c) } } }; var toggled: String { String(flatMap { $0.isUppercase ? $0.lowercased() : $0.uppercased() }) }; func occurrences(of c: Character) -> Int { reduce(0) { $1 == c ? $0 + 1 : $0 } }; var isNumeric: Bool { !isEmpty && allSatisfy(\.isNumber) }; func centered(_ w: Int) -> String { let m = max(0, w - count); return String(repeating: " ", count: m / 2) + self + String(repeating: " ", count: m - m / 2) }; var words: Int { split(whereSeparator: \.isWhitespace).count } }
print("helloWorldAgain".snake, "MiXed".toggled, "banana".occurrences(of: "a"), "123".isNumeric, "".isNumeric, "[" + "hi".centered(7) + "]", " a  b\tc\n".words)
print(String(s.reversed()), s.split(separator: " ").reversed().joined(separator: " "), String(s.sorted()).filter { !$0.isWhitespace }, Set(s.lowercased()).count, String(s.dropFirst(4).prefix(5)), s.suffix(3).uppercased())
var m = s
m.replaceSubrange(m.range(of: "quick")!, with: "slow")
m.insert("!", at: m.endIndex)
m.removeAll { $0 == "o" }
print(m, m.count)
import Foundation
print("a,b;c d".split { ",; ".contains($0) }, "k=v=w".split(separator: "=", maxSplits: 1), "x".padding(toLength: 3, withPad: "-", startingAt: 0), String(repeating: "ab", count: 2), "ab" + "cd", ["a", "b"].joined(separator: ", "), "abc".map { String($0) }, Array("abc".utf8), "a\tb".count)
