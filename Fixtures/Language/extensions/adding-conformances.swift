protocol Describable { var summary: String { get } }
extension Describable { var summary: String { "a \(type(of: self))" } }
extension Int: Describable { var summary: String { isMultiple(of: 2) ? "even" : "odd" } }
extension Bool: Describable {}
extension Array: Describable where Element: Describable { var summary: String { "[" + map(\.summary).joined(separator: ",") + "]" } }
extension String: Describable { var summary: String { "\(count) letters" } }
extension Character: Describable {}
print(4.summary, true.summary, [1, 2].summary, "abc".summary, [[3]].summary, ("x" as Character).summary)
let all: [any Describable] = [1, "two", [3, 4], false]
print(all.map(\.summary))
struct Point { var x: Double, y: Double }
extension Point { static let zero = Point(x: 0, y: 0); var length: Double { (x * x + y * y).squareRoot() }; init(_ n: Double) { self.init(x: n, y: n) } }
extension Point: Equatable, Hashable {}
extension Point: ExpressibleByArrayLiteral { init(arrayLiteral e: Double...) { self.init(x: e[0], y: e[1]) } }
extension Point: CustomStringConvertible { var description: String { "⟨\(x), \(y)⟩" } }
extension Point: Comparable { static func < (a: Point, b: Point) -> Bool { a.length < b.length } }
extension Point: Sequence { func makeIterator() -> IndexingIterator<[Double]> { [x, y].makeIterator() } }
let p: Point = [3, 4]
print(p, p.length, p > .zero, Set([p, [3, 4]]).count, p.map { $0 * 2 }, p.reduce(0, +), Point(2) == [2, 2], [p, .zero].min()!, p.max()!)
enum Day: Int { case mon = 1, tue, wed }
extension Day: CaseIterable {}
extension Day: Strideable { func distance(to o: Day) -> Int { o.rawValue - rawValue }; func advanced(by n: Int) -> Day { Day(rawValue: rawValue + n)! } }
print(Day.allCases, Day.mon < .wed, Day.mon.advanced(by: 2), Array(Day.mon...Day.wed), Day.tue.distance(to: .wed))
extension Optional: Describable where Wrapped: Describable { var summary: String { map(\.summary) ?? "nothing" } }
print(Optional(3).summary, (nil as Int?).summary, [1, nil].summary)
extension Result where Success == Int { var doubled: Result { map { $0 * 2 } } }
print((.success(4) as Result<Int, Never>).doubled, (1...3).describe, "a"..."c")
extension ClosedRange where Bound == Int { var describe: String { "from \(lowerBound) to \(upperBound)" } }
extension Dictionary where Key == String { subscript(prefix p: String) -> [Value] { filter { $0.key.hasPrefix(p) }.sorted { $0.key < $1.key }.map(\.value) } }
print(["aa": 1, "ab": 2, "b": 3][prefix: "a"])
