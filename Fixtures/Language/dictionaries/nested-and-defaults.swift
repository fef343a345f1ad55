struct Stat { var wins = 0, losses = 0; var rate: Double { wins + losses == 0 ? 0 : Double(wins) / Double(wins + losses) } }
var league: [String: [Int: Stat]] = [:]
for (team, year, won) in [("red", 2020, true), ("red", 2020, false), ("blue", 2020, true), ("red", 2021, true)] {
  if won { league[team, default: [:]][year, default: Stat()].wins += 1 } else { league[team, default: [:]][year, default: Stat()].losses += 1 }
}
for team in league.keys.sorted() { for (year, stat) in league[team]!.sorted(by: { $0.key < $1.key }) { print(team, year, stat, stat.rate) } }
print(league["red"]?[2020]?.wins ?? 0, league["green"]?[2020]?.wins as Any, league["red"]!.mapValues(\.rate).values.sorted())
league["blue"]?[2020]?.wins += 10
league["blue"]?[1999]?.wins += 10
league["red"]?[2021] = nil
league["gone"] = nil
print(league["blue"]![2020]!.wins, league["red"]!.count, league.count)
var graph: [String: Set<String>] = [:]
for edge in ["a-b", "b-c", "a-c"] { let p = edge.split(separator: "-").map(String.init); graph[p[0], default: []].insert(p[1]); graph[p[1], default: []].insert(p[0]) }
print(graph.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.sorted().joined())" })
var cache: [Int: Int] = [0: 0, 1: 1]
func fib(_ n: Int) -> Int { if let v = cache[n] { return v }; let v = fib(n - 1) + fib(n - 2); cache[n] = v; return v }
print(fib(60), cache.count)
let inventory = ["apples": 3, "pears": 0, "figs": 7]
let (inStock, out) = inventory.reduce(into: ([String](), [String]())) { if $1.value > 0 { $0.0.append($1.key) } else { $0.1.append($1.key) } }
print(inStock.sorted(), out, inventory.values.reduce(0, +), inventory.filter { $0.value > 2 }.count, inventory.first { $0.value == 7 }!.key)
var byKey = Dictionary(uniqueKeysWithValues: inventory.map { ($0.key.first!, $0.value) })
for key in byKey.keys { byKey[key]! *= 2 }
byKey["z", default: 5] += 1
print(byKey.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, byKey.keys.contains("z"), byKey.values.max()!)
func lookup(_ path: String..., in tree: [String: Any]) -> Any? { path.reduce(tree as Any?) { ($0 as? [String: Any])?[$1] } }
print(lookup("a", "b", in: ["a": ["b": 5]]) ?? "none", lookup("a", "x", in: ["a": ["b": 5]]) ?? "none", lookup("q", in: [:]) ?? "none")
