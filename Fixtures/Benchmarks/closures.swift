// Closures given to `map`, `filter` and `reduce`, closures that capture, functions that are made of functions.
func pipeline(_ size: Int, _ rounds: Int) -> Int {
  let numbers = Array(0..<size)
  var total = 0
  for round in 0..<rounds {
    total += numbers.map { $0 * 3 + round }.filter { $0 % 2 == 0 }.reduce(0) { $0 + $1 }
    total %= 1_000_003
  }
  return total
}

func counter(_ step: Int) -> () -> Int {
  var count = 0
  return {
    count += step
    return count
  }
}

func counted(_ rounds: Int) -> Int {
  let first = counter(1)
  let second = counter(3)
  var sum = 0
  for _ in 0..<rounds { sum += first() + second() }
  return sum % 1_000_003
}

func composed(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { g(f($0)) } }

func chained(_ rounds: Int) -> Int {
  let step = composed({ $0 + 1 }, composed({ $0 * 2 }, { $0 % 1000 }))
  var value = 1
  for _ in 0..<rounds { value = step(value) }
  return value
}

print(pipeline(2000, 100))
print(counted(200_000))
print(chained(100_000))
