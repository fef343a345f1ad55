func zipAll<each T, each U>(_ a: repeat each T, with b: repeat each U) -> (repeat (each T, each U)) where (repeat (each T, each U)): Any { (repeat (each a, each b)) }
func describe<each T: CustomStringConvertible>(_ v: repeat each T) -> [String] { var r: [String] = []; for x in repeat each v { r.append(x.description) }; return r }
func count<each T>(_ v: repeat each T) -> Int { var n = 0; for _ in repeat each v { n += 1 }; return n }
struct Pair<each T> { var values: (repeat each T); init(_ v: repeat each T) { values = (repeat each v) }
  func map<each R>(_ f: repeat (each T) -> each R) -> Pair<repeat each R> { Pair<repeat each R>(repeat (each f)(each values)) } }
print(zipAll(1, "a", with: true, 2.5)); print(describe(1, "x", 2.5)); print(count(), count(1, 2))
let p = Pair(1, "two").map({ $0 + 1 }, { $0.count }); print(p.values)
func allEqual<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool { for (x, y) in repeat (each a, each b) { guard x == y else { return false } }; return true }
print(allEqual((1, "a"), (1, "a")), allEqual((1, "a"), (1, "b")))
func firsts<each C: Collection>(_ c: repeat each C) -> (repeat (each C).Element?) { (repeat (each c).first) }
print(firsts([1, 2], "hey", [Bool]()))
