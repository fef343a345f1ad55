func noisy(_ value: Int) -> Int {
  print("computing", value)
  return value * 2
}
print("eager")
let eager = [1, 2, 3].map(noisy)
print(eager.first!)
print("lazy")
let lazily = [1, 2, 3].lazy.map(noisy)
print(lazily.first!)
print(lazily[1])
print("filtered")
let found = (1...10).lazy.filter { print("test", $0); return $0 % 3 == 0 }.map { $0 * 100 }.first { $0 > 300 }
print(found!)
print("prefix")
let firstTwo = Array((1...).lazy.filter { $0 % 5 == 0 }.prefix(2))
print(firstTwo)
print((1...).lazy.map { $0 * $0 }.prefix { $0 < 50 }.reduce(0, +))
print(Array([[1, 2], [3]].lazy.joined()), Array([1, 2, 3].lazy.reversed()), [3, nil, 5].lazy.compactMap { $0 }.max()!)
print((1...5).lazy.flatMap { Array(repeating: $0, count: $0) }.count, (1...20).lazy.drop { $0 < 18 }.map { $0 })
let sum = zip((1...3).lazy.map { $0 }, 4...6).lazy.map { $0 * $1 }.reduce(0, +)
print(sum)
