// Number literals that share a generic type have one type, also as operands.
func second<Value>(_ first: Value, _ second: Value) -> Value { second }

print(max(1 + 1, 0.5 * 3), min(2 * 3.0, 1), second(1 + 1, 2))
print(String(1 / 2 + 0.5), String(2 + 3 * 1.5), String(7 / 2))
print(stride(from: 0, to: 1 / 2 + 0.5, by: 1 / 4.0).map { $0 })
print((1 / 2 + 0.75).rounded(), (3 + 4).isMultiple(of: 7))
let number: Float = 1 / 2 + 0.5
print(number, 1 / 2 + 0.25 as Float)
