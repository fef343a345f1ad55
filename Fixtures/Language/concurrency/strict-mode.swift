// swift-version: 6
import Synchronization
final class Counter: Sendable { private let n = Mutex(0); func add(_ k: Int) { n.withLock { $0 += k } }; var value: Int { n.withLock { $0 } } }
let counter = Counter()
await withTaskGroup(of: Void.self) { group in for i in 1...50 { group.addTask { counter.add(i) } } }
print(counter.value)
struct Message: Sendable, Hashable { let text: String; let n: Int }
var shared: [Message] = []
@MainActor func post(_ m: Message) { shared.append(m) }
post(Message(text: "a", n: 1))
await Task.detached { await post(Message(text: "b", n: 2)) }.value
print(shared.map(\.text))
let atomic = Atomic<Int>(5)
print(atomic.add(3, ordering: .relaxed).oldValue, atomic.load(ordering: .relaxed))
actor Box { var items: [String] = []; func take() -> [String] { defer { items = [] }; return items }; func put(_ s: sending String) { items.append(s) } }
let box = Box()
await box.put("x")
print(await box.take(), await box.items)
func each(_ body: @Sendable (Int) -> Void) { for i in 0..<2 { body(i) } }
each { print("sendable", $0) }
nonisolated(unsafe) var global = 1
global += 1
print(global)
if #available(macOS 15, *) { print(#/(\d+)/#.numericGroup("a12") ?? "-") }
extension Regex where Output == (Substring, Substring) { func numericGroup(_ s: String) -> String? { s.firstMatch(of: self).map { String($0.1) } } }
let text = "bare slash"
print(text.contains(/sl.sh/), text.replacing(/a(.)/) { "<\($0.1)>" })
