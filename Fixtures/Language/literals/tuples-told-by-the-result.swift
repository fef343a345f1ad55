// A tuple passed to a generic function: the result's type decides the literals and implicit members in it.
enum Setting: Equatable, ExpressibleByNilLiteral, ExpressibleByIntegerLiteral {
  case unset, level(Int), name(String), list([Setting])
  init(nilLiteral: ()) { self = .unset }
  init(integerLiteral value: Int) { self = .level(value) }
}
struct Parsed<Value> { var value: Value }
func parsed<Value>(_ value: Value) -> Parsed<Value> { Parsed(value: value) }
typealias Entry = (line: Int, setting: Setting)

func entry(_ line: Int) -> Parsed<Entry> {
  switch line {
  case 0: return parsed((line, .name("first")))
  case 1: return parsed((line, nil))
  default: return parsed((line, 7))
  }
}
func nested() -> Parsed<(Int, (Setting, [Setting]))> { parsed((1, (.unset, [7, nil, .name("x")]))) }
for line in 0..<3 { print(entry(line).value) }
print(nested().value)
