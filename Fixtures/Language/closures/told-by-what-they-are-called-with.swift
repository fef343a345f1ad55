// Functions made of functions, where only what they are called with at once tells which ones are meant.

func curry<A, B, C>(_ function: @escaping (A, B) -> C) -> (A) -> (B) -> C {
  { first in { second in function(first, second) } }
}
func compose<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C {
  { second(first($0)) }
}

let add: (Int) -> (Int) -> Int = curry(+)
print(add(3)(4), curry(+)(3)(4), curry(max)(3)(9))
print([1, 2, 3].map(curry(*)(3)))
print(curry(<)(2.5)(3))

print(compose(Int.init, { $0 ?? 0 })("12"))
print(compose({ $0 + 1 }, { "n\($0)" })(4))
print(compose(\String.count, String.init)("four"))
