struct Square: Hashable, CustomStringConvertible {
  let file: Int, rank: Int
  init?(_ text: String) {
    let c = Array(text.utf8)
    guard c.count == 2, (97...104).contains(c[0]), (49...56).contains(c[1]) else { return nil }
    self.init(file: Int(c[0]) - 97, rank: Int(c[1]) - 49)
  }
  init(file: Int, rank: Int) { self.file = file; self.rank = rank }
  var description: String { String(UnicodeScalar(UInt8(97 + file))) + "\(rank + 1)" }
  var knightMoves: [Square] {
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
      .map { Square(file: file + $0.0, rank: rank + $0.1) }
      .filter { 0..<8 ~= $0.file && 0..<8 ~= $0.rank }
  }
}

func shortestPath<Node: Hashable>(from start: Node, to goal: Node, neighbours: (Node) -> [Node]) -> [Node]? {
  var cameFrom: [Node: Node] = [:]
  var seen: Set = [start]
  var frontier = [start]
  while !frontier.isEmpty {
    var next: [Node] = []
    for node in frontier {
      if node == goal {
        var path = [goal]
        while let previous = cameFrom[path[0]] { path.insert(previous, at: 0) }
        return path
      }
      for neighbour in neighbours(node) where seen.insert(neighbour).inserted {
        cameFrom[neighbour] = node
        next.append(neighbour)
      }
    }
    frontier = next
  }
  return nil
}

func knightsTour(size: Int, from start: (Int, Int)) -> [[Int]]? {
  var board = Array(repeating: Array(repeating: 0, count: size), count: size)
  let jumps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
  func options(_ r: Int, _ c: Int) -> [(Int, Int)] {
    jumps.map { (r + $0.0, c + $0.1) }.filter { 0..<size ~= $0.0 && 0..<size ~= $0.1 && board[$0.0][$0.1] == 0 }
  }
  func visit(_ r: Int, _ c: Int, _ step: Int) -> Bool {
    board[r][c] = step
    if step == size * size { return true }
    let ordered = options(r, c).map { (square: $0, degree: options($0.0, $0.1).count) }.sorted { $0.degree < $1.degree }
    for (square, _) in ordered where visit(square.0, square.1, step + 1) { return true }
    board[r][c] = 0
    return false
  }
  return visit(start.0, start.1, 1) ? board : nil
}

struct Maze {
  struct Position: Hashable { var row: Int, column: Int }
  private let cells: [[Character]]
  init(_ text: String) { cells = text.split(separator: "\n").map(Array.init) }
  private func find(_ c: Character) -> Position? {
    for (r, row) in cells.enumerated() { if let column = row.firstIndex(of: c) { return Position(row: r, column: column) } }
    return nil
  }
  func solve() -> String? {
    guard let start = find("S"), let end = find("E") else { return nil }
    let path = shortestPath(from: start, to: end) { p in
      [(0, 1), (1, 0), (0, -1), (-1, 0)].map { Position(row: p.row + $0.0, column: p.column + $0.1) }.filter {
        cells.indices.contains($0.row) && cells[$0.row].indices.contains($0.column) && cells[$0.row][$0.column] != "#"
      }
    }
    guard let path else { return nil }
    var drawn = cells
    for p in path.dropFirst().dropLast() { drawn[p.row][p.column] = "." }
    return drawn.map { String($0) }.joined(separator: "\n") + "\n\(path.count - 1) steps"
  }
}

for (a, b) in [("a1", "h8"), ("a1", "b2"), ("d4", "d4")] {
  print(shortestPath(from: Square(a)!, to: Square(b)!) { $0.knightMoves }!)
}
print(Square("i9") as Any, Square("e4")!.knightMoves.count)
if let tour = knightsTour(size: 5, from: (0, 0)) { for row in tour { print(row.map { $0 < 10 ? " \($0)" : "\($0)" }.joined(separator: " ")) } }
print(knightsTour(size: 3, from: (0, 0)) == nil)
print(Maze("""
  ##########
  #S  #    #
  # # # ## #
  # #   #  #
  # ##### ##
  #      #E#
  # ###    #
  ##########
  """).solve() ?? "no way")
print(Maze("S#E").solve() ?? "no way")
