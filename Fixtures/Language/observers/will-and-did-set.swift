struct Temperature {
  var celsius: Double = 0 {
    willSet { print("will \(celsius) -> \(newValue)") }
    didSet(old) { if celsius < -273 { celsius = -273; print("clamped from \(old)") } }
  }
  var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }
  var log = [Int]() { didSet { print("log \(oldValue.count) -> \(log.count)") } }
  init(start: Double) { celsius = start }
}
var t = Temperature(start: -500)
print(t.celsius)
t.celsius = 10
t.fahrenheit = 212
t.celsius -= 1000
t.log.append(1)
t.log += [2, 3]
t.log[0] = 9
print(t.celsius, t.fahrenheit, t.log)
var total = 0 { didSet { print("total", oldValue, total) } }
func work() { var local = "a" { willSet { print("local", newValue) } }; local += "b"; total += local.count }
work()
class Account {
  var balance = 0 { didSet { onChange?(oldValue, balance) } }
  var onChange: ((Int, Int) -> Void)?
  var owner = (first: "A", last: "B") { didSet { print("owner", owner) } }
  init() { balance = 5; defer { balance = 6 } }
}
let account = Account()
account.onChange = { print("balance", $0, $1) }
account.balance += 10
account.balance = 16
account.owner.last = "C"
func double(_ n: inout Int) { n *= 2; print("inside", n); n += 1 }
double(&account.balance)
var same = 1 { didSet { if same != oldValue { print("changed") } else { print("same") } } }
same = 1
same = 2
