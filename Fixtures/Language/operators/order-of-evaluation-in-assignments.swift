// What names a place is worked out before the value that is put there, from left to right.

func step<T>(_ name: String, _ value: T) -> T {
  print(name, terminator: " ")
  return value
}
final class Board {
  var scores = [0, 0, 0]
  var counts: [String: Int] = [:]
  var total = 0
}
let board = Board()
func theBoard() -> Board { step("board", board) }

theBoard().scores[step("index", 1)] = step("value", 5)
print(board.scores)
theBoard().scores[step("index", 2)] += step("value", 7)
print(board.scores)
theBoard().total = step("value", 3)
theBoard().total += step("more", 4)
print(board.total)
board.counts[step("key", "a"), default: step("default", 10)] += step("value", 1)
print(board.counts)
var lists = [[1], [2]]
lists[step("row", 0)].append(step("element", 3))
lists[step("row", 1)][step("column", 0)] = step("value", 9)
print(lists)

var top = 0
var stack = [0, 0, 0]
func next() -> Int {
  top += 1
  return top * 10
}
stack[top] = next()
stack[top] = next()
stack[top] += next()
print(stack, top)
