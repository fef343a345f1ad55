struct Sudoku {
  var cells: [[Int]]
  private(set) var steps = 0

  init?(_ text: String) {
    let rows = text.split(separator: "\n").map { line in line.compactMap { $0 == "." ? 0 : $0.wholeNumberValue } }
    guard rows.count == 9, rows.allSatisfy({ $0.count == 9 }) else { return nil }
    cells = rows
  }

  func candidates(_ row: Int, _ column: Int) -> [Int] {
    var used = [Bool](repeating: false, count: 10)
    for i in 0..<9 {
      used[cells[row][i]] = true
      used[cells[i][column]] = true
      used[cells[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3]] = true
    }
    return (1...9).filter { !used[$0] }
  }

  mutating func solve() -> Bool {
    steps += 1
    var best: (row: Int, column: Int, options: [Int])?
    for row in 0..<9 {
      for column in 0..<9 where cells[row][column] == 0 {
        let options = candidates(row, column)
        if options.isEmpty { return false }
        if best == nil || options.count < best!.options.count { best = (row, column, options) }
      }
    }
    guard let (row, column, options) = best else { return true }
    for option in options {
      cells[row][column] = option
      if solve() { return true }
    }
    cells[row][column] = 0
    return false
  }
}

extension Sudoku: CustomStringConvertible {
  var description: String {
    var lines: [String] = []
    for (index, row) in cells.enumerated() {
      if index > 0 && index % 3 == 0 { lines.append("------+-------+------") }
      let groups = stride(from: 0, to: 9, by: 3).map { row[$0..<$0 + 3].map { $0 == 0 ? "." : String($0) }.joined(separator: " ") }
      lines.append(groups.joined(separator: " | "))
    }
    return lines.joined(separator: "\n")
  }
}

let puzzle = """
  53..7....
  6..195...
  .98....6.
  8...6...3
  4..8.3..1
  7...2...6
  .6....28.
  ...419..5
  ....8..79
  """
guard var sudoku = Sudoku(puzzle) else { fatalError("not a sudoku") }
print(sudoku)
print(sudoku.candidates(0, 2), sudoku.candidates(4, 4))
print(sudoku.solve(), sudoku.steps)
print(sudoku)
print(Sudoku("123") == nil)
