struct Cell: Hashable {
  var x: Int
  var y: Int

  var neighbours: [Cell] {
    var result: [Cell] = []
    for dx in -1...1 {
      for dy in -1...1 where !(dx == 0 && dy == 0) { result.append(Cell(x: x + dx, y: y + dy)) }
    }
    return result
  }
}

struct Life: Sequence, IteratorProtocol {
  private(set) var alive: Set<Cell>

  init(_ picture: String) {
    alive = []
    for (y, line) in picture.split(separator: "\n").enumerated() {
      for (x, character) in line.enumerated() where character == "#" { alive.insert(Cell(x: x, y: y)) }
    }
  }

  mutating func next() -> Life? {
    guard !alive.isEmpty else { return nil }
    let current = self
    step()
    return current
  }

  private mutating func step() {
    var counts: [Cell: Int] = [:]
    for cell in alive { for other in cell.neighbours { counts[other, default: 0] += 1 } }
    alive = Set(counts.filter { $0.value == 3 || ($0.value == 2 && alive.contains($0.key)) }.keys)
  }

  func picture(width: Int, height: Int) -> String {
    (0..<height).map { y in
      String((0..<width).map { x in alive.contains(Cell(x: x, y: y)) ? "#" : "." })
    }.joined(separator: "\n")
  }
}

let glider = Life("""
  .#...
  ..#..
  ###..
  """)
for (generation, life) in glider.enumerated().prefix(5) {
  print("Generation \(generation), \(life.alive.count) cells")
  print(life.picture(width: 6, height: 5))
}
let blinker = Life("###")
let states = blinker.prefix(4).map { $0.alive }
print(states[0] == states[2], states[0] == states[1])
print(Life("#").map(\.alive.count))
