// `nil` before `??`: the other side tells of what there is none.
let a: Int? = nil
print(nil ?? 1 + 1)
print(a ?? 1 + 1)
let b = nil ?? 5
print(b, type(of: b))
let c: Int? = nil ?? 5
print(c as Any, nil ?? a ?? 3, nil ?? "text")
let d: Double = nil ?? 2
print(d)
print(nil ?? [1, 2].first as Any)
