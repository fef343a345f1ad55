// Enums with payloads: expressions that are evaluated and simplified, instructions of a small machine.
indirect enum Expression {
  case number(Int)
  case variable
  case sum(Expression, Expression)
  case product(Expression, Expression)
}

func evaluate(_ expression: Expression, _ x: Int) -> Int {
  switch expression {
  case .number(let value): return value
  case .variable: return x
  case .sum(let left, let right): return (evaluate(left, x) + evaluate(right, x)) % 10_007
  case .product(let left, let right): return evaluate(left, x) * evaluate(right, x) % 10_007
  }
}

func made(_ depth: Int) -> Expression {
  if depth == 0 { return .variable }
  if depth % 3 == 0 { return .sum(made(depth - 1), .number(depth)) }
  return depth % 2 == 0
    ? .product(made(depth - 1), made(depth - 2)) : .sum(made(depth - 1), .product(.number(3), .variable))
}

enum Instruction {
  case push(Int)
  case add
  case multiply
  case jumpIfLess(limit: Int, to: Int)
  case stop
}

func run(_ program: [Instruction]) -> Int {
  var stack: [Int] = []
  var place = 0
  var steps = 0
  while true {
    steps += 1
    switch program[place] {
    case .push(let value): stack.append(value)
    case .add:
      let last = stack.removeLast()
      stack[stack.count - 1] += last
    case .multiply:
      let last = stack.removeLast()
      stack[stack.count - 1] = stack[stack.count - 1] * last % 1_000_003
    case .jumpIfLess(let limit, let target):
      if steps < limit {
        place = target
        continue
      }
    case .stop: return stack[0]
    }
    place += 1
  }
}

let expression = made(12)
var sum = 0
for x in 0..<2000 { sum += evaluate(expression, x) }
print(sum)
print(run([.push(1), .push(7), .add, .push(3), .multiply, .jumpIfLess(limit: 400_000, to: 1), .stop]))
