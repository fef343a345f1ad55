// Knapsack, longest common subsequence, edit distance, coins and paths.

struct Item { let name: String, weight: Int, value: Int }

func knapsack(_ items: [Item], capacity: Int) -> (value: Int, names: [String]) {
  var best = [[Int]](repeating: [Int](repeating: 0, count: capacity + 1), count: items.count + 1)
  for (i, item) in items.enumerated() {
    for room in 0...capacity {
      best[i + 1][room] = best[i][room]
      if item.weight <= room { best[i + 1][room] = max(best[i][room], best[i][room - item.weight] + item.value) }
    }
  }
  var names: [String] = []
  var room = capacity
  for i in stride(from: items.count, to: 0, by: -1) where best[i][room] != best[i - 1][room] {
    names.append(items[i - 1].name)
    room -= items[i - 1].weight
  }
  return (best[items.count][capacity], names.reversed())
}

func longestCommonSubsequence(_ a: String, _ b: String) -> String {
  let (x, y) = (Array(a), Array(b))
  var table = Array(repeating: Array(repeating: "", count: y.count + 1), count: x.count + 1)
  for i in 1...x.count {
    for j in 1...y.count {
      if x[i - 1] == y[j - 1] {
        table[i][j] = table[i - 1][j - 1] + String(x[i - 1])
      } else {
        table[i][j] = table[i - 1][j].count >= table[i][j - 1].count ? table[i - 1][j] : table[i][j - 1]
      }
    }
  }
  return table[x.count][y.count]
}

func editDistance(_ a: String, _ b: String) -> Int {
  guard !a.isEmpty else { return b.count }
  guard !b.isEmpty else { return a.count }
  var previous = Array(0...b.count)
  for (i, c) in a.enumerated() {
    var current = [i + 1]
    for (j, d) in b.enumerated() {
      current.append(min(previous[j + 1] + 1, current[j] + 1, previous[j] + (c == d ? 0 : 1)))
    }
    previous = current
  }
  return previous.last!
}

func waysToPay(_ amount: Int, with coins: [Int]) -> Int {
  coins.reduce(into: [1] + Array(repeating: 0, count: amount)) { ways, coin in
    guard coin <= amount else { return }
    for value in coin...amount { ways[value] += ways[value - coin] }
  }[amount]
}

func fewestCoins(_ amount: Int, with coins: [Int]) -> [Int]? {
  var best: [[Int]?] = [[]]
  for value in stride(from: 1, through: amount, by: 1) {
    best.append(coins.filter { $0 <= value }.compactMap { coin in best[value - coin].map { $0 + [coin] } }.min { $0.count < $1.count })
  }
  return best[amount]
}

func longestIncreasing(_ numbers: [Int]) -> [Int] {
  var best: [[Int]] = []
  for number in numbers {
    let extended = best.filter { $0.last! < number }.max { $0.count < $1.count } ?? []
    best.append(extended + [number])
  }
  return best.max { $0.count < $1.count } ?? []
}

let items = [Item(name: "map", weight: 9, value: 150), Item(name: "water", weight: 153, value: 200), Item(name: "compass", weight: 13, value: 35), Item(name: "glucose", weight: 15, value: 60), Item(name: "tin", weight: 68, value: 45)]
print(knapsack(items, capacity: 100), knapsack(items, capacity: 5))
print(longestCommonSubsequence("AGGTAB", "GXTXAYB"), longestCommonSubsequence("programming", "gaming"))
for (a, b) in [("kitten", "sitting"), ("", "abc"), ("flaw", "lawn"), ("same", "same")] { print(a, b, editDistance(a, b)) }
print(waysToPay(100, with: [1, 5, 10, 25, 50]), fewestCoins(63, with: [1, 5, 21, 25])!, fewestCoins(3, with: [2]) as Any)
print(longestIncreasing([10, 9, 2, 5, 3, 7, 101, 18]))
func memoize<A: Hashable, B>(_ body: @escaping ((A) -> B, A) -> B) -> (A) -> B {
  var memo: [A: B] = [:]
  func call(_ a: A) -> B {
    if let known = memo[a] { return known }
    let result = body(call, a)
    memo[a] = result
    return result
  }
  return call
}
let fibonacci = memoize { (self: (Int) -> Int, n: Int) in n < 2 ? n : self(n - 1) + self(n - 2) }
print(fibonacci(80))
