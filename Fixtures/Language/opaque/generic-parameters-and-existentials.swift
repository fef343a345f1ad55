protocol Source<Item> { associatedtype Item; func all() -> [Item]; var name: String { get } }
struct Fixed<T>: Source { let items: [T]; let name = "fixed"; func all() -> [T] { items } }
struct Mapped<S: Source, U>: Source { let s: S, f: (S.Item) -> U; var name: String { "mapped " + s.name }; func all() -> [U] { s.all().map(f) } }
struct Joined<T>: Source { let parts: [any Source<T>]; var name: String { parts.map { $0.name }.joined(separator: "+") }; func all() -> [T] { parts.flatMap { $0.all() } } }
extension Source { func map<U>(_ f: @escaping (Item) -> U) -> some Source<U> { Mapped(s: self, f: f) }; func filter(_ f: @escaping (Item) -> Bool) -> some Source<Item> { Fixed(items: all().filter(f)) }; func joined(_ o: some Source<Item>) -> some Source<Item> { Joined(parts: [self, o]) }; func erased() -> any Source<Item> { self } }
let s = Fixed(items: [1, 2, 3]).map { $0 * 10 }.joined(Fixed(items: [7])).filter { $0 != 20 }
print(s.all(), s.name, type(of: s))
let list: [any Source<Int>] = [s, Fixed(items: [5]), s.map { $0 + 1 }]
print(list.map { $0.name }, list.map { $0.all().count }, list.flatMap { $0.all() })
func total(_ s: some Source<Int>) -> Int { s.all().reduce(0, +) }
func total(_ s: [any Source<Int>]) -> Int { s.reduce(0) { $0 + total($1) } }
func describe(_ s: any Source) -> String { "\(s.name): \(count(s))" }
func count(_ s: some Source) -> Int { s.all().count }
print(total(s), total(list), describe(Fixed(items: ["a"])), (list[0] as? Fixed<Int>)?.items as Any)
func compose<A, B: Source>(_ a: A, _ f: (A) -> B) -> some Source<B.Item> { f(a) }
print(compose(3) { Fixed(items: Array(0..<$0)) }.all(), compose("ab") { Fixed(items: Array($0)) }.all())
func largest<T: Comparable>(_ s: some Source<T>) -> T? { s.all().max() }
print(largest(s) ?? 0, largest(Fixed(items: ["x", "z"])) ?? "", largest(Fixed<Double>(items: [])) as Any)
struct Model { private let base = Fixed(items: ["q", "r"]); var source: some Source<String> { base.map { $0.uppercased() } }; func pick(_ b: Bool) -> any Source<String> { b ? base : source } }
print(Model().source.all(), Model().pick(true).all(), Model().pick(false).name)
func same<S: Source>(_ a: S, _ b: S) -> Bool where S.Item: Equatable { a.all() == b.all() }
print(same(Model().source, Model().source), same(Fixed(items: [1]), Fixed(items: [2])))
func stream() -> some Sequence<(index: Int, value: String)> { ["a", "b"].enumerated().lazy.map { (index: $0.offset, value: $0.element) } }
for (i, v) in stream() { print(i, v, terminator: " ") }
print(stream().map(\.value), stream().reversed().map(\.index))
