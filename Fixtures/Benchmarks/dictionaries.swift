// Dictionaries: counting numbers and words, looking up, changing values in place, removing.
func counts(_ rounds: Int) -> Int {
  var counts: [Int: Int] = [:]
  var seed = 42
  for _ in 0..<rounds {
    seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
    counts[seed % 5000, default: 0] += 1
  }
  var best = 0
  for key in 0..<5000 {
    if let count = counts[key], count > best { best = count }
  }
  return best * 10_000 + counts.count
}

func words(_ rounds: Int) -> Int {
  let names = ["ash", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "rowan", "yew"]
  var seen: [String: Int] = [:]
  for i in 0..<rounds {
    let name = names[i * 7 % names.count]
    if let count = seen[name] { seen[name] = count + i % 3 } else { seen[name] = 1 }
  }
  var sum = 0
  for name in names { sum += seen[name] ?? 0 }
  return sum
}

func churn(_ rounds: Int) -> Int {
  var table: [Int: Int] = [:]
  var found = 0
  for i in 0..<rounds {
    table[i] = i * 2
    if i >= 100 {
      if let old = table[i - 50] { found += old }
      table[i - 100] = nil
    }
  }
  return found + table.count
}

print(counts(300_000))
print(words(300_000))
print(churn(150_000))
