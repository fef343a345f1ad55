// Alternatives of one generic type with literals have one type: a literal with a fraction decides.
struct Box<Value> {
  let value: Value?
  static func always(_ value: Value) -> Box<Value> { Box(value: value) }
}
extension Array {
  func boxes<Value>(_ transform: (Element) -> Box<Value>) -> [Box<Value>] { map(transform) }
}

let signs = ["N", "S"].boxes { $0 == "N" ? .always(1.0) : .always(-1) }
print(type(of: signs), signs.map { $0.value as Any })
let whole = ["N", "S"].boxes { $0 == "N" ? .always(1) : .always(2) }
print(type(of: whole))
print([true, false].map { $0 ? Box(value: 0.5) : Box(value: 2) }.map { $0.value ?? 0 })
