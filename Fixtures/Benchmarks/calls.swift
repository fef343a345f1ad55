// Calls of functions that do little: recursion with one and with two numbers, and functions that call each other.
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }

func ackermann(_ m: Int, _ n: Int) -> Int {
  if m == 0 { return n + 1 }
  if n == 0 { return ackermann(m - 1, 1) }
  return ackermann(m - 1, ackermann(m, n - 1))
}

func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }

func clamp(_ value: Int, _ low: Int, _ high: Int) -> Int {
  if value < low { return low }
  return value > high ? high : value
}

func clamped(_ count: Int) -> Int {
  var sum = 0
  for i in 0..<count { sum += clamp(i % 100, 20, 80) }
  return sum
}

func evens(_ count: Int) -> Int {
  var found = 0
  for i in 0..<count where isEven(i % 50) { found += 1 }
  return found
}

print(fib(27))
print(ackermann(2, 300))
print(clamped(500_000))
print(evens(20_000))
