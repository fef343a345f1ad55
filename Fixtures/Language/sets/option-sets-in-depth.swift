struct Style: OptionSet, Hashable, CustomStringConvertible { let rawValue: UInt8; static let bold = Style(rawValue: 1), italic = Style(rawValue: 2), underline = Style(rawValue: 4); static let fancy: Style = [.bold, .italic], all = Style(rawValue: 7)
  static let names: [(Style, String)] = [(.bold, "bold"), (.italic, "italic"), (.underline, "underline")]
  var description: String { isEmpty ? "plain" : Style.names.filter { contains($0.0) }.map(\.1).joined(separator: "+") } }
var s: Style = []
print(s, s.isEmpty, s.insert(.bold), s.insert(.bold).inserted, s)
s.formUnion([.underline])
print(s, s.contains(.fancy), s.isSuperset(of: .bold), s.isDisjoint(with: .italic), s.union(.fancy) == .all, s.intersection(.fancy), s.subtracting(.bold), s.symmetricDifference(.all), Style.all.rawValue)
s.remove(.bold); s.toggle(.italic); s.toggle(.underline)
print(s, s == .italic, s != .fancy, Set([s, .italic, .bold]).count, [Style.fancy: "f"][[.italic, .bold]]!)
extension OptionSet where Element == Self { mutating func toggle(_ e: Self) { if contains(e) { remove(e) } else { insert(e) } }; func with(_ e: Self, _ on: Bool) -> Self { on ? union(e) : subtracting(e) } }
print(Style.bold.with(.underline, true), Style.all.with(.italic, false), (0..<8).map { (n: UInt8) in "\(Style(rawValue: n))" })
struct Days: OptionSet { let rawValue: Int; init(rawValue: Int) { self.rawValue = rawValue }; init(_ names: String...) { self = names.reduce(into: []) { if let i = Days.order.firstIndex(of: $1) { $0.insert(Days(rawValue: 1 << i)) } } }; static let order = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]; static let weekend = Days("sat", "sun"), weekdays = Days(rawValue: 0b11111); var count: Int { rawValue.nonzeroBitCount }; var list: [String] { Days.order.indices.filter { rawValue >> $0 & 1 == 1 }.map { Days.order[$0] } }
  static func ~= (a: Days, b: Days) -> Bool { a.isSuperset(of: b) } }
print(Days.weekend.list, Days.weekdays.count, Days("mon", "xyz").list, Days.weekdays.union(.weekend).count, Days.weekend.isStrictSubset(of: [.weekend, .weekdays]), Days().list, Days("mon", "mon").rawValue)
for d in [Days("sat"), Days("mon", "tue"), Days("fri", "sat"), []] { switch d { case []: print("none", terminator: " "); case .weekend: print("weekend", terminator: " "); case .weekdays: print("weekdays", terminator: " "); default: print("mixed", terminator: " ") } }
print()
func draw(_ t: String, _ o: Style = [.bold], extra: Style...) -> String { let all = extra.reduce(o) { $0.union($1) }; return all.contains(.bold) ? "*\(t)*" : all.isEmpty ? t : "_\(t)_" }
print(draw("a"), draw("b", []), draw("c", .italic), draw("d", [], extra: .underline, .bold), draw("e", [.italic, .underline]))
let sets = Dictionary(grouping: ["a": Style.bold, "b": .fancy, "c": [.italic, .bold], "d": []], by: \.value).mapValues { $0.map(\.key).sorted() }
print(sets[.fancy]!, sets[.bold]!, sets[[]]!, sets[.all] as Any)
