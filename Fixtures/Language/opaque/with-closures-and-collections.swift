func adder(_ n: Int) -> some Callable { Add(n: n) }
protocol Callable { func callAsFunction(_ x: Int) -> Int; var name: String { get } }
extension Callable { var name: String { "\(Self.self)" }; func then(_ o: some Callable) -> some Callable { Chain(a: self, b: o) }; func repeated(_ n: Int) -> any Callable { n <= 1 ? self : Chain(a: self, b: Erased(repeated(n - 1))) } }
struct Add: Callable { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }
struct Chain<A: Callable, B: Callable>: Callable { let a: A, b: B; func callAsFunction(_ x: Int) -> Int { b(a(x)) } }
struct Erased: Callable { let f: (Int) -> Int; init(_ c: any Callable) { f = c.callAsFunction }; func callAsFunction(_ x: Int) -> Int { f(x) } }
let c = adder(2).then(adder(10))
print(c(1), c.name, adder(3).repeated(4).callAsFunction(0), c.then(c).name, [adder(1), adder(2)].map { $0(10) })
func evens() -> some Sequence<Int> { sequence(first: 0) { $0 + 2 } }
func limited(_ s: some Sequence<Int>, _ n: Int) -> some Collection<Int> { Array(s.prefix(n)) }
print(limited(evens(), 4).map { $0 }, limited(evens().lazy.map { $0 * $0 }, 3).reduce(0, +), limited(Set([1]), 5).count)
func groups(_ w: some Collection<String>) -> some Collection<(key: Int, value: [String])> { Dictionary(grouping: w, by: \.count).sorted { $0.key < $1.key } }
for g in groups(["a", "bb", "c", "dd"]) { print(g.key, g.value, terminator: " ") }
print()
struct Report { var lines: some Sequence<String> { (1...3).lazy.map { "line \($0)" } }; @Joined var text: some StringProtocol { "a"; "b" }; subscript(i: Int) -> some CustomStringConvertible { i * 2 } ; static func make() -> some Hashable { [1, 2] } }
@resultBuilder enum Joined { static func buildBlock(_ s: String...) -> String { s.joined(separator: "+") } }
print(Array(Report().lines), Report().text, Report()[4], Report.make() == Report.make(), Set([Report.make(), Report.make()]).count)
