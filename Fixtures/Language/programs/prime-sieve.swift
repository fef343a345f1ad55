struct PrimeSieve {
  private let isComposite: [Bool]
  let limit: Int

  init(limit: Int) {
    self.limit = limit
    var marks = Array(repeating: false, count: limit + 1)
    var candidate = 2
    while candidate * candidate <= limit {
      if !marks[candidate] {
        for multiple in stride(from: candidate * candidate, through: limit, by: candidate) { marks[multiple] = true }
      }
      candidate += 1
    }
    isComposite = marks
  }

  func isPrime(_ number: Int) -> Bool { number >= 2 && !isComposite[number] }
  var primes: [Int] { (2...limit).filter { !isComposite[$0] } }

  var twins: [(Int, Int)] {
    zip(primes, primes.dropFirst()).filter { $1 - $0 == 2 }
  }

  func goldbach(_ even: Int) -> (Int, Int)? {
    guard even > 2, even.isMultiple(of: 2) else { return nil }
    return primes.lazy.filter { self.isPrime(even - $0) }.map { ($0, even - $0) }.first
  }
}

func factors(of number: Int) -> [Int: Int] {
  var result: [Int: Int] = [:]
  var rest = number, divisor = 2
  while divisor * divisor <= rest {
    while rest % divisor == 0 {
      result[divisor, default: 0] += 1
      rest /= divisor
    }
    divisor += divisor == 2 ? 1 : 2
  }
  if rest > 1 { result[rest, default: 0] += 1 }
  return result
}

func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }

let sieve = PrimeSieve(limit: 1000)
print(sieve.primes.count, sieve.primes.prefix(10), sieve.primes.last!)
print(sieve.twins.prefix(5).map { "\($0.0)&\($0.1)" })
print([28, 100, 7, 998].map { even in sieve.goldbach(even).map { "\(even) = \($0.0) + \($0.1)" } ?? "\(even): none" })
for number in [60, 97, 1001, 1024] {
  let text = factors(of: number).sorted(by: { $0.key < $1.key }).map { $0.value == 1 ? "\($0.key)" : "\($0.key)^\($0.value)" }
  print(number, "=", text.joined(separator: " * "))
}
print(gcd(48, 36), gcd(17, 5), gcd(-8, 12), 48 / gcd(48, 36) * 36)
let perfect = (2...500).filter { n in (1..<n).filter { n % $0 == 0 }.reduce(0, +) == n }
print(perfect)
