enum Player: String {
  case x = "X", o = "O"
  var other: Player { self == .x ? .o : .x }
}

struct Board: CustomStringConvertible {
  private var cells: [Player?] = Array(repeating: nil, count: 9)
  private static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

  var moves: [Int] { cells.indices.filter { cells[$0] == nil } }
  var winner: Player? {
    for line in Board.lines {
      if let player = cells[line[0]], line.allSatisfy({ cells[$0] == player }) { return player }
    }
    return nil
  }
  var isOver: Bool { winner != nil || moves.isEmpty }

  func playing(_ player: Player, at index: Int) -> Board {
    precondition(cells[index] == nil, "taken")
    var copy = self
    copy.cells[index] = player
    return copy
  }

  var description: String {
    stride(from: 0, to: 9, by: 3)
      .map { row in cells[row..<row + 3].map { $0?.rawValue ?? "." }.joined(separator: " ") }
      .joined(separator: "\n")
  }
}

struct Computer {
  let player: Player
  private(set) var visited = 0

  init(_ player: Player) { self.player = player }

  mutating func bestMove(on board: Board) -> Int? {
    board.moves.max { a, b in
      score(board.playing(player, at: a), turn: player.other, depth: 1) < score(board.playing(player, at: b), turn: player.other, depth: 1)
    }
  }

  private mutating func score(_ board: Board, turn: Player, depth: Int) -> Int {
    visited += 1
    if let winner = board.winner { return winner == player ? 10 - depth : depth - 10 }
    if board.moves.isEmpty { return 0 }
    var scores: [Int] = []
    for move in board.moves { scores.append(score(board.playing(turn, at: move), turn: turn.other, depth: depth + 1)) }
    return turn == player ? scores.max()! : scores.min()!
  }
}

var board = Board().playing(.x, at: 0).playing(.o, at: 4).playing(.x, at: 8)
var turn = Player.o
var computers: [Player: Computer] = [.x: Computer(.x), .o: Computer(.o)]
while !board.isOver {
  guard let move = computers[turn]!.bestMove(on: board) else { break }
  board = board.playing(turn, at: move)
  print("\(turn.rawValue) plays \(move)")
  turn = turn.other
}
print(board)
print(board.winner.map { "\($0) wins" } ?? "draw")
let almost = Board().playing(.x, at: 0).playing(.o, at: 3).playing(.x, at: 1).playing(.o, at: 4)
var x = Computer(.x)
print(x.bestMove(on: almost) as Any, x.visited > 100)
print(almost.playing(.x, at: 2).winner!, almost.moves)
