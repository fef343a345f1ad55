struct H: Hashable { var a = 1 }
print(Set<AnyHashable>([1, 1.0, UInt8(1)]).count)
print(Set<AnyHashable>([1, "a", H()]).count)
let d: [AnyHashable: Any] = [1: "x", "k": 2]; print(d[1] as Any, d["k"] as Any)
let a = Array<Any>([1, "a"]); print(a.count)
let s = Set<Double>([1, 2.5]); print(s.count)
let o = [Int?]([1, nil]); print(o)
