// Variables of a script that depend on concurrent values.
func f(_ n: Int) async throws -> Int { try await Task.sleep(for: .milliseconds(n)); return n }
async let one = f(10), two = f(5)
let both = try await (one, two)
print(both)
let sum = try await one + two, other = 3
func show() { print(sum, both.0, other) }
show()
let (a, b) = try await (one, two + 1)
print(a, b)
var again = a + sum
again += 1
print(again)
