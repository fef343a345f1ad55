let f = { (a: Int...) in a.count }
print(f(1, 2, 3), f())
let g: (Int...) -> Int = { $0.reduce(0, +) }
print(g(1, 2, 3))
func h(_ x: Int...) -> Int { x.count }
let k = h
print(k(4, 5))
let named: (String, Int...) -> String = { name, numbers in "\(name) \(numbers.max() ?? 0)" }
print(named("a"), named("b", 3, 9, 2))
func apply(_ f: (Double...) -> Double) -> Double { f(1, 2.5) }
print(apply { $0.reduce(0, +) }, apply { numbers in Double(numbers.count) })
