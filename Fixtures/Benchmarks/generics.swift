// Generic types and functions: a stack, a queue in a ring, the largest by a comparison of the type's own.
struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
}

struct Ring<Element> {
  private var items: [Element?]
  private var head = 0
  private var count = 0

  init(capacity: Int) { items = [Element?](repeating: nil, count: capacity) }

  mutating func write(_ item: Element) -> Bool {
    if count == items.count { return false }
    items[(head + count) % items.count] = item
    count += 1
    return true
  }

  mutating func read() -> Element? {
    if count == 0 { return nil }
    let item = items[head]
    items[head] = nil
    head = (head + 1) % items.count
    count -= 1
    return item
  }
}

struct Money: Comparable {
  let cents: Int
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
}

func largest<T: Comparable>(_ items: [T]) -> T {
  var result = items[0]
  for item in items where result < item { result = item }
  return result
}

func sum<T: Numeric>(_ items: [T], _ start: T) -> T {
  var result = start
  for item in items { result += item }
  return result
}

func stacked(_ rounds: Int) -> Int {
  var stack = Stack<Int>()
  var total = 0
  for i in 0..<rounds {
    stack.push(i)
    if i % 3 == 2 {
      while let top = stack.pop() { total += top }
    }
  }
  return total
}

func queued(_ rounds: Int) -> Int {
  var ring = Ring<Int>(capacity: 64)
  var total = 0
  for i in 0..<rounds {
    if !ring.write(i) {
      for _ in 0..<32 { total += ring.read() ?? 0 }
    }
  }
  return total
}

print(stacked(200_000))
print(queued(200_000))
let prices = (0..<1000).map { Money(cents: $0 * 7919 % 10_007) }
let numbers = (0..<1000).map { $0 * 7919 % 10_007 }
let ratios = numbers.map { Double($0) / 2 }
var results = (0, 0, 0.0)
for _ in 0..<100 {
  results.0 += largest(prices).cents
  results.1 += sum(numbers, 0) + largest(numbers)
  results.2 += sum(ratios, 0)
}
print(results.0, results.1, Int(results.2))
