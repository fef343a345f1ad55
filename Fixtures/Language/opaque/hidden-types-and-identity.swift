protocol Animal { associatedtype Food; func eat(_ f: Food) -> String; var food: Food { get }; var name: String { get } }
struct Cow: Animal { let name = "cow"; var food: String { "grass" }; func eat(_ f: String) -> String { "\(name) eats \(f)" } }
struct Fish: Animal { var name: String { "fish" }; var food: Int { 3 }; func eat(_ f: Int) -> String { "\(name) eats \(f) flakes" } }
func feed(_ a: some Animal) -> String { a.eat(a.food) }
func make() -> some Animal { Cow() }
let a = make(), b = make()
print(a.eat(b.food), feed(a), type(of: a))
let zoo: [any Animal] = [Cow(), Fish()]
for animal in zoo { print(feed(animal), type(of: animal.food)) }
func pair<T: Animal>(_ x: T, _ y: T) -> String { x.eat(y.food) }
print(pair(a, b))
func wrap<T>(_ t: T) -> some Collection<T> { [t, t] }
print(Array(wrap(1)), wrap("a").joined(), wrap(1).reduce(0, +), type(of: wrap(true)))
struct Pipeline { var steps: some Sequence<(String, Int)> { zip(["a", "b"], [1, 2]) }; func run() -> some StringProtocol { "done".dropLast() } }
for (s, n) in Pipeline().steps { print(s, n, terminator: " ") }
print(Pipeline().run().count, Pipeline().run().uppercased())
func lazyEvens(_ n: Int) -> some Sequence<Int> { (0..<n).lazy.filter { $0 % 2 == 0 } }
print(Array(lazyEvens(7)), lazyEvens(9).map { $0 * 10 }.first { $0 > 20 }!)
func comparer() -> some Comparable & CustomStringConvertible { 42 }
print(comparer() == comparer(), comparer() < comparer(), comparer().description, [comparer(), comparer()].max()!)
func tuple() -> (some Equatable, some Hashable) { (1, "x") }
let t = tuple(), u = tuple()
print(t.0 == u.0, t.1.hashValue == u.1.hashValue, t)
func optional(_ f: Bool) -> (some Animal)? { f ? Cow() : nil }
print(optional(true)?.name ?? "none", optional(false)?.name ?? "none")
class Factory<T: Animal> { let make: () -> T; init(_ m: @escaping () -> T) { make = m } }
func factory() -> Factory<some Animal> { Factory { Fish() } }
print(feed(factory().make()), factory().make().name)
func array() -> [some Animal] { [Cow(), Cow()] }
print(array().map(\.name), array().map { feed($0) })
