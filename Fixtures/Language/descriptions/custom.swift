struct Money: CustomStringConvertible { let cents: Int; var description: String { let r = cents % 100; return "\(cents / 100),\(r < 10 ? "0" : "")\(r)" } }
struct Table: CustomStringConvertible {
  let rows: [[String]]
  var description: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max()! }
    return rows.map { row in zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: " | ") }.joined(separator: "\n")
  }
}
print(Money(cents: 1205), "\(Money(cents: 7))", [Money(cents: 1)], ["a": Money(cents: 2)], Optional(Money(cents: 3)) as Any, (Money(cents: 4), 1))
print(Table(rows: [["name", "n"], ["Ann", "10"], ["Bartholomew", "2"]]))
struct Lossless: LosslessStringConvertible, Equatable { let n: Int; init?(_ d: String) { guard let n = Int(d.dropFirst()), d.first == "#" else { return nil }; self.n = n }; init(n: Int) { self.n = n }; var description: String { "#\(n)" } }
print(Lossless("#5")!, Lossless("5") as Any, String(Lossless(n: 8)), Lossless(String(Lossless(n: 9)))!.n)
class Animal: CustomStringConvertible { var kind: String { "animal" }; var description: String { "<\(kind)>" } }
class Cat: Animal { override var kind: String { "cat" } }
class Loud: Cat { override var description: String { super.description.uppercased() } }
print(Animal(), Cat(), Loud(), [Cat(), Loud()] as [Animal])
protocol Named: CustomStringConvertible { var name: String { get } }
extension Named { var description: String { "named \(name)" } }
struct Thing: Named { let name: String }
enum Level: Int, CustomStringConvertible { case low = 1, high; var description: String { self == .low ? "▁" : "█" } }
print(Thing(name: "t"), [Thing(name: "u")], Level.low, [Level.high, .low].map(\.description).joined(), Level.high.rawValue, "\(Optional(Level.low)!)")
struct Streamed: TextOutputStreamable { func write<T: TextOutputStream>(to target: inout T) { target.write("streamed"); target.write("!") } }
print(Streamed(), "\(Streamed())", String(describing: Streamed()), [Streamed()])
extension Array where Element == Int { var sparkline: String { map { String("▁▂▃▄▅▆▇█"["▁▂▃▄▅▆▇█".index("▁".startIndex, offsetBy: 0)...].dropFirst(Swift.min($0, 7)).first!) }.joined() } }
print([0, 3, 7, 9].sparkline)
extension Bool { var yesNo: String { self ? "yes" : "no" } }
print(true.yesNo, false.yesNo, Money(cents: 100).description + "!", "\(Money(cents: 5), default: "none")", "\(nil as Int?, default: "none")")
