func work() -> [String] {
  var log: [String] = []
  var n = 0 { willSet { log.append("will \(newValue)") } didSet { log.append("did \(oldValue)") } }
  n = 1
  n += 1
  func change() { n = 10 }
  change()
  for i in 0..<2 { n -= i }
  var pair = (a: 1, b: [1]) { didSet { log.append("pair \(pair)") } }
  pair.a = 2
  pair.b.append(3)
  (pair.a, n) = (9, 0)
  var text = "x" { didSet { if text.count > 3 { text = String(text.prefix(3)) } } }
  text += "yzw"
  return log + [text]
}
work().forEach { print($0) }
struct Shared { static var items: [Int] = [] { didSet { print("static", oldValue.count, items.count) } }; static var total = 0 { willSet { print("total will be", newValue) } } }
Shared.items.append(1)
Shared.items += [2, 3]
Shared.items.removeAll { $0 > 1 }
Shared.total -= 4
class Field { var text: String { didSet { owner?.changed(self) } }; weak var owner: Form?; init(_ t: String) { text = t } }
class Form { var fields: [Field] { didSet { fields.forEach { $0.owner = self }; print("fields", fields.count) } }; private(set) var edits = 0; init() { fields = []; fields = [Field("a")] }; func changed(_ f: Field) { edits += 1; print("edit", edits, f.text) } }
let form = Form()
form.fields[0].text = "silent"
form.fields.append(Field("b"))
form.fields[0].text = "loud"
form.fields[1].text += "!"
form.fields.swapAt(0, 1)
print(form.fields.map(\.text), form.edits)
enum Mode { case a(Int), b }
var mode = Mode.b { didSet { switch (oldValue, mode) { case (.b, .a(let n)): print("entered a", n); case let (.a(x), .a(y)): print("a", x, y); case (.a, .b): print("left a"); case (.b, .b): print("same") } } }
mode = .a(1); mode = .a(2); mode = .b; mode = .b
var optional: Int? { didSet { print(oldValue as Any, optional as Any) } }
optional = 1
optional? += 1
optional = optional.map { $0 * 2 }
optional = nil
optional? += 1
