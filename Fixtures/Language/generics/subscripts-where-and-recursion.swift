struct JSON { var v: Any; subscript<T>(as t: T.Type) -> T? { v as? T }; subscript<T>(k: String, default d: @autoclosure () -> T) -> T { (v as? [String: Any])?[k] as? T ?? d() }; subscript(path: String...) -> JSON? { path.reduce(self as JSON?) { j, k in (j?.v as? [String: Any])?[k].map { JSON(v: $0) } } } }
let j = JSON(v: ["a": 1, "b": ["c": "deep"]] as [String: Any])
print(j["a", default: 0], j["z", default: "none"], j["b", "c"]![as: String.self]!, j["b", "x"] as Any, j[as: Int.self] as Any)
extension Array { subscript<R: RangeExpression>(safe r: R) -> ArraySlice<Element> where R.Bound == Int { let x = r.relative(to: self).clamped(to: indices); return self[x] }; subscript<K: Equatable>(where k: KeyPath<Element, K>, is v: K) -> [Element] { filter { $0[keyPath: k] == v } } }
print([1, 2, 3][safe: 1..<9], ["a", "bb", "c"][where: \.count, is: 1])
func flatten(_ x: Any) -> [Int] { if let n = x as? Int { return [n] }; if let a = x as? [Any] { return a.flatMap(flatten) }; return [] }
print(flatten([1, [2, [3, [4]]], "x", [[]]] as [Any]))
func fold<S: Sequence, R>(_ s: S, _ z: R, _ f: (R, S.Element) throws -> R) rethrows -> R { var r = z; for e in s { r = try f(r, e) }; return r }
print(fold([1, 2, 3], "") { $0 + "\($1)" }, fold("abc", 0) { n, _ in n + 1 }, fold(1...4, [Int]()) { [$1] + $0 })
func equal<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, A.Element: Equatable { var i = a.makeIterator(), k = b.makeIterator(); while true { switch (i.next(), k.next()) { case (nil, nil): return true; case let (x?, y?) where x == y: continue; default: return false } } }
print(equal([1, 2], 1...2), equal("ab", ["a", "b"]), equal([1], []))
func power<T>(_ f: @escaping (T) -> T, _ n: Int) -> (T) -> T { n == 0 ? { $0 } : { f(power(f, n - 1)($0)) } }
print(power({ $0 * 2 }, 10)(1), power({ $0 + "!" }, 3)("hi"))
func quicksort<T>(_ a: [T], by f: (T, T) -> Bool) -> [T] { guard let p = a.first else { return [] }; return quicksort(a.dropFirst().filter { f($0, p) }, by: f) + [p] + quicksort(a.dropFirst().filter { !f($0, p) }, by: f) }
print(quicksort([3, 1, 2, 3], by: <), quicksort(["b", "a"], by: >))
func zip3<A: Sequence, B: Sequence, C: Sequence>(_ a: A, _ b: B, _ c: C) -> [(A.Element, B.Element, C.Element)] { zip(a, zip(b, c)).map { ($0, $1.0, $1.1) } }
print(zip3([1, 2], "ab", [true, false]))
struct Nested<T> { struct Inner<U> { let t: T, u: U; func swap() -> Nested<U>.Inner<T> { .init(t: u, u: t) } }; let inner: Inner<String> }
print(Nested<Int>.Inner(t: 1, u: "x").swap(), type(of: Nested(inner: .init(t: 2.5, u: "s")).inner))
func depth<T>(_ t: T) -> Int { (t as? [Any]).map { 1 + ($0.map { depth($0) }.max() ?? 0) } ?? 0 }
print(depth([[[1]]]), depth(5), depth([Int]()))
extension Sequence { func scan<R>(_ z: R, _ f: (R, Element) -> R) -> [R] { reduce(into: [z]) { $0.append(f($0.last!, $1)) } }; func chunk<K: Equatable>(by k: (Element) -> K) -> [(K, [Element])] { reduce(into: []) { r, e in if let l = r.last, l.0 == k(e) { r[r.count - 1].1.append(e) } else { r.append((k(e), [e])) } } } }
print((1...5).scan(0, +), [1, 1, 2, 4, 3].chunk { $0 % 2 == 0 }, "aabbb".chunk { $0 }.map { "\($0)\($1.count)" })
func maxOf<T: Comparable>(_ a: T, _ rest: T...) -> T { rest.reduce(a) { $1 > $0 ? $1 : $0 } }
print(maxOf(3), maxOf(1, 5, 2), maxOf("a", "c", "b"), maxOf(1.5, -2))
