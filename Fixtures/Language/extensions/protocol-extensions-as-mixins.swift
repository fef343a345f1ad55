protocol Named { var name: String { get } }
protocol Priced { var cents: Int { get } }
protocol Logging: AnyObject { var log: [String] { get set } }
extension Logging { func note(_ s: String, _ f: String = #function) { log.append("\(f) \(s)") } }
extension Priced { var price: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }; static func + (a: Self, b: some Priced) -> Int { a.cents + b.cents } }
extension Named where Self: Priced { var label: String { "\(name): \(price)" } }
extension Collection where Element: Priced { var total: Int { reduce(0) { $0 + $1.cents } } }
extension Collection where Element == any Priced { var total: Int { reduce(0) { $0 + $1.cents } } }
struct Tea: Named, Priced { let name = "tea", cents = 305 }
struct Cake: Named, Priced { let name = "cake"; var cents: Int { 1200 } }
final class Shop: Logging { var log: [String] = []; func open() { note("now") } ; func sell(_ i: some Named & Priced) { note(i.label) } }
let shop = Shop()
shop.open()
shop.sell(Tea())
shop.sell(Cake())
print(shop.log, [Tea(), Tea()].total, ([Tea(), Cake()] as [any Priced]).total, Tea() + Cake())
protocol Stack { associatedtype E; var items: [E] { get set } }
extension Stack { mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() }; var isEmpty: Bool { items.isEmpty } }
extension Stack where E: Numeric { mutating func addTop() { if let a = pop(), let b = pop() { push(a + b) } } }
struct IntStack: Stack { var items: [Int] = [] }
class RefStack<T>: Stack { var items: [T] = [] }
var s = IntStack()
s.push(1); s.push(2); s.push(3); s.addTop()
var r = RefStack<String>()
r.push("x")
print(s.items, r.items, r.pop()!, r.isEmpty, s.pop()!)
protocol Equal { func equals(_ o: any Equal) -> Bool }
extension Equal where Self: Equatable { func equals(_ o: any Equal) -> Bool { (o as? Self) == self } }
extension Int: Equal {}
extension String: Equal {}
print(1.equals(1), 1.equals("1"), "a".equals("a"))
protocol Builder {}
extension Builder { func with<T>(_ k: WritableKeyPath<Self, T>, _ v: T) -> Self { var c = self; c[keyPath: k] = v; return c } }
struct Config: Builder { var a = 1, b = "x" }
print(Config().with(\.a, 5).with(\.b, "y"))
protocol Default { init() }
extension Default { static var standard: Self { .init() }; static func make(_ f: (inout Self) -> Void) -> Self { var s = Self(); f(&s); return s } }
extension Array: Default {}
extension Config: Default {}
print(Config.make { $0.a = 9 }, [Int].standard, [Int].make { $0 += [1] })
