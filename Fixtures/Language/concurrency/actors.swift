actor Account {
  let id: Int
  private(set) var balance = 0
  private var log: [String] = []
  init(id: Int, balance: Int = 0) { self.id = id; self.balance = balance }
  func deposit(_ n: Int) { balance += n; log.append("+\(n)") }
  func withdraw(_ n: Int) throws { guard n <= balance else { throw Short(by: n - balance) }; balance -= n; log.append("-\(n)") }
  func transfer(_ n: Int, to other: Account) async throws { try withdraw(n); await other.deposit(n) }
  nonisolated var name: String { "account \(id)" }
  var history: String { log.joined(separator: " ") }
  subscript(i: Int) -> String { log[i] }
  struct Short: Error { let by: Int }
}
let a = Account(id: 1, balance: 100), b = Account(id: 2)
print(a.name, a.id)
try await a.transfer(30, to: b)
await b.deposit(5)
do { try await b.transfer(1000, to: a) } catch let e as Account.Short { print("short by", e.by) }
print(await a.balance, await b.balance, await b.history, await b[1])
await withTaskGroup(of: Void.self) { group in for i in 1...100 { group.addTask { await a.deposit(i) } } }
print(await a.balance)
actor Cache<K: Hashable & Sendable, V: Sendable> {
  private var tasks: [K: Task<V, Never>] = [:]
  private(set) var misses = 0
  func value(_ k: K, _ make: @escaping @Sendable (K) async -> V) async -> V {
    if let t = tasks[k] { return await t.value }
    misses += 1
    let t = Task { await make(k) }
    tasks[k] = t
    return await t.value
  }
}
let cache = Cache<String, Int>()
async let x = cache.value("k") { $0.count }
async let y = cache.value("k") { $0.count }
print(await x + y, await cache.misses)
@MainActor final class Model { var items: [Int] = []; func add(_ n: Int) { items.append(n) }; static let shared = Model(); var summary: String { "\(items)" } }
await Model.shared.add(1)
await MainActor.run { Model.shared.add(2); print(Model.shared.summary) }
@globalActor actor Store { static let shared = Store() }
@Store enum Stored { static var n = 1 }
@Store func bump() -> Int { Stored.n += 1; return Stored.n }
print(await bump(), await bump())
actor Counter { var n = 0; func next() -> Int { defer { n += 1 }; return n } ; func run(_ f: @Sendable (isolated Counter) -> Int) -> Int { f(self) } }
let counter = Counter()
_ = await counter.next()
print(await counter.run { $0.n += 10; return $0.n })
func peek(_ c: isolated Counter) -> Int { c.n }
print(await peek(counter))
