var closures: [() -> Int] = []
for i in 0..<3 { closures.append { i * 10 } }
print(closures.map { $0() })
var j = 0
var shared: [() -> Int] = []
while j < 3 { shared.append { j }; j += 1 }
print(shared.map { $0() })
var copies: [() -> Int] = []
j = 0
while j < 3 { copies.append { [j] in j }; j += 1 }
print(copies.map { $0() })
var value = 1
let byReference = { value }
let byValue = { [value] in value }
let renamed = { [double = value * 2, v = value] in double + v }
value = 100
print(byReference(), byValue(), renamed())
func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
let c1 = counter(), c2 = counter()
print(c1(), c1(), c2(), c1())
class Timer { var ticks = 0; var handler: (() -> Void)?; deinit { print("timer gone") }
  func start() { handler = { [weak self] in guard let self else { return print("no timer") }; self.ticks += 1; print("tick", ticks) } } }
var timer: Timer? = Timer()
timer?.start()
let handler = timer?.handler
handler?()
timer = nil
handler?()
struct Box { var n = 5; func reader() -> () -> Int { { n } }; mutating func bump() { n += 1 } }
var box = Box()
let reader = box.reader()
box.bump()
print(reader(), box.n)
func pair() -> (inc: () -> Void, get: () -> Int) { var x = 0; return ({ x += 1 }, { x }) }
let p = pair()
p.inc(); p.inc()
print(p.get())
class Leak { var f: (() -> Void)?; let n: String; init(_ n: String) { self.n = n }; deinit { print("freed", n) } }
do { let a = Leak("unowned"); a.f = { [unowned a] in print(a.n) }; a.f?() }
let late: () -> String
do { let inner = "captured constant"; late = { inner } }
print(late())
