struct Pixel: Hashable { var x: Int, y: Int; var neighbours: Set<Pixel> { [Pixel(x: x + 1, y: y), Pixel(x: x - 1, y: y), Pixel(x: x, y: y + 1), Pixel(x: x, y: y - 1)] } }
func flood(_ cells: Set<Pixel>, from start: Pixel) -> Set<Pixel> {
  var found: Set<Pixel> = []
  var frontier: Set = [start]
  while !frontier.isEmpty {
    found.formUnion(frontier)
    frontier = frontier.reduce(into: Set<Pixel>()) { $0.formUnion($1.neighbours) }.intersection(cells).subtracting(found)
  }
  return found
}
let picture = ["##..#", ".#..#", "....#", "###.."]
var cells: Set<Pixel> = []
for (y, line) in picture.enumerated() { for (x, c) in line.enumerated() where c == "#" { cells.insert(Pixel(x: x, y: y)) } }
var regions: [Set<Pixel>] = []
var left = cells
while let start = left.min(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
  let region = flood(cells, from: start)
  regions.append(region)
  left.subtract(region)
}
print(cells.count, regions.map(\.count), regions.map { $0.map(\.x).max()! })
enum Topping: String, CaseIterable { case cheese, ham, olive }
struct Pizza: Hashable { let toppings: Set<Topping> }
let menu: Set = [Pizza(toppings: [.ham, .cheese]), Pizza(toppings: [.cheese, .ham]), Pizza(toppings: [])]
print(menu.count, menu.contains(Pizza(toppings: [])), Set(Topping.allCases).subtracting([.ham]).map(\.rawValue).sorted())
extension Set { func powerSet() -> Set<Set<Element>> { guard let e = first else { return [[]] }; let rest = subtracting([e]).powerSet(); return rest.union(rest.map { $0.union([e]) }) } }
let power = Set([1, 2, 3]).powerSet()
print(power.count, power.map { $0.sorted() }.sorted { ($0.count, $0.description) < ($1.count, $1.description) })
var index: [String: Set<Int>] = [:]
for (line, text) in ["red fish", "blue fish", "red red"].enumerated() { for word in text.split(separator: " ") { index[String(word), default: []].insert(line) } }
print(index.keys.sorted().map { "\($0)\(index[$0]!.sorted())" }, index["red"]!.intersection(index["fish"]!))
