// `x ?? nil` of an optional in an optional is what it wraps.

let x: Int?? = 1
let a = x ?? nil
print(type(of: a), a as Any)
func n() -> Int?? { nil }
let b = n() ?? nil
print(b as Any, type(of: b))
print((x ?? nil, [x ?? nil]))

let table: [String: Int?] = ["a": 1, "b": nil]
for key in ["a", "b", "c"] { print(key, (table[key] ?? nil) as Any) }
func first(_ list: [Int?]) -> Int? { list.first ?? nil }
print(first([3]) as Any, first([nil]) as Any, first([]) as Any)
