// A `defer` within a `defer`, in a function that returns out of a loop that has one as well.
var log: [Int] = []
func run() -> Int {
  defer { log.append(1) }
  defer {
    log.append(2)
    defer { log.append(3) }
  }
  for i in 0..<2 {
    defer { log.append(10 + i) }
    if i == 1 { return log.count }
  }
  return -1
}
print(run(), log)
