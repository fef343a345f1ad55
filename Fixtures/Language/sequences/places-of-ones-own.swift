// A collection whose places are of a type of its own has `indices` of these; and what only an array has is asked of one.
struct Grid<Element>: MutableCollection, RandomAccessCollection {
  struct Index: Comparable, Hashable {
    let row, column: Int
    static func < (left: Index, right: Index) -> Bool { (left.row, left.column) < (right.row, right.column) }
  }
  private var rows: [[Element]]
  let width: Int
  init(width: Int, height: Int, _ make: (Int, Int) -> Element) {
    self.width = width
    rows = (0..<height).map { row in (0..<width).map { make(row, $0) } }
  }
  var startIndex: Index { Index(row: 0, column: 0) }
  var endIndex: Index { Index(row: rows.count, column: 0) }
  func index(after place: Index) -> Index {
    place.column + 1 < width
      ? Index(row: place.row, column: place.column + 1) : Index(row: place.row + 1, column: 0)
  }
  func index(before place: Index) -> Index {
    place.column > 0
      ? Index(row: place.row, column: place.column - 1) : Index(row: place.row - 1, column: width - 1)
  }
  subscript(place: Index) -> Element {
    get { rows[place.row][place.column] }
    set { rows[place.row][place.column] = newValue }
  }
}
var grid = Grid(width: 3, height: 2) { $0 * 10 + $1 }
print(grid.indices.count, grid.count, Array(grid), grid.last!, grid.firstIndex(of: 11)!)
for place in grid.indices where place.column == 1 { grid[place] += 100 }
print(Array(grid), type(of: grid.indices))
grid.reverse()
print(Array(grid), grid.indices.last!.row)

extension Sequence {
  func count(of element: Element) -> Int where Element: Equatable { lazy.filter { $0 == element }.count }
}
print([1, 2, 1].count(of: 1), "banana".count(of: "a"), stride(from: 0, to: 3, by: 1).count(of: 2))
