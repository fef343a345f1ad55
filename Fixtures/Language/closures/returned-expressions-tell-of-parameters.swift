let succ = { (x) in return x+1 }
succ(42)
let add = { $0 + $1 + 1 }
print(succ(1), add(1, 2))
let f = { (x) -> Int in x * x }
print(f(3))
let half = { $0 / 2.0 }
print(half(3))
let hi = { "hi " + $0 }
print(hi("x"))
typealias K = Int
struct P { subscript<each T>(_ x: repeat each T) -> Int { 3 } }
let words = ["apple", "bob"]
let lens = words.map { return $0.count }
let up = words.map({ (s) in return s.uppercased() })
let z = words.sorted(by: { (a, b) in return a.count < b.count })
func mk<A, B>(_ f: @escaping (A) -> B) -> (A) -> B { f }
let g = mk { (x) in return x * 2.5 }
print(lens, up, z, g(2))
let r = words.reduce(0) { (acc, w) in return acc + w.count }
print(r)
