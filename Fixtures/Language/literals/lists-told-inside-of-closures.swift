enum Dir: CaseIterable { case north, east, south }
struct Robot { var log: [String] = []; mutating func turn(_ d: Dir, by n: Int = 1) { log.append("\(d)\(n)") }; func can(_ d: Dir) -> Bool { d != .east } }
final class Machine { enum E { case start, tick, stop }; var n = 0; func send(_ e: E) -> Bool { n += 1; return e != .stop } }
var r = Robot()
[.north, .east].forEach { r.turn($0) }
[.south, .south].forEach { d in r.turn(d, by: 2) }
print(r.log)
let m = Machine()
print([.start, .tick, .stop].map { m.send($0) }, m.n)
print([.north, .east, .south].filter { r.can($0) }.count)
func show(_ d: Dir) -> String { "<\(d)>" }
print([.north, .south].map { show($0) }.joined(), [.east].map { "x" + show($0) })
