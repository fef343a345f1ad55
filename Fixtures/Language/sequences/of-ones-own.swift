struct Countdown: Sequence, IteratorProtocol {
  var current: Int
  mutating func next() -> Int? {
    guard current > 0 else { return nil }
    defer { current -= 1 }
    return current
  }
}

struct Fibonacci: Sequence {
  let limit: Int
  struct Iterator: IteratorProtocol {
    let limit: Int
    var pair = (0, 1)
    mutating func next() -> Int? {
      let value = pair.0
      guard value <= limit else { return nil }
      pair = (pair.1, pair.0 + pair.1)
      return value
    }
  }
  func makeIterator() -> Iterator { Iterator(limit: limit) }
}

let countdown = Countdown(current: 4)
for number in countdown { print(number, terminator: " ") }
print(countdown.map { $0 * 10 }, countdown.sorted(), countdown.contains(3), countdown.reduce(0, +))
print(Array(Fibonacci(limit: 60)), Fibonacci(limit: 100).filter { $0 % 2 == 0 }, Fibonacci(limit: 10).max()!)
print(Array(Fibonacci(limit: 20).dropFirst(3)), Array(Fibonacci(limit: 20).prefix(4)), Fibonacci(limit: 9).suffix(2))
for (index, value) in Fibonacci(limit: 5).enumerated() { print(index, value, terminator: ",") }
print(Array(zip(Countdown(current: 3), Fibonacci(limit: 100))))
var iterator = Fibonacci(limit: 3).makeIterator()
while let value = iterator.next() { print(value, terminator: ".") }
print(iterator.next() as Any)

struct Steps: Sequence {
  let values: [Int]
  func makeIterator() -> some IteratorProtocol<Int> { values.map { $0 + 1 }.makeIterator() }
}
print(Steps(values: [1, 2]).map { $0 }, Steps(values: [4, 5]).first { _ in true } as Any)
print(Array(Fibonacci(limit: 30).split { $0 % 2 == 0 }), Fibonacci(limit: 30).min { $0 % 5 < $1 % 5 }!, Fibonacci(limit: 8).elementsEqual([0, 1, 1, 2, 3, 5, 8]))
