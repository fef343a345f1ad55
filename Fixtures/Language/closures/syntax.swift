let numbers = [5, 2, 9, 1]
print(numbers.sorted(by: { (a: Int, b: Int) -> Bool in return a < b }), numbers.sorted { a, b in a > b }, numbers.sorted { $0 < $1 }, numbers.sorted(by: >))
func run(_ n: Int, before: () -> Void = {}, body: (Int) -> Int, after: ((Int) -> Void)? = nil) { before(); let r = body(n); after?(r) }
run(2) { $0 + 1 }
run(2) { $0 * 10 } after: { print("after", $0) }
run(3) { print("before") } body: { n in n * n } after: { r in print("r", r) }
run(4, body: { $0 }, after: { print($0) })
let add: (Int, Int) -> Int = { $0 + $1 }
let curry = { (a: Int) in { (b: Int) in { (c: Int) in a + b * c } } }
print(add(1, 2), curry(1)(2)(3), { 42 }(), { (x: Int) -> String in "\(x)!" }(7))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { "n\($0)" })(4), compose(Int.init, { $0 ?? 0 })("12"), compose(\String.count, String.init)("four"))
let recursive: (Int) -> Int = { n in func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }; return f(n) }
var factorial: ((Int) -> Int)!
factorial = { $0 <= 1 ? 1 : $0 * factorial($0 - 1) }
print(recursive(15), factorial(10))
func assertThat(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) { if !condition() { print("failed:", message()) } }
assertThat(1 > 2, { print("message made"); return "1 > 2" }())
assertThat(true, "never \(1 / numbers.count)")
var stored: [() -> String] = []
func keep(_ f: @autoclosure @escaping () -> String) { stored.append(f()  == "x" ? { "was x" } : f) }
var state = "x"
keep(state)
state = "y"
keep(state)
state = "z"
print(stored.map { $0() })
let tuple: ((Int, Int)) -> Int = { $0.0 * $0.1 }
print([(1, 2), (3, 4)].map(tuple), [(1, 2)].map { $0 + $1 }, [("a", 1)].map { name, n in "\(name)\(n)" }, zip([1], [2]).map(+))
print([1, 2, 3].reduce(into: "") { $0 += "\($1)" }, numbers.map { n in n % 2 == 0 ? "even" : "odd" }.count)
let methods = [String.uppercased, String.lowercased]
print(methods.map { $0("MiX")() }, "abc".hasPrefix("a"), ["x", "y"].map("abcx".contains))
func variadic(_ fs: ((Int) -> Int)...) -> Int { fs.reduce(1) { $1($0) } }
print(variadic({ $0 + 1 }, { $0 * 5 }, { -$0 }), type(of: add), type(of: curry), type(of: { (s: inout String) throws -> Void in }))
