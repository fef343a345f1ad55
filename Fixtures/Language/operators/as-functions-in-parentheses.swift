// Operators as functions in parentheses, called at once or given on.
print((+)(1, 2))
print((-)(5, 3), (*)(2.5, 4.0), (<)(1, 2), (==)("a", "a"))
let ops: [(String, (Int, Int) -> Int)] = [("+", (+)), ("-", (-)), ("*", (*)), ("/", (/)), ("%", (%))]
for (n, f) in ops { print(n, f(17, 5)) }
let table: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": { $0 * $1 }]
print(table["+"]!(1, 2), table["-"]!(1, 2))
let add = (+) as (Int, Int) -> Int
print(add(3, 4), [1, 2, 3].reduce(0, (+)))
infix operator <>: AdditionPrecedence
func <> (a: [Int], b: [Int]) -> [Int] { a + b }
print((<>)([1], [2]), [[1], [2, 3]].reduce([], (<>)))
func apply<T>(_ a: T, _ b: T, _ f: (T, T) -> T) -> T { f(a, b) }
print(apply("x", "y", +), apply(2, 3, (*)))
var x = 5
(+=)(&x, 3)
print(x)
print(zip([1, 2], [3, 4]).map(+), zip([1, 2], [3, 4]).map((*)))
print([3, 1, 2].sorted(by: (>)), (!)(true))
struct V: Equatable { var x: Int; static func + (a: V, b: V) -> V { V(x: a.x + b.x) } }
print((+)(V(x: 1), V(x: 2)), [V(x: 1), V(x: 5)].reduce(V(x: 0), (+)))
let cmp: (Int, Int) -> Bool = (<=)
print(cmp(1, 1), (..<)(1, 4), (...)(1, 4))
