func grade(_ score: Int) -> String {
  let letter = if score >= 90 { "A" } else if score >= 75 { "B" } else { "C" }
  let remark = switch letter {
    case "A": "great"
    case "B": "good"
    default: "try again"
  }
  return "\(letter): \(remark)"
}
print([95, 80, 10].map(grade))
enum Op { case add, sub, div }
func apply(_ op: Op, _ a: Int, _ b: Int) throws -> Int {
  struct Zero: Error {}
  return switch op {
    case .add: a + b
    case .sub: a - b
    case .div where b == 0: throw Zero()
    case .div: a / b
  }
}
print(try apply(.add, 1, 2), try apply(.div, 9, 2), (try? apply(.div, 1, 0)) as Any)
var text: String? = nil
let shown: String = if let text { text } else { "nothing" }
text = if Bool.random() || true { "set" } else { nil }
print(shown, text ?? "")
struct Size { let n: Int; var label: String { if n < 10 { "small" } else { "large" } }; var half: Double { switch n { case 0: 0; default: Double(n) / 2 } } }
print(Size(n: 3).label, Size(n: 30).label, Size(n: 3).half, Size(n: 0).half)
let closure: (Int) -> String = { if $0 > 0 { "pos" } else { "neg" } }
print(closure(1), closure(-1), [1, 2, 3].map { switch $0 { case 2: "two"; default: "n" } })
let nested = if text == "set" { switch text!.count { case 3: if shown.isEmpty { 0 } else { 33 }; default: 1 } } else { 2 }
print(nested)
let optional: Int? = if nested > 30 { nested } else { nil }
let any: Any = if nested > 100 { 1 } else { "text" }
print(optional as Any, any)
let f: (Int, Int) -> Int = if nested == 33 { (+) } else { (-) }
print(f(2, 1))
