final class Queue { private var jobs: [(name: String, run: () -> Void)] = []
  func add(_ name: String, _ run: @escaping () -> Void) { jobs.append((name, run)) }
  func drain() { while !jobs.isEmpty { let j = jobs.removeFirst(); print("->", j.name); j.run() } } }
let queue = Queue()
queue.add("first") { print("one"); queue.add("nested") { print("from nested") } }
queue.add("second") { [x = 5] in print("captured", x) }
queue.drain()
class Owner { let name: String; var children: [() -> String] = []; init(_ n: String) { name = n }
  func strong() { children.append { self.name + " strong" } }
  func weakly() { children.append { [weak self] in self?.name ?? "gone" } }
  deinit { print("deinit", name) } }
var weakClosure: (() -> String)?
do { let o = Owner("weak"); o.weakly(); weakClosure = o.children[0]; print(weakClosure!()) }
print(weakClosure!())
var strongClosure: (() -> String)?
do { let o = Owner("strong"); strongClosure = { o.name } }
print(strongClosure!())
strongClosure = nil
func makeAdders() -> [(Int) -> Int] { (1...3).map { n in { $0 + n } } }
print(makeAdders().map { $0(10) })
func accumulate() -> (Int) -> [Int] { var all: [Int] = []; return { all.append($0); return all } }
let acc = accumulate()
_ = acc(1)
print(acc(2), accumulate()(9))
func once(_ f: @escaping () -> Void) -> () -> Void { var done = false; return { if !done { done = true; f() } } }
let hello = once { print("hello once") }
hello(); hello()
func call<T>(_ f: () throws -> T) rethrows -> T { try f() }
print(call { 1 + 1 }, (try? call { throw CancellationError() } as Int) as Any)
var fns: [String: (Double) -> Double] = [:]
for (n, k) in [("double", 2.0), ("half", 0.5)] { fns[n] = { $0 * k } }
print(fns["double"]!(4), fns["half"]!(4))
struct Lens { var get: () -> Int; var set: (Int) -> Void }
var storage = 1
let lens = Lens(get: { storage }, set: { storage = $0 })
lens.set(lens.get() + 41)
print(storage)
var f: (Int) -> Int = { $0 }
for i in 1...3 { let g = f; f = { g($0) * 10 + i } }
print(f(0))
func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C { { f(a, $0) } }
print([1, 2].map(partial(+, 5)), ["a"].map(partial({ $0 + $1 }, "x")))
withoutActuallyEscaping({ print("not escaping") }) { queue.add("temp", $0); queue.drain() }
