// What a chain gives beside a number, where anything is wanted.
import Foundation
struct P { var h: Double? = nil; var n: Int? = nil; var f: Float = 1.5; func area() -> Double { 2 } }
var p: P? = nil
print(p?.h ?? 0, p?.f ?? 0, p?.area() ?? -1, p?.n ?? 0)
p = P()
print(p?.h ?? 0, p?.f ?? 0, p?.area() ?? -1, p?.n ?? 0, p?.h as Any, p?.n ?? 7)
let d = ["a": P()]
print(d["a"]?.f ?? 0, d["b"]?.f ?? 0, [P]().first?.f ?? 1, "\(d["b"]?.f ?? 0)", String(describing: d["b"]?.f ?? 0))
let x: Double = d["b"]?.area() ?? 3
let list: [Any] = [d["b"]?.area() ?? 3, x, x == 3 ? 1 : 2, p?.h ?? 0]
print(x, list, type(of: list[0]), [d["b"]?.area() ?? 3])
func show(_ v: Any...) { print(v.map { "\($0)" }.joined(separator: "|")) }
show(d["b"]?.f ?? 2, d["b"]?.f ?? 2.5, (d["b"]?.f ?? 2) * 2, max(d["b"]?.f ?? 2, 1))
func gen<T>(_ t: T) -> String { "\(t) \(T.self)" }
print(gen(d["b"]?.f ?? 2), gen(p?.n ?? 2))
print(p?.h?.rounded() ?? 0, (p?.f ?? 0) + 1, p!.h ?? 0, p.map(\.f) ?? 0, p.flatMap(\.h) ?? 0)
