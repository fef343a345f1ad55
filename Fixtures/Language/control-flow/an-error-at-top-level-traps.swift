// traps
enum Failure: Error { case late(Int) }
func step(_ n: Int) throws -> Int {
  if n > 2 { throw Failure.late(n) }
  return n * n
}
for n in 1...4 { print(try step(n)) }
print("not reached")
