struct Adder { var base: Int; func callAsFunction(_ n: Int) -> Int { base + n }; func callAsFunction(twice n: Int) -> Int { base + 2 * n }; mutating func callAsFunction() { base += 1 } }
var adder = Adder(base: 10)
print(adder(5), adder(twice: 5), [1, 2].map { adder($0) }, [1].map(adder.callAsFunction(_:)))
adder()
print(adder(0), Adder(base: 1)(2))
struct Polynomial { let c: [Double]; func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } } }
print(Polynomial(c: [1, 2, 3])(2), [0, 1].map(Polynomial(c: [5, 1]).callAsFunction))
class Counter { private var n = 0; func callAsFunction() -> Int { n += 1; return n }; static func callAsFunction(_ s: String) -> String { s + "!" } }
let counter = Counter()
print(counter(), counter(), counter())
struct Logger { let prefix: String; func callAsFunction(_ items: Any..., separator: String = " ") { print(prefix, items.map { "\($0)" }.joined(separator: separator)) } }
let log = Logger(prefix: ">")
log("a", 1, 2.5, separator: "-")
log()
struct Builder { func callAsFunction<T>(_ value: T, @Uppercase _ body: () -> String) -> (T, String) { (value, body()) } }
@resultBuilder enum Uppercase { static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ").uppercased() } }
print(Builder()(3) { "x"; "y" })
protocol Step { associatedtype Out; func callAsFunction(_ input: Int) -> Out }
struct Double2: Step { func callAsFunction(_ input: Int) -> Int { input * 2 } }
struct Text: Step { func callAsFunction(_ input: Int) -> String { "<\(input)>" } }
func run<A: Step, B: Step>(_ a: A, _ b: B, on n: Int) -> B.Out where A.Out == Int { b(a(n)) }
print(run(Double2(), Text(), on: 21))
let steps: [any Step] = [Double2(), Text()]
for step in steps { print(step(1)) }
