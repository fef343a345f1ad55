enum Event { case key(Character, shift: Bool), click(x: Int, y: Int), scroll(by: Double), batch([Event]), idle }
func describe(_ event: Event) -> String {
  switch event {
  case .key("q", _): return "quit"
  case .key(let c, shift: true): return "capital \(c.uppercased())"
  case let .key(c, false): return "key \(c)"
  case .click(0, 0): return "corner"
  case .click(let x, _) where x < 0: return "outside"
  case .click: return "click"
  case .scroll(by: ..<0): return "up"
  case .scroll(let amount): return "down \(amount)"
  case .batch(let events) where events.isEmpty: return "nothing"
  case .batch(let events): return events.map(describe).joined(separator: "+")
  case .idle: return "idle"
  }
}
let events: [Event] = [.key("q", shift: true), .key("a", shift: true), .key("b", shift: false), .click(x: 0, y: 0), .click(x: -1, y: 5), .click(x: 1, y: 1), .scroll(by: -2), .scroll(by: 3), .batch([]), .batch([.idle, .key("z", shift: false)]), .idle]
print(events.map(describe))
for case .click(let x, let y) in events { print("at", x, y) }
for case let .key(c, shift) in events where !shift { print(c) }
let clicks = events.filter { if case .click = $0 { return true } else { return false } }
print(clicks.count)
if case .batch(let inner) = events[9], case .key("z", _) = inner[1], inner.count == 2 { print("matched deep") }
func needKey(_ e: Event) -> Character? { guard case .key(let c, _) = e else { return nil }; return c }
print(events.compactMap(needKey))
let optional: Event?? = .some(.some(.scroll(by: 1)))
if case .scroll(let d)?? = optional { print("double optional", d) }
switch optional { case .some(.none), .none: print("none"); case .some(.some(let e)): print(describe(e)) }
let numbers: [Int?] = [1, nil, 3]
for case let n? in numbers { print(n, terminator: " ") }
for case .some(let n) in numbers where n > 1 { print(n, terminator: " ") }
for case nil in numbers { print("nil") }
var index = 0
while case .key = events[index] { index += 1 }
print(index)
enum Tree { indirect case node(Tree, Int, Tree); case leaf }
let tree = Tree.node(.node(.leaf, 1, .leaf), 2, .leaf)
if case .node(.node(_, let inner, _), let outer, .leaf) = tree { print(inner, outer) }
