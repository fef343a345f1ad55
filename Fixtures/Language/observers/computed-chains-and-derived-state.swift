struct Celsius { var value: Double { didSet { history.append(oldValue) } }; private(set) var history: [Double] = []; var fahrenheit: Double { get { value * 9 / 5 + 32 } set { value = (newValue - 32) * 5 / 9 } }; init(_ v: Double) { value = v } }
var t = Celsius(100)
t.fahrenheit = 32
t.fahrenheit += 18
t.value.round()
print(t.value, t.history, t.fahrenheit)
final class Cell { let name: String; var value: Int { didSet { if value != oldValue { notify() } } }; private var observers: [(Int, Int) -> Void] = []; init(_ n: String, _ v: Int) { name = n; value = v }; func observe(_ f: @escaping (Int, Int) -> Void) { observers.append(f) }; private func notify() { observers.forEach { $0(value, 0) } } }
let a = Cell("a", 1), b = Cell("b", 2), sum = Cell("sum", 3)
for c in [a, b] { c.observe { _, _ in sum.value = a.value + b.value } }
var log: [String] = []
sum.observe { v, _ in log.append("sum=\(v)") }
a.value = 10; b.value = 2; b.value = 5; a.value += b.value
print(log)
class Model { var first = "A" { didSet { update() } }; var last = "B" { willSet { pending = newValue } didSet { update() } }; private(set) var full = "", updates = 0, pending = ""; init() { update() }; private func update() { full = first + " " + last; updates += 1 } }
let m = Model()
m.first = "X"; m.last += "!"
print(m.full, m.updates, m.pending)
struct Bounded { var low: Int { didSet { if low > high { high = low } } }; var high: Int { didSet { if high < low { low = high } } }; var span: ClosedRange<Int> { get { low...high } set { (low, high) = (newValue.lowerBound, newValue.upperBound) } } }
var r = Bounded(low: 1, high: 5)
r.low = 9
print(r)
r.high = 2
print(r)
r.span = 20...30
print(r, r.span.count)
var steps: [Int] = [] { didSet { if steps.count > 3 { steps.removeFirst() } } }
for i in 1...5 { steps.append(i) }
print(steps)
var level = 0 { willSet { if newValue < 0 { print("going negative") } } didSet { level = max(0, level) } }
level -= 5
level += 3
print(level)
struct Doc { var text = "" { didSet { dirty = text != saved } }; private(set) var dirty = false; private var saved = ""; mutating func save() { saved = text; dirty = false } }
var d = Doc()
d.text = "x"; print(d.dirty, terminator: " "); d.save(); print(d.dirty, terminator: " "); d.text.append("y"); print(d.dirty, terminator: " "); d.text.removeLast(); print(d.dirty)
class Lazy { var source = 1 { didSet { cache = nil } }; private var cache: Int?; private(set) var computed = 0; var value: Int { if let cache { return cache }; computed += 1; let v = source * source; cache = v; return v } }
let z = Lazy()
z.source = 4
print(z.value, z.value, z.computed)
z.source = 5
print(z.value, z.computed)
