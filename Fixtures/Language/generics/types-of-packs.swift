// The types of packs as values.
func types<each T>(_ v: repeat each T) -> (repeat (each T).Type) { (repeat (each T).self) }
print(types(1, "a"))
func tuple<each T>(of: repeat (each T).Type) -> String { "\((repeat each T).self)" }
print(tuple(of: Int.self, String.self))
struct Pair<each T> { var v: (repeat each T); init(_ x: repeat each T) { v = (repeat each x) }
 static var names: String { "\((repeat each T).self)" }
 var all: [Any.Type] { var r: [Any.Type] = []; for t in repeat (each T).self { r.append(t) }; return r } }
print(Pair<Int, Bool>.names, Pair(1, "x").all, type(of: Pair(1, 2.5)))
func count<each T>(_ t: repeat each T) -> Int { var n = 0; for _ in repeat each t { n += 1 }; return n }
print(count(), count(1), count(1, 2, "x"))
func sizes<each T>(_ t: repeat (each T).Type) -> [Int] { var r: [Int] = []; repeat r.append(MemoryLayout<each T>.size); return r }
print(sizes(Int.self, Bool.self, Double.self))
