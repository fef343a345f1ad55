@propertyWrapper struct Box<T> { var wrappedValue: T; var projectedValue: String; init(wrappedValue: T) { self.wrappedValue = wrappedValue; projectedValue = "wrapped" }; init(wrappedValue: T, label: String) { self.wrappedValue = wrappedValue; projectedValue = label } }
struct A { @Box var a = 1; @Box(label: "b") var b = "x"; @Box(wrappedValue: 3, label: "c") var c: Int; @Box var d: Bool; @Box var e: [Int] = [] }
var a = A(d: true)
a.e.append(5)
a.c += 1
print(a.a, a.$a, a.b, a.$b, a.c, a.$c, a.d, a.e, a.$e)
print(A(a: 7, d: false).a, A(a: 1, d: true, e: [1]).e)
struct B { @Box var n: Int; init(n: Int) { self.n = n * 2 }; init(boxed: Box<Int>) { _n = boxed }; var label: String { get { _n.projectedValue } set { _n.projectedValue = newValue } } }
var b = B(boxed: Box(wrappedValue: 9, label: "given"))
print(B(n: 4).n, b.n, b.label)
b.label = "changed"
print(b.$n)
@propertyWrapper struct Echo<T> { let wrappedValue: T; var projectedValue: String { "echo of \(wrappedValue)" }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
func f(@Echo _ n: Int, @Echo second m: Int) -> String { "\(n) \($n) \(m) \($m)" }
print(f(1, second: 2), f(5, second: 6))
@propertyWrapper struct Count { private(set) static var total = 0; private(set) var reads = 0; private var v: Int; init(wrappedValue: Int = 42) { v = wrappedValue; Count.total += 1 }; var wrappedValue: Int { mutating get { reads += 1; return v } set { v = newValue } }; var projectedValue: Int { reads } }
struct C { @Count var x; @Count var y = 7; @Count() var z: Int }
var c = C()
_ = c.x + c.x + c.y
c.z -= 2
print(c.$x, c.$y, c.$z, c.z, c.x, Count.total)
@propertyWrapper enum Late<T> { case empty, full(T); init() { self = .empty }; var wrappedValue: T { get { if case .full(let v) = self { v } else { fatalError("not set") } } set { self = .full(newValue) } }; var projectedValue: Bool { if case .full = self { true } else { false } } }
struct D { @Late var name: String; @Late<[Int]> var list }
var d = D()
print(d.$name, d.$list)
d.name = "set"; d.list = [1]; d.list += [2]
print(d.$name, d.name, d.list)
@propertyWrapper struct Mapped<T, U> { let f: (T) -> U; var wrappedValue: T; var projectedValue: U { f(wrappedValue) }; init(wrappedValue: T, _ f: @escaping (T) -> U) { self.wrappedValue = wrappedValue; self.f = f } }
struct E { @Mapped({ $0 * $0 }) var n = 5; @Mapped({ (s: String) in s.split(separator: " ").count }) var text = "a b c"; static let shared = E() }
var e = E()
e.n += 1
print(e.n, e.$n, e.$text, E.shared.$n)
func local() -> [String] { @Box(label: "local") var n = 1; n += 5; @Late var s: String; let before = $s; s = "late \(n)"; return ["\(before)", s, $n, "\($s)"] }
print(local())
class F { @Box var v = 0 { didSet { print("didSet", oldValue, v) } }; @Box static var shared = "static" }
let g = F()
g.v = 3
F.shared += "!"
print(g.v, F.shared, F.$shared)
