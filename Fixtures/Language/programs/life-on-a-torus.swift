// A game of life on a torus, with its picture as a string of characters.

struct Grid: CustomStringConvertible {
  var cells: [[Bool]]
  init(_ text: String) { cells = text.split(separator: "\n").map { $0.map { $0 == "#" } } }
  init(width: Int, height: Int, alive: (Int, Int) -> Bool) {
    cells = (0..<height).map { y in (0..<width).map { x in alive(x, y) } }
  }
  var description: String { cells.map { row in String(row.map { $0 ? "#" : "." }) }.joined(separator: "\n") }
  func neighbours(_ x: Int, _ y: Int) -> Int {
    var n = 0
    for dy in -1...1 {
      for dx in -1...1 where (dx, dy) != (0, 0) {
        let (px, py) = ((x + dx + cells[0].count) % cells[0].count, (y + dy + cells.count) % cells.count)
        n += cells[py][px] ? 1 : 0
      }
    }
    return n
  }
  func next() -> Grid {
    Grid(width: cells[0].count, height: cells.count) { x, y in
      switch (cells[y][x], neighbours(x, y)) {
      case (true, 2...3), (false, 3): true
      default: false
      }
    }
  }
}
var grid = Grid("......\n..#...\n...#..\n.###..\n......\n......")
for generation in 0..<3 {
  print("gen \(generation)", grid, separator: "\n")
  grid = grid.next()
}
print(grid.cells.joined().filter { $0 }.count, grid.cells.flatMap { $0 }.lazy.filter { !$0 }.count)
print(String((0..<16).map { $0 % 3 == 0 ? "x" : "-" }))
print(String("hello".map { $0 == "l" ? "L" : $0 }), String(["a", "b"].flatMap { $0 }))
print(String("abc".reversed().map { c in c == "b" ? Character("B") : c }))
let bits = (0..<8).map { 170 >> (7 - $0) & 1 }
print(bits.map(String.init).joined(), String(bits.map { Character("\($0)") }))
print(String(repeating: "=", count: 10), [Character]("xyz").map { String($0) })
