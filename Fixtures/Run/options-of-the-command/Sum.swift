func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }
var kept: [String] = []
for size in [10, 500] {
  kept.append(String(repeating: "=", count: size * 100))
  print(sum(size), kept.count)
}
