// Lines and functions as defaults of parameters, passed on, and stored.
struct Location: CustomStringConvertible { let line: UInt, column: UInt, function: String; init(line: UInt = #line, column: UInt = #column, function: String = #function) { self.line = line; self.column = column; self.function = function }; var description: String { "\(line):\(column) \(function)" } }
func here(_ l: Location = Location()) -> String { "\(l)" }
func outer() -> String { here(Location()) }
print(Location())
print(outer())
func check(_ c: @autoclosure () -> Bool, _ m: String = "", line: Int = #line) { if !c() { print("line \(line): failed \(m)") } }
check(1 + 1 == 2)
check(1 + 1 == 3, "sum")
func wrapper(line: Int = #line) { check(false, "wrapped", line: line) }
wrapper()
final class Tracer { private var depth = 0; private(set) var lines: [String] = []; func enter<T>(_ name: String = #function, _ body: () -> T) -> T { lines.append(String(repeating: "  ", count: depth) + name); depth += 1; defer { depth -= 1 }; return body() } }
let tracer = Tracer()
func fact(_ n: Int) -> Int { tracer.enter { n < 2 ? 1 : n * fact(n - 1) } }
func start() -> Int { tracer.enter { fact(3) } }
print(start())
tracer.lines.forEach { print($0) }
struct Todo { static func missing(_ f: String = #function) -> String { "\(f) is missing" }; var name: String { Todo.missing() }; func run(with n: Int, _ s: String) -> String { Todo.missing() }; subscript(k: Int, label l: Int) -> String { Todo.missing() }; var both: String { get { Todo.missing() } set { print(#function) } } }
var t = Todo()
print(t.name, t.run(with: 1, ""), t[0, label: 1], t.both)
t.both = ""
extension Todo { static prefix func ! (t: Todo) -> String { #function }; static func make<T>(_: T) -> String { #function }; func callAsFunction(x: Int) -> String { #function } }
print(!t, Todo.make(1), t(x: 1))
let names = { () -> [String] in func local() -> String { #function }; return [local(), #function] }()
print(names, [1, 2].map { _ in (#line) })
enum E { case a; var f: String { switch self { case .a: #function } }; init?(raw: Int) { print(#function); return nil } }
print(E.a.f, E(raw: 1) as Any)
actor A { func f() -> String { #function }; init() { print(#function) } }
print(#line); print(#line, #line)
