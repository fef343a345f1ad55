protocol Pipe { associatedtype In; associatedtype Out; func run(_ i: In) -> Out }
struct Then<A: Pipe, B: Pipe>: Pipe where A.Out == B.In { let a: A, b: B; func run(_ i: A.In) -> B.Out { b.run(a.run(i)) } }
struct Fn<I, O>: Pipe { let f: (I) -> O; func run(_ i: I) -> O { f(i) } }
struct Each<P: Pipe>: Pipe { let p: P; func run(_ i: [P.In]) -> [P.Out] { i.map(p.run) } }
struct Keep<T>: Pipe { let f: (T) -> Bool; func run(_ i: [T]) -> [T] { i.filter(f) } }
extension Pipe { func then<B: Pipe>(_ b: B) -> some Pipe & Sendable2 where B.In == Out { Then(a: self, b: b) }; func map<O>(_ f: @escaping (Out) -> O) -> Then<Self, Fn<Out, O>> { Then(a: self, b: Fn(f: f)) }; var each: Each<Self> { Each(p: self) }; func callAsFunction(_ i: In) -> Out { run(i) } }
protocol Sendable2 {}
extension Then: Sendable2 {}
let length = Fn { (s: String) in s.count }
let pipeline = Fn { (s: String) in s.split(separator: " ").map(String.init) }.map { (w: [String]) -> [String] in w.filter { $0.count > 1 } }.map { (w: [String]) -> Int in w.map(\.count).reduce(0, +) }
print(pipeline("a bb ccc d"), length.each(["x", "yy"]), length.each.map { (n: [Int]) -> Int in n.max() ?? 0 }(["abc", "q"]), type(of: length.map { (n: Int) -> Int in n * 2 }))
print(type(of: pipeline) == type(of: pipeline), type(of: length.each.each))
func numbers() -> some Pipe { Fn { (n: Int) in n + 1 } }
func typed() -> some Pipe2<Int, String> { Wrapped(f: { "<\($0)>" }) }
protocol Pipe2<I, O> { associatedtype I; associatedtype O; func go(_ i: I) -> O }
struct Wrapped<I, O>: Pipe2 { let f: (I) -> O; func go(_ i: I) -> O { f(i) } }
print(typed().go(5), typed().go(6).count, type(of: numbers()))
func compose<A, B, C>(_ f: some Pipe2<A, B>, _ g: some Pipe2<B, C>) -> some Pipe2<A, C> { Wrapped { g.go(f.go($0)) } }
let c = compose(typed(), Wrapped { (s: String) -> [Character] in Array(s) })
print(c.go(12), compose(c, Wrapped { (a: [Character]) -> Int in a.count }).go(345))
let list: [any Pipe2<Int, String>] = [typed(), Wrapped { (n: Int) -> String in "\(n * 2)" }, compose(Wrapped { (n: Int) -> Int in n - 1 }, typed())]
print(list.map { $0.go(10) }, list.map { type(of: $0) }.count)
struct Counter { private var n = 0; mutating func make() -> some Sequence<Int> { n += 1; return Array(repeating: n, count: n) } ; var evens: some BidirectionalCollection<Int> { (0..<n * 2).lazy.filter { $0 % 2 == 0 } } }
var k = Counter()
print(Array(k.make()), k.make().map { $0 }, k.evens.count, k.evens.last ?? -1, k.make().reduce(0, +))
func late() -> some Equatable { "late" }
print(late() == late())
