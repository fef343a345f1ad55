// The names that `for case let` binds hide the script's variables, also in a list.
indirect enum Tree {
  case leaf
  case node(Tree, Int, Tree)
  var levels: [[Int]] {
    var result: [[Int]] = []
    var row = [self]
    while !row.isEmpty {
      var level: [Int] = []
      var next: [Tree] = []
      for case let .node(left, value, right) in row {
        level.append(value)
        next += [left, right]
      }
      if !level.isEmpty { result.append(level) }
      row = next
    }
    return result
  }
}

func pairs(_ points: [(Int, Int)?]) -> [[Int]] {
  var result: [[Int]] = []
  for case let (left, right)? in points where left < right { result.append([left, right]) }
  for case (let left, 0)? in points { result.append([left]) }
  return result
}

print(Tree.node(.node(.leaf, 1, .leaf), 2, .node(.leaf, 3, .node(.leaf, 4, .leaf))).levels)
print(pairs([(1, 2), nil, (3, 0), (0, 5)]))
let things: [Any] = [1, "two", 3]
for case let right as Int in things { print([right]) }
let left = "left"
let right = "right"
print(left, right)
