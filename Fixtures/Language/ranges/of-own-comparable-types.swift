struct Version: Comparable, CustomStringConvertible { let parts: [Int]; init(_ s: String) { parts = s.split(separator: ".").map { Int($0)! } }; static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }; var description: String { parts.map(String.init).joined(separator: ".") } }
let supported = Version("1.2")..<Version("2"), all = Version("0")...
for v in ["1.1.9", "1.2", "1.10.3", "2", "2.0.1"].map(Version.init) { print(v, supported.contains(v), all ~= v, supported ~= v ? "in" : v < supported.lowerBound ? "below" : "above", terminator: "; ") }
print(supported, supported.isEmpty, supported.overlaps(Version("1.9")..<Version("9")), (Version("1")...Version("1")).contains(Version("1")))
struct Month: Strideable, CaseIterable, Hashable, CustomStringConvertible { let n: Int; static let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]; func advanced(by k: Int) -> Month { Month(n: n + k) }; func distance(to o: Month) -> Int { o.n - n }; var description: String { Month.names[((n % 6) + 6) % 6] }; static var allCases: [Month] { (0..<6).map(Month.init) } }
let feb = Month(n: 1), may = Month(n: 4)
print(Array(feb...may), Array(feb..<may).count, feb...may, (feb...may).contains(Month(n: 2)), Array(stride(from: feb, through: may, by: 2)), feb.advanced(by: 7), (feb...may).reversed().map(\.n), (feb..<may).map { "\($0)".lowercased() }, (feb...may).firstIndex(of: may) != nil)
for m in feb...Month(n: 2) { print(m, terminator: " ") }
switch may { case Month(n: 0)...Month(n: 2): print("first"); case Month(n: 3)...: print("second"); default: print("?") }
struct Score: Comparable, ExpressibleByIntegerLiteral { let v: Int; init(integerLiteral v: Int) { self.v = v }; static func < (a: Score, b: Score) -> Bool { a.v < b.v } }
func grade(_ s: Score) -> Character { switch s { case 90...: "A"; case 70..<90: "B"; case ..<0: "?"; default: "F" } }
print(([95, 70, 69, -1] as [Score]).map(grade), ((1 as Score)...5).clamped(to: 3...9).upperBound.v, (10 as Score)..<10 == 10..<10, max(1 as Score, 3).v)
extension ClosedRange { func fit(_ b: Bound) -> Bound { b < lowerBound ? lowerBound : b > upperBound ? upperBound : b }; func union(_ o: ClosedRange) -> ClosedRange { Swift.min(lowerBound, o.lowerBound)...Swift.max(upperBound, o.upperBound) }; static func hull(_ v: [Bound]) -> ClosedRange? { guard let a = v.min(), let b = v.max() else { return nil }; return a...b } }
print((Version("1")...Version("2")).fit(Version("3")), (1...3).union(7...9), ClosedRange.hull(["m", "a", "z"])!, ClosedRange<Int>.hull([]) as Any, (1.0...2.0).fit(0.5))
let table: [Range<Double>: String] = [0..<0.5: "low", 0.5..<1: "high"]
print(table.first { $0.key.contains(0.7) }!.value, table[0..<0.5]!, table.keys.map(\.lowerBound).sorted(), Dictionary(grouping: [0.1, 0.6, 0.9]) { v in table.first { $0.key ~= v }!.value }.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0)\($1)" })
