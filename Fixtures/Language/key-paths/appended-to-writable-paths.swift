// A path that is appended to a writable path keeps it writable; a reference on the way makes it a reference path.
struct A { var b: B }
struct B { var n: Int; let k: [String: Int] }
var a = A(b: B(n: 1, k: ["x": 5]))
let p = (\A.b).appending(path: \B.n)
a[keyPath: p] += 4
print(a.b.n, p == \A.b.n)
let q = \A.b as PartialKeyPath<A>
print(q.appending(path: \B.n) as Any is PartialKeyPath<A>, (q.appending(path: \B.n))! == \A.b.n)
let base: WritableKeyPath<A, B> = \.b
a[keyPath: base.appending(path: \.n)] *= 3
print(a.b.n, a[keyPath: (\A.b.k).appending(path: \.["x"])] ?? 0, a[keyPath: (\A.b).appending(path: \.k.count)])
class Node { var n = 0; var name = "a" }
struct Holder { let node: Node }
let h = Holder(node: Node())
let r = (\Holder.node).appending(path: \Node.n)
h[keyPath: r] = 4
print(h.node.n, type(of: r))
func set<Root, V>(_ root: Root, _ k: ReferenceWritableKeyPath<Root, V>, _ v: V) { root[keyPath: k] = v }
set(h.node, \.name, "z")
set(h, (\Holder.node).appending(path: \.name), "y")
print(h.node.name)
