func long(_ x: Int) -> Int {
  let a = x + 1, b = a * 2, c = b - 3, d = c + a, e = d * b
  return a + b + c + d + e
}
class Pair {
  var first = 7
  var second = long(3)
  var third: Int
  init(_ value: Int) { third = value }
}
class Triple: Pair {
  var fourth = "four"
  var fifth = [1, 2]
  override init(_ value: Int) {
    super.init(value * 2)
    fifth.append(first)
  }
}
struct Grid {
  var cells: [[Int]]
  var names: [String] = []
  var count: Int { names.count }
  init(_ size: Int) { cells = Array(repeating: Array(repeating: 0, count: size), count: size) }
  mutating func set(_ x: Int, _ y: Int, _ value: Int) {
    cells[y][x] = value
    names.append("\(x),\(y)")
    names[names.count - 1] += "!"
  }
  func sum() -> Int {
    var total = 0
    for row in cells { for cell in row { total += cell } }
    return total + names.count
  }
  func name(_ index: Int) -> String { names[index] }
}
final class Board {
  var grid = Grid(3)
  var history: [Int] = []
  var last: Int { history[history.count - 1] }
  func play(_ x: Int, _ y: Int) {
    grid.set(x, y, history.count + 1)
    history.append(x * 10 + y)
    history[0] += 100
  }
}
let p = Pair(5)
print(p.first, p.second, p.third)
let t = Triple(4)
print(t.first, t.second, t.third, t.fourth, t.fifth)
var grid = Grid(2)
let copy = grid
grid.set(1, 0, 9)
print(grid.sum(), grid.name(0), grid.count, copy.count, copy.cells)
let board = Board()
board.play(1, 2)
board.play(0, 1)
let saved = board.history
board.play(2, 2)
print(board.last, board.history, saved, board.grid.cells, board.grid.names)
