func queens(_ n: Int, _ found: ([Int]) -> Bool) {
  var board: [Int] = []
  var columns = Set<Int>(), rising = Set<Int>(), falling = Set<Int>()
  var stopped = false

  func place(_ row: Int) {
    if row == n {
      stopped = !found(board)
      return
    }
    for column in 0..<n {
      guard !stopped else { return }
      if columns.contains(column) || rising.contains(row + column) || falling.contains(row - column) { continue }
      board.append(column)
      columns.insert(column)
      rising.insert(row + column)
      falling.insert(row - column)
      place(row + 1)
      board.removeLast()
      columns.remove(column)
      rising.remove(row + column)
      falling.remove(row - column)
    }
  }
  place(0)
}

func draw(_ board: [Int]) {
  for column in board {
    print(board.indices.map { $0 == column ? "Q" : "·" }.joined(separator: " "))
  }
}

for n in 1...7 {
  var count = 0
  queens(n) { _ in count += 1; return true }
  print("\(n) queens: \(count) solution\(count == 1 ? "" : "s")")
}
queens(6) { board in
  print(board)
  draw(board)
  return false
}
