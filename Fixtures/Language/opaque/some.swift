protocol Shape { func draw() -> String }
struct Dot: Shape { func draw() -> String { "." } }
struct Repeat<S: Shape>: Shape { let shape: S, count: Int; func draw() -> String { String(repeating: shape.draw(), count: count) } }
struct Joined<A: Shape, B: Shape>: Shape { var a: A, b: B; func draw() -> String { a.draw() + "|" + b.draw() } }
func line() -> some Shape { Repeat(shape: Dot(), count: 3) }
func both(_ a: some Shape, _ b: some Shape) -> some Shape { Joined(a: a, b: b) }
print(line().draw(), both(line(), Dot()).draw(), type(of: line()), type(of: both(line(), Dot())))
func evens(upTo n: Int) -> some Collection<Int> { (0...n).filter { $0 % 2 == 0 } }
print(evens(upTo: 9).count, Array(evens(upTo: 5)), evens(upTo: 8).reversed().map { $0 })
func counter() -> some Sequence<Int> & IteratorProtocol<Int> { var n = 0; return AnyIterator { n += 1; return n < 4 ? n : nil } }
var c = counter()
print(c.next()!, c.map { $0 })
struct Model { var body: some Equatable { 42 }; var lazyDoubles: some Sequence<Int> { [1, 2].lazy.map { $0 * 2 } } }
print(Model().body == Model().body, Array(Model().lazyDoubles))
func longest(_ words: some Sequence<String>) -> String { words.max { $0.count < $1.count } ?? "" }
print(longest(["a", "abc"]), longest(Set(["only"])), longest("x yy z".split(separator: " ").map(String.init)))
func make(_ flag: Bool) -> any Shape { flag ? Dot() : line() }
print([true, false].map { make($0).draw() })
extension Shape { func times(_ n: Int) -> some Shape { Repeat(shape: self, count: n) } }
print(Dot().times(2).times(2).draw(), type(of: Dot().times(2).times(2)))
func conditional(_ n: Int) -> some CustomStringConvertible { if n > 0 { return "positive" } else { return "negative" } }
print(conditional(1), conditional(-1).description.count)
let stored: some Shape = both(Dot(), Dot())
print(stored.draw())
