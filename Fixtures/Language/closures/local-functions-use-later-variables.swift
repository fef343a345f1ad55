func outer() -> [Int] {
  func add(_ n: Int) { list.append(n); total += n; last = [] }
  var list = [Int]()
  var total = 0
  var last = ["x"]
  for i in 0..<3 { add(i) }
  print(total, last)
  return list
}
print(outer())
func evenOdd() {
  func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
  func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
  print(isEven(10), isOdd(7))
  func show() { print(name, count()) }
  let name = "n"
  func count() -> Int { name.count + extra }
  let extra = 5
  show()
}
evenOdd()
