// A list of different literals, given to an initialiser whose elements are a type of the program.
enum Value: Hashable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral
{
  case number(Int), text(String), flag(Bool), null, list([Value])
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: Value...) { self = .list(elements) }
}
print([Value]([1, "a", true, nil, [2]]))
print(Set<Value>([1, "a", 1]).count, Array<Value>(["a", "b"]))
print(ContiguousArray<Value>([nil, false]).count)
