struct Game {
  enum Failure: Error, Equatable { case tooManyPins(Int), gameOver, invalidPins }
  private enum Frame {
    case open(Int, Int), spare(Int), strike, started(Int)
  }
  private var rolls: [Int] = []

  mutating func roll(_ pins: Int) throws {
    guard (0...10).contains(pins) else { throw Failure.invalidPins }
    guard !isOver else { throw Failure.gameOver }
    if let first = pendingFirstRoll, first + pins > 10 { throw Failure.tooManyPins(first + pins) }
    rolls.append(pins)
  }

  private func walk(_ visit: (_ frame: Int, _ start: Int) -> Void) -> Int {
    var index = 0
    for frame in 0..<10 {
      guard index < rolls.count else { return frame }
      visit(frame, index)
      if rolls[index] == 10 { index += 1 } else {
        guard index + 1 < rolls.count else { return frame }
        index += 2
      }
    }
    return 10
  }

  private var pendingFirstRoll: Int? {
    var index = 0
    var frame = 0
    while index < rolls.count, frame < 9 {
      if rolls[index] == 10 { index += 1 } else if index + 1 < rolls.count { index += 2 } else { return rolls[index] }
      frame += 1
    }
    let last = rolls[index...]
    switch last.count {
    case 1 where last.first! < 10: return last.first
    case 2 where last.first! == 10 && last.last! < 10: return last.last
    default: return nil
    }
  }

  var isOver: Bool {
    var index = 0
    for _ in 0..<9 {
      guard index < rolls.count else { return false }
      index += rolls[index] == 10 ? 1 : 2
    }
    guard index < rolls.count else { return false }
    let last = Array(rolls[index...])
    return last.count == 3 || (last.count == 2 && last[0] + last[1] < 10)
  }

  var score: Int {
    var total = 0
    func at(_ i: Int) -> Int { i < rolls.count ? rolls[i] : 0 }
    _ = walk { _, i in
      if at(i) == 10 { total += 10 + at(i + 1) + at(i + 2) }
      else if at(i) + at(i + 1) == 10 { total += 10 + at(i + 2) }
      else { total += at(i) + at(i + 1) }
    }
    return total
  }
}

func play(_ rolls: [Int]) -> String {
  var game = Game()
  do {
    for pins in rolls { try game.roll(pins) }
    return "\(game.score)\(game.isOver ? "" : " so far")"
  } catch {
    return "\(error) at \(game.score)"
  }
}

print(play(Array(repeating: 0, count: 20)))
print(play(Array(repeating: 10, count: 12)))
print(play(Array(repeating: 5, count: 21)))
print(play([10, 3, 6] + Array(repeating: 0, count: 16)))
print(play([9, 1, 8, 2, 10, 10, 7]))
print(play([5, 6]))
print(play([11]))
print(play(Array(repeating: 10, count: 13)))
print(play(Array(repeating: 0, count: 18) + [10, 5, 6]))
print(play(Array(repeating: 0, count: 18) + [5, 5, 10]), play([]))
