protocol Queue<Element> { associatedtype Element; var count: Int { get }; mutating func push(_ e: Element); mutating func pop() -> Element? }
struct FIFO<T>: Queue { private var a: [T] = []; var count: Int { a.count }; mutating func push(_ e: T) { a.append(e) }; mutating func pop() -> T? { a.isEmpty ? nil : a.removeFirst() } }
struct LIFO<T>: Queue { private var a: [T] = []; var count: Int { a.count }; mutating func push(_ e: T) { a.append(e) }; mutating func pop() -> T? { a.popLast() } }
struct Sorted<T: Comparable>: Queue { private var a: [T] = []; var count: Int { a.count }; mutating func push(_ e: T) { a.insert(e, at: a.firstIndex { $0 > e } ?? a.count) }; mutating func pop() -> T? { a.isEmpty ? nil : a.removeFirst() } }
extension Queue { mutating func drain() -> [Element] { var r: [Element] = []; while let e = pop() { r.append(e) }; return r }; mutating func pushAll(_ s: some Sequence<Element>) { for e in s { push(e) } } }
var queues: [String: any Queue<Int>] = ["fifo": FIFO<Int>(), "lifo": LIFO<Int>(), "sorted": Sorted<Int>()]
for n in [3, 1, 2] { for k in queues.keys { queues[k]!.push(n) } }
for k in queues.keys.sorted() { print(k, queues[k]!.count, queues[k]!.pop() as Any, queues[k]!.drain()) }
func fill<Q: Queue<String>>(_ q: inout Q) { q.pushAll(["x", "y"]) }
var l = LIFO<String>()
fill(&l)
print(l.drain(), l.count)
func make(_ k: Bool) -> any Queue<Character> { k ? FIFO<Character>() : Sorted<Character>() }
for k in [true, false] { var q = make(k); q.pushAll("swift"); print(String(q.drain()), type(of: q)) }
func total(_ s: any Sequence<Int>) -> Int { var t = 0; for n in s { t += n }; return t }
print(total([1, 2]), total(1...4), total(Set([5])), total(stride(from: 0, to: 10, by: 5)), total([1, 2].lazy.map { $0 * 10 }))
let cs: [any Collection<String>] = [["a"], Set(["b"]), ["k": 1].keys, ["x": "y"].values, [["p"], ["q"]].joined() as any Collection<String> as? [String] ?? []]
print(cs.map { $0.count }, cs.map { $0.joined() }, cs.flatMap { $0.map { $0 + "!" } })
struct Erased<E>: Queue { private var q: any Queue<E>; init(_ q: some Queue<E>) { self.q = q }; var count: Int { q.count }; mutating func push(_ e: E) { q.push(e) }; mutating func pop() -> E? { q.pop() } }
var e = Erased(FIFO<Double>())
e.pushAll([1, 2.5])
print(e.drain(), type(of: e))
let boxed: any Queue = FIFO<Bool>()
print(boxed.count, boxed is any Queue<Bool>, boxed is any Queue<Int>, (boxed as? FIFO<Bool>) != nil, (queues["fifo"]! as? any Queue<Int>) != nil)
func same(_ a: some Queue, _ b: some Queue) -> Bool { type(of: a) == type(of: b) }
print(same(FIFO<Int>(), FIFO<Int>()), same(FIFO<Int>(), LIFO<Int>()), queues.values.filter { same($0, LIFO<Int>()) }.count)
