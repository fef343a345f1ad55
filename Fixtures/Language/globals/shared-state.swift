var counter = 0
let limit = 3
let squares = (1...limit).map { $0 * $0 }
func next() -> Int { counter += 1; return counter }
struct Tracker { static var events: [String] = []; static func log(_ s: String) { events.append("\(events.count):\(s)") } }
enum Config { static var values = ["mode": "test"]; static subscript(k: String) -> String? { get { values[k] } set { values[k] = newValue; Tracker.log("set \(k)") } } }
print(next(), next(), counter, squares)
Config["mode"] = "live"
Config["new"] = "x"
Config["new"] = nil
print(Config["mode"]!, Config["new"] as Any, Tracker.events)
var computed: Int { get { counter * 10 } set { counter = newValue / 10 } }
computed += 50
print(counter, computed)
var observed = 1 { willSet { Tracker.log("will \(newValue)") } didSet { Tracker.log("did \(oldValue)") } }
observed = 2
observed += 1
print(Tracker.events.suffix(4))
let closure = { counter * 2 }
counter = 100
print(closure(), { counter += 1; return counter }())
func modify(_ n: inout Int) { n += 1 }
modify(&counter)
modify(&computed)
print(counter)
var (a, b) = (1, 2)
(a, b) = (b, a + b)
print(a, b)
class Singleton { static let shared = Singleton(); var items: [Int] = []; private init() { Tracker.log("singleton") }; static func reset() { shared.items = [] } }
Tracker.log("before")
Singleton.shared.items.append(1)
Singleton.shared.items += [2, 3]
print(Singleton.shared.items, Tracker.events.suffix(2))
var functions: [() -> Int] = [next, { counter }, closure]
print(functions.map { $0() })
func shadow() -> Int { let counter = 5; return counter + next() }
print(shadow(), counter)
if true { var counter = 0; counter += 1; print(counter) }
let late: Int
if counter > 50 { late = 1 } else { late = 2 }
print(late)
struct Later { static let table = build(); static func build() -> [Int] { Tracker.log("built"); return [1] } }
Tracker.log("not yet")
_ = Later.table
_ = Later.table
print(Tracker.events.suffix(2))
