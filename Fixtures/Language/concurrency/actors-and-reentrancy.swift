actor Store { private var items: [String: Int] = [:]; private var waiting: [CheckedContinuation<Void, Never>] = []; private var open = false; private(set) var log: [String] = []
  func put(_ k: String, _ n: Int) { items[k, default: 0] += n; log.append("put \(k)") }
  func get(_ k: String) -> Int? { items[k] }
  func update(_ k: String, _ f: @Sendable (Int) async -> Int) async { let old = items[k] ?? 0; let new = await f(old); items[k] = new; log.append("update \(k)") }
  func wait() async { if open { return }; await withCheckedContinuation { waiting.append($0) } }
  func release() { open = true; let w = waiting; waiting = []; w.forEach { $0.resume() } }
  var waiters: Int { waiting.count }
  func all() -> [String] { items.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } } }
let s = Store()
await s.put("a", 1)
await s.update("a") { $0 * 10 }
await s.update("b") { n in await Task.yield(); return n + 5 }
print(await s.all(), await s.get("zz") as Any, await s.log)
let waiters = (1...3).map { i in Task { await s.wait(); return i * i } }
while await s.waiters < 3 { await Task.yield() }
await s.release()
var sum = 0
for w in waiters { sum += await w.value }
print(sum, await s.waiters)
actor Semaphore { private var free: Int; private var queue: [CheckedContinuation<Void, Never>] = []; private(set) var peak = 0; private var inside = 0; init(_ n: Int) { free = n }
  func acquire() async { if free > 0 { free -= 1 } else { await withCheckedContinuation { queue.append($0) } }; inside += 1; peak = max(peak, inside) }
  func release() { inside -= 1; if queue.isEmpty { free += 1 } else { queue.removeFirst().resume() } }
  func with<T: Sendable>(_ f: @Sendable () async -> T) async -> T { await acquire(); let r = await f(); release(); return r } }
let sem = Semaphore(2)
let results = await withTaskGroup(of: Int.self, returning: [Int].self) { g in for i in 0..<8 { g.addTask { await sem.with { await Task.yield(); return i * 2 } } }; var r: [Int] = []; for await x in g { r.append(x) }; return r.sorted() }
print(results, await sem.peak <= 2)
protocol Counter: Actor { var n: Int { get }; func bump() }
actor Simple: Counter { var n = 0; func bump() { n += 1 } }
func twice(_ c: any Counter) async -> Int { await c.bump(); await c.bump(); return await c.n }
print(await twice(Simple()))
@MainActor final class UI { private(set) var shown: [String] = []; func show(_ t: String) { shown.append(t) }; nonisolated let id = 7; nonisolated func describe() -> String { "UI \(id)" } }
let ui = await UI()
print(ui.describe(), ui.id)
await withTaskGroup(of: Void.self) { g in for i in 1...3 { g.addTask { await ui.show("s\(i)") } } }
print(await ui.shown.sorted())
actor Parent { let child = Simple(); func run() async -> Int { await child.bump(); async let a: Void = child.bump(); async let b: Void = child.bump(); _ = await (a, b); return await child.n } }
print(await Parent().run())
extension Store { func drain() -> Int { defer { items.removeAll() }; return items.values.reduce(0, +) } }
print(await s.drain(), await s.all())
