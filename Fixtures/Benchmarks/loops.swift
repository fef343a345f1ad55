// Sums in nested loops: how many pairs of numbers have a sum that three divides, and the primes below a number.
func pairs(_ n: Int) -> Int {
  var count = 0
  for i in 1...n {
    for j in 1...n where (i + j) % 3 == 0 { count += i ^ j }
  }
  return count
}

func primes(below limit: Int) -> Int {
  var count = 0
  var number = 2
  while number < limit {
    var divisor = 2
    var isPrime = true
    while divisor * divisor <= number {
      if number % divisor == 0 {
        isPrime = false
        break
      }
      divisor += 1
    }
    if isPrime { count += 1 }
    number += 1
  }
  return count
}

func area(_ steps: Int) -> Double {
  var sum = 0.0
  let width = 1.0 / Double(steps)
  var x = width / 2
  for _ in 0..<steps {
    sum += 4.0 / (1.0 + x * x) * width
    x += width
  }
  return sum
}

print(pairs(1200))
print(primes(below: 60_000))
print(Int(area(1_000_000) * 1_000_000))
