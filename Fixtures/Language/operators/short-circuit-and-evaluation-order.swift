func log<T>(_ name: String, _ value: T) -> T { print(name, terminator: " "); return value }
print(log("a", false) && log("b", true))
print(log("a", true) || log("b", false))
print(log("a", true) && log("b", false) || log("c", true))
print(log("x", nil as Int?) ?? log("y", 2))
print(log("x", 1 as Int?) ?? log("y", 2))
print(log("c", true) ? log("t", 1) : log("f", 2))
print(log("l", 1) + log("r", 2) * log("m", 3))
var array = [0, 0, 0]
func index() -> Int { log("index", 1) }
array[index()] = log("value", 5)
print(array)
array[index()] += log("add", 2)
print(array)
func f(_ a: Int, b: Int = log("default", 7), c: Int) -> Int { a * 100 + b * 10 + c }
print(f(log("a", 1), c: log("c", 3)), f(log("a", 1), b: log("b", 2), c: log("c", 3)))
print([log("1", 1), log("2", 2)], [log("k", "k"): log("v", 1)], (log("p", 1), log("q", 2)))
func auto(_ condition: Bool, _ text: @autoclosure () -> String) { print(condition ? text() : "skipped") }
auto(false, log("evaluated", "x"))
auto(true, log("evaluated", "x"))
print(1 + 2 << 1, 2 * 3 % 4, 7 - 2 - 1, 1...3 ~= 2, !true == false, 5 & 3 == 1, 6 | 1 ^ 1)
print(true ? 1 : false ? 2 : 3, (nil as Int?) ?? (nil as Int?) ?? 4, -3.magnitude, (-3).magnitude)
let x = 5, y = 10
print(x < y && y < 20, (x, y) < (5, 11), x == 5 ? "five" : "other")
func and(_ a: @autoclosure () -> Bool, _ b: @autoclosure () -> Bool, _ c: @autoclosure () -> Bool) -> Int { !a() ? 0 : !b() ? 1 : !c() ? 2 : 3 }
print(and(log("1", true), log("2", false), log("3", true)))
