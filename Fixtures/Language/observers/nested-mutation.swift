struct Inner { var n = 0 { didSet { print("inner \(oldValue)->\(n)") } }; var list: [Int] = [] }
struct Outer { var inner = Inner() { willSet { print("outer will", newValue.n) } didSet { print("outer did", oldValue.n, inner.n) } }; var count = 0 }
var o = Outer()
o.inner.n = 1
o.inner.n += 1
o.inner.list.append(5)
o.inner = Inner(n: 9)
o.count = 5
class Holder { var outer = Outer() { didSet { print("holder") } }; var dict: [String: Int] = [:] { didSet { print("dict", dict.count) } }; var array = [3, 1, 2] { didSet { print("array", array) } } }
let h = Holder()
h.outer.inner.n = 4
h.dict["a"] = 1
h.dict["a"]! += 1
h.dict["z"] = nil
h.array.sort()
h.array[0] += 10
h.array.removeAll { $0 > 2 }
h.array.swapAt(0, 0)
let s = \Holder.array
h[keyPath: s] = [7]
func change(_ a: inout [Int]) { print("in change"); a.append(1); a.append(2) }
change(&h.array)
(h.array, h.dict) = ([0], [:])
class Base { var v = 1 { didSet { print("base", v) } } }
class Sub: Base { override var v: Int { willSet { print("sub will", newValue) } didSet { print("sub did", v); if v > 5 { super.v = 5 } } } }
let b = Sub()
b.v = 3
b.v = 10
print(b.v)
struct Limited { var x = 0 { didSet { x = min(x, 3) } } ; init(_ n: Int) { x = n } }
var l = Limited(100)
print(l.x)
l.x = 50
print(l.x)
