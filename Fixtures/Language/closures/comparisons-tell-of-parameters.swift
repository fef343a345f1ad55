let isEven = { $0 % 2 == 0 }
print(isEven(4))
let big = { $0 > 10 }
print([5, 20].filter(big))
let neg = { !$0 }
print(neg(true))
let len = { ($0 as String).count }
print(len("abc"))
let both = { $0 > 1 && $1 < 5 }
print(both(2, 3))
let eq = { $0 == "x" }
print(eq("x"))
let cmp = { (a, b) in a + b > 10 }
print(cmp(5, 6))
let limit = 5, word = "b"
let over = { $0 > limit }
print(over(6))
let more = { $0 + limit }
print(more(1))
let same = { $0 == word }
print(same("b"))
let out = { !($0 > limit) && $0 != 0 }
print(out(3))
let ge = { (x) in return x >= 2.5 }
print(ge(3))
func apply<T>(_ x: T, _ f: (T) -> Bool) -> Bool { f(x) }
func late<T>(_ f: (T) -> Bool, _ x: T) -> Bool { f(x) }
print(apply(3, { $0 > 2 }), late({ $0 > 2 }, 2.5), late({ $0 != "a" }, "b"), late({ !$0 }, true))
