let values: [Any] = [1, "a", 2.5, [1, "x"] as [Any], ["k": 1], Optional<Int>.none as Any, Optional(7) as Any, (1, 2), Int.self, { 1 }, true, "é" as Character, 3 as UInt8, 1...2, Set([1])]
for v in values { print(type(of: v), v is Int, v is String, v is any Numeric, v is any Collection, v is any Hashable) }
func total(_ v: Any) -> Double { switch v { case let n as any BinaryInteger: Double(Int(n)); case let d as any BinaryFloatingPoint: Double(d); case let s as String: Double(s) ?? 0; case let a as [Any]: a.map(total).reduce(0, +); case let d as [String: Any]: d.values.map(total).reduce(0, +); case let o as Int?: o.map(Double.init) ?? 0; default: 0 } }
print(total([1, "2", 3.5 as Float, [4, ["k": 5.5]], nil as Int? as Any, 6 as UInt16] as [Any]))
let o: Any = Optional("x") as Any
print(o as? String as Any, (o as? String?) as Any, (5 as Any) as? Int? as Any, (nil as Int? as Any) as? Int as Any, o is String, "\(o)")
let d: [String: Any] = ["n": 1, "s": "t", "l": [1, 2], "m": ["x": nil as Int? as Any]]
print(d["n"] as? Int ?? -1, d["s"] as? Int ?? -1, (d["l"] as? [Int])?.reduce(0, +) ?? 0, (d["m"] as? [String: Any])?.keys.first ?? "-", d["q"] as? String as Any)
print(([1, 2] as [Any]) as? [Int] as Any, ([1, "2"] as [Any]) as? [Int] as Any, (["a": 1] as [String: Any]) as? [String: Int] as Any, ([1, 2] as [Int]) as [Any], ([1] as Any) as? [Double] as Any)
protocol Walks { func walk() -> String }
protocol Swims { func swim() -> String }
struct Duck: Walks, Swims { func walk() -> String { "waddle" }; func swim() -> String { "paddle" } }
struct Fish: Swims { func swim() -> String { "swish" } }
let animals: [Any] = [Duck(), Fish(), 3]
for a in animals { var s: [String] = []; if let w = a as? Walks { s.append(w.walk()) }; if let w = a as? any Swims { s.append(w.swim()) }; if a is Walks & Swims { s.append("both") }; print(s) }
print(animals.compactMap { $0 as? Swims }.map { $0.swim() }, animals.filter { $0 is Walks }.count, animals.lazy.compactMap { ($0 as? Walks & Swims)?.walk() }.first ?? "-")
class A { let n = 1 }
class B: A { let m = 2 }
let objs: [AnyObject] = [A(), B()]
print(objs.map { ($0 as? B)?.m ?? 0 }, objs.map { ($0 as! A).n }, (objs[1] as? A)?.n ?? 0, objs[0] === objs[0], (B() as A) is B, (A() as? B) == nil)
let fs: [Any] = [{ (n: Int) -> Int in n + 1 }, { (s: String) in s.count }, { print("void") }]
for f in fs { if let g = f as? (Int) -> Int { print(g(1)) } else if let g = f as? (String) -> Int { print(g("abc")) } else if let g = f as? () -> Void { g() } }
print((1, "a") as Any as! (Int, String), ((1, 2) as Any) is (Int, Int), ((1, 2) as Any) is (Int, String), Int.self as Any is Int.Type, String.self as Any as? any Equatable.Type != nil)
