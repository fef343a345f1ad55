func work(_ n: Int) -> Int {
  var log: [String] = []
  defer { print("returning", log) }
  defer { log.append("first deferred") }
  log.append("start")
  if n > 1 {
    defer { log.append("inner") }
    log.append("big")
  }
  for i in 0..<n {
    defer { log.append("end \(i)") }
    if i == 1 { continue }
    log.append("body \(i)")
  }
  guard n < 3 else { return -1 }
  defer { log.append("late") }
  return n * 10
}
print(work(0), work(2), work(3))
var counter = 0
func next() -> Int { defer { counter += 1 }; return counter }
print(next(), next(), counter)
struct Failure: Error {}
func risky(_ fail: Bool) throws -> String {
  print("open")
  defer { print("close") }
  if fail { throw Failure() }
  defer { print("flush") }
  return "ok"
}
print(try risky(false), (try? risky(true)) as Any)
func value() -> String { var s = "a"; defer { s = "changed" }; return s }
print(value())
func captured() { var x = 1; defer { print("deferred sees", x) }; x = 2; do { defer { x = 3 }; print("in do", x) }; print("after do", x) }
captured()
func nested() { defer { print("outer"); defer { print("inner defer") }; print("outer end") }; print("body") }
nested()
do { defer { print("top level do") }; print("do body") }
let closure = { () -> Int in defer { print("closure defer") }; print("closure"); return 5 }
print(closure())
while true { defer { print("loop defer") }; break }
func loop() -> Int? { for i in 1... { defer { print("d\(i)") }; if i == 2 { return i } }; return nil }
print(loop()!)
