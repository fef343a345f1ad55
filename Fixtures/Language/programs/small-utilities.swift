// Many small functions, as one finds them in exercises.

func isPalindrome(_ n: Int) -> Bool { String(n) == String(String(n).reversed()) }
func digits(_ n: Int) -> [Int] { String(n).compactMap(\.wholeNumberValue) }
func collatz(_ n: Int) -> Int { n == 1 ? 0 : 1 + collatz(n % 2 == 0 ? n / 2 : 3 * n + 1) }
func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
func fizzBuzz(_ n: Int) -> String {
  switch (n % 3, n % 5) {
  case (0, 0): return "FizzBuzz"
  case (0, _): return "Fizz"
  case (_, 0): return "Buzz"
  default: return String(n)
  }
}
func pascal(_ rows: Int) -> [[Int]] {
  guard rows > 1 else { return rows == 1 ? [[1]] : [] }
  let previous = pascal(rows - 1)
  let last = previous.last!
  return previous + [[1] + zip(last, last.dropFirst()).map(+) + [1]]
}
func binary(_ n: Int) -> String { n < 2 ? String(n) : binary(n / 2) + String(n % 2) }
func transpose<T>(_ m: [[T]]) -> [[T]] { m.isEmpty ? [] : m[0].indices.map { c in m.map { $0[c] } } }
func spiral(_ m: [[Int]]) -> [Int] { m.isEmpty ? [] : m[0] + spiral(transpose(Array(m.dropFirst())).reversed()) }
func subsets<T>(_ items: [T]) -> [[T]] { items.isEmpty ? [[]] : subsets(Array(items.dropLast())).flatMap { [$0, $0 + [items.last!]] } }
func combinations<T>(_ items: [T], _ k: Int) -> [[T]] {
  guard k > 0 else { return [[]] }
  return items.indices.flatMap { i in combinations(Array(items[(i + 1)...]), k - 1).map { [items[i]] + $0 } }
}
func luhn(_ text: String) -> Bool {
  let digits = text.filter { !$0.isWhitespace }.reversed().map(\.wholeNumberValue)
  guard digits.count > 1, !digits.contains(nil) else { return false }
  return digits.enumerated().reduce(0) { sum, pair in
    let value = pair.element! * (pair.offset % 2 == 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  } % 10 == 0
}
func balanced(_ text: String) -> Bool {
  let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
  var stack: [Character] = []
  for c in text {
    if pairs.values.contains(c) { stack.append(c) } else if let open = pairs[c], stack.popLast() != open { return false }
  }
  return stack.isEmpty
}
func twoSum(_ numbers: [Int], _ target: Int) -> (Int, Int)? {
  var seen: [Int: Int] = [:]
  for (i, n) in numbers.enumerated() {
    if let j = seen[target - n] { return (j, i) }
    seen[n] = i
  }
  return nil
}
func maxSubarray(_ a: [Int]) -> (sum: Int, range: Range<Int>) {
  var best = (sum: a[0], range: 0..<1), current = 0, start = 0
  for (i, n) in a.enumerated() {
    if current <= 0 { (current, start) = (n, i) } else { current += n }
    if current > best.sum { best = (current, start..<i + 1) }
  }
  return best
}
func longestCommonPrefix(_ words: [String]) -> String {
  words.dropFirst().reduce(words.first ?? "") { String(zip($0, $1).prefix { $0.0 == $0.1 }.map(\.0)) }
}
func lookAndSay(_ text: String) -> String {
  var result = "", rest = text[...]
  while let first = rest.first {
    let run = rest.prefix { $0 == first }
    result += "\(run.count)\(first)"
    rest = rest[run.endIndex...]
  }
  return result
}
func change(_ cents: Int) -> [Int: Int] { [25, 10, 5, 1].reduce(into: (left: cents, coins: [Int: Int]())) { $0.coins[$1] = $0.left / $1; $0.left %= $1 }.coins.filter { $0.value > 0 } }

print((10...130).filter(isPalindrome).prefix(6), digits(9045), collatz(27), [1900, 2000, 2023, 2024].map(isLeap))
print((1...15).map(fizzBuzz).joined(separator: " "))
for row in pascal(6) { print(String(repeating: " ", count: 6 - row.count) + row.map(String.init).joined(separator: " ")) }
print(binary(37), transpose([[1, 2, 3], [4, 5, 6]]), spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
print(subsets([1, 2, 3]), combinations(["a", "b", "c", "d"], 2).map { $0.joined() })
print(luhn("4539 3195 0343 6467"), luhn("8273 1232 7352 0569"), luhn("0"), ["([]{})", "([)]", "(("].map(balanced))
print(twoSum([2, 7, 11, 15], 26)!, twoSum([1], 2) as Any, maxSubarray([-2, 1, -3, 4, -1, 2, 1, -5, 4]), maxSubarray([-3, -1]))
print(longestCommonPrefix(["flower", "flow", "flight"]).debugDescription, longestCommonPrefix([]).isEmpty, (0..<5).reduce(into: ["1"]) { r, _ in r.append(lookAndSay(r.last!)) })
print(change(93).sorted { $0.key > $1.key }.map { "\($0.value)x\($0.key)" }, (1...6).reduce(1, *), (1...10).map { $0 * $0 }.filter { $0 % 2 == 1 })
let armstrong = (100...999).filter { n in digits(n).map { $0 * $0 * $0 }.reduce(0, +) == n }
let triples = (1...20).flatMap { a in (a...20).compactMap { b -> (Int, Int, Int)? in let c = Int(Double(a * a + b * b).squareRoot()); return c <= 20 && c * c == a * a + b * b ? (a, b, c) : nil } }
print(armstrong, triples)
